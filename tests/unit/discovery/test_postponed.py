"""Helpers of a test file that postpones annotations run in a program that does not."""

from __future__ import annotations

import ast
from pathlib import Path

from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.postponed_annotations import postponed, postpones
from egcfg_lsp.discovery.test_search.index import find_tests

HELPERS = """
class Pair:
    left: Pair | None = None

    def joined(self, other: Pair, *more: Pair, key: Pair = None) -> Pair:
        return self


async def waited(pair: Pair) -> Pair:
    return pair
"""


def test_annotations_become_text_and_nothing_else_changes() -> None:
    scope: dict[str, object] = {}
    exec(compile(postponed(HELPERS), "helpers", "exec", dont_inherit=True), scope)
    pair = scope["Pair"]
    assert pair.__annotations__ == {"left": "Pair | None"}
    assert pair.joined.__annotations__ == {"other": "Pair", "more": "Pair", "key": "Pair", "return": "Pair"}
    assert scope["waited"].__annotations__ == {"pair": "Pair", "return": "Pair"}
    assert postponed("") == ""


def test_what_postpones() -> None:
    assert postpones(ast.parse("from __future__ import division, annotations").body)
    assert not postpones(ast.parse("from __future__ import division\nimport annotations").body)


def test_a_helper_that_names_itself_can_be_made(tmp_path: Path) -> None:
    path = tmp_path / "m.py"
    path.write_text("def f(x):\n    ...\n")
    helper = "class Own:\n    def of(self) -> Own:\n        return self\n"
    imports = "from __future__ import annotations\nfrom m import f\n"
    test = "def test_f():\n    assert f(Own().of())\n"
    (tmp_path / "test_m.py").write_text(f"{imports}\n\n{helper}\n\n{test}")
    document = Document(path.read_text(), path)
    [case] = find_tests(document, document.functions[0]).cases
    exec(compile(case.setup, "setup", "exec", dont_inherit=True), {})
