"""CodeTree, branch by branch, with a model that plays its roles and the real sandbox."""

from __future__ import annotations

import pytest

from engine.core.events import draw
from engine.core.task import Task
from tests.unit.strategies.cast import BAD, GOOD, OTHER, WORSE, Cast

STRATEGIES = "use the built-in sum\n2. add up in a loop\n3. use the statistics module\n4. one too many"
REFLECTIONS = "treat the empty list first\n2. catch the exception"
REFINE, ABORT = "It is close. refine", "It leads nowhere. abort"
SEVEN = "Fair enough. Score: 7"


def cast(**lines) -> Cast:
    said = {
        "thinker": STRATEGIES,
        "thinker_reflections": REFLECTIONS,
        "critic_action": REFINE,
        "critic_outputs": SEVEN,
        "critic_implementation": SEVEN,
        "critic_verification": "Accept",
    }
    return Cast(**{**said, **lines})


def shape(completion):
    """Parent, depth and action of every program, in order."""
    nodes = completion.workings.search.nodes
    return [(nodes[n].parent, nodes[n].depth, nodes[n].action) for n in sorted(nodes)]


def levels(completion):
    return [(parent, depth) for parent, depth, _ in shape(completion)]


async def test_at_once_all_siblings_are_written_and_losers_are_cancelled(pool):
    played = cast(solver=[BAD, GOOD, OTHER])
    completion = await played.run(pool, "code-tree", variants=("eager",), race=True)
    assert completion.code == GOOD
    assert played.times("solver") == 3
    assert played.times("debugger") == 0


async def test_the_best_child_is_refined_by_each_reflection(pool):
    """``OTHER`` fails one test of two as ``BAD`` does, and the critic likes it better."""
    played = cast(
        solver=[BAD, OTHER, WORSE],
        critic_implementation=lambda question: (
            "Score: 9" if "return sum(values)\n" in question else "Score: 2"
        ),
        debugger=[WORSE, GOOD],
    )
    completion = await played.run(pool, "code-tree", variants=("eager",))
    assert completion.code == GOOD
    assert shape(completion)[3:] == [(2, 2, "refine"), (2, 2, "accept")]
    told = [question for role, question in played.asked if role == "debugger"]
    assert "treat the empty list first" in told[0]
    assert "catch the exception" in told[1]
    assert "mean([1, 2]) should give 1.5, but gave 3" in told[0]
    assert completion.workings.search.path() == [2, 5]


async def test_the_thinker_decides_how_many_strategies_there_are_up_to_a_bound(pool):
    ideas = "\n".join(f"{number}. idea number {number}" for number in range(2, 15))
    for bound, most in (({}, 10), ({"strategies": 4}, 4)):
        played = cast(thinker=f"idea number one\n{ideas}", solver=[WORSE, BAD], critic_action=ABORT)
        completion = await played.run(pool, "code-tree", **bound)
        assert levels(completion) == [(0, 1)] * most
        assert f"at most {most}" in played.asked[0][1]


@pytest.mark.parametrize(
    ("variant", "lines", "unasked", "code"),
    [
        (
            "no-verification",
            {"solver": GOOD, "critic_verification": "Improve: it"},
            "critic-verification",
            GOOD,
        ),
        ("no-abort", {"solver": BAD, "debugger": GOOD, "critic_action": ABORT}, "critic-action", GOOD),
        ("no-scoring", {"solver": [WORSE, BAD, OTHER], "critic_action": ABORT}, "critic-outputs", BAD),
        ("strategy-list", {"solver": [BAD, OTHER, WORSE, GOOD]}, "thinker-reflections", GOOD),
    ],
)
async def test_a_variant_does_without_a_role(pool, variant, lines, unasked, code):
    played = cast(**lines)
    completion = await played.run(pool, "code-tree", variants=(variant,))
    assert completion.code == code
    assert played.times(unasked) == 0


async def test_a_passing_program_that_is_not_general_is_refined_with_the_remark(pool):
    general = "    return sum(values) / len(values) if values else 0\n"
    played = cast(
        thinker="only this one",
        solver=GOOD,
        critic_verification=lambda q: (
            "Accept" if "if values else" in q else "Improve: avoid the special case"
        ),
        debugger=general,
    )
    completion = await played.run(pool, "code-tree")
    assert completion.code == general
    assert shape(completion) == [(0, 1, "refine"), (1, 2, "accept")]
    [asked] = [question for role, question in played.asked if role == "thinker-reflections"]
    assert "A reviewer says:\navoid the special case\nits outputs, 7 of 10: Fair enough." in asked
    assert "All of these tests pass." in asked


