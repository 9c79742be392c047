"""Known functions tried on the visible tests, in the real sandbox."""

import asyncio
from dataclasses import fields, replace
from typing import get_args

import pytest

from egcfg_lsp.reports.article import ADAPTED
from engine.memory import recall as module
from engine.memory import recollection, trial_runs
from engine.memory.answer import remembered, without_model
from engine.memory.confidence import SURE, WEIGHED, Evidence, fitted, probability
from engine.memory.library import Content, Library, LibraryFunction, bundled
from engine.memory.memory import MOST, Memory
from engine.memory.ranking import Ranking
from engine.memory.recall import recall
from engine.memory.recollection import NOTHING, Recollection
from engine.memory.types import REUSED, Edit, request
from engine.progress import PassFound, Recalled
from engine.types import Completion, Usage
from sandbox import Limits, SandboxError
from tests.unit.memory.support import task

LIMITS = Limits()
REVERSE = task(
    "reverse_text(text)",
    "assert reverse_text('abc') == 'cba'",
    "assert reverse_text('xy') == 'yx'",
    "assert reverse_text('hello') == 'olleh'",
    description="Reverse the text.",
)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch):
    monkeypatch.setattr(module, "TRIAL_S", 60.0)
    monkeypatch.setattr(trial_runs, "RUN_S", 2.0)
    monkeypatch.setattr(trial_runs, "_CHILD_S", 10.0)


def records(**bodies):
    for name, body in bodies.items():
        yield {"key": f"t.{name}", "name": name, "parameters": ["text: str"],
               "returns": "str", "bodies": [body]}  # fmt: skip


def content(**bodies):
    made = list(records(**bodies))
    pairs = [each for number in range(len(made)) for each in (number, 1)]
    return Content(made, Ranking.of({"revers": pairs, "text": pairs}, [2] * len(made)))


def memory(**bodies):
    return Memory((Library(content(**bodies)),))


async def test_what_passes_and_is_meant_is_the_answer(pool):
    heard = []
    found = await remembered(REVERSE, Memory((bundled(),)), pool, LIMITS, heard.append, "eg-cfg")
    assert isinstance(found, Completion)
    assert (found.passed, found.is_known, found.agent) == (True, True, None)
    assert found.usage.executions >= 1
    assert [type(each) for each in heard] == [Recalled]


async def test_a_model_of_ones_own_has_a_say(pool):
    """What the library is sure of is shown, and is no answer yet."""
    heard = []
    found = await remembered(REVERSE, Memory((bundled(),)), pool, LIMITS, heard.append, "eg-cfg", alone=False)
    assert isinstance(found, Recollection)
    assert found.answer is not None
    assert [type(each) for each in heard] == [Recalled, PassFound]


@pytest.mark.parametrize("right", ["return text[::-1]", "return text"])
async def test_a_model_sees_the_runs_of_what_does_not_pass(pool, right):
    """Also where memory is sure."""
    bodies = {"a": right, **{f"w{number}": f"return text + '{number}'" for number in range(6)}}
    found = await remembered(REVERSE, memory(**bodies), pool, LIMITS, lambda event: None, "x", alone=False)
    assert isinstance(found, Recollection)
    assert len(found.near) >= 6
    assert all(test.trace.events for each in found.near for test in each.result.tests)


async def test_a_function_of_the_project_needs_no_word_of_any_model(pool, monkeypatch):
    monkeypatch.setattr(LibraryFunction, "how", "reused")
    found = await remembered(
        REVERSE, Memory((bundled(),)), pool, LIMITS, lambda event: None, "eg-cfg", alone=False
    )
    assert isinstance(found, Completion)


async def test_what_fails_is_kept_as_near(pool):
    tried = await recall(
        REVERSE,
        memory(same="return text + '!'", wrong="return text[0] + text", bad="raise OSError"),
        pool,
        LIMITS,
        Usage(),
    )
    assert (tried.passing, tried.answer, len(tried.tried)) == ((), None, 3)
    assert all(each.probability == 0 for each in tried.tried)
    assert (tried.of("    return text\n"), tried.doubt("")) == (None, "")


