"""Measures how well a model reasons about what programs do."""
