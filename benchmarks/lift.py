"""Measures, by reading alone, how much each form of feedback raises the probability of a right program.

The tasks are those of MBPP outside of its test split whose likeliest program fails. Behind the usual prompt,
and behind it with feedback on that program, the model reads two programs: the reference in normal form, and
the one that failed. Nothing is sampled, so that small differences show on few tasks.
"""

from __future__ import annotations

import ast
import asyncio
import json
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from statistics import median

from benchmarks.figures import Figure
from benchmarks.plan import every
from engine.bench import datasets
from engine.bench.problem import Problem
from engine.bench.report import Rate, bootstrap
from engine.core.options import Decoding, default_agents
from engine.core.task import Completion, Usage
from engine.decoding.answered_body import answered_body
from engine.decoding.candidates import distinct, execute
from engine.decoding.dynamic_signal import for_line
from engine.decoding.judge import Judge
from engine.decoding.loop import continued
from engine.decoding.services import Plan, Services
from engine.decoding.whole_programs import Opened, Page, WholeProgram, opened, page_of
from engine.lm.backends import load_model
from engine.lm.base import Context, Logprobs
from engine.lm.sampling import guided
from engine.prompts.template import FENCE, LINE_RESERVE
from engine.strategies.auto import LONGEST
from engine.strategies.baselines import direct
from engine.strategies.roles.role import Desk, feedback
from engine.support.files import append
from engine.train.collection import whole_lines
from sandbox import Outcome, RunResult, SandboxPool, TestResult

PLAIN = "plain"
FORMS = {
    "message_alone": "what failed tests expect and what came, without the program",
    "signal_alone": "the dynamic signal, without the program",
    "program": "the failing program",
    "message": "the program, and what failed tests expect and what came",
    "values": "the same, with arguments and result of each failed test",
    "trace": "the same, with what each line changed",
    "signal": "the dynamic signal that guides lines, which is gamma 1",
    "repair": "the turn that asks for a repair",
}
MIXED = {
    "signal_gamma_0.5": ("signal", 0.5),
    "signal_gamma_3": ("signal", 3.0),
    "away_from_program": ("program", -0.5),
    "away_from_signal": ("signal", -0.5),
    "away_from_repair": ("repair", -0.5),
}
"""Guidance: a form that is the conditional side, and gamma; a gamma below 0 leads away from it."""
SIGNAL = 1_200
"""Tokens of a signal; longer ones are shortened as always, so that a CPU reads them in seconds."""


@dataclass(frozen=True)
class Record:
    """What is known of a task; natural-log probabilities of each token of both programs, by form."""

    task: str
    model: str
    error: str = ""
    """How the likeliest program fails; nothing where it passes."""
    left_out: str = ""
    """Why nothing was read of a task whose likeliest program fails."""
    right: Mapping[str, Sequence[float]] = field(default_factory=dict)
    wrong: Mapping[str, Sequence[float]] = field(default_factory=dict)


def measure(data: str, out: str, tasks: int = 40, model: str = "auto", **place: str) -> list[Figure]:
    """All figures; ``out`` keeps what is known already. ``place`` are options of ``load_model``."""
    return figures(asyncio.run(_measure(data, Path(out, "records.jsonl"), every(tasks), model, place)))


async def _measure(
    data: str, path: Path, ids: Sequence[str], name: str, place: Mapping[str, str]
) -> list[Record]:
    problems = {each.id: each for each in datasets.load("mbpp", data, "all").problems}
    model = await load_model(name, **place)
    try:
        async with SandboxPool(parallel=1) as pool:
            decoding = Decoding(max_new_tokens=LONGEST, signal_tokens=SIGNAL, signal_share=0)
            plan, services = Plan(default_agents(1, model.template), decoding), Services(model, pool)
            return await records(path, model.name, ids, lambda task: read(problems[task], services, plan))
    finally:
        await model.close()


async def records(
    path: Path, model: str, ids: Iterable[str], read: Callable[[str], Awaitable[Record]]
) -> list[Record]:
    """Those of ``ids`` in their order; what the file has is not read again. Exits for another model's."""
    known = _known(path)
    if others := {record.model for record in known.values()} - {model}:
        sys.exit(f"{path} holds records of {min(others)}, not of {model}; name another folder.")
    found = []
    for number, task in enumerate(ids, 1):
        if task not in known:
            known[task] = await read(task)
            append(path, json.dumps(asdict(known[task])))
        found.append(record := known[task])
        told = record.left_out or record.error or "its likeliest program passes"
        print(f"{number}: task {task}: {told}", file=sys.stderr, flush=True)
    return found


