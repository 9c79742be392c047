"""Loading, tokens and arithmetic of the llama.cpp backend, and what it takes of the machine."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest

from engine.core.task import Usage
from engine.lm.base import Sampling
from engine.lm.llama_cpp import load, loading
from engine.lm.llama_cpp.backend import LONGEST_PAUSE_S, Logits, Piece, Threads
from engine.lm.llama_cpp.loading import TRIED, can_repack
from engine.lm.sampling import log_softmax
from engine.support import own_files
from engine.support.errors import ModelError
from tests.unit.lm.random_gguf import FREE, TOKENS, TOLERANCES, VOCABULARIES, write, write_random
from tests.unit.lm.walks import check_walk

compiled = pytest.mark.thorough


@compiled
async def test_a_closed_model_does_not_tokenise(tiny_gguf):
    model = await load(str(tiny_gguf), device="cpu", threads=1, cache_mb=4)
    await model.close()
    with pytest.raises(ModelError, match="closed"):
        model.tokenizer.encode("x")
    assert model.tokenizer.decode([40]) != ""


@compiled
async def test_a_second_request_reads_only_what_changed(tiny_gguf):
    model = await load(str(tiny_gguf), device="cpu", threads=1, cache_mb=4)
    first, second = Usage(), Usage()
    context = await model.open([*range(1, 200), 7], first)
    await context.draw(5, Sampling(), lambda tokens: True)
    context.close()
    context = await model.open([*range(1, 180), 9, 9], second)
    assert (first.prompt_tokens, second.prompt_tokens) == (199, 1)
    answer = await context.extend([5], 1)
    context.close()
    model.backend.clear()
    alone = await model.open([*range(1, 180), 9, 9], Usage())
    np.testing.assert_allclose(answer, await alone.extend([5], 1), atol=1e-4)
    await model.close()


@compiled
@pytest.mark.usefixtures("llama_cpp_installed")
@pytest.mark.parametrize(
    ("text", "device", "sentence"),
    [
        (None, "auto", r"There is no GGUF file at .*m\.gguf.* use --set backend=transformers"),
        ("hello", "auto", r"m\.gguf cannot be read as a GGUF file: ."),
        ("", "abacus", "no device 'abacus'"),
    ],
    ids=["absent", "no model", "device"],
)
async def test_what_is_no_model_is_a_sentence(tmp_path, monkeypatch, capfd, text, device, sentence):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    path = tmp_path / "m.gguf"
    if text is not None:
        path.write_text(text)
    with pytest.raises(ModelError, match=sentence) as caught:
        await load(str(path), device=device)
    assert "\n" not in str(caught.value)
    assert capfd.readouterr() == ("", "")


BREAKING = {
    "many heads": {"qwen2.attention.head_count": 2**31},
    "layers without end": {"qwen2.block_count": 2**32 - 1},
    "keys of no width": {"qwen2.attention.key_length": 0},
    "rotations of no width": {"qwen2.rope.dimension_count": 0},
    "a norm that is no number": {"qwen2.attention.layer_norm_rms_epsilon": float("nan")},
}
PIPE = b"a pipe, which would be waited for"
REFUSED = {
    "no heads": {"qwen2.attention.head_count": 0},
    "a huge width": {"qwen2.embedding_length": 2**32 - 1},
    "no context": {"qwen2.context_length": 0},
    "a context without end": {"qwen2.context_length": 2**32 - 1},
    "too few scores": {"tokenizer.ggml.scores": [1.0]},
    "texts for types": {"tokenizer.ggml.token_type": ["a"] * TOKENS},
    "an architecture that is not known": {"general.architecture": "x" * 200},
    "parts that are not named so": {"split.count": 999},
    "parts without end": {"split.count": 2**32 - 1},
}


@compiled
@pytest.mark.usefixtures("llama_cpp_installed")
@pytest.mark.parametrize("name", [*BREAKING, *REFUSED])
async def test_a_hostile_model_ends_no_process_but_its_own(tmp_path: Path, name: str):
    """The first kind ends whatever process llama.cpp loads it in: the server of an editor."""
    path = write(tmp_path / "m.gguf", VOCABULARIES["qwen2"](), metadata={**BREAKING, **REFUSED}[name])
    with pytest.raises(ModelError) as caught:
        await load(str(path), device="cpu", threads=1, cache_mb=4)
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)
    assert ("broke down" in str(caught.value)) == (name in BREAKING)


@compiled
@pytest.mark.usefixtures("llama_cpp_installed")
@pytest.mark.parametrize("second", [None, PIPE, b"", b"GGUF\3\0\0\0" + b"\xff" * 64])
async def test_what_llama_cpp_opens_beside_a_file_is_read_by_us_first(tmp_path: Path, monkeypatch, second):
    """Or the second part of a model would reach native code unread."""
    words, said = VOCABULARIES["qwen2"](), {"split.count": 2, "split.no": 0}
    path = write(tmp_path / "m-00001-of-00002.gguf", words, metadata=said)
    other = tmp_path / "m-00002-of-00002.gguf"
    if second == PIPE:
        os.mkfifo(other)
    elif second is not None:
        other.write_bytes(second)
    monkeypatch.setattr(loading, "_tried", None)
    with pytest.raises(ModelError, match=r"m-00002-of-00002\.gguf"):
        await load(str(path), device="cpu", threads=1, cache_mb=4)


@compiled
@pytest.mark.usefixtures("llama_cpp_installed")
async def test_a_model_that_takes_more_memory_than_its_file_explains_is_loaded_nowhere(tmp_path, monkeypatch):
    path = write(tmp_path / "m.gguf", VOCABULARIES["qwen2"]())
    monkeypatch.setattr(loading, "BESIDE_MB", 0)
    monkeypatch.setattr(loading.llama_cpp, "llama_model_load_from_file", None)
    with pytest.raises(ModelError, match=r"m\.gguf cannot be (used|loaded)"):
        await load(str(path), device="cpu", threads=1, cache_mb=4)


@compiled
@pytest.mark.usefixtures("llama_cpp_installed")
async def test_a_model_that_was_changed_is_tried_again(tmp_path: Path):
    """A file that was found harmless, and is then another one."""
    path = write(tmp_path / "m.gguf", VOCABULARIES["qwen2"]())
    model = await load(str(path), device="cpu", threads=1, cache_mb=4)
    await model.close()
    before = path.stat()
    write(path, VOCABULARIES["qwen2"](), metadata=BREAKING["keys of no width"])
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert path.stat().st_size == before.st_size
    with pytest.raises(ModelError, match="broke down"):
        await load(str(path), device="cpu", threads=1, cache_mb=4)


@compiled
@pytest.mark.usefixtures("llama_cpp_installed")
async def test_a_trial_imports_nothing_from_the_working_folder(tmp_path: Path, monkeypatch):
    """A cloned folder would run its own code before it is trusted, as soon as a model is loaded."""
    path = write(tmp_path / "m.gguf", VOCABULARIES["qwen2"]())
    for name in ("engine", "llama_cpp", "numpy", "sitecustomize"):
        (tmp_path / f"{name}.py").write_text(f"open({str(tmp_path / 'imported')!r}, 'w')\n")
    monkeypatch.chdir(tmp_path)
    model = await load(str(path), device="cpu", threads=1, cache_mb=4)
    await model.close()
    assert not (tmp_path / "imported").exists()


@compiled
async def test_a_build_without_a_gpu_says_so(tiny_gguf):
    import llama_cpp

    if llama_cpp.llama_supports_gpu_offload():
        pytest.skip("NOT TESTED: this build of llama-cpp-python supports a GPU")
    with pytest.raises(ModelError, match=r"--set device=cpu, .* CMAKE_ARGS=-DGGML_CUDA=ON"):
        await load(str(tiny_gguf), device="cuda")


@compiled
async def test_without_the_package(monkeypatch, tiny_gguf):
    monkeypatch.setitem(sys.modules, "llama_cpp", None)
    with pytest.raises(ModelError, match="pip install llama-cpp-python "):
        await load(str(tiny_gguf))


@compiled
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("architecture", VOCABULARIES)
async def test_whatever_happens_answers_are_those_of_a_plain_run(random_ggufs, architecture, seed):
    """Long sequences in a small cache: with a window of 16, old cells are taken by other sequences."""
    path = str(random_ggufs[architecture])
    plain = await load(path, device="cpu", threads=1, cache_mb=8)
    model = await load(path, device="cpu", threads=1, cache_mb=1)
    contexts = plain.backend._store._contexts

    def logprobs(tokens: Sequence[int]) -> Logits:
        contexts.cut(0, 0)
        logits = contexts.decode([Piece(0, 0, tuple(tokens), len(tokens))])
        logits[:, list(plain.tokenizer.forbidden)] = -1e30
        return log_softmax(logits)

    words, tolerance = TOKENS - FREE - 20, TOLERANCES[architecture]
    check_walk(model.backend, logprobs, words, seed=seed, steps=80, longest=60, tolerance=tolerance)
    await asyncio.gather(plain.close(), model.close())


SURVIVED = subprocess.CompletedProcess([], 0, f"{TRIED}\n")


@pytest.fixture
def tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[bool]]:
    """``tried(ends)``: what two loads find where the process ends so; the second asks no process."""
    file = tmp_path / "model.gguf"
    file.write_bytes(b"weights")
    monkeypatch.setattr(loading, "LEAST_BYTES", 0)
    monkeypatch.setattr(own_files, "tried_models", lambda: tmp_path / "cache" / "llama-cpp.json")

    def try_twice(ends: subprocess.CompletedProcess[str] | Exception = SURVIVED) -> list[bool]:
        left = [ends]

        def run(command: list[str], **options: object) -> subprocess.CompletedProcess[str]:
            found = left.pop()
            if isinstance(found, Exception):
                raise found
            return found

        monkeypatch.setattr(loading.subprocess, "run", run)
        found = [can_repack(file), can_repack(file)]
        assert left == []
        return found

    return try_twice


@pytest.mark.parametrize(
    "ends",
    [
        subprocess.CompletedProcess([], -11, ""),
        subprocess.CompletedProcess([], 0, ""),
        subprocess.TimeoutExpired("python", 1),
        OSError("no process"),
    ],
    ids=["crash", "half way", "hang", "no process"],
)
def test_what_does_not_survive_is_not_used(tried, ends):
    assert tried(ends) == [False, False]


@pytest.mark.parametrize("text", [None, "", "[]", "{", '{"version": 1, "results": 1}'])
def test_what_survives_is_used_and_a_broken_cache_is_written_anew(tried, tmp_path: Path, text: str | None):
    file = tmp_path / "cache" / "llama-cpp.json"
    if text is not None:
        file.parent.mkdir()
        file.write_text(text)
    assert tried() == [True, True]
    assert True in json.loads(file.read_text())["results"].values()


async def test_a_cache_is_tried_until_it_works(tiny_gguf, tmp_path, monkeypatch):
    tried = []

    def check(*given: object) -> bool:
        tried.append(given)
        return len(tried) == 2

    monkeypatch.setattr(loading, "LEAST_BYTES", 0)
    monkeypatch.setattr(own_files, "tried_models", lambda: tmp_path / "cache" / "llama-cpp.json")
    monkeypatch.setattr(loading, "can_repack", lambda path: False)
    monkeypatch.setattr(loading, "is_consistent", check)
    with pytest.raises(ModelError, match="other answers when sequences share"):
        await load(str(tiny_gguf), device="cpu", threads=1, cache_mb=4)
    for _ in range(2):
        model = await load(str(tiny_gguf), device="cpu", threads=1, cache_mb=4)
        await model.close()
    assert len(tried) == 2


def test_only_the_latest_results_are_kept(tried, tmp_path: Path):
    file = tmp_path / "cache" / "llama-cpp.json"
    file.parent.mkdir()
    file.write_text(json.dumps({"version": 1, "results": {str(number): True for number in range(40)}}))
    assert tried() == [True, True]
    kept = list(json.loads(file.read_text())["results"])
    assert len(kept) == 16
    assert "39" in kept


def test_the_process_says_so_when_it_is_through(tmp_path: Path):
    file = write_random("qwen2", tmp_path)
    done = loading._tried(file, "repacked")
    assert done.returncode == 0 or done.returncode < 0  # where this build crashes with them
    assert (done.stdout.strip() == TRIED) == (done.returncode == 0)


class Machine:
    """Processors of which so many are free, and the time."""

    def __init__(self, free: float, most: int) -> None:
        self.free = free
        self.wall_s = self.processor_s = 0.0
        self.threads = Threads(most, lambda: self.wall_s, lambda: self.processor_s)

    def run(self, seconds: float, pass_s: float = 0.02) -> list[int]:
        """The number of threads of each pass."""
        counts = []
        for _ in range(round(seconds / pass_s)):
            counts.append(self.threads.count)
            with self.threads.watched():
                self.wall_s += pass_s
                self.processor_s += pass_s * min(counts[-1], self.free)
        return counts


def test_a_busy_one_uses_what_is_free_and_tries_again_ever_more_rarely() -> None:
    counts = Machine(free=2.4, most=4).run(100)
    assert counts[:3] == [4, 4, 4]
    assert set(counts[3:]) == {2, 4}
    assert counts.count(4) < 0.05 * len(counts)


def test_all_are_used_again_when_the_machine_is_quiet() -> None:
    machine = Machine(free=0.7, most=2)
    machine.run(200)
    machine.free = 2
    machine.run(LONGEST_PAUSE_S)
    assert set(machine.run(30)) == {2}
