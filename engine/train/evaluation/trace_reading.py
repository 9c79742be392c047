"""Tests whether the model can read traces, which EG-CFG's guidance depends on.

Held-out tasks without a docstring, one passing and two failing candidates, greedy decoding from one
prompt alone: the passing candidate's behaviour should come back. The same prompt with the traces
blanked out should do no better than a candidate picked at random; where it does, something else than
the traces tells which one passes, and further controls say what (``blanking``).
"""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from dataclasses import dataclass

from engine.lm.base import LanguageModel, Sampling
from engine.lm.reply import drawn_reply
from engine.support.confidence import wilson
from engine.train.data import executed_probes
from engine.train.evaluation.blanking import PROMPTS
from engine.train.evaluation.evaluate import LIMITS
from engine.train.examples.dynamic import GATE_CANDIDATES, Signalled
from engine.train.tasks.catalog import Catalog
from engine.train.tasks.synthesis import Sample
from engine.types import Usage
from sandbox import Outcome, SandboxPool

_LONGEST = 160


@dataclass(frozen=True)
class Reading:
    """How many of ``tasks`` came out right from each prompt."""

    tasks: int
    right: dict[str, int]
    """By the name of the prompt, as in ``blanking.PROMPTS``."""
    places: tuple[int, ...]
    """How often the passing candidate stood first, second, third."""
    chance: float = 1 / GATE_CANDIDATES
    """Share that is right when a candidate is picked at random."""

    @property
    def table(self) -> str:
        """Markdown, with Wilson's 95 % intervals."""
        rows = (f"| {name} | {self._share(right)} |\n" for name, right in self.right.items())
        return (
            f"Trace reading: one of {len(self.places)} candidates passes (it stood first, second, third in "
            f"{', '.join(map(str, self.places))}); one picked at random is right in {self.chance:.0%}.\n\n"
            f"| the prompt has | right |\n| --- | --- |\n{''.join(rows)}"
        )

    def _share(self, right: int) -> str:
        low, high = wilson(right, self.tasks)
        return f"{right}/{self.tasks} ({low:.0%} to {high:.0%})"


async def measure(
    model: LanguageModel, pool: SandboxPool, everything: Catalog, count: int, seed: int
) -> Reading:
    """The gate and its controls on ``count`` held-out tasks, less those that do not fit into the context."""
    found = await executed_probes.held_gates(everything, pool, count, seed)
    gates = [(sample, gate) for sample, gate in found if _fits(model, gate.example.prompt)]
    right = {
        name: sum([await _right(model, pool, sample, gate, prompt(gate)) for sample, gate in gates])
        for name, prompt in PROMPTS.items()
    }
    places = Counter(gate.place for _, gate in gates)
    return Reading(len(gates), right, tuple(places[place] for place in range(GATE_CANDIDATES)))


def _fits(model: LanguageModel, prompt: str) -> bool:
    return len(model.tokenizer.opening(prompt)) + _LONGEST < model.context_length


async def _right(
    model: LanguageModel, pool: SandboxPool, sample: Sample, gate: Signalled, prompt: str
) -> bool:
    program = gate.task.program(await greedy(model, prompt))
    result = await pool.run(program, gate.task.tests + sample.hidden, LIMITS, trace=False)
    return result.outcome is Outcome.PASS


async def greedy(model: LanguageModel, prompt: str, most: int = _LONGEST, end: str = "") -> str:
    """The likeliest continuation, token by token, up to an end token, the text ``end`` or ``most`` tokens."""
    with closing(await model.open(model.tokenizer.opening(prompt), Usage())) as context:
        stops = (end,) if end else ()
        return await drawn_reply(context, model.tokenizer, most, Sampling(temperature=0), stops)
