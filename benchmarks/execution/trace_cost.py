"""Prints what recording one event costs the traced program, in microseconds; runs in any interpreter.

The same loop runs with the sandbox's tracer and without; sending and reading the events is not counted.
"""

from __future__ import annotations

import importlib
import importlib.util
import time
from pathlib import Path

_WORKER = Path(__file__).resolve().parents[2] / "sandbox" / "worker"
_LOOP = """\
def walk(count):
    total = 0
    for number in range(count):
        total += number
    return total
"""
_STEPS = 2000
_TIMES = 15


def main():
    """The best of several times, as is usual for a cost that noise can only raise."""
    spec = importlib.util.spec_from_file_location("boot", _WORKER / "boot.py")
    boot = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(boot)
    boot.load_siblings()
    tracing = importlib.import_module(boot.NAME + ".trace")
    code = compile(_LOOP, "loop.py", "exec")
    scope = {}
    exec(code, scope)
    walk = scope["walk"]
    plain, traced = [], []
    for _ in range(_TIMES):
        events = tracing.Recorder(10 * _STEPS, 80, lambda: None)
        hook = tracing.Tracer(tracing.functions(code), events)
        began = time.perf_counter()
        walk(_STEPS)
        between = time.perf_counter()
        hook.start()
        walk(_STEPS)
        hook.stop()
        plain.append(between - began)
        traced.append(time.perf_counter() - between)
    print(1e6 * (min(traced) - min(plain)) / len(events.events))


if __name__ == "__main__":
    main()
