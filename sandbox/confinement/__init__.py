"""Layers that confine an interpreter from outside, and the attempt to get out that each has to pass."""