def _known(path: Path) -> dict[str, Record]:
    """The records of a file, by task; cuts off a last line that is not whole.

    What was read behind other forms is not among them.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    found = [Record(**line) for line in whole_lines(path)]
    forms = {PLAIN, *FORMS, *MIXED}
    return {each.task: each for each in found if not each.right or each.right.keys() == forms}


async def read(of: Problem, services: Services, plan: Plan) -> Record:
    """The record of one task."""
    task, tokenizer = of.task, services.model.tokenizer
    judge = Judge(task, services, Usage())
    failing = await direct(judge, plan)
    known = Record(of.id, services.model.name, "" if failing.passed else kind(failing.code, failing.result))
    if failing.passed:
        return known
    right = reference(of)
    if not failing.code.strip():
        return replace(known, left_out="no program can be shown")
    if not right or not (await judge.run_on(right, task.tests)).all_pass:
        return replace(known, left_out="its reference does not pass")
    page = page_of(task, services, plan.agents[0], plan.decoding)
    programs = [
        tokenizer.encode(tokenizer.literal(body) + page.template.end) for body in (right, failing.code)
    ]
    if len(programs[0]) > LONGEST:
        return replace(known, left_out="its reference is too long")
    async with opened(page, services, judge.usage) as prompt:
        priors = [await distributions(prompt.prior, tokens) for tokens in programs]
        sides = [{PLAIN: _of(*each)} for each in zip(priors, programs, strict=True)]
        async for form, context in _contexts(judge, plan, page, prompt, failing):
            for side, prior, tokens in zip(sides, priors, programs, strict=True):
                conditional = await distributions(context, tokens)
                side[form] = _of(conditional, tokens)
                for name, (shown, gamma) in MIXED.items():
                    if shown == form:
                        side[name] = mixed(prior, conditional, gamma, tokens)
    return replace(known, right=sides[0], wrong=sides[1])


def reference(of: Problem) -> str:
    """The body of the reference, as Python itself lays it out, under the task's signature; or nothing."""
    answer = f"{FENCE}python\n{ast.unparse(ast.parse(of.gold))}\n{FENCE}\n"
    body = answered_body(of.task, answer)
    return body.text if body is not None and body.whole else ""


def kind(code: str, result: RunResult) -> str:
    """How a program fails its first failed test."""
    test = next(iter(_missed(result)), None)
    if not code.strip() or result.exception is not None or test is None:
        return "not runnable"
    if test.exception not in (None, "AssertionError"):
        return str(test.exception).partition(":")[0]
    return "wrong value" if test.outcome is Outcome.FAIL else str(test.outcome)


def _missed(result: RunResult) -> list[TestResult]:
    return [test for test in result.tests if test.outcome is not Outcome.PASS]


async def distributions(context: Context, tokens: Sequence[int]) -> Logprobs:
    """``(tokens, vocabulary)``, from before each of ``tokens`` behind ``context``, which stays as it is."""
    with closing(await context.fork()) as fork:
        last = fork.tokens[-1]
        fork.truncate(len(fork.tokens) - 1)
        return await fork.extend([last, *tokens[:-1]], len(tokens))


def _of(found: Logprobs, tokens: Sequence[int]) -> list[float]:
    return [round(float(row[token]), 4) for row, token in zip(found, tokens, strict=True)]


def mixed(prior: Logprobs, conditional: Logprobs, gamma: float, tokens: Sequence[int]) -> list[float]:
    """Log-probabilities of ``tokens`` in both distributions as guidance mixes them, over all tokens."""
    rows = zip(prior, conditional, tokens, strict=True)
    return [round(float(guided(one, other, gamma)[token]), 4) for one, other, token in rows]


