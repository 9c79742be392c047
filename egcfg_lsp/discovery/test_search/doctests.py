"""Test cases from the examples in docstrings."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Callable, Iterator
from dataclasses import replace

from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.function import Function
from egcfg_lsp.discovery.source.names import bound_names, free_names, parse
from egcfg_lsp.discovery.test_search.found import TOO_DEEP, FoundTests
from egcfg_lsp.discovery.test_search.subject import Subject
from egcfg_lsp.discovery.test_search.suites import docstring_suite
from sandbox import TestCase

Uses = Callable[[str], bool]


def doctests(document: Document, function: Function) -> FoundTests:
    """Examples of the function's docstring, then those of its class and module that use it."""
    if function.is_nested and ">>>" in function.docstring:
        where = f"doctest {function.name}"
        reason = f"{function.name} stands inside another function, so its examples cannot reach it"
        return FoundTests(skipped=((where, reason),)) + _of_reachable(document, function)
    return _of_reachable(document, function)


def _of_reachable(document: Document, function: Function) -> FoundTests:
    name = function.reachable_name
    owner = name.rpartition(".")[0]
    reachable = function if name == function.name else document.find(name)
    found = examples(reachable.docstring, name) if reachable is not None else FoundTests()
    subject = Subject.of(function)
    if owner:
        of_class = examples(document.class_docstring(owner), owner)
        found += FoundTests(tuple(case for case in of_class.cases if _calls(subject, case)), of_class.skipped)
    module = document.path.stem if document.path is not None else "module"
    used = owner.partition(".")[0] or name
    found = _all_inside(document, found)
    cases = list(found.cases)
    for inside in _all_inside(document, FoundTests(examples(document.module_docstring, module).cases)).cases:
        if used in free_names(inside.setup + inside.source) and (not owner or _calls(subject, inside)):
            cases.append(inside)
    return FoundTests(tuple(cases), found.skipped)


def _calls(subject: Subject, case: TestCase) -> bool:
    """Whether an example calls a method, by its name, by syntax, or by showing an object of the class."""
    source = case.setup + case.source
    if not subject.is_special:
        return "." + subject.method in source
    tree = parse(source)
    shows = subject.method == "__repr__" and subject.name in (case.expected or "")
    return shows or (tree is not None and subject.used_in([tree]))


def _all_inside(document: Document, found: FoundTests) -> FoundTests:
    cases, skipped = [], list(found.skipped)
    for case in found.cases:
        try:
            cases.append(_inside(document, case))
        except RecursionError:
            skipped.append((case.id, TOO_DEEP))
    return FoundTests(tuple(cases), tuple(skipped))


def _inside(document: Document, case: TestCase) -> TestCase:
    """The case without imports of its own module, in which it will run."""
    setup, source = parse(case.setup), parse(case.source)
    own = docstring_suite(document)
    if own is None or setup is None or source is None:
        return case
    imports = [tree for tree in setup.body if own.without_own(tree) is None]
    if not imports:
        return case
    rewriter = own.rewriter([*setup.body, *source.body], ())
    kept = [ast.unparse(rewriter.rewritten(tree)) + "\n" for tree in setup.body if tree not in imports]
    changed = rewriter.rewritten(source)
    if ast.dump(changed) == ast.dump(source):
        return replace(case, setup="".join(kept))
    _, mark, directive = case.source.partition("  # doctest:")
    return replace(case, setup="".join(kept), source=ast.unparse(changed) + mark + directive)


def examples(docstring: str, name: str, uses: Uses = lambda source: True) -> FoundTests:
    """One case per example that decides something and whose source, setup included, ``uses`` accepts."""
    try:
        parsed = doctest.DocTestParser().get_examples(docstring)
    except ValueError as error:
        return FoundTests(skipped=((f"doctest {name}", f"malformed example: {error}"),))
    cases, skipped = [], []
    for where, at in deciding(parsed, name):
        example = parsed[at]
        before, source = _parted(example.source.rstrip("\n"))
        setup = "".join(_setup(parsed[:at])) + before
        if example.options.get(doctest.SKIP):
            skipped.append((where, "marked with +SKIP"))
        elif parse(example.source) is None:
            skipped.append((where, "not valid Python"))
        elif uses(setup + source):
            expected = None if _is_assertion(example) else example.want.removesuffix("\n")
            cases.append(TestCase(where, source, expected, setup))
    return FoundTests(tuple(cases), tuple(skipped))


def deciding(parsed: list[doctest.Example], name: str) -> Iterator[tuple[str, int]]:
    """The ids of the examples that decide something in the docstring of ``name``, and where they stand."""
    places = (at for at, example in enumerate(parsed) if _decides(example, parsed[at + 1 :], name))
    for number, at in enumerate(places, 1):
        yield f"doctest {name}:{number}", at


def _decides(example: doctest.Example, later: list[doctest.Example], name: str) -> bool:
    """Whether an example has output, is an assertion, or is a last call, which should show nothing."""
    if example.want or _is_assertion(example):
        return True
    tree = parse(example.source)
    calls = tree is not None and any(isinstance(each, ast.Expr) for each in tree.body)
    return calls and name.rpartition(".")[2] in example.source and not any(each.want for each in later)


def _is_assertion(example: doctest.Example) -> bool:
    tree = parse(example.source)
    last = tree.body[-1] if tree is not None and tree.body else None
    return isinstance(last, ast.Assert) and not example.want


def _parted(source: str) -> tuple[str, str]:
    """``x = f(3); x`` as what runs first, ``x = f(3)``, and what is shown, ``x``."""
    tree = parse(source)
    if tree is None or len(tree.body) < 2 or any(isinstance(each, ast.Expr) for each in tree.body[:-1]):
        return "", source
    last = tree.body[-1]
    lines = source.split("\n")
    head = [*lines[: last.lineno - 1], lines[last.lineno - 1].encode()[: last.col_offset].decode()]
    shown = "\n".join([lines[last.lineno - 1].encode()[last.col_offset :].decode(), *lines[last.lineno :]])
    return "\n".join(head).rstrip("; \n") + "\n", shown


def _setup(earlier: list[doctest.Example]) -> Iterator[str]:
    """Examples without output, and those with output that may change what earlier ones made."""
    local: set[str] = set()
    for example in earlier:
        tree = parse(example.source)
        if tree is None or example.options.get(doctest.SKIP) or example.exc_msg is not None:
            continue
        calls = any(isinstance(node, ast.Call) for node in ast.walk(tree))
        binds = bound_names(tree.body)
        silent = not example.want and not _is_assertion(example)
        if silent or binds or (calls and free_names(example.source) & local):
            local |= binds
            yield example.source
