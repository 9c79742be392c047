"""A function with what a completion starts from: its document, its site, and the tests found for it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from egcfg_lsp.discovery.definitions import definitions
from egcfg_lsp.discovery.site import Site
from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.function import Function
from egcfg_lsp.discovery.task import site_for
from egcfg_lsp.discovery.test_search.index import TestIndex
from egcfg_lsp.files import project_root


@dataclass(frozen=True)
class FunctionUnderTest:
    """A function of a document, where its completion goes, and its tests."""

    document: Document
    function: Function
    site: Site
    skipped: tuple[tuple[str, str], ...]
    """Tests that cannot be used: (id, reason)."""

    @property
    def path(self) -> Path:
        """Where the document is stored, or would be."""
        return (self.document.path or Path("untitled.py")).absolute()


def find(
    tests: TestIndex,
    document: Document,
    function: Function,
    root: Path | None = None,
    cursor: tuple[int, int] | None = None,
) -> FunctionUnderTest:
    """Finds a function's tests and its site; see ``TestIndex.find`` and ``site_for``."""
    found = tests.find(document, function, root)
    site = site_for(document, function, found.cases, cursor)
    top = root or (project_root.root(document.path) if document.path is not None else Path())
    told = definitions(document, site.task, top, tests.read)
    site = replace(site, task=replace(site.task, definitions=told))
    return FunctionUnderTest(document, function, site, found.skipped)
