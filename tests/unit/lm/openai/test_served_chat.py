"""The default model behind a real chat server of somebody else's: llama-cpp-python's, on loopback."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.completion import complete
from engine.lm import openai
from engine.lm.backends import SHIPPED_MODEL
from engine.lm.base import Sampling
from engine.lm.llama_cpp.cache import converted
from engine.lm.openai.chat import ESTIMATED, PROSE, ChatModel
from engine.lm.openai.remote import RemoteModel
from engine.lm.turn import Turn
from engine.services import Plan, Services
from engine.types import Agent, Decoding, ModelError, Task, Usage
from engine.workflow import Workflow
from sandbox import SandboxPool, TestCase
from tests.unit.lm.openai.llama_server import start

pytestmark = [pytest.mark.model, pytest.mark.thorough]
TASK = Task(
    "total",
    "def total(numbers):\n",
    '    """Return the sum of the numbers."""\n',
    description="Sum of numbers.",
    tests=(TestCase("a", "assert total([1, 2]) == 3"),),
)


@pytest.fixture(scope="module")
def llama_server(llama_cpp_installed: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("served")
    gguf = converted(SHIPPED_MODEL, "auto", folder)
    process, url = start(gguf, folder / "server.log", "--logits_all", "true", "--n_ctx", "2048")
    yield url
    process.terminate()
    process.wait(30)


async def answered(url: str, name: str) -> tuple[ChatModel, Usage]:
    """A model that has answered, cut off at the limit that was set."""
    model = await openai.load(url, name, api="chat", tokenizer=str(SHIPPED_MODEL))
    assert isinstance(model, ChatModel)
    usage = Usage()
    for _ in range(2):
        answer = await model.reply(Turn("def total(numbers):", "A file."), 2, Sampling(0.8, 0.9, 3), usage)
        assert answer is not None
        assert 0 < answer.tokens <= 2 * PROSE
        assert answer.read > 0
    assert usage.generated_tokens <= 2 * 2 * PROSE
    with pytest.raises(ModelError, match="no distributions"):
        await model.open([1], usage)
    return model, usage


async def played(model: ChatModel, strategy: str, roles: str) -> None:
    """A strategy to its end; what it wrote was run. ``resample`` runs nothing that is no Python."""
    plan = Plan(
        (Agent(2, template=model.template),),
        Decoding(16, in_turn=True),
        Workflow(programs=2, depth=2, width=2, progressions=1, roles=roles),
    )
    async with SandboxPool(parallel=1) as pool:
        completion = await complete(TASK, Services(model, pool), plan, strategy)
    assert completion.how == "decoded"
    assert completion.usage.generated_tokens > 0
    assert completion.usage.executions > 0 or (strategy, completion.code) == ("resample", "")


async def test_llama_cpps_server(llama_server, roles, one_thread):
    """It streams no usage, so pieces are counted."""
    model, _ = await answered(llama_server, "ours")
    assert model.note == ESTIMATED
    for strategy in ("direct", "resample", "code-tree", "map-coder", "quality-flow"):
        await played(model, strategy, roles)
    await model.close()
    completions = await openai.load(llama_server, "ours", tokenizer=str(SHIPPED_MODEL))
    assert isinstance(completions, RemoteModel)
    before = completions.requests
    answer = await completions.reply(Turn("Sum."), 9, Sampling(0), Usage())
    assert answer is not None
    assert answer.tokens <= 9
    assert completions.requests == before + 1
    await completions.close()
