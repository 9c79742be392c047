"""Code as it is cut out, indented and read: what can be run of it, in any Python."""

from __future__ import annotations

import ast
import sys
import textwrap

import pytest
from hypothesis import given
from hypothesis import strategies as st

from egcfg_lsp.discovery.names import free_names
from engine.core.task import Task, indented
from engine.decoding import executable as code
from engine.decoding.answered_body import answered_body
from engine.decoding.executable import executable, identity, lowered, parses, read
from sandbox import SandboxPool, TestCase
from tests.unit.sandbox.interpreters import found

TASK = Task(name="f", signature="def f(x):\n")
DESCRIBED = Task(name="f", signature="def f(x):\n", docstring='    """Says."""\n')


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("    return x\n", "    return x\n"),
        ("    return x", "    return x\n"),
        ("    for y in x:\n", "    for y in x:\n        pass\n"),
        ("    for y in x:  # each\n", "    for y in x:\n        pass\n"),
        ("    a = 1\n    b = (a +\n", "    a = 1\n"),
        ("    if x:\n        return 1\n    else", "    if x:\n        return 1\n"),
        ("    try:\n        a = 1\n", None),
        ("    a = 0\n    try:\n        a = 1\n", "    a = 0\n"),
        ("    return x  # done\n", "    return x\n"),
        ("    # only words\n    return '#'\n", "    return '#'\n"),
        ("    return (\n", None),
        ("", None),
        ("\n\n", None),
    ],
)
def test_extraction(body, expected):
    assert executable(TASK, body) == expected


def test_what_is_very_long_is_not_tried_line_by_line(monkeypatch):
    """A server's answer of 64 KB would take hours of its completion's seconds."""
    tried = []
    monkeypatch.setattr(code, "parses", tried.append)
    assert executable(TASK, "    a b\n" * 8_000) is None
    assert len(tried) < 500


LINES = st.lists(
    st.sampled_from(
        "    a = 1|    for y in x:|        a += y|    if a:|        return a|    return (a|    else:|"
        "    try:|    except ValueError:|    # why|    return a  # so|    s = '''|    while True|  x|"
        "        pass|    with x as y:|    def g():|    class C:|    return [y for y in|    @x|".split("|")
    ),
    max_size=8,
)


@given(LINES, st.sampled_from([TASK, DESCRIBED]))
def test_extraction_parses_and_adds_only_a_pass(lines, task):
    body = "\n".join(lines)
    extracted = executable(task, body)
    if extracted is None:
        return
    ast.parse(task.program(extracted))
    given_lines = [line.partition("#")[0].rstrip() for line in lines]
    kept = [line for line in extracted.splitlines() if line.strip() != "pass"]
    assert all(line in given_lines or line in lines for line in kept)
    added = extracted.count("pass") - body.count("pass")
    assert added <= 1


@given(st.text(max_size=60))
def test_extraction_survives_any_text(text):
    extracted = executable(TASK, text)
    if extracted is not None:
        ast.parse(TASK.program(extracted))


def test_identity_ignores_layout_comments_and_docstrings():
    first = identity(TASK, "    return x+1  # next\n")
    assert first == identity(TASK, '    """Doc."""\n    return (x + 1)\n')
    assert first != identity(TASK, "    return x + 2\n")


@pytest.mark.parametrize("body", [f"    return x{'.next' * 400}\n", f"    return x{' + 1' * 900}\n"])
def test_what_is_nested_too_deep_to_be_written_again_is_its_own_identity(body):
    assert identity(TASK, body) == body