async def _contexts(
    judge: Judge, plan: Plan, page: Page, prompt: Opened, failing: Completion
) -> AsyncIterator[tuple[str, Context]]:
    """The prompt with each form of feedback, up to where the body begins."""
    model, start = judge.services.model, len(prompt.shared.tokens)
    room = model.context_length - len(prompt.prior.tokens) - 1 - LINE_RESERVE
    texts = await signals(judge, plan, page, failing, room)
    with closing(await prompt.shared.fork()) as context:
        for form, text in texts.items():
            await continued(context, start, [*model.tokenizer.encode(text), *prompt.opening])
            yield form, context
    turn = Desk(judge, plan).repairing(failing.code, failing.result, "repair")
    assert turn is not None
    async with opened(turn, judge.services, judge.usage) as repair:
        yield "repair", repair.prior


async def signals(judge: Judge, plan: Plan, page: Page, failing: Completion, room: int) -> dict[str, str]:
    """What each form puts where signals go; they are made as for the first line of a guided program."""
    tokenizer, form, made = judge.services.model.tokenizer, page.template.signal, plan.decoding
    candidates = await distinct(judge.task, [WholeProgram(failing.code, ended=True)])
    [executed] = await execute(candidates, judge, plan.agents[0], may_answer=False)

    async def signal(tests: Sequence[TestResult], trace: str = made.trace, *, bare: bool = False) -> str:
        shown = [replace(executed, result=replace(executed.result, tests=tuple(tests)))]
        told, decoding = replace(form, candidate="") if bare else form, replace(made, trace=trace)
        return (await for_line(judge.task, shown, told, tokenizer, decoding, room)).text

    tests, missed = executed.result.tests, _missed(executed.result)
    told = form.literal(feedback(tests, executed.result.exception))
    message, program = f"\nTests that fail:\n{told}\n", await signal(())
    return {
        "message_alone": message,
        "signal_alone": await signal(tests, bare=True),
        "program": program,
        "message": program + message,
        "values": await signal(missed, "minimal") + message,
        "trace": await signal(missed) + message,
        "signal": await signal(tests),
    }


def figures(found: Sequence[Record]) -> list[Figure]:
    """Of the plain prompt, of every form over it, and of the forms for each kind of error."""
    failing = [record for record in found if record.error]
    some = [record for record in failing if record.right]
    if not some:
        sys.exit("There is no task to read of, as the likeliest program passes; name more by --tasks.")
    made = [
        Figure("failing", len(failing), "tasks", f"likeliest programs fail, of {len(found)} tasks"),
        Figure("read", len(some), "tasks", "of these"),
        *_over_tasks("plain_right", [sum(each.right[PLAIN]) for each in some], "behind the plain prompt"),
        *_over_tasks("plain_wrong", [sum(each.wrong[PLAIN]) for each in some], "behind the plain prompt"),
    ]
    forms = FORMS | {name: "guided by {}, gamma {:g}".format(*of) for name, of in MIXED.items()}
    for form, about in forms.items():
        for name, lifts in _lifts(form, some).items():
            rises = bootstrap([100.0 * (lift > 0) for lift in lifts])
            made += _over_tasks(f"{form}_{name}", lifts, about)
            made.append(Figure(f"{form}_{name}_rises", rises.value, "%", f"of tasks; {_interval(rises)}"))
    for error, count in Counter(each.error for each in some).most_common():
        for form in forms:
            for name, lifts in _lifts(form, [each for each in some if each.error == error]).items():
                made += _over_tasks(f"{form}_{name}:{error}", lifts, f"{count} tasks")
    return made


def _lifts(form: str, some: Sequence[Record]) -> dict[str, list[float]]:
    """What a form adds to log-probabilities: of the right program, of each of its tokens, of the wrong one,
    and of the right one less the wrong one.
    """
    right = [sum(each.right[form]) - sum(each.right[PLAIN]) for each in some]
    wrong = [sum(each.wrong[form]) - sum(each.wrong[PLAIN]) for each in some]
    return {
        "right": right,
        "right_token": [lift / len(each.right[PLAIN]) for lift, each in zip(right, some, strict=True)],
        "wrong": wrong,
        "margin": [one - other for one, other in zip(right, wrong, strict=True)],
    }


def _over_tasks(name: str, values: Sequence[float], about: str) -> Iterator[Figure]:
    """Mean and median."""
    mean = bootstrap(values)
    yield Figure(name, mean.value, "nat", f"{about}; mean, {_interval(mean)}")
    yield Figure(f"{name}_median", median(values), "nat", about)


def _interval(rate: Rate) -> str:
    return f"95 % {rate.low:.3g} to {rate.high:.3g}"
