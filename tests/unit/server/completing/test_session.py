"""What is remembered of a document, and a completion in the making, without any server."""

import asyncio

import pytest

from egcfg_lsp.server.session import Answers, PendingQuestion, RememberedAnswer, RunningCompletion

HERE = PendingQuestion("def f():\n    ", "\n", ("t",))


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


@pytest.mark.parametrize(
    ("seen", "last", "refreshes"),
    [(False, "return ab", 0), (True, "return a", 0), (True, None, 1)],
    ids=["unseen", "the same", "taken back"],
)
async def test_an_end_is_told_where_something_else_was_seen(seen, last, refreshes):
    making = Making()
    await making.step("return a")
    if seen:
        await making.run.answer(HERE)
    await making.step(last, last=True)
    assert making.refreshes == refreshes
    assert making.finished == [last and RememberedAnswer(last)]


def typed(text, tests=HERE.tests, invoked=False):
    return PendingQuestion(HERE.before + text, HERE.after, tests, invoked)


async def test_what_is_typed_along_follows():
    making = Making()
    await making.step("return a")
    asked = [typed(""), typed("ret"), typed("yield"), typed("", ("other",)), typed("", invoked=True)]
    assert [making.run.follows(each) for each in asked] == [True, True, False, False, False]
    assert await making.run.answer(typed("ret")) == RememberedAnswer("urn a")
    texts = [f"{HERE.before}ret\n", f"{HERE.before}yield\n", f"# {HERE.before}\n", HERE.before]
    assert [making.run.keeps(each) for each in texts] == [True, False, False, False]
    making.run.cancel()
    await asyncio.sleep(0)
    assert not making.run.follows(HERE)


async def test_an_editor_may_renew_by_a_gesture_as_often_as_it_was_told_to():
    """Also when the work is done, and along what was typed."""
    making = Making()
    await making.step("return a")
    await making.run.answer(HERE)
    assert making.run.renewed(typed("", invoked=True)) is None
    await making.step("return ab")
    await making.step("return abc", last=True)
    renewed = [making.run.renewed(typed(text, invoked=True)) for text in ("yield", "ret", "", "")]
    assert renewed == [None, typed("ret"), HERE, None]
    assert await making.run.answer(typed("ret")) == RememberedAnswer("urn abc")


async def test_an_error_of_ours_is_the_request_s():
    async def broken(show):
        raise ZeroDivisionError

    run = RunningCompletion(HERE, broken, lambda: None, lambda answer: None)
    with pytest.raises(ZeroDivisionError):
        await run.answer(HERE)


def test_what_typing_found_is_no_answer_to_a_gesture():
    answers = Answers()
    answers.remember(PendingQuestion("def f():\n    ", "\n"), RememberedAnswer("return 1"))
    for typed in ("", "ret"):
        assert answers.recall(PendingQuestion(f"def f():\n    {typed}", "\n", invoked=True)) is None


def test_what_a_gesture_found_serves_who_only_types():
    answers = Answers()
    answers.remember(PendingQuestion("def f():\n    ", "\n", invoked=True), RememberedAnswer("return 1"))
    answers.remember(PendingQuestion("def f():\n    ", "\n"), RememberedAnswer(""))
    for typed, rest in (("", "return 1"), ("ret", "urn 1")):
        assert answers.recall(PendingQuestion(f"def f():\n    {typed}", "\n")) == RememberedAnswer(rest)
    for typed, after in (("raise", "\n"), ("return 1", "\n"), ("ret", "x")):
        assert answers.recall(PendingQuestion(f"def f():\n    {typed}", after)) is None


@pytest.mark.parametrize(
    ("typed", "after", "rest"),
    [
        ("print(", ")", RememberedAnswer("x[0])", ahead=1)),
        ("print(x[", "])", RememberedAnswer("0])", ahead=2)),
        ("print(x[0]", ")", RememberedAnswer(")", ahead=1)),
        ("print(", "}", None),
        ("print(", ") + 1", None),
    ],
)
def test_brackets_that_the_editor_closes_are_no_change(typed, after, rest):
    answers = Answers()
    answers.remember(PendingQuestion("def f():\n    ", "\n"), RememberedAnswer("print(x[0])"))
    assert answers.recall(PendingQuestion(f"def f():\n    {typed}", f"{after}\n")) == rest


async def test_a_run_goes_on_where_the_editor_closes_brackets():
    making = Making()
    await making.step("print(x)")
    texts = [HERE.before + typed + HERE.after for typed in ("print()", "print[]", "print(x)")]
    assert [making.run.keeps(each) for each in texts] == [True, False, True]
    making.run.cancel()


def test_old_answers_are_forgotten():
    answers = Answers(size=2)
    for name in "abc":
        answers.remember(PendingQuestion(name, ""), RememberedAnswer(name))
    assert answers.recall(PendingQuestion("a", "")) is None
    assert answers.recall(PendingQuestion("c", "")) == RememberedAnswer("c")
