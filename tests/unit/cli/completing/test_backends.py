"""``egcfg complete`` on every backend, with a real model."""

from __future__ import annotations

import json
import sys

import pytest

from egcfg_lsp.cli import main

SOURCE = '''\
def digit_sum(n: int) -> int:
    """Return the sum of the digits of n.

    >>> digit_sum(123)
    6
    >>> digit_sum(90)
    9
    """
'''
CHAT = ["--set", "backend=openai", "--model", "m", "--set", "api=chat", "--set"]


@pytest.mark.weights
def test_llama_cpp_completes_a_function(weights, tmp_path, capsys):
    file = tmp_path / "digits.py"
    file.write_text(SOURCE)
    arguments = ["complete", str(file), "--json", "--set", "backend=llama-cpp", "--python", sys.executable]
    assert main(arguments) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["passed"]
    assert found["note"] == ""


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--set", "backend=openai", "--model", "m"], "add --set base-url"),
        pytest.param(
            ["--set", "backend=llama-cpp", "--model", "nowhere.gguf"],
            "no GGUF file at nowhere.gguf",
            marks=pytest.mark.thorough,
        ),
        (["--model", "m.gguf"], "There is no GGUF file at m.gguf"),
        (["--set", "base-url=http://localhost:1/v1"], "add --model"),
        (
            [*CHAT, "base-url=http://localhost:1/v1", "--strategy", "eg-cfg"],
            "The strategy eg-cfg needs the probabilities of next tokens, and a chat server gives none: use",
        ),
        (
            [*CHAT, "base-url=http://localhost:1/v1", "--strategy", "code-tree", "--set", "solver=eg-cfg"],
            "a chat server gives none: use --set solver=plain",
        ),
    ],
)
def test_what_cannot_work_is_refused_with_what_can(tmp_path, capsys, options, said):
    file = tmp_path / "digits.py"
    file.write_text(SOURCE)
    assert main(["complete", str(file), *options]) == 2
    assert said in capsys.readouterr().err
