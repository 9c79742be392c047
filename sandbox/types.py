"""Request and result types of the sandbox."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
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
    """A test that pytest collects and runs."""

    file: str
    """Absolute path: a test file, the file under test, or a text file with examples."""
    name: str
    """In the file, as pytest writes it: ``test_f``, ``TestF::test_g``, with all its rows; or ``test_f[2-3]``,
    one of them. Of a docstring its dotted name, such as ``text.reverse``."""
    line: int = 0
    """Where ``TestCase.source`` begins in the file, 1-based; 0 if that is not known."""
    calls: tuple[str, ...] = ()
    """Names by which the file calls the function under test and nothing else, such as ``text.reverse``."""


@dataclass(frozen=True)
class Docstring:
    """Some examples of a docstring, all of which ``doctest`` runs in one session, in their order."""

    name: str
    """Of what it stands in: ``reverse``, ``Stack.push``."""
    text: str
    """The whole docstring."""
    first: int
    last: int
    """Numbers of the examples that make up the test, from 0; the last one decides most."""
    options: tuple[tuple[str, str], ...] = ()
    """Arguments of ``doctest.testmod`` and their source: ``optionflags``, ``globs``, ``extraglobs``."""
    flags: tuple[str, ...] = ()
    """Names of options that the project sets for all examples, such as ``ELLIPSIS``."""
    by_pytest: str = ""
    """Absolute path of the file, where pytest has to prepare the session, as by a ``conftest.py``."""


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
    """One test of a function.

    Without ``item`` and ``docstring``, ``source`` is run as it is after ``setup``: ``assert f(3) == 6`` (or
    only ``f(3) == 6``), or any statements; with ``expected``, it is an example that should show that text.
    With one of them, pytest or doctest runs it, and ``source`` is for people and models.
    """

    __test__ = False

    id: str
    """Where it stands, as pytest writes it: ``test_text.py::test_reverse[2]``, or ``doctest reverse:1``."""
    source: str
    expected: str | None = None
    """Examples only: the text they should show, without the final newline."""
    setup: str = ""
    item: Item | None = None
    docstring: Docstring | None = None


_SECONDS = MappingProxyType({"low": 0.01, "high": 1_000_000})
_COUNT = MappingProxyType({"low": 1})
"""Bounds of what a person may set."""


@dataclass(frozen=True)
class Limits:
    """Limits of one run (of one program on all its tests).

    Time spent waiting for a processor that others use does not count, up to 0.4 s. Memory is address space on
    top of what the warm interpreter has mapped already. The tracer is removed when its events are used up.
    """

    wall_s: float = field(default=2.0, metadata=_SECONDS)
    """Seconds that one run, of a program on all its tests, may take."""
    cpu_s: float = field(default=2.0, metadata=_SECONDS)
    """Seconds of processor time that one run may take."""
    memory_mb: int = field(default=512, metadata=_COUNT)
    """Megabytes that one run may use on top of the interpreter."""
    file_mb: int = field(default=8, metadata=_COUNT)
    """Megabytes that one run may write to a file."""
    open_files: int = field(default=64, metadata=_COUNT)
    """Files that one run may have open."""
    output_bytes: int = field(default=32_768, metadata=_COUNT)
    """Bytes of output that are kept."""
    events: int = field(default=400, metadata=_COUNT)
    """Steps of a run that are traced, per test."""
    value_chars: int = field(default=80, metadata=_COUNT)
    """Characters of a value that are kept."""


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
    """More happened: than ``Limits.events``, or in another thread."""


@dataclass(frozen=True)
class TestResult:
    __test__ = False

    test: TestCase
    outcome: Outcome
    trusted: bool
    """Verified: all that the test compares are calls with literal arguments, and the parent itself found
    their values, of builtin types, equal to the literals."""
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
    called_early: bool = False
    """The function under test was called while modules were imported and tests collected: all may depend on
    it, also those that do not call it themselves."""

    @property
    def passed(self) -> int:
        """The number of tests that passed."""
        return sum(result.outcome is Outcome.PASS for result in self.tests)

    @property
    def all_pass(self) -> bool:
        """Every test passed; false when there are none."""
        return bool(self.tests) and self.outcome is Outcome.PASS
