"""Turns entries into tasks with an answer: the synthesis stage of training (ExecVerify, section 3.1).

Every choice that a person would make differently from another is drawn: names, wording, shape of
the docstring, annotations, place of the imports, which implementation, how many tests. Expected
values come from running the code, never from us.
"""

from __future__ import annotations

import ast
import copy
import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.support import renaming
from engine.train.tasks import identifiers, wording
from engine.train.tasks.entry import Entry
from engine.train.tasks.guard import FILE, Overrun, deadline
from engine.types import Task
from sandbox import TestCase

VALUE_CHARS = 48
CALL_CHARS = 60
HIDDEN_TESTS = 6
_BODY_WEIGHTS = (1.0, 0.5, 0.35, 0.25, 0.2, 0.2, 0.2, 0.2)
_TEST_COUNTS = (1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 5)


class Unusable(Exception):
    """This draw makes no task: values too long, an exception, a name whose place is unknown."""


@dataclass(frozen=True)
class Sample:
    """A task and its answer."""

    key: str
    task: Task
    body: str
    """The answer: complete lines, indented by four."""
    hidden: tuple[TestCase, ...]
    """More tests, never shown."""
    entry: Entry
    names: Mapping[str, str]
    """How this telling calls the entry's parameters."""


@dataclass(frozen=True)
class Telling:
    """What may be chosen when an entry is told; the defaults are for training."""

    wordings: Callable[[Entry, str], bool] = lambda entry, doc: True
    """Which wordings may be used."""
    plain: bool = False
    """Good names, the entry's own parameters, a docstring: as in a tidy benchmark."""
    min_tests: int = 1


TRAINING = Telling()


def sample(entry: Entry, r: Random, telling: Telling = TRAINING) -> Sample:
    """One telling of ``entry``. Raises ``Unusable`` when it does not work out."""
    body = original = r.choices(entry.bodies, _BODY_WEIGHTS[: len(entry.bodies)])[0]
    name = _function_name(entry, body, r, telling)
    names = _parameter_names(entry, body, r, telling)
    recursive = {} if entry.names[0] in identifiers.RESERVED else {entry.names[0]: name}
    try:
        body = renaming.rename(body, names | _local_names(body, names, r) | recursive)
    except (SyntaxError, ValueError) as error:
        raise Unusable(str(error)) from error
    params = [
        f"{names[old]}:{param.partition(':')[2]}" for old, param in zip(names, entry.params, strict=True)
    ]
    header, inside = _imports(entry, original, r)
    docs = [doc for doc in entry.docs if telling.wordings(entry, doc)]
    described = bool(docs) and (telling.plain or r.random() < 0.97)
    text = wording.phrase(r, r.choice(docs), names) if described else ""
    description = wording.description(r, text, params, entry.returns) if described else ""
    answer = renaming.indented("\n".join([*inside, body]))
    task = Task(
        name=name,
        signature=_signature(name, params, entry.returns, r),
        docstring=f"    {_quoted(description)}\n" if description else "",
        imports=header,
        description=description,
    )
    wanted = max(telling.min_tests, r.choice(_TEST_COUNTS), 0 if described else 3)
    tests = _tests(task, answer, entry, r, wanted)
    visible, hidden = tests[:wanted], tests[wanted:]
    return Sample(entry.key, dataclasses.replace(task, tests=visible), answer, hidden, entry, names)


def _function_name(entry: Entry, body: str, r: Random, telling: Telling) -> str:
    taken = {*renaming.used_names(body), *entry.param_names} - {entry.names[0]}
    for _ in range(9):
        style = r.random()
        if style < 0.6 or telling.plain:
            chosen = entry.names[0] if r.random() < 0.5 else r.choice(entry.names)
        elif style < 0.78:
            chosen = r.choice(identifiers.GENERIC)
        elif style < 0.84:
            chosen = identifiers.near(r, entry.names[0])
        else:
            chosen = identifiers.scrambled(r)
        if identifiers.usable(chosen, taken):
            return chosen
    return f"do_{entry.names[0]}"


