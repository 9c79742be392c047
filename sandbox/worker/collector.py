"""A process between the zygote and its children: pytest collects there once, and each fork runs a program."""

from __future__ import annotations

import contextlib
import errno
import gc
import json
import os
import socket
import struct
import sys

from . import child, tracer
from .output import Output
from .overlay import Overlay
from .suite import Suite

_NOISE_BYTES = 20_000
_MOST_FILES = 2_000
_PROCESSES = frozenset(("os.fork", "os.forkpty", "os.posix_spawn", "os.exec", "subprocess.Popen"))


def serve_suite(connection: int, pytest, fork) -> None:
    """Collects what the parent wishes, and says what was found.

    ``fork(control, suite)`` serves from then on, until the parent is gone.
    """
    control = socket.socket(fileno=connection)
    wishes = _wishes(control)
    os.environ.update(HOME=os.getcwd(), TMPDIR=os.getcwd())
    sys.path[:0] = wishes["path"]
    overlay = Overlay(wishes["overlay"], None)
    overlay.install()
    overlay.forget_installed()
    overlay.tell_calls(wishes["told"])
    suite = Suite(wishes, overlay, pytest)
    watch = _Watch(overlay.root)
    noise = Output()
    noise.begin(_NOISE_BYTES)
    sys.stdout = sys.stderr = noise.stream

    def serve() -> None:
        watch.stop()
        tracer.prepare()
        with contextlib.suppress(Exception):
            suite.rehearse(child.REHEARSALS)
        overlay.hold()
        gc.collect()
        gc.freeze()
        ready = {"kind": "ready", "entered": overlay.entered, "rows": suite.rows(), "watched": watch.files}
        control.sendall(json.dumps(ready).encode())
        fork(control, suite)
        os._exit(0)

    if wishes["files"]:
        suite.collect(noise.take, serve)
    with contextlib.suppress(BaseException):  # each program will be told why
        overlay.load()
    serve()


def _wishes(control: socket.socket):
    """JSON in a file, whose descriptor comes in the first packet."""
    packet, passed, _, _ = control.recvmsg(16, socket.CMSG_LEN(4))
    if not packet:
        os._exit(0)
    (file,) = struct.unpack("i", passed[0][2])
    with open(file, "rb") as opened:
        return json.loads(opened.read())


class _Watch:
    """Notes the files of a folder that are read, and refuses new processes, from now on until ``stop``."""

    def __init__(self, root: str) -> None:
        self._root = os.path.realpath(root) + os.sep
        self._found: dict[str, None] = {}
        self._on = True
        sys.addaudithook(self._hook)

    def _hook(self, event: str, arguments) -> None:
        if not self._on:
            return
        if event in _PROCESSES:
            raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))
        if event == "open" and isinstance(arguments[0], str):
            path = os.path.abspath(arguments[0])
            if path.startswith(self._root) and len(self._found) < _MOST_FILES:
                self._found[path] = None

    def stop(self) -> None:
        """Lets everything happen."""
        self._on = False

    @property
    def files(self) -> list[str]:
        """What was read."""
        return list(self._found)
