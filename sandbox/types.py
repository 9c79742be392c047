"""Request and result types of the sandbox."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple


class SandboxError(Exception):
    """Nothing was executed, and it is not the program's fault.

    SandboxError
    ├── Refused           no sufficient confinement on this machine; the text names the mend
    └── InterpreterError  the chosen interpreter does not start or is too old
    """


class Refused(SandboxError):
    """Confinement is impossible here, so nothing runs."""


class InterpreterError(SandboxError):
    """The chosen interpreter does not start, or cannot host the worker."""


class Outcome(StrEnum):
    """Outcome of a program or of one of its tests. A failed candidate is data, not an exception."""

    PASS = "pass"  # noqa: S105 - no password
    FAIL = "fail"
    ERROR = "error"
    TIMEOUT = "timeout"
    MEMORY = "memory"
    CRASH = "crash"
    REFUSED = "refused"


@dataclass(frozen=True)
class Item:
    """A test that only pytest can run."""

    file: str
    """Absolute path."""
    name: str
    """In the file: ``test_f``, ``TestF::test_g``; with all its parameters, or ``test_f[2-3]`` with some."""


@dataclass(frozen=True)
class Overlay:
    """Replaces files, in memory only, for a program and its tests.

    A program that is the whole ``text`` runs as the ``module``, and is imported under its name. Any other
    program is part of it: its functions and classes replace those of the same names in the module.
    """

    file: str
    """Absolute path of the file under test."""
    text: str
    """What it is to hold."""
    line: int
    """Where in ``text`` the function under test begins, 1-based; tells namesakes apart."""
    root: str
    """The folder in which pytest runs."""
    texts: tuple[tuple[str, str], ...] = ()
    """Paths and texts of other files that an editor has open."""
    module: str = ""
    """Dotted name under which the file is imported; empty if nothing can import it."""
    path: tuple[str, ...] = ()
    """Folders put before ``sys.path``, so that the file and its tests find what they import."""
    function_only: bool = False
    """Of a program that is the whole ``text``, only the function at ``line`` is traced."""

    def holding(self, text: str) -> Overlay:
        """Returns the same overlay with ``text`` for the file under test."""
        return replace(self, text=text)


@dataclass(frozen=True)
class TestCase:
    """One check of a function.

    ``source`` is ``assert f(3) == 6`` (or only ``f(3) == 6``), any statements, or, for a doctest,
    the example's source, with the text it should show in ``expected``. ``setup`` runs before it.
    With an ``item``, pytest runs that, and ``source`` is for people and models.
    """

    __test__ = False

    id: str
    """Where it stands, as pytest writes it: ``test_text.py::test_reverse[2]``, or ``doctest reverse:1``."""
    source: str
    expected: str | None = None
    """Doctest only: the output text, without the final newline."""
    setup: str = ""
    item: Item | None = None
    flags: tuple[str, ...] = ()
    """Doctest only: options that the project sets for all examples, such as ``ELLIPSIS``."""


@dataclass(frozen=True)
class Limits:
    """Limits of one run (of one program on all its tests)."""

    wall_s: float = 2.0
    """Time spent waiting for a processor that others use does not count, up to 0.4 s."""
    cpu_s: float = 2.0
    memory_mb: int = 512
    """Address space on top of what the warm interpreter has mapped already."""
    file_mb: int = 8
    open_files: int = 64
    output_bytes: int = 32_768
    events: int = 400
    """Trace events kept per test; the tracer is removed when they are used up."""
    value_chars: int = 80


DEFAULT_LIMITS = Limits()


class TraceEvent(NamedTuple):
    """One event of the paper's trace (EG-CFG, section 3.1): type, line, values, types, return, exception.

    A tuple, because a run makes hundreds of them.
    """

    kind: str
    """``call``, ``line``, ``return`` or ``exception``."""
    line: int
    """1-based, in the program that was run."""
    function: str
    values: Mapping[str, str] = MappingProxyType({})
    """Variables that changed since this frame's last event, as bounded safe text.

    A ``line`` event is emitted after its line has run, so its values are what the line did.
    """
    types: Mapping[str, str] = MappingProxyType({})
    returned: str | None = None
    exception: str | None = None
    """``ValueError: text``, bounded."""


@dataclass(frozen=True)
class Trace:
    events: tuple[TraceEvent, ...] = ()
    truncated: bool = False
    """More happened than ``Limits.events``."""


@dataclass(frozen=True)
class TestResult:
    __test__ = False

    test: TestCase
    outcome: Outcome
    trusted: bool
    """Everything that decides was evaluated by the parent, from answers told as values of builtin types."""
    call: str
    """The invocation without the expected value, such as ``f(3)``."""
    actual: str | None = None
    expected: str | None = None
    exception: str | None = None
    trace: Trace = Trace()


@dataclass(frozen=True)
class RunResult:
    """``outcome`` is PASS if every test passed, otherwise the first other outcome.

    A program that does not even load (syntax, import, top-level exception) is an ERROR with
    ``exception`` set, and so are all of its tests. No tests and a clean load is a PASS.
    """

    outcome: Outcome
    tests: tuple[TestResult, ...]
    stdout: str = ""
    exception: str | None = None
    wall_ms: float = 0.0
    stderr: str = ""

    @property
    def passed(self) -> int:
        """The number of tests that passed."""
        return sum(result.outcome is Outcome.PASS for result in self.tests)

    @property
    def all_pass(self) -> bool:
        """Every test passed; false when there are none."""
        return bool(self.tests) and self.outcome is Outcome.PASS
