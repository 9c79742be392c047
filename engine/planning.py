"""Fits a plan to the speed of a model and to the time that there is.

``Costs`` estimates seconds; plans are tried from rich to poor (``LADDER``), and the first that fits is taken.
Nothing is measured here: the same speed, time and prompts give the same plan.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from engine.lm.speed import Speed
from engine.prompts.shortening import PromptSize
from engine.services import Plan
from engine.support.phrases import counted, per_second
from engine.types import Agent

LINE_TOKENS, BODY_LINES = 8, 4
"""Of a function as people write them."""
SIGNAL_TOKENS = 150
"""Of most dynamic signals; ``Decoding.signal_tokens`` is their bound."""
RUN_S = 0.05
"""To run one program on its tests."""
CANDIDATE_S = 0.003
"""To run one of many candidates: most are the same programs, and several run at the same time."""

USED = 0.8
"""Of the time, by what has to fit: estimates are rough, and a second line should be begun."""
FIRST_TRY_SHARE = 0.25
"""Of the time, that a first try may take before the agents begin."""
PROMPT_SHARE = 0.25
"""Of the time, that reading the prompt should take; and the longest signals."""


@dataclass(frozen=True)
class Rung:
    """Agents that race, and how each explores a line."""

    agents: int
    candidates: int
    signal_tokens: int
    guided: bool = False
    """Whether signals are read: where reading is slow, further samples bring more in the same time."""


WHOLE = 32
"""Lines of a candidate that guides nothing: one that is cut off can pass no test."""
FAST = 1_000
"""Tokens a second of 96 contexts together from which on several guided agents pay: GPUs. On a CPU one agent's
candidates solve what eight agents' do in a quarter of the time."""
GUIDED = (
    Rung(8, 12, 600, guided=True),
    Rung(4, 12, 600, guided=True),
    Rung(2, 12, 600, guided=True),
)
LADDER = (
    Rung(1, 12, 600),
    Rung(1, 6, 300),
    Rung(1, 3, 150),
)


@dataclass(frozen=True)
class Costs:
    """Seconds by estimate."""

    speed: Speed

    def read(self, tokens: float) -> float:
        """To read a prompt or a signal."""
        return tokens / self.speed.read

    def line(self) -> float:
        """To write a line in one context."""
        return LINE_TOKENS * self.speed.pass_s(1)

    def body(self) -> float:
        """To write a function in one context, and to run it."""
        return BODY_LINES * self.line() + RUN_S

    def guided_line(self, agents: Collection[Agent], signal_tokens: int) -> float:
        """To sample and run the candidates of the first line, to read what they did, and to decide it: for
        all agents, which share their passes."""
        rows = sum(agent.num_candidates for agent in agents)
        sampled = LINE_TOKENS * min(BODY_LINES, max(agent.horizon for agent in agents))
        guided = sum(agent.gamma > 0 for agent in agents)
        return (
            sampled * self.speed.pass_s(rows)
            + rows * CANDIDATE_S
            + self.read(guided * min(signal_tokens, SIGNAL_TOKENS))
            + LINE_TOKENS * self.speed.pass_s(len(agents) + guided)
        )


def fit(
    plan: Plan,
    speed: Speed,
    seconds: float,
    prompts: Iterable[PromptSize],
    *,
    tested: bool,
    fixed: Collection[str] = (),
    context_length: int = 0,
) -> Plan:
    """``plan``, or as much of it as ``speed`` and ``seconds`` allow, with a note on what was chosen and why.

    ``prompts``: ways to put the task to the model, at least one, each shorter than the one before.
    ``tested``: the task has tests; without any all that agents do is plain decoding. ``fixed``:
    ``num_candidates``, ``horizon``, ``gamma``, where these stay. ``context_length``: tokens that the model
    holds, of which a signal may take its share only if all agents can read so much in time.
    """
    costs, sizes = Costs(speed), []
    for size in prompts:
        sizes.append(size)
        if costs.read(size.tokens) <= PROMPT_SHARE * seconds:
            break
    asking = _asking(plan, sizes)
    longest = sum(agent.gamma > 0 for agent in plan.agents) * plan.decoding.signal_share * context_length
    if costs.read(longest) > PROMPT_SHARE * seconds:
        asking = replace(asking, decoding=replace(asking.decoding, signal_share=0.0))
    for rung in (*(GUIDED if speed.rows_96 >= FAST else ()), *LADDER):
        smaller = _on(rung, asking, fixed)
        if _seconds(smaller, costs, sizes[-1], seconds, tested) <= USED * seconds:
            return replace(smaller, note=f"{_agents(smaller, tested)}; {_why(smaller, speed, seconds)}")
    return _plain(_on(LADDER[-1], asking, fixed), costs, sizes[-1], seconds)


