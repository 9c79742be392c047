"""Measures a real model on this machine: loading, reading, writing in one and in many contexts, guidance.

Also compares what contexts give after forks, cuts and passes of all lengths with one uncached pass over
the same text.
"""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import nullcontext
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from statistics import median

import numpy as np

from benchmarks import bare_llama
from benchmarks.bare_llama import Loop
from benchmarks.figures import Figure
from engine.core.task import Usage
from engine.lm.backends import load_model
from engine.lm.base import Context, Guidance, LanguageModel, Logprobs, Sampling
from engine.models.catalog import chosen, has_gpu

ROWS, ROWS_CPU = (1, 12, 48, 96, 384), (1, 12, 48)
"""Contexts that write at the same time."""
PROMPT, SIGNAL, READ = 300, 150, 2048
"""Tokens that rows share, of a signal that is read besides, of a prompt that is read alone."""
WRITTEN = 48
"""Tokens that each context writes."""
REPEATS = 3
"""Of these the fastest counts: what else the machine does makes it slower, never faster."""
WALK, WALK_CPU = 25, 5
"""Steps of forks, cuts and passes that are compared with uncached ones."""
GUIDANCE = Guidance(0.5)
"""So weak that lines stay lines."""
OVER = "over a bare loop of llama_decode, the median of pairs"
TEXT = Path(__file__).read_text(encoding="utf-8")


def measure(
    model: str = "auto", backend: str = "auto", device: str = "auto", rows: Sequence[int] = ()
) -> list[Figure]:
    """All figures of ``model``, named as for ``egcfg --model``, from one run.

    ``rows`` are the numbers of contexts that write at the same time; if none are given, those that are of use
    on the device.
    """
    on_cpu = device == "cpu" or not has_gpu()
    rows = rows or (ROWS_CPU if on_cpu else ROWS)
    known = chosen(model, backend, device)
    bare = Path(known.place) if on_cpu and known.backend == "llama-cpp" else None
    return asyncio.run(_measure(model, backend, device, rows, WALK_CPU if on_cpu else WALK, bare))


async def _measure(
    name: str, backend: str, device: str, rows: Sequence[int], walk: int, bare: Path | None
) -> list[Figure]:
    began = time.perf_counter()
    model = await load_model(name, backend=backend, device=device)
    loaded = time.perf_counter() - began
    about = f"{model.name}, {type(model).__name__}, {model.device}"
    try:
        found = [Figure("load_s", loaded, "s", about), await _first_request(model, about)]
        with bare_llama.open_loop(bare, max(rows)) if bare else nullcontext() as loop:
            found += [figure async for figure in _figures(model, about, rows, walk, loop)]
        return found
    finally:
        await model.close()


async def _figures(
    model: LanguageModel, about: str, rows: Sequence[int], walk: int, bare: Loop | None
) -> AsyncIterator[Figure]:
    prompt = _prompt(model, PROMPT)
    async for figure in _agreement(model, about, walk):
        yield figure
    yield Figure("read_tokens_per_s", await _reading(model), "1/s", f"a prompt of {READ}, {about}")
    for count in rows:
        speed, over = await _compared(partial(_write, model, prompt, count), count, bare)
        what = f"drawn behind {PROMPT} shared tokens, nucleus 0.95, {about}"
        yield Figure(f"tokens_per_s_{count}", speed, "1/s", what)
        if bare:
            yield Figure(f"over_bare_{count}", over, "x", OVER, ">= 0.95" if count == 12 else "")
    plain, _ = await _compared(partial(_decide, model, prompt, False), 1, None)
    guided, over = await _compared(partial(_decide, model, prompt, True), 2, bare)
    yield Figure("decided_tokens_per_s", plain, "1/s", f"greedy, {about}")
    yield Figure("guided_tokens_per_s", guided, "1/s", f"two contexts, {about}")
    yield Figure("guided_over_plain", guided / plain, "x", about)
    if bare:
        yield Figure(
            "guided_over_bare", 2 * over, "x", f"passes of two contexts that are mixed; {OVER}", ">= 0.85"
        )


async def _compared(run: Callable[[], Awaitable[float]], rows: int, bare: Loop | None) -> tuple[float, float]:
    """The fastest of several runs, and the median of what each is over a bare loop right after it."""
    found = []
    for _ in range(REPEATS):
        speed = await run()
        found.append((speed, speed / bare(rows, PROMPT, WRITTEN) if bare else math.nan))
    speeds, ratios = zip(*found, strict=True)
    return max(speeds), median(ratios)


def _prompt(model: LanguageModel, length: int, offset: int = 0) -> list[int]:
    """``length`` tokens of Python, with a beginning of their own for each ``offset``."""
    tokens = model.tokenizer.encode(f"{offset}\n{TEXT}")
    return list(islice(cycle(tokens), length))


