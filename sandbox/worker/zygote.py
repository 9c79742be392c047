"""The warm process that candidates are forked from: confined once, then one fork per request.

It talks with the parent over a sequenced-packet socket, one JSON object per packet; a packet that asks for
a run carries the descriptor the child will talk on, and its answer carries a process descriptor, with which
the parent kills.
"""

from __future__ import annotations

import contextlib
import errno
import gc
import itertools
import json
import os
import select
import signal
import socket
import struct
import sys
import sysconfig

from . import child, packages, trace, wire
from .child import Output
from .file_view import Allowlist, enter_mounts
from .overlay import Overlay
from .self_confinement import (
    ChildConfinement,
    Impossible,
    confine_zygote,
    die_with_parent,
    enter_namespaces,
)

_MOST, _MOST_CHARACTERS = 1_000, 80_000


def watched_paths(folders) -> list[str]:
    """Where packages are installed, what the interpreter is, and modules of ``folders`` that are loaded."""
    installed = [sysconfig.get_paths()[name] for name in ("purelib", "platlib")]
    installed += [path for path in sys.path if path.endswith(("site-packages", "dist-packages"))]
    loaded = [getattr(module, "__file__", None) for module in list(sys.modules.values())]
    below = tuple(folder + os.sep for folder in folders)
    own = [file for file in loaded if isinstance(file, str) and file.startswith(below)]
    found = [*installed, os.path.join(sys.prefix, "pyvenv.cfg"), os.path.realpath(sys.executable), *own]
    return list(dict.fromkeys(found))


def _short(paths):
    """The first of ``paths``, of which a message can tell, and which are looked at before each run."""
    lengths = itertools.accumulate(len(json.dumps(path)) for path in paths)
    return [path for path, length in zip(paths[:_MOST], lengths) if length <= _MOST_CHARACTERS]


_PACKET = 1 << 12
_DESCRIPTOR = struct.Struct("i")
_ROOM = socket.CMSG_LEN(_DESCRIPTOR.size)


def serve(descriptor: int, installed: list[str]) -> None:
    """The zygote's whole life; ends when the parent closes its side.

    ``installed``: folders of packages, none of which is executed before this process is confined.
    """
    die_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    control = socket.socket(fileno=descriptor)
    setup = child.read_wishes()
    allowed = Allowlist(setup["projects"], installed, setup["closed"], setup["named"])
    try:
        layers = ["bubblewrap"] if setup["wrapped"] else enter_namespaces()
        confinement = ChildConfinement()
        volumes = _volumes(setup, allowed)
        if volumes is None:
            confinement.show_children()
        else:
            layers.append("a file system of its own")
        layers += confine_zygote(allowed.rules, setup["scratch"], setup["wrapped"])
    except Impossible as error:
        _say(control, {"kind": "refused", "reason": str(error)})
        return
    packages.install()
    gc.freeze()
    gc.enable()
    hidden = [path for path in installed if path not in sys.path and not os.path.exists(path)]
    sys.path[:] = [*setup["path"], *_led_away([*sys.path, *hidden], setup["closed"], setup["projects"])]
    packages.import_all(setup["preload"])
    stage = child.Stage()
    stage.rehearse()
    gc.collect()
    gc.freeze()
    ready = {
        "kind": "ready",
        "layers": layers,
        "split": _short(allowed.split),
        "watched": _short(watched_paths(setup["path"])),
    }
    _say(control, ready, volumes)
    Zygote(control, stage, confinement).loop()


def list_paths(installed: list[str]) -> None:
    """Prints what programs may read and what not, for a parent that confines by other means than Landlock."""
    setup = json.loads(sys.stdin.buffer.read())
    allowed = Allowlist(setup["projects"], installed, setup["closed"])
    print(json.dumps({"readable": allowed.whole, "hidden": allowed.hidden, "complete": allowed.complete}))


def _led_away(paths, closed, projects):
    """``paths`` with those in the first closed folder moved to the same place in the first project."""
    if not closed:
        return paths
    rests = [os.path.relpath(os.path.realpath(path), closed[0]) for path in paths]
    inside = [rest.split(os.sep)[0] != os.pardir for rest in rests]
    moved = [os.path.normpath(os.path.join(projects[0], rest)) for rest in rests]
    return [new if leads and os.path.isdir(new) else path for path, new, leads in zip(paths, moved, inside)]


def _volumes(setup, allowed: Allowlist) -> int | None:
    """A descriptor of the folder of the volumes in which children write; None if there are none."""
    if not setup["wrapped"]:
        return enter_mounts(allowed, setup["scratch"], setup["volumes"])
    if not setup["volumes"]["count"]:
        return None
    return os.open(setup["scratch"], os.O_PATH | os.O_DIRECTORY | os.O_CLOEXEC)


