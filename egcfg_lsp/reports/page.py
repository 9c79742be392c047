"""Explains completions: as a page of HTML, and as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

from egcfg_lsp.reports.lines import comparison, evidence, trouble, verdict
from egcfg_lsp.reports.search_history import EventLog, History, Search, SearchedLine, changed_lines, history
from engine.core.events import Executed, Shift
from engine.core.options import Agent
from engine.core.task import Completion
from engine.decoding.whole_programs import WHOLE
from engine.support.text import counted, harmless
from sandbox import Outcome, TestResult

if TYPE_CHECKING:
    from jinja2 import Template


def article(record: EventLog) -> SimpleNamespace:
    """What the page says of one completion; the template and ``text`` show it."""
    found = history(record)
    completion, first = found.completion, found.first_failed
    names = _names(found)
    guided = [
        SimpleNamespace(search=names[search.agent], number=line.number, shifts=list(map(_token, line.shifts)))
        for search, line in found.guided
    ]
    shown = sum(line.search == guided[0].search for line in guided) if guided else 0
    return SimpleNamespace(
        name=record.name,
        evidence=evidence(completion),
        tone="good"
        if completion.passed
        else "bad"
        if completion.result.tests or not completion.code
        else "open",
        how=found.how(),
        source=completion.task.function(completion.code).rstrip("\n"),
        tests=_tests(completion.result.tests),
        first=_tests(first.result.tests) if first is not None else [],
        changes=list(changed_lines(first.body, found.answer)) if first is not None else [],
        rungs=[(rung.name, rung.cost) for rung in completion.workings.rungs],
        guided=guided[:shown],
        also_guided=guided[shown:],
        unguided=_unguided(found),
        searches=[_shown(found, search, names) for search in found.searches],
        settings=list(_settings(completion, names)),
    )


def _names(found: History) -> dict[Agent, str]:
    """Searches by the order in which they were first heard of."""
    agents = list(dict.fromkeys(search.agent for search in found.searches))
    numbered = [agent for agent in agents if not agent.is_greedy]
    return {
        agent: "Likeliest program" if agent.is_greedy else f"Search {numbered.index(agent) + 1}"
        for agent in agents
    }


def _tests(results: Sequence[TestResult]) -> list[tuple[bool, str]]:
    """Whether each passes, and what is to be said of it."""
    return [
        (test.outcome is Outcome.PASS, verdict(test).removeprefix(test.outcome.value).strip())
        for test in results
    ]


def _programs(found: History, search: Search, line: SearchedLine) -> list[SimpleNamespace]:
    return [_program(found, search, each) for each in line.executed]


def _program(found: History, search: Search, each: Executed) -> SimpleNamespace:
    """A program that was tried, and a bar that shows how it did."""
    passed, total = each.result.passed, len(each.result.tests)
    return SimpleNamespace(
        body=each.body,
        kind="all" if each.result.outcome is Outcome.PASS else "some" if passed else "none",
        score=f"{passed}/{total}",
        title=f"{each.body.rstrip()}\n\n{trouble(each.result)}".rstrip(),
        taken=found.won(search) and each.body.rstrip() == found.answer.rstrip(),
    )


def _shown(found: History, search: Search, names: dict[Agent, str]) -> SimpleNamespace:
    rung = f", rung {search.rung}" if search.rung > 1 else ""
    return SimpleNamespace(
        name=names[search.agent] + rung,
        ending=search.ending,
        won=found.won(search),
        lines=[
            SimpleNamespace(
                number=line.number, chosen=search.chosen(line), programs=_programs(found, search, line)
            )
            for line in search.lines
        ],
    )


def _unguided(found: History) -> str:
    """Why no line was guided."""
    if found.first_passed:
        return "No line had to be guided: the first program passes."
    if found.completion.passed:
        return "No line was guided before a program passed as a whole."
    return "No line was guided, or the model does not tell how likely its words were."


def _settings(completion: Completion, names: dict[Agent, str]) -> Iterator[tuple[str, str]]:
    usage = completion.usage
    tokens = f"{usage.generated_tokens:,} tokens generated, {usage.prompt_tokens:,} read"
    yield "cost", f"{usage.wall_s:.1f} s, {tokens}, {counted(usage.executions, 'program')} run"
    if compared := comparison(completion):
        yield "results", compared
    yield "strategy", completion.strategy
    if completion.note:
        yield "model", completion.note
    for agent, name in names.items():
        if not agent.is_greedy:
            yield name, _in_words(agent)


def _in_words(agent: Agent) -> str:
    if agent.horizon == WHOLE:
        samples = counted(agent.num_candidates, "sample")
        return f"{samples}, temperature {agent.temperature:g}, prompt {agent.template}"
    candidates = f"{counted(agent.num_candidates, 'program')} a line, {counted(agent.horizon, 'line')} ahead"
    return (
        f"{candidates}, temperature {agent.temperature:g}, strength of guidance {agent.gamma:g}, "
        f"prompt {agent.template} ({agent})"
    )


def _token(shift: Shift) -> SimpleNamespace:
    return SimpleNamespace(
        text=_visible(shift.text),
        title=moved(shift),
        prior=f"{shift.prior:.0%}",
        guided=f"{shift.guided:.0%}",
        turned=bool(shift.instead),
    )


def moved(shift: Shift) -> str:
    """What guidance did to a token, in words."""
    instead = f", the model alone would have written {_visible(shift.instead)}" if shift.instead else ""
    chances = f"{shift.prior:.0%} alone, {shift.conditional:.0%} with traces, {shift.guided:.0%} guided"
    return f"{_visible(shift.text)}: {chances}{instead}"


def _visible(token: str) -> str:
    return token.replace(" ", "␣").replace("\n", "⏎") or "(end)"


_TEMPLATE = Path(__file__).parent / "pages" / "explain.html"


def page(*records: EventLog) -> str:
    """The whole as one HTML document."""
    return _template().render(articles=[article(record) for record in records])


@cache
def _template() -> Template:
    from jinja2 import Environment

    environment = Environment(autoescape=True, trim_blocks=True, finalize=_plain)
    return environment.from_string(_TEMPLATE.read_text("utf-8"))


def _plain(value: object) -> object:
    """Texts without what would hide how they read."""
    return harmless(value) if isinstance(value, str) else value


_MOST_SHIFTS = 3
_LEAST_SHIFT = 0.05


def text(record: EventLog) -> str:
    """What the page says, but of tokens those that guidance moved most."""
    told = article(record)
    rows = [f"# {told.name}", "", f"{told.evidence}. {told.how}", "", *_fenced("python", told.source), ""]
    rows += [_test_row(each) for each in told.tests]
    if told.first:
        rows += ["", "## What went wrong first", ""]
        rows += _fenced("diff", "\n".join(f"{mark} {line}" for mark, line in told.changes))
        rows += ["", *(_test_row(each) for each in told.first)]
    if told.rungs:
        rows += ["", "## How it was found", "", *(f"- {name}: {cost}" for name, cost in told.rungs)]
    rows += ["", "## How guidance moved tokens", "", *_moves(history(record), told)]
    for search in told.searches:
        rows += ["", f"## {search.name}: {search.ending}{' (won)' if search.won else ''}"]
        for line in search.lines:
            rows += ["", f"{line.number}. {_code(line.chosen.strip())}"]
            rows += [f"   - {each.score} {_code(_in_one_line(each.body))}" for each in line.programs]
    rows += ["", "## Settings and cost", "", *(f"- {name}: {_code(value)}" for name, value in told.settings)]
    return harmless("\n".join(rows) + "\n")


def _ticks(text: str, least: int) -> str:
    """More of them in a row than ``text`` has."""
    return "`" * max(least, 1 + max(map(len, re.findall("`+", text)), default=0))


def _fenced(kind: str, text: str) -> list[str]:
    """A block of Markdown that shows ``text`` as it is, whatever marks it has."""
    ticks = _ticks(text, 3)
    return [ticks + kind, text, ticks]


def _code(text: str) -> str:
    """The same within a line."""
    ticks, edge = _ticks(text, 1), " " * (text[:1] == "`" or text[-1:] == "`")
    return f"{ticks}{edge}{text.replace(chr(10), ' ')}{edge}{ticks}"


def _test_row(test: tuple[bool, str]) -> str:
    passes, told = test
    return f"- {'✓' if passes else '✗'} {_code(told)}"


def _moves(found: History, told: SimpleNamespace) -> Iterator[str]:
    """The tokens that guidance moved most."""
    if not found.guided:
        yield told.unguided
    for search, line in found.guided:
        for shift in _largest(line.shifts):
            yield f"- {_code(search.chosen(line).strip())}: {_code(moved(shift))}"


def _largest(shifts: Sequence[Shift]) -> list[Shift]:
    """The tokens that guidance moved most, in their order."""
    worth = sorted(shifts, key=lambda each: -abs(each.guided - each.prior))[:_MOST_SHIFTS]
    return [each for each in shifts if each in worth and abs(each.guided - each.prior) >= _LEAST_SHIFT]


def _in_one_line(body: str) -> str:
    return " ⏎ ".join(body.split("\n"))
