"""From a GGUF file to a backend: the slow part, for the owner thread.

llama.cpp's repacked weights are up to three times as fast on a CPU, but some builds crash with them: GCC
before 14 drops the stores that prepare AMX registers, and a build for another processor may use instructions
that this one lacks. So ``try_now`` tries them first, in its own process, and any file is loaded there first,
since it may be made to break llama.cpp. What was found is kept for the same library, file and processor.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import platform
import re
import resource
import subprocess
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import llama_cpp

from engine.lm.base import described, named_device
from engine.lm.cached import CachedModel
from engine.lm.gguf_file import NAME, TRAINED_FOR, GgufFile
from engine.lm.llama_cpp import backend
from engine.lm.llama_cpp.backend import RETAINED_TOKENS, LlamaBackend, UnifiedContext, is_consistent
from engine.lm.llama_cpp.tokenizer import LlamaTokenizer
from engine.lm.prefix_cache import PrefixCache
from engine.lm.scheduler import Owner
from engine.lm.tokens import fitting_form
from engine.support import own_files
from engine.support.errors import ModelError
from engine.support.own_process import command
from engine.support.text import counted

CELLS = 256
"""Caches are multiples of so many positions."""
LARGEST_CACHE = 8
"""Full contexts that the cache never needs to exceed."""
CACHE_MB = 1024
MOST_PARTS = 2**10
"""Files of one model."""
_NUMBER_BYTES = {0: 4, 1: 2}
_ERROR = 4
"""llama.cpp's log level."""


def load_now(
    path: Path, owner: Owner, *, device: str, threads: int | None, cache_mb: int | None
) -> CachedModel:
    """See ``load``; blocks."""
    on_gpu = _on_gpu(device)
    with ExitStack() as held, ThreadPoolExecutor(1) as beside:
        model = _model(path, device, on_gpu)
        held.callback(llama_cpp.llama_model_free, model)
        _check_kind(path, model)
        reading = beside.submit(LlamaTokenizer, model)
        count = threads or (1 if on_gpu else physical_cores())
        try:
            contexts, length = _contexts(model, count, CACHE_MB if cache_mb is None else cache_mb, on_gpu)
        except MemoryError:
            raise ModelError(
                f"There is no memory for the cache of {path}. Use a lower --set cache-mb or a smaller model."
            ) from None
        held.callback(contexts.close)
        tokenizer = reading.result()
        held.callback(tokenizer.close)
        if not _works(path, on_gpu, partial(is_consistent, contexts, tokenizer.vocabulary)):
            raise ModelError(
                f"{path} cannot be used: llama.cpp gives other answers when sequences share its cache. "
                "Use --set backend=transformers, or another model."
            )
        parameters = int(llama_cpp.llama_model_n_params(model))
        told, trained_for = _metadata(model, NAME), _metadata(model, TRAINED_FOR)
        store = LlamaBackend(contexts, held.pop_all().close, tokenizer.forbidden)
    return CachedModel(
        PrefixCache(store, contexts.slots, RETAINED_TOKENS),
        tokenizer,
        name=path.stem,
        context_length=length,
        template=fitting_form(f"{path.stem} {told}", tokenizer.has_turns),
        owner=owner,
        device=device.replace("auto", "gpu") if on_gpu else described("cpu", counted(count, "thread")),
        parameters=parameters,
        trained_for=trained_for,
    )


def _model(path: Path, device: str, on_gpu: bool) -> Any:
    """The weights. Raises ``ModelError``."""
    if not _known("safe", path, partial(_is_safe, path, on_gpu), (True,)):
        raise ModelError(
            f"{path} cannot be used: a process that loaded it with llama.cpp broke down. Download or copy it "
            "again, or use another file."
        )
    options = llama_cpp.llama_model_default_params()
    options.use_extra_bufts = not on_gpu and can_repack(path)
    options.n_gpu_layers = 1_000_000 if on_gpu else 0
    index = named_device(device).index
    if index is not None:
        options.split_mode, options.main_gpu = 0, index
    with _logged_errors() as errors:
        model = llama_cpp.llama_model_load_from_file(os.fsencode(path), options)
    if not model:
        raise _refused(path, errors)
    return model


def _refused(path: Path, errors: Sequence[str]) -> ModelError:
    """Says what llama.cpp said of a file that it does not load."""
    reason = errors[-1] if errors else "it is no GGUF file, or does not fit in memory."
    return ModelError(
        f"{path} cannot be loaded by llama.cpp: {reason} Download or copy it again, or use another file."
    )


def _check_headers(path: Path) -> None:
    """Reads those of the file and of all that llama.cpp opens with it. Raises ``ModelError``."""
    with GgufFile(path) as file:
        count = file.count("split.count", MOST_PARTS, 0, least=0)
        if count > 1 and count != len(_parts(path)):
            raise file.wrong("split.count")
    for part in _parts(path) if count > 1 else ():
        GgufFile(part).close()