async def test_the_nearest_pass_most_tests_and_load(pool):
    bodies = {"none": "return ''", "bad": "return (", "one": "return text[:2][::-1]", "other": "return text"}
    tried = await recall(REVERSE, memory(**bodies), pool, LIMITS, Usage())
    assert [each.known.where for each in tried.near] == ["t.one", "t.none", "t.other"]


STATED = replace(REVERSE, description="Reverse the text; an empty text raises ValueError.")


async def test_what_does_otherwise_than_the_description_states_gets_lines_for_it(pool):
    found = await recall(STATED, memory(a="return text[::-1]"), pool, LIMITS, Usage())
    plain, kept = found.tried
    assert (plain.passes, plain.probability, [case.outcome for case in plain.broken]) == (
        True, 0.0, ["ValueError"],
    )  # fmt: skip
    assert (kept.edit, kept.broken, kept.passes) == ("case", (), True)
    assert kept.body.startswith("    if not text:\n        raise ValueError(")
    assert kept.told == "adapted t.a"
    assert kept.probability == pytest.approx(plain.probability_but_for_cases, abs=0.05)


async def test_what_does_as_the_description_states_is_left_as_it_is(pool):
    known = memory(a="if not text:\n    raise ValueError\nreturn text[::-1]")
    found = await recall(STATED, known, pool, LIMITS, Usage())
    assert [(each.edit, each.broken) for each in found.tried] == [("", ())]


WEAK = task("zzz(text)", "assert zzz('') == ''", description="Frobnicate. Reverse.")


async def test_what_hardly_is_meant_is_named_and_no_answer(pool):
    heard = []
    known = memory(a="return text", b="return ''")
    found = await remembered(WEAK, known, pool, LIMITS, heard.append, "eg-cfg")
    assert isinstance(found, Recollection)
    assert [type(each) for each in heard] == [Recalled]
    stopped = without_model(WEAK, found, "eg-cfg")
    doubt = "memory has t.a, which passes your test but may not be meant"
    assert (stopped.code, stopped.doubt) == ("", doubt)
    assert (found.doubt("    return 3\n"), found.doubt("    return text\n")) == (doubt, "")


async def test_what_passes_and_is_not_sure_is_told(pool, monkeypatch):
    monkeypatch.setattr(recollection, "LIKELY", 0.0)
    weak = WEAK
    heard = []
    found = await remembered(
        weak, memory(a="return text", b="return ''"), pool, LIMITS, heard.append, "eg-cfg"
    )
    assert isinstance(found, Recollection)
    assert (len(found.passing), found.answer) == (2, None)
    known = found.of("    return text\n")
    assert known is not None
    assert (known.told, found.of("    return 3\n")) == ("recalled t.a", None)
    assert [type(each) for each in heard] == [Recalled, PassFound]
    stopped = without_model(weak, found, "eg-cfg")
    assert stopped.passed
    assert stopped.is_known


async def test_the_same_body_is_run_once(pool):
    usage = Usage()
    await recall(REVERSE, memory(a="return text + '!'", b="return text + '!'"), pool, LIMITS, usage)
    assert usage.executions == 1


async def test_nothing_without_tests_or_words():
    bare = task("f(x)", description="Reverse the text.")
    assert await recall(bare, memory(a="return text"), None, LIMITS, Usage()) is NOTHING
    found = await recall(task("q(x)", "assert q(1) == 2"), Memory(()), None, LIMITS, Usage())
    assert found.tried == ()
    stopped = without_model(bare, NOTHING, "eg-cfg")
    assert (stopped.code, stopped.how, stopped.passed, stopped.result.tests) == ("", "interrupted", False, ())


class Broken:
    async def run(self, *arguments, **options):
        raise SandboxError("nothing runs here")


async def test_a_sandbox_that_runs_nothing_is_told():
    with pytest.raises(SandboxError):
        await recall(REVERSE, memory(a="return text"), Broken(), LIMITS, Usage())


class Slow:
    """Counts what it runs, and never ends."""

    def __init__(self):
        self.ended = 0
        self.began = asyncio.Event()

    async def run(self, *arguments, **options):
        self.began.set()
        try:
            await asyncio.sleep(3600)
        finally:
            self.ended += 1


