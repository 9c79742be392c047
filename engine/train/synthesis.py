"""Programs under constraints become items: a grammar writes them, or a teacher model does (ExecVerify, 2.1).

A teacher's programs are held against what was asked for by their syntax trees, and run in two interpreters.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from engine.core.execution import Sandbox
from engine.decoding.executable import parse
from engine.train import grammar
from engine.train.collection import Attempt, of_execution, refused
from engine.train.execution import execute, run_twice
from engine.train.grammar import KINDS, Recipe
from engine.train.items import CONSTRAINED, OUTPUT, TAUGHT
from engine.train.rewards import is_literal_call
from engine.train.structure import Constraints, drawn
from engine.train.trials import NO_ROOM, Teacher
from engine.train.values import mutated_call

BUILTINS = "builtins"
_FUNCTIONS = """
abs all any bin chr divmod enumerate filter hex len map max min ord pow range reversed round slice
sorted sum zip
"""
_LIBRARY = {
    "collections": "ChainMap Counter OrderedDict defaultdict deque namedtuple",
    "datetime": "date datetime timedelta",
    "itertools": "accumulate chain combinations combinations_with_replacement compress count cycle dropwhile "
    "filterfalse groupby islice pairwise permutations product repeat starmap takewhile zip_longest",
    "math": "ceil comb copysign dist factorial floor fmod fsum gcd hypot isclose isqrt lcm log2 modf perm "
    "prod sqrt trunc",
    "re": "compile escape findall finditer fullmatch match search split sub subn",
}
MODULES = frozenset(_LIBRARY)
_REQUEST = """
Write a short Python program that shows what {target} does to data.

{constraints}
Reply with one Markdown block of Python and nothing else:

```python
def name_of_your_choice(...):
    ...

name_of_your_choice(...)
```
"""
_RULES = (
    "Define one function with at least one parameter. It works on its parameters and returns a value.",
    "The value is built of numbers, texts, booleans, None, lists, tuples, sets and dicts, and is short.",
    "The same call gives the same value in every run: no random numbers, clock, files or input.",
    f"Import nothing but {', '.join(sorted(MODULES))}. Print nothing and write no comments.",
    "End with one to three calls of the function, one a line, each with different literal arguments.",
)
_BLOCK = re.compile(r"```(?:python|py)?[ \t]*\n(.*?)```", re.DOTALL | re.IGNORECASE)
_UNSTEADY = frozenset("now today utcnow id hash input open print exec eval globals locals vars".split())
"""Names whose calls may differ from run to run, or leave the program."""
_MOST_CALLS = 3
_MOST_LINES = 60


def by_grammar(sandbox: Sandbox, kind: str, recipe: Recipe, seed: int) -> Callable[[int], Awaitable[Attempt]]:
    """Attempts at items of one kind from programs of the grammar."""

    async def attempt(number: int) -> Attempt:
        r = Random(f"{kind} {seed} {number}")
        program = grammar.program(r, recipe)
        call = f"{program.name}({program.input(r, recipe)!r})"
        execution = await execute(sandbox, program.source, call)
        made = of_execution(kind, f"{CONSTRAINED}.{program.level}.{program.target}", execution, r)
        lacking = kind == OUTPUT and any(not item.questions for item in made.items)
        return refused("nothing to ask about") if lacking else made

    return attempt


@dataclass(frozen=True)
class Target:
    """``name`` of a built-in type, of a module, or of the built-in functions."""

    owner: str
    name: str

    @property
    def words(self) -> str:
        """What it is, for a reader."""
        if self.owner == BUILTINS:
            return f"the built-in function `{self.name}`"
        if self.owner in MODULES:
            return f"`{self.owner}.{self.name}` of the standard library"
        return f"the method `{self.name}` of the type `{self.owner}`"

    def is_called(self, source: str) -> bool:
        """Whether ``source`` calls it, by its own name; or, of the library, uses it."""
        nodes = list(ast.walk(ast.parse(source)))
        called = [node.func for node in nodes if isinstance(node, ast.Call)]
        methods = any(isinstance(one, ast.Attribute) and one.attr == self.name for one in called)
        functions = any(isinstance(one, ast.Name) and one.id == self.name for one in called)
        if self.owner in MODULES:
            return (methods or functions) and self.owner in set(_imported(nodes))
        return functions if self.owner == BUILTINS else methods


def _imported(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """Modules that are imported, or imported from."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


def targets_of_types() -> tuple[Target, ...]:
    """Every public method of the built-in types, and the built-in functions (ExecVerify, 2.1.1)."""
    methods = [
        Target(kind, name)
        for kind in KINDS
        for name, member in vars(getattr(builtins, kind)).items()
        if not name.startswith("_") and (callable(member) or isinstance(member, classmethod | staticmethod))
    ]
    return (*methods, *(Target(BUILTINS, name) for name in _FUNCTIONS.split()))


def targets_of_library() -> tuple[Target, ...]:
    """What the paper leaves for later: functions and types of five modules."""
    return tuple(Target(module, name) for module, names in _LIBRARY.items() for name in names.split())


