"""Measures the cost of running programs, and checks whether they are judged right."""
