"""Writes the tasks to learn from: a library by hand, compositions, programs under constraints."""
