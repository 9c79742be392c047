"""What of the file system a program may see: the paths it may read, and a file system with nothing else.

Landlock would grant whole trees, with what is put there later: so each file of a project is granted by
itself. Where the zygote may mount, it has a file system of its own: what is not bound into it has no name in
there, so neither its size nor its attributes nor where a link leads can be seen. Each run writes to a volume
in memory (tmpfs), in which the kernel bounds blocks and files, those that are deleted but still open or
mapped included. All of it vanishes with the last process.
"""

from __future__ import annotations

import contextlib
import ctypes
import fnmatch
import glob
import os
import re
import sys
import sysconfig
from collections.abc import Sequence, Set

from .self_confinement import READ, READ_DIR, READ_FILE

_libc = ctypes.CDLL(None, use_errno=True)

_PARTS = (
    "bin", "libexec", "include", "ssl", "pyvenv.cfg",
    *("share/" + name for name in (
        "X11 ca-certificates file fontconfig fonts gdal i18n icu locale mime misc nltk_data proj/proj* "
        "publicsuffix python3 python-wheels tabset tcltk terminfo tessdata zoneinfo"
    ).split()),
)  # fmt: skip
_LIBRARIES = tuple("lib*/" + name for name in (
    "python3* pypy3* *.so *.so.* *-linux-* engines-* gcc gconv itcl* jvm locale openblas* ossl-modules "
    "R tcl* tk* wsl"
).split())  # fmt: skip
"""What is granted of a prefix: never the whole of it, nor of ``lib`` and ``share``, because projects also lie
in such places."""
_SYSTEM = (
    "/nix/store", "/gnu/store", "/etc/ssl/certs",
    "/etc/ld.so.cache", "/etc/localtime", "/etc/timezone", "/etc/mime.types", "/etc/os-release",
    "/dev/null", "/dev/zero", "/dev/random", "/dev/urandom",
    "/proc/cpuinfo", "/proc/meminfo", "/sys/devices/system/cpu",
)  # fmt: skip
_SECRET = (
    ".*", "*.pem", "*.key", "*.p8", "*.p12", "*.pfx", "*.pk8", "*.jks", "*.keystore", "*.keytab", "*.kdb",
    "*.kdbx", "*.ppk", "*.gpg", "*.pgp", "*.asc", "*.ovpn", "id_rsa*", "id_dsa*", "id_ecdsa*", "id_ed25519*",
    "*.env", "*.tfvars*", "*.tfstate*", "credentials", "secrets", "credentials.*[!y]", "secrets.*[!y]",
    "*service*account*.json", "*client_secret*.json", "*firebase*adminsdk*.json", "htpasswd",
    "_netrc", "pgpass.conf", "pip.conf", "kubeconfig", "wallet.dat", "login data", "logins.json",
    "key[34].db", "cookies.sqlite",
)  # fmt: skip
_DATA_OF_SECRETS = (
    r"(?s:.*[-_. ])?(secrets?|credentials?|passwords?|passwd|passphrase|token"
    r"|(api|access|private|root)[-_ ]?keys?)"
    r"\.(json|ya?ml|toml|ini|cfg|conf|txt|csv|xml|properties|pickle|pkl)"
)
_SECRET_NAME = re.compile("|".join([_DATA_OF_SECRETS, *map(fnmatch.translate, _SECRET)]))
_SKIPPED = frozenset(("node_modules", "__pycache__"))
_MOST_ENTRIES = 50_000


_WORKER = os.path.dirname(os.path.abspath(__file__))


