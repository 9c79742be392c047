"""Everyday functions, one module a field, each with ``ENTRIES`` and perhaps ``FAMILIES``."""
