"""Roles: forms, asking, re-asking, defaults, and what models are told that take no instructions."""

from __future__ import annotations

import pytest

from engine.core.events import Executed, RoleAnswered
from engine.core.options import Agent, Decoding, Workflow
from engine.core.task import Usage
from engine.decoding.judge import Judge
from engine.decoding.services import Plan, Services
from engine.prompts import load as template
from engine.strategies.roles.answers import CriticScore
from engine.strategies.roles.forms import check_folder, load
from engine.strategies.roles.role import (
    CRITIC_OUTPUTS,
    REASONER,
    Desk,
    Order,
    problem,
)
from engine.support.errors import SettingsError, TemplateError
from tests.scripted import Scripted
from tests.unit.strategies.cast import BAD, GOOD, TASK, Cast

KNOWN = {**problem(TASK), "feedback": "- all wrong"}


def desk(model, pool, *, heard=None, template="few-shot", candidates=2, **workflow) -> Desk:
    listen = (lambda event: None) if heard is None else heard.append
    services = Services(model, pool, listen=listen)
    plan = Plan((Agent(candidates, 8, 1.0, 0.5, template),), Decoding(in_turn=True), Workflow(**workflow))
    return Desk(Judge(TASK, services, Usage()), plan)


@pytest.mark.parametrize(("analysis", "between"), [("", ""), ("It is the sum.", "It is the sum.\n\n")])
def test_a_question_has_no_paragraph_for_what_there_is_not(analysis, between):
    given = {**KNOWN, "program": "pass", "analysis": analysis}
    assert f"- all wrong\n\n{between}Correct the attempt." in load("repair").question(given)


def test_a_form_of_ones_own_takes_the_place_of_ours(tmp_path):
    (tmp_path / "critic-outputs.toml").write_text('ask = "Points for {name}, please"\nmax_new_tokens = 5\n')
    mine = load("critic-outputs", str(tmp_path))
    assert mine.question(KNOWN) == "Points for mean, please"
    assert mine.max_new_tokens == 5
    assert load("thinker", str(tmp_path)) == load("thinker")


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("thinker.toml", "ask = 3", "thinker.toml: ask should be text, not 3"),
        ("thinker.toml", "ask = 'a'\nstop = 'b'", "stop should be a list of texts, not 'b'"),
        ("thinker.toml", "ask = 'a'\nuntold = [true]", "untold should be a list of numbers"),
        ("thinker.toml", "ask = 'a'\nwarmth = 1", "has 'warmth'; it may have"),
        ("thinker.toml", "answer = 'a'", "lacks ask"),
        ("thinker.toml", "ask = ", "cannot be read"),
        ("thinking.toml", "ask = 'a'", "is the form of no role"),
        ("thinker.toml", 'ask = "{mood}"', r"'mood'.*It may use angle, feedback, name"),
        ("nowhere/file", "", "no folder"),
    ],
)
def test_what_is_wrong_with_a_form_is_said(tmp_path, file, text, complaint):
    folder = tmp_path / "nowhere" if "/" in file else tmp_path
    if folder.exists():
        (folder / file).write_text(text)
    with pytest.raises(TemplateError, match=complaint):
        asked_from(str(folder))


def asked_from(folder):
    check_folder(folder)
    return load("thinker", folder).question(KNOWN)


async def test_an_unreadable_answer_is_asked_for_once_more(pool):
    heard = []
    cast = Cast(critic_outputs=["splendid", "Score: 8"])
    asked = desk(cast.model, pool, heard=heard)
    assert await asked.ask(CRITIC_OUTPUTS, KNOWN) == CriticScore(0.8, "")
    count = asked.workings.roles["critic-outputs"]
    assert (count.asked, count.asked_again, count.defaulted) == (1, 1, 0)
    assert count.tokens == 4  # each answer and its end
    answers = [(event.answer, event.readable) for event in heard if isinstance(event, RoleAnswered)]
    assert answers == [("splendid", False), ("Score: 8", True)]
    assert cast.asked[1][1].endswith("End with Score: and a number from 0 to 10.")


@pytest.mark.parametrize(
    ("said", "room", "default"),
    [("splendid", None, CRITIC_OUTPUTS.default), ("Score: 8", 30, CriticScore(0.5))],
)
async def test_the_default_counts_after_two_unreadable_answers_and_where_there_is_no_room_to_ask(
    pool, said, room, default
):
    cast = Cast(critic_outputs=said)
    cast.model.context_length = room or cast.model.context_length
    asked = desk(cast.model, pool)
    assert await asked.ask(CRITIC_OUTPUTS, KNOWN) == default
    assert asked.workings.roles["critic-outputs"].defaulted == 1
    assert len(cast.asked) == (2 if room is None else 0)
    assert cast.model.open_contexts == 0


