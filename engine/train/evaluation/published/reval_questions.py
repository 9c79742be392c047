"""What REval asks about a run: coverage, state and path of a line, and the output; and how it scores."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.bench.report import Rate, bootstrap
from engine.core.execution import Sandbox
from engine.decoding.executable import parse
from engine.train.evaluation.published import run_probes
from engine.train.evaluation.published.public_question import OutputQuestion, PublicQuestion
from engine.train.evaluation.published.run_probes import ProbedRun, SeenLine
from engine.train.whitebox.literals import NotComparable, is_literal, literal, same
from engine.train.whitebox.reasoning import RETURNED

COVERAGE, STATE, PATH, OUTPUT = REVAL_FILES = ("reval-coverage", "reval-state", "reval-path", "reval-output")
_NIL = "Nil"
_GAP = "_answer_"
_WORTH: Mapping[tuple[bool, ...], float] = {
    (True, True, True, True): 1.0,
    (True, True, True, False): 0.5,
    (True, True, False, False): 0.25,
    (True, False, False, False): 0.125,
}
"""What a probe counts whose coverage, state, path and output are right or not, in this order."""


@dataclass(frozen=True)
class ProbeQuestion(PublicQuestion):
    """A question about a line; a line that runs several times may have several right answers."""

    accepted: tuple[str, ...] = ()

    @property
    def value(self) -> str:
        """The answer as one literal: for a state its value, else True or False, or a text."""
        if self.measure == COVERAGE:
            return str(self.answer == "yes")
        if self.measure == STATE and self.answer != _NIL:
            return self.answer.rpartition(";")[0]
        return repr(self.answer)

    async def holds(self, sandbox: Sandbox, given: str) -> bool:
        if self.measure == STATE and given.strip() != _NIL:
            return any(_same_state(given, one) for one in self.accepted)
        return any(given.strip().rstrip(".").lower() == one.lower() for one in self.accepted) or (
            self.measure == PATH and given.strip() in self.accepted
        )

    async def holds_value(self, sandbox: Sandbox, given: str) -> bool:
        return any(_same_value(given, replace(self, answer=one).value) for one in self.accepted)


def _same_state(given: str, right: str) -> bool:
    value, _, kind = right.rpartition(";")
    told, found, told_kind = given.rpartition(";")
    return bool(found) and told_kind.strip() == kind.strip() and same(told, value)


def _same_value(given: str, right: str) -> bool:
    """Whether two literals are the same, blanks around a text aside."""
    try:
        first, second = literal(given), literal(right)
    except NotComparable:
        return False
    if isinstance(first, str) and isinstance(second, str):
        return first.strip() == second.strip()
    return str(first) == second if second == "-1" else same(given, right)


@dataclass(frozen=True)
class FilledTest(PublicQuestion):
    """A test with gaps: right is what makes it pass, when it is run."""

    run: ProbedRun | None = None
    gaps: int = 1

    @property
    def lines(self) -> int:
        return self.gaps

    @property
    def value(self) -> str:
        return self.answer if self.gaps == 1 else f"({self.answer.replace(chr(10), ', ')})"

    async def holds(self, sandbox: Sandbox, given: str) -> bool:
        answers = given.split("\n")
        if self.run is None or len(answers) != self.gaps or not all(map(is_literal, answers)):
            return False
        return not (await run_probes.observed(sandbox, replace(self.run, filled=self._filled(answers)))).error

    async def holds_value(self, sandbox: Sandbox, given: str) -> bool:
        if self.gaps == 1:
            return await self.holds(sandbox, " ".join(given.split("\n")))
        match parse(given):
            case ast.Module([ast.Expr(ast.Tuple(parts) | ast.List(parts))]):
                return await self.holds(sandbox, "\n".join(map(ast.unparse, parts)))
        return False

    def _filled(self, answers: Sequence[str]) -> str:
        text = self.call
        for answer in answers:
            text = text.replace("??", f"({answer.strip()})", 1)
        return text


def about_line(
    key: str, program: str, shown: str, line: int, variable: str, seen: SeenLine
) -> Iterator[ProbeQuestion]:
    """Coverage, state and path; no state where a value is not to be written as a literal."""
    code = program.split("\n")
    where = f"line {line} (`{code[line - 1].strip()}`)"
    ran = "yes" if seen.ran else "no"
    text = f"Does {where} run? Answer yes or no."
    yield ProbeQuestion(COVERAGE, key, program, shown, text, ran, accepted=(ran,))
    states = tuple(f"{value}; {kind}" for value, kind in seen.values) or (_NIL,)
    if all(one == _NIL or is_literal(one.rpartition(";")[0]) for one in states):
        text = (
            f"After {where} has run, what are the value and the type of {variable}? One of several is "
            f"enough. Answer {_NIL} if the line does not run."
        )
        yield ProbeQuestion(STATE, key, program, shown, text, states[0], accepted=states)
    after = tuple("-1" if one == -1 else code[one - 1].strip() for one in seen.next)
    text = (
        f"After {where} has run, which line of the program runs next? One of several is enough. Answer -1 if "
        "the line does not run, or if nothing of the program runs after it."
    )
    yield ProbeQuestion(PATH, key, program, shown, text, after[0], accepted=after)


def about_call(key: str, program: str, call: str, output: str) -> OutputQuestion | None:
    """What the call returns; nothing where no literal writes it."""
    if not is_literal(output):
        return None
    return OutputQuestion(OUTPUT, key, program, call, RETURNED, output)


def about_test(key: str, run: ProbedRun, set_up: str, asked: str, original: str) -> FilledTest | None:
    """What the test has in its gaps; nothing where it has anything but literals there."""
    expected = expected_in(asked, original)
    if not expected or not all(map(is_literal, expected)):
        return None
    text = f"What should stand where the test has {'??' if len(expected) == 1 else '??, in their order'}?"
    if set_up:
        text = f"Before the test, this has run:\n{set_up}\n{text}"
    return FilledTest(OUTPUT, key, run.program, asked, text, "\n".join(expected), run=run, gaps=len(expected))


def expected_in(asked: str, original: str) -> list[str]:
    """What ``original`` has where ``asked`` has ``??``; nothing where they differ otherwise."""
    first, second = parse(asked.replace("??", _GAP)), parse(original)
    if first is None or second is None:
        return []
    found: list[str] = []
    if not _aligned(first, second, found):
        return []
    return found if len(found) == asked.count("??") else []


def _aligned(first: object, second: object, found: list[str]) -> bool:
    if isinstance(first, ast.Name) and first.id == _GAP and isinstance(second, ast.expr):
        found.append(ast.unparse(second))
        return True
    if isinstance(first, ast.AST) and isinstance(second, ast.AST):
        if type(first) is not type(second):
            return False
        names = first._fields
        return all(_aligned(getattr(first, one, None), getattr(second, one, None), found) for one in names)
    if isinstance(first, list) and isinstance(second, list):
        pairs = zip(first, second, strict=False)
        return len(first) == len(second) and all(_aligned(one, other, found) for one, other in pairs)
    return first == second


def consistency(marks: Mapping[tuple[str, str], bool]) -> Rate | None:
    """REval's score, 0 to 1, of the probes whose four questions were asked; by measure and key.

    Full for all four right, half without the output, a quarter without path and output, an eighth for the
    coverage alone, nothing for any other pattern.
    """
    scores = []
    for measure, key in marks:
        if measure == COVERAGE:
            keys = [(STATE, key), (PATH, key), (OUTPUT, key.rpartition("/")[0])]
            if all(one in marks for one in keys):
                pattern = (marks[measure, key], *(marks[one] for one in keys))
                scores.append(_WORTH.get(pattern, 0.0))
    return bootstrap(scores) if scores else None
