"""Which paths a program may read. Landlock grants whole trees, so a folder that holds secrets is split up."""

from __future__ import annotations

import fnmatch
import os
import sys
import sysconfig
from collections.abc import Sequence

from . import landlock

_PARTS = ("bin", "lib", "lib32", "lib64", "libexec", "share", "include", "ssl", "pyvenv.cfg")
"""What is granted of a prefix: never the whole of it, because projects also lie in places like /usr/src."""
_SYSTEM = (
    "/lib", "/lib64", "/lib32", "/nix/store", "/gnu/store", "/etc/ssl/certs",
    "/etc/ld.so.cache", "/etc/localtime", "/etc/timezone", "/etc/mime.types", "/etc/os-release",
    "/dev/null", "/dev/zero", "/dev/random", "/dev/urandom",
    "/proc/cpuinfo", "/proc/meminfo", "/sys/devices/system/cpu",
)  # fmt: skip
_SECRET = (
    ".*", "*.pem", "*.key", "*.p12", "*.pfx", "*.jks", "*.keystore", "*.kdbx", "*.ppk", "*.gpg", "*.asc",
    "id_rsa*", "id_dsa*", "id_ecdsa*", "id_ed25519*", "*.tfvars", "*.tfstate", "credentials", "secrets",
    "credentials.*[!y]", "secrets.*[!y]", "*service*account*.json", "*client_secret*.json", "htpasswd",
)  # fmt: skip
_SKIPPED = frozenset(("node_modules", "__pycache__"))
_MOST_ENTRIES = 50_000


_WORKER = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


class Allowlist:
    """Readable paths of the interpreter, the system, the given folders (projects) and this worker.

    What ``sys.path`` and ``packages`` lead to is readable too, but nothing of the ``closed`` folders.
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
        """Folders granted piece by piece: what appears in them later is not readable."""
        self.whole: list[str] = []
        """What the rules grant but for ``hidden``, for a wrapper that can hide."""
        self.hidden: list[str] = []
        """Secrets and closed folders in them."""
        self.named = [*projects, *named, *sys.path, sys.prefix, sys.base_prefix, sys.executable]
        """Other names of these paths, which may lead there by links."""
        self._left = _MOST_ENTRIES
        self._closed = frozenset(map(os.path.realpath, closed))
        installed = self._installed()
        for path in (*_SYSTEM, *installed, _WORKER):
            self.rules.append((path, landlock.READ))
            self.whole.append(path)
        found = [path for path in map(os.path.realpath, [*sys.path, *packages]) if not self._is_closed(path)]
        for path in dict.fromkeys([*map(os.path.realpath, projects), *found]):
            if not any(_within(path, part) for part in installed) and os.path.isdir(path):
                self._grant(path)
                self.whole.append(path)

    @property
    def complete(self) -> bool:
        """All folders were looked through for secrets."""
        return self._left > 0

    def _is_closed(self, path: str) -> bool:
        return any(_within(path, folder) for folder in self._closed)

    @staticmethod
    def _installed() -> list[str]:
        prefixes = dict.fromkeys(("/usr", "/usr/local", sys.prefix, sys.base_prefix, sys.exec_prefix))
        paths = [os.path.join(prefix, part) for prefix in prefixes for part in _PARTS]
        paths += [path for name, path in sysconfig.get_paths().items() if name != "data"]
        return list(dict.fromkeys(map(os.path.realpath, paths)))

    def _grant(self, folder: str) -> bool:
        """Grants a folder whole if nothing in it is secret (True), else its harmless parts."""
        whole, parts = True, []
        before = len(self.rules)
        for entry in self._entries(folder):
            if secret(entry.name) or entry.path in self._closed or self._left <= 0:
                whole = False
                if not entry.is_symlink():
                    self.hidden.append(entry.path)
            elif entry.is_symlink():
                continue  # granting it would grant what it points to
            elif entry.is_dir():
                whole = (entry.name not in _SKIPPED and self._grant(entry.path)) and whole
            else:
                parts.append((entry.path, landlock.READ_FILE))
        if whole:
            del self.rules[before:]
            self.rules.append((folder, landlock.READ))
        else:
            self.rules += [*parts, (folder, landlock.READ_DIR)]
            self.split.append(folder)
        return whole

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
    return any(fnmatch.fnmatchcase(name.lower(), pattern) for pattern in _SECRET)


def _within(path: str, folder: str) -> bool:
    return (path + "/").startswith(folder.rstrip("/") + "/")