async def test_an_answer_ends_at_a_stop_text_and_at_its_length(pool, tmp_path):
    (tmp_path / "reasoner.toml").write_text('ask = "Think."\nstop = ["###"]\nmax_new_tokens = 40\n')
    model = Scripted({"### Answer\n": {"Add them up.\n### and so on\n": 1.0}})
    heard = []
    asked = desk(model, pool, heard=heard, roles=str(tmp_path))
    assert await asked.ask(REASONER, KNOWN) == "Add them up."
    written = asked.workings.roles["reasoner"].tokens
    assert written == len("Add them up.\n### and so on\n")
    assert asked.judge.usage.generated_tokens - written in (0, 1)  # the end, before the stop was heard
    endless = Scripted(lambda text: {"x y"[len(text) % 3]: 1.0})
    asked = desk(endless, pool, roles=str(tmp_path))
    await asked.ask(REASONER, KNOWN)
    assert asked.workings.roles["reasoner"].tokens == asked.judge.usage.generated_tokens == 40


async def test_a_program_that_does_not_parse_is_asked_for_once_more_and_then_cut(pool):
    broken = "    return sum(values) / len(values)\n    if (\n"
    cast = Cast(generator=[broken, broken])
    asked = desk(cast.model, pool)
    written = await asked.write(Order("generator", KNOWN))
    assert written.code == BAD
    assert cast.times("generator") == 2
    count = asked.workings.roles["generator"]
    assert (count.asked, count.asked_again, count.defaulted) == (1, 1, 0)


async def test_execution_guided_decoding_writes_the_program_of_a_role(pool):
    """Greedily the model would write ``BAD``; candidates find ``GOOD``, which passes and is taken."""

    def script(text):
        behind = text.rpartition('"""\n')[2] if "<assistant>" in text else ""
        weights = {GOOD: 0.4, BAD: 0.6}
        return {body[len(behind) :]: weight for body, weight in weights.items() if body.startswith(behind)}

    model = Scripted(script, tokens=["    "], template="few-shot")
    model.tokenizer.chat = lambda text: f"<user>{text}<assistant>"
    plain = await desk(model, pool).write(Order("solver", {**KNOWN, "strategy": "sum"}))
    asked = desk(model, pool, solver="eg-cfg", candidates=12)
    guided = await asked.write(Order("solver", {**KNOWN, "strategy": "sum"}))
    assert (plain.code, plain.passed) == (BAD, False)
    assert (guided.code, guided.passed) == (GOOD, True)
    assert asked.agent == asked.plan.agents[0]
    told = [model.tokenizer.decode(row.tokens) for rows in model.backend.passes for row in rows]
    assert any("Follow this strategy: sum" in text for text in told)
    assert model.open_contexts == 0


@pytest.mark.parametrize(
    ("strategy", "workflow", "complaint"),
    [
        ("code-tree", {"solver": "magic"}, r"no solver 'magic'. There are plain, eg-cfg"),
        ("code-tree", {"variants": ("dfs", "bfs")}, "dfs and bfs exclude each other"),
        ("quality-flow", {"variants": ("lax",)}, r"no variant 'lax'.*relaxed, no-checker"),
    ],
)
async def test_a_workflow_that_there_is_not_is_named(pool, strategy, workflow, complaint):
    with pytest.raises(SettingsError, match=complaint):
        await Cast(generator=GOOD).run(pool, strategy, **workflow)


async def test_a_native_model_is_shown_programs_as_a_signal_and_told_nothing(pool):
    model = Scripted({"<|body|>\n": {GOOD: 1.0}})
    asked = desk(model, pool, template="scripted")
    assert not asked.takes_advice
    assert await asked.advice(REASONER, KNOWN) == ""
    result = await asked.judge.run(BAD, None, whole=True)
    order = Order("repair", KNOWN, advice="mind the empty list", shown=(Executed(BAD, result),), angle=1)
    assert (await asked.write(order)).passed
    prompt = _opened(model)[-1]
    assert f"<|signal|>\n<|candidate|>\n{BAD}<|run|>mean([1, 2])" in prompt
    assert "mind the empty list" not in prompt


async def test_instructions_too_long_for_the_model_are_left_out(pool):
    model = Scripted({"Answer:\n<assistant>" + _opening(): {GOOD + "```": 1.0}}, template="few-shot")
    model.tokenizer.chat = lambda text: f"<user>{text}<assistant>"
    plain = template("few-shot").prompt(TASK, model.tokenizer)
    model.context_length = len(model.tokenizer.encode(plain.shared + plain.opening)) + 300
    asked = desk(model, pool)
    written = await asked.write(Order("generator", {**KNOWN, "problem": "~" * 5000}))
    assert written.code == GOOD
    assert not any("~~~" in text for text in _opened(model))


def _opening() -> str:
    return template("few-shot").prompt(TASK, Cast().model.tokenizer).opening.rpartition("<assistant>")[2]


def _opened(model: Scripted) -> list[str]:
    """The longest text of each sequence."""
    texts: dict[int, str] = {}
    for rows in model.backend.passes:
        for row in rows:
            kept = texts.get(row.sequence, "")
            texts[row.sequence] = kept + model.tokenizer.decode(row.tokens)
    return [*texts.values(), "".join(texts.values())]
