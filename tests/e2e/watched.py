"""``egcfg serve``, with a watch on its event loop: ``python -m tests.e2e.watched REPORT [serve arguments]``.

At the end REPORT has, as JSON, how many callbacks ran, and of those that took longest: the processor time
that the loop's own thread spent in them (which the noise of the machine is no part of), the wall time, and
what they were; the longest times during which the loop did not come round, whoever held the interpreter; and
the longest searches for garbage. SIGUSR1 begins anew.
"""

import asyncio
import atexit
import gc
import heapq
import json
import os
import signal
import sys
import time

KEPT = 20
BEAT_S = 0.005


class Watch:
    def __init__(self, file):
        self.file = file
        self.count = 0
        self.longest = []
        self.pauses = []
        self.collections = []
        self.began = None

    def install(self):
        run = asyncio.Handle._run

        def watched(handle):
            if self.began is None:
                self.began = time.perf_counter()
                asyncio.get_running_loop().call_later(
                    BEAT_S, self.beat, time.perf_counter(), time.process_time()
                )
            what = handle._callback
            cpu, wall = time.thread_time(), time.perf_counter()
            run(handle)
            cpu, wall = time.thread_time() - cpu, time.perf_counter() - wall
            self.count += 1
            if len(self.longest) < KEPT or cpu > self.longest[0][0]:
                self.keep(self.longest, (cpu, wall, self.count, describe(what)))

        asyncio.Handle._run = watched
        gc.callbacks.append(self.collected)
        signal.signal(signal.SIGUSR1, lambda *_: self.forget())

    def forget(self):
        self.count = 0
        self.longest.clear()
        self.pauses.clear()
        self.collections.clear()

    def collected(self, phase, info):
        if phase == "start":
            self.collecting = time.thread_time()
        else:
            spent = time.thread_time() - self.collecting
            if len(self.collections) < KEPT or spent > self.collections[0][0]:
                self.keep(
                    self.collections,
                    (spent, info["generation"], info["collected"], time.perf_counter() - (self.began or 0)),
                )

    def beat(self, last, cpu):
        now, used = time.perf_counter(), time.process_time()
        late = now - last - BEAT_S
        if len(self.pauses) < KEPT or late > self.pauses[0][0]:
            self.keep(self.pauses, (late, used - cpu, now - self.began))
        asyncio.get_running_loop().call_later(BEAT_S, self.beat, now, used)

    def keep(self, heap, entry):
        heapq.heappush(heap, entry)
        if len(heap) > KEPT:
            heapq.heappop(heap)

    def report(self):
        longest = [
            {"cpu_ms": cpu * 1000, "wall_ms": wall * 1000, "what": what}
            for cpu, wall, _, what in sorted(self.longest, reverse=True)
        ]
        pauses = [
            {"late_ms": late * 1000, "cpu_ms": cpu * 1000, "at_s": at}
            for late, cpu, at in sorted(self.pauses, reverse=True)
        ]
        with open(self.file, "w") as out:
            collections = [
                {"cpu_ms": s * 1000, "generation": g, "collected": c, "at_s": a}
                for s, g, c, a in sorted(self.collections, reverse=True)
            ]
            json.dump(
                {"callbacks": self.count, "longest": longest, "pauses": pauses, "collections": collections},
                out,
                indent=1,
            )


def describe(callback):
    """A task by where it waits now, which is where what took so long ended."""
    task = getattr(callback, "__self__", None)
    if not isinstance(task, asyncio.Task):
        return getattr(callback, "__qualname__", repr(callback))
    coroutine, where = task.get_coro(), []
    while coroutine is not None and (frame := getattr(coroutine, "cr_frame", None)) is not None:
        where.append(f"{os.path.basename(frame.f_code.co_filename)}:{frame.f_lineno}")
        coroutine = coroutine.cr_await
    return f"{task.get_coro().__qualname__} {' > '.join(where)}"


def main():
    file, *arguments = sys.argv[1:]
    watch = Watch(file)
    watch.install()
    leave = os._exit

    def reported(code):
        watch.report()
        leave(code)

    os._exit = reported
    atexit.register(watch.report)
    from egcfg_lsp.cli import main as egcfg

    sys.exit(egcfg(["serve", *arguments]))


if __name__ == "__main__":
    main()
