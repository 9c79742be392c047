"""Fewer threads compute while other programs keep processors busy, and all again afterwards."""

from __future__ import annotations

from dataclasses import dataclass

from engine.lm.llama_cpp.backend import LONGEST_PAUSE_S, Threads


@dataclass
class Machine:
    """Processors that are free, and the time."""

    free: float
    wall_s: float = 0.0
    processor_s: float = 0.0

    def run(self, threads: Threads, seconds: float, pass_s: float = 0.02) -> list[int]:
        """The number of threads of each pass."""
        counts = []
        for _ in range(round(seconds / pass_s)):
            counts.append(threads.count)
            with threads.watched():
                self.wall_s += pass_s
                self.processor_s += pass_s * min(threads.count, self.free)
        return counts


def of(machine: Machine, most: int) -> Threads:
    return Threads(most, lambda: machine.wall_s, lambda: machine.processor_s)


def test_a_quiet_machine_uses_all() -> None:
    machine = Machine(free=4)
    assert set(machine.run(of(machine, 4), 30)) == {4}


def test_a_busy_one_uses_what_is_free_and_tries_again_ever_more_rarely() -> None:
    machine = Machine(free=2.4)
    threads = of(machine, 4)
    counts = machine.run(threads, 100)
    assert counts[:3] == [4, 4, 4]
    assert set(counts[3:]) == {2, 4}
    assert counts.count(4) < 0.05 * len(counts)


def test_all_are_used_again_when_the_machine_is_quiet() -> None:
    machine = Machine(free=0.7)
    threads = of(machine, 2)
    machine.run(threads, 200)
    machine.free = 2
    machine.run(threads, LONGEST_PAUSE_S)
    assert set(machine.run(threads, 30)) == {2}
