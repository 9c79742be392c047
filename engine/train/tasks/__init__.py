"""Writes the programs to learn from, under constraints of a grammar."""
