"""What ``egcfg complete`` shows on stderr, with and without a terminal."""

import io
from itertools import count

import pytest
from rich.console import Console

from egcfg_lsp.cli.display.completion_display import Block, Display, _Screen
from egcfg_lsp.reports.search_history import EventLog
from engine.core.events import (
    AgentEnded,
    Attempt,
    CandidatesRan,
    Executed,
    LineDecided,
    RoleAnswered,
    StepTaken,
)
from engine.core.options import Agent
from engine.core.task import Completion, Task, Usage
from sandbox import Outcome, RunResult, TestCase, TestResult
from tests.unit.cli.completing.screen import Screen

CASE, OTHER = TestCase("t", "f(3) == 6"), TestCase("u", "f(0) == 0")
ZERO = TestResult(OTHER, Outcome.PASS, True, "f(0)", "0", "0")
PASS = RunResult(Outcome.PASS, (TestResult(CASE, Outcome.PASS, True, "f(3)", "6", "6"), ZERO))
FAIL = RunResult(Outcome.FAIL, (TestResult(CASE, Outcome.FAIL, True, "f(3)", "4", "6"), ZERO))
MANY = RunResult(Outcome.FAIL, (*PASS.tests * 30, FAIL.tests[0]))
TASK = Task("f", "def f(x):\n", tests=(CASE, OTHER))
ONE, TWO = Agent(), Agent(gamma=1.0)
FIRST = Agent(1, 512, 0.0, 0.0)
NEAR, RIGHT = "    y = x\n    return y + 1\n", "    return 2 * x\n"
EVENTS = (
    CandidatesRan(FIRST, 1, (Executed(NEAR, FAIL),)),
    AgentEnded(FIRST, "failed"),
    CandidatesRan(ONE, 1, (Executed(NEAR, FAIL), Executed(RIGHT, PASS))),
    LineDecided(ONE, 1, RIGHT, RIGHT),
    Attempt(ONE, RIGHT, PASS),
    AgentEnded(ONE, "harvested"),
)
PASSING = Completion(TASK, RIGHT, PASS, "eg-cfg", ONE, Usage(wall_s=1.5), "harvested")
FAILING = Completion(TASK, NEAR, FAIL, "eg-cfg", ONE, Usage(wall_s=12.0))


@pytest.fixture
def stream():
    return io.StringIO()


@pytest.fixture
def display(stream):
    """``display(terminal=True, width=70, verbose=False)``: every look at its clock takes a second."""

    def make(terminal=False, width=70, encoding="utf-8", quiet=False, **options):
        kind = _Screen if terminal else Console
        shown = {"width": width, "height": 30, "color_system": None, "highlight": False, "quiet": quiet}
        console = kind(file=Encoded(stream, encoding), force_terminal=terminal, **shown)
        return Display(console=console, now=map(float, count()).__next__, **options)

    return make


class Encoded:
    """A stream of text with an encoding of its own."""

    def __init__(self, stream, encoding):
        self._stream, self.encoding = stream, encoding

    def __getattr__(self, name):
        return getattr(self._stream, name)


def run(display, completion=PASSING, events=EVENTS):
    display.loading("the model")
    display.preparing("a.py::f")
    display.begin("a.py::f", TASK, [ONE, TWO])
    for event in events:
        display.listen(event)
    display.end("a.py::f", completion)


def test_without_a_terminal_a_function_is_one_line_and_quiet_is_none(display, stream):
    run(display())
    [line] = stream.getvalue().splitlines()
    assert line.startswith("✓ a.py::f  ")
    assert line.endswith("  1.5 s")
    run(display(quiet=True))
    assert stream.getvalue() == line + "\n"


@pytest.mark.parametrize("completion", [PASSING, FAILING])
def test_a_terminal_shows_the_same_in_the_end_and_its_cursor(display, stream, completion):
    run(display(terminal=True), completion)
    screen = Screen(stream.getvalue())
    assert screen.text.startswith("✓ a.py::f  " if completion.passed else "✗ a.py::f  1/2 tests pass  12.0 s")
    assert screen.text.count("\n") == (not completion.passed)
    assert screen.cursor_visible
    assert "\x1b[?25l" not in stream.getvalue(), "nothing has to be restored if the process is killed"