async def _first_request(model: LanguageModel, about: str) -> Figure:
    """From the first request after loading to twelve short programs."""
    began = time.perf_counter()
    await _write(model, _prompt(model, PROMPT, 7), 12)
    seconds = time.perf_counter() - began
    return Figure("first_request_s", seconds, "s", f"12 rows of {WRITTEN} tokens, first ever, {about}")


async def _reading(model: LanguageModel) -> float:
    seconds = []
    length = min(READ, model.context_length // 2)
    for number in range(REPEATS):
        prompt = _prompt(model, length, number + 1)
        began = time.perf_counter()
        context = await model.open(prompt[:-1], Usage())
        await context.extend(prompt[-1:], 1)
        seconds.append(time.perf_counter() - began)
        context.close()
    return length / min(seconds)


async def _write(model: LanguageModel, prompt: list[int], rows: int) -> float:
    """Tokens a second of ``rows`` contexts behind one prompt, each up to its end."""
    trunk = await model.open(prompt[:-1], Usage())
    await trunk.extend(prompt[-1:], 1)
    forks = [await trunk.fork() for _ in range(rows)]
    count = 0

    def hear(tokens: Sequence[int]) -> bool:
        nonlocal count
        count += len(tokens)
        return True

    began = time.perf_counter()
    await asyncio.gather(
        *(fork.draw(WRITTEN, Sampling(0.85, 0.95, seed), hear) for seed, fork in enumerate(forks))
    )
    seconds = time.perf_counter() - began
    for context in (trunk, *forks):
        context.close()
    return count / seconds


async def _decide(model: LanguageModel, prompt: list[int], guided: bool) -> float:
    """Tokens a second of greedy lines in one context, or in two that are mixed."""
    signal = [*_prompt(model, SIGNAL, 5), *prompt]
    prior = await model.open(prompt, Usage())
    conditional = await model.open(signal, Usage()) if guided else None
    await prior.decide(conditional, GUIDANCE, 1)
    count, began = 0, time.perf_counter()
    while count < WRITTEN:
        count += len(await prior.decide(conditional, GUIDANCE, WRITTEN)) + 1  # for the indent's own pass
        await _indent(model, prior, conditional)
    seconds = time.perf_counter() - began
    prior.close()
    if conditional is not None:
        conditional.close()
    return count / seconds


async def _indent(model: LanguageModel, *contexts: Context | None) -> None:
    """Begins a line that is indented, since decisions end where a line begins at column 0."""
    tokens = model.tokenizer.encode("\n    ")
    await asyncio.gather(*(context.extend(tokens, 0) for context in contexts if context is not None))


async def _agreement(model: LanguageModel, about: str, walk: int) -> AsyncIterator[Figure]:
    """Largest difference of log-probabilities of likely tokens after a random walk of contexts."""
    source, words = random.Random(0), _prompt(model, 600)
    contexts = [await model.open(words[:40], Usage())]
    worst, typical, seen = 0.0, [], 0
    for _ in range(walk):
        chosen = source.sample(contexts, source.randint(1, len(contexts)))
        added = [_some(source, words) for _ in chosen]
        answers = await asyncio.gather(
            *(context.extend(tokens, 1) for context, tokens in zip(chosen, added, strict=True))
        )
        for context, answer in zip(chosen, answers, strict=True):
            difference = _difference(answer[0], await _uncached(model, context))
            worst, seen = max(worst, difference), seen + 1
            typical.append(difference)
        if len(contexts) < 12:
            contexts.append(await source.choice(contexts).fork())
        elif source.random() < 0.3:
            chosen[0].truncate(source.randint(20, len(chosen[0].tokens)))
    for context in contexts:
        context.close()
    what = f"of {seen} positions, tokens of at least 1 %, after forks, cuts and rows of all lengths; {about}"
    yield Figure("contexts_worst_nat", worst, "nat", f"largest difference from an uncached pass {what}")
    yield Figure("contexts_median_nat", float(np.median(typical)), "nat", "the same, median")
    yield Figure("contexts_control_nat", await _control(model, words), "nat", "one other token 60 before")


def _some(source: random.Random, words: list[int]) -> list[int]:
    start, count = source.randrange(len(words) - 40), source.choice([1, 1, 3, 9, 40])
    return words[start : start + count]


async def _uncached(model: LanguageModel, context: Context) -> Logprobs:
    return await _after(model, list(context.tokens))


async def _after(model: LanguageModel, tokens: list[int]) -> Logprobs:
    """``(vocabulary,)`` after ``tokens``, in one pass over a context without a past."""
    fresh = await model.open(tokens[:1], Usage())
    fresh.truncate(0)
    [answer] = await fresh.extend(tokens, 1)
    fresh.close()
    return np.asarray(answer, dtype=np.float32)


def _difference(one: Logprobs, other: Logprobs) -> float:
    likely = other > np.log(0.01)
    return float(np.abs(one - other)[likely].max())


async def _control(model: LanguageModel, words: list[int]) -> float:
    changed = [*words[:40], words[41] + 1, *words[41:100]]
    return _difference(await _after(model, changed), await _after(model, words[:100]))
