"""The thread that owns a model: jobs run on it one after the other, in the order in which they came."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import TypeVar

Result = TypeVar("Result")


class Owner:
    """One daemon thread and its queue. ``post`` may be called from any thread, finalizers included."""

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def post(self, job: Callable[[], None]) -> None:
        """Runs ``job`` after all earlier ones. Nobody hears of its errors: it should have none."""
        self._jobs.put(job)

    async def run(self, job: Callable[[], Result]) -> Result:
        """What ``job`` returns or raises. If the caller is cancelled the job runs all the same."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()

        def resolve(result: Result | None, error: BaseException | None) -> None:
            if future.done():
                return
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(result)  # type: ignore[arg-type]

        def work() -> None:
            result, error = None, None
            try:
                result = job()
            except BaseException as caught:
                error = caught if isinstance(caught, Exception) else RuntimeError(repr(caught))
            with suppress(RuntimeError):  # the event loop is closed: nobody waits any more
                loop.call_soon_threadsafe(resolve, result, error)

        self.post(work)
        return await future

    def stop(self) -> None:
        """Ends the thread after the jobs that were posted so far. Harmless when it has ended."""
        self._jobs.put(None)

    async def end(self) -> None:
        """Ends the thread and waits for it: one that still frees memory while Python ends would abort it."""
        self.stop()
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            with suppress(Exception):
                job()
            del job  # what it holds is freed now, not when the next one comes
