"""Known functions among a line's candidates and in the prompt, and the switches of guidance."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.completion import complete
from engine.decoding.dynamic_signal import Executed
from engine.decoding.standing import Standing
from engine.lm.scripted import Scripted, ScriptedTokenizer
from engine.memory.library import function
from engine.memory.recollection import Recollection, Tried
from engine.progress import CandidatesRan, Progress
from engine.prompts import load
from engine.prompts.shortening import shortened
from engine.prompts.similar import similar
from engine.services import Plan, Services
from engine.types import Agent, Decoding
from sandbox import Outcome, RunResult, TestResult
from tests.unit.mean import BAD, GOOD, TASK

OPENING = "<|body|>\n"
AGENT = Agent(num_candidates=6, horizon=8, temperature=1.0, gamma=0.5)


def result(*outcomes: Outcome, exception: str | None = None) -> RunResult:
    tests = tuple(
        TestResult(test, outcome, trusted=True, call=f"mean({test.id})", actual="7")
        for test, outcome in zip(TASK.tests, outcomes, strict=True)
    )
    failed = [outcome for outcome in outcomes if outcome is not Outcome.PASS]
    return RunResult(failed[0] if failed else Outcome.PASS, tests, exception=exception)


def tried(name: str, body: str, *outcomes: Outcome, rank: int = 1, exception: str | None = None) -> Tried:
    record = {"key": f"t.{name}", "name": name, "parameters": ["values"], "bodies": [body.strip()]}
    return Tried(function(record), (0,), body, 0.5, rank, result(*outcomes, exception=exception))


NEAR = tried("near", "    return 7\n", Outcome.PASS, Outcome.FAIL)
FAR = tried("far", "    return 8\n", Outcome.FAIL, Outcome.FAIL, rank=2)
BROKEN = tried("broken", "    return (\n", Outcome.ERROR, Outcome.ERROR, exception="SyntaxError")
KNOWN = Recollection((FAR, BROKEN, NEAR))


def bodies(standing: Standing) -> list[str]:
    return [each.body for each in standing.known]


@pytest.mark.parametrize(
    ("wanted", "candidates", "found"),
    [(2, 12, [NEAR.body, FAR.body]), (1, 12, [NEAR.body]), (0, 12, []), (2, 3, [NEAR.body]), (5, 2, [])],
)
def test_the_nearest_stand_among_candidates(wanted, candidates, found):
    agent, decoding = Agent(num_candidates=candidates), Decoding(memory_candidates=wanted)
    assert bodies(Standing.of(KNOWN, TASK, agent, decoding)) == found


def test_what_passes_is_kept_if_that_is_wanted():
    good, bad = Executed(GOOD, result(Outcome.PASS, Outcome.PASS)), Executed(BAD, FAR.result)
    keeps, forgets = Standing((), keeps=True), Standing((), keeps=False)
    for standing in (keeps, forgets):
        assert standing.among([good, bad]) == [good, bad]
    assert keeps.among([bad]) == [good, bad]
    assert keeps.among([bad, good]) == [good, bad]
    assert forgets.among([bad]) == [bad]


def script(text: str) -> dict[str, float]:
    behind = text.rpartition(OPENING)[2]
    return {body[len(behind) :]: 0.5 for body in (BAD, "    return 9\n") if body.startswith(behind)}


async def decoded(pool, **decoding: object) -> tuple[list[Progress], list[str], object]:
    model = Scripted(script)
    heard: list[Progress] = []
    services = Services(model, pool, listen=heard.append, recollection=KNOWN)
    plan = Plan((AGENT,), Decoding(**decoding))  # type: ignore[arg-type]
    completion = await complete(TASK, services, plan)
    texts = [model.tokenizer.decode(row.tokens) for rows in model.backend.passes for row in rows]
    return heard, texts, completion


async def test_they_are_in_the_signal_in_place_of_samples_and_never_the_answer(pool):
    heard, texts, completion = await decoded(pool, memory_candidates=2)
    ran = next(event for event in heard if isinstance(event, CandidatesRan))
    assert [run.body for run in ran.executed][:2] == [NEAR.body, FAR.body]
    assert any("<|signal|>\n<|candidate|>\n    return 7\n" in text for text in texts)
    assert completion.code in (BAD, "    return 9\n")
    heard, texts, _ = await decoded(pool, memory_candidates=0)
    assert not any("return 7" in text for text in texts)


async def test_what_memory_cost_counts(pool):
    model, plan = Scripted(script), Plan((AGENT,), Decoding())
    cost = {}
    for known in (KNOWN, replace(KNOWN, wall_s=1000.0, executions=7)):
        completion = await complete(TASK, Services(model, pool, recollection=known), plan)
        cost[known.executions] = completion.usage
    assert cost[7].executions == cost[0].executions + 7
    assert cost[0].wall_s < 1000 < cost[7].wall_s


async def test_lines_are_not_guided_by_failures_if_that_is_wanted(pool):
    _, always, _ = await decoded(pool)
    _, some, _ = await decoded(pool, guide_on="some-pass")
    assert any("<|signal|>" in text for text in always)
    assert not any("<|signal|>" in text for text in some)


async def test_a_candidate_that_passes_guides(pool):
    model = Scripted({OPENING: {GOOD: 0.5, BAD: 0.5}})
    plan = Plan((Agent(8, 8, 1.0, 0.5),), Decoding(guide_on="some-pass", harvest=False))
    await complete(TASK, Services(model, pool), plan)
    texts = [model.tokenizer.decode(row.tokens) for rows in model.backend.passes for row in rows]
    assert any("<|signal|>" in text for text in texts)


def test_similar_functions_as_text():
    tokenizer = ScriptedTokenizer()
    whole = similar(KNOWN, tokenizer, 10_000)
    assert whole.startswith("# from t.far:\ndef far(values):\n    return 8\n\n\n# from t.broken:\n")
    size = len(tokenizer.encode("# from t.far:\ndef far(values):\n    return 8\n\n\n"))
    assert similar(KNOWN, tokenizer, size) == "# from t.far:\ndef far(values):\n    return 8\n\n\n"
    assert similar(KNOWN, tokenizer, size - 1) == ""


@pytest.mark.parametrize("name", ["base-file", "few-shot", "long-code", "fill-in-middle"])
def test_templates_show_them_and_let_go_of_them_first(name):
    task = replace(TASK, similar="# from t.far:\n", preamble="X = 1\n")
    template = replace(load(name), chat=False)
    tokenizer = ScriptedTokenizer()
    prompt = template.prompt(task, tokenizer)
    assert "# from t.far:\nX = 1\n" in prompt.shared + prompt.opening
    fits = len(tokenizer.opening(prompt.shared)) + len(tokenizer.encode(prompt.opening)) - 1
    assert shortened(task, template, tokenizer, fits).similar == ""
    assert shortened(task, template, tokenizer, fits).preamble == "X = 1\n"


async def test_the_prompt_has_what_fits(pool):
    model = Scripted(lambda text: {BAD: 1.0} if text.endswith('"""\n') else {})
    plan = Plan((Agent(2, 8, 1.0, 0.0, "base-file"),), Decoding(similar_tokens=10_000, memory_candidates=0))
    completion = await complete(TASK, Services(model, pool, recollection=KNOWN), plan)
    prompt = model.tokenizer.decode(model.backend.passes[0][0].tokens)
    assert "# from t.near:\ndef near(values):\n    return 7\n" in prompt
    assert completion.task == TASK


def test_what_passes_is_shown_alone_if_that_is_wanted():
    good, bad = Executed(GOOD, result(Outcome.PASS, Outcome.PASS)), Executed(BAD, FAR.result)
    alone = Standing((), keeps=False, alone=True)
    assert alone.shown([bad, good, good]) == [good]
    assert alone.shown([bad, bad]) == [bad, bad]
    assert Standing((), keeps=False).shown([bad, good]) == [bad, good]


async def test_a_signal_of_what_passes_alone(pool):
    texts = {}
    for alone in (False, True):
        model = Scripted({OPENING: {GOOD: 0.5, BAD: 0.5}})
        plan = Plan((Agent(8, 8, 1.0, 0.5),), Decoding(passing_alone=alone, harvest=False))
        await complete(TASK, Services(model, pool), plan)
        rows = [row for rows in model.backend.passes for row in rows]
        texts[alone] = [model.tokenizer.decode(row.tokens).count("<|candidate|>") for row in rows]
    assert max(texts[False]) > 1
    assert max(texts[True]) == 1
