"""Folders made to hang whoever looks into them, or to have what lies elsewhere executed.

Nothing is waited for, nothing is read without end, and no test of another folder is found. What does not hold
takes minutes or all memory here, on any machine.
"""

import os
import socket
from pathlib import Path
from unittest.mock import Mock

import pytest

from egcfg_lsp.discovery import doctests
from egcfg_lsp.discovery.document import Document
from egcfg_lsp.discovery.project import PytestSettings, files_near
from egcfg_lsp.discovery.targets import parse_target
from egcfg_lsp.discovery.task import find
from egcfg_lsp.discovery.tests_of import FoundTests, TestIndex
from egcfg_lsp.errors import UsageError
from egcfg_lsp.resources import interpreter
from engine.support import data_file, python_tree
from tests.thorough import sampled

SOURCE = "def double(x):\n    return 2 * x\n"
TEST = "from a import double\ndef test_double(): assert double(2) == 4\n"
SETTINGS = "pyproject.toml pytest.ini .pytest.ini pytest.toml setup.cfg tox.ini".split()
READ = [*SETTINGS, ".pdm-python", "conftest.py", "test_a.py"]


def looked_at(folder: Path) -> FoundTests:
    """All that is read of a folder before anybody trusts it."""
    (folder / "a.py").write_text(SOURCE)
    found = interpreter.find("", folder, {})
    assert found.folder is None
    document = Document(SOURCE, folder / "a.py")
    return TestIndex().find(document, document.functions[0], folder)


def many(name: str, count: int) -> str:
    return " ".join(name.format(number) for number in range(count))


TEXTS = {
    "a key of half a million parts": ("pyproject.toml", "a." * (1 << 18) + "a = 1\n"),
    "quoted keys": ("pyproject.toml", '"\\"".' * 150_000 + "a = 1\n"),
    "keys of inline tables": ("pyproject.toml", "a = {" + "a . 'b' . " * 100_000 + "a = 1}\n"),
    "a long header over many keys": (
        "pytest.toml",
        f"[{'a.' * 1000}a]\n" + "\n".join(f"k{n} = 1" for n in range(60_000)),
    ),
    "lists in lists": ("pyproject.toml", "a = " + "[" * (1 << 19)),
    "tables in tables": ("pyproject.toml", "[tool.pytest.ini_options]\na = " + "{a = " * 100_000),
    "blanks in a line": ("pytest.ini", f"[pytest]\na{' ' * (1 << 19)}b\n"),
    "blanks in many lines": ("setup.cfg", "[tool:pytest]\n" + f"a{' ' * 20_000}b\n" * 40),
    "patterns of files": ("pytest.ini", f"[pytest]\npython_files = {many('a{}*.py', 60_000)}\n"),
    "patterns of folders": ("pytest.ini", f"[pytest]\ntestpaths = {many('**/{}*/*', 2_000)}\n"),
    "stars": ("tox.ini", "[pytest]\ntestpaths = " + "*/" * 20 + " **" * 5_000),
    "a setting that is a table": ("pyproject.toml", "[tool.pytest.ini_options]\ntestpaths = {a = {b = 1}}\n"),
    "tables that are no tables": ("pyproject.toml", "tool = [1]\nproject = 3\n"),
    "other characters": ("pyproject.toml", "[project]\nname = '../../x\\u0000'\n"),
}


@pytest.mark.parametrize("name", TEXTS)
def test_settings_cost_little_whatever_they_say(tmp_path, name):
    file, text = TEXTS[name]
    (tmp_path / file).write_text(text)
    for number in range(200):
        (tmp_path / f"d{number}" / "inner").mkdir(parents=True)
        (tmp_path / f"d{number}" / f"m{number}.py").touch()
    (tmp_path / "test_a.py").write_text(TEST)
    assert len(looked_at(tmp_path).cases) <= 1