async def test_lines_for_a_case_that_a_test_shows(pool):
    """A known function that fails at nothing else."""
    asked = task(
        "last_letter(text)",
        "assert last_letter('abc') == 'c'",
        "assert last_letter('') is None",
        description="The last letter of the text; None for an empty text.",
    )
    found = await recall(asked, memory(a="return text[-1]"), pool, LIMITS, Usage())
    assert [each.body for each in found.tried if each.passes] == [
        "    if not text:\n        return None\n    return text[-1]\n"
    ]


class Called(LibraryFunction):
    """As functions of the project are."""

    how = REUSED


class Own(Library):
    """Functions that are called."""

    def function(self, number):
        known = super().function(number)
        return Called(*(getattr(known, each.name) for each in fields(Called)))


async def test_a_large_library_does_not_speak_against_the_project(pool):
    """By all that passes of it."""
    words = "Reverse the text, whatever letters, digits, marks and spaces somebody may have put there."
    asked = task("turned(text)", "assert turned('abc') == 'cba'", description=words)
    own = Own(content(reverse="return text[::-1]"))
    library = memory(**{f"other{number}": f"return text[::-1] + '' * {number}" for number in range(40)})
    alone = await recall(asked, Memory((own,)), pool, LIMITS, Usage())
    among = await recall(asked, Memory((*library.sources, own)), pool, LIMITS, Usage())
    assert sum(each.passes for each in among.tried) == MOST
    (first,) = [each for each in alone.tried if each.passes]
    (same,) = [each for each in among.tried if each.passes and each.known.how == REUSED]
    assert first.evidence == same.evidence


async def test_what_the_project_has_is_preferred(pool):
    """Where it is surely meant, though the library is likelier."""

    class Less(Own):
        def likeness(self, words):
            return {number: 0.9 * like for number, like in super().likeness(words).items()}

    own = Less(content(reverse_text="return text[::-1]"))
    library = memory(reverse_text="return ''.join(reversed(text))")
    found = await recall(REVERSE, Memory((*library.sources, own)), pool, LIMITS, Usage())
    assert found.answer is not None
    assert found.answer.known.how == REUSED


