"""A garage."""
