"""What a role is asked: a file of data, which a user may replace by their own, and what fills it in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.core.task import Executed, Task
from engine.decoding import dynamic_signal
from engine.prompts.template import load as load_template
from engine.prompts.template import parts
from engine.support import data_file
from engine.support.errors import TemplateError
from sandbox import Outcome, RunResult, TestResult

FOLDER = Path(__file__).parent
_MOST_FAILURES = 5


@dataclass(frozen=True)
class RoleForm:
    """The prompt of one role. ``ask`` and ``again`` may use ``{names}`` that the strategy fills in."""

    name: str
    ask: str
    system: str = (
        "You are an experienced Python developer. Keep exactly to the form of answer that is asked for."
    )
    """For chat servers: what the model is, in a message of its own."""
    answer: str = ""
    """How the reply opens; it is given to a model that continues texts, and is part of what is read."""
    again: str = "Your last answer could not be read. Keep exactly to the form that is asked for."
    """Added when the answer could not be read."""
    stop: tuple[str, ...] = ()
    """Texts at which the answer of a model that continues texts is over, besides its end tokens."""
    temperature: float = 0.0
    max_new_tokens: int = 400
    angles: tuple[str, ...] = ("",)
    """Different wordings for ``{angle}``, so that the same question gets different answers."""
    untold: tuple[float, ...] = (0.8,)
    """Writing roles: temperatures, one for each angle, for a model that takes no instructions."""

    def question(self, values: Mapping[str, str], angle: int = 0) -> str:
        """Returns the filled-in question. Raises ``TemplateError`` for an unknown name."""
        given = {**values, "angle": self.angles[angle % len(self.angles)]}
        try:
            return self.ask.format(**given).strip()
        except (KeyError, IndexError, ValueError) as error:
            known = ", ".join(sorted(given))
            raise TemplateError(
                f"The form of the role {self.name} cannot be filled in ({error}). It may use {known}; "
                "write braces that are meant as such twice."
            ) from None


@cache
def names() -> tuple[str, ...]:
    """The roles that come with the engine."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


def load(name: str, folder: str = "") -> RoleForm:
    """The form of a role: ``name.toml`` in the user's ``folder`` if there is one, else our own.

    Raises ``TemplateError`` naming the file and what is wrong with it.
    """
    own = Path(folder).expanduser() / f"{name}.toml" if folder else None
    path = own if own is not None and own.is_file() else FOLDER / f"{name}.toml"
    unknown = f"There is no role {name!r}. There are {', '.join(names())}."
    data = data_file.read(path, unknown, TemplateError)
    return data_file.table(path, RoleForm, data, error=TemplateError, given={"name": name})


def check_folder(folder: str) -> None:
    """Raises ``TemplateError`` for a folder of forms that is not there, or has files that are no role's."""
    if not folder:
        return
    path = Path(folder).expanduser()
    if not path.is_dir():
        raise TemplateError(f"There is no folder {folder} with forms of roles.")
    for file in sorted(path.glob("*.toml")):
        if file.stem not in names():
            raise TemplateError(f"{file} is the form of no role. There are {', '.join(names())}.")
        load(file.stem, folder)


def problem(task: Task) -> dict[str, str]:
    """``problem``, ``tests`` and ``name``."""
    given = parts(task)
    code = "".join(given[part] for part in ("imports", "preamble", "signature", "docstring"))
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
    return dynamic_signal.render(task, [executed], load_template("few-shot").signal, fits).strip()
