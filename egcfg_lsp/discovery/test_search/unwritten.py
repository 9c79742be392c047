"""Tests that cannot pass yet, because they also use another function that is not written."""

from __future__ import annotations

import ast

from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.function import Function
from egcfg_lsp.discovery.source.names import parse
from egcfg_lsp.discovery.test_search.found import FoundTests
from sandbox import TestCase


def without_unwritten(document: Document, function: Function, found: FoundTests) -> FoundTests:
    """``found`` with the cases skipped that call another unfinished function of the file."""
    if not found.cases:
        return found
    others = [other for other in document.unwritten if not _related(other, function)]
    if not others:
        return found
    kept, skipped = [], list(found.skipped)
    for case in found.cases:
        used = _first_used(case, others)
        if used is None:
            kept.append(case)
        else:
            skipped.append((case.id, f"it uses {used.name}, which is not written yet"))
    return FoundTests(tuple(kept), tuple(skipped))


def _related(other: Function, function: Function) -> bool:
    """The function itself, under whatever decorator, or one that stands inside another."""
    return other.name == function.name or other.is_nested


def _first_used(case: TestCase, others: list[Function]) -> Function | None:
    tree = parse(case.setup + "\n" + case.source)
    nodes = list(ast.walk(tree)) if tree is not None else []
    names = {node.id for node in nodes if isinstance(node, ast.Name)}
    attributes = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    for other in others:
        owner, _, simple = other.name.rpartition(".")
        top = owner.partition(".")[0]
        if simple in names and not owner:
            return other
        if owner and top in names and (simple in attributes or simple == "__init__"):
            return other
    return None
