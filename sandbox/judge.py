"""How a program is judged: plans how each test is run, and judges what came of it. Pure.

The real doctest and pytest judge inside, and their word is untrusted. Of a test that is nothing but literal
checks the values are told, and the parent compares them: a pass is verified if both agree.
"""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeGuard

from .syntax import steady
from .types import Outcome, Overlay, RunResult, TestCase, TestResult, Trace

SHOWN = 400
"""Characters of a value shown to people."""


def show(value: object, room: int = SHOWN) -> str:
    """The first ``room`` characters of the value's ``repr``."""
    try:
        return repr(value)[:room]
    except ValueError:  # an int beyond Python's limit of digits
        return f"<{type(value).__name__} with a very long number>"


_UNREADABLE = (SyntaxError, ValueError, TypeError, RecursionError, MemoryError)
Side = Literal["left", "right", "not", "whole"]


@dataclass(frozen=True)
class Check:
    """``assert f(2) == 4``, in parts."""

    call: str
    """``f(2)``."""
    function: str
    """Dotted name of what is called."""
    side: Side
    """Where the call stands: on one side of a comparison, behind ``not``, or alone."""
    relation: str
    """``==``, ``!=``, ``is`` or ``is not``; empty where the call stands alone."""
    expected: object
    line: int
    """In the test's source, 1-based."""

    def holds(self, value: Any) -> bool:
        """Whether a value of a builtin type is what the test expects."""
        match self.relation:
            case "==":
                return bool(value == self.expected)
            case "!=":
                return bool(value != self.expected)
            case "is":
                return value is self.expected
            case "is not":
                return value is not self.expected
        return bool(value) is (self.side != "not")

    @property
    def wanted(self) -> str:
        """What is expected, for people."""
        if not self.relation:
            return "a false value" if self.side == "not" else "a true value"
        text = show(self.expected)
        return text if self.relation in ("==", "is") else f"{self.relation} {text}"


def of_statements(source: str) -> tuple[Check, ...]:
    """The checks of a test that holds nothing else; none if it does. A comparison alone counts."""
    tree = _parsed(source)
    if tree is None:
        return ()
    body = tree.body
    if len(body) == 1 and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Compare):
        body = [ast.copy_location(ast.Assert(body[0].value), body[0])]
    return _checks(source, body)


def of_function(source: str) -> tuple[Check, ...]:
    """The same of the body of a test function without arguments and decorators."""
    tree = _parsed(source)
    match tree and tree.body:
        case [ast.FunctionDef(args=ast.arguments([], [], None, [], _, None, []), decorator_list=[]) as test]:
            first = test.body[0]
            text = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
            body = [each for each in test.body[text:] if not isinstance(each, (ast.Import, ast.ImportFrom))]
            return _checks(source, body)
    return ()


def of_example(source: str, wanted: str) -> Check | None:
    """The check of an example in a docstring that shows a literal."""
    tree = _parsed(source)
    match tree and tree.body:
        case [ast.Expr(ast.Call() as call)] if is_literal_call(call):
            try:
                expected = steady(ast.literal_eval, wanted.strip())
            except _UNREADABLE:
                return None
            return Check(_text(source, call), _dotted(call.func), "left", "==", expected, 1)
    return None


def is_literal(node: ast.expr) -> bool:
    """Whether an expression is written out: numbers, texts, and collections of such."""
    try:
        ast.literal_eval(node)
    except _UNREADABLE:
        return False
    return True


def is_literal_call(node: ast.expr) -> TypeGuard[ast.Call]:
    """Whether an expression is a call by a dotted name, all of whose arguments are written out."""
    return (
        isinstance(node, ast.Call)
        and bool(_dotted(node.func))
        and all(is_literal(argument) for argument in node.args)
        and all(keyword.arg is not None and is_literal(keyword.value) for keyword in node.keywords)
    )


