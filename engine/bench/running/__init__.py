"""Runs strategies on problems, judges them by hidden tests, and records each result."""
