"""Tasks and requests as tests of memory need them."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.task import Task
from engine.memory.names import in_names_of
from engine.memory.parameters import Parameter
from engine.memory.project import Caller, ProjectFunctions
from engine.memory.project_code.read_module import read_module
from engine.memory.types import request
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


@dataclass(frozen=True)
class Copied:
    """A known function whose body is repeated in the names of the task."""

    where: str
    parameters: tuple
    returns: str = ""
    text: str = "pass"

    how = "recalled"
    hoists = True
    source = ""

    def body(self, request, order):
        return in_names_of(request, order, self.parameters, self.where.split(".")[-1], self.text, ())


def copied(*parameters, returns="", where="a.b", body="pass"):
    """``parameters`` as they are written: ``n: int = 2``."""
    return Copied(where, tuple(map(_parameter, parameters)), returns, body)


def _parameter(text):
    head, _, default = text.partition("=")
    name, _, annotation = head.partition(":")
    return Parameter(name.strip(), annotation.strip(), default.strip())
