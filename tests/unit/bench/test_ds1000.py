"""Examples that prompts of DS-1000 show: found, compared in the digits shown, or refused with a reason."""

import math
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.bench.datasets import load
from engine.bench.datasets.contests import called_samples, samples
from engine.bench.datasets.ds1000 import NoExample, blocks, example, literal, taken_apart
from engine.bench.judge import HiddenJudge
from engine.bench.printed import approx
from engine.bench.solver import MethodSolver
from engine.core.options import Agent, Decoding
from engine.core.task import Task
from engine.decoding.services import Plan
from sandbox import Limits, Outcome
from tests.scripted import Scripted
from tests.thorough import sampled
from tests.unit.bench import samples as data

AMPLE = Limits(wall_s=60, cpu_s=30)

HALVES = "    halves = [number / 2 for number in numbers]\n"

TABLE = """\
class Table:
    def __init__(self, name, weight):
        self.columns, self.index = ["name", "weight"], type("Index", (), {"names": [None]})
        self.rows = list(enumerate(zip(name, weight)))

    def to_string(self, index=True, header=True):
        head = ["name weight"] if header else []
        return "\\n".join(head + [f"{at} {name} {weight}" if index else f"{name} {weight}"
                                 for at, (name, weight) in self.rows])


"""


def found(prompt):
    return example(taken_apart(prompt, ""))


async def test_a_snippet_runs_behind_the_inputs_of_its_prompt(write, pool):
    [problem] = load("ds1000", write([data.SHOWN_SNIPPET])).problems
    [test] = problem.task.tests
    assert test.source == "assert shown_values(solution()) == approx([1.0, 2.5], abs=0.051)"
    assert (problem.task.imports, problem.task.after) == ("import math\n", "    return halves\n")
    result = await pool.run(problem.task.program(HALVES), [test], AMPLE)
    assert result.outcome is Outcome.PASS
    assert {"numbers", "halves"} <= {name for event in result.tests[0].trace.events for name in event.values}
    wrong = await pool.run(problem.task.program("    halves = numbers\n"), [test], AMPLE)
    assert (wrong.outcome, wrong.tests[0].trace.events[-1].returned) == (Outcome.FAIL, "[2, 5]")


async def test_a_snippet_inside_a_function(write, pool):
    [problem] = load("ds1000", write([data.SHOWN_INSIDE])).problems
    assert (problem.task.name, problem.task.signature) == ("halved", "def halved(numbers=example_numbers):\n")
    body = "    return [number / 2 for number in numbers]\n"
    assert (await pool.run(problem.task.program(body), problem.task.tests, AMPLE)).all_pass
    assert (await HiddenJudge(pool).judge(problem, body)).solved


async def test_a_printed_table_is_compared_by_its_words(pool):
    prompt = taken_apart(data.PRINTED_TABLE, "")
    task = replace(prompt.task, preamble=TABLE, tests=(example(prompt),))
    assert "['name', 'weight', 0.0, 'pear', 2.0, 2.0, 'lime', 5.0]" in task.tests[0].source
    right = "    table.rows = [row for row in table.rows if row[1][1] > least]\n    result = table\n"
    assert (await pool.run(task.program(right), task.tests, AMPLE)).all_pass
    assert not (await pool.run(task.program("    result = table\n"), task.tests, AMPLE)).all_pass


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("numbers = [2, 5]\n</code>", "numbers = [4, 6]\n</code>"), "its result is shown for other inputs"),
        (("numbers = [2, 5]\n</code>", "numbers = load_data()\n</code>"), "its inputs are not in the prompt"),
        (
            ("numbers = [2, 5]\n</code>", "numbers = random.sample(range(9), 2)\n</code>"),
            "its inputs are drawn at random",
        ),
        (("I want to get:", "But I get:"), "its prompt shows no result"),
        (("[1.0, 2.5]", "[1.0, ...]"), "its prompt shows no result"),
        (
            ("halves = ... # put solution in this variable\n", ""),
            "its prompt names no variable for the result",
        ),
        (("numbers = [2, 5]\n</code>", "</code>"), "its prompt gives no inputs"),
    ],
)
def test_prompts_without_a_usable_example(change, reason):
    with pytest.raises(NoExample, match=reason):
        found(data.SHOWN_ARRAY.replace(*change))