def test_a_large_library_does_not_hide_the_project():
    class Unlike(Own):
        def likeness(self, words):
            return dict.fromkeys(super().likeness(words), 0.01)

    own = Unlike(content(**{f"own{number}": "return text" for number in range(20)}))
    library = memory(**{f"other{number}": "return text" for number in range(40)})
    found = Memory((own, *library.sources)).search(request(REVERSE))
    assert [each.known.how for each in found] == ["recalled"] * MOST + [REUSED] * (MOST // 3)


async def test_a_cancelled_search_leaves_nothing_running():
    slow = Slow()
    work = asyncio.create_task(recall(REVERSE, memory(a="return text"), slow, LIMITS, Usage()))
    await slow.began.wait()
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work
    assert slow.ended == 1


async def test_no_trial_begins_when_the_time_is_over(pool, monkeypatch):
    monkeypatch.setattr(module, "TRIAL_S", 0.0)
    usage = Usage()
    await recall(REVERSE, memory(**{f"a{n}": f"return text + '{n}'" for n in range(20)}), pool, LIMITS, usage)
    assert usage.executions == module._FIRST


async def test_trials_may_take_longer_on_a_busy_machine(monkeypatch):
    """Four times as long where four times as many processes want to run."""
    walls = []
    for wanting in (1.0, 4.0):
        monkeypatch.setattr(trial_runs, "slowdown", lambda wanting=wanting: wanting)
        runs = trial_runs.TrialRuns(REVERSE, Silent(), replace(LIMITS, wall_s=60.0), Usage())
        with pytest.raises(SandboxError):
            await runs.traced(["return text"])
        walls.append(Silent.limits.wall_s)
    assert walls[1] == 4 * walls[0]


class Silent:
    """Notes the limits of a run, and cannot run it."""

    limits: Limits

    async def run(self, program, tests, limits, *, trace):
        Silent.limits = limits
        raise SandboxError("nothing runs here")


HOSTILE = {
    "exits": "import os\nos._exit(0)",
    "raises SystemExit": "raise SystemExit(0)",
    "never ends": "while True:\n    pass",
    "forks": "import os\nwhile True:\n    os.fork()",
    "deep": "return reverse_text(text)",
    "prints": "while True:\n    print('x' * 10**6)",
    "memory": "x = 'x' * 10**12\nreturn x",
    "kills": "import os\nos.kill(os.getppid(), 9)",
    "writes": "open('/tmp/of-a-library', 'w')\nreturn text[::-1]",
}


@pytest.mark.parametrize(
    "body",
    [
        pytest.param(HOSTILE[name], id=name, marks=[pytest.mark.thorough] * (name == "prints"))
        for name in HOSTILE
    ],
)
async def test_hostile_bodies_fail_and_the_pool_goes_on(pool, body):
    found = await recall(REVERSE, memory(bad=body), pool, LIMITS, Usage())
    assert found.passing == ()
    after = await recall(REVERSE, memory(good="return text[::-1]"), pool, LIMITS, Usage())
    assert len(after.passing) == 1


def evidence(likeness=0.8, rank=1, passing=1, results=3, empty=False, permuted=False, opposed=False, **more):
    told = {"spelled": 30, "named": 1.0, "covered": 1.0, "tests": 3} | more
    return Evidence(likeness, rank, passing, results, empty, permuted, opposed, **told)


def test_what_makes_sure():
    sure = probability(evidence())
    assert SURE < sure < 1
    for doubt in (evidence(likeness=0.2), evidence(rank=9), evidence(passing=4),
                  evidence(permuted=True), evidence(results=1), evidence(opposed=True), evidence(named=0.0),
                  evidence(covered=0.0), evidence(spelled=3)):  # fmt: skip
        assert probability(doubt) < sure


def test_the_weights_that_fit():
    rows = [evidence(likeness=part / 20, rank=1 + part % 3, passing=1 + part % 2) for part in range(20)]
    weights = fitted(rows, [row.likeness > 0.4 for row in rows])
    assert len(weights) == len(WEIGHED)
    assert weights[1] > 0


def passing(found):
    return [(each.told, each.edit, each.body.strip()) for each in found.tried if each.passes]


ABOVE = task(
    "passed(score: int)",
    "assert passed(75) is True",
    "assert passed(74) is False",
    "assert passed(100) is True",
    description="Whether a text of 75 points or more is enough.",
)


async def test_a_constant_of_the_task_is_given_to_a_function_that_takes_more(pool):
    known = Library(
        Content(
            [{"key": "t.at_least", "name": "at_least", "parameters": ["value: int", "limit: int"],
              "returns": "bool", "bodies": ["return value >= limit"]}],
            Ranking.of({"text": [0, 1]}, [1]),
        )
    )  # fmt: skip
    found = await recall(ABOVE, Memory((known,)), pool, LIMITS, Usage())
    assert passing(found) == [("recalled t.at_least", "bound", "return score >= 75")]


async def test_a_constant_of_the_task_stands_for_another_one(pool):
    made = [
        {"key": "t.f", "name": "f", "parameters": ["n: int"], "returns": "bool", "bodies": ["return n >= 60"]}
    ]
    known = Library(Content(made, Ranking.of({"text": [0, 1]}, [1])))
    found = await recall(ABOVE, Memory((known,)), pool, LIMITS, Usage())
    assert passing(found) == [("adapted t.f", "constant", "return score >= 75")]


async def test_a_result_is_brought_into_the_form_that_is_expected(pool):
    cut = task(
        "letters(text)",
        "assert letters('ba') == ('a', 'b')",
        "assert letters('') == ()",
        description="The text's letters in order.",
    )
    found = await recall(cut, memory(order="return sorted(text)"), pool, LIMITS, Usage())
    assert passing(found) == [("adapted t.order", "result", "return tuple(sorted(text))")]
    assert found.tried[-1].known.where == "t.order"


async def test_nothing_is_adapted_where_a_function_is_likely_meant_as_it_is(pool, monkeypatch):
    monkeypatch.setattr(recollection, "LIKELY", 0.0)
    known = memory(plain="return text[::-1]", other="return text")
    found = await recall(REVERSE, known, pool, LIMITS, Usage())
    assert passing(found) == [("recalled t.plain", "", "return text[::-1]")]


def test_every_edit_has_words():
    assert set(get_args(Edit)) == set(ADAPTED)