def _parts(path: Path) -> list[Path]:
    """All files of a model, by the name of its first."""
    name = re.fullmatch(r"(.*-)\d{5}(-of-(\d{5})\.gguf)", path.name, re.DOTALL)
    if name is None:
        return [path]
    return [path.with_name(f"{name[1]}{number + 1:05}{name[2]}") for number in range(int(name[3]))]


def _on_gpu(device: str) -> bool:
    kind = named_device(device).kind
    possible = bool(llama_cpp.llama_supports_gpu_offload())
    if kind in ("cuda", "mps") and not possible:
        build = "GGML_CUDA" if kind == "cuda" else "GGML_METAL"
        raise ModelError(
            f"This build of llama-cpp-python computes on the CPU alone, so there is no device {device}. "
            f"Use --set device=cpu, or install it anew with CMAKE_ARGS=-D{build}=ON."
        )
    return possible and kind != "cpu"


def _check_kind(path: Path, model: Any) -> None:
    reasons = {
        "is recurrent: its state cannot be cut or shared": llama_cpp.llama_model_is_recurrent(model)
        or llama_cpp.llama_model_is_hybrid(model),
        "has an encoder": llama_cpp.llama_model_has_encoder(model),
        "is a diffusion model": llama_cpp.llama_model_is_diffusion(model),
    }
    for reason, present in reasons.items():
        if present:
            raise ModelError(f"{path} {reason}. Use a decoder-only model, or --set backend=transformers.")


def _contexts(model: Any, threads: int, cache_mb: int, on_gpu: bool) -> tuple[UnifiedContext, int]:
    """The cache, within ``cache_mb``, and the length of the longest context that it holds."""
    capacity = cache_mb * 2**20 // _bytes_per_cell(model)
    trained = int(llama_cpp.llama_model_n_ctx_train(model))
    length = min(trained, capacity) // CELLS * CELLS or min(trained, capacity)
    if length < 64:
        raise MemoryError("not even a short context")
    cells = min(capacity, LARGEST_CACHE * length)
    return UnifiedContext(model, cells, threads, on_gpu), length


def _bytes_per_cell(model: Any) -> int:
    """Keys and values of one position in all layers."""
    heads = llama_cpp.llama_model_n_head_kv(model)
    size = llama_cpp.llama_model_n_embd(model) // llama_cpp.llama_model_n_head(model)
    architecture = _metadata(model, "general.architecture")
    widths = [
        int(_metadata(model, f"{architecture}.attention.{kind}_length") or size) for kind in ("key", "value")
    ]
    return int(llama_cpp.llama_model_n_layer(model) * heads * sum(widths) * _NUMBER_BYTES[backend.NUMBER])


def _metadata(model: Any, key: str) -> str:
    buffer = ctypes.create_string_buffer(256)
    size = llama_cpp.llama_model_meta_val_str(model, key.encode(), buffer, len(buffer))
    return buffer.value.decode(errors="replace") if size >= 0 else ""


@contextmanager
def _logged_errors() -> Iterator[list[str]]:
    """llama.cpp's errors, which it would print: what loads a model may be a server that somebody reads."""
    found: list[str] = []

    @llama_cpp.llama_log_callback  # type: ignore[untyped-decorator]
    def listen(level: int, text: bytes, _: object) -> None:
        if level == _ERROR and (said := " ".join(text.decode(errors="replace").split())):
            found.append(said)

    llama_cpp.llama_log_set(listen, ctypes.c_void_p(0))
    try:
        yield found
    finally:
        llama_cpp.llama_log_set(_SILENT, ctypes.c_void_p(0))


@llama_cpp.llama_log_callback  # type: ignore[untyped-decorator]
def _SILENT(level: int, text: bytes, _: object) -> None:
    """A failing call also says so by its result."""


_TOPOLOGY = "/sys/devices/system/cpu/cpu{}/topology/thread_siblings_list"
_QUOTA = Path("/sys/fs/cgroup/cpu.max")


def physical_cores() -> int:
    """Cores that affinity and the container's quota leave, two threads of a core counted once; at least 1."""
    allowed = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else range(os.cpu_count() or 1)
    cores = {_core(number) for number in allowed}
    return max(1, min(len(cores), _quota()))


def _core(number: int) -> str:
    """What the threads of one core have in common; for lack of it, the number itself."""
    try:
        return Path(_TOPOLOGY.format(number)).read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return str(number)


def _quota() -> int:
    """Processors of a container's quota, rounded; a large number where there is none."""
    try:
        most, period = _QUOTA.read_text(encoding="ascii").split()
        return max(1, round(int(most) / int(period)))
    except (OSError, ValueError):
        return 1 << 20


TRIED, REFUSED = "used", "refused: "
"""What the process prints when it got to its end, and before a reason when the model could not be loaded."""
COPIES, BESIDE_MB = 2, 2048
"""The memory that it may take: so many times the model's files, for repacked weights, and what is beside."""
TIMEOUT_S = 120
LEAST_BYTES = 2**26
"""Of a file: with a smaller one there is little to gain."""
LENGTHS = (1, 2, 5, 12, 33, 64)
"""Tokens of the passes that are tried: kernels differ by them."""
VERSION = 1
"""Format of the file of results."""
MOST_KNOWN = 16
"""Results that are kept, the latest ones: each model, build and machine has its own."""


