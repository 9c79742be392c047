"""The index of a project's functions: files come, change, break and go; nothing of them is executed."""

import asyncio
import os
import time

import pytest

from egcfg_lsp.discovery import project_index
from egcfg_lsp.discovery.project_index import ProjectIndex
from egcfg_lsp.files.source_file import LARGEST
from engine.memory.project import Caller

F = "def f(x):\n    return x\n"
G = "def g(x):\n    return x\n"


@pytest.fixture(autouse=True)
def always_again(monkeypatch):
    """Every question is a new look at the files."""
    monkeypatch.setattr(project_index, "REFRESH_S", 0.0)


@pytest.fixture
def write(tmp_path):
    def write(name, text):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    return write


@pytest.fixture
def index(tmp_path):
    return ProjectIndex(tmp_path)


async def known(index, caller=None, open_texts=None, task="task"):
    """The dotted names of all that may be called."""
    source = await index.source(caller or Caller("here", ""), task, open_texts or {}, None)
    found = (source.function(number) for number in sorted(source.functions._functions))
    return sorted(each.where for each in found if each is not None)


async def test_files_come_change_and_go(index, write):
    first = write("a.py", F)
    assert await known(index) == ["a.f"]
    write("pkg/__init__.py", "")
    write("pkg/b.py", G)
    first.write_text(F + "def more(x):\n    return x\n")
    assert await known(index) == ["a.f", "a.more", "pkg.b.g"]
    first.unlink()
    assert await known(index) == ["pkg.b.g"]


async def test_a_file_that_breaks_is_known_as_it_was(index, write):
    file = write("a.py", F)
    assert await known(index) == ["a.f"]
    file.write_text(F + "def (")
    assert await known(index) == ["a.f"]
    file.write_text(G)
    assert await known(index) == ["a.g"]


@pytest.mark.parametrize("raw", [b"\xff\xfe\x00", b"\0", b"# coding: idna\n", b"# coding: none\n", b"\xe9"])
async def test_files_that_are_no_text(index, write, raw):
    write("a.py", F)
    write("b.py", "").write_bytes(raw)
    assert await known(index) == ["a.f"]


async def test_a_package_whose_files_become_modules_of_it(index, write):
    write("pkg/a.py", F)
    assert await known(index) == ["a.f"]
    init = write("pkg/__init__.py", "")
    assert await known(index) == ["pkg.a.f"]
    init.unlink()
    assert await known(index) == ["a.f"]


async def test_layouts(index, write):
    write("src/pkg/__init__.py", "")
    write("src/pkg/a.py", F)
    write("space/b.py", "from space import c\n" + G)
    write("space/c.py", "from . import b\ndef h(x):\n    return x\n")
    assert await known(index) == ["pkg.a.f", "space.b.g", "space.c.h"]


@pytest.mark.parametrize(
    "name",
    ["test_a.py", "a_test.py", "conftest.py", "tests/a.py", "x/test/a.py", ".venv/a.py", "build/a.py",
     "a.txt", "class.py", "__main__.py", "a-b.py", "node_modules/a.py"],
)  # fmt: skip
async def test_files_that_are_left_out(index, write, name):
    write(name, F)
    assert await known(index) == []


async def test_links_pipes_and_huge_files(index, write, tmp_path, tmp_path_factory):
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    (elsewhere / "far.py").write_text(F)
    (tmp_path / "out.py").symlink_to(elsewhere / "far.py")
    (tmp_path / "folder").symlink_to(elsewhere)
    (tmp_path / "nowhere.py").symlink_to(tmp_path / "missing")
    (tmp_path / "round.py").symlink_to(tmp_path / "round.py")
    (tmp_path / "again").symlink_to(tmp_path)
    os.mkfifo(tmp_path / "pipe.py")
    (tmp_path / "device.py").symlink_to("/dev/zero")
    write("huge.py", F + "#" * LARGEST)
    write("a.py", G)
    (tmp_path / "alias.py").symlink_to(tmp_path / "a.py")
    assert await known(index) == ["a.g", "alias.g"]


@pytest.mark.thorough
async def test_folders_that_are_very_deep(index, write, tmp_path):
    write("a.py", F)
    folders = [str(tmp_path)]
    for _ in range(1500):
        folders.append(f"{folders[-1]}/d")
        os.mkdir(folders[-1])
    assert await known(index) == ["a.f"]
    for folder in reversed(folders[1:]):  # too deep for what pytest deletes with
        os.rmdir(folder)