def _parameter_names(entry: Entry, body: str, r: Random, telling: Telling) -> dict[str, str]:
    """Old to new names of all parameters, in order."""
    names = {name: name for name in entry.param_names}
    if telling.plain or r.random() < 0.45:
        return names
    taken = {*renaming.used_names(body), *names}
    for param in entry.params:
        old, _, annotation = (part.strip() for part in param.partition(":"))
        if r.random() < 0.85:
            names[old] = identifiers.fresh(r, old, annotation.partition("=")[0].strip(), taken)
            taken.add(names[old])
    return names


def _local_names(body: str, params: Mapping[str, str], r: Random) -> dict[str, str]:
    """Rarely, other names for the body's own variables."""
    if r.random() > 0.12:
        return {}
    taken = {*renaming.used_names(body), *params.values()}
    renamed: dict[str, str] = {}
    for old in sorted(renaming.local_names(body) - params.keys()):
        renamed[old] = identifiers.fresh(r, old, "", taken)
        taken.add(renamed[old])
    return renamed


def _imports(entry: Entry, body: str, r: Random) -> tuple[str, list[str]]:
    """Import lines above the function, as text, and those inside the body."""
    used = renaming.used_names(body)
    needed = [line for line in entry.imports if renaming.bound_by(line) & used]
    if not needed:
        return ("".join(f"{line}\n" for line in entry.imports) if r.random() < 0.15 else ""), []
    if r.random() < 0.75:
        return "".join(f"{line}\n" for line in needed), []
    return "", needed


def _signature(name: str, params: list[str], returns: str, r: Random) -> str:
    style = r.random()
    if style < 0.3:
        bare = [param.partition(":")[0].strip() + _default(param) for param in params]
        return f"def {name}({', '.join(bare)}):\n"
    if style < 0.38:
        return f"def {name}({', '.join(params)}):\n"
    return f"def {name}({', '.join(params)}) -> {returns}:\n"


def _quoted(text: str) -> str:
    """``text`` as a string literal, in triple quotes if that is possible."""
    awkward = text.endswith('"') or "\\" in text or '"""' in text
    return repr(text) if awkward else f'"""{text}"""'


def _default(param: str) -> str:
    _, equals, value = param.partition("=")
    return f"={value.strip()}" if equals else ""


def _tests(task: Task, answer: str, entry: Entry, r: Random, wanted: int) -> tuple[TestCase, ...]:
    """``wanted`` visible tests and some hidden ones, all different; fewer only if inputs are few."""
    call = loaded(task, answer)
    sources: dict[str, None] = {}
    for _ in range(4 * (wanted + HIDDEN_TESTS)):
        source = _test(task.name, call, entry.inputs(r))
        if source:
            sources.setdefault(source)
        if len(sources) == wanted + HIDDEN_TESTS:
            break
    if len(sources) < min(wanted, 2):
        raise Unusable("too few short tests")
    return tuple(TestCase(f"{task.name}:{number}", source) for number, source in enumerate(sources, 1))


def _test(name: str, call: Callable[..., Any], arguments: tuple[object, ...]) -> str | None:
    """``assert f(3) == 6``, or nothing when a value is too long or has no literal."""
    shown = f"{name}({', '.join(map(repr, arguments))})"
    if len(shown) > CALL_CHARS:
        return None
    try:
        with deadline(0.5):
            value = call(*copy.deepcopy(arguments))
    except (Exception, Overrun) as error:
        raise Unusable(f"{error!r}") from error
    text = repr(value)
    if len(text) > VALUE_CHARS or "\n" in text or not _literal(text, value):
        return None
    return f"assert {shown} == {text}"


def _literal(text: str, value: object) -> bool:
    try:
        return bool(ast.literal_eval(text) == value)
    except (ValueError, SyntaxError):
        return False


def loaded(task: Task, body: str) -> Callable[..., Any]:
    """The function of ``task`` with ``body``, for code that we wrote ourselves."""
    scope: dict[str, Any] = {}
    try:
        exec(compile(task.program(body), FILE, "exec"), scope)
    except Exception as error:
        raise Unusable(f"{error!r}") from error
    function: Callable[..., Any] = scope[task.name]
    return function
