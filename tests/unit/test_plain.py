"""Plain decoding line by line, for models that have no time for more."""

from __future__ import annotations

from dataclasses import replace

from engine.completion import complete
from engine.lm.base import LanguageModel
from engine.lm.delegation import WrappedContext, WrappedModel
from engine.lm.scripted import Scripted
from engine.progress import AgentEnded, CandidatesRan, LineDecided, Progress
from engine.services import Plan, Services
from engine.types import Agent, Completion, Decoding, Task
from tests.unit.mean import BAD, GOOD, TASK

OPENING = "<|body|>\n"
AGENT = Agent(num_candidates=3, horizon=2, temperature=1.0, gamma=0.5)
PLAN = Plan((AGENT,), Decoding(plain=True, deadline_s=600), note="plain, for it is slow")


class _Context(WrappedContext):
    def __init__(self, context, lines):
        super().__init__(context)
        self._lines = lines

    async def fork(self):
        return _Context(await self.context.fork(), self._lines)

    async def draw(self, most, sampling, hear, lines=0):
        if not self._lines:
            raise TimeoutError
        self._lines -= 1
        await self.context.draw(most, sampling, hear, lines)


class Slow(WrappedModel):
    """After ``lines`` lines the time is over."""

    def __init__(self, model: LanguageModel, lines: int) -> None:
        super().__init__(model)
        self._lines = lines

    async def open(self, tokens, usage):
        return _Context(await self._model.open(tokens, usage), self._lines)


async def completed(pool, script, lines=None, task: Task = TASK, plan: Plan = PLAN):
    """The completion, and what was told of it."""
    model = Scripted({OPENING: script})
    heard: list[Progress] = []
    slow = model if lines is None else Slow(model, lines)
    completion: Completion = await complete(task, Services(slow, pool, listen=heard.append), plan)
    assert model.open_contexts == 0
    return completion, heard


async def test_the_likeliest_program_is_run_after_each_line(pool):
    completion, heard = await completed(pool, {GOOD: 0.6, BAD: 0.4})
    assert (completion.code, completion.how, completion.verified) == (GOOD, "decoded", True)
    assert completion.plan == "plain, for it is slow"
    lines = [event for event in heard if isinstance(event, LineDecided)]
    assert [event.line for event in lines] == GOOD.splitlines(keepends=True)
    for line in lines:
        ran = heard[heard.index(line) - 1]
        assert isinstance(ran, CandidatesRan), "what is shown was run before"
        assert ran.agent.is_first_try
        assert ran.executed[0].body.startswith(line.body)
    assert heard[-1] == AgentEnded(
        replace(AGENT, num_candidates=1, horizon=1, temperature=0, gamma=0), "passed"
    )


async def test_at_the_deadline_there_are_the_lines_that_were_run(pool):
    completion, heard = await completed(pool, {GOOD: 1.0}, lines=2)
    assert completion.code == "".join(GOOD.splitlines(keepends=True)[:2])
    assert (completion.how, completion.finished) == ("begun", False)
    assert completion.result.passed == 1
    assert [event.line_number for event in heard if isinstance(event, LineDecided)] == [1, 2]


async def test_without_time_for_a_line_there_is_nothing(pool):
    completion, _ = await completed(pool, {GOOD: 1.0}, lines=0)
    assert (completion.code, completion.how) == ("", "interrupted")


async def test_where_the_whole_fails_the_agents_have_what_is_left_of_the_time(pool):
    completion, heard = await completed(
        pool, {GOOD: 0.4, BAD: 0.6}, plan=replace(PLAN, agents=(replace(AGENT, num_candidates=8, horizon=8),))
    )
    assert (completion.code, completion.verified) == (GOOD, True)
    assert completion.agent.num_candidates == 8
    assert any(isinstance(event, LineDecided) and event.agent.is_first_try for event in heard)


async def test_without_tests_the_likeliest_program_is_the_answer(pool):
    task = replace(TASK, tests=())
    completion, _ = await completed(pool, {GOOD: 0.6, BAD: 0.4}, task=task)
    assert (completion.code, completion.how, completion.finished) == (GOOD, "decoded", True)
    begun, _ = await completed(pool, {GOOD: 1.0}, lines=1, task=task)
    assert (begun.how, begun.finished) == ("begun", False)


async def test_a_program_that_never_ends_has_its_bound(pool):
    plan = replace(PLAN, decoding=replace(PLAN.decoding, max_new_tokens=40, rounds=1))
    completion, _ = await completed(pool, {"    x = 1\n" * 99: 1.0}, plan=plan, task=replace(TASK, tests=()))
    assert completion.code.count("\n") == 4


async def test_the_prompt_is_as_short_as_it_has_to_be(pool):
    """What is left out of the prompt is still part of the program."""
    task = replace(TASK, preamble="FACTOR = 2\n\n\n")
    model = Scripted({OPENING: {"    return FACTOR * 0.75 if values else 0\n": 1.0}})
    plan = replace(PLAN, decoding=replace(PLAN.decoding, prompt_tokens=1))
    completion = await complete(task, Services(model, pool), plan)
    assert completion.passed
    prompt = model.tokenizer.decode(next(iter(model.backend.passes))[0].tokens)
    assert "FACTOR" not in prompt
