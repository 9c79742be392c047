"""Every strategy to its own end with the default model behind a real server of somebody else's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.completion import complete
from engine.lm import openai
from engine.lm.backends import SHIPPED_MODEL
from engine.lm.llama_cpp.cache import converted
from engine.services import Plan, Services
from engine.strategies import STRATEGIES
from engine.types import Agent, Decoding, Task
from engine.workflow import Workflow
from sandbox import SandboxPool, TestCase
from tests.unit.lm.openai.llama_server import start

pytestmark = [pytest.mark.model, pytest.mark.thorough]

TASK = Task(
    "total",
    "def total(numbers):\n",
    '    """Return the sum of the numbers."""\n',
    description="Sum of numbers.",
)
EASY = (TestCase("a", "assert total([1, 2]) == 3"),)
HOPELESS = (TestCase("a", "assert total([1, 2]) == 3"), TestCase("b", "assert total([1, 2]) == 4"))
"""Nothing passes both, so that every loop goes on to its bounds."""
ROLES = {
    "reflexion": {"generator", "retry"},
    "self-debug": {"generator", "repair"},
    "chain-of-thought": {"reasoned"},
    "quality-flow": {"generator", "quality-checker", "test-designer", "rewrite"},
    "code-tree": {"solver", "debugger", "critic-action", "critic-outputs", "critic-implementation"},
}
"""Who has worked when nothing passed; the model's format has no room for the advice of others."""


@pytest.fixture(scope="module")
def server(llama_cpp_installed: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("served")
    gguf = converted(SHIPPED_MODEL, "auto", folder)
    process, url = start(gguf, folder / "server.log", "--logits_all", "true")
    yield url
    process.terminate()
    process.wait(30)


@pytest.mark.parametrize("tests", [EASY, HOPELESS], ids=["easy", "hopeless"])
@pytest.mark.parametrize("strategy", [name for name in STRATEGIES if name != "memory"])  # it asks no model
async def test_a_strategy_runs_to_its_end_and_its_cost_is_counted(server, roles, one_thread, strategy, tests):
    model = await openai.load(server, "ours", tokenizer=str(SHIPPED_MODEL))
    before = model._client.requests
    plan = Plan(
        (Agent(2, temperature=0.2, template=model.template),),  # what is drawn is mostly the likeliest
        Decoding(16, harvest=True),
        Workflow(programs=3, depth=2, width=2, progressions=2, roles=roles),
    )
    try:
        async with SandboxPool(parallel=1) as pool:
            task = Task(**{**vars(TASK), "tests": tests})
            completion = await complete(task, Services(model, pool), plan, strategy)
    finally:
        await model.close()
    usage, counts = completion.usage, completion.workings.roles
    assert (completion.strategy, completion.task) == (strategy, task)
    assert completion.how != "interrupted"
    assert completion.passed is (tests is EASY)
    assert completion.note == "truncated distribution"
    assert usage.prompt_tokens > 0
    assert usage.executions > 0
    assert 0 < usage.forward_passes <= model._client.requests - before
    assert usage.generated_tokens > 0
    assert usage.generated_tokens >= sum(count.tokens for count in counts.values())
    if tests is HOPELESS:
        assert ROLES.get(strategy, set()) <= set(counts)
