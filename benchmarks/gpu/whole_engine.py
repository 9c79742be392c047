"""The whole engine on a device, with a model that writes programs: the one that ships, enlarged."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

from benchmarks.decoding.enlarged import wider
from benchmarks.figures import Figure
from benchmarks.gpu.device_passes import backend
from benchmarks.gpu.device_setting import Setting
from benchmarks.setting import MODEL, tasks
from engine.completion import complete
from engine.decoding.agents import default_agents
from engine.lm.base import LanguageModel
from engine.lm.scheduling.cached import CachedModel
from engine.lm.scheduling.owner_thread import Owner
from engine.lm.scheduling.prefix_cache import PrefixCache
from engine.lm.transformers.answering import Answering
from engine.lm.transformers.paged.paged_backend import PagedBackend
from engine.lm.transformers.tokenizer import TransformersTokenizer
from engine.progress import LineDecided, Progress
from engine.services import Plan, Services
from engine.train.pretraining.deepening import deepened
from engine.types import Agent, Decoding, Task
from sandbox import SandboxPool

TIMES, LAYERS = 16, 16
"""How much wider, and with how many layers: 1.3 billion parameters, and the same answers."""
TEMPLATE = "native"
TASKS, IN_TURN = 8, 3
"""Functions whose first line is timed, and functions that eight agents complete together and in turn."""
NEEDED_S = 45.0
"""What each of the two may take, and more is not waited for."""


def model(setting: Setting) -> Any:
    """The model that ships, of 1.3 billion parameters; for ``tiny`` as it is."""
    small: Any = AutoModelForCausalLM.from_pretrained(MODEL, dtype=torch.float32)
    small = small.to(setting.device)
    if setting.tiny:
        return small.eval()
    with setting.device:
        return wider(deepened(small, LAYERS), TIMES).to(setting.dtype).eval()


def figures(model: Any, kernel: str, setting: Setting, copied: float) -> Iterator[Figure]:
    """First line, and eight agents."""
    yield from asyncio.run(_figures(model, kernel, setting))


def _agents_of(setting: Setting) -> tuple[Agent, ...]:
    return (Agent(2, 2, 0.8, 0.5, TEMPLATE),) * 2 if setting.tiny else default_agents(8, TEMPLATE)


def _decoding(setting: Setting) -> Decoding:
    return Decoding(max_new_tokens=10 if setting.tiny else 120, harvest=False)


async def _figures(model: Any, kernel: str, setting: Setting) -> list[Figure]:
    chosen = tasks(1 if setting.tiny else TASKS)
    found = []
    async with SandboxPool() as pool, _language_model(model, kernel, setting) as language_model:
        for measure, name in ((_first_line, "first line"), (_agents, "eight agents")):
            if setting.allows(f"{name}, {kernel}", NEEDED_S):
                found.append(await measure(chosen, language_model, pool, kernel, setting))
    return found


@asynccontextmanager
async def _language_model(model: Any, kernel: str, setting: Setting) -> AsyncIterator[LanguageModel]:
    """``model`` as the engine knows it, its backend made in the thread that will run it."""
    owner = Owner(f"model {kernel}")
    config = model.config
    tokenizer = TransformersTokenizer(
        AutoTokenizer.from_pretrained(MODEL), config.vocab_size, [config.eos_token_id], gaps=True
    )

    def make() -> PrefixCache:
        inner = backend(model, kernel, setting)
        capacity = inner.capacity if isinstance(inner, PagedBackend) else 2**33
        answering = Answering(inner, tokenizer.forbidden, eager=setting.device.type == "cpu")
        return PrefixCache(answering, capacity)

    made = CachedModel(
        await owner.run(make),
        tokenizer,
        name="enlarged",
        context_length=config.max_position_embeddings,
        template=TEMPLATE,
        owner=owner,
        device=str(setting.device),
    )
    try:
        yield made
    finally:
        await made.close()


async def _first_line(
    chosen: list[Task], model: LanguageModel, pool: SandboxPool, kernel: str, setting: Setting
) -> Figure:
    """From the request to the first guided line, candidates and runs included."""
    agents, decoding = _agents_of(setting), _decoding(setting)
    seconds = []
    for task in chosen:
        began = time.perf_counter()
        shown = asyncio.Event()

        def listen(event: Progress, shown: asyncio.Event = shown) -> None:
            if isinstance(event, LineDecided):
                shown.set()

        services = Services(model, pool, listen=listen)
        await complete(task, services, Plan(agents, decoding), "eg-cfg", shown)
        seconds.append(time.perf_counter() - began)
    about = f"median of {len(seconds)} functions, {len(agents)} agents, {kernel}; the first one warms up"
    return Figure(f"first_line_s_{kernel}", statistics.median(seconds), "s", about)


async def _agents(
    chosen: list[Task], model: LanguageModel, pool: SandboxPool, kernel: str, setting: Setting
) -> Figure:
    """Eight agents, each to its own end, at once and one after the other."""
    agents, decoding = _agents_of(setting), _decoding(setting)
    services = Services(model, pool)
    together = in_turn = 0.0
    began = time.perf_counter()
    done = 0
    for task in chosen[:IN_TURN]:
        if done and (time.perf_counter() - began) * (done + 1) / done > NEEDED_S * 2:
            break
        start = time.perf_counter()
        await asyncio.gather(*(complete(task, services, Plan((agent,), decoding)) for agent in agents))
        between = time.perf_counter()
        for agent in agents:
            await complete(task, services, Plan((agent,), decoding))
        together += between - start
        in_turn += time.perf_counter() - between
        done += 1
    about = f"wall clock of {done} functions, {len(agents)} agents, without harvest, {kernel}"
    goal = ">= 10" if kernel == "paged" else ""
    return Figure(f"agents8_together_over_in_turn_{kernel}", in_turn / together, "x", about, goal)
