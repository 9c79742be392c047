"""Completing a function with its own former body gives back the file, byte for byte."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from egcfg_lsp.completer.render import apply, edit
from egcfg_lsp.discovery.document import Document
from egcfg_lsp.discovery.task import site_for
from tests.thorough import examples

UNITS = ["    ", "  ", "\t", "   "]
SIMPLE = [
    "x = 1",
    "return x",
    "total = compute(\n{i}{u}first,\n{i}{u}second,\n{i})",
    "return [\n{i}{u}é for é in {{'a': 1,\n{i}{u}            'b': 2}}\n{i}]",
    "value = (first\n{i}         + second)",
    "text = first + \\\n{i}{u}second",
    "# why not",
    "x = 1; y = 2",
    "del x",
    "print('→', \"\\t\")",
]
HEADERS = ["if x:", "for a in b:", "while True:  # on and on", "with open(p) as f:", "def inner(a, b=1):"]


@st.composite
def blocks(draw: st.DrawFn, indent: str, unit: str, depth: int = 0) -> list[str]:
    lines: list[str] = []
    for _ in range(draw(st.integers(1, 3))):
        if depth < 3 and draw(st.integers(0, 3)) == 0:
            lines.append(indent + draw(st.sampled_from(HEADERS)))
            lines += draw(blocks(indent + unit, unit, depth + 1))
        else:
            statement = draw(st.sampled_from(SIMPLE)).format(i=indent, u=unit)
            lines += (indent + statement).split("\n")
        lines += [""] * draw(st.sampled_from([0, 0, 0, 1, 2]))
    if not lines[-1]:
        del lines[-1]
    while lines[-1].strip() == "" or lines[-1].lstrip().startswith("#"):
        lines.append(indent + "y = 0")
    return lines


@st.composite
def files(draw: st.DrawFn) -> tuple[str, str]:
    """A file and the name of the function in its middle."""
    unit = draw(st.sampled_from(UNITS))
    around = draw(st.sampled_from([[], ["class Größe(Base):"], ["def outer(z):"], ["class A:", "class B:"]]))
    lines = ["import math", "", "LIMIT = 3", ""] if draw(st.booleans()) else []
    for level, header in enumerate(around):
        lines.append(unit * level + header)
    base = unit * len(around)
    lines += draw(st.sampled_from([[], [base + "@decorated(1,", base + "           2)"]]))
    lines += [base + draw(st.sampled_from(["def f(x):", "async def f(x,", "def f(x): # note"]))]
    if lines[-1].endswith(","):
        lines.append(base + "            y) -> int:")
    if draw(st.booleans()):
        lines += [base + unit + '"""Says.', "", base + unit + unit + ">>> 1", base + unit + '"""']
    lines += draw(blocks(base + unit, unit))
    lines += draw(st.sampled_from([[], ["", "", base + "def g(): ..."], ["", "TAIL = 1"]]))
    newline = draw(st.sampled_from(["\n", "\r\n"]))
    text = newline.join(lines) + newline * draw(st.booleans())
    names = [header.split()[1].partition("(")[0].rstrip(":") for header in around]
    return draw(st.sampled_from(["", "\ufeff"])) + text, ".".join([*names, "f"])


def former_body(text: str, name: str) -> tuple[Document, str]:
    """The function's body in normal form, as the task of a cursor below it has it."""
    document = Document(text)
    function = document.find(name)
    assert function is not None, document.functions
    below = document.lines.after(function.last)
    if below.line == function.last:
        document = Document(text + document.lines.newline)
        function = document.find(name)
        assert function is not None
    cursor = (function.last + 1, 0)
    site = site_for(document, function, cursor=cursor)
    return Document(text), site.task.body


@settings(max_examples=examples(120), deadline=None)
@given(files())
@example(("def f(x):\n  for a in b:\n    # c\n    pass\n  return (x,\n          y)\n", "f"))
def test_former_body_gives_back_the_file(file: tuple[str, str]) -> None:
    text, name = file
    document, body = former_body(text, name)
    function = document.find(name)
    assert function is not None
    site = site_for(document, function)
    assert apply(text, edit(site, body)) == text


@settings(max_examples=examples(60), deadline=None)
@given(files(), st.sampled_from(["...", "pass", "raise NotImplementedError", "# TODO: later"]))
def test_stub_becomes_the_file(file: tuple[str, str], placeholder: str) -> None:
    text, name = file
    document, body = former_body(text, name)
    function = document.find(name)
    assert function is not None
    site = site_for(document, function)
    indent = document.lines[function.def_line][: -len(document.lines[function.def_line].lstrip())]
    stub = apply(text, edit(site, f"    {placeholder}\n"))
    assert indent == site.indents[0]
    stubbed = Document(stub)
    again = stubbed.find(name)
    assert again is not None
    assert again.is_unfinished
    assert apply(stub, edit(site_for(stubbed, again), body)) == text
