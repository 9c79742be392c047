"""Trains the model from scratch or further."""
