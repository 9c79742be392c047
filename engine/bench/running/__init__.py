"""Runs strategies on problems, judges them by hidden tests, and keeps what came of each."""
