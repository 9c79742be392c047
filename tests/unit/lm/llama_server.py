"""llama-cpp-python's own server, as a process on loopback."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

STARTS_S = 120


def start(gguf: Path, log: Path, *options: str) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "llama_cpp.server", "--model", str(gguf), "--model_alias", "ours"]
    command += ["--host", "127.0.0.1", "--port", str(port), "--n_ctx", "512", "--n_threads", "1", *options]
    with log.open("wb") as output:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output)
    ends = time.monotonic() + STARTS_S
    while time.monotonic() < ends and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process, f"http://127.0.0.1:{port}/v1"
        time.sleep(0.1)
    process.kill()
    pytest.fail(f"the server did not start: {log.read_text()[-500:]}")
