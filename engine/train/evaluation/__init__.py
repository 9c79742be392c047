"""Measures a model on what training never saw."""