def _asking(plan: Plan, sizes: Sequence[PromptSize]) -> Plan:
    """The plan with the last of ``sizes``; the first is the one that it has already."""
    if len(sizes) == 1:
        return plan
    agents = tuple(replace(agent, template=sizes[-1].template) for agent in plan.agents)
    return replace(plan, agents=agents, decoding=replace(plan.decoding, prompt_tokens=sizes[-1].tokens))


def _on(rung: Rung, plan: Plan, fixed: Collection[str]) -> Plan:
    """The plan with no more than ``rung`` has."""
    guided = rung.guided or "gamma" in fixed
    agents = [
        replace(
            agent,
            num_candidates=_least(agent.num_candidates, rung.candidates, "num_candidates" in fixed),
            horizon=agent.horizon if guided or "horizon" in fixed else WHOLE,
            gamma=agent.gamma if guided else 0.0,
        )
        for agent in plan.agents[: rung.agents]
    ]
    signal_tokens = min(plan.decoding.signal_tokens, rung.signal_tokens)
    share = plan.decoding.signal_share if signal_tokens == plan.decoding.signal_tokens else 0.0
    decoding = replace(plan.decoding, signal_tokens=signal_tokens, signal_share=share)
    return replace(plan, agents=tuple(dict.fromkeys(agents)), decoding=decoding)


def _least(given: int, most: int, fixed: bool) -> int:
    return given if fixed else min(given, most)


def _seconds(plan: Plan, costs: Costs, prompt: PromptSize, seconds: float, tested: bool) -> float:
    """Until the plan's first line is decided; infinite if its first try would be cut short."""
    reading = costs.read(prompt.tokens)
    if not tested:
        return reading + costs.body()
    spent = reading + costs.guided_line(plan.agents, plan.decoding.signal_tokens)
    if not (plan.decoding.harvest and plan.decoding.first_try):
        return spent
    return spent + costs.body() if costs.body() <= FIRST_TRY_SHARE * seconds else math.inf


def _plain(plan: Plan, costs: Costs, prompt: PromptSize, seconds: float) -> Plan:
    """The likeliest program line by line, as many as there is time for; the agents get what is left of it."""
    made = replace(plan, decoding=replace(plan.decoding, plain=True, first_try=False))
    before = costs.read(prompt.tokens) + RUN_S
    lines = int((seconds - before) / costs.line())
    line, body = math.ceil(before + costs.line()), math.ceil(before + costs.body())
    if lines >= BODY_LINES or plan.decoding.deadline_s is None:
        what = "the likeliest program alone, line by line"
    elif lines >= 1:
        what = f"{counted(lines, 'line')} of the likeliest program, and no first try, which takes {body} s"
    else:
        what = f"not even a line is to be expected; a line takes {line} s, a first try {body} s"
    return replace(made, note=f"{what}; {_why(made, costs.speed, seconds)}")


def _agents(plan: Plan, tested: bool) -> str:
    if not tested:
        return "plain decoding, for there are no tests"
    first = plan.agents[0]
    candidates, lines = counted(first.num_candidates, "candidate"), counted(first.horizon, "line")
    return f"{counted(len(plan.agents), 'agent')}, {candidates} of {lines}"


def _why(plan: Plan, speed: Speed, seconds: float) -> str:
    decoding = plan.decoding
    prompt = "" if decoding.prompt_tokens is None else f"a prompt of {decoding.prompt_tokens} tokens; "
    rates = f"the model reads {per_second(speed.read)} and writes {per_second(speed.rows_1)} tokens/s"
    time = f"and there are {seconds:g} s" if decoding.deadline_s is not None else f"for {seconds:g} s"
    return f"{prompt}{rates}, {time}"
