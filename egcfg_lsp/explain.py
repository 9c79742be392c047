"""The last completion as a page and as a text: candidates per line, what each did on the tests, who won.

The page has no scripts and loads nothing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape

from egcfg_lsp.record import Record
from egcfg_lsp.verdicts import comparison, counted, differences, evidence, verdict
from engine.decoding.shifts import Shift
from engine.decoding.signal import Executed
from engine.progress import AgentEnded, CandidatesRan, LineDecided
from engine.types import Agent, Completion
from sandbox import Outcome, TestResult

_STYLE = """
body { font: 14px/1.5 system-ui, sans-serif; margin: 1.5rem; max-width: 70rem;
  color: var(--vscode-foreground, #222); background: var(--vscode-editor-background, #fff) }
pre, code { font-family: var(--vscode-editor-font-family, monospace); margin: 0; white-space: pre-wrap }
section { border-left: 3px solid #8884; padding-left: 1rem; margin: 1rem 0 }
section.won { border-color: #2e9e5b }
.line { margin: .6rem 0 } .chosen { background: #f4d35e33; padding: .1rem .4rem }
.candidates { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .3rem }
.candidate { border: 1px solid #8884; border-radius: 4px; padding: .3rem .5rem; font-size: 12px }
.tests { display: flex; gap: 2px; margin-bottom: .2rem }
.shifts { display: flex; flex-wrap: wrap; gap: 2px; margin-top: .3rem; font-size: 12px }
.shift { border: 1px solid #8883; border-radius: 3px; padding: 0 2px; min-width: 34px }
.shift.turned { border-color: #e08e0b; background: #e08e0b22 }
.shift i { display: block; height: 3px; margin-top: 1px }
.prior { background: #8888 } .guided { background: #2e9e5b }
.test { width: 14px; height: 8px; border-radius: 2px; background: #d1495b } .test.pass { background: #2e9e5b }
"""


_LEGEND = (
    "Boxes under a line: candidates, a mark for each test. Above them, where a line was guided, its tokens: "
    "grey is how likely the model alone found them, green how likely guidance made them; the orange ones are "
    "its doing."
)
_MOST_SHIFTS = 3
_LEAST_SHIFT = 0.05
"""In the text; the page has all of them."""


@dataclass
class _Line:
    executed: tuple[Executed, ...] = ()
    chosen: str = ""
    shifts: tuple[Shift, ...] = ()


@dataclass
class _Course:
    """What one agent did, over all rounds."""

    lines: list[_Line] = field(default_factory=list)
    reason: str = "stopped"

    def chosen(self, line: _Line) -> str:
        """The line that was decided, or why there is none."""
        if line.chosen.strip():
            return line.chosen.strip("\n")
        return "(a candidate was taken as it was)" if self.reason == "harvested" else "(stopped here)"


def page(*records: Record) -> str:
    """The whole as one HTML document."""
    names = escape(", ".join(record.name for record in records))
    head = f"<meta charset='utf-8'><title>egcfg: {names}</title><style>{_STYLE}</style>"
    bodies = "".join("".join(_article(record)) for record in records)
    return f"<!doctype html><html><head>{head}</head><body>{bodies}</body></html>"


def _article(record: Record) -> Iterator[str]:
    completion = record.completion
    assert completion is not None
    yield from _summary(completion)
    yield f"<p class='legend'>{_LEGEND}</p>"
    for agent, course in _courses(record).items():
        won = " class='won'" if agent == completion.agent else ""
        yield f"<section{won}><h3>{escape(_title(agent, course, completion))}</h3>"
        yield from (_line(number, line, course.chosen(line)) for number, line in enumerate(course.lines, 1))
        yield "</section>"


def text(record: Record) -> str:
    """The same in Markdown."""
    completion = record.completion
    assert completion is not None
    rows = [f"# {record.name}", "", f"{evidence(completion)}; {_cost(completion)}", ""]
    rows += [f"Plan: {completion.plan}.", ""] if completion.plan else []
    rows += ["```python", completion.task.function(completion.code).rstrip("\n"), "```", ""]
    rows += [f"- {verdict(each)}" for each in completion.result.tests]
    rows += ["", *_details(completion)] if completion.passed else []
    for agent, course in _courses(record).items():
        rows += ["", f"## {_title(agent, course, completion)}"]
        for number, line in enumerate(course.lines, 1):
            rows += ["", f"{number}. `{course.chosen(line).strip()}`"]
            rows += [f"   - guidance: {_moved(shift)}" for shift in _largest(line.shifts)]
            rows += [
                f"   - {_score(each)} `{' ⏎ '.join(each.body.split(chr(10)))}`" for each in line.executed
            ]
    return "\n".join(rows) + "\n"


def _courses(record: Record) -> dict[Agent, _Course]:
    found: dict[Agent, _Course] = defaultdict(_Course)
    for event in record.events:
        if isinstance(event, CandidatesRan):
            found[event.agent].lines.append(_Line(event.executed))
        elif isinstance(event, LineDecided):
            if not found[event.agent].lines or found[event.agent].lines[-1].chosen:
                found[event.agent].lines.append(_Line())
            found[event.agent].lines[-1].chosen = event.line
            found[event.agent].lines[-1].shifts = event.shifts
        elif isinstance(event, AgentEnded):
            found[event.agent].reason = event.reason
    if record.completion is not None and record.completion.agent is not None:
        # Nothing was heard of a further sample, nor of an agent whose time was over before its first line.
        reason = "chosen" if record.completion.how == "chosen" else "stopped"
        found.setdefault(record.completion.agent, _Course(reason=reason))
    return found


def _summary(completion: Completion) -> Iterator[str]:
    yield f"<h2>{escape(completion.task.name)}</h2>"
    yield f"<p>{escape(evidence(completion))}; {escape(_cost(completion))}</p>"
    if completion.plan:
        yield f"<p>Plan: {escape(completion.plan)}.</p>"
    yield f"<pre class='chosen'>{escape(completion.task.function(completion.code))}</pre><ul>"
    yield from (f"<li><code>{escape(verdict(each))}</code></li>" for each in completion.result.tests)
    yield "</ul>"
    yield from (f"<p>{escape(each)}</p>" for each in _details(completion))


def _details(completion: Completion) -> list[str]:
    """How results were compared, and where other programs that pass differ."""
    told = [comparison(completion), *differences(completion)]
    return [each for each in told if each]


def _title(agent: Agent, course: _Course, completion: Completion) -> str:
    won = " (won)" if agent == completion.agent else ""
    who = "First try" if agent.is_first_try else f"Agent {agent}"
    who = "A further sample" if course.reason == "chosen" else who
    return f"{who}: {course.reason}{won}"


def _cost(completion: Completion) -> str:
    usage = completion.usage
    tokens = f"{usage.generated_tokens:,} tokens generated, {usage.prompt_tokens:,} read"
    return f"{usage.wall_s:.1f} s, {tokens}, {usage.executions} programs run"


def _line(number: int, line: _Line, chosen: str) -> str:
    shown = "".join(_candidate(each) for each in line.executed)
    count = counted(len(line.executed), "candidate")
    heading = f"Line {number}: <code class='chosen'>{escape(chosen)}</code>, {count}"
    guidance = f"<div class='shifts'>{''.join(map(_shift, line.shifts))}</div>" if line.shifts else ""
    return f"<div class='line'>{heading}{guidance}<div class='candidates'>{shown}</div></div>"


def _shift(shift: Shift) -> str:
    """A token over two bars: what the prior gave it, and what guidance made of that."""
    bars = "".join(
        f"<i class='{kind}' style='width:{chance:.0%}'></i>"
        for kind, chance in (("prior", shift.prior), ("guided", shift.guided))
    )
    kind = "shift turned" if shift.instead else "shift"
    title, shown = escape(_moved(shift), quote=True), escape(_visible(shift.text))
    return f"<span class='{kind}' title='{title}'><code>{shown}</code>{bars}</span>"


def _moved(shift: Shift) -> str:
    instead = f", the model alone would have written {_visible(shift.instead)}" if shift.instead else ""
    chances = f"{shift.prior:.0%} alone, {shift.conditional:.0%} with traces, {shift.guided:.0%} guided"
    return f"{_visible(shift.text)}: {chances}{instead}"


def _visible(token: str) -> str:
    return token.replace(" ", "␣").replace("\n", "⏎") or "(end)"


def _largest(shifts: tuple[Shift, ...]) -> list[Shift]:
    """The tokens that guidance moved most, in their order."""
    worth = sorted(shifts, key=lambda each: -abs(each.guided - each.prior))[:_MOST_SHIFTS]
    return [each for each in shifts if each in worth and abs(each.guided - each.prior) >= _LEAST_SHIFT]


def _candidate(each: Executed) -> str:
    cells = "".join(map(_cell, each.result.tests))
    return f"<div class='candidate'><div class='tests'>{cells}</div><pre>{escape(each.body)}</pre></div>"


def _cell(test: TestResult) -> str:
    kind = "test pass" if test.outcome is Outcome.PASS else "test"
    return f"<span class='{kind}' title='{escape(verdict(test), quote=True)}'></span>"


def _score(each: Executed) -> str:
    return f"{each.result.passed}/{len(each.result.tests)}"
