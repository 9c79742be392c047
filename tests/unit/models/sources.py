"""A hub and a Python index on loopback that behave, or misbehave, as a test wants."""

from __future__ import annotations

import hashlib
import io
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from engine.models.catalog import Entry, Index

CONTENT = bytes(n * n % 251 for n in range(300_000))
PARTS = 3
ENTRY = Entry(
    name="tiny",
    publisher="nobody",
    revision="main",
    file="tiny.gguf",
    bytes=len(CONTENT),
    sha256=hashlib.sha256(CONTENT).hexdigest(),
    licence="Apache-2.0",
    parameters="0",
    memory_gb=0.1,
    hub="owner/name",
    index=Index("tiny-part{number}", "1.0", PARTS),
)
HUB_PATH = "/owner/name/resolve/main/tiny.gguf"


def wheel(data: bytes, *names: str) -> bytes:
    """An archive with ``data`` under each of ``names``."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in names or ("tiny/data/part.bin",):
            archive.writestr(name, data)
        archive.writestr("tiny-1.0.dist-info/METADATA", "Name: tiny")
    return made.getvalue()


class Site:
    """Answers by path: status, headers, body; ``asked`` are the requests with their ``Range``."""

    def __init__(self) -> None:
        self.pages: dict[str, tuple[int, dict[str, str], bytes]] = {}
        self.asked: list[tuple[str, str]] = []
        self.headers: list[dict[str, str]] = []
        """Of each request."""
        self.cut: dict[str, int] = {}
        """By path, after how many bytes the connection breaks off, once."""
        self.resumes = True
        self.url = ""

    def file(self, path: str, data: bytes, kind: str = "application/octet-stream") -> None:
        self.pages[path] = (200, {"Content-Type": kind}, data)

    def hub(self, data: bytes = CONTENT) -> None:
        self.file(HUB_PATH, data)

    def index(self, pieces: list[bytes] | None = None) -> None:
        """Wheels with pieces of the content, and the page of each package."""
        size = -(-len(CONTENT) // PARTS)
        data = [CONTENT[start : start + size] for start in range(0, len(CONTENT), size)]
        for number, archive in enumerate(pieces or [wheel(each) for each in data], 1):
            name = f"tiny_part{number}-1.0-py3-none-any.whl"
            self.file(f"/files/{name}", archive)
            sha256 = hashlib.sha256(archive).hexdigest()
            page = f'<a href="../files/{name}#sha256={sha256}">{name}</a>'.encode()
            self.file(f"/tiny-part{number}/", page, "text/html")


@contextmanager
def serving() -> Iterator[Site]:
    site = Site()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            asked = self.headers.get("Range", "")
            site.asked.append((self.path, asked))
            site.headers.append(dict(self.headers))
            status, headers, body = site.pages.get(self.path, (404, {}, b"no"))
            if asked and status == 200 and site.resumes:
                start = int(asked.removeprefix("bytes=").rstrip("-"))
                headers = {**headers, "Content-Range": f"bytes {start}-{len(body) - 1}/{len(body)}"}
                status, body = 206, body[start:]
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            cut = site.cut.pop(self.path, None)
            self.wfile.write(body if cut is None else body[:cut])
            if cut is not None:
                self.close_connection = True

        def log_message(self, *arguments: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    site.url = f"http://127.0.0.1:{server.server_address[1]}"
    try:
        yield site
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
