"""llama.cpp with the architectures and tokenizers of other people's models, in files of random weights."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import numpy as np
import pytest

from egcfg_lsp.cli import main
from engine.core.task import Usage
from engine.lm.base import Choice, Context, Guidance, Sampling
from engine.lm.cached import CachedModel
from engine.lm.llama_cpp import load
from engine.lm.llama_cpp.backend import Piece
from engine.lm.sampling import Distributions, Step, log_softmax
from tests.unit.lm.llama_cpp.ggufs import TOKENS, TOLERANCES, UNUSED, VOCABULARIES, write_random
from tests.unit.lm.scheduling.walks import walk

pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("llama_cpp_installed")]

CODE = "def area(width, height):\n    return width * height\n\n\n"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("random-ggufs")


@pytest.fixture(scope="module", params=VOCABULARIES)
def architecture(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def path(architecture: str, folder: Path) -> Path:
    return write_random(architecture, folder)


@pytest.fixture
async def model(path: Path) -> AsyncIterator[CachedModel]:
    model = await load(str(path), device="cpu", threads=1, cache_mb=8)
    yield model
    await model.close()


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_happens_answers_are_those_of_a_plain_run(path, architecture, seed):
    """Long sequences in a small cache: with a window of 16, old cells are taken by other sequences."""
    plain = await load(str(path), device="cpu", threads=1, cache_mb=8)
    model = await load(str(path), device="cpu", threads=1, cache_mb=1)
    contexts = plain.backend._store._contexts
    backend = model.backend
    source = random.Random(seed)
    shadows: dict[int, tuple[int, ...]] = {}
    for rows in walk(source, backend, shadows, 80, TOKENS - UNUSED - 20, longest=60):
        answers = backend.forward([Step((row,), Distributions()) for row in rows])
        for row, answer in zip(rows, answers, strict=True):
            contexts.cut(0, 0)
            logits = contexts.decode([Piece(0, 0, shadows[row.sequence], row.positions)])
            logits[:, list(plain.tokenizer.forbidden)] = -1e30
            expected = log_softmax(logits)
            likely = expected > np.log(1e-6)
            np.testing.assert_allclose(answer[likely], expected[likely], atol=TOLERANCES[architecture])
    await asyncio.gather(plain.close(), model.close())


async def drawn(context: Context, seed: int) -> list[int]:
    found: list[int] = []

    def hear(tokens: object) -> bool:
        found.extend(tokens)
        return True

    await context.draw(20, Sampling(1.0, 0.95, seed), hear)
    return found


async def test_draws_are_the_same_alone_and_together(model, architecture):
    """And none is a token that the tokenizer does not know."""
    trunk = await model.open(model.tokenizer.opening(CODE), Usage())
    together = await asyncio.gather(*[drawn(await trunk.fork(), seed) for seed in range(12)])
    assert not set(model.tokenizer.forbidden).intersection(token for tokens in together for token in tokens)
    if TOLERANCES[architecture] < 1e-3:  # otherwise rounding may decide
        assert len(set(map(tuple, together))) == 12
        assert [await drawn(await trunk.fork(), seed) for seed in range(12)] == together


@pytest.mark.parametrize("gamma", [0.0, 0.7, 1.0, 2.0])
async def test_a_guided_line_is_the_same_with_drafts(model, gamma):
    prior = await model.open(model.tokenizer.opening(CODE + "def f(x):\n"), Usage())
    conditional = await model.open(model.tokenizer.opening("# 3\n" + CODE + "def f(x):\n"), Usage())

    async def decided(propose: Callable | None) -> list[Choice]:
        ours, theirs = await prior.fork(), await conditional.fork()
        return await ours.decide(theirs, Guidance(gamma, 0.0, explain=True), 12, propose)

    plain = await decided(None)
    tokens = [choice.token for choice in plain]
    usage = prior._usage.forward_passes
    drafted = await decided(lambda decided, left: tokens[len(decided) :][:left])
    assert [choice.token for choice in drafted] == tokens
    if len(tokens) > 2:
        assert prior._usage.forward_passes - usage < len(tokens)
    assert [choice.guided for choice in drafted] == pytest.approx([c.guided for c in plain], abs=1e-2)


async def test_rows_that_the_tokenizer_does_not_know_are_forbidden(model, architecture):
    byte_level = architecture in ("qwen2", "starcoder2")
    unknown = range(TOKENS - UNUSED, TOKENS) if byte_level else [0]  # <unk>
    assert set(unknown) <= set(model.tokenizer.forbidden)


async def test_text_survives_the_tokenizer(model, architecture):
    tokenizer = model.tokenizer
    begins = [1] if architecture in ("llama", "gemma", "gemma2") else []
    assert [token for token in tokenizer.opening(CODE) if token == 1] == begins
    for line in ("    return 1\n", "\tx = 'é'\r\n", " ", "\n\n"):
        assert tokenizer.decode(tokenizer.encode(line)) == line


@pytest.mark.parametrize("kind", ["qwen2", "starcoder2", "gemma"])
def test_a_completion_uses_its_budget_and_ends(folder, tmp_path, capfd, kind):
    """Random weights write nonsense: what counts is that it was read, drawn, run and reported."""
    path = write_random(kind, folder, context=2048)
    file = tmp_path / "sums.py"
    file.write_text('def double(x):\n    """\n    >>> double(2)\n    4\n    """\n', encoding="utf-8")
    model = ["--set", "backend=llama-cpp", "--model", str(path), "--set", "threads=1", "--set", "cache-mb=16"]
    bounds = ["--budget", "600t", "--python", sys.executable]
    code = main(["complete", str(file), *model, *bounds])
    out, err = capfd.readouterr()
    assert code == 1
    assert "the budget of 600 tokens is spent" in err
    assert "Traceback" not in err
    assert not out or out.startswith("def double(x):\n")
