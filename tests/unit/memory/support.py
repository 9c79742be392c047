"""Tasks and requests as tests of memory need them."""

from __future__ import annotations

from engine.memory.project import Caller, ProjectFunctions
from engine.memory.project_code.read_module import read_module
from engine.memory.types import request
from engine.types import Task
from sandbox import TestCase


def task(head, *tests, name="", description="", **parts):
    """The task of ``def head:`` with tests as they are written."""
    name = name or head.partition("(")[0]
    cases = tuple(TestCase(f"test {number}", test) for number, test in enumerate(tests))
    return Task(name, f"def {head}:\n", description=description, tests=cases, **parts)


def asked(head, *tests, **more):
    return request(task(head, *tests, **more))


def project(**files):
    """Functions of files by their modules' names, which have ``__`` for each dot."""
    known = ProjectFunctions()
    for name, text in files.items():
        put(known, name.replace("__", "."), text)
    return known


def put(known, module, text, key=None):
    known.put(key or module, module, read_module(text))


def callable_from(known, caller="app", task="f", text=""):
    """The names of all functions that ``task`` in ``caller`` may call."""
    source = known.for_caller(Caller(caller, text, caller), task)
    found = (source.function(number) for number in sorted(known._functions))
    return [each.where for each in found if each is not None]
