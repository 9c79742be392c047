"""Carries out the part of a test that belongs to the parent, statement by statement, on plain values."""
