"""The pages for people: what they name exists, their links lead somewhere, and they stay short."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = sorted((ROOT / "docs").glob("*.md"))
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *DOCS,
    *sorted((ROOT / "docs" / "decisions").glob("*.md")),
    *sorted((ROOT / "editors").glob("*/README.md")),
]
PACKAGES = ("egcfg_lsp", "engine", "sandbox")
FOLDERS = {*PACKAGES, "benchmarks", "docs", "editors", "examples", "tests", ".github"}
OTHERS = re.compile(r"[^\n`]*(prog|shop|[A-Z]+|genlm/[\w/]+)\.py")
"""Files of a user, or of another project, that pages speak of."""
FENCED = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)


def named(page: str) -> set[str]:
    """Paths, files and modules in the code spans and pictures of a page."""
    pictures = [text for kind, text in FENCED.findall(page) if kind == "text"]
    spans = re.findall(r"`([^`\n]+)`", FENCED.sub("", page))
    words = {word for text in (*pictures, *spans) for word in re.findall(r"[\w./<>*-]+", text)}
    return {re.sub(r"<\w+>|\bNAME\b", "*", word).rstrip("/") for word in words}


def missing(name: str) -> bool:
    """Whether ``name`` would be a path, file or module of this repository, and is not there."""
    first = re.split(r"[/.]", name)[0] or name
    if "/" in name and name.split("/")[0] in FOLDERS:
        return not list(ROOT.glob(name))
    if name.endswith(".py") and "*" not in name and not OTHERS.fullmatch(name):
        return not any(path.as_posix().endswith(f"/{name}") for path in python_files())
    if first in PACKAGES and re.fullmatch(r"\w+(\.\w+)+", name) and not name.endswith((".md", ".toml")):
        return not _module_or_attribute(name.split("."))
    return False


def python_files() -> list[Path]:
    return [path for folder in sorted(FOLDERS) for path in (ROOT / folder).rglob("*.py")]


def _module_or_attribute(parts: list[str]) -> bool:
    for length in range(len(parts), 0, -1):
        place = ROOT.joinpath(*parts[:length])
        file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        if file.is_file():
            rest = parts[length : length + 1]
            return all(re.search(rf"\b{name}\b", file.read_text("utf-8")) for name in rest)
    return False


def anchors(page: Path) -> set[str]:
    """Headings as GitHub makes anchors of them."""
    headings = re.findall(r"^#+ (.*)$", FENCED.sub("", page.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def words(page: str, *, prose: bool = False) -> int:
    """As ``wc -w`` counts; with ``prose`` without pictures, examples and tables."""
    text = "\n".join(line for line in FENCED.sub("", page).splitlines() if not line.startswith("|"))
    return len((text if prose else page).split())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_names_exists(page: Path) -> None:
    assert sorted(filter(missing, named(page.read_text("utf-8")))) == []


@pytest.mark.parametrize(
    "name",
    [
        "engine/decode",
        "egcfg_lsp/gone.py",
        "gone.py",
        "tests/unit/gone/",
        "engine.gone",
        "engine.lm.base.Gone",
    ],
)
def test_what_does_not_exist_is_noticed(name: str) -> None:
    assert [*filter(missing, named(f"See `{name}`."))]
    assert [*filter(missing, named(f"```text\n a --> {name}\n```\n"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_of_a_page_lead_somewhere(page: Path) -> None:
    dead = []
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        place, _, anchor = link.partition("#")
        target = (page.parent / place).resolve() if place else page
        if "://" not in link and not (target.exists() and (not anchor or anchor in anchors(target))):
            dead.append(link)
    assert dead == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_calls_targets_that_there_are(page: Path) -> None:
    targets = set(
        re.findall(r"^([a-z][a-z0-9-]*):(?!=)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    )
    text = page.read_text("utf-8")
    called = re.findall(r"`make ([a-z0-9-]+)", text) + re.findall(r"^make ([a-z0-9-]+)", text, re.MULTILINE)
    assert set(called) <= targets


def test_the_architecture_tells_of_every_folder() -> None:
    told = named((ROOT / "docs" / "architecture.md").read_text("utf-8"))
    folders = {
        path.parent.relative_to(ROOT).as_posix() for name in PACKAGES for path in (ROOT / name).rglob("*.py")
    }
    assert sorted(folders - told) == []


def test_the_readme_and_the_architecture_are_short() -> None:
    assert words((ROOT / "README.md").read_text("utf-8")) < 900
    assert words((ROOT / "docs" / "architecture.md").read_text("utf-8"), prose=True) < 900
    assert words((ROOT / "CONTRIBUTING.md").read_text("utf-8")) < 900


def test_goldens_are_rewritten_by_the_one_switch_that_is_told_of() -> None:
    """Rewriting is for changes that are meant; ``git diff`` shows them."""
    tests = [path.read_text("utf-8") for path in (ROOT / "tests").rglob("*.py")]
    [switch] = {name for text in tests for name in re.findall(r"EGCFG_[A-Z]+_GOLDEN", text)}
    assert f"`{switch}=1`" in (ROOT / "CONTRIBUTING.md").read_text("utf-8")