class Allowlist:
    """Readable paths of the interpreter, the system, the given folders (projects) and this worker.

    What ``sys.path`` and ``packages`` lead to is readable too, but nothing of the ``closed`` folders. What is
    installed is granted with what comes later; of other folders, only the files that there are.
    """

    def __init__(
        self,
        projects: Sequence[str],
        packages: Sequence[str] = (),
        closed: Sequence[str] = (),
        named: Sequence[str] = (),
    ) -> None:
        self.rules: list[tuple[str, int]] = []
        """Paths with their Landlock rights."""
        self.split: list[str] = []
        """Folders granted file by file: what appears in them later is not readable."""
        self.whole: list[str] = []
        """What the rules grant but for ``hidden``, for a wrapper that can hide."""
        self.hidden: list[str] = []
        """Secrets and closed folders in them."""
        self.named = [*projects, *named, *sys.path, sys.prefix, sys.base_prefix, sys.executable]
        """Other names of these paths, which may lead there by links."""
        self._left = _MOST_ENTRIES
        self._secrets: set[int] = set()
        self._inodes: dict[str, int] = {}
        self._closed = frozenset(map(os.path.realpath, closed))
        own = list(dict.fromkeys(map(os.path.realpath, projects)))
        installed = self._installed(*_PARTS, *_LIBRARIES)
        for path in (*_SYSTEM, *installed, _WORKER):
            self._grant_installed(path, self._closed.union(own))
        self.whole += [*_SYSTEM, *glob.iglob("/lib*"), *self._installed(*_PARTS, "lib*"), _WORKER]
        found = [path for path in map(os.path.realpath, [*sys.path, *packages]) if not self._is_closed(path)]
        found = [path for path in found if not any(_within(path, part) for part in installed)]
        for path in dict.fromkeys([*own, *found]):
            if path not in self.split and os.path.isdir(path):
                self._grant(path)
                self.whole.append(path)
        self._take_back()

    @property
    def complete(self) -> bool:
        """All folders were looked through for secrets."""
        return self._left > 0

    def _is_closed(self, path: str) -> bool:
        return any(_within(path, folder) for folder in self._closed)

    @staticmethod
    def _installed(*patterns: str) -> list[str]:
        prefixes = dict.fromkeys(("/", "/usr", "/usr/local", sys.prefix, sys.base_prefix, sys.exec_prefix))
        parts = [os.path.join(glob.escape(prefix), part) for prefix in prefixes for part in patterns]
        paths = [path for part in parts for path in glob.iglob(part)]
        paths += [path for name, path in sysconfig.get_paths().items() if name != "data"]
        return list(dict.fromkeys(map(os.path.realpath, paths)))

    def _grant_installed(self, path: str, others: Set[str]) -> None:
        """Grants what is installed, with what comes later, but for ``others``, projects that lie there."""
        if path in self._closed:
            self.hidden.append(path)
        if path in others:
            return
        if not any(_within(other, path) for other in others):
            self.rules.append((path, READ))
            return
        self.rules.append((path, READ_DIR))
        self.split.append(path)
        for entry in self._entries(path):
            if not entry.is_symlink():
                self._grant_installed(entry.path, others)

    def _grant(self, folder: str) -> None:
        """Grants the harmless files that there are in a folder, each by itself: none that comes later."""
        self.rules.append((folder, READ_DIR))
        self.split.append(folder)
        for entry in self._entries(folder):
            if secret(entry.name) or entry.path in self._closed or self._left <= 0:
                if not entry.is_symlink():
                    self.hidden.append(entry.path)
                    self._secrets.add(entry.inode())
            elif entry.is_file(follow_symlinks=False):  # granting a link would grant what it points to
                self.rules.append((entry.path, READ_FILE))
                self._inodes[entry.path] = entry.inode()
            elif entry.is_dir(follow_symlinks=False) and entry.name not in _SKIPPED:
                self._grant(entry.path)

    def _take_back(self) -> None:
        """Grants no file that has a secret name, too: Landlock grants files, and not their names."""
        twice = {path for path, inode in self._inodes.items() if inode in self._secrets}
        self.rules = [(path, access) for path, access in self.rules if path not in twice]
        self.hidden += twice

    def _entries(self, folder: str) -> list[os.DirEntry[str]]:
        try:
            with os.scandir(folder) as entries:
                found = list(entries)
        except OSError:
            return []
        self._left -= len(found)
        return found


def secret(name: str) -> bool:
    """True for names under which people keep what no program should see: hidden files, keys, credentials."""
    return _SECRET_NAME.fullmatch(name.lower()) is not None


def _within(path: str, folder: str) -> bool:
    return (path + "/").startswith(folder.rstrip("/") + "/")


_NEW_MOUNTS = 0x00020000
_NO_SUID, _NO_DEVICES, _BIND, _RECURSIVE, _SLAVE = 2, 4, 0x1000, 0x4000, 1 << 19
_DETACH = 2
_ROOT_OPTIONS = "size=2m,nr_inodes=20000,mode=0755,huge=never"
_MASK_OPTIONS = "size=64k,nr_inodes=200,mode=0755,huge=never"
_VOLUME_OPTIONS = "size={}m,nr_inodes={},mode=0300,huge=never"
_PLACES = ("/tmp", "/var/tmp", "/dev/shm", "/etc", "/home", "/proc", "/sys")  # noqa: S108 - inside
"""Folders that programs expect; empty, and nothing can be written there."""
_MOST_MASKS = 1_000
_MOST_LINKS = 40


def enter_mounts(allowed: Allowlist, scratch: str, volumes: dict[str, int]) -> int | None:
    """Moves to such a file system, where that is allowed.

    Returns a descriptor of ``scratch`` in it, or None.
    """
    try:
        return None if _libc.unshare(_NEW_MOUNTS) else _enter(allowed, scratch, volumes)
    except OSError:
        return None


def _enter(allowed: Allowlist, scratch: str, volumes: dict[str, int]) -> int:
    """Moves this process to such a file system; returns a descriptor of ``scratch`` in it.

    Below ``scratch`` are folders called 0, 1, ..., each a volume. Needs a mount namespace of its own, and all
    rights in it. Raises OSError, and then this process sees what it saw before.
    """
    _mount(None, "/", None, _RECURSIVE | _SLAVE)
    _mount("egcfg", scratch, "tmpfs", _NO_SUID | _NO_DEVICES, _ROOT_OPTIONS)
    try:
        view = View(scratch)
        for path in _PLACES:
            view.make(path)
        for path, shown in _from_the_top(allowed):
            (view.show if shown else view.hide)(path)
        for path in allowed.named:
            view.lead(path)
        descriptor = _volumes(view, scratch, volumes)
        os.chdir(scratch)
        _check(_libc.pivot_root(b".", b"."), "pivot_root")
        _check(_libc.umount2(b".", _DETACH), "umount2")
    except BaseException:
        _libc.umount2(os.fsencode(scratch), _DETACH)
        raise
    os.chdir(scratch)
    return descriptor


