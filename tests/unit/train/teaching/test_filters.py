"""What is kept out of training: what is too easy, and what is in a benchmark. And how much there is."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lm.scripted import Scripted
from engine.prompts import load
from engine.train.data.journal import Journal
from engine.train.evaluation import contamination
from engine.train.evaluation.contamination import Benchmark, Told
from engine.train.tasks import catalog
from engine.train.tasks.entry import Entry
from engine.train.tasks.library.check import program
from engine.train.tuning import difficulty
from engine.train.whitebox import forms
from engine.train.whitebox.items import OUTPUT, QUESTION, TrainingItem
from engine.train.whitebox.prompts import Asker, Rewarder
from engine.train.whitebox.questions import STATE, Question
from sandbox import SandboxPool


def item(output: str) -> TrainingItem:
    program = f"def f():\n    x = {output}\n    return x\n"
    question = Question(STATE, 2, f"    x = {output}", 1, f"{output}; int", "x")
    return TrainingItem(OUTPUT, f"k{output}", program, "f", "f()", output, (question,))


def alone(output: str) -> TrainingItem:
    """As an output item is tried."""
    return replace(item(output), questions=())


async def test_items_are_tried_and_counted() -> None:
    form, template = forms.load("plain"), load("scripted")
    model = Scripted({"x = 1": {}})
    asker = Asker(form, template, model.tokenizer)
    script = {
        asker.prompt(alone("1")): {"1\n<|end|>": 1.0},
        asker.prompt(alone("2")): {"2\n<|end|>": 0.5, "7\n<|end|>": 0.5},
        asker.prompt(alone("3")): {"4\n<|end|>": 1.0},
    }
    await model.close()
    model = Scripted(script)
    shares: list[float] = []
    async with SandboxPool(parallel=1) as pool:
        trial = difficulty.Trial(
            model, Rewarder(Asker(form, template, model.tokenizer), pool), tries=10, most=20
        )
        solved = await trial.all([item("1"), item("2"), item("3")], 0, Journal(None, {}), shares.append)
        again = await trial.all([item("1"), item("2"), item("3")], 0, Journal(None, {}))
    await model.close()
    assert (solved[0], solved[2]) == (10, 0)
    assert 0 < solved[1] < 10
    assert solved == again
    assert shares[-1] == 1.0


async def test_questions_by_themselves_are_tried_and_counted() -> None:
    one = replace(item("1"), kind=QUESTION)
    model = Scripted({"x = 1": {}})
    prompt = Asker(None, load("scripted"), model.tokenizer).prompt(one)
    await model.close()
    model = Scripted({prompt: {"    return 1\n<|end|>": 0.5, "    return 2\n<|end|>": 0.5}})
    async with SandboxPool(parallel=1) as pool:
        rewarder = Rewarder(Asker(None, load("scripted"), model.tokenizer), pool)
        [solved] = await difficulty.Trial(model, rewarder, tries=20, most=40).all([one], 0, Journal(None, {}))
    await model.close()
    assert 0 < solved < 20


def told(key: str, text: str, code: str = "") -> Told:
    return Told(key, text, contamination.trees_of(code))


CODE = """\
def f(xs):
    total = 0
    for x in xs:
        if x > 3 and x % 2 == 0:
            total += x
    return total