def call_of(source: str) -> tuple[str, str | None]:
    """What a test calls, for people and models: the side of a comparison that is no literal. And the literal
    that it should equal, if it is one."""
    tree = _parsed(source)
    match tree and tree.body:
        case [ast.Assert(test=condition)] | [ast.Expr(ast.Compare() as condition)]:
            match condition:
                case ast.Compare(left, [operation], [right]) if is_literal(left) or is_literal(right):
                    call, wanted = (left, right) if is_literal(right) else (right, left)
                    equal = isinstance(operation, ast.Eq)
                    return _text(source, call), _text(source, wanted) if equal else None
                case ast.UnaryOp(ast.Not(), inner):
                    return _text(source, inner), None
            return _text(source, condition), None
    return source.strip(), None


@functools.lru_cache(maxsize=256)
def defines(program: str, function: str) -> bool:
    """Whether a program has a function, class or method from a definition and nowhere else."""
    tree = _parsed(program)
    name, *attributes = function.split(".")
    if tree is None or name in _bound(tree, definitions=False):
        return False
    found = [node for node in tree.body if isinstance(node, _DEFINITIONS) and node.name == name]
    later = tree.body[tree.body.index(found[0]) :] if found else []
    if not later or _STAR in _bound(ast.Module(later, []), definitions=False):
        return False
    if not attributes:
        return True
    methods = {each.name for node in found if isinstance(node, ast.ClassDef) for each in _functions(node)}
    return len(attributes) == 1 and attributes[0] in methods


@functools.lru_cache(maxsize=256)
def binds(setup: str, function: str) -> bool:
    """Whether what a test rests on has a name of its own for what a program's function is called."""
    tree = _parsed(setup)
    return tree is None or not {function.partition(".")[0], _STAR}.isdisjoint(_bound(tree))


@functools.lru_cache(maxsize=256)
def under_test(text: str, line: int) -> str:
    """Dotted name of the function of a module, or of a class in it, that begins at ``line``; else nothing."""
    tree = _parsed(text)
    body: list[ast.stmt] = tree.body if tree else []
    inside = [(f"{node.name}.", node.body) for node in body if isinstance(node, ast.ClassDef)]
    for prefix, statements in [("", body), *inside]:
        for node in statements:
            if isinstance(node, _FUNCTIONS) and line in (
                node.lineno,
                *(at.lineno for at in node.decorator_list),
            ):
                return prefix + node.name
    return ""


@functools.lru_cache(maxsize=256)
def asks_others(program: str, function: str) -> bool:
    """Whether a function mentions another one of the program: it may compare what that gives."""
    tree = _parsed(program)
    body = tree.body if tree else []
    defined = {node.name: node for node in body if isinstance(node, _DEFINITIONS)}
    name, _, method = function.partition(".")
    if name not in defined:
        return False
    made = [node for node in body if not isinstance(node, _DEFINITIONS) and _mentions(node, defined.keys())]
    others = (defined.keys() | _bound(ast.Module(made, []))) - {name}
    siblings = {each.name for each in ast.walk(defined[name]) if isinstance(each, _FUNCTIONS)} - {method}
    return _mentions(defined[name], others, siblings if method else ())


def _mentions(tree: ast.AST, names: Container[str], attributes: Container[str] = ()) -> bool:
    return any(
        (isinstance(node, ast.Name) and node.id in names)
        or (isinstance(node, ast.Attribute) and node.attr in attributes)
        for node in ast.walk(tree)
    )


_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_DEFINITIONS = (*_FUNCTIONS, ast.ClassDef)
_STAR = "*"
"""Stands for names that nobody can know."""
_BY_TEXT = frozenset(("exec", "eval", "globals", "locals", "vars", "setattr"))


def _functions(node: ast.ClassDef) -> Iterator[ast.FunctionDef]:
    return (each for each in node.body if isinstance(each, ast.FunctionDef))


