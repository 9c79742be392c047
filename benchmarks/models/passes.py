"""Passes of random models: what drawing adds to them, and what they cost beside transformers' own."""

from __future__ import annotations

import copy
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from statistics import median
from typing import Any

import torch
from transformers import AutoModelForCausalLM, DynamicCache, StoppingCriteria, StoppingCriteriaList

from benchmarks.models.observed import Observed, Pass, load
from benchmarks.models.sizes import (
    AGENT,
    CANDIDATES,
    EIGHT_AGENTS,
    FORMAT,
    LINE,
    NUCLEUS,
    TEMPERATURE,
    Setting,
    prompt,
    task,
)
from engine.decoding.candidates import sample
from engine.decoding.growing_code import Growth
from engine.lm.base import Context, Guidance, LanguageModel
from engine.lm.scheduling.passes import Draw, Row, Step
from engine.lm.scheduling.randomness import uniform
from engine.lm.transformers.answering import Answering
from engine.lm.transformers.packed.backend import TorchBackend
from engine.prompts import load as load_template
from engine.types import Usage

FLATNESS = 0.6
"""Standard deviation of logits, as of a model with random weights: the nucleus is most of the vocabulary."""
DRAWN = 16
"""Tokens of a candidate."""
SAMPLING_PASSES, SAMPLING_ROUNDS = 5, 4
HOST_PASSES, HOST_ROUNDS = 8, 7
HOST_ROWS = (2, CANDIDATES, EIGHT_AGENTS)


async def sampling(setting: Setting) -> AsyncIterator[dict[str, float]]:
    """Milliseconds in which a token is drawn for a row of flat logits, on their way to the host included."""
    generator = torch.Generator().manual_seed(0)
    shape = (CANDIDATES, setting.models.large.vocabulary)
    answering = Answering(_Prepared(torch.randn(shape, generator=generator) * FLATNESS), eager=True)
    for run in range(setting.runs):
        times = []
        for number in range(SAMPLING_ROUNDS):
            began = time.perf_counter()
            for again in range(SAMPLING_PASSES):
                answering.forward(list(_draws(1000 * run + 10 * number + again)))
            times.append((time.perf_counter() - began) / SAMPLING_PASSES / CANDIDATES)
        yield {"sampling_ms_per_row": 1e3 * median(times)}


def _draws(seed: int) -> list[Step]:
    """A step for each candidate."""
    return [
        Step((Row(row, 0, (1,), 1),), Draw(TEMPERATURE, NUCLEUS, uniform(seed, row)))
        for row in range(CANDIDATES)
    ]


class _Prepared:
    """A ``TorchBackend`` whose logits are there already."""

    def __init__(self, logits: torch.Tensor) -> None:
        self._logits = logits

    def logits(self, rows: Sequence[Row]) -> torch.Tensor:
        return self._logits

    def copy(self, source: int, length: int, target: int) -> None: ...

    def free(self, sequence: int) -> None: ...

    def size(self) -> int:
        return 0

    def close(self) -> None: ...


async def candidates(setting: Setting) -> AsyncIterator[dict[str, float]]:
    """Candidates of one agent: whole steps over their forward passes, tokens a second over ``generate``."""
    folder = setting.models.folder("bfloat16")
    model, observed = await load(folder, FORMAT)
    tokens = prompt(model.tokenizer)
    network = AutoModelForCausalLM.from_pretrained(folder, dtype=getattr(torch, FORMAT))
    generate = _Generate(network, tokens)
    drawn = setting.few(DRAWN)
    try:
        with closing(await model.open(tokens, Usage())) as prior:
            await _drawn(model, prior, observed, CANDIDATES, 2)
            for run in range(setting.runs):
                ours = await _drawn(model, prior, observed, CANDIDATES, drawn, run)
                speed = ours.tokens / ours.seconds
                theirs = generate.speed(drawn, run)
                yield {
                    "candidates_step_over_pass_12": ours.step_over_pass,
                    "candidates_tokens_per_s_over_generate": speed / theirs,
                    "candidates_tokens_per_s": speed,
                    "generate_tokens_per_s": theirs,
                }
    finally:
        await model.close()


