"""The pages for people: what they name exists, their links lead somewhere, their commands can be given."""

import re
import subprocess
from pathlib import Path

import pytest

from egcfg_lsp import cli

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "editors").glob("*/README.md")),
]
PACKAGES = ("egcfg_lsp", "engine", "sandbox")
FOLDERS = {*PACKAGES, "benchmarks", "docs", "editors", "examples", "tests", ".github"}
OTHERS = re.compile(r"[^\n`]*(prog|shop|[A-Z]+|genlm/[\w/]+)\.py")
"""Files of a user, or of another project, that pages speak of."""
FENCED = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
PAPERS = (ROOT / "docs" / "papers.md").read_text("utf-8")


def named(page):
    """Paths, files and modules in the code spans and pictures of a page."""
    pictures = [text for kind, text in FENCED.findall(page) if kind == "text"]
    spans = re.findall(r"`([^`\n]+)`", FENCED.sub("", page))
    words = {word for text in (*pictures, *spans) for word in re.findall(r"[\w./<>*-]+", text)}
    return {re.sub(r"<\w+>|\bNAME\b", "*", word).rstrip("/") for word in words}


def missing(name):
    """Whether ``name`` would be a path, file or module of this repository, and is not there."""
    if "/" in name and name.split("/")[0] in FOLDERS:
        return not list(ROOT.glob(name))
    if name.endswith(".py") and "*" not in name and not OTHERS.fullmatch(name):
        files = (path for folder in sorted(FOLDERS) for path in (ROOT / folder).rglob("*.py"))
        return not any(path.as_posix().endswith(f"/{name}") for path in files)
    if re.fullmatch(rf"({'|'.join(PACKAGES)})(\.\w+)+", name) and not name.endswith((".md", ".toml")):
        return not module_or_attribute(name.split("."))
    return False


def module_or_attribute(parts):
    for length in range(len(parts), 0, -1):
        place = ROOT.joinpath(*parts[:length])
        file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        if file.is_file():
            return all(
                re.search(rf"\b{name}\b", file.read_text("utf-8")) for name in parts[length : length + 1]
            )
    return False


def anchors(page):
    """Headings as GitHub makes anchors of them."""
    headings = re.findall(r"^#+ (.*)$", FENCED.sub("", page.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_names_and_links_exists(page):
    text = page.read_text("utf-8")
    assert sorted(filter(missing, named(text))) == []
    targets = re.findall(r"^([a-z][a-z0-9-]*):(?!=)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert {*re.findall(r"(?:^|`)make ([a-z0-9-]+)", text, re.MULTILINE)} <= {*targets}
    dead = []
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        place, _, anchor = link.partition("#")
        target = (page.parent / place).resolve() if place else page
        if "://" not in link and not (target.exists() and (not anchor or anchor in anchors(target))):
            dead.append(link)
    assert dead == []


ROWS = "\n".join(line for line in PAPERS.splitlines() if line.startswith("|"))
NAMES = "\n".join(text for kind, text in FENCED.findall(PAPERS) if kind == "sh")
"""What the commands of the page use."""


@pytest.mark.parametrize(
    "command", dict.fromkeys(re.findall(r"`((?:egcfg (?:bench|report|train|eval)|run|for) [^`]+)`", ROWS))
)
def test_a_command_for_a_papers_table_can_be_given(command):
    """The shell says which arguments the program gets, and the program's own parser reads them."""
    shell = f"egcfg() {{ printf '%s\\037' \"$@\" >&3; echo >&3; }}\n{NAMES}\n{command.partition(' >')[0]}\n"
    told = subprocess.run(["bash", "-euc", f"exec 3>&1\n{shell}"], capture_output=True, text=True, check=True)
    programs = [line.split("\037")[:-1] for line in told.stdout.splitlines()]
    assert programs
    folder = ROOT / "engine" / "train" / "configs"
    for given in programs:
        config = getattr(cli._parser(given[:1]).parse_args(given), "config", None)
        assert config is None or (folder / f"{config}.toml").is_file()