def _say(control: socket.socket, message: object, volumes: int | None = None) -> None:
    """One packet; ``volumes`` go along and are closed here."""
    rights = [] if volumes is None else [_rights(volumes)]
    control.sendmsg([json.dumps(message).encode()], rights)
    if volumes is not None:
        os.close(volumes)


def _rights(descriptor: int) -> tuple[int, int, bytes]:
    return socket.SOL_SOCKET, socket.SCM_RIGHTS, _DESCRIPTOR.pack(descriptor)


class Zygote:
    """Forks on request and reaps.

    Every page that it touches between two forks is copied, because the children share it: so it takes the
    shortest ways that there are.
    """

    def __init__(
        self, control: socket.socket, stage: child.Stage, confinement: ChildConfinement, suite=None
    ) -> None:
        """With a ``suite``, children find its tests collected."""
        self._control = control
        self._stage = stage
        self._confinement = confinement
        self._suite = suite
        self._pytest = None
        self._children: dict[int, tuple[int, int]] = {}
        """Process descriptor to (number of the run, process id)."""
        self._poll = select.poll()
        self._poll.register(control, select.POLLIN)

    def loop(self) -> None:
        """Serves until the parent is gone."""
        while True:
            for ready, _ in self._poll.poll():
                if ready in self._children:
                    self._reap(ready)
                elif not self._request():
                    return

    def _request(self) -> bool:
        packet, passed, _, _ = self._control.recvmsg(_PACKET, _ROOM)
        if not packet:
            return False
        (connection,) = _DESCRIPTOR.unpack(passed[0][2])
        request = wire.parse(packet)
        number, kind = request["run"], request["kind"]
        pytest = self._loaded(kind) if kind else None
        mapped, held = request.get("sizes") or self._confinement.sizes()
        process = os.fork()
        if process == 0:
            os.close(self._control.fileno())  # or the parent would not hear of our end while this one waits
            if kind in ("suite", "module"):
                self._collect(connection, pytest)
            child.live(connection, self._stage, self._confinement, mapped, pytest, self._suite)
        os.close(connection)
        handle = os.pidfd_open(process)
        self._children[handle] = (number, process)
        self._poll.register(handle, select.POLLIN)
        self._control.sendmsg(
            [b'{"kind": "started", "run": %d, "held": %d}' % (number, held)], [_rights(handle)]
        )
        return True

    def _collect(self, connection: int, pytest) -> None:
        """Collects tests and then forks children that run them, as the zygote does; never returns."""
        try:
            die_with_parent()
            self._confinement.belong_here()
            stage, confinement = self._stage, self._confinement
            serve_suite(
                connection, pytest, lambda control, suite: Zygote(control, stage, confinement, suite).loop()
            )
        finally:
            os._exit(0)

    def _loaded(self, kind: str):
        """Imports what runs of a kind need, at the first of them; returns pytest if that is among it."""
        if self._pytest is None:
            from .pytest_run import Pytest

            self._pytest = Pytest()
            gc.collect()
            gc.freeze()
        if kind in ("examples", "module"):
            return None
        if self._pytest.module is None and self._pytest.load():
            gc.collect()
            gc.freeze()
        return self._pytest

    def _reap(self, handle: int) -> None:
        number, process = self._children.pop(handle)
        self._poll.unregister(handle)
        os.close(handle)
        _, status, usage = os.wait4(process, 0)
        code = -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
        cpu = usage.ru_utime + usage.ru_stime
        self._control.send(b'{"kind": "ended", "run": %d, "code": %d, "cpu_s": %f}' % (number, code, cpu))


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
    from .pytest_run import Suite  # imported before the fork

    suite = Suite(wishes, overlay, pytest)
    watch = _Watch(overlay.root)
    noise = Output()
    noise.begin(_NOISE_BYTES)
    sys.stdout = sys.stderr = noise.stream

    def serve() -> None:
        watch.stop()
        if watch.shares_memory:
            os._exit(0)  # what one program leaves there, the next would find
        trace.prepare()
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


_OWN_COPY = (1, 3)
"""``mmap.ACCESS_READ`` and ``ACCESS_COPY``."""


class _Watch:
    """Notes the files of a folder that are read and memory that forks would share, and refuses new processes,
    from now on until ``stop``."""

    def __init__(self, root: str) -> None:
        self._root = os.path.realpath(root) + os.sep
        self._found: dict[str, None] = {}
        self._on = True
        self.shares_memory = False
        sys.addaudithook(self._hook)

    def _hook(self, event: str, arguments) -> None:
        if not self._on:
            return
        if event in _PROCESSES:
            raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))
        if event == "mmap.__new__" and arguments[2] not in _OWN_COPY:
            self.shares_memory = True
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