@dataclass(frozen=True)
class Assignment:
    """One program that a teacher is asked to write."""

    target: Target
    constraints: Constraints

    @property
    def key(self) -> str:
        """What it is about: ``3.str.upper``; 0 where the level is left open."""
        return f"{self.constraints.level}.{self.target.owner}.{self.target.name}"

    @property
    def prompt(self) -> str:
        """The request in words."""
        lines = "".join(f"- {sentence}\n" for sentence in (*self.constraints.sentences(), *_RULES))
        return _REQUEST.format(target=self.target.words, constraints=lines)

    def broken_by(self, source: str) -> str:
        """Why ``source`` is not what was asked for; empty if it is."""
        if not self.target.is_called(source):
            return "does not use what it is about"
        return self.constraints.broken_by(source, self.target.name)


def assignment(number: int, recipe: Recipe, seed: int) -> Assignment:
    """The ``number``-th assignment, from 0: all targets in turn, in an order of the seed's."""
    r = Random(f"assignment {seed} {number}")
    targets = targets_of_library() if r.random() < recipe.library_calls else targets_of_types()
    lap, place = divmod(number, len(targets))
    target = Random(f"walk {seed} {lap}").sample(targets, len(targets))[place]
    level = recipe.drawn_level(r)
    return Assignment(target, Constraints(0) if recipe.weak else drawn(level, r))


def by_teacher(
    teacher: Teacher, sandboxes: tuple[Sandbox, Sandbox], kind: str, recipe: Recipe, seed: int
) -> Callable[[int], Awaitable[Attempt]]:
    """Attempts at items of one kind from programs of a teacher: one request each."""

    async def attempt(number: int) -> Attempt:
        asked = assignment(number, recipe, seed)
        reply = await teacher.reply(asked.prompt, seed, number)
        if reply is None:
            return refused(NO_ROOM)
        try:
            written = program_in(reply)
        except Unreadable as unreadable:
            return refused(str(unreadable))
        if broken := asked.broken_by(written.source):
            return refused(broken)
        r = Random(f"program {seed} {number}")
        attempts = [
            await _of_call(sandboxes, kind, f"{TAUGHT}.{asked.key}{ending}", written.source, call, r)
            for call, ending in _calls_to_run(written, recipe, r)
        ]
        return Attempt(
            tuple(item for one in attempts for item in one.items),
            tuple(reason for one in attempts for reason in one.refused),
        )

    return attempt


async def _of_call(
    sandboxes: tuple[Sandbox, Sandbox], kind: str, key: str, program: str, call: str, r: Random
) -> Attempt:
    execution, steady = await run_twice(sandboxes, program, call)
    return of_execution(kind, key, execution, r) if steady else refused("differs from run to run")


def _calls_to_run(written: WrittenProgram, recipe: Recipe, r: Random) -> Iterator[tuple[str, str]]:
    """Calls, and what their keys end with."""
    for call in written.calls[:1] if recipe.simple else written.calls:
        yield call, ""
        if recipe.mutated and not recipe.simple and (other := mutated_call(call, r)):
            yield other, ".mutated"


class Unreadable(Exception):
    """The reply holds no program that can be used; the text says why in few words."""


@dataclass(frozen=True)
class WrittenProgram:
    """Functions with their imports, and calls of one of them with literal arguments."""

    source: str
    calls: tuple[str, ...]


def program_in(reply: str) -> WrittenProgram:
    """The last program in ``reply``, written anew from its syntax tree. Raises ``Unreadable``."""
    tree = parse((_BLOCK.findall(reply) or [reply])[-1])
    if tree is None:
        raise Unreadable("no program")
    kept = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom | ast.FunctionDef)]
    functions = {node.name for node in kept if isinstance(node, ast.FunctionDef)}
    calls = [call for node in tree.body for call in _calls(node, functions)]
    if not calls:
        raise Unreadable("no call with literals" if functions else "no function")
    function = calls[0].partition("(")[0]
    source = ast.unparse(ast.Module([_without_docstrings(node) for node in kept], [])) + "\n"
    _check(source)
    same = [call for call in dict.fromkeys(calls) if call.partition("(")[0] == function]
    return WrittenProgram(source, tuple(same[:_MOST_CALLS]))


def _check(source: str) -> None:
    if source.count("\n") > _MOST_LINES:
        raise Unreadable("program too long")
    nodes = list(ast.walk(ast.parse(source)))
    if not set(_imported(nodes)) <= MODULES | {"typing"}:
        raise Unreadable("imports something else")
    called = (node.func for node in nodes if isinstance(node, ast.Call))
    if any(getattr(one, "attr", getattr(one, "id", "")) in _UNSTEADY for one in called):
        raise Unreadable("may differ from run to run")


def _calls(node: ast.stmt, functions: set[str]) -> Iterator[str]:
    """The call in a line at the end: alone, printed, assigned, or compared in an ``assert``."""
    match node:
        case ast.Expr(ast.Call(ast.Name("print"), [inner])) | ast.Assign(value=inner) | ast.Expr(inner):
            value = inner
        case ast.Assert(ast.Compare(left)):
            value = left
        case _:
            return
    text = ast.unparse(value)
    if any(is_literal_call(text, function) for function in functions):
        yield text


def _without_docstrings(node: ast.stmt) -> ast.stmt:
    for inner in ast.walk(node):
        if isinstance(inner, ast.FunctionDef) and ast.get_docstring(inner) is not None:
            inner.body = inner.body[1:] or [ast.Pass()]
    return node
