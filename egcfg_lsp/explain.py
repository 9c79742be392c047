"""The last completion as a page and as a text: candidates per line, what each did on the tests, who won.

The page has no scripts and loads nothing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape

from egcfg_lsp.record import Record
from egcfg_lsp.verdicts import evidence, verdict
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
.test { width: 14px; height: 8px; border-radius: 2px; background: #d1495b } .test.pass { background: #2e9e5b }
"""


@dataclass
class _Line:
    executed: tuple[Executed, ...] = ()
    chosen: str = ""


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
    rows += ["```python", completion.task.function(completion.code).rstrip("\n"), "```", ""]
    rows += [f"- {verdict(each)}" for each in completion.result.tests]
    for agent, course in _courses(record).items():
        rows += ["", f"## {_title(agent, course, completion)}"]
        for number, line in enumerate(course.lines, 1):
            rows += ["", f"{number}. `{course.chosen(line).strip()}`"]
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
        elif isinstance(event, AgentEnded):
            found[event.agent].reason = event.reason
    return found


def _summary(completion: Completion) -> Iterator[str]:
    yield f"<h2>{escape(completion.task.name)}</h2>"
    yield f"<p>{escape(evidence(completion))}; {escape(_cost(completion))}</p>"
    yield f"<pre class='chosen'>{escape(completion.task.function(completion.code))}</pre><ul>"
    yield from (f"<li><code>{escape(verdict(each))}</code></li>" for each in completion.result.tests)
    yield "</ul>"


def _title(agent: Agent, course: _Course, completion: Completion) -> str:
    won = " (won)" if agent == completion.agent else ""
    return f"Agent {agent}: {course.reason}{won}"


def _cost(completion: Completion) -> str:
    usage = completion.usage
    tokens = f"{usage.generated_tokens:,} tokens generated, {usage.prompt_tokens:,} read"
    return f"{usage.wall_s:.1f} s, {tokens}, {usage.executions} programs run"


def _line(number: int, line: _Line, chosen: str) -> str:
    shown = "".join(_candidate(each) for each in line.executed)
    heading = f"Line {number}: <code class='chosen'>{escape(chosen)}</code>, {len(line.executed)} candidates"
    return f"<div class='line'>{heading}<div class='candidates'>{shown}</div></div>"


def _candidate(each: Executed) -> str:
    cells = "".join(map(_cell, each.result.tests))
    return f"<div class='candidate'><div class='tests'>{cells}</div><pre>{escape(each.body)}</pre></div>"


def _cell(test: TestResult) -> str:
    kind = "test pass" if test.outcome is Outcome.PASS else "test"
    return f"<span class='{kind}' title='{escape(verdict(test), quote=True)}'></span>"


def _score(each: Executed) -> str:
    return f"{each.result.passed}/{len(each.result.tests)}"
