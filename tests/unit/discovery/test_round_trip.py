"""Completing a function with its own former body gives back the file, byte for byte."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from egcfg_lsp.completer.render import apply, edit
from egcfg_lsp.discovery.document import Document, Function
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


def found(text: str, name: str) -> tuple[Document, Function]:
    document = Document(text)
    function = document.find(name)
    assert function is not None, document.functions
    return document, function


def former_body(text: str, name: str) -> str:
    """The function's body in normal form, as the task of a cursor below it has it."""
    document, function = found(text, name)
    if document.lines.after(function.last).line == function.last:
        document, function = found(text + document.lines.newline, name)
    return site_for(document, function, cursor=(function.last + 1, 0)).task.body


@settings(max_examples=examples(120), deadline=None)
@given(files())
@example(("def f(x):\n  for a in b:\n    # c\n    pass\n  return (x,\n          y)\n", "f"))
def test_former_body_gives_back_the_file(file):
    text, name = file
    assert apply(text, edit(site_for(*found(text, name)), former_body(text, name))) == text


@settings(max_examples=examples(60), deadline=None)
@given(files(), st.sampled_from(["...", "pass", "raise NotImplementedError", "# TODO: later"]))
def test_stub_becomes_the_file(file, placeholder):
    text, name = file
    document, function = found(text, name)
    site = site_for(document, function)
    line = document.lines[function.def_line]
    assert site.indents[0] == line[: -len(line.lstrip())]
    stub = apply(text, edit(site, f"    {placeholder}\n"))
    stubbed, again = found(stub, name)
    assert again.is_unfinished
    assert apply(stub, edit(site_for(stubbed, again), former_body(text, name))) == text
