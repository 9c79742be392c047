"""The ladder: what costs least comes first, and nothing more once a program passes."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from engine.completion import complete
from engine.core.events import AgentEnded, Attempt, CandidatesRan, LineDecided, Progress, RungBegan
from engine.core.options import Agent, Decoding
from engine.core.task import Completion, Task
from engine.decoding.services import Plan, Services
from engine.lm.base import ENOUGH, LanguageModel, Revision, Speed
from engine.strategies.auto import GUIDED_AT, LONGEST, MOST_ROUNDS
from tests.clock import LoopClock
from tests.scripted import Scripted
from tests.unit.mean import BAD, GOOD, TASK

OPENING = "<|body|>\n"
AGENT = Agent(num_candidates=12, horizon=8, temperature=0.8, gamma=0.5)
WORSE = "    return values\n"
LINE = "    values = values\n"


@dataclass
class Climb:
    """What came of a task, and what was heard meanwhile."""

    completion: Completion
    heard: list[Progress]

    @property
    def begun(self) -> list[str]:
        return [event.name for event in self.heard if isinstance(event, RungBegan)]

    def ran(self, *, greedy: bool) -> list[str]:
        """Bodies that were executed, of the likeliest program or of samples."""
        events = [event for event in self.heard if isinstance(event, CandidatesRan)]
        return [each.body for event in events if event.agent.is_greedy is greedy for each in event.executed]


async def climb(
    pool: object,
    model: LanguageModel,
    task: Task = TASK,
    agent: Agent = AGENT,
    listen: Callable[[Progress], None] = lambda event: None,
    standing: str = "",
    **decoding: object,
) -> Climb:
    """Completes ``task``; all contexts of the model are closed behind it."""
    heard: list[Progress] = []

    def hear(event: Progress) -> None:
        heard.append(event)
        listen(event)

    plan = Plan((agent,), Decoding(**decoding), standing=standing)
    completion = await complete(task, Services(model, pool, listen=hear), plan)
    assert getattr(model, "open_contexts", 0) == 0
    return Climb(completion, heard)


async def test_a_likeliest_program_that_passes_is_the_answer_and_nothing_is_sampled(pool):
    model = Scripted({OPENING: {GOOD: 0.6, BAD: 0.4}})
    found = await climb(pool, model)
    completion = found.completion
    assert (completion.code, completion.how, completion.strategy) == (GOOD, "decoded", "auto")
    assert completion.verified
    assert completion.agent.is_greedy
    assert [type(event) for event in found.heard] == [RungBegan, Attempt, AgentEnded]
    assert set(model.pass_sizes) == {1}
    [rung] = completion.workings.rungs
    assert (rung.name, rung.passed, rung.programs) == ("likeliest program", True, 1)
    assert rung.written == completion.usage.generated_tokens == len(model.tokenizer.encode(GOOD)) + 1
    assert rung.read == completion.usage.prompt_tokens > 0


async def test_where_it_fails_samples_are_drawn_until_one_passes(pool):
    found = await climb(pool, Scripted({OPENING: {GOOD: 0.4, BAD: 0.6}}))
    completion = found.completion
    assert (completion.code, completion.how, completion.verified) == (GOOD, "harvested", True)
    assert found.begun == ["likeliest program", "12 samples at temperature 0.8, scripted"]
    failed, passed = completion.workings.rungs
    assert [rung.name for rung in (failed, passed)] == found.begun
    assert (failed.passed, passed.passed) == (False, True)
    assert failed.written + passed.written == completion.usage.generated_tokens
    assert failed.read + passed.read == completion.usage.prompt_tokens
    assert failed.programs + passed.programs == completion.usage.executions
    assert passed.read == 0, "its prompt is read already"


async def test_the_first_sample_that_passes_ends_those_that_are_still_written(pool):
    endless = LINE * 300
    model = Scripted({OPENING: {BAD: 0.5, GOOD: 0.2, endless: 0.3}}, tokens=[LINE, GOOD, BAD])
    passed = threading.Event()

    def wait(number: int) -> None:
        """In the middle of the long samples the short ones come to their end."""
        if number == 100:
            assert passed.wait(60)

    before_pass(model, wait)

    def listen(event: Progress) -> None:
        if isinstance(event, CandidatesRan) and event.executed[0].body == GOOD:
            passed.set()

    found = await climb(pool, model, listen=listen)
    assert found.completion.code == GOOD
    assert set(found.ran(greedy=False)) <= {GOOD, BAD}
    assert found.heard[-1] == AgentEnded(found.completion.agent, "harvested")


async def test_equal_samples_run_once(pool):
    found = await climb(pool, Scripted({OPENING: {BAD: 0.6, WORSE: 0.4}}))
    ran = [*found.ran(greedy=True), *found.ran(greedy=False)]
    assert set(ran) == {BAD, WORSE}
    assert found.completion.usage.executions == 2


async def test_where_nothing_passes_rounds_become_warmer_and_change_their_form_and_the_best_is_told(pool):
    found = await climb(pool, Scripted(lambda text: {BAD: 1.0} if text.endswith("\n") else {}, tokens=[BAD]))
    samples = found.begun[1:]
    assert len(samples) == MOST_ROUNDS
    assert samples[:4] == [
        "12 samples at temperature 0.8, scripted",
        "12 samples at temperature 1, base-file",
        "12 samples at temperature 1.2, scripted",
        "12 samples at temperature 1.4, base-file",
    ]
    assert {name.split(",")[0] for name in samples[4:]} == {"12 samples at temperature 1.6"}
    assert (found.completion.how, found.completion.passed) == ("decoded", False)
    assert found.completion.result.passed == 1


async def test_rounds_draw_other_samples(pool):
    bodies = {f"    return {number}\n": 1.0 for number in range(400)}
    model = Scripted({OPENING: bodies}, tokens=bodies)
    found = await climb(pool, model, agent=replace(AGENT, num_candidates=2))
    assert len(set(found.ran(greedy=False))) > 6


async def test_without_tests_the_likeliest_program_is_the_answer_as_long_as_any_body(pool):
    long = LINE * 2 * LONGEST
    model = Scripted({OPENING: {long: 0.6, GOOD: 0.4}}, tokens=[LINE])
    found = await climb(pool, model, task=replace(TASK, tests=()), max_new_tokens=LONGEST + 44)
    assert found.completion.code.count(LINE) == LONGEST + 44
    assert (found.completion.how, found.begun) == ("decoded", ["likeliest program"])


async def test_a_model_that_repeats_itself_does_not_hold_the_samples_up(pool):
    model = Scripted({OPENING: {LINE * 2 * LONGEST: 0.6, GOOD: 0.4}}, tokens=[LINE])
    found = await climb(pool, model)
    assert found.completion.code == GOOD
    assert found.completion.workings.rungs[0].written == LONGEST


@pytest.mark.parametrize("body", ["    return (\n", "x\n", ""])
async def test_a_likeliest_text_that_is_no_program_is_no_answer(pool, body):
    found = await climb(pool, Scripted({OPENING: {body + "<|end|>": 0.6, GOOD: 0.4}}))
    assert (found.completion.code, found.completion.how) == (GOOD, "harvested")


def before_pass(model: Scripted, do: Callable[[int], None]) -> None:
    """Calls ``do`` with the number of each pass in which every context writes one token, before it."""
    forward, passes = model.backend.forward, 0

    def counted(steps):
        nonlocal passes
        if all(step.size == 1 for step in steps):
            passes += 1
            do(passes)
        return forward(steps)

    model.backend.forward = counted


async def test_at_a_deadline_within_the_first_program_there_are_the_lines_that_were_run(pool):
    lines = GOOD.splitlines(keepends=True)
    model = Scripted({OPENING: {GOOD: 1.0}}, tokens=lines)
    clock, told = LoopClock(), threading.Event()

    def wait(number: int) -> None:
        if number == 3:
            assert told.wait(60)
            clock.forward(1000)

    def listen(event: Progress) -> None:
        if isinstance(event, LineDecided) and event.body == "".join(lines[:2]):
            told.set()

    before_pass(model, wait)
    found = await climb(pool, model, listen=listen, deadline_s=500)
    completion = found.completion
    assert (completion.code, completion.how) == ("".join(lines[:2]), "begun")
    assert not completion.finished
    assert completion.result.passed == 1
    [rung] = completion.workings.rungs
    assert not rung.passed
    assert rung.written > 0
    assert rung.programs > 0


async def test_no_line_is_told_before_it_was_run(pool):
    found = await climb(pool, Scripted({OPENING: {GOOD: 1.0}}), deadline_s=500)
    ran: set[str] = set()
    for event in found.heard:
        if isinstance(event, CandidatesRan):
            ran |= {each.body for each in event.executed}
        elif isinstance(event, LineDecided):
            assert any(body.startswith(event.body) for body in ran)
    assert found.completion.code == GOOD


async def test_at_a_later_deadline_the_best_of_all_is_the_answer(pool):
    model = Scripted({OPENING: {BAD: 0.6, WORSE: 0.4}})
    clock = LoopClock()
    before_pass(model, lambda number: clock.forward(1000) if number == len(BAD) + 20 else None)
    completion = (await climb(pool, model, deadline_s=500)).completion
    assert (completion.code, completion.how) == (BAD, "interrupted")
    first, cut = completion.workings.rungs
    assert first.written == len(BAD) + 1
    assert (cut.passed, cut.programs) == (False, 0)
    assert cut.written > 0, "what was cut cost something, too"


@pytest.mark.parametrize(
    ("seconds", "rows"),
    [
        ({}, 12),
        ({12: 0.1, 24: 0.2, 48: 0.4}, 12),
        ({12: 0.1, 24: 0.1, 48: 0.4}, 24),
        ({12: 0.1, 24: 0.1, 48: 0.1}, 48),
    ],
    ids=["unknown", "as slow as many", "some at once", "many at once"],
)
async def test_a_round_has_as_many_samples_as_the_passes_of_the_model_make_pay(pool, seconds, rows):
    model = Scripted({OPENING: {BAD: 0.9, GOOD: 0.1}})
    model.speed = Speed(seconds)
    found = await climb(pool, model)
    assert found.begun[1].startswith(f"{rows} samples ")


FAST = Speed({12: 12 / GUIDED_AT, 48: 1.0})
"""Just fast enough for guidance, and too slow for more than 12 rows."""
SLOW = Speed({12: 12.1 / GUIDED_AT, 48: 1.0})


async def test_a_fast_model_is_guided_where_samples_fail(pool):
    model = Scripted(
        lambda text: {BAD: 1.0} if "# Execution" not in text and text.endswith(OPENING) else {}, tokens=[BAD]
    )
    model.speed = FAST
    found = await climb(pool, model)
    assert found.begun[1:4] == [
        "12 samples at temperature 0.8, scripted",
        "guided, gamma 0.5",
        "12 samples at temperature 1, base-file",
    ]


@pytest.mark.parametrize(
    ("speed", "gamma"), [(Speed(), 0.5), (SLOW, 0.5), (FAST, 0.0)], ids=["unknown", "slow", "no guidance"]
)
async def test_a_model_that_is_not_fast_is_not_guided_and_a_template_that_was_named_stays(pool, speed, gamma):
    model = Scripted({OPENING: {BAD: 1.0}}, tokens=[BAD], template="few-shot")
    model.speed = speed
    found = await climb(pool, model, agent=replace(AGENT, gamma=gamma, template="scripted"))
    assert len(found.begun) == 1 + MOST_ROUNDS
    assert {name.rpartition(" ")[2] for name in found.begun[1:]} == {"scripted"}


@pytest.mark.parametrize(("read", "is_whole"), [(None, True), (10_000.0, True), (1.0, False)])
async def test_the_prompt_is_as_long_as_there_is_time_to_read(pool, read, is_whole):
    """What is left out of it is still part of the program."""
    task = replace(TASK, preamble="FACTOR = 0.5\n\n\n")
    model = Scripted({OPENING: {"    return FACTOR * 3 if values else 0\n": 1.0}})
    model.speed = Speed(read=read)
    found = await climb(pool, model, task=task, deadline_s=500.0)
    assert found.completion.passed
    prompt = model.tokenizer.decode(model.backend.passes[0][0].tokens)
    assert ("FACTOR = 0.5" in prompt) is is_whole


def shown_programs(first: str, repaired: str) -> Scripted:
    """A chat model of unknown size that writes ``first``, and ``repaired`` when it is shown that."""

    def following(text: str) -> dict[str, float]:
        body = repaired if "Correct the attempt" in text else first
        return {"```" if text.endswith(body) else body: 1.0}

    model = Scripted(following, tokens=[first, repaired, "```"], template="few-shot")
    model.tokenizer.chat = lambda text: f"<user>{text}<assistant>"
    model.revision = Revision()
    return model


async def test_a_model_that_revises_is_shown_its_best_program(pool):
    model = shown_programs(BAD, GOOD)
    found = await climb(pool, model, agent=replace(AGENT, template="few-shot"))
    assert found.completion.code == GOOD
    assert found.begun[-1] == "repairs of the best program"
    assert model.revision.is_likely
    repeats = found.completion.workings.repeats
    assert repeats.shown > 0 == repeats.repeated


@pytest.mark.parametrize(("form", "shown"), [("repair", "Correct the attempt"), ("signal", "\nCall: ")])
async def test_a_small_model_that_was_trained_to_repair_is_shown_programs_in_that_form(pool, form, shown):
    def following(text: str) -> dict[str, float]:
        body = GOOD if shown in text else BAD
        return {"```" if text.endswith(body) else body: 1.0}

    model = Scripted(following, tokens=[BAD, GOOD, "```"], template="chat")
    model.tokenizer.chat = lambda text: f"<user>{text}<assistant>"
    model.revision = Revision(500_000_000, form)
    found = await climb(pool, model, agent=replace(AGENT, template="chat"))
    assert found.completion.code == GOOD
    assert found.begun[-1] == "repairs of the best program"


async def test_a_model_that_repeats_what_it_is_shown_is_not_shown_it_again(pool):
    model = shown_programs(BAD, BAD)
    found = await climb(pool, model, agent=replace(AGENT, template="few-shot"))
    assert found.begun.count("repairs of the best program") == 1
    assert not model.revision.is_likely
    repeats = found.completion.workings.repeats
    assert repeats.shown == repeats.repeated > 0


def test_size_counts_until_there_is_a_record():
    small, large = Revision(500_000_000), Revision(8_000_000_000)
    assert (small.is_likely, large.is_likely) == (False, True)
    for _ in range(ENOUGH):
        small.learn(changed=True)
        large.learn(changed=False)
    assert (small.is_likely, large.is_likely) == (True, False)


async def test_a_body_that_stands_there_is_repaired_first(pool):
    model = shown_programs(WORSE, GOOD)
    found = await climb(pool, model, agent=replace(AGENT, template="few-shot"), standing=BAD)
    assert (found.completion.code, found.begun) == (GOOD, ["repairs of the present body"])
    assert isinstance(found.heard[0], Attempt)
    assert found.heard[0].code == BAD


async def test_a_body_that_stands_there_and_passes_is_the_answer(pool):
    found = await climb(pool, Scripted({OPENING: {GOOD: 1.0}}), standing="    return 1.5 if values else 0\n")
    assert (found.completion.how, found.begun) == ("standing", [])
    assert found.completion.code == "    return 1.5 if values else 0\n"


async def test_the_answer_is_not_worse_than_what_stands_there(pool):
    found = await climb(pool, Scripted({OPENING: {WORSE: 1.0}}), standing=BAD)
    assert (found.completion.how, found.completion.code) == ("standing", BAD)
