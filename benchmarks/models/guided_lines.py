"""Measures guided lines of random models, with and without drafts, against plain lines."""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import ExitStack, closing

from benchmarks.models.observed import load
from benchmarks.models.sizes import AGENT, FORMAT, LINE, PROMPT, SIGNAL, Setting, prompt, task
from engine.decoding.drafts import Drafts
from engine.decoding.growing_code import Growth
from engine.decoding.line import decode_line
from engine.lm import llama_cpp
from engine.lm.base import Context, Guidance, LanguageModel
from engine.prompts import load as load_template
from engine.types import ModelError, Usage

TIMES = 5
"""In a run, each way."""
MANY = 30
"""Prompts of which one makes a model of random weights write a line of ``LINE`` tokens."""


async def of_transformers(setting: Setting) -> AsyncIterator[dict[str, float]]:
    """Guided over plain decoding, in the number format that the engine chooses here."""
    async for speeds in _of(setting, FORMAT):
        yield {f"{name}_transformers": value for name, value in speeds.items()}


async def of_float32(setting: Setting) -> AsyncIterator[dict[str, float]]:
    """The same in 32 bits."""
    async for speeds in _of(setting, "float32"):
        yield {f"{name}_float32": value for name, value in speeds.items()}


async def _of(setting: Setting, dtype: str) -> AsyncIterator[dict[str, float]]:
    model, _ = await load(setting.models.folder("bfloat16"), dtype)
    try:
        async for speeds in _speeds(model, setting):
            yield speeds
    finally:
        await model.close()


async def of_llama_cpp(setting: Setting) -> AsyncIterator[dict[str, float]]:
    """The same; nothing, and a word about it, where llama.cpp is not installed."""
    try:
        model: LanguageModel = await llama_cpp.load(str(setting.models.gguf()), device="cpu", threads=1)
    except ModelError as error:
        print(f"not measured: {error}", file=sys.stderr)
        return
    try:
        async for speeds in _speeds(model, setting):
            yield {f"{name}_llama_cpp": value for name, value in speeds.items()}
    finally:
        await model.close()


async def _speeds(model: LanguageModel, setting: Setting) -> AsyncIterator[dict[str, float]]:
    """Runs over a line in all three ways, behind the first prompt where it is long enough."""
    for number in range(MANY):
        tokens = prompt(model.tokenizer, PROMPT + SIGNAL, number)
        with ExitStack() as contexts:
            shared = contexts.enter_context(closing(await model.open(tokens[:PROMPT], Usage())))
            prior, conditional = [contexts.enter_context(closing(await shared.fork())) for _ in range(2)]
            await prior.extend(tokens[:LINE])
            await conditional.extend(tokens[PROMPT:] + tokens[:LINE])
            if await _Line(model, prior, conditional).decode() < LINE and not setting.small:
                continue
            for _ in range(setting.runs):
                line = _Line(model, prior, conditional)
                for _ in range(setting.few(TIMES)):
                    await line.decode()
                yield line.ratios()
            return
    raise RuntimeError(f"Behind none of {MANY} prompts the model writes a line of {LINE} tokens.")


class _Line:
    """A line, decoded in three ways; the contexts are left as they were."""

    def __init__(self, model: LanguageModel, prior: Context, conditional: Context) -> None:
        self._model = model
        self._prior = prior
        self._conditional = conditional
        self._tokens: defaultdict[str, int] = defaultdict(int)
        self._seconds: defaultdict[str, float] = defaultdict(float)

    def ratios(self) -> dict[str, float]:
        """Tokens a second, over those of plain decoding."""
        speeds = {way: self._tokens[way] / self._seconds[way] for way in self._tokens}
        return {
            "guided_over_plain": speeds["guided"] / speeds["plain"],
            "guided_drafts_over_plain": speeds["drafts"] / speeds["plain"],
            "plain_tokens_per_s": speeds["plain"],
        }

    async def decode(self) -> int:
        """Once in every way; how many tokens the shortest has."""
        written = await self._decoded("guided")
        plain = await self._decoded("plain")
        await self._decoded("drafts", Drafts(self._model.tokenizer, [written]))
        return min(len(written), len(plain))

    async def _decoded(self, way: str, drafts: Drafts | None = None) -> list[int]:
        """The line's tokens."""
        growth = Growth(task(), self._model.tokenizer, load_template(AGENT.template).end)
        lengths = [len(context.tokens) for context in (self._prior, self._conditional)]
        guide = self._conditional if way != "plain" else None
        began = time.perf_counter()
        choices = await decode_line(self._prior, guide, Guidance(AGENT.gamma), growth, LINE, drafts)
        self._seconds[way] += time.perf_counter() - began
        self._tokens[way] += len(choices)
        for context, length in zip((self._prior, self._conditional), lengths, strict=True):
            context.truncate(length)
        return growth.tokens
