"""What plain pytest says of a project: of its tests as they stand, and of some of them on a changed file."""

from __future__ import annotations

import inspect
import json
import os
import queue
import resource
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.projects import recorder
from benchmarks.projects.checkout import Checkout

_SECONDS = 60
_BYTES = 4 << 30
Place = tuple[str, int]
"""A function: its file in the project, and the line of its first decorator or of its ``def``, 1-based."""


class NoTests(Exception):
    """pytest does not run in a project; the text says why."""


@dataclass
class Test:
    """A test that pytest has run, with all its rows."""

    __test__ = False

    id: str
    """As pytest writes it, without the row."""
    file: str
    docstring: str | None
    """Of a doctest: the text that it stands in."""
    outcomes: set[str] = field(default_factory=set)
    entered: set[Place] = field(default_factory=set)
    called: set[Place] = field(default_factory=set)
    """Those that the test or its fixtures call themselves."""

    @property
    def passes(self) -> bool:
        """No row fails, and one at least is not skipped."""
        return "passed" in self.outcomes and "failed" not in self.outcomes


@dataclass(frozen=True)
class RealPytest:
    """Runs pytest in copies of a checkout, one run at a time in each."""

    checkout: Checkout
    folders: queue.SimpleQueue[Path]

    def tests(self, *files: str) -> dict[str, Test]:
        """All tests of the project, or of some files, doctests too, by their ids. Raises ``NoTests``."""
        with self._copy() as folder, tempfile.TemporaryDirectory() as scratch:
            target = Path(scratch, "entered.json")
            Path(scratch, "egcfg_recorder.py").write_text(inspect.getsource(recorder), encoding="utf-8")
            variables = {"EGCFG_ENTERED": str(target), "EGCFG_ROOT": str(folder)}
            options = ["-p", "egcfg_recorder", "--doctest-modules", "--continue-on-collection-errors", *files]
            done = self._call(folder, options, variables, scratch)
            try:
                if done.returncode not in (0, 1):  # tests were run: all pass, some fail
                    raise ValueError
                return _by_id(json.loads(target.read_text(encoding="utf-8")))
            except (OSError, ValueError):
                said = done.stdout[-2000:] + done.stderr[-2000:]
                raise NoTests(f"pytest in {folder.name}: {said}") from None

    def passes(self, test: str) -> bool:
        """Whether a test passes by itself, and not only after others."""
        with self._copy() as folder:
            return self._call(folder, ["--tb=no", "--doctest-modules", test], {}).returncode == 0

    def accepts(self, file: str, text: str, tests: Sequence[str]) -> bool:
        """Whether all of ``tests`` pass while ``file`` holds ``text``; what runs for too long does not."""
        options = ["-x", "--tb=no", "--doctest-modules", *tests]
        with self._copy() as folder:
            path = folder / file
            before = path.read_bytes()
            path.write_bytes(text.encode())
            try:
                return self._call(folder, options, {}, limited=True).returncode == 0
            except subprocess.TimeoutExpired:
                return False
            finally:
                path.write_bytes(before)

    @contextmanager
    def _copy(self) -> Iterator[Path]:
        folder = self.folders.get()
        try:
            yield folder
        finally:
            self.folders.put(folder)

    def _call(
        self,
        folder: Path,
        options: Sequence[str],
        variables: Mapping[str, str],
        *path: str,
        limited: bool = False,
    ) -> subprocess.CompletedProcess[str]:
        """``PYTHONPATH`` comes before the place of the editable installation, which is the original."""
        command = [str(self.checkout.python), "-m", "pytest", "-q", "--rootdir", str(folder)]
        command += [*self.checkout.options, *options]
        roots = os.pathsep.join([*path, str(folder / "src"), str(folder)])
        environment = {**os.environ, "PYTHONPATH": roots, "PYTHONDONTWRITEBYTECODE": "1", **variables}
        return subprocess.run(
            command,
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=10 * _SECONDS,
            preexec_fn=_limit if limited else None,
        )


@contextmanager
def real_pytest(checkout: Checkout, at_once: int) -> Iterator[RealPytest]:
    """pytest in as many copies of a checkout as may run at once."""
    with tempfile.TemporaryDirectory() as scratch:
        folders: queue.SimpleQueue[Path] = queue.SimpleQueue()
        for number in range(at_once):
            folders.put(checkout.copied(Path(scratch).resolve() / str(number)))
        yield RealPytest(checkout, folders)


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_CPU, (_SECONDS, _SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (_BYTES, _BYTES))


def _by_id(seen: list[dict[str, Any]]) -> dict[str, Test]:
    tests: dict[str, Test] = {}
    for each in seen:
        test = tests.setdefault(each["id"], Test(each["id"], each["file"], each["docstring"]))
        test.outcomes.add(each["outcome"])
        test.entered |= {(path, line) for path, line, _ in each["entered"]}
        test.called |= {(path, line) for path, line, called in each["entered"] if called}
    return tests
