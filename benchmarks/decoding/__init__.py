"""Measures what decoding costs with the model that ships."""
