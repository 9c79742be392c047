import io

import pytest

import notes


@pytest.fixture
def book(tmp_path):
    return notes.Notes(tmp_path)


@pytest.fixture(scope="module")
def shared(tmp_path_factory):
    made = notes.Notes(tmp_path_factory.mktemp("shared"))
    (made.folder / "b.txt").touch()
    (made.folder / "a.txt").touch()
    return made


def test_write(book, tmp_path):
    assert book.write("a", "text").read_text() == "text"
    assert (tmp_path / "a.txt").exists()


def test_names(shared):
    assert shared.names() == ["a", "b"]


def test_show(capsys):
    notes.show("hello")
    out, err = capsys.readouterr()
    assert out == "hello\n"
    assert err == "shown\n"


def test_warn(caplog):
    with caplog.at_level("WARNING", logger="notes"):
        notes.warn(3)
    assert [record.message for record in caplog.records] == ["3 left"]


def test_folder(monkeypatch):
    monkeypatch.setattr(notes, "FOLDER", "/here")
    assert notes.folder() == "/here"
    monkeypatch.setenv("NOTES", "/there")
    assert notes.folder() == "/there"


def test_ask(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO(" Ada \n"))
    assert notes.ask() == "Ada"
    assert capsys.readouterr().out == "name? "


def test_headline(convert):
    assert convert("the end\nof it") == "The End"


def test_old(recwarn):
    notes.old()
    assert recwarn.pop(DeprecationWarning).message.args == ("old is old",)


def test_silent(capfd):
    assert notes.silent("a") == "a"
    assert capfd.readouterr().out == ""
