"""Measures what decoding costs with random-weight models of the size that people use."""
