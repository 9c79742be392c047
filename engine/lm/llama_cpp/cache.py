"""Model folders as GGUF files in the user's cache, converted once."""

from __future__ import annotations

import hashlib
from pathlib import Path

from platformdirs import user_cache_path

from engine.lm.llama_cpp.convert import convert
from engine.types import ModelError

NUMBERS = {"auto": "f32", "float32": "f32", "bfloat16": "bf16", "float16": "f16"}
"""What torch's names are called in GGUF."""


def converted(folder: Path, dtype: str, cache: Path | None = None) -> Path:
    """The GGUF file of a model folder; made when it is not there, or when the folder has changed.

    Raises ``ModelError`` for what cannot be converted, with the command that would say more.
    """
    number = NUMBERS[dtype]
    name = f"{folder.resolve().name}-{_fingerprint(folder)}-{number}.gguf"
    target = (cache or user_cache_path("egcfg") / "gguf") / name
    if target.is_file():
        return target
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        convert(folder, target, number, force=True)
    except OSError as error:
        raise ModelError(
            f"{target.parent} cannot be written ({error.strerror}): run egcfg convert {folder} OUT.gguf, and "
            "give OUT.gguf as the model."
        ) from None
    except ModelError as error:
        raise ModelError(f"{folder} is not a GGUF file, and egcfg convert refuses it: {error}") from None
    return target


def _fingerprint(folder: Path) -> str:
    """Changes with the folder's place and with size or time of any file that counts."""
    files = [folder / "config.json", folder / "tokenizer.json", *sorted(folder.glob("*.safetensors"))]
    known = [str(folder.resolve())]
    for file in files:
        if file.is_file():
            status = file.stat()
            known.append(f"{file.name} {status.st_size} {status.st_mtime_ns}")
    return hashlib.sha256("\n".join(known).encode()).hexdigest()[:16]
