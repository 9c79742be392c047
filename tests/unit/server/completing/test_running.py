"""A completion in the making, without any server."""

import asyncio
import dataclasses

import pytest

from egcfg_lsp.server.session import PendingQuestion, RememberedAnswer, RunningCompletion

HERE = PendingQuestion("def f():\n    ", "\n", ("t",))


def typed(text):
    return PendingQuestion(HERE.before + text, HERE.after, HERE.tests)


class Making:
    """Shows what a test tells it to."""

    def __init__(self):
        self.refreshes = 0
        self.finished = []
        self.steps = asyncio.Queue()
        self.run = RunningCompletion(HERE, self.make, self.refresh, self.finished.append)

    async def make(self, show):
        while True:
            answer, whole, last = await self.steps.get()
            if last:
                return answer
            show(answer, whole=whole)

    def refresh(self):
        self.refreshes += 1

    async def step(self, text, last=False, whole=False):
        self.steps.put_nowait((None if text is None else RememberedAnswer(text), whole, last))
        await asyncio.sleep(0.01)


async def test_the_first_answer_is_given_and_better_ones_are_told_of_three_times_at_most():
    making = Making()
    await making.step("return a")
    assert await making.run.answer(HERE) == RememberedAnswer("return a")
    for end in ("b", "bc", "bcd"):
        await making.step(f"return a{end}")
    assert making.refreshes == 1
    for end in ("bce", "bcf"):
        await making.step(f"return a{end}", whole=True)
    assert making.refreshes == 2
    await making.step("return abcde", last=True)
    assert making.refreshes == 3
    assert making.finished == [RememberedAnswer("return abcde")]


async def test_nothing_is_told_of_what_nobody_has_seen():
    making = Making()
    await making.step("return a")
    await making.step("return ab", last=True)
    assert making.refreshes == 0
    assert await making.run.answer(HERE) == RememberedAnswer("return ab")


async def test_the_same_answer_at_the_end_is_not_news():
    making = Making()
    await making.step("return a")
    await making.run.answer(HERE)
    await making.step("return a", last=True)
    assert making.refreshes == 0


async def test_an_early_line_that_came_to_nothing_is_taken_back():
    making = Making()
    await making.step("return a")
    await making.run.answer(HERE)
    await making.step(None, last=True)
    assert making.refreshes == 1
    assert making.finished == [None]


async def test_what_is_typed_along_follows():
    making = Making()
    await making.step("return a")
    assert making.run.follows(HERE)
    assert making.run.follows(typed("ret"))
    assert not making.run.follows(typed("yield"))
    assert not making.run.follows(PendingQuestion(HERE.before, HERE.after, ("other",)))
    assert await making.run.answer(typed("ret")) == RememberedAnswer("urn a")
    assert making.run.keeps(HERE.before + "ret" + HERE.after)
    assert not making.run.keeps(HERE.before + "yield" + HERE.after)
    assert not making.run.keeps("# " + HERE.before + HERE.after)
    assert not making.run.keeps(HERE.before)
    making.run.cancel()
    await asyncio.sleep(0)
    assert not making.run.follows(HERE)


GESTURE = dataclasses.replace(HERE, invoked=True)


async def test_a_gesture_is_not_answered_by_what_typing_began():
    making = Making()
    await making.step("return a")
    assert await making.run.answer(HERE) == RememberedAnswer("return a")
    assert not making.run.follows(GESTURE)
    assert making.run.renewed(GESTURE) is None
    making.run.cancel()


async def test_an_editor_may_renew_by_a_gesture():
    """As often as it is told to; also when the work is done, and along what was typed."""
    making = Making()
    await making.step("return a")
    await making.run.answer(HERE)
    await making.step("return ab")
    await making.step("return abc", last=True)
    assert making.refreshes == 2
    assert making.run.renewed(dataclasses.replace(typed("yield"), invoked=True)) is None
    assert making.run.renewed(dataclasses.replace(typed("ret"), invoked=True)) == typed("ret")
    assert await making.run.answer(typed("ret")) == RememberedAnswer("urn abc")
    assert making.run.renewed(GESTURE) == HERE
    assert await making.run.answer(HERE) == RememberedAnswer("return abc")
    assert making.run.renewed(GESTURE) is None


async def test_whoever_stops_waiting_stops_the_run():
    making = Making()
    waiting = asyncio.create_task(making.run.answer(HERE))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await asyncio.sleep(0)
    assert not making.run.working


async def test_an_error_of_ours_is_the_request_s():
    async def broken(show):
        raise ZeroDivisionError

    run = RunningCompletion(HERE, broken, lambda: None, lambda answer: None)
    with pytest.raises(ZeroDivisionError):
        await run.answer(HERE)