def _bound(tree: ast.Module, definitions: bool = True) -> set[str]:
    """Names that a module binds or imports at whatever depth; with those that it defines or changes."""
    found = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(name, ast.Store() | ast.Del()):
                found.add(name)
            case ast.alias(name, other):
                found.add((other or name).partition(".")[0])
            case (
                ast.ExceptHandler(name=str(name))
                | ast.MatchAs(name=str(name))
                | ast.MatchStar(str(name))
                | ast.MatchMapping(rest=str(name))
            ):
                found.add(name)
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef() if definitions:
                found.add(node.name)
            case ast.Attribute(ctx=ast.Store() | ast.Del()) if definitions:
                found.add(_dotted(node).partition(".")[0])
            case ast.Name(name) if definitions and name in _BY_TEXT:
                found.add(_STAR)
    return found


def _checks(source: str, body: list[ast.stmt]) -> tuple[Check, ...]:
    found = [_check(source, statement) for statement in body]
    lines = [each.line for each in found if each is not None]
    if None in found or len(set(lines)) < len(found):
        return ()
    return tuple(each for each in found if each is not None)


def _check(source: str, statement: ast.stmt) -> Check | None:
    if not isinstance(statement, ast.Assert):
        return None
    line = statement.lineno
    match statement.test:
        case ast.Compare(left, [operation], [right]):
            relation = _RELATIONS.get(type(operation))
            sides: tuple[tuple[Side, ast.expr, ast.expr], ...] = (
                ("left", left, right),
                ("right", right, left),
            )
            for side, call, other in sides:
                if relation is not None and is_literal_call(call) and is_literal(other):
                    expected = ast.literal_eval(other)
                    if relation.startswith("is") and not _is_singleton(expected):
                        return None
                    return Check(_text(source, call), _dotted(call.func), side, relation, expected, line)
        case ast.UnaryOp(ast.Not(), call) if is_literal_call(call):
            return Check(_text(source, call), _dotted(call.func), "not", "", None, line)
        case call if is_literal_call(call):
            return Check(_text(source, call), _dotted(call.func), "whole", "", None, line)
    return None


def _is_singleton(value: object) -> bool:
    return value is None or value is True or value is False


def _dotted(node: ast.expr) -> str:
    """``a.b`` of such an expression, also of ``a(1).b``; nothing for any other."""
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.insert(0, node.attr)
        node = node.value.func if is_literal_call(node.value) else node.value
    return ".".join([node.id, *parts]) if isinstance(node, ast.Name) else ""


def _text(source: str, node: ast.expr) -> str:
    """The source of an expression, in parentheses where it needs those that it stands in."""
    text = ast.get_source_segment(source, node) or ast.unparse(node)
    return text if "\n" not in text or _parsed(f"{text}\n") is not None else f"({text})"


def _parsed(source: str) -> ast.Module | None:
    try:
        return steady(ast.parse, source)
    except _UNREADABLE:
        return None


_RELATIONS: dict[type, str] = {ast.Eq: "==", ast.NotEq: "!=", ast.Is: "is", ast.IsNot: "is not"}
DIRECTIVE = re.compile(r"#\s*doctest:[^\n'\"]*$", re.MULTILINE)


SUSPICIOUS = "suspicious: {runner} says that it passes, but {call} gave {actual}"


@dataclass(frozen=True)
class Opaque:
    """A value of a type the parent does not rebuild."""

    description: str


@dataclass(frozen=True)
class ProgramAnswer:
    """What the child reported of one test."""

    values: tuple[Any, ...] = ()
    """Of the calls to be compared, in their order; builtin values or Opaque."""
    error: tuple[str, str] | None = None
    """Exception type and ``Type: message``."""
    got: str | None = None
    """What an example showed."""


@dataclass(frozen=True)
class Ending:
    """Why a child did not answer everything."""

    outcome: Outcome
    reason: str