def test_a_terminal_of_bytes_gets_ascii(display, stream):
    shown = display(terminal=True, encoding="ascii")
    run(shown, FAILING)
    shown.explain(EventLog("f", list(EVENTS), PASSING))
    assert stream.getvalue().isascii()
    assert "x a.py::f" in Screen(stream.getvalue()).text


def test_a_narrow_terminal_folds_what_stays_and_loses_nothing(display, stream):
    run(display(terminal=True, width=20), FAILING)
    text = Screen(stream.getvalue()).text
    assert max(map(len, text.split("\n"))) <= 20
    assert "".join(text.split()) == "✗a.py::f1/2testspass12.0sf(3)==6:got4,not6"


def block(*events, tests=2, width=60, ascii_only=False):
    """The lines of a block after some events."""
    made = Block("a.py::f", 1.0, tests, "writing a first program")
    for event in events:
        made.listen(event)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(made.render(4.0, ascii_only=ascii_only))
    return console.file.getvalue().splitlines()


def test_a_block_has_the_best_body_so_far():
    assert block(*EVENTS[:2], ascii_only=True) == [
        "| a.py::f  x+",
        "  3 s  1 program tried, at line 1",
        "  best so far, passes 1 of 2 tests:",
        "      y = x",
        "      return y + 1",
    ]
    assert block(*EVENTS[:4])[0] == "⠼ a.py::f  ✓✓"
    assert block(*EVENTS[:4])[3] == "      return 2 * x"


@pytest.mark.parametrize(
    ("event", "row", "shown"),
    [
        (CandidatesRan(ONE, 1, (Executed(RIGHT, MANY),)), 0, "60/61"),
        (CandidatesRan(ONE, 1, (Executed("    return '\x1b[2J'\n", FAIL),)), -1, "␛[2J"),
        (RoleAnswered("thinker", "Think.", "1. add", readable=True), 1, "  3 s  thinker"),
        (StepTaken("debug 1", "one accepted"), 1, "  3 s  debug 1: one accepted"),
    ],
)
def test_a_block_shows_counts_roles_and_steps_and_no_control_characters(event, row, shown):
    assert shown in block(event, tests=61)[row]


def test_a_block_fits_any_width_and_stays_low():
    long = "".join(f"    value_{number} = {'x + ' * 30}1\n" for number in range(50))
    lines = block(CandidatesRan(ONE, 1, (Executed(long, FAIL),)), width=30)
    assert max(map(len, lines)) <= 30
    assert len(lines) < 20
    assert "and 38 more lines" in lines[-1]


def test_several_functions_are_summed_up(display, stream):
    shown = display()
    run(shown)
    shown.sum_up()
    assert stream.getvalue().count("\n") == 1, "one function is no sum"
    run(shown, FAILING)
    untested = Completion(Task("g", "def g():\n"), RIGHT, RunResult(Outcome.PASS, ()), "eg-cfg", ONE, Usage())
    shown.end("a.py::g", untested)
    shown.sum_up()
    last = stream.getvalue().splitlines()[-1]
    assert last.startswith("1 of 3 passes, 1 without tests, ")
    assert last.endswith(" s")
    shown.refuse("There is no such thing.")
    shown.sum_up()
    assert stream.getvalue().splitlines()[-1].startswith("1 of 4 passes, ")


def test_verbose_shows_every_event(display, stream):
    run(display(verbose=True))
    text = stream.getvalue()
    assert "\n  line 1\n    1/2  y = x; return y + 1   fail f(3) == 6: got 4, not 6\n" in text
    assert "[1]  line 1\n" in text
    assert "[1]  >     return 2 * x\n" in text
    assert "[1]  one of its candidates passes\n" in text
    assert "0 forward passes, 0 executions\n" in text


def test_an_explanation_marks_what_changed(display, stream):
    display().explain(EventLog("f", list(EVENTS), PASSING))
    assert stream.getvalue() == (
        "  The first program fails 1 of 2 tests. 2 programs were tried, and this one passes.\n"
        "  The first program:\n"
        "   -     y = x\n"
        "   -     return y + 1\n"
        "     ✗ f(3) == 6: got 4, not 6\n"
        "  The answer:\n"
        "   +     return 2 * x\n"
        "     ✓ f(3) == 6\n"
        "     ✓ f(0) == 0\n"
    )
