"""Servers of somebody else's, as processes on loopback."""

from __future__ import annotations

import socket
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

STARTS_S = 120


def started(
    command: Sequence[str], log: Path, environment: Mapping[str, str] | None = None
) -> tuple[subprocess.Popen[bytes], str]:
    """The process of ``command``, which is told a host and a port, and the server's address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    whole = [*command, "--host", "127.0.0.1", "--port", str(port)]
    with log.open("wb") as output:
        process = subprocess.Popen(
            whole, stdin=subprocess.DEVNULL, stdout=output, stderr=output, env=environment
        )
    ends = time.monotonic() + STARTS_S
    while time.monotonic() < ends and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process, f"http://127.0.0.1:{port}/v1"
        time.sleep(0.1)
    process.kill()
    pytest.fail(f"the server did not start: {log.read_text()[-500:]}")
