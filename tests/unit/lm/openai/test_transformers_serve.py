"""The default model behind transformers' own server (``transformers serve``), on loopback."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.completion import complete
from engine.lm import openai
from engine.lm.backends import SHIPPED_MODEL
from engine.lm.base import Sampling
from engine.lm.openai.chat import PROSE, ChatModel
from engine.lm.turn import Turn
from engine.services import Plan, Services
from engine.types import Agent, Decoding, ModelError, Task, Usage
from engine.workflow import Workflow
from sandbox import SandboxPool, TestCase
from tests.unit.lm.openai.loopback_process import started

pytestmark = [pytest.mark.model, pytest.mark.thorough]
TASK = Task(
    "total",
    "def total(numbers):\n",
    '    """Return the sum of the numbers."""\n',
    description="Return the sum of the numbers.",
    tests=(TestCase("a", "assert total([1, 2]) == 3"), TestCase("b", "assert total([]) == 0")),
)
HOPELESS = (*TASK.tests, TestCase("c", "assert total([]) == 1"))
"""No program passes, so that every loop goes on to its bounds."""
CHAT_TEMPLATE = """\
{%- set question = messages[-1]['content'].replace('It has to satisfy:', 'Tests:') -%}
{%- if 'Tests:\\n' in question -%}
<|task|>{{ question.split('```python\\n')[-1].split('```')[0].strip() }}
<|tests|>
{{ question.split('Tests:\\n')[-1].split('\\n\\n')[0].strip() }}
<|body|>{{ '\\n' }}
{%- else -%}
{{ question }}{{ '\\n' }}
{%- endif -%}
"""
"""The model has no turns. This gives it the last function of a question in its own format."""


@pytest.fixture(scope="module")
def model_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("chatting") / "model"
    shutil.copytree(SHIPPED_MODEL, folder)
    (folder / "chat_template.jinja").write_text(CHAT_TEMPLATE)
    return folder


@pytest.fixture(scope="module")
def server(model_folder: Path) -> Iterator[str]:
    """Needs the packages of ``transformers[serving]``; ``make test-all`` installs them."""
    command = [sys.executable, "-m", "transformers.cli.transformers", "serve", str(model_folder)]
    own = {"HF_HOME": str(model_folder.parent), "HF_HUB_OFFLINE": "1", "OMP_NUM_THREADS": "1"}
    options = ["--device", "cpu", "--log-level", "warning"]
    process, url = started([*command, *options], model_folder.parent / "server.log", {**os.environ, **own})
    yield url
    process.terminate()
    process.wait(30)


async def test_answers_are_counted_by_the_server(server, model_folder):
    model = await openai.load(server, str(model_folder), api="chat")
    usage = Usage()
    answer = await model.reply(Turn("def total(numbers):", "A file."), 2, Sampling(0.8, 0.9, 3), usage)
    await model.close()
    assert answer is not None
    assert (answer.tokens, answer.cut) == (2 * PROSE, True)
    assert (usage.generated_tokens, usage.prompt_tokens) == (answer.tokens, answer.read)
    assert model.note == ""


async def test_its_completions_have_no_probabilities_so_that_its_chat_is_used(server, model_folder):
    model = await openai.load(server, str(model_folder))
    assert isinstance(model, ChatModel)
    await model.close()
    with pytest.raises(ModelError, match="gives no log-probabilities"):
        await openai.load(server, str(model_folder), api="completions")


@pytest.mark.parametrize("tests", [TASK.tests, HOPELESS], ids=["easy", "hopeless"])
@pytest.mark.parametrize("strategy", ["direct", "resample", "quality-flow", "code-tree", "map-coder"])
async def test_a_strategy_runs_to_its_end(server, model_folder, strategy, tests):
    model = await openai.load(server, str(model_folder), api="chat")
    assert isinstance(model, ChatModel)
    before = model.requests
    plan = Plan(
        (Agent(2, template=model.template),),
        Decoding(64, in_turn=True),
        Workflow(programs=3, depth=2, width=2, progressions=1, plans=2, debug_rounds=1),
    )
    task = Task(**{**vars(TASK), "tests": tests})
    try:
        async with SandboxPool(parallel=1) as pool:
            completion = await complete(task, Services(model, pool), plan, strategy)
    finally:
        await model.close()
    assert completion.how == "decoded"
    assert completion.code == "    return sum(numbers)\n"
    assert completion.passed is (tests is TASK.tests)
    assert completion.usage.forward_passes == model.requests - before > 0
    assert completion.usage.generated_tokens > 0