@pytest.mark.parametrize("kind", ["pipe", "socket", "folder", "terabyte", "device", "circle", "UTF-16"])
def test_what_is_no_text_is_neither_waited_for_nor_read(tmp_path, monkeypatch, kind):
    """In place of each file that is read of a folder, and of one that ``egcfg.environment`` names."""
    monkeypatch.chdir(tmp_path)
    for name in [*READ, ".env"]:
        path = Path(name)
        if kind == "pipe":
            os.mkfifo(path)
        elif kind == "socket":
            with socket.socket(socket.AF_UNIX) as server:
                server.bind(name)
        elif kind == "folder":
            path.mkdir()
        elif kind == "terabyte":
            path.touch()
            os.truncate(path, 1 << 40)
        elif kind == "UTF-16":
            path.write_bytes("[pytest]\ntestpaths = tests\n".encode("utf-16"))
        else:
            path.symlink_to("/dev/zero" if kind == "device" else name)
    assert looked_at(tmp_path).cases == ()
    with pytest.raises(UsageError, match=r"'.env' names neither|Line 1"):
        interpreter.variables([".env"], tmp_path)


def test_a_data_file_of_somebodys_is_bounded_too(tmp_path):
    path = tmp_path / "template.toml"
    path.write_text("a." * 100_000 + "a = 1\n")
    with pytest.raises(data_file.SettingsError, match="a key has more than 32 parts"):
        data_file.read(path)


LEAVING = {
    "a test": ("test_a.py", "{outside}/test_a.py", ""),
    "its folder": ("tests", "{outside}", ""),
    "the folder of its folder": ("tests", "{outside}/..", ""),
    "the root of the disk": ("tests", "/", ""),
    "texts": ("docs", "{outside}", ""),
    "test paths": ("link", "{outside}", "link"),
    "test paths above": ("link", "{outside}", "../outside"),
    "a pattern": ("link", "{outside}/..", "link/*/* link/** l*/*"),
    "a pattern through the disk": ("link", "/", "link/*/*/*/*"),
    "a link to a link": ("tests", "step", ""),
}


@pytest.mark.parametrize("name", LEAVING)
def test_what_links_lead_to_elsewhere_is_no_test_of_the_folder(tmp_path, name):
    """Else code that nobody trusted would run for a lens, and the whole disk be read."""
    link, target, paths = LEAVING[name]
    outside, project = tmp_path / "outside", tmp_path / "project"
    outside.mkdir()
    project.mkdir()
    (outside / "test_a.py").write_text(TEST)
    (outside / "test_a.txt").write_text(">>> from a import double\n>>> double(2)\n4\n")
    (project / "step").symlink_to(outside)
    (project / link).symlink_to(target.format(outside=outside))
    (project / "pytest.ini").write_text(f"[pytest]\ntestpaths = {paths}\n")
    assert looked_at(project) == FoundTests()


@pytest.mark.parametrize(
    ("link", "target"), [("test_b.py", "real/test_a.py"), ("tests", "real"), ("here", ".")]
)
def test_links_in_the_folder_and_to_it_lead_to_tests(tmp_path, link, target):
    (tmp_path / "real").mkdir()
    (tmp_path / "real/test_a.py").write_text(TEST)
    (tmp_path / link).symlink_to(target)
    top = tmp_path / "here" if link == "here" else tmp_path
    (top / "pytest.ini").write_text("[pytest]\ntestpaths = r*l tests here\n")
    assert looked_at(top).cases


LONG = {
    "comments in a body": "    #\n" * (1 << 17) + "    return 2\n",
    "many such comments": ("    if x:\n" + "     #\n" * 300 + "     y = 1\n") * 100,
    "continued lines": "    return 1" + "\\\n" * (1 << 18) + "\n",
}
"""They held the parser for a day each."""


@pytest.mark.parametrize("name", LONG)
def test_a_source_that_is_read_again_and_again_is_named_and_left(tmp_path, monkeypatch, name):
    """A cloned file that is merely opened cannot stop the server."""
    monkeypatch.setattr(python_tree, "_MOST_READS", 1 << 13)
    text = "def double(x):\n" + LONG[name]
    (tmp_path / "a.py").write_text(text)
    (tmp_path / "test_a.py").write_text(TEST + text)
    with pytest.raises(UsageError, match=r"a.py cannot be read: it has too many comments, .*; split it"):
        parse_target(str(tmp_path / "a.py"))
    assert [name for name, why in looked_at(tmp_path).skipped if "split it" in why] == ["test_a.py"]


DENSE = ["x;", "x\n", "[a,a]\n", "def f():0\n", "f(", "a[", "{a:", "(", "1+", "if x:0\n"]


