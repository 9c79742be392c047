"""What a function's file imports from its project is told to the model, in short."""

from __future__ import annotations

from pathlib import Path

import pytest

from egcfg_lsp.discovery import context
from egcfg_lsp.discovery.document import Document
from egcfg_lsp.discovery.task import find
from egcfg_lsp.discovery.tests_of import TestIndex

FILM = '''\
"""Films."""
from dataclasses import dataclass

PASSWORD = "swordfish"
ROWS = 5


@dataclass
class Film:
    """A film. Its length is in minutes."""

    title: str
    length: int = 90

    def ends(self, start: "Clock") -> int:
        """When it ends.

        More about it.
        """
        return start.minutes + self.length


class Clock:
    minutes = 0


def unused():
    return 1
'''
CINEMA = '''\
from shop.film import Film, ROWS, PASSWORD
{more}

def late(film: Film) -> bool:
    """Whether it lasts longer than ROWS minutes."""
    ...
'''
TOLD = '''\
# In shop/film.py:
# ROWS = 5
# @dataclass
# class Film:
#     """A film. Its length is in minutes."""
#     title: str
#     length: int = 90
#     def ends(self, start: 'Clock') -> int:
#         """When it ends."""
# class Clock:
#     minutes = 0

'''


@pytest.fixture
def project(tmp_path):
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "shop").mkdir()
    (tmp_path / "shop" / "__init__.py").write_text("from .film import Film as Movie\n")
    (tmp_path / "shop" / "film.py").write_text(FILM)
    return tmp_path


def told(project: Path, source: str, file: str = "shop/cinema.py", index: TestIndex | None = None) -> str:
    path = project / file
    path.write_text(source)
    document = Document(source, path)
    [function] = [each for each in document.functions if each.is_unfinished]
    return find(index or TestIndex(), document, function).site.task.definitions


def test_fields_and_heads_of_what_the_function_names_and_what_these_name_are_told(project):
    assert told(project, CINEMA.format(more="")) == TOLD
    secret = CINEMA.format(more="").replace("ROWS minutes", "PASSWORD")
    assert "swordfish" not in told(project, secret), "a model may be somebody else's"


@pytest.mark.parametrize(
    ("imports", "annotation"),
    [
        ("from .film import Film", "Film"),
        ("from shop import Movie", "Movie"),
        ("from . import film", "film.Film"),
        ("from shop import film as f", "f.Film"),
        ("import shop.film", "shop.film.Film"),
        ("import shop.film as f", "f.Film"),
    ],
)
def test_however_it_is_imported(project, imports, annotation):
    source = f'{imports}\n\n\ndef late(film: {annotation}) -> bool:\n    """Whether it is late."""\n    ...\n'
    assert "class Film" in told(project, source)


def test_what_the_function_does_not_name_comes_last(project, monkeypatch):
    source = CINEMA.format(more="").replace("PASSWORD", "unused")
    assert "# def unused():" in told(project, source)
    monkeypatch.setattr(context, "MOST", len(TOLD) - len("# In shop/film.py:\n\n"))
    assert "unused" not in told(project, source)


def test_an_open_editor_counts_before_the_disk(project):
    index = TestIndex({project / "shop" / "film.py": FILM.replace("title: str", "name: str")})
    assert "name: str" in told(project, CINEMA.format(more=""), index=index)


@pytest.mark.parametrize(
    ("imports", "file"),
    [
        ("from lib.film import Film\nfrom json import JSONDecoder as Other", "venv/cinema.py"),
        ("from lib.film import Film\nfrom json import JSONDecoder as Other", "shop/cinema.py"),
        ("from shop.a import Film\nfrom shop.broken import Other", "shop/cinema.py"),
        (f"from {'.' * 60}film import Film", "shop/cinema.py"),
    ],
    ids=["in an environment", "of an environment", "in a circle and broken", "out of the project"],
)
def test_nothing_is_told_of_what_is_not_the_projects_or_ends_nowhere(project, imports, file):
    files = {
        "venv/lib/film.py": FILM,
        "shop/a.py": "from shop.b import Film\n",
        "shop/b.py": "from shop.a import Film\n",
        "shop/broken.py": "def (:\n",
    }
    for name, text in files.items():
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text(text)
    assert told(project, f"{imports}\n\n\ndef late(film: Film, by: Other):\n    ...\n", file) == ""


def test_there_is_a_bound(project):
    classes = "".join(f"class C{number}:\n    {'x' * 60}: int\n    y: int\n\n\n" for number in range(60))
    (project / "shop" / "many.py").write_text(classes)
    names = [f"C{number}" for number in range(60)]
    source = f"from shop.many import {', '.join(names)}\n\n\ndef f(x: {' | '.join(names)}):\n    ...\n"
    found = told(project, source)
    assert 0.8 * context.MOST < len(found) <= context.MOST + len("# In shop/many.py:\n\n")
    assert "class C0:" in found
