"""A model that knows what to answer to which function, in place of the real one."""

import json
import os
import pty
import re
import sys
from collections import Counter
from contextlib import contextmanager

import pytest

from egcfg_lsp.resources import compose, machine_report
from engine.support import own_files
from tests.scripted import Scripted


def script(bodies):
    """Follows ``bodies``: for each function's name, its bodies and their weights."""

    def following(text):
        task, _, written = text.rpartition("<|body|>\n")
        names = re.findall(r"def (\w+)\(", task.rpartition("<|task|>")[2].partition("<|tests|>")[0])
        rest = Counter()
        for body, weight in bodies.get(names[-1] if names else "", {}).items():
            if f"{body}<|end|>".startswith(written):
                rest[f"{body}<|end|>"[len(written) :][:10]] += weight
        return rest

    return following


@pytest.fixture(autouse=True)
def speed_file(monkeypatch, tmp_path_factory):
    """Speeds of scripted models are none of the user's."""
    file = tmp_path_factory.mktemp("cache") / "speeds.json"
    monkeypatch.setattr(own_files, "speeds", lambda: file)
    return file


@pytest.fixture(autouse=True)
def consent_file(monkeypatch, tmp_path_factory):
    """What tests consent to is none of the user's."""
    file = tmp_path_factory.mktemp("state") / "trusted.json"
    monkeypatch.setattr(own_files, "trusted_interpreters", lambda: file)
    return file


@pytest.fixture
def torch_answered(monkeypatch):
    """What the doctor asks a process of torch's, which takes two seconds, is answered without torch."""
    answer = {"gpus": [], "mps": False, "threads": 2}
    monkeypatch.setattr(machine_report, "_TORCH", f"print({json.dumps(answer)!r})")


@pytest.fixture
def model(monkeypatch):
    """``model(name={body: weight})`` answers instead of the model that would be loaded."""
    opened = []

    def install(**bodies):
        async def open_model(settings, **options):
            opened.append(settings)
            return Scripted(script(bodies), tokens=["    ", "return "])

        monkeypatch.setattr(compose, "open_model", open_model)
        return opened

    return install


@pytest.fixture
def terminal(monkeypatch):
    """``with terminal(typed) as near``: stdin and stderr are a terminal on which that is typed."""

    @contextmanager
    def opened(typed):
        near, far = pty.openpty()
        os.write(near, typed)
        with open(os.dup(far), "w") as shown, open(far) as keyboard, monkeypatch.context() as here:
            here.setattr(sys, "stdin", keyboard)
            here.setattr(sys, "stderr", shown)
            yield near
        os.close(near)

    return opened
