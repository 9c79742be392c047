"""Tells whether llama.cpp's repacked weights can be used here, which are up to three times as fast on a CPU.

Some builds crash with them: GCC before 14 drops the stores that prepare AMX registers, and a build for
another processor may use instructions that this one lacks. So a process of its own tries them first; what it
found is kept for the same library, file and processor.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import llama_cpp
from platformdirs import user_cache_path

from engine.support.files import write_text

TRIED = "used"
"""What the process prints when it got to its end."""
TIMEOUT_S = 120
LEAST_BYTES = 2**26
"""Of a file: in a smaller one there is little to gain."""
LENGTHS = (1, 2, 5, 12, 33, 64)
"""Tokens of the passes that are tried: kernels differ by them."""


def can_repack(path: Path) -> bool:
    """Whether a process that uses repacked weights of the model at ``path`` survives."""
    if path.stat().st_size < LEAST_BYTES:
        return False
    file = user_cache_path("egcfg", appauthor=False) / "repacking.json"
    known: dict[str, bool] = {}
    with suppress(OSError, ValueError):
        known = dict(json.loads(file.read_text(encoding="utf-8")))
    key = _key(path)
    if not isinstance(known.get(key), bool):
        known[key] = _survives(path)
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            write_text(file, json.dumps(known))
    return known[key]


def _key(path: Path) -> str:
    """All that the result rests on."""
    library = Path(llama_cpp.__file__).parent / "lib"
    stamps = [f"{each.name} {each.stat().st_mtime_ns}" for each in sorted(library.glob("*ggml-cpu*"))]
    model = path.stat()
    parts = [*stamps, str(path.resolve()), model.st_size, model.st_mtime_ns, platform.node(), _processor()]
    return " ".join(map(str, parts))


def _processor() -> str:
    with suppress(OSError):
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
        return " ".join(sorted({line for line in lines if line.startswith(("model name", "flags"))}))
    return platform.processor()


def _survives(path: Path) -> bool:
    command = [sys.executable, "-m", __name__, os.fspath(path)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT_S)
    except (OSError, subprocess.SubprocessError):
        return False
    return done.returncode == 0 and done.stdout.strip() == TRIED


def _try(path: str) -> None:
    """Loads the model with repacked weights, and runs passes of several lengths."""
    options = llama_cpp.llama_model_default_params()
    options.use_extra_bufts, options.n_gpu_layers = True, 0
    model = llama_cpp.llama_model_load_from_file(os.fsencode(path), options)
    shape = llama_cpp.llama_context_default_params()
    shape.n_ctx = shape.n_batch = sum(LENGTHS) + 1
    context = llama_cpp.llama_init_from_model(model, shape)
    for length in LENGTHS:
        tokens = (llama_cpp.llama_token * length)(*range(1, length + 1))
        if llama_cpp.llama_decode(context, llama_cpp.llama_batch_get_one(tokens, length)):
            return
    print(TRIED)


if __name__ == "__main__":
    _try(sys.argv[1])