@dataclass
class Observation:
    """What became of one child, and what it said: checked for its form, and not believed."""

    tests: int
    loaded: bool = False
    load_error: tuple[str, str] | None = None
    answers: dict[int, ProgramAnswer] = field(default_factory=dict)
    traces: dict[int, Trace] = field(default_factory=dict)
    stdout: str = ""
    stderr: str = ""
    ending: Ending | None = None
    stale: bool = False
    """The program cannot take the place of what was imported when the tests were collected; nothing ran."""
    called_early: bool = False
    """The function under test was called while tests were collected."""
    unconfined: str | None = None
    """Set if the child could not confine itself, and so ran nothing."""
    wall_s: float = 0.0
    """What the child took of its time."""
    large: bool = False
    """It said so much that judging it may take long."""

    @property
    def complete(self) -> bool:
        """Nothing more is to come."""
        return self.stale or self.load_error is not None or (self.loaded and len(self.answers) == self.tests)


@dataclass(frozen=True)
class Verdict:
    """The judgement of one answer."""

    outcome: Outcome
    trusted: bool
    actual: str | None = None
    expected: str | None = None
    exception: str | None = None


@dataclass(frozen=True)
class JudgingPlan:
    """A test ready for the child."""

    test: TestCase
    checks: tuple[Check, ...] = ()
    """All that the test holds; none if it holds anything else."""
    asked: bool = False
    """The child evaluates the calls of the checks and nothing else."""

    @property
    def sides(self) -> dict[int, Side]:
        """Of an item: lines of its file, and the side of the assertion there whose value is compared."""
        item = self.test.item
        return {item.line + each.line - 1: each.side for each in self.checks} if item is not None else {}


@functools.lru_cache(maxsize=4096)
def plan(test: TestCase) -> JudgingPlan:
    """How to run a test. Kept: many candidates face the same tests."""
    if test.item is not None:
        checks = of_function(test.source) if test.item.line and test.item.calls else ()
        own = all(check.function in test.item.calls for check in checks)
        return JudgingPlan(test, checks if own else ())
    if test.expected is not None:
        check = of_example(DIRECTIVE.sub("", test.source), test.expected)
        return JudgingPlan(test, (check,) if check is not None else ())
    checks = of_statements(test.source) if test.docstring is None else ()
    return JudgingPlan(test, checks, asked=bool(checks))


def sides_by_file(plans: Sequence[JudgingPlan]) -> dict[str, dict[int, Side]]:
    """Of each test file, the sides of assertions whose values the parent compares, by line."""
    found: dict[str, dict[int, Side]] = {}
    for plan in plans:
        if plan.test.item is not None and plan.checks:
            found.setdefault(plan.test.item.file, {}).update(plan.sides)
    return found


SKIPPED_BY_MARK = "SkippedByMark"
"""The kind of error that the worker gives such a test."""


def verdicts(
    plans: Sequence[JudgingPlan], observation: Observation, program: str, overlay: Overlay | None
) -> list[Verdict | None]:
    """The verdict on each test; None for one whose value only Python inside can compare."""
    written = _Written(program, overlay)
    return [_verdict(plan, observation, number, written) for number, plan in enumerate(plans)]


class _Written:
    """What was written for a test: a program, or one function of the module that it is put into."""

    def __init__(self, program: str, overlay: Overlay | None) -> None:
        part = overlay is not None and program != overlay.text
        self._texts = [program] if overlay is None else [program, overlay.text]
        self._function = under_test(overlay.text, overlay.line) if overlay is not None and part else ""
        """What alone was written; nothing if that is not known."""

    def speaks(self, plan: JudgingPlan, answer: ProgramAnswer) -> bool:
        """Whether a test calls what was written itself: other functions may compare what that gives.

        An item names the function under test itself.
        """
        test, called = plan.test, {check.function for check in plan.checks}
        if test.item is None:
            own = all(any(defines(text, each) for text in self._texts) for each in called)
            examples = _PROMPTED.findall(test.docstring.text) if test.docstring is not None else []
            before = "\n".join(examples) or test.setup
            if not own or any(binds(before, each) for each in called):
                return False
            if self._function:
                return called == {self._function}
        yes_or_no = any(value is None or type(value) is bool for value in answer.values)
        return not (yes_or_no and any(asks_others(self._texts[0], each) for each in called))


