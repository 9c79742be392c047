"""Finds the tests of a function without running anything."""
