"""Measures the waiting times of a person in an editor."""
