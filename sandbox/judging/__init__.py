"""Judges answers of programs. Pure: nothing is executed but Python's own operations on plain values."""
