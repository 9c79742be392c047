# Attempts: take all monitoring tools, so that none is left for the worker.

import sys

if hasattr(sys, "monitoring"):
    for tool in range(6):
        try:
            sys.monitoring.use_tool_id(tool, "taken")
        except ValueError:
            pass


def attack(world):
    return [1]
