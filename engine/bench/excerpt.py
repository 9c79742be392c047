"""Copies a user's project for solving a problem, without the reference and without hidden tests.

Strategies show the model what programs computed, and programs can read files. So no file that tells the
answer may stand where they run.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager, asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from engine.core.execution import Pool, Sandbox
from engine.support.errors import EngineError
from sandbox import DEFAULT_LIMITS, Limits, Outcome, Overlay, RunResult, TestCase
from sandbox.project_copy import copied

OpenPool = Callable[[Path, Sequence[Path]], AbstractAsyncContextManager[Pool]]
"""Gives a sandbox for a folder, which stands in for other folders that programs must not read."""
_LOOKING = Limits(wall_s=30.0, cpu_s=20.0)
_LOOK = '''
import os, stat, sys

MOST = 1 << 20  # characters; larger files count as readable without being read


def opened(path):
    """A regular file, which is not waited for. Raises OSError."""
    if not stat.S_ISREG(os.stat(path).st_mode):
        raise OSError("no regular file")
    return open(path, encoding="utf-8", errors="replace")


def readable(originals, beside, copy, definition):
    """Those of ``originals`` that open, and files ``beside`` entries of ``sys.path`` that define the same.

    The ``copy`` does not count.
    """
    found = []
    for path in originals:
        try:
            opened(path).close()
        except OSError:
            continue
        found.append(path)
    library = os.path.realpath(os.path.dirname(os.__file__))
    entries = [entry for entry in sys.path if os.path.realpath(entry) != library]
    for path in sorted({os.path.join(entry, name) for entry in entries for name in beside}):
        if os.path.realpath(path).startswith(os.path.realpath(copy) + os.sep):
            continue
        try:
            with opened(path) as file:
                text = file.read(MOST + 1)
            if len(text) > MOST or any(line.strip().startswith(definition) for line in text.split("\\n")):
                found.append(path)
        except OSError:
            continue
    return found
'''


class Exposed(EngineError):
    """Programs could read the answer; the text says where."""


@dataclass(frozen=True)
class Excerpt:
    """What a strategy's programs may see of a project; plain data."""

    project: Path
    """The folder that is copied."""
    root: Path
    """Where its tests begin, which may be above the folder; nothing below it is readable but the copy."""
    file: Path
    """The function's."""
    replaced: tuple[tuple[Path, bytes | None], ...] = field(repr=False)
    """Files without the body and without hidden tests, by real path; ``None`` for those left out."""
    elsewhere: tuple[tuple[bytes, bytes], ...] = field(repr=False)
    """Texts that tell the answer wherever they stand, and what stands for them in the copy."""
    definition: str
    """How the function's definition begins: ``def f(``."""
    overlay: Overlay | None = field(repr=False)
    """For visible tests, with the paths of the project."""

    @asynccontextmanager
    async def opened(self, open_pool: OpenPool) -> AsyncIterator[Sandbox]:
        """A sandbox in a copy. Raises ``Exposed``, ``SandboxError``."""
        async with contextlib.AsyncExitStack() as stack:
            making = copied(self.project, dict(self.replaced), dict(self.elsewhere))
            copy = await _entered(making)
            stack.push_async_callback(asyncio.to_thread, making.__exit__, None, None, None)
            pool = await stack.enter_async_context(open_pool(copy, (self.project, self.root)))
            await self._look(pool, copy)
            yield InCopy(pool, self, copy)

    async def _look(self, pool: Pool, copy: Path) -> None:
        """Raises ``Exposed`` where the project is installed a second time, or lies in what all may read."""
        originals = [str(path) for path, _ in self.replaced]
        asked = (originals, self._beside(), str(copy), self.definition)
        question = f"assert readable{asked!r} == []"
        result = await pool.run(_LOOK, [TestCase("look", question)], _LOOKING, trace=False)
        if result.outcome is not Outcome.PASS:
            seen = result.tests[0].actual
            if seen is None:
                raise Exposed(f"whether programs could read the answer was not found out: {result.outcome}")
            raise Exposed(
                f"programs could read the answer in {seen}; uninstall the project from the interpreter, "
                "install it with `pip install -e`, or name another --python"
            )

    def _beside(self) -> list[str]:
        """The file's path as it may stand below an entry of ``sys.path``."""
        parts = self.file.relative_to(self.project).parts
        return [os.path.join(*parts[at:]) for at in range(len(parts))]

    def moved(self, path: str, copy: Path) -> str:
        """Where something of the project lies in the copy; other paths as they are."""
        real = Path(os.path.realpath(path))
        return str(copy / real.relative_to(self.project)) if real.is_relative_to(self.project) else path


async def _entered(making: AbstractContextManager[Path]) -> Path:
    """What a context gives, entered in a thread; left again if the wait is cancelled."""
    entering = asyncio.create_task(asyncio.to_thread(making.__enter__))
    try:
        return await asyncio.shield(entering)
    except asyncio.CancelledError:
        await entering
        making.__exit__(None, None, None)
        raise


@dataclass(frozen=True)
class InCopy:
    """A pool as strategies use it; tests and results keep the paths of the project."""

    pool: Pool
    excerpt: Excerpt
    copy: Path

    async def run(
        self, program: str, tests: Sequence[TestCase], limits: Limits = DEFAULT_LIMITS, *, trace: bool = True
    ) -> RunResult:
        """See ``engine.core.execution.Sandbox``."""
        originals: dict[str, str] = {}

        def there(file: str) -> str:
            copy = self.excerpt.moved(file, self.copy)
            originals[copy] = file
            return copy

        folder = Path(self.excerpt.moved(str(self.excerpt.file.parent), self.copy))
        result = await self.pool.run(
            program,
            [_with_files(test, there) for test in tests],
            limits,
            trace=trace,
            folder=folder,
            overlay=self._overlay,
        )
        told = (replace(each, test=_with_files(each.test, originals.__getitem__)) for each in result.tests)
        return replace(result, tests=tuple(told))

    @cached_property
    def _overlay(self) -> Overlay | None:
        overlay = self.excerpt.overlay
        if overlay is None:
            return None
        file, root, *path = (
            self.excerpt.moved(each, self.copy) for each in (overlay.file, overlay.root, *overlay.path)
        )
        return replace(overlay, file=file, root=root, path=tuple(path))


def _with_files(test: TestCase, name: Callable[[str], str]) -> TestCase:
    """The test with other paths in what it names."""
    item, docstring = test.item, test.docstring
    if item is not None:
        item = replace(item, file=name(item.file))
    if docstring is not None and docstring.by_pytest:
        docstring = replace(docstring, by_pytest=name(docstring.by_pytest))
    return replace(test, item=item, docstring=docstring)
