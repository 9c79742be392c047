"""A small cinema."""
