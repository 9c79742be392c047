import asyncio

import pytest

from egcfg_lsp.server.session import Answers, Latest, PendingQuestion, RememberedAnswer


def test_the_same_question_has_the_same_answer():
    answers = Answers()
    answers.remember(PendingQuestion("a", "b", ("t",)), RememberedAnswer("x"))
    assert answers.recall(PendingQuestion("a", "b", ("t",))) == RememberedAnswer("x")
    assert answers.recall(PendingQuestion("a", "b", ("other",))) is None
    assert answers.recall(PendingQuestion("a", "c", ("t",))) is None


def test_an_answer_serves_while_the_user_types_along():
    answers = Answers()
    answers.remember(PendingQuestion("def f():\n    ", "\n"), RememberedAnswer("return 1"))
    assert answers.recall(PendingQuestion("def f():\n    ret", "\n")) == RememberedAnswer("urn 1")
    assert answers.recall(PendingQuestion("def f():\n    raise", "\n")) is None
    assert answers.recall(PendingQuestion("def f():\n    return 1", "\n")) is None


def test_what_typing_found_is_no_answer_to_a_gesture():
    answers = Answers()
    answers.remember(PendingQuestion("def f():\n    ", "\n"), RememberedAnswer(""))
    assert answers.recall(PendingQuestion("def f():\n    ", "\n", invoked=True)) is None
    answers.remember(PendingQuestion("def f():\n    ", "\n"), RememberedAnswer("return 1"))
    assert answers.recall(PendingQuestion("def f():\n    ret", "\n", invoked=True)) is None


def test_what_a_gesture_found_serves_who_only_types():
    answers = Answers()
    answers.remember(PendingQuestion("def f():\n    ", "\n", invoked=True), RememberedAnswer("return 1"))
    answers.remember(PendingQuestion("def f():\n    ", "\n"), RememberedAnswer(""))
    assert answers.recall(PendingQuestion("def f():\n    ", "\n")) == RememberedAnswer("return 1")
    assert answers.recall(PendingQuestion("def f():\n    ret", "\n")) == RememberedAnswer("urn 1")


def test_old_answers_are_forgotten():
    answers = Answers(size=2)
    for name in "abc":
        answers.remember(PendingQuestion(name, ""), RememberedAnswer(name))
    assert answers.recall(PendingQuestion("a", "")) is None
    assert answers.recall(PendingQuestion("c", "")) == RememberedAnswer("c")


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
