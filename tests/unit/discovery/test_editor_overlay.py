"""What pytest is shown in place of a file whose function is being written."""

import pytest

from egcfg_lsp.completer.completer import overlay, without_body
from egcfg_lsp.discovery.document import Document


@pytest.mark.parametrize(
    ("text", "name", "expected"),
    [
        ("def f(x):\n    ...\n\nx = 1\n", "f", "def f(x): pass\n\n\nx = 1\n"),
        ("def f(x): ...\nx = 1\n", "f", "def f(x): pass\nx = 1\n"),
        ('def f(\n    x,\n):  # why\n    """D."""\n    for\nx = 1\n', "f",
         'def f(\n    x,\n):  # why\n    """D."""\n\nx = 1\n'),
        ("def f(x): 'Doc.'; return\ny = 1\n", "f", "def f(x): 'Doc.'\ny = 1\n"),
        ("class A:\n\tdef f(self):\n\t\tif x\n\n\ty = 2\n", "A.f",
         "class A:\n\tdef f(self): pass\n\n\n\ty = 2\n"),
        ("def f(x) -> int:", "f", "def f(x) -> int: pass"),
        ("@dec\r\nasync def f(x):\r\n    ...\r\ny = 1\r\n", "f",
         "@dec\r\nasync def f(x): pass\n\r\ny = 1\r\n"),
    ],
)  # fmt: skip
def test_without_body(text, name, expected):
    document = Document(text)
    shown = without_body(document, document.find(name))
    assert shown == expected
    compile(shown, "shown", "exec")


def test_only_open_python_files_of_the_project(tmp_path):
    path, text = tmp_path / "m.py", "@dec\ndef f(): ...\n"
    document = Document(text, path)
    texts = {path: "x", tmp_path / "t.py": "y", tmp_path / "a.txt": "z", tmp_path.parent / "other.py": "w"}
    shown = overlay(document, document.find("f"), tmp_path, texts)
    assert (shown.file, shown.line, shown.root) == (str(path), 1, str(tmp_path))
    assert shown.texts == ((str(tmp_path / "t.py"), "y"),)
    assert overlay(Document(text), document.find("f"), tmp_path) is None
