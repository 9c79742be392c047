"""Every promise of the security pages names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`((?:[\w/]*/)?test_\w+\.py)(?:::(\w+))?`(?:, `(test_\w+)`)?")


def rows(page: str) -> list[list[str]]:
    """The cells of tables whose last column is about tests."""
    found: list[list[str]] = []
    inside = False
    for line in (ROOT / "docs" / page).read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if not cells:
            inside = False
        elif cells[0] == "promise":
            inside = True
        elif inside and not set(cells[0]) <= set("-: "):
            found.append(cells)
    return found


PROMISES = [(page, row[0], row[-1]) for page in ("security.md", "sandbox.md") for row in rows(page)]


def test_there_are_promises() -> None:
    assert len(PROMISES) >= 20


@pytest.mark.parametrize(("page", "promise", "tests"), PROMISES, ids=lambda text: text[:30])
def test_a_promise_names_tests_that_exist(page: str, promise: str, tests: str) -> None:
    files = list((ROOT / "tests").rglob("test_*.py"))
    attacks = [path.stem for path in (ROOT / "tests" / "attacks").iterdir()]
    held = False
    for file, *names in NAMED.findall(tests):
        [found] = [path for path in files if path.as_posix().endswith(f"/{file}")]
        text = found.read_text(encoding="utf-8")
        assert all(f"def {name}(" in text for name in names if name), (file, names)
        held = True
    for name in re.findall(r"`([a-z_]+\*?)`", tests):
        if name.startswith("test_"):
            continue
        pattern = re.compile(name.replace("*", r"\w*"))
        assert any(pattern.fullmatch(attack) for attack in attacks), name
        held = True
    assert held or "tests/editors" in tests, promise
