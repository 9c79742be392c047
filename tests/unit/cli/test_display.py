import io

from rich.console import Console

from egcfg_lsp.cli.display import Display
from engine.decoding.signal import Executed
from engine.progress import AgentEnded, Attempt, CandidatesRan, LineDecided, RoleAnswered, StepTaken
from engine.types import Agent, Completion, Task, Usage
from sandbox import Outcome, RunResult, TestCase, TestResult

CASE = TestCase("t", "f(3) == 6")
PASS = RunResult(Outcome.PASS, (TestResult(CASE, Outcome.PASS, True, "f(3)", "6", "6"),))
FAIL = RunResult(Outcome.FAIL, (TestResult(CASE, Outcome.FAIL, True, "f(3)", "4", "6"),))
TASK = Task("f", "def f(x):\n", tests=(CASE,))
ONE, TWO = Agent(), Agent(gamma=1.0)


def shown(agents, terminal=False):
    """A run of two agents, or of one."""
    stream = io.StringIO()
    console = Console(file=stream, force_terminal=terminal, width=70, color_system=None, highlight=False)
    display = Display(console=console)
    display.loading("the model")
    display.begin("a.py::f", TASK, agents)
    ran = [Executed("    y = x\n    return y + 1\n", FAIL), Executed("    return 2 * x\n", PASS)]
    display.listen(CandidatesRan(agents[0], 1, tuple(ran)))
    display.listen(LineDecided(agents[-1], 1, "    return 2 * x\n", "    return 2 * x\n"))
    display.listen(Attempt(agents[-1], "    return 2 * x\n", PASS))
    display.listen(AgentEnded(agents[-1], "passed"))
    display.end(Completion(TASK, "    return 2 * x\n", PASS, "eg-cfg", agents[-1], Usage(wall_s=1.5)))
    return stream.getvalue()


def test_plain_lines():
    assert shown([ONE]) == (
        "a.py::f  1 test\n"
        "  line 1\n"
        "    0/1  y = x; return y + 1   fail f(3) == 6: got 4, not 6\n"
        "    1/1  return 2 * x\n"
        "  >     return 2 * x\n"
        "  passes your test  1.5 s, 0 tokens generated, 0 read, 0 forward passes, 0 executions\n"
    )


def test_agents_are_told_apart():
    text = shown([ONE, TWO])
    assert "[1]  line 1\n" in text
    assert "[2]  >     return 2 * x\n" in text
    assert "[2]  passed\n" in text


def test_the_first_try_is_called_so_and_is_no_agent():
    stream = io.StringIO()
    display = Display(console=Console(file=stream, width=70, color_system=None, highlight=False))
    display.begin("a.py::f", TASK, [ONE, TWO])
    first = Agent(1, 512, 0.0, 0.0)
    display.listen(CandidatesRan(first, 1, (Executed("    return x\n", FAIL),)))
    display.listen(AgentEnded(first, "failed"))
    told = stream.getvalue()
    assert "[first try]  line 1\n" in told
    assert "failed" not in told


def test_a_terminal_gets_no_line_longer_than_it_is_wide():
    text = shown([ONE], terminal=True)
    assert "…" in text
    assert "0 executions" not in text


def test_roles_and_steps():
    stream = io.StringIO()
    display = Display(console=Console(file=stream, width=70, color_system=None, highlight=False))
    display.listen(RoleAnswered("thinker", "Think.", "1. add", readable=True))
    display.listen(StepTaken("debug 1", "2 programs, one accepted"))
    assert stream.getvalue() == "  debug 1  2 programs, one accepted\n"


def test_quiet():
    display = Display(quiet=True)
    assert display._console.quiet
