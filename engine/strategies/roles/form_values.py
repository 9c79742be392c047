"""What roles are told of a task and of programs: the values that forms are filled in with. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.task import Executed, Task
from engine.decoding import dynamic_signal
from engine.prompts import load, parts
from sandbox import Outcome, RunResult, TestResult

_MOST_FAILURES = 5


def problem(task: Task) -> dict[str, str]:
    """``problem``, ``tests`` and ``name``."""
    given = parts(task)
    code = "".join(given[part] for part in ("imports", "outline", "preamble", "signature", "docstring"))
    return {
        "problem": code.rstrip("\n"),
        "tests": given["tests"].rstrip("\n") or "(none)",
        "name": task.name.rpartition(".")[2],
    }


def program(task: Task, code: str) -> str:
    """The function without its docstring."""
    return (task.signature + task.body + code + task.after).rstrip("\n")


def tried(task: Task, code: str, result: RunResult) -> dict[str, str]:
    """``program`` and ``feedback``: what was written, and what it did on the visible tests."""
    return {"program": program(task, code), "feedback": feedback(result.tests, result.exception)}


def whole(task: Task, code: str) -> str:
    """The same with what the function needs: imports, helpers, constants."""
    return task.imports + task.preamble + program(task, code)


def attempt(task: Task, code: str) -> str:
    """The function as a block of code in prose."""
    return f"```python\n{program(task, code)}\n```"


def rejected(account: str) -> str:
    """A block of code with what speaks against it, as part of a history."""
    return f"This attempt was not accepted:\n{account}"


def feedback(results: Iterable[TestResult], exception: str | None = None) -> str:
    """A line for each test that failed, the first few; what was expected and what came instead."""
    if exception is not None:
        return f"The program cannot even be loaded: {exception}"
    failed = [result for result in results if result.outcome is not Outcome.PASS]
    lines = [f"- {_failure(result)}" for result in failed[:_MOST_FAILURES]]
    if len(failed) > _MOST_FAILURES:
        lines.append(f"- and {len(failed) - _MOST_FAILURES} more tests fail")
    return "\n".join(lines) or "All of these tests pass."


def _failure(result: TestResult) -> str:
    call = " ".join(result.call.split())
    wanted = f" should give {result.expected}" if result.expected is not None else " should hold"
    if result.exception not in (None, "AssertionError"):
        return f"{call}{wanted}, but raised {result.exception}"
    if result.outcome is not Outcome.FAIL:
        return f"{call}{wanted}, but ended with: {result.outcome}"
    return f"{call}{wanted}" + (
        f", but gave {result.actual}" if result.actual is not None else ", but does not"
    )


def traces(task: Task, code: str, result: RunResult, fits: Callable[[str], bool]) -> str:
    """What each line of a program did on the tests, as far as it ``fits``."""
    executed = Executed(task.body + code, result)
    return dynamic_signal.render(task, [executed], load("few-shot").signal, fits).strip()
