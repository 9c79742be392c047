"""Guided decoding beside plain decoding, with and without drafts; agents together beside one by one.

Tasks are held-out tellings from the training library. Of a line only its decoding is timed; candidates, runs
and signal are made before, and are the same for all variants.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from benchmarks.decoding.lines import LINE_TOKENS, Line, lines
from benchmarks.figures import Figure
from benchmarks.setting import MODEL, tasks
from engine.completion import complete
from engine.decoding.agents import default_agents
from engine.decoding.line import decode_line
from engine.lm import transformers
from engine.lm.base import Context, Guidance, LanguageModel
from engine.services import Plan, Services
from engine.types import Agent, Decoding, ModelError, Task
from sandbox import SandboxPool

AGENT = Agent(num_candidates=3, horizon=8, temperature=0.85, gamma=0.5)
TASKS = 16
IN_TURN = 4
"""Tasks that eight agents complete, one after the other too."""
MOST_LINES = 5
REPEATS = 3
NUMBERS = {"transformers": "float32", "llama_cpp": "float32, cache float16"}
GOALS = {"transformers": (0.80, 1.2), "llama_cpp": (0.95, 1.2)}


def measure(folder: str = MODEL, count: int = TASKS) -> list[Figure]:
    """All figures, from one run with the model in ``folder`` on ``count`` tasks."""
    return asyncio.run(_measure(folder, count))


async def _measure(folder: str, count: int) -> list[Figure]:
    chosen = tasks(count)
    async with SandboxPool(parallel=2) as pool:
        model = await transformers.load(folder, device="cpu", dtype="float32")
        try:
            services = Services(model, pool)
            found = [
                *await _speeds(services, chosen, "transformers"),
                await _agents(services, chosen[:IN_TURN]),
            ]
        finally:
            await model.close()
        return found + await _of_llama_cpp(folder, pool, chosen)


async def _of_llama_cpp(folder: str, pool: SandboxPool, chosen: list[Task]) -> list[Figure]:
    """The same lines' speeds on llama.cpp; nothing, and a word about it, where that is not installed."""
    from engine.lm import llama_cpp

    try:
        model: LanguageModel = await llama_cpp.load(folder, device="cpu")
    except ModelError as error:
        print(f"not measured: {error}", file=sys.stderr)
        return []
    try:
        return await _speeds(Services(model, pool), chosen, "llama_cpp")
    finally:
        await model.close()


@dataclass
class Speeds:
    """Tokens decided and seconds taken, by variant."""

    tokens: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))

    def figures(self, backend: str) -> Iterator[Figure]:
        """Ratios to plain decoding, and the speeds they come from."""
        speeds = {variant: self.tokens[variant] / self.seconds[variant] for variant in self.tokens}
        about = f"{backend}, one agent, a line's own tokens, {NUMBERS[backend]}"
        for name, goal in zip(("guided", "guided_drafts"), GOALS[backend], strict=True):
            ratio = speeds[name] / speeds["plain"]
            yield Figure(f"{name}_over_plain_{backend}", ratio, "x", about, f">= {goal}")
        for name, speed in speeds.items():
            yield Figure(f"{name}_tokens_per_s_{backend}", speed, "1/s", about)


async def _speeds(services: Services, chosen: list[Task], backend: str) -> list[Figure]:
    speeds = Speeds()
    for task in chosen:
        async for line in lines(task, services, AGENT, MOST_LINES):
            for _ in range(REPEATS):
                for variant in ("plain", "guided", "guided_drafts"):
                    await _decoded(line, variant, speeds)
    return list(speeds.figures(backend))


async def _decoded(line: Line, variant: str, speeds: Speeds) -> None:
    """One line in one way, on forks of its contexts."""
    growth = line.growth()
    prior = await line.prior.fork()
    guide = await line.conditional.fork() if variant != "plain" else None
    drafts = line.drafts if variant == "guided_drafts" else None
    for context in (prior, guide):
        if context is not None:
            await _settled(context)
    began = time.perf_counter()
    await decode_line(prior, guide, Guidance(AGENT.gamma), growth, LINE_TOKENS, drafts)
    speeds.seconds[variant] += time.perf_counter() - began
    speeds.tokens[variant] += len(growth.new_tokens) + growth.ended
    for context in (prior, guide):
        if context is not None:
            context.close()


async def _settled(context: Context) -> None:
    """As the loop finds its contexts: a fork that was decoded from before, not one that has to be moved."""
    last = context.tokens[-1]
    context.truncate(len(context.tokens) - 1)
    await context.extend([last], 1)


async def _agents(services: Services, chosen: list[Task]) -> Figure:
    """Eight agents, each to its own end, at once and one after the other."""
    agents = default_agents(8, AGENT.template)
    decoding = Decoding(max_new_tokens=120, harvest=False)
    together = in_turn = 0.0
    for task in chosen:
        began = time.perf_counter()
        await asyncio.gather(*(complete(task, services, Plan((agent,), decoding)) for agent in agents))
        between = time.perf_counter()
        for agent in agents:
            await complete(task, services, Plan((agent,), decoding))
        together += between - began
        in_turn += time.perf_counter() - between
    about = "wall clock, without harvest, float32"
    return Figure("agents8_together_over_in_turn", in_turn / together, "x", about, ">= 2.0")
