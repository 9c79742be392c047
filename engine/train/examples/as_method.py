"""Tells a sample as a method: what was a parameter becomes an attribute of a small class."""

from __future__ import annotations

import ast
from dataclasses import replace
from random import Random

from engine.support import renaming
from engine.train.tasks.synthesis import Sample, Unusable
from engine.types import INDENT
from sandbox import TestCase

_CLASSES = {
    "str": ("Text", "Message", "Line", "Note", "Label", "Name", "Document", "Title"),
    "list": ("Basket", "Series", "Sample", "Queue", "Scores", "Playlist", "Numbers", "Report", "Team"),
    "dict": ("Table", "Register", "Stock", "Catalog", "Menu", "Ledger", "Inventory"),
    "int": ("Counter", "Clock", "Account", "Meter", "Level", "Timer", "Player"),
    "": ("Box", "Item", "Record", "Holder", "Thing", "Data", "Entry", "Model"),
}


def as_method(sample: Sample, r: Random) -> Sample:
    """``sample`` as a method whose first one or two parameters are attributes.

    Raises ``Unusable`` when its body assigns to them or calls itself.
    """
    head = _head(sample.task.signature)
    count = r.choice((1, 1, 2)) if len(head.args.args) > 1 else 1
    moved = head.args.args[:count]
    names = [argument.arg for argument in moved]
    bare = "\n".join(line.removeprefix(INDENT) for line in sample.body.rstrip("\n").split("\n"))
    if not moved or head.args.defaults or sample.task.depth or "\n" in sample.task.description:
        raise Unusable("not a plain function of one paragraph")
    if {*names} & renaming.local_names(bare) or head.name in renaming.used_names(bare):
        raise Unusable("assigns to its parameter or calls itself")
    try:
        body = renaming.indented(renaming.rename(bare, {name: f"self.{name}" for name in names}))
    except (ValueError, SyntaxError) as error:
        raise Unusable(str(error)) from error
    owner = _class_name(moved[0], r)
    head.args.args[:count] = [ast.arg("self")]
    task = replace(
        sample.task,
        name=f"{owner}.{head.name}",
        signature=ast.unparse(head).partition("\n")[0] + "\n",
        preamble=_class(owner, moved, r),
        depth=1,
        tests=tuple(_test(test, owner, count) for test in sample.task.tests),
    )
    hidden = tuple(_test(test, owner, count) for test in sample.hidden)
    return replace(sample, task=task, body=body, hidden=hidden)


def _head(signature: str) -> ast.FunctionDef:
    function = ast.parse(signature + "    pass").body[0]
    if not isinstance(function, ast.FunctionDef):
        raise Unusable("not a plain function")
    return function


def _class_name(argument: ast.arg, r: Random) -> str:
    annotation = ast.unparse(argument.annotation) if argument.annotation else ""
    kind = next((kind for kind in _CLASSES if kind and annotation.startswith(kind)), "")
    return r.choice(_CLASSES[kind] if r.random() < 0.8 else _CLASSES[""])


def _class(owner: str, attributes: list[ast.arg], r: Random) -> str:
    """The class up to the method: perhaps a docstring, ``__init__``, a blank line."""
    about = f'    """{r.choice(("A", "One", "Holds a", "Keeps a"))} {owner.lower()}."""\n\n'
    parameters = ", ".join(["self", *map(ast.unparse, attributes)])
    lines = [f"        self.{argument.arg} = {argument.arg}\n" for argument in attributes]
    extra = r.choice(("count = 0", "name = ''", "log = []", "total = 0", "ready = True"))
    lines += [f"        self.{extra}\n"] if r.random() < 0.2 else []
    head = f"class {owner}:\n" + (about if r.random() < 0.4 else "")
    return f"{head}    def __init__({parameters}):\n{''.join(lines)}\n"


def _test(test: TestCase, owner: str, count: int) -> TestCase:
    """``assert f(a, b) == v`` as ``assert Owner(a).f(b) == v``."""
    tree = ast.parse(test.source)
    call = next(node for node in ast.walk(tree) if isinstance(node, ast.Call))
    if not isinstance(call.func, ast.Name):
        raise Unusable("the test does not call the function by name")
    instance = ast.Call(ast.Name(owner), call.args[:count], [])
    call.func, call.args = ast.Attribute(instance, call.func.id), call.args[count:]
    return replace(test, source=ast.unparse(tree))
