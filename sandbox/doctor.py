"""Checks by live attempts in a real child whether the sandbox holds on this machine."""

from __future__ import annotations

import os
import platform
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from .pool import SandboxPool
from .types import Limits, RunResult, SandboxError, TestCase

_PROBES = Path(__file__).parent / "worker" / "escape_attempts.py"
_SECRET = "a secret of the doctor"  # noqa: S105 - made up


@dataclass(frozen=True)
class Probe:
    """One escape attempt."""

    name: str
    ok: bool
    """The sandbox held."""
    layer: str
    """What should hold it, with its version."""
    detail: str
    """What the attempt met."""
    fix: str
    """What to do if it did not hold; empty if it did."""


@dataclass(frozen=True)
class Report:
    """The state of the sandbox on this machine."""

    probes: tuple[Probe, ...]
    layers: tuple[str, ...]
    refused: str | None
    """Why nothing is executed here, with the mend; None if programs are executed."""
    missing: tuple[str, ...] = ()
    """What this machine could have besides, and how to get it."""

    @property
    def ok(self) -> bool:
        """Whether programs are executed and every attempt failed."""
        return self.refused is None and all(probe.ok for probe in self.probes)


@dataclass(frozen=True)
class _Attempt:
    name: str
    call: str
    layer: str
    fix: str
    happened: Callable[[], bool] = lambda: False
    """Looks from outside whether the attempt had an effect."""


async def examine(python: str = sys.executable, project: Path | None = None) -> Report:
    """Runs all attempts with the given interpreter. Takes well under a second; changes nothing lasting."""
    with _surroundings() as attempts:
        tests = [TestCase(attempt.name, f"assert {attempt.call} == ''") for attempt in attempts]
        pool = SandboxPool(python, project, parallel=1)
        try:
            async with pool:
                result = await pool.run(_PROBES.read_text(), tests, Limits(wall_s=10, cpu_s=10), trace=False)
                return Report(
                    _probes(attempts, result, pool.layers), pool.layers, None, _missing(pool.layers)
                )
        except SandboxError as error:
            return Report((), (), str(error))


def _missing(layers: tuple[str, ...]) -> tuple[str, ...]:
    text = ", ".join(layers)
    return tuple(mend for layer, mend in _MENDS.items() if layer not in text)


def _versioned(layer: str, layers: tuple[str, ...]) -> str:
    """The layer as it is here; what has no version of its own goes by the kernel's."""
    here = next((each for each in layers if each.startswith(layer)), None)
    if here is None:
        here = next((each for each in layers if each == "bubblewrap"), layer)
    return here if "version" in here else f"{here} (Linux {platform.release()})"


def _probes(attempts: list[_Attempt], result: RunResult, layers: tuple[str, ...]) -> tuple[Probe, ...]:
    probes = []
    for attempt, test in zip(attempts, result.tests, strict=True):
        detail = (test.actual or test.exception or "no answer").strip("'\"")
        ok = detail.startswith("held: ") and not attempt.happened()
        layer = _versioned(attempt.layer, layers)
        probes.append(Probe(attempt.name, ok, layer, detail, "" if ok else attempt.fix))
    return tuple(probes)


@contextmanager
def _surroundings() -> Iterator[list[_Attempt]]:
    """Things to attack: files, a secret in the home folder, listening sockets. Gone afterwards."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="egcfg-doctor-")))
        target, canary = folder / "target", folder / "canary"
        canary.write_text("untouched")
        canary.chmod(0o600)
        secret = stack.enter_context(_secret(folder))
        tcp = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        udp = stack.enter_context(socket.socket(type=socket.SOCK_DGRAM))
        udp.bind(("127.0.0.1", 0))
        unix = stack.enter_context(socket.socket(socket.AF_UNIX))
        unix.bind(str(folder / "socket"))
        unix.listen()
        ports = tcp.getsockname()[1], udp.getsockname()[1]
        yield [
            _Attempt("write outside", f"write_outside({str(target)!r})", "Landlock", _FILES, target.exists),
            _Attempt("read a secret", f"read_secret({str(secret)!r})", "Landlock", _FILES),
            _Attempt(
                "change permissions", f"change_mode({str(canary)!r})", "seccomp", _CALLS,
                lambda: canary.stat().st_mode & 0o777 != 0o600,
            ),
            _Attempt("connect by TCP", f"connect({ports[0]})", "seccomp", _CALLS, lambda: _reached(tcp)),
            _Attempt("send by UDP", f"send_datagram({ports[1]})", "seccomp", _CALLS, lambda: _reached(udp)),
            _Attempt(
                "connect to a Unix socket", f"connect_unix({str(folder / 'socket')!r})", "seccomp", _CALLS,
                lambda: _reached(unix),
            ),
            _Attempt("start a process", "fork()", "seccomp", _CALLS),
            _Attempt("signal the parent", f"signal_process({os.getpid()})", "seccomp", _CALLS),
            _Attempt("raise a limit", "raise_limit()", "seccomp", _CALLS),
            _Attempt("take a gigabyte", "take_memory()", "resource limits", _LIMITS),
            _Attempt("reserve disk space", "reserve_disk()", "seccomp", _CALLS),
            _Attempt("read attributes", f"read_attributes({str(canary)!r})", "seccomp", _CALLS),
        ]  # fmt: skip


@contextmanager
def _secret(fallback: Path) -> Iterator[Path]:
    """A file in the home folder, as a key would lie there."""
    home = Path.home()
    with tempfile.NamedTemporaryFile(
        "w", prefix=".egcfg-doctor-", dir=home if os.access(home, os.W_OK) else fallback
    ) as file:
        file.write(_SECRET)
        file.flush()
        yield Path(file.name)


def _reached(server: socket.socket) -> bool:
    """Whether somebody connected, or sent something."""
    server.setblocking(False)
    try:
        if server.type == socket.SOCK_DGRAM:
            return bool(server.recv(100))
        server.accept()[0].close()
    except BlockingIOError:
        return False
    return True


NOT_COVERED = (
    "the kernel is shared: a hole in it is a hole in the sandbox",
    "names and sizes of the project's and the installed files can be seen; without a file system of its own, "
    "those of all files, but no contents",
    "the project and the installed packages can be read, but for hidden files, keys and credentials",
)
_MENDS = {
    "namespaces": "no namespaces (a bonus): allow unprivileged user namespaces, "
    "such as by sysctl kernel.apparmor_restrict_unprivileged_userns=0",
    "a file system of its own": "names and sizes outside can be seen, and a run's files lie on the disk: "
    "allow unprivileged user namespaces to mount, such as by an AppArmor profile with userns",
    "Landlock": "no Landlock, so keys that are made while a program runs can be read by it: "
    "use Linux 5.13 or newer and name landlock in the lsm= of the boot line",
}
_FILES = (
    "Do not run programs here: report this, with the kernel's version; Linux 5.13 with Landlock should hold."
)
_CALLS = (
    "Do not run programs here: report this, with the processor and the kernel's version; seccomp should hold."
)
_LIMITS = "Do not run programs here: report this; on Linux, RLIMIT_AS should hold."
