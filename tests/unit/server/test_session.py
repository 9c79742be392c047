import asyncio

import pytest

from egcfg_lsp.server.answers import Answer, Answers, Question
from egcfg_lsp.server.session import Latest


def test_the_same_question_has_the_same_answer():
    answers = Answers()
    answers.remember(Question("a", "b", ("t",)), Answer("x"))
    assert answers.recall(Question("a", "b", ("t",))) == Answer("x")
    assert answers.recall(Question("a", "b", ("other",))) is None
    assert answers.recall(Question("a", "c", ("t",))) is None


def test_an_answer_serves_while_the_user_types_along():
    answers = Answers()
    answers.remember(Question("def f():\n    ", "\n"), Answer("return 1"))
    assert answers.recall(Question("def f():\n    ret", "\n")) == Answer("urn 1")
    assert answers.recall(Question("def f():\n    raise", "\n")) is None
    assert answers.recall(Question("def f():\n    return 1", "\n")) is None


def test_what_typing_found_is_no_answer_to_a_gesture():
    answers = Answers()
    answers.remember(Question("def f():\n    ", "\n"), Answer(""))
    assert answers.recall(Question("def f():\n    ", "\n", invoked=True)) is None
    answers.remember(Question("def f():\n    ", "\n"), Answer("return 1"))
    assert answers.recall(Question("def f():\n    ret", "\n", invoked=True)) is None


def test_what_a_gesture_found_serves_who_only_types():
    answers = Answers()
    answers.remember(Question("def f():\n    ", "\n", invoked=True), Answer("return 1"))
    answers.remember(Question("def f():\n    ", "\n"), Answer(""))
    assert answers.recall(Question("def f():\n    ", "\n")) == Answer("return 1")
    assert answers.recall(Question("def f():\n    ret", "\n")) == Answer("urn 1")


def test_old_answers_are_forgotten():
    answers = Answers(size=2)
    for name in "abc":
        answers.remember(Question(name, ""), Answer(name))
    assert answers.recall(Question("a", "")) is None
    assert answers.recall(Question("c", "")) == Answer("c")


async def test_only_the_newest_request_goes_on():
    latest = Latest()
    begun = asyncio.Event()

    async def request(seconds: float) -> str:
        with latest.turn():
            begun.set()
            await asyncio.sleep(seconds)
            return "done"

    older = asyncio.create_task(request(60))
    await begun.wait()
    newer = asyncio.create_task(request(0))
    assert await newer == "done"
    with pytest.raises(asyncio.CancelledError):
        await older


async def test_a_finished_request_is_not_cancelled():
    latest = Latest()

    async def request() -> None:
        with latest.turn():
            await asyncio.sleep(0)

    first = asyncio.create_task(request())
    await first
    latest.cancel()
    assert not first.cancelled()
