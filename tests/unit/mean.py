"""A task that many tests are about: the mean of some values, and two ways to write it."""

from engine.core.task import Task
from sandbox import TestCase

TASK = Task(
    name="mean",
    signature="def mean(values):\n",
    description="Average; 0 if there are none.",
    tests=(TestCase("a", "assert mean([1, 2]) == 1.5"), TestCase("b", "mean([])", expected="0")),
)
GOOD = "    if not values:\n        return 0\n    return sum(values) / len(values)\n"
BAD = "    return sum(values) / len(values)\n"
