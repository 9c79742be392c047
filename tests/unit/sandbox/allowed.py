"""Limits for programs of which no verdict may rest on the speed of the machine."""

from sandbox import Limits

PATIENT = Limits(wall_s=60, cpu_s=60)
"""For what comes to its end by itself."""
LASTING = Limits(wall_s=3600, cpu_s=3600)
"""For what has to be ended."""
