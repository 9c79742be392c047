"""Packed rows of different lengths over shared key-value segments, for CPUs."""
