"""Processes that train together."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
import torch

from engine.train.pretraining.peers import Peers, together


def _mean(peers: Peers) -> None:
    value = torch.tensor([float(peers.rank), 1.0])
    peers.average([value])
    assert value.tolist() == [0.5, 1.0]


@pytest.mark.thorough
def test_tensors_become_their_mean_over_all_processes() -> None:
    together(2, _mean)


class Waits:
    """Averages, says then which process it is in, and stays there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, peers: Peers) -> None:
        _mean(peers)
        (self.folder / f"{os.getpid()}.pid").touch()
        time.sleep(3600)


@pytest.mark.thorough
def test_no_process_outlives_the_one_that_was_started(tmp_path: Path) -> None:
    here = Path(__file__)
    program = (
        f"import sys; sys.path.insert(0, {str(here.parent)!r})\n"
        "if __name__ == '__main__':\n"
        f"    from pathlib import Path; from {here.stem} import Waits, together\n"
        f"    together(2, Waits(Path({str(tmp_path)!r})))\n"
    )
    script = tmp_path / "program.py"
    script.write_text(program)
    parent = subprocess.Popen([sys.executable, str(script)])
    try:
        pids = _until(
            lambda: found if len(found := [int(p.stem) for p in tmp_path.glob("*.pid")]) == 2 else []
        )
    finally:
        parent.kill()
        parent.wait()
    assert _until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids))


def _until(ready, seconds: float = 300):
    end = time.monotonic() + seconds
    while not (found := ready()) and time.monotonic() < end:
        time.sleep(0.1)
    assert found
    return found