async def test_what_is_unguided_is_recorded_with_its_reason(write, pool):
    shown = {**data.SHOWN_SNIPPET, "prompt": data.SHOWN_ARRAY.replace("I want to get:", "But I get:")}
    [unguided] = load("ds1000", write([shown])).problems
    [guided] = load("ds1000", write([data.SHOWN_SNIPPET])).problems
    model = Scripted({"": {"    halves = 1\n": 1.0}})
    plan = Plan((Agent(2, 8, 0.5, 1.0),), Decoding(harvest=False))
    results = {
        (strategy, problem is guided): await MethodSolver(
            model, pool, HiddenJudge(pool), plan, strategy
        ).solve(problem)
        for strategy, problem in (("eg-cfg", unguided), ("eg-cfg", guided), ("direct", unguided))
    }
    reasons = {key: result.unguided for key, result in results.items()}
    assert reasons.pop(("eg-cfg", False)) == "its prompt shows no result"
    assert not any(reasons.values())
    assert any("numbers = [2, 5]" in line for line in results["eg-cfg", True].trace)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("array([[1, 2],\n [3, 4]])", [[1, 2], [3, 4]]),
        ("[[1 2]\n [3 4]]", [[1, 2], [3, 4]]),
        ("np.array([1., nan])", [1.0, "nan"]),
        ("tensor([True, False])", [True, False]),
        ("[1/2, -3]", [0.5, -3]),
        ("pd.DataFrame({'a': [1], 'b': ['x']})", ["a", "b", 1.0, "x"]),
        ("f(x)", None),
        ("[x for x in y]", None),
    ],
)
def test_literals_as_they_are_written_or_printed(text, value):
    shown = literal(text)
    assert (shown.value if shown is not None else None) == value


@given(st.text(st.sampled_from("ab 0.1,:=[](){}\n#>|'\"-"), max_size=80))
def test_any_text_is_taken_apart(text):
    for block in blocks(text):
        assert block.text or block.shown is not None or block.is_table or block.node is not None


@given(
    st.recursive(st.integers(-9, 9) | st.booleans(), lambda inner: st.lists(inner, max_size=3), max_leaves=9)
)
def test_nested_lists_are_read_back(value):
    assert literal(repr(value)).value == value


PIECES = ("<code>", "</code>", "\n", "[", "a = [\n", "A:\n", "Input: \n", "0  1\n")


@pytest.mark.parametrize("piece", sampled(PIECES, 5))
def test_a_large_prompt_is_taken_apart(piece):
    """Each of these took a minute when something was quadratic."""
    prompt = data.SHOWN_ARRAY.replace("Every number", piece * (200_000 // len(piece)) + "Every number")
    with suppress(NoExample):
        found(prompt)
    assert all(isinstance(block.text, str) for block in blocks(prompt))
    assert samples(prompt) == []
    assert called_samples(Task("f", "def f(x):\n"), prompt) == ()


@pytest.mark.parametrize(
    ("value", "expected", "close"),
    [
        (1.0, 1.0009, True), (1000, 1000.9, True), ([1.0, ["a", True]], [1.0009, ["a", 1.0]], True),
        ({"a": 1.0}, {"a": 1.0009}, True), (math.inf, math.inf, True), (1.0, 1.003, False),
        (10**400, 1.0, False), (5.0, math.inf, False), (math.nan, math.nan, False),
        ([1.0], [1.0, 2.0], False),
        (1.0, [1.0], False), (None, 1.0, False), (1.0, "1.0", False), ({"a": 1.0}, {"b": 1.0}, False),
    ],
)  # fmt: skip
def test_close(value, expected, close):
    assert (value == approx(expected, rel=1e-3, abs=1e-3)) is close