_PROMPTED = re.compile(r"^[ \t]*(?:>>>|\.\.\.) ?(.*)$", re.MULTILINE)
"""A line of an example."""


def _verdict(plan: JudgingPlan, observation: Observation, number: int, written: _Written) -> Verdict | None:
    if observation.load_error is not None:
        kind, explanation = observation.load_error
        outcome = Outcome.MEMORY if kind == "MemoryError" else Outcome.ERROR
        return Verdict(outcome, False, exception=explanation)
    answer = observation.answers.get(number)
    if answer is not None:
        judged = judge(plan, answer)
        if judged is not None and judged.trusted and not written.speaks(plan, answer):
            return replace(judged, trusted=False)
        return judged
    ended = observation.ending or Ending(Outcome.CRASH, "its report was incomplete")
    return Verdict(ended.outcome, False, exception=ended.reason)


def result_of(
    plans: Sequence[JudgingPlan], verdicts: Sequence[Verdict], observation: Observation, wall_ms: float
) -> RunResult:
    """The whole run; ``verdicts`` are those of ``plans``."""
    tests = tuple(
        TestResult(
            test=plan.test,
            call=invocation(plan.test),
            trace=observation.traces.get(number, Trace()),
            **vars(verdict),
        )
        for number, (plan, verdict) in enumerate(zip(plans, verdicts, strict=True))
    )
    tests = _without_skipped(tests, observation)
    outcome = next((test.outcome for test in tests if test.outcome is not Outcome.PASS), Outcome.PASS)
    exception, ending = None, observation.ending
    if observation.load_error is not None:
        exception = observation.load_error[1]
        outcome = outcome if tests else Outcome.ERROR
    elif not observation.loaded and ending is not None:
        outcome, exception = ending.outcome, ending.reason
    return RunResult(
        outcome, tests, observation.stdout, exception, wall_ms, observation.stderr, observation.called_early
    )


def _without_skipped(tests: tuple[TestResult, ...], observation: Observation) -> tuple[TestResult, ...]:
    """Leaves out tests that are marked to be skipped, if all others pass: pytest has nothing against it.

    That they are is the child's word, so nothing is verified then.
    """
    errors = {number: answer.error for number, answer in observation.answers.items() if answer.error}
    kept = (test for number, test in enumerate(tests) if errors.get(number, ("",))[0] != SKIPPED_BY_MARK)
    left = tuple(replace(test, trusted=False) for test in kept)
    dropped = len(left) < len(tests) and all(test.outcome is Outcome.PASS for test in left)
    return left if left and dropped else tests


def judge(plan: JudgingPlan, answer: ProgramAnswer) -> Verdict | None:
    """The verdict; None for a value that only Python inside can compare."""
    expected = _expected(plan)
    if plan.asked:
        return _compared(plan, answer, expected)
    actual = answer.got.rstrip("\n")[:SHOWN] or "None" if answer.got is not None else None
    if answer.error is not None:
        kind, said = answer.error
        differs = kind in ("Failed", "AssertionError") and actual is not None  # that says it all
        return Verdict(_outcome_of(answer.error), False, actual, expected, None if differs else said)
    if not plan.checks or len(answer.values) != len(plan.checks):
        return Verdict(Outcome.PASS, False, actual, expected)
    return _agreed(plan, answer, expected)


def _expected(plan: JudgingPlan) -> str | None:
    """What a test demands, for people; None where that is more than a value."""
    test = plan.test
    if plan.checks:
        return ", ".join(check.wanted for check in plan.checks)[:SHOWN]
    if test.expected is not None or test.item is not None:
        return test.expected
    wanted = call_of(test.source)[1]
    return wanted if wanted is None else wanted[:SHOWN]