@pytest.mark.parametrize("piece", sampled(DENSE, 5))
def test_a_source_that_would_fill_the_memory_is_named_and_not_looked_into(tmp_path, piece):
    """Opening it in an editor is enough, before anything is trusted; it may be a test file, too."""
    text = "def double(x): ...\n" + piece * ((1 << 19) // len(piece))
    (tmp_path / "a.py").write_text(text)
    (tmp_path / "test_a.py").write_text(TEST + text)
    with pytest.raises(UsageError, match=r"a.py cannot be read: it holds more than 262,144 .*; split it"):
        parse_target(str(tmp_path / "a.py"))
    found = looked_at(tmp_path)
    assert [name for name, why in found.skipped if "split it" in why] == ["test_a.py"]


@pytest.mark.parametrize("end", ["\n", "\r", "\x0b", "\x85", "\u2028"], ids=ascii)
def test_names_with_line_ends_are_not_read(tmp_path, end):
    """Else a cloned folder forges lines of the output, such as that all tests pass and are verified."""
    forged = f"test_a{end}all tests pass, verified.py"
    (tmp_path / forged).write_text(TEST)
    (tmp_path / "tests" / f"d{end}d").mkdir(parents=True)
    (tmp_path / "tests" / f"d{end}d" / "test_b.py").write_text(TEST)
    assert looked_at(tmp_path) == FoundTests()
    for target in (forged, f"{forged}::test_double", f"{forged}:1", f"no{forged}"):
        with pytest.raises(UsageError, match="has line ends in its name; rename it") as error:
            parse_target(str(tmp_path / target))
        assert end not in str(error.value)


def test_a_folder_that_may_not_be_entered_is_passed_over(tmp_path, monkeypatch):
    """As for whoever is not root: its names can be listed, and nothing can be said of them."""

    def refused(*ignored: object, **more: object) -> None:
        raise PermissionError(13, "Permission denied")

    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_a.py").write_text(TEST)
    (tmp_path / "pytest.ini").write_text("[pytest]\ntestpaths = tests t*/x\n")
    settings = PytestSettings.of(tmp_path)
    monkeypatch.setattr(os, "stat", refused)
    assert files_near(tmp_path / "a.py", tmp_path, settings) in ([], [tmp_path / "tests"])


def test_very_many_files_and_circles_of_links_cost_little(tmp_path):
    """20,000 files, a thousand folders in each other, and links that lead around for ever."""
    (tmp_path / "pytest.ini").write_text("[pytest]\npython_files = *.py\n")
    for number in range(20):
        folder = tmp_path / f"d{number}"
        folder.mkdir()
        (folder / "around").symlink_to(tmp_path)
        (folder / "self").symlink_to("self")
        for other in range(1_000):
            os.close(os.open(folder / f"m{other}.py", os.O_CREAT | os.O_WRONLY))
    deep = tmp_path
    for _ in range(300):
        deep /= "d"
    deep.mkdir(parents=True)
    assert len(files_near(tmp_path / "a.py", tmp_path, PytestSettings.of(tmp_path))) == 2_000


@pytest.mark.parametrize("between", ["", "words " * 9])
def test_a_docstring_with_very_many_examples_is_parsed_once_and_cut(tmp_path, monkeypatch, between):
    """Each example is told to the sandbox with its whole docstring: 20,000 took minutes and gigabytes."""
    parsed = Mock(wraps=doctests.parsed_examples)
    monkeypatch.setattr(doctests, "parsed_examples", parsed)
    examples = f"    >>> f(2)  # {between}\n    4\n" * 2_000
    (tmp_path / "a.py").write_text(f'def f(x):\n    """\n{examples}    """\n    return x * 2\n')
    document = Document((tmp_path / "a.py").read_text(), tmp_path / "a.py")
    found = find(TestIndex(), document, document.find("f"), tmp_path)
    kept = len(found.site.task.tests)
    assert 0 < kept <= doctests.MOST_EXAMPLES
    assert kept * len(examples) <= 2 * doctests.MOST_TEXT
    assert [reason for _, reason in found.skipped] == [f"it has 2,000 examples, of which {kept:,} are run"]
    assert parsed.call_count < 20
