"""llama-cpp-python's own server, as a process on loopback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.unit.lm.openai.loopback_process import started


def start(gguf: Path, log: Path, *options: str) -> tuple[subprocess.Popen[bytes], str]:
    command = [sys.executable, "-m", "llama_cpp.server", "--model", str(gguf), "--model_alias", "ours"]
    return started([*command, "--n_ctx", "512", "--n_threads", "1", *options], log)