def _compared(plan: JudgingPlan, answer: ProgramAnswer, expected: str | None) -> Verdict | None:
    """The verdict of the parent alone."""
    for check, value in zip(plan.checks, answer.values, strict=False):
        if isinstance(value, Opaque):
            return None
        if not check.holds(value):
            return Verdict(Outcome.FAIL, True, show(value), check.wanted)
    if answer.error is not None:
        return Verdict(_outcome_of(answer.error), False, None, expected, answer.error[1])
    if len(answer.values) != len(plan.checks):
        return Verdict(Outcome.CRASH, False, None, expected, "the answer is incomplete")
    return Verdict(Outcome.PASS, True, show(answer.values[-1]), plan.checks[-1].wanted)


def _agreed(plan: JudgingPlan, answer: ProgramAnswer, expected: str | None) -> Verdict:
    """The verdict where the runner says that a test passes, and the parent knows its values."""
    runner = "pytest" if plan.test.item is not None else "doctest"
    trusted = True
    for check, value in zip(plan.checks, answer.values, strict=True):
        if isinstance(value, Opaque) or (not check.holds(value) and _shows_alike(plan, answer)):
            trusted = False
        elif check.holds(value):
            trusted = trusted and _shows(plan, value)
        else:
            said = SUSPICIOUS.format(runner=runner, call=check.call, actual=show(value, 80))
            return Verdict(Outcome.FAIL, False, show(value), check.wanted, said)
    last = answer.values[-1]
    return Verdict(
        Outcome.PASS, trusted, last.description if isinstance(last, Opaque) else show(last), expected
    )


def _shows(plan: JudgingPlan, value: object) -> bool:
    """Whether an example that gives this value shows what it should: 4.0 equals 4, but is not shown alike."""
    wanted = plan.test.expected
    return wanted is None or show(value, len(wanted) + 1) == wanted.strip()


def _shows_alike(plan: JudgingPlan, answer: ProgramAnswer) -> bool:
    """Whether an example may pass with another value: options such as ``ELLIPSIS`` allow other texts."""
    wanted = plan.test.expected
    return wanted is not None and (answer.got or "").strip() != wanted.strip()


def _outcome_of(error: tuple[str, str]) -> Outcome:
    known = {"AssertionError": Outcome.FAIL, "Failed": Outcome.FAIL, "MemoryError": Outcome.MEMORY}
    return known.get(error[0], Outcome.ERROR)


@functools.lru_cache(maxsize=4096)
def invocation(test: TestCase) -> str:
    """The text of the calls a test makes, without what it expects of them."""
    if test.item is not None:
        return test.id
    if test.expected is not None:
        return DIRECTIVE.sub("", test.source).strip()
    checks = plan(test).checks
    return "\n".join(dict.fromkeys(each.call for each in checks)) or call_of(test.source)[0]


NO_THREAD = "can't start new thread"
NO_NETWORK = "it needs the network, which the sandbox does not have"
_OFFLINE = re.compile(
    r"\[Errno -\d+\]|name resolution|Name or service not known|getaddrinfo failed|nodename nor servname"
    r"|Network is unreachable|(URL|Connect\w*)Error: .*Operation not permitted"
)
_NOT_SHOWN = re.compile(r"FileNotFoundError: \[Errno 2\] [^']*'/(etc|proc|sys|dev|var|run|boot)/")


def refusal(exception: str | None) -> str:
    """Returns what the sandbox refused, as a reason; nothing for any other exception."""
    text = exception or ""
    if _OFFLINE.search(text):
        return NO_NETWORK
    if text.startswith("PermissionError") or _NOT_SHOWN.match(text) or NO_THREAD in text:
        return f"the sandbox refuses what it does ({text})"
    return ""