async def candidates_of_eight(setting: Setting) -> AsyncIterator[dict[str, float]]:
    """Candidates of eight agents: whole steps over their forward passes."""
    model, observed = await load(setting.models.folder("bfloat16"), FORMAT)
    try:
        with closing(await model.open(prompt(model.tokenizer), Usage())) as prior:
            await _drawn(model, prior, observed, EIGHT_AGENTS, 1)
            for run in range(setting.runs):
                ours = await _drawn(model, prior, observed, EIGHT_AGENTS, setting.few(DRAWN // 2), run)
                yield {"candidates_step_over_pass_96": ours.step_over_pass}
    finally:
        await model.close()


@dataclass(frozen=True)
class _Drawn:
    """What drawing candidates took."""

    tokens: int
    seconds: float
    passes: list[Pass]

    @property
    def step_over_pass(self) -> float:
        return self.seconds / sum(each.logits_s for each in self.passes)


async def _drawn(
    model: LanguageModel, prior: Context, observed: Observed, rows: int, tokens: int, seed: int = 0
) -> _Drawn:
    """Lets ``rows`` candidates grow by ``tokens``, as the loop does it."""
    end = load_template(AGENT.template).end
    growths = [Growth(task(), model.tokenizer, end) for _ in range(rows)]
    observed.taken()
    began = time.perf_counter()
    await sample(prior, growths, AGENT, NUCLEUS, tokens, (seed,))
    seconds = time.perf_counter() - began
    return _Drawn(sum(each.taken for each in growths), seconds, observed.taken())


def _cache(network: Any, tokens: Sequence[int]) -> DynamicCache:
    """Keys and values of ``tokens``."""
    cache = DynamicCache()
    with torch.inference_mode():
        network(input_ids=torch.tensor([list(tokens)]), past_key_values=cache, logits_to_keep=1)
    return cache


class _Generate:
    """transformers' ``generate`` behind a prompt that was read before, for candidates of one agent."""

    def __init__(self, network: Any, tokens: Sequence[int]) -> None:
        """The last token is computed with what comes next, as ours is."""
        self._network = network
        self._tokens = torch.tensor([list(tokens)])
        self._cache = _cache(network, tokens[:-1])

    def speed(self, tokens: int, seed: int) -> float:
        """Tokens a second from the first drawn token to the last, all candidates together."""
        cache = copy.deepcopy(self._cache)
        cache.batch_repeat_interleave(CANDIDATES)
        stamps = _Stamps()
        torch.manual_seed(seed)
        self._network.generate(
            self._tokens,
            attention_mask=torch.ones_like(self._tokens),
            past_key_values=cache,
            num_return_sequences=CANDIDATES,
            do_sample=True,
            top_p=NUCLEUS,
            top_k=0,
            temperature=TEMPERATURE,
            max_new_tokens=tokens + 1,
            eos_token_id=None,
            pad_token_id=0,
            stopping_criteria=StoppingCriteriaList([stamps]),
        )
        return CANDIDATES * (len(stamps.times) - 1) / (stamps.times[-1] - stamps.times[0])


class _Stamps(StoppingCriteria):
    """Never stops, and notes when it was asked: after each token."""

    def __init__(self) -> None:
        self.times: list[float] = []

    def __call__(self, input_ids: torch.Tensor, scores: Any, **options: Any) -> torch.Tensor:
        self.times.append(time.perf_counter())
        return torch.zeros(len(input_ids), dtype=torch.bool)


async def host(setting: Setting) -> AsyncIterator[dict[str, float]]:
    """Passes of a narrow model with many layers, over transformers' own forward pass with its cache."""
    folder = setting.models.narrow()
    model, observed = await load(folder, "float32")
    network = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32)
    tokens = prompt(model.tokenizer)
    try:
        for _ in range(setting.runs):
            yield {
                name: value
                for rows in HOST_ROWS
                for name, value in _compared(observed.bare, network, tokens, rows, setting).items()
            }
    finally:
        await model.close()


def _compared(
    ours: TorchBackend, network: Any, tokens: Sequence[int], rows: int, setting: Setting
) -> dict[str, float]:
    """Both, in turns: each time some passes behind the prompt."""
    passes = setting.few(HOST_PASSES)
    steps = [
        [Row(row + 1, len(tokens) + number, (7 + row,), 1) for row in range(rows)] for number in range(passes)
    ]
    ours.logits([Row(0, 0, tuple(tokens), 0)])
    for row in range(rows):
        ours.copy(0, len(tokens), row + 1)
    theirs = _Passes(network, tokens, rows)
    times: tuple[list[float], list[float]] = ([], [])
    with torch.inference_mode():
        for _ in range(setting.few(HOST_ROUNDS) + 1):
            began = time.perf_counter()
            for step in steps:
                ours.logits(step)
            between = time.perf_counter()
            theirs.run(passes)
            times[0].append((between - began) / passes * 1e3)
            times[1].append((time.perf_counter() - between) / passes * 1e3)
            theirs.rewind()
    for row in range(rows + 1):
        ours.free(row)
    mine, other = (median(each[1:]) for each in times)  # the first round moves keys and values
    return {
        f"host_ms_per_pass_{rows}": mine / other,
        f"host_ms_{rows}": mine,
        f"host_ms_{rows}_transformers": other,
    }


class _Passes:
    """transformers' forward passes of one token a row, with a dynamic cache."""

    def __init__(self, network: Any, tokens: Sequence[int], rows: int) -> None:
        self._network = network
        self._read = _cache(network, tokens)
        self._read.batch_repeat_interleave(rows)
        self._next = 7 + torch.arange(rows)[:, None]
        self.rewind()

    def run(self, passes: int) -> None:
        """Goes on by so many tokens."""
        for _ in range(passes):
            self._network(input_ids=self._next, past_key_values=self._cache, use_cache=True)

    def rewind(self) -> None:
        """Begins anew behind the prompt."""
        self._cache = copy.deepcopy(self._read)


async def reads(setting: Setting) -> AsyncIterator[dict[str, float]]:
    """What decoding passes read from the device, by the code of an accelerator on a CPU."""
    model, observed = await load(setting.models.narrow(), "float32", counts=True)
    tokens = prompt(model.tokenizer, 32)
    try:
        with closing(await model.open(tokens, Usage())) as prior, closing(await prior.fork()) as conditional:
            await conditional.extend(tokens[:8])
            for seed in range(setting.runs):
                passes = []
                for rows in (CANDIDATES, EIGHT_AGENTS):
                    passes += (await _drawn(model, prior, observed, rows, 2, seed)).passes
                await prior.decide(conditional, Guidance(AGENT.gamma, explain=True), LINE)
                passes += observed.taken()
                yield {
                    "bytes_to_host_per_row": max(each.bytes_read / each.rows for each in passes),
                    "device_waits_per_pass": max(each.reads for each in passes),
                }
    finally:
        await model.close()
