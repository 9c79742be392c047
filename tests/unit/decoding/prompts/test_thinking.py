"""Free text before the code block, from which guided decoding goes on (EG-CFG, equations 4 and 5)."""

from __future__ import annotations

import pytest

from engine.completion import complete
from engine.core.options import Agent, Decoding
from engine.decoding.services import Plan, Services
from engine.lm.scripted import Scripted, Weights, follow
from engine.prompts import load
from sandbox import Outcome, RunResult, TestResult
from tests.unit.mean import GOOD, TASK

HEAD = "```python\n" + TASK.signature
TEMPLATE = r"""
chat = false
shared = "Examples.\n"
task = "{description}\nAnswer:\n"
answer = "```python\n{signature}"
end = "```"
[signal]
intro = "Runs:\n"
candidate = "Attempt:\n{code}"
run = "{call}\n"
event = "{line}: {values}\n"
elided = "{count}\n"
returned = "{value}\n"
raised = "{value}\n"
left_out = "{count}\n"
outro = ""
passed = ""
failed = ""
"""
ASKED = "Answer:\n"
THOUGHT = "First the empty list,\nthen the sum.\n"


@pytest.fixture
def template(tmp_path):
    path = tmp_path / "block.toml"
    path.write_text(TEMPLATE)
    return str(path)


class Failing:
    """A sandbox in which every program fails its tests."""

    async def run(self, program, tests, limits=None, *, trace=True):
        results = tuple(TestResult(test, Outcome.FAIL, True, "mean()", actual="1") for test in tests)
        return RunResult(Outcome.FAIL, results)


async def completed(template, script, **decoding):
    """The completion, and every text that the model was to continue."""
    texts: list[str] = []

    def listening(text: str) -> Weights:
        texts.append(text)
        return follow(script)(text)

    model = Scripted(listening)
    plan = Plan((Agent(2, 8, 1.0, 1.0, template),), Decoding(harvest=False, signal_share=0.9, **decoding))
    completion = await complete(TASK, Services(model, Failing()), plan, "eg-cfg")
    assert model.open_contexts == 0
    return completion, texts


@pytest.mark.parametrize(
    ("answer", "kept"),
    [
        (THOUGHT + "```python\ndef mean(", THOUGHT),
        (THOUGHT + "```\nmean", THOUGHT),
        ("```python\n", ""),
        (THOUGHT, THOUGHT),
        ("Without an end", "Without an end\n"),
    ],
)
async def test_the_thought_stays_and_the_function_begins_behind_it(template, answer, kept):
    script = {ASKED: {answer: 1.0}, kept + HEAD: {GOOD + "```": 1.0}}
    completion, texts = await completed(template, script, think_tokens=200)
    assert completion.code == GOOD
    guided = [text for text in texts if "Attempt:" in text and GOOD[:8] in text.rpartition(HEAD)[2]]
    assert guided, "lines are guided behind the thought"
    assert all(ASKED + kept + HEAD in text for text in guided)


async def test_a_thought_that_does_not_end_is_cut(template):
    script = {ASKED: {"so " * 200: 1.0}, HEAD: {GOOD + "```": 1.0}}
    completion, texts = await completed(template, script, think_tokens=30)
    assert completion.code == GOOD
    assert any(ASKED + "so " * 10 + "\n" + HEAD in text for text in texts if "Attempt:" in text)


async def test_without_thinking_the_head_is_given(template):
    completion, _ = await completed(template, {ASKED + HEAD: {GOOD + "```": 1.0}})
    assert completion.code == GOOD


async def test_a_template_without_a_code_block_has_no_place_for_thoughts():
    model = Scripted({"<|body|>\n": {GOOD: 1.0}})
    plan = Plan((Agent(2, 8, 1.0, 1.0),), Decoding(think_tokens=50))
    assert (await complete(TASK, Services(model, Failing()), plan, "eg-cfg")).code == GOOD
    assert not load("scripted").thinks
