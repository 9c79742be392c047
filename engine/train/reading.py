"""Can the model read traces? A gate that EG-CFG's guidance depends on.

Held-out tasks without a docstring, one passing and two failing candidates, greedy decoding from one
prompt alone: from the conditional one the passing candidate's behaviour should come back, from the
prior one (no signal) it hardly can.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.lm.base import LanguageModel
from engine.train import executed
from engine.train.catalog import Catalog
from engine.train.dynamic import Signalled
from engine.train.evaluate import LIMITS
from engine.train.material import Example, example
from engine.train.synthesis import Sample
from engine.types import Usage
from sandbox import Outcome, SandboxPool

_LONGEST = 160


@dataclass(frozen=True)
class Reading:
    """How many of ``tasks`` came out right from each prompt."""

    tasks: int
    conditional: int
    prior: int


async def measure(
    model: LanguageModel, pool: SandboxPool, everything: Catalog, count: int, seed: int
) -> Reading:
    """The gate on ``count`` held-out tasks."""
    gates = await executed.held_gates(everything, pool, count, seed)
    conditional = [await _right(model, pool, sample, gate, gate.example) for sample, gate in gates]
    prior = [await _right(model, pool, sample, gate, example(gate.task, "")) for sample, gate in gates]
    return Reading(len(gates), sum(conditional), sum(prior))


async def _right(
    model: LanguageModel, pool: SandboxPool, sample: Sample, gate: Signalled, asked: Example
) -> bool:
    program = gate.task.program(await greedy(model, asked.prompt))
    result = await pool.run(program, gate.task.tests + sample.hidden, LIMITS, trace=False)
    return result.outcome is Outcome.PASS


async def greedy(model: LanguageModel, prompt: str, most: int = _LONGEST, end: str = "") -> str:
    """The likeliest continuation, token by token, up to an end token, the text ``end`` or ``most`` tokens."""
    context = await model.open(model.tokenizer.encode(prompt), Usage())
    written: list[int] = []
    try:
        while len(written) < most and not (end and end in model.tokenizer.decode(written)):
            token = int(context.logprobs.argmax())
            if token in model.tokenizer.end_tokens:
                break
            written.append(token)
            await context.extend([token])
    finally:
        context.close()
    return model.tokenizer.decode(written)
