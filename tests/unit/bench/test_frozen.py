"""Frozen sets and the figures of benchmarks."""

from __future__ import annotations

import ast
import doctest
import json
import shutil
from functools import cache
from typing import Any

import pytest

from benchmarks import everyday, frozen, prompt
from benchmarks.editor import Ghost, figures
from engine.core.task import Task
from engine.prompts import template
from sandbox import TestCase

SETS = {everyday.FOLDER: 60, prompt.FOLDER: 24}

ALL = [(folder, each) for folder in SETS for each in frozen.functions(folder)]

EACH = pytest.mark.parametrize(("folder", "function"), ALL, ids=[each.target for _, each in ALL])


@pytest.fixture(autouse=True)
def _modules_of_projects(monkeypatch):
    monkeypatch.syspath_prepend(prompt.FOLDER / "tasks")


@cache
def names(path):
    """What a file defines."""
    found: dict[str, Any] = {"__name__": path.stem}
    exec(path.read_text(), found)
    return found


def examples(folder, function):
    """The doctest of a function, in a namespace that has none yet."""
    found: Any = names(folder / "tasks" / function.file)[function.name.partition(".")[0]]
    for part in function.name.split(".")[1:]:
        found = getattr(found, part)
    return doctest.DocTestParser().get_doctest(found.__doc__, {}, function.name, None, None)


def failures(folder, function, kind):
    test = examples(folder, function)
    test.globs = dict(names(folder / kind / function.file))
    return doctest.DocTestRunner(verbose=False).run(test, out=lambda text: None).failed


def check(folder, function, kind):
    """Runs the hidden asserts."""
    place = dict(names(folder / kind / function.file))
    exec(function.test.setup + "\n" + function.test.source, place)


def asserts(function):
    tree = ast.parse(function.hidden)
    [found] = [one for one in tree.body if f"{one.name}()" in function.test.source]
    return sum(isinstance(each, ast.Assert) for each in found.body)


def heads(path):
    """Names and parameters of functions, by the classes they stand in."""
    return [
        (type(node).__name__, node.name, ast.unparse(getattr(node, "args", ast.Pass())))
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    ]


@pytest.mark.parametrize(("folder", "count"), SETS.items(), ids=[folder.name for folder in SETS])
def test_a_set_is_complete(folder, count):
    functions = frozen.functions(folder)
    assert len({each.target for each in functions}) == count
    for file in {each.file for each in functions}:
        assert heads(folder / "answers" / file) == heads(folder / "tasks" / file)


@EACH
def test_every_function_has_two_examples_and_some_hidden_asserts(folder, function):
    assert len(examples(folder, function).examples) == 2
    assert 3 <= asserts(function) <= 6


@EACH
def test_the_answer_is_right(folder, function):
    assert failures(folder, function, "answers") == 0
    check(folder, function, "answers")


@EACH
def test_nothing_is_right_without_a_body(folder, function):
    assert failures(folder, function, "tasks") > 0
    with pytest.raises((AssertionError, TypeError, AttributeError)):
        check(folder, function, "tasks")


async def test_hidden_asserts_tell_right_from_wrong(tmp_path):
    asked = [each for each in frozen.functions(everyday.FOLDER) if each.file == "accounts.py"]
    shutil.copy(everyday.FOLDER / "answers" / "accounts.py", tmp_path)
    text = (tmp_path / "accounts.py").read_text()
    (tmp_path / "accounts.py").write_text(text.replace("balance += amount", "balance += 1"))
    right = await frozen.right_ones(asked, tmp_path)
    assert right == {each.target for each in asked} - {"accounts.py::Account.deposit"}


def test_a_set_is_completed_where_no_answer_stands(monkeypatch):
    seen = []

    def answers(arguments, place):
        seen.extend(path.name for path in place.rglob("*.py"))
        shutil.copytree(everyday.FOLDER / "answers", place, dirs_exist_ok=True)
        usage = {"wall_s": 1.5, "generated_tokens": 7, "prompt_tokens": 70}
        rungs = {"rungs": [{"name": "likeliest program"}]}
        told = [
            {"target": each.target, "passed": each.name != "walk", "usage": usage, "workings": rungs}
            for each in frozen.functions(everyday.FOLDER)
        ]
        return "".join(json.dumps(one) + "\n" for one in told)

    monkeypatch.setattr(frozen, "egcfg", answers)
    found = {each.function.name: each for each in frozen.complete(everyday.FOLDER).functions}
    assert sorted(seen) == sorted(path.name for path in (everyday.FOLDER / "tasks").glob("*.py"))
    assert [name for name, each in found.items() if not each.right] == ["walk"]
    assert (found["size"].seconds, found["size"].written, found["size"].read) == (1.5, 7, 70)


def ghost(seconds: float, read: int, passed: bool = True) -> Ghost:
    return Ghost(seconds, seconds + 1, "return 1" if passed else "", passed, "def f():\n", read)


def test_the_first_ghost_text_counts_apart_from_the_others():
    found = {each.figure: each for each in figures([ghost(9, 300), ghost(1, 60), ghost(3, 40, False)], 200)}
    assert found["first_of_all_s"].value == 9
    assert found["pause_p50_s"].value == 2
    assert (found["shown"].value, found["passes"].value) == (2, 2)
    assert found["read_over_changed"].value == 2
    assert found["read_over_changed"].met is False


TASK = Task(
    name="f",
    signature="def f(n):\n",
    docstring='    """Add one.\n\n    >>> f(1)\n    2\n    """\n',
    description="Add one.",
    definitions="# of_the_definitions\n",
    imports="import math\n",
    preamble="def of_the_preamble(): ...\n",
    tests=(TestCase("1", "f(1)", "2"), TestCase("2", "f(2) == 3")),
)

ELEMENTS = {
    "definitions": "of_the_definitions",
    "imports": "math",
    "preamble": "of_the_preamble",
    "tests": "f(2) == 3",
}


def test_every_change_leaves_out_or_adds_what_it_names(tmp_path):
    prompts = {path.stem: template.load(str(path)).prompt(TASK) for path in prompt.changed(tmp_path)}
    texts = {name: each.shared + each.opening for name, each in prompts.items()}
    assert len(set(texts.values())) == len(texts) == sum(map(len, prompt.CHANGES.values()))
    for name in prompt.CHANGES:
        as_it_is = texts[f"{name}_as_it_is"]
        for element, told in ELEMENTS.items():
            assert told in as_it_is
            assert told not in texts[f"{name}_without_{element}"]
    assert ">>>" in texts["chat_as_it_is"]
    assert ">>>" not in texts["chat_tests_as_comments"]