def can_repack(path: Path) -> bool:
    """Whether a process that uses repacked weights of the model at ``path`` survives."""
    return path.stat().st_size >= LEAST_BYTES and _known("repacked", path, partial(_survives, path))


def _works(path: Path, on_gpu: bool, check: Callable[[], bool]) -> bool:
    """Whether ``check`` of a model's cache holds or, on a CPU, has held before."""
    if on_gpu or path.stat().st_size < LEAST_BYTES:
        return check()
    return _known("consistent", path, check, kept=(True,))


def _known(what: str, path: Path, find: Callable[[], bool], kept: Sequence[bool] = (True, False)) -> bool:
    """What ``find`` says of the model at ``path`` now, or said before if that was worth keeping."""
    results = own_files.read_json(own_files.tried_models(), VERSION).get("results")
    known: dict[str, bool] = results if isinstance(results, dict) else {}
    key = f"{what} {_key(path)}"
    if isinstance(known.get(key), bool):
        return known[key]
    found = find()
    if found in kept:
        known[key] = found
        with suppress(OSError):
            latest = dict(list(known.items())[-MOST_KNOWN:])
            own_files.write_json(own_files.tried_models(), {"version": VERSION, "results": latest})
    return found


def _key(path: Path) -> str:
    """A hash of all that the result rests on."""
    library = Path(llama_cpp.__file__).parent / "lib"
    stamps = [f"{each.name} {each.stat().st_mtime_ns}" for each in sorted(library.glob("*"))]
    model = path.stat()
    which = model.st_ino, model.st_size, model.st_mtime_ns, model.st_ctime_ns
    parts = [*stamps, str(path.resolve()), *which, platform.node(), _processor()]
    return hashlib.sha256(" ".join(map(str, parts)).encode("utf-8", "replace")).hexdigest()


def _processor() -> str:
    with suppress(OSError):
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
        return " ".join(sorted({line for line in lines if line.startswith(("model name", "flags"))}))
    return platform.processor()


def _survives(path: Path) -> bool:
    done = _tried(path, "repacked")
    return done is not None and done.returncode == 0 and done.stdout.strip() == TRIED


def _is_safe(path: Path, on_gpu: bool) -> bool:
    """Whether a process that uses the model at ``path`` ends by itself, if only to say that it cannot.

    Raises ``ModelError`` for a file that is not in order, which llama.cpp then never reads, and for one that
    could not be loaded there: it may take more memory than its size explains.
    """
    _check_headers(path)
    if not on_gpu and can_repack(path):
        return True
    done = _tried(path, "plain")
    if done is not None and done.stdout.startswith(REFUSED):
        raise _refused(path, done.stdout.removeprefix(REFUSED).splitlines())
    return done is not None and done.returncode >= 0


def _tried(path: Path, how: str) -> subprocess.CompletedProcess[str] | None:
    code = "from engine.lm.llama_cpp.loading import try_now; try_now(*sys.argv[1:])"
    size = sum(part.stat().st_size for part in _parts(path) if part.exists())
    memory = COPIES * size + (BESIDE_MB << 20)
    trial = command(code, os.fspath(path), how, str(memory))
    quiet = {**os.environ, "GGML_NO_BACKTRACE": "1"}  # which would take a debugger and seconds
    try:
        return subprocess.run(trial, capture_output=True, text=True, timeout=TIMEOUT_S, env=quiet)
    except (OSError, subprocess.SubprocessError):
        return None


def try_now(path: str, how: str, memory: str) -> None:
    """Loads the model, its weights ``repacked`` or ``plain``, and runs passes of several lengths."""
    _limit_memory(int(memory))
    options = llama_cpp.llama_model_default_params()
    options.use_extra_bufts, options.n_gpu_layers = how == "repacked", 0
    shape = llama_cpp.llama_context_default_params()
    shape.n_ctx = shape.n_batch = sum(LENGTHS) + 1
    with _logged_errors() as errors:
        model = llama_cpp.llama_model_load_from_file(os.fsencode(path), options)
        context = llama_cpp.llama_init_from_model(model, shape) if model else None
    if not context:
        print(REFUSED + " ".join(errors[-1:]))
        return
    for length in LENGTHS:
        tokens = (llama_cpp.llama_token * length)(*range(1, length + 1))
        if llama_cpp.llama_decode(context, llama_cpp.llama_batch_get_one(tokens, length)):
            return
    LlamaTokenizer(model)
    print(TRIED)


def _limit_memory(most: int) -> None:
    """Takes no more than that beside what this process has. Linux alone counts what is written."""
    with suppress(OSError, ValueError):
        taken = int(Path("/proc/self/statm").read_text("ascii").split()[5]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_DATA, (taken + most, taken + most))