PIECES = [
    ("x = '''a\nb'''\ny = 1\n", "    x = '''a\nb'''\n    y = 1\n"),
    ("    x = '''a\n\n  b'''; y = '''c\nd'''\n", "        x = '''a\n\n  b'''; y = '''c\nd'''\n"),
    ("        x = 1\n    y = '''\n'''\nz = 2\n", "            x = 1\n        y = '''\n'''\n    z = 2\n"),
    ("x = f'''a\n{1 +\n2}\nb'''\ny\n", "    x = f'''a\n{1 +\n2}\nb'''\n    y\n"),
    ("x = 'a \\\nb'\ny = 1 + \\\n2\n", "    x = 'a \\\nb'\n    y = 1 + \\\n    2\n"),
    ("# it's '''\nx = 1\n", "    # it's '''\n    x = 1\n"),
    ("x = '''a\nb'''\ny = '''c\nd\n", "    x = '''a\nb'''\n    y = '''c\n    d\n"),
    ("x = '''a\nb''')\ny = '''c\nd'''\n", "    x = '''a\nb''')\n    y = '''c\nd'''\n"),
    ("", ""),
]


@pytest.mark.parametrize(("source", "deeper"), PIECES)
def test_lines_that_begin_inside_a_string_stay(source: str, deeper: str) -> None:
    assert indented(source, "    ") == deeper
    assert indented(source, "") == source


def test_without_strings_of_several_lines_it_is_plain_indentation() -> None:
    source = "if x:\n\n    y = (1,\n 2)\n  \n# note\n'a'\n"
    assert indented(source, "    ") == textwrap.indent(source, "    ")


OLDER = pytest.mark.skipif(sys.version_info >= (3, 12), reason="our own Python reads it")
GENERIC = Task("f", "def f[T: (str, bytes)](x: T) -> T:\n")
BODY = '    return f"{x["a"]!r:>{width}} {"\\n".join(names)}"\n'
MODULE = f"""\
type Pair[T] = tuple[T, other]

class Stack[T: int]:
    items: list[T]

def show(x, width, names):
{BODY}
def first[T](items: list[T]) -> T:
    ...
"""


@OLDER
def test_an_older_python_reads_newer_syntax():
    assert parses(GENERIC.function(BODY))
    assert executable(GENERIC, BODY + "    return (\n") == BODY
    names = {
        node.id for node in ast.walk(read(BODY.strip().removeprefix("return "))) if isinstance(node, ast.Name)
    }
    assert names == {"x", "width", "names"}
    assert free_names(MODULE) >= {"other", "tuple", "list"}
    assert not free_names(MODULE) & {"x", "width", "names"}


@OLDER
@pytest.mark.parametrize(
    "wrong", ["return f'{x[\"a\"]' (", "print f'{x['a']}'", "f'{x['a']}' f = 1", "def [T](): pass"]
)
def test_what_no_python_takes_is_refused(wrong):
    assert not parses(wrong + "\n")


@OLDER
@pytest.mark.parametrize(
    "source",
    [
        'x = f"""a {\nb # c\n} d\ne"""\ny = 1\n',
        'def f[\n    T,\n](x):\n    return f"{x["é"]}"\n',
        "type A = (\n    int\n)\nb = 1\n",
        'x = "a" f"{b["c"]}" \\\n  "d"\n',
    ],
)
def test_lines_stay(source):
    older = lowered(source)
    ast.parse(older)
    assert older.count("\n") == source.count("\n")


@pytest.mark.parametrize(
    "source", ["x = 1\n", "def f(x: list[int]):\n    return x\n", "type = 3\nprint(type)\n"]
)
def test_what_can_be_read_is_left(source):
    assert lowered(source) is None


@OLDER
@pytest.mark.parametrize("indent", ["", "    "])
def test_an_answer_keeps_its_text(indent):
    function = "".join(f"{indent}{line}\n" for line in (GENERIC.signature + BODY).splitlines())
    answer = "```python\n" + ("class A:\n" if indent else "") + function + "```"
    found_one = answered_body(GENERIC, answer)
    assert (found_one.text, found_one.whole) == (BODY, True)


@pytest.mark.parametrize("version", ["3.12", "3.13"])
async def test_the_projects_python_runs_it(version):
    program = 'def f[T](x: dict[str, T]) -> str:\n    return f"{x["a"]}"\n'
    async with SandboxPool(found(version)) as pool:
        result = await pool.run(program, [TestCase(id="", source="assert f({'a': 2}) == '2'")])
    assert result.passed == 1
