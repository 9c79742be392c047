"""What ``python -m benchmarks lift`` reads, keeps and makes of it."""

import json
from dataclasses import asdict, replace

import numpy as np
import pytest

from benchmarks import lift
from benchmarks.lift import Record
from engine.bench import datasets
from engine.core.options import Agent, Decoding
from engine.decoding.services import Plan, Services
from tests.scripted import Scripted

RIGHT, WRONG = "    return n * 2\n", "    return n + 2\n"
DOUBLE = {
    "task_id": 600,
    "text": "Twice a number.",
    "code": "def double(n):\r\n\treturn (n*2)",
    "test_setup_code": "",
    "test_list": ["assert double(2) == 4", "assert double(3) == 6"],
    "challenge_test_list": [],
}


def taught(text):
    """Writes the right program once it is shown what the wrong one returned."""
    shown = "<|signal|>" in text and "-> 5" in text
    body = text.rpartition("<|body|>\n")[2]
    weights = {RIGHT: 0.8 if shown else 0.1, WRONG: 0.1 if shown else 0.8}
    return {full.removeprefix(body): weight for full, weight in weights.items() if full.startswith(body)}


async def read(pool, write, body=WRONG):
    [problem] = datasets.load("mbpp", write([DOUBLE]), "all").problems
    model = Scripted(taught if body == WRONG else {"<|body|>\n": {body: 1}})
    try:
        return await lift.read(problem, Services(model, pool), Plan((Agent(),), Decoding()))
    finally:
        await model.close()


async def test_a_right_program_is_read_behind_every_form_of_feedback(pool, write):
    record = await read(pool, write)
    assert (record.task, record.error, record.left_out) == ("600", "wrong value", "")
    assert record.right.keys() == record.wrong.keys() == {lift.PLAIN, *lift.FORMS, *lift.MIXED}
    assert sum(record.right["plain"]) == pytest.approx(np.log(1 / 9), abs=1e-3)
    assert sum(record.right["signal"]) == pytest.approx(np.log(8 / 9), abs=1e-3)
    assert sum(record.wrong["signal"]) == pytest.approx(np.log(1 / 9), abs=1e-3)
    assert record.right["program"] == record.right["plain"]
    assert record.right["signal_alone"] == record.right["signal"]
    assert record.right["values"] == record.right["trace"] == record.right["signal"]


async def test_nothing_is_read_where_the_likeliest_program_passes(pool, write):
    record = await read(pool, write, RIGHT)
    assert (record.error, record.right) == ("", {})


async def test_an_error_is_called_by_its_type(pool, write):
    assert (await read(pool, write, "    return None * n\n")).error == "TypeError"


@pytest.mark.parametrize("gamma", [0.5, 3, -0.5])
def test_guidance_is_mixed_over_the_whole_vocabulary(gamma):
    prior, conditional = np.array([[0.7, 0.2, 0.1]]), np.array([[0.1, 0.6, 0.3]])
    weights = prior ** (1 - gamma) * conditional**gamma
    expected = np.log(weights / weights.sum())[0, 1]
    found = lift.mixed(np.log(prior), np.log(conditional), gamma, [1])
    assert found == [pytest.approx(expected, abs=1e-3)]


def made_up(task, right, wrong, error="wrong value"):
    """The plain prompt gives -4 and -1 to programs of two tokens; every form gives these."""
    forms = {*lift.FORMS, *lift.MIXED}
    return Record(
        task,
        "small",
        error,
        right={"plain": [-3.0, -1.0], **{form: [right, 0.0] for form in forms}},
        wrong={"plain": [-0.5, -0.5], **{form: [wrong, 0.0] for form in forms}},
    )


def test_figures_tell_what_each_form_adds():
    found = [
        made_up("511", -2.0, -0.2),
        made_up("512", -3.0, -0.1, "TypeError"),
        made_up("513", -7.0, -1.0),
        Record("514", "small"),
        Record("515", "small", "timeout", "its reference does not pass"),
    ]
    figures = {each.figure: each.value for each in lift.figures(found)}
    assert (figures["failing"], figures["read"]) == (4, 3)
    assert (figures["plain_right"], figures["plain_wrong"]) == (-4, -1)
    assert figures["repair_right"] == pytest.approx((2 + 1 - 3) / 3)
    assert figures["repair_right_median"] == 1
    assert figures["repair_right_token_median"] == 0.5
    assert figures["repair_right_rises"] == pytest.approx(100 * 2 / 3)
    assert figures["repair_wrong"] == pytest.approx((0.8 + 0.9 + 0) / 3)
    assert figures["repair_margin_median"] == pytest.approx(0.1)
    assert figures["signal_gamma_3_right:TypeError"] == 1


def test_without_a_failing_program_there_is_nothing_to_tell():
    with pytest.raises(SystemExit, match="--tasks"):
        lift.figures([Record("511", "small")])


async def test_a_run_that_was_killed_goes_on(tmp_path):
    path, asked = tmp_path / "new" / "records.jsonl", []

    async def read(task):
        asked.append(task)
        return made_up(task, -1.0, -1.0)

    await lift.records(path, "small", ["511"], read)
    with path.open("a") as file:
        file.write(json.dumps(asdict(made_up("512", -2.0, -2.0)))[:40])
    found = await lift.records(path, "small", ["511", "512", "513"], read)
    assert asked == ["511", "512", "513"]
    assert [record.task for record in found] == asked
    assert len(path.read_text().splitlines()) == 3
    assert found == await lift.records(path, "small", asked, read)
    assert len(asked) == 3


async def test_what_was_read_behind_other_forms_is_read_again(tmp_path):
    path, record = tmp_path / "records.jsonl", made_up("511", -1.0, -1.0)
    path.write_text(json.dumps(asdict(replace(record, right={"plain": [-4.0]}))) + "\n")

    async def read(task):
        return record

    assert await lift.records(path, "small", ["511"], read) == [record]
    assert lift._known(path) == {"511": record}


async def test_records_of_another_model_are_not_taken(tmp_path):
    path = tmp_path / "records.jsonl"
    path.write_text(json.dumps(asdict(replace(made_up("511", -1.0, -1.0), model="large"))) + "\n")
    with pytest.raises(SystemExit, match="large"):
        await lift.records(path, "small", ["511"], None)