def _from_the_top(allowed: Allowlist) -> list[tuple[str, bool]]:
    """What to show (True) and what to cover, outer folders first: the innermost decides."""
    found = [(path, True) for path in allowed.whole]
    found += [(path, False) for path in allowed.hidden[:_MOST_MASKS]]
    return sorted(found, key=lambda pair: (os.path.realpath(pair[0]).count("/"), pair[1]))


def _volumes(view: View, scratch: str, volumes: dict[str, int]) -> int:
    view.make(scratch)
    folder = view.top + scratch
    _mount("egcfg", folder, "tmpfs", _NO_SUID | _NO_DEVICES, _ROOT_OPTIONS.replace("0755", "0300"))
    options = _VOLUME_OPTIONS.format(volumes["mb"], volumes["files"])
    for number in range(volumes["count"]):
        volume = f"{folder}/{number}"
        os.mkdir(volume)
        _mount("egcfg", volume, "tmpfs", _NO_SUID | _NO_DEVICES, options)
    return os.open(folder, os.O_PATH | os.O_DIRECTORY | os.O_CLOEXEC)


class View:
    """The new root, as it grows at ``top``: paths lead to the same files, by the same links."""

    def __init__(self, top: str) -> None:
        self.top = top
        self._shown: dict[str, bool] = {}
        """Real paths: whether what is below them is there."""

    def show(self, path: str) -> None:
        """Binds a path and all below it; what is not there, or there already, is left as it is."""
        real = self._walk(path)
        if real is None or self._is_shown(real):
            return
        if real == "/":
            raise OSError("all there is would have to be shown")
        target = self.top + real
        if os.path.isdir(real):
            os.makedirs(target, exist_ok=True)
        else:
            os.makedirs(os.path.dirname(target), exist_ok=True)
            os.close(os.open(target, os.O_CREAT | os.O_RDONLY | os.O_CLOEXEC))
        _mount(real, target, None, _BIND | _RECURSIVE)
        self._shown[real] = True

    def hide(self, path: str) -> None:
        """Covers a file or folder below one that is shown with an empty one."""
        real = os.path.realpath(path)
        if not self._is_shown(real) or not os.path.lexists(self.top + real):
            return
        if os.path.isdir(real):
            _mount("egcfg", self.top + real, "tmpfs", _NO_SUID | _NO_DEVICES, _MASK_OPTIONS)
        else:
            _mount(self._nothing(), self.top + real, None, _BIND)
        self._shown[real] = False

    def _nothing(self) -> str:
        """An empty file that nobody may open."""
        path = self.top + "/.nothing"
        if not os.path.exists(path):
            os.close(os.open(path, os.O_CREAT | os.O_RDONLY | os.O_CLOEXEC, 0))
        return path

    def make(self, path: str) -> None:
        """An empty folder, if nothing is there."""
        os.makedirs(self.top + path, exist_ok=True)

    def lead(self, path: str) -> None:
        """Makes the links on the way to what is shown already."""
        self._walk(path)

    def _walk(self, path: str) -> str | None:
        """The real path, after the links on the way were made here, too; None if it leads nowhere."""
        left, at = path.split("/")[::-1], "/"
        for _ in range(_MOST_LINKS * 100):
            if not left:
                return at
            name = left.pop()
            if name in ("", "."):
                continue
            if name == "..":
                at = os.path.dirname(at)
                continue
            at = os.path.join(at, name)
            if os.path.islink(at):
                target = os.readlink(at)
                self._link(at, target)
                left += target.split("/")[::-1]
                at = "/" if target.startswith("/") else os.path.dirname(at)
            elif not os.path.exists(at):
                return None
            elif left and not self._is_shown(at):
                self.make(at)
        return None

    def _link(self, at: str, target: str) -> None:
        if not self._is_shown(at):
            os.makedirs(self.top + os.path.dirname(at), exist_ok=True)
            with contextlib.suppress(FileExistsError):
                os.symlink(target, self.top + at)

    def _is_shown(self, path: str) -> bool:
        while path not in self._shown and path != "/":
            path = os.path.dirname(path)
        return self._shown.get(path, False)


def _mount(source: str | None, target: str, kind: str | None, flags: int, options: str = "") -> None:
    names = [None if name is None else os.fsencode(name) for name in (source, target, kind)]
    _check(_libc.mount(*names, ctypes.c_ulong(flags), options.encode() or None), "mount " + target)


def _check(failed: int, what: str) -> None:
    if failed:
        code = ctypes.get_errno()
        raise OSError(code, f"{what}: {os.strerror(code)}")
