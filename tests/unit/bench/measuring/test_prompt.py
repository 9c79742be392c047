"""Changed templates differ from each other, and are templates."""

from __future__ import annotations

from benchmarks import prompt
from engine.core.task import Task
from engine.prompts import template
from sandbox import TestCase

TASK = Task(
    name="f",
    signature="def f(n):\n",
    docstring='    """Add one.\n\n    >>> f(1)\n    2\n    """\n',
    description="Add one.",
    definitions="# of_the_definitions\n",
    imports="import math\n",
    outline="def of_the_outline(): ...\n",
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
        assert as_it_is.count("of_the_outline") == (name == "base_file")
        for element, told in ELEMENTS.items():
            assert told in as_it_is
            assert told not in texts[f"{name}_without_{element}"]
    assert "of_the_outline" in texts["chat_with_outline"]
    assert "of_the_outline" not in texts["base_file_without_outline"]
    assert ">>>" in texts["chat_as_it_is"]
    assert ">>>" not in texts["chat_tests_as_comments"]
