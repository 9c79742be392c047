"""Renders every event of a completion as lines of text, for ``egcfg complete --verbose``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from egcfg_lsp.reports.search_history import ENDINGS
from egcfg_lsp.reports.verdict_text import failing, verdict
from engine.core.events import (
    AgentEnded,
    Attempt,
    CandidatesRan,
    LineDecided,
    Progress,
    RungBegan,
    StepTaken,
)
from engine.core.options import Agent
from engine.core.task import Completion
from sandbox import Outcome, RunResult

_SHOWN = 4


def event_lines(event: Progress, agents: Sequence[Agent]) -> Iterator[Text]:
    """Yields the lines of one event; none for those that only move the block."""
    if isinstance(event, CandidatesRan):
        if not event.whole:
            yield Text.assemble(_who(event.agent, agents), (f"  line {event.line_number}", "dim"))
        yield from _candidates(event)
    elif isinstance(event, LineDecided):
        line = event.line.rstrip("\n")
        yield Text.assemble(_who(event.agent, agents), ("  > ", "bold cyan"), (line, "bold"))
    elif isinstance(event, Attempt) and event.agent is not None and event.agent.is_greedy:
        yield _candidate(event.code, event.result)
    elif isinstance(event, AgentEnded) and len(agents) > 1 and not event.agent.is_greedy:
        yield Text.assemble(_who(event.agent, agents), (f"  {ENDINGS[event.reason]}", "dim"))
    elif isinstance(event, StepTaken):
        yield Text.assemble((f"  {event.name}", "cyan"), f"  {event.detail}")
    elif isinstance(event, RungBegan):
        yield Text(event.name, style="dim")


def cost_lines(completion: Completion) -> Iterator[Text]:
    """What a completion cost, by the rungs of its ladder and as a whole."""
    usage = completion.usage
    for rung in completion.workings.rungs:
        yield Text(f"  {rung.name}: {rung.cost}", style="dim")
    yield Text(
        f"  {usage.wall_s:.1f} s, {usage.generated_tokens} tokens generated, {usage.prompt_tokens} read, "
        f"{usage.forward_passes} forward passes, {usage.executions} executions",
        style="dim",
    )


def _candidates(event: CandidatesRan) -> Iterator[Text]:
    for executed in event.executed[:_SHOWN]:
        yield _candidate(executed.body, executed.result)
    if len(event.executed) > _SHOWN:
        yield Text(f"       and {len(event.executed) - _SHOWN} more", style="dim")
    if not event.executed:
        yield Text("       no candidate can be executed", style="dim")


def _candidate(body: str, result: RunResult) -> Text:
    code = "; ".join(line.strip() for line in body.splitlines() if line.strip())
    passes = result.outcome is Outcome.PASS
    return Text.assemble(
        (f"    {result.passed}/{len(result.tests)}  ", "green" if passes else "red"),
        code,
        ("" if passes else f"   {_trouble(result)}", "dim"),
    )


def _who(agent: Agent, agents: Sequence[Agent]) -> str:
    """Which agent, where several work."""
    if len(agents) < 2 or agent not in agents:
        return ""
    return f"[{agents.index(agent) + 1}]"


def _trouble(result: RunResult) -> str:
    if result.exception is not None:
        return result.exception
    missed = failing(result)
    return " ".join(verdict(missed).split()) if missed else ""