async def test_the_budget_of_programs_is_never_exceeded(pool):
    played = cast(solver=[BAD, OTHER, WORSE], debugger=[WORSE, BAD, OTHER])
    completion = await played.run(pool, "code-tree", programs=5)
    assert sorted(completion.workings.search.nodes) == [1, 2, 3, 4, 5]
    assert completion.workings.search.best().number == completion.workings.search.answer
    assert played.times("solver") + played.times("debugger") <= 5


THREE_LEVELS = [(0, 1), (1, 2), (2, 3), (2, 3), (1, 2), (5, 3), (5, 3), (0, 1)]
WIDE = [(0, 1), (0, 1), (0, 1), (1, 2), (1, 2), (2, 2), (2, 2), (3, 2)]


@pytest.mark.parametrize(
    ("options", "solver", "debugger", "expected"),
    [
        ({"variants": ("dfs",)}, [BAD, GOOD], [OTHER, WORSE], THREE_LEVELS),
        ({"variants": ("bfs",)}, [BAD, OTHER, WORSE], [OTHER, WORSE, BAD, WORSE, GOOD], WIDE),
        (
            {"variants": ("eager",), "depth": 2, "width": 2},
            [BAD, OTHER],
            [WORSE, BAD],
            [(0, 1), (0, 1), (1, 2), (1, 2), (2, 2), (2, 2)],
        ),
    ],
    ids=["dfs", "bfs", "bounded"],
)
async def test_the_order_and_the_bounds_of_the_tree(pool, options, solver, debugger, expected):
    completion = await cast(solver=solver, debugger=debugger).run(pool, "code-tree", **options)
    assert levels(completion) == expected
    assert completion.passed is (GOOD in solver + debugger)


async def test_a_thinker_without_strategies_leaves_one_program_to_begin_with(pool):
    played = cast(thinker="?!", solver=BAD, thinker_reflections="?!", debugger=GOOD)
    completion = await played.run(pool, "code-tree")
    assert shape(completion) == [(0, 1, "refine"), (1, 2, "accept")]
    roles = completion.workings.roles
    assert (roles["thinker"].asked, roles["thinker"].asked_again, roles["thinker"].defaulted) == (1, 1, 1)
    assert "find out what is wrong with it" in next(q for role, q in played.asked if role == "debugger")


async def test_a_critic_that_cannot_be_read_is_neutral_refines_and_accepts(pool):
    played = cast(
        thinker="only this one",
        solver=BAD,
        debugger=GOOD,
        critic_action="hm",
        critic_outputs="very good",
        critic_implementation="Score: 11",
        critic_verification="hm",
    )
    completion = await played.run(pool, "code-tree")
    assert shape(completion) == [(0, 1, "refine"), (1, 2, "accept")]
    assert completion.workings.search.nodes[1].judged == 0.5
    assert completion.workings.roles["critic-verification"].defaulted == 1


async def test_without_visible_tests_the_critic_alone_accepts(pool):
    task = Task(name="mean", signature="def mean(values):\n", description="Average.")
    played = Cast(task, thinker=STRATEGIES, solver=GOOD, critic_verification="Accept")
    completion = await played.run(pool, "code-tree")
    assert (completion.code, shape(completion)) == (GOOD, [(0, 1, "accept")])
    assert [role for role, _ in played.asked] == ["thinker", "solver", "critic-verification"]


async def test_the_tree_can_be_drawn_and_what_would_be_submitted_after_each_program_is_recorded(pool):
    played = cast(solver=[BAD, OTHER, WORSE], critic_action=[REFINE, ABORT, ABORT], debugger=[WORSE, GOOD])
    completion = await played.run(pool, "code-tree", variants=("eager",))
    assert draw(completion.workings.search) == (
        "task\n"
        "├─*1  1/2  0.50 + 0.70  refine  use the built-in sum\n"
        "│  ├─ 4  0/2  0.00 + 0.70  abort  treat the empty list first\n"
        "│  └─*5  2/2  1.00  accept  catch the exception  <- answer\n"
        "├─ 2  1/2  0.50 + 0.70  abort  add up in a loop\n"
        "└─ 3  0/2  0.00 + 0.70  abort  use the statistics module\n"
    )
    data = completion.workings.as_data()["search"]
    assert (data["answer"], data["path"]) == (5, [1, 5])
    assert [node["score"] for node in data["nodes"]] == [1.2, 1.2, 0.7, 0.7, 1.0]
    assert completion.workings.answers(completion.code) == [BAD, BAD, BAD, BAD, GOOD]