async def test_unsaved_texts_count(index, write):
    file = write("a.py", F)
    assert await known(index, open_texts={file: G}) == ["a.g"]
    assert await known(index, open_texts={file: "def ("}) == ["a.g"]
    assert await known(index, open_texts={file: F + "#" * LARGEST}) == []
    assert await known(index) == ["a.f"]


async def test_two_windows(index, write):
    """Each has texts of its own; both ask the same index."""
    file = write("a.py", F)
    one, other = {file: G}, {file: G + F}
    for _ in range(3):
        assert await known(index, open_texts=one) == ["a.g"]
        assert await known(index, open_texts=other) == ["a.f", "a.g"]
    both = await asyncio.gather(*(known(index, open_texts=each) for each in (one, other) * 5))
    assert all(each in (["a.g"], ["a.f", "a.g"]) for each in both)


async def test_the_file_of_the_task_is_read_as_it_stands_now(index, write):
    file = write("a.py", F + G)
    caller = Caller("a", F + "def g(x): pass\ndef h(x):\n    return x\n", file)
    assert await known(index, caller, task="g") == ["a.f", "a.h"]
    assert await known(index, caller, task="h") == ["a.f"]
    assert await known(index) == ["a.f", "a.g"]  # for others as it is on disk


async def test_a_file_of_no_project(index, write, tmp_path_factory):
    write("a.py", F)
    alone = tmp_path_factory.mktemp("elsewhere") / "b.py"
    assert await known(index, Caller("b", G, alone)) == ["a.f", "b.g"]
    assert await known(index, Caller("", "", None)) == ["a.f"]


async def test_looks_are_rare(index, write, monkeypatch):
    monkeypatch.setattr(project_index, "REFRESH_S", 3600.0)
    index._looked_at = -3600.0
    write("a.py", F)
    assert await known(index) == ["a.f"]
    write("b.py", G)
    assert await known(index) == ["a.f"]


async def test_a_look_that_takes_long_is_not_waited_for(index, write, monkeypatch):
    write("a.py", F)
    go_on = asyncio.Event()
    look = index.look

    async def slow(open_texts):
        await go_on.wait()
        await look(open_texts)

    monkeypatch.setattr(index, "look", slow)
    source = await index.source(Caller("here", ""), "task", {}, 0.0)
    assert len(source.functions) == 0
    go_on.set()
    assert await known(index) == ["a.f"]


async def test_closing_gives_up_a_look(index, write, monkeypatch):
    for number in range(5):
        write(f"m{number}.py", F)
    read, files = project_index.read, []

    def slow(path):
        files.append(path)
        time.sleep(0.05)
        index._closed = True
        return read(path)

    monkeypatch.setattr(project_index, "read", slow)
    await index.refreshed({}, None)
    assert len(files) == 1
    await index.close()


async def test_most_files(index, write, monkeypatch):
    monkeypatch.setattr(project_index, "MOST_FILES", 3)
    for number in range(5):
        write(f"m{number}.py", F)
    assert len(await known(index)) == 3


async def test_nothing_is_executed(index, write, tmp_path):
    mark = tmp_path / "mark"
    write("a.py", f"open({str(mark)!r}, 'w')\nimport os\nos._exit(3)\n" + F)
    assert await known(index) == []
    assert not mark.exists()


@pytest.mark.thorough
async def test_ten_thousand_functions_are_read_once(index, write, monkeypatch):
    for number in range(500):
        text = "".join(f"def f{number}_{k}(x):\n    return g{number}_{k + 1}(x)\n" for k in range(20))
        write(f"p{number % 10}/m{number}.py", text)
    reads = []
    read_module = project_index.read_module
    monkeypatch.setattr(project_index, "read_module", lambda text: reads.append(1) or read_module(text))
    assert len(await known(index)) == 10_000
    before = len(reads)
    write("p0/m0.py", F)
    assert len(await known(index)) == 9_981
    assert (before, len(reads) - before) == (501, 2)  # a file each, and the caller's


async def test_a_test_file_knows_its_functions_and_others_do_not(index, write):
    file = write("tests/test_a.py", F)
    assert await known(index, Caller("test_a", F, file)) == ["test_a.f"]
    assert await known(index) == []


async def test_names_change_with_what_other_files_import(index, write):
    write("shop/a.py", F)
    test = write("tests/test_a.py", "from shop.a import f\n")
    assert await known(index) == ["shop.a.f"]
    test.write_text("def (")
    assert await known(index) == ["shop.a.f"]
    test.write_text("import a\n")
    assert await known(index) == ["a.f"]
