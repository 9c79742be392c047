"""Measures what methods solve with the model that ships."""
