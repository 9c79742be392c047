"""Sample files and what is found in them. ``EGCFG_REWRITE_GOLDEN=1`` writes the expectations anew."""

from __future__ import annotations

import json
import os
import textwrap
import warnings
from pathlib import Path
from typing import Any

import pytest

from egcfg_lsp.discovery.document import Document, Function
from egcfg_lsp.discovery.task import site_for
from egcfg_lsp.discovery.tests_of import find_tests
from egcfg_lsp.files.source_file import read

GOLDEN = Path(__file__).parents[2] / "golden" / "discovery"
SAMPLES = ["stubs.py", "tabs.py", "shop/prices.py"]


def described(document: Document, function: Function) -> dict[str, Any]:
    found = find_tests(document, function, GOLDEN)
    site = site_for(document, function, found.cases)
    return {
        "lines": [function.first + 1, function.last + 1],
        "description": site.task.description,
        "program": site.task.program("    <body>\n").split("\n"),
        "replaces": [*site.start, *site.end],
        "tests": {
            case.id: [*case.setup.split("\n")[:-1], case.source]
            + ([] if case.expected is None else ["--> " + case.expected])
            + ([] if case.item is None else ["pytest " + case.item.name])
            for case in found.cases
        },
        "skipped": [list(each) for each in found.skipped],
    }


def load(name: str) -> Document:
    return Document(read(GOLDEN / name).text, GOLDEN / name)


@pytest.mark.parametrize("name", SAMPLES)
def test_golden(name: str) -> None:
    document = load(name)
    actual = {
        "complete": [f.name for f in document.functions if not f.is_unfinished],
        "declared": [f.name for f in document.functions if f.is_unfinished and f.is_declaration],
        "unfinished": {
            f.name: described(document, f)
            for f in document.functions
            if f.is_unfinished and not f.is_declaration
        },
    }
    expected = (GOLDEN / name).with_suffix(".json")
    if os.environ.get("EGCFG_REWRITE_GOLDEN"):
        expected.write_text(json.dumps(actual, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    assert actual == json.loads(expected.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", SAMPLES)
def test_every_program_compiles(name: str) -> None:
    document = load(name)
    for function in document.functions:
        task = site_for(document, function, find_tests(document, function, GOLDEN).cases).task
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile(task.program("    pass\n"), function.name, "exec")
            for test in task.tests:
                compile(textwrap.dedent(test.setup + test.source), test.id, "exec")
