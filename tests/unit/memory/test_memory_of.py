"""What a benchmark's problem may reuse: the project's copy alone, and nothing that a benchmark asks for."""

import pytest

from egcfg_lsp.completer.named_places import NamedPlaces
from egcfg_lsp.memory_setting import places
from egcfg_lsp.project_bench.work import memory_of
from engine.bench.excerpt import Excerpt, InCopy
from engine.bench.problem import Problem
from tests.unit.memory.support import asked, task

ANSWER = "def to_cents(amount):\n    return amount * 100\n"


@pytest.fixture
def sandbox(tmp_path):
    """A project with the answer, and a copy without it."""
    for folder, secret in (("project", ANSWER), ("copy", "")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "app.py").write_text("def f(amount):\n    ...\n")
        (tmp_path / folder / "money.py").write_text(
            secret + "def to_dollars(amount):\n    return amount / 100\n"
        )
    project, copy = tmp_path / "project", tmp_path / "copy"
    excerpt = Excerpt(project, project, project / "app.py", (), (), "def f(", None)
    return InCopy(None, excerpt, copy)


def problem():
    made = object.__new__(Problem)  # what memory reads of one
    object.__setattr__(made, "task", task("f(amount)"))
    return made


def found(memory):
    request = asked("f(amount)", description="Converts an amount to cents or dollars.")
    return [each.known.where for each in memory.search(request)]


async def test_of_a_project_its_copy_is_read(sandbox):
    assert found(await memory_of(places("project"), NamedPlaces(), problem(), sandbox)) == [
        "money.to_dollars"
    ]


async def test_what_is_not_named_is_not_looked_at(sandbox):
    assert (await memory_of(places("off"), NamedPlaces(), problem(), sandbox)).sources == ()
    assert (await memory_of(places("project"), NamedPlaces(), problem(), object())).sources == ()
