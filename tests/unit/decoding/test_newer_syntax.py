"""Syntax of Pythons that are newer than the one that runs us, in the real interpreters."""

import ast
import sys

import pytest

from egcfg_lsp.discovery.names import free_names
from engine.core.task import Task
from engine.decoding.answered_body import answered_body
from engine.decoding.executable import executable, lowered, parses, read
from sandbox import SandboxPool, TestCase
from tests.unit.sandbox.interpreters import found

OLDER = pytest.mark.skipif(sys.version_info >= (3, 12), reason="our own Python reads it")
TASK = Task("f", "def f[T: (str, bytes)](x: T) -> T:\n")
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
    assert parses(TASK.function(BODY))
    assert executable(TASK, BODY + "    return (\n") == BODY
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


def test_what_can_be_read_is_left():
    for source in (
        "x = 1\n",
        "def f(x: list[int]) -> dict[str, int]:\n    return x\n",
        "type = 3\nprint(type)\n",
    ):
        assert lowered(source) is None


@OLDER
@pytest.mark.parametrize("indent", ["", "    "])
def test_an_answer_keeps_its_text(indent):
    function = "".join(f"{indent}{line}\n" for line in (TASK.signature + BODY).splitlines())
    answer = "```python\n" + ("class A:\n" if indent else "") + function + "```"
    found_one = answered_body(TASK, answer)
    assert (found_one.text, found_one.whole) == (BODY, True)


@pytest.mark.parametrize("version", ["3.12", "3.13"])
async def test_the_projects_python_runs_it(version):
    program = 'def f[T](x: dict[str, T]) -> str:\n    return f"{x["a"]}"\n'
    async with SandboxPool(found(version)) as pool:
        result = await pool.run(program, [TestCase(id="", source="assert f({'a': 2}) == '2'")])
    assert result.passed == 1
