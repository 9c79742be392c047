"""Prepares and runs a completion of a place in a file."""
