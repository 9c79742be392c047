"""Measures a random model's forward passes on a device: correctness, and speed against memory bandwidth."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import torch
from transformers import AutoModelForCausalLM, Qwen2Config

from benchmarks.figures import Figure
from benchmarks.gpu.device_setting import Setting
from engine.lm.scheduling.passes import Decide, Draw, Read, Row, Step
from engine.lm.transformers.answering import Answering
from engine.lm.transformers.packed.backend import PackedBackend, TorchBackend
from engine.lm.transformers.packed.decoder import FusedDecoder
from engine.lm.transformers.packed.kernels import KERNELS
from engine.lm.transformers.paged.paged_backend import PagedBackend

PROMPT = 300
"""Shared tokens before all rows."""
ROWS = (12, 96, 384)
WARM = 3
"""Passes before the measured ones: the second is captured."""
MOST_PASSES = 200
"""Measured, at most: then no row has grown into its third page."""
MEASURED_S = 3.0
SIZES: dict[str, Any] = {
    "vocab_size": 151_936,
    "hidden_size": 2048,
    "num_hidden_layers": 22,
    "num_attention_heads": 16,
    "num_key_value_heads": 8,
    "intermediate_size": 5504,
    "max_position_embeddings": 4096,
}
"""A Qwen 2 of 1.33 billion parameters."""
TINY = SIZES | {
    "vocab_size": 1000,
    "hidden_size": 32,
    "num_hidden_layers": 1,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "intermediate_size": 48,
    "initializer_range": 0.3,
}


def model(setting: Setting) -> Any:
    """Random weights, made where they will be used."""
    config = Qwen2Config(**(TINY if setting.tiny else SIZES), tie_word_embeddings=True)
    torch.manual_seed(0)
    with setting.device:
        made = AutoModelForCausalLM.from_config(config, dtype=setting.dtype)  # type: ignore[no-untyped-call]
    return made.eval()


def backend(model: Any, kernel: str, setting: Setting) -> TorchBackend:
    """The paged backend with ``kernel``, or for ``segments`` the one of segments. Neither is probed here."""
    if kernel == "segments":
        return PackedBackend(FusedDecoder(model, "plain"), KERNELS["plain"])
    return PagedBackend(FusedDecoder(model, kernel), kernel, cache_bytes(setting), graphs=True)


def cache_bytes(setting: Setting) -> int:
    """For keys and values: most of what a GPU has left; on the CPU, where pages are plenty, little."""
    if setting.device.type == "cuda":
        return int(torch.cuda.mem_get_info(setting.device)[0] * 0.7)
    return 2**27


def figures(model: Any, kernel: str, setting: Setting, copied: float) -> Iterator[Figure]:
    """Right, and how fast. ``copied``: gigabytes a second that the device copies."""
    about = f"{kernel}, {_size(model)}, {setting.device} {str(setting.dtype).removeprefix('torch.')}"
    inner = backend(model, kernel, setting)
    try:
        yield from _contexts(inner, model, kernel, about, setting)
        answering = Answering(inner, eager=setting.device.type == "cpu")
        bytes_read = sum(weight.nbytes for weight in model.parameters())
        for name, pass_s in _decoding(answering, kernel, setting):
            share = bytes_read / pass_s / (copied * 1e9)
            goal = ">= 0.6" if kernel == "paged" else ""
            what = f"weights read over the time of a pass, of the bandwidth; after {PROMPT} tokens; {about}"
            yield Figure(f"bandwidth_share_{name}_{kernel}", share, "x", what, goal)
            yield Figure(f"pass_ms_{name}_{kernel}", pass_s * 1e3, "ms", about)
        yield from _throughput(answering, kernel, about, setting)
        yield from _prefill(answering, kernel, about, setting)
    finally:
        inner.close()


def bandwidth(setting: Setting) -> Figure:
    """Of a copy from the device's memory to the same, bytes read and written."""
    size = 2**20 if setting.tiny else min(2**31, cache_bytes(setting) // 4)
    source = torch.zeros(size, dtype=torch.uint8, device=setting.device)
    target = torch.empty_like(source)
    seconds = _best(lambda: target.copy_(source), 1 if setting.tiny else 10, setting.device)
    name = torch.cuda.get_device_name(setting.device) if setting.device.type == "cuda" else "cpu"
    about = f"{name}, torch {torch.__version__}, bytes read and written"
    return Figure("device_copy_gb_per_s", 2 * size / seconds / 1e9, "GB/s", about)


def _best(work: Callable[[], object], times: int, device: torch.device) -> float:
    """Seconds of the fastest run, the first one left out."""
    found = []
    for _ in range(times + 1):
        _wait(device)
        began = time.perf_counter()
        work()
        _wait(device)
        found.append(time.perf_counter() - began)
    return min(found[1:])


def _wait(device: torch.device) -> None:
    if device.type == "cuda":
        torch.cuda.synchronize(device)


def _size(model: Any) -> str:
    return f"{model.num_parameters() / 1e9:.2g} B parameters"


def _contexts(inner: TorchBackend, model: Any, kernel: str, about: str, setting: Setting) -> Iterator[Figure]:
    """The contract of contexts, on the device: a random walk beside the model's own forward pass."""
    worst, seen = 0.0, 0
    texts: dict[int, list[int]] = {0: []}
    source = random.Random(0)
    for _ in range(6 if setting.tiny else 25):
        rows = _walk(source, inner, texts, model.config.vocab_size)
        logits = torch.split(inner.logits(rows), [row.positions for row in rows])
        for row, found in zip(rows, [each.float().log_softmax(-1).clone() for each in logits], strict=True):
            expected = _own(model, texts[row.sequence], row.positions)
            worst = max(worst, float((found - expected).abs().max()))
            seen += row.positions
    for name in texts:
        inner.free(name)
    text = [5, *range(60)]
    control = (_own(model, text, 1) - _own(model, [6, *text[1:]], 1)).abs().max()
    goal = "<= 0.01" if setting.dtype == torch.float32 else "<= 0.5"
    what = f"largest, of {seen} positions after forks, cuts and rows of all lengths; {about}"
    yield Figure(f"contexts_logprob_difference_{kernel}", worst, "nat", what, goal)
    what = f"what one other token 60 positions before makes, for comparison; {about}"
    yield Figure(f"contexts_logprob_difference_control_{kernel}", float(control), "nat", what)
    left = float(inner.size())
    yield Figure(f"contexts_bytes_left_{kernel}", left, "B", f"cached after all were freed; {about}", "== 0")


def _walk(source: random.Random, inner: TorchBackend, texts: dict[int, list[int]], words: int) -> list[Row]:
    """One fork or end, then rows for some of the sequences; ``texts`` holds what they have afterwards."""
    parent = source.choice(sorted(texts))
    if texts[parent] and len(texts) < 14:
        child = max(texts) + 1
        length = source.randint(1, len(texts[parent]))
        inner.copy(parent, length, child)
        texts[child] = texts[parent][:length]
    elif len(texts) > 8:
        inner.free(parent)
        del texts[parent]
    rows = []
    decoding = source.random() < 0.5
    for name in source.sample(sorted(texts), source.randint(1, len(texts))):
        start = source.randint(0, len(texts[name])) if source.random() < 0.3 else len(texts[name])
        count = 1 if decoding else source.choice([1, 3, 9, 40, 300])
        if start + count <= 700:
            added = [source.randrange(words) for _ in range(count)]
            texts[name] = texts[name][:start] + added
            rows.append(Row(name, start, tuple(added), 1 if count > 9 else count))
    return rows or [_more(source, texts, words)]


def _more(source: random.Random, texts: dict[int, list[int]], words: int) -> Row:
    """The shortest text anew, one token long."""
    name = min(texts, key=lambda each: len(texts[each]))
    texts[name] = [source.randrange(words)]
    return Row(name, 0, tuple(texts[name]), 1)


def _own(model: Any, text: Sequence[int], positions: int) -> torch.Tensor:
    """Log-probabilities by the model itself, whose attention is as it was before."""
    config = model.config
    replaced, config._attn_implementation = config._attn_implementation, "sdpa"
    try:
        with torch.inference_mode():
            tokens = torch.tensor([list(text)], device=model.device)
            logits = model(input_ids=tokens, use_cache=False, logits_to_keep=positions).logits[0]
            logprobs: torch.Tensor = logits.float().log_softmax(-1)
            return logprobs
    finally:
        config._attn_implementation = replaced


class _Forks:
    """Sequences behind one prompt that grow by a token a pass."""

    def __init__(self, answering: Answering, count: int) -> None:
        self._answering = answering
        self._count = count
        self._length = PROMPT
        self._next = [7] * count
        prompt = Row(0, 0, tuple(n % 997 for n in range(PROMPT)), 0)
        answering.forward([Step((prompt,), Read())])
        for name in range(1, count + 1):
            answering.copy(0, PROMPT, name)

    def draw(self) -> None:
        """Draws a token for each, and waits for it."""
        ask = [Draw(0.85, 0.95, (0.37 + 0.01 * number) % 1) for number in range(self._count)]
        self._next = self._answering.forward(  # type: ignore[assignment]
            [Step((self._row(number),), ask[number]) for number in range(self._count)]
        )
        self._length += 1

    def decide(self) -> None:
        """Decides one token for all together: the prior alone, or a guided pair."""
        rows = tuple(self._row(number) for number in range(self._count))
        [choices] = self._answering.forward([Step(rows, Decide(0.5))])
        self._next = [choices[0].token] * self._count  # type: ignore[index, union-attr]
        self._length += 1

    def close(self) -> None:
        """Frees all."""
        for name in range(self._count + 1):
            self._answering.free(name)

    def _row(self, number: int) -> Row:
        return Row(number + 1, self._length, (self._next[number],), 1)


def _decoding(answering: Answering, kernel: str, setting: Setting) -> Iterator[tuple[str, float]]:
    """Seconds of a pass that decides a token, plain and guided, answer included."""
    for name, count in (("plain", 1), ("guided", 2)):
        if setting.allows(f"{name} decoding, {kernel}", 10):
            forks = _Forks(answering, count)
            yield name, _pass_s(forks.decide, setting)
            forks.close()


def _pass_s(work: Callable[[], None], setting: Setting) -> float:
    """The mean of passes over some seconds."""
    for _ in range(1 if setting.tiny else WARM):
        work()
    most = 2 if setting.tiny else MOST_PASSES
    began, passes = time.perf_counter(), 0
    while passes < most and (passes < 3 or time.perf_counter() - began < MEASURED_S):
        work()
        passes += 1
    return (time.perf_counter() - began) / passes


def _throughput(answering: Answering, kernel: str, about: str, setting: Setting) -> Iterator[Figure]:
    """Tokens drawn a second, by rows of a pass."""
    for rows in ROWS:
        if setting.allows(f"{rows} rows, {kernel}", 20):
            forks = _Forks(answering, rows)
            speed = rows / _pass_s(forks.draw, setting)
            forks.close()
            what = f"drawn behind {PROMPT} shared tokens, nucleus 0.95; {about}"
            yield Figure(f"tokens_per_s_{rows}_{kernel}", speed, "1/s", what)


def _prefill(answering: Answering, kernel: str, about: str, setting: Setting) -> Iterator[Figure]:
    """Tokens of a prompt read a second."""
    tokens = 64 if setting.tiny else 2048
    prompt = Step((Row(0, 0, tuple(n % 997 for n in range(tokens)), 0),), Read())
    if setting.allows(f"prefill, {kernel}", 10):
        seconds = _best(lambda: answering.forward([prompt]), 1 if setting.tiny else 3, setting.device)
        yield Figure(f"prefill_tokens_per_s_{kernel}", tokens / seconds, "1/s", f"{tokens} tokens; {about}")
        answering.free(0)