"""
SAME = (
    'def other(values: list[int]) -> int:\n    """Doc."""\n    acc = 0\n    for v in values:\n'
    "        if v > 3 and v % 2 == 0:\n            acc += v\n    return acc\n"
)


def test_copies_are_found_by_words_and_by_code() -> None:
    own = [
        told("a", "Sum the even numbers of a list that exceed three.", CODE),
        told("b", "Reverse the words of a sentence."),
    ]
    benchmark = Benchmark(
        "own",
        (
            told("1", "Write a function to sum the even numbers of a list that exceed three.", SAME),
            told("2", "Find the capital of a country by looking it up in a table."),
        ),
    )
    overlap = contamination.compare(own, benchmark)
    assert (overlap.tasks, overlap.near, overlap.alike, overlap.same_code, overlap.same_both) == (
        2,
        1,
        1,
        1,
        1,
    )
    assert overlap.keys == ("a",)
    assert overlap.quantiles[-1] == pytest.approx(1.0)
    assert "| own | 2 | 2 | 1 | 1 |" in contamination.table([overlap])


def test_names_annotations_and_docstrings_make_no_difference_but_code_does() -> None:
    assert contamination.trees_of(CODE) == contamination.trees_of(SAME)
    assert contamination.trees_of(CODE) != contamination.trees_of(CODE.replace("> 3", "> 4"))
    assert contamination.trees_of(CODE) != contamination.trees_of(CODE.replace("xs:", "sorted(xs):"))
    assert contamination.trees_of("def f(x):\n    return x\n") == frozenset()  # trivial
    assert contamination.trees_of("def f(") == frozenset()


@given(st.lists(st.sampled_from("sum list word count even the of a".split()), min_size=1, max_size=8))
def test_every_text_is_nearest_to_itself(words: list[str]) -> None:
    text = " ".join(words)
    best, _ = contamination._nearest([text], ["something else", text])
    assert best[0] == pytest.approx(1.0, abs=1e-5)


def test_benchmarks_are_read_in_their_formats(tmp_path: Path) -> None:
    records = {
        "humaneval": {
            "task_id": "HumanEval/0",
            "prompt": 'def f(xs):\n    """Sum things.\n\n    >>> f([1])\n    1\n    """\n',
            "canonical_solution": CODE.partition("\n")[2],
            "entry_point": "f",
            "test": "",
        },
        "mbpp": {"task_id": 1, "text": "Write a function to sum.", "code": CODE},
        "cruxeval": {"id": "s0", "code": CODE, "input": "[1]", "output": "0"},
    }
    for name, record in records.items():
        (tmp_path / f"{name}.jsonl.gz").write_bytes(gzip.compress(json.dumps(record).encode() + b"\n"))
    found = {one.name: one.tasks[0] for one in contamination.benchmarks(tmp_path)}
    assert list(found) == ["humaneval", "mbpp", "cruxeval"]
    assert found["humaneval"].text == "Sum things."
    assert all(task.trees == contamination.trees_of(CODE) for task in found.values())


def test_what_a_benchmark_says_in_the_same_words_is_not_trained_on() -> None:
    everything = catalog.full()
    known = {entry.key for entry in everything.known_entries}
    assert {entry.key for entry in everything.entries} >= catalog.IN_BENCHMARKS
    assert not catalog.IN_BENCHMARKS & known
    assert not catalog.IN_BENCHMARKS & {told.key for told in contamination.material(everything, 5)}


def test_nothing_counts_as_unseen_whose_code_is_trained_on() -> None:
    everything = catalog.full()
    known = {contamination.shape(entry) for entry in everything.known_entries}
    twins = {entry.key for entry in everything.held_entries if contamination.shape(entry) in known}
    assert twins <= catalog.TWINS.keys()
    assert not twins & {entry.key for entry in everything.unseen_entries}


@pytest.mark.parametrize(("held", "known"), catalog.TWINS.items())
def test_twins_do_the_same(held: str, known: str) -> None:
    everything = catalog.full()
    [one] = [entry for entry in everything.held_entries if entry.key == held]
    [other] = [entry for entry in everything.known_entries if entry.key == known]
    first, second = function(one), function(other)
    r = Random(1)
    for _ in range(25):
        given = one.inputs(r)
        turned = given[::-1] if held == "text.in_first_only" else given
        assert list_of(first(*given)) == list_of(second(*turned))


def function(entry: Entry) -> Callable[..., object]:
    scope: dict[str, object] = {}
    exec(program(entry, entry.bodies[0]), scope)
    made = scope[entry.names[0]]
    assert callable(made)
    return made


def list_of(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def test_the_library_has_eight_hundred_different_functions() -> None:
    """Different in their code or in the types they take and give, whatever they are called."""
    entries = catalog.full().entries
    assert len({entry.key for entry in entries}) == len(entries)
    different = {
        (contamination.shape(entry), tuple(param.partition(":")[2] for param in entry.params), entry.returns)
        for entry in entries
    }
    assert len(different) >= 800
