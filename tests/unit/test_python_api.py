"""The engine's public names, and the example of docs/python-api.md, as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import engine
from tests.scripted import Scripted

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "python-api.md").read_text(encoding="utf-8")
[EXAMPLE] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
BODY = "    return sum(letter in 'aeiou' for letter in text)\n"


def test_these_are_the_public_names():
    assert sorted(engine.__all__) == sorted(
        """
        Agent Completion DataError Decoding EngineError LanguageModel Limits ModelError Outcome Plan Progress
        STRATEGIES Services SettingsError Task TemplateError TestCase Usage Workflow complete default_agents
        load_model paper_agents
        """.split()
    )


@pytest.mark.parametrize("name", engine.__all__)
def test_a_public_name_is_there_and_the_page_tells_of_it(name):
    assert getattr(engine, name) is not None
    assert re.search(rf"\b{name}\b", PAGE)


def test_importing_the_engine_imports_nothing_and_its_whole_face_no_heavy_library():
    script = (
        "import sys; before = {*sys.modules}; import engine;"
        "print([name for name in sys.modules if name not in before"
        " and name.partition('.')[0] not in sys.stdlib_module_names]);"
        "from engine import *; from sandbox import SandboxPool;"
        "print(sorted({'torch', 'transformers', 'llama_cpp', 'httpx', 'pygls'} & {*sys.modules}))"
    )
    command = [sys.executable, "-c", script]
    found = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True)
    assert found.stdout == "['engine']\n[]\n"


async def test_the_example_completes_its_task_with_a_scripted_model():
    example: dict[str, Any] = {"__name__": "example"}
    exec(EXAMPLE, example)
    model = Scripted({"<|body|>\n": {BODY: 1.0}})
    try:
        completion = await example["write"](example["TASK"], model)
    finally:
        await model.close()
    assert completion.code == BODY
    assert completion.passed
    assert completion.verified


@pytest.mark.weights
def test_the_example_runs_as_it_stands(weights, capsys):
    exec(EXAMPLE, {"__name__": "__main__"})
    told = capsys.readouterr().out
    assert told.startswith("def count_vowels(text: str) -> int:\n")
    assert told.endswith("# 2 of 2 tests pass\n")
