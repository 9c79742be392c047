"""The command line with all kinds of tokenizers: a scripted model's body comes out letter by letter."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from egcfg_lsp.cli import main
from egcfg_lsp.resources import compose
from engine.lm.base import Logprobs
from engine.lm.cached import CachedModel
from engine.lm.sampling import IMPOSSIBLE, Row
from engine.lm.scheduler import PASS_TOKENS, Chunk, Owner
from engine.lm.scripted import FLOOR, ScriptedBackend
from engine.lm.transformers.tokenizer import TransformersTokenizer
from tests.thorough import sampled
from tests.unit.lm.tokenizers.tokenizer_kinds import KINDS, Kind

PADDING = 50
FILE = '''\
def joined(word, other):
\t"""Joins them by </s>, <|im_end|>, <|eot_id|> and <|end|> (<s>é🙂</s>).

\t>>> joined("a", "<|im_start|>")
\t'a</s><|im_end|><|im_start|><|eot_id|><|end|>'
\t"""
\t...
'''.replace("\n", "\r\n")
RIGHT = """\
    marks = ["</s><|im_end|>", "<|eot_id|>"]  # é🙂\tand a tab
    for mark in marks[:1]:
        word = (word + mark)

    if word:
        word += other

    return (word + marks[1]) + "<|end|>"
"""
WRONG = RIGHT.replace("[:1]", "[1:]")
_GUIDED = ["--strategy", "eg-cfg", "--set", "harvest=no", "--set", "num-candidates=3", "--set", "horizon=2"]
WAYS = {
    "ladder": [],
    "guided with drafts": _GUIDED,
    "guided without drafts": [*_GUIDED, "--set", "drafts=no"],
    "conditional alone": [*_GUIDED, "--set", "gamma=1"],
    "beams": [*_GUIDED, "--set", "beams=yes"],
    "plain": ["--strategy", "direct"],
}


class BodyBackend(ScriptedBackend):
    """Writes one of some bodies, each in the tokens that it has as a whole, behind whatever the prompt is."""

    def __init__(self, tokenizer: TransformersTokenizer, bodies: Mapping[str, float]) -> None:
        super().__init__(tokenizer, lambda text: {})
        self.read: set[tuple[int, ...]] = set()
        """Every sequence after which tokens were asked for."""
        end = min(tokenizer.end_tokens)
        self._bodies = [
            ([*tokenizer.encode(tokenizer.literal(body)), end], weight) for body, weight in bodies.items()
        ]

    def _logits(self, row: Row) -> Logprobs:
        tokens = self.sequences[row.sequence] = [
            *self.sequences.get(row.sequence, [])[: row.start],
            *row.tokens,
        ]
        ends = range(len(tokens) - row.positions + 1, len(tokens) + 1)
        self.read.update(tuple(tokens[:end]) for end in ends[-1:])
        rows = [self._after(tokens[:end]) for end in ends]
        return np.stack(rows) if rows else np.empty((0, self._tokenizer.vocabulary), np.float32)

    def _after(self, tokens: list[int]) -> Logprobs:
        written = [begun(body, tokens) for body, _ in self._bodies]
        chances = np.full(self._tokenizer.vocabulary, FLOOR / self._tokenizer.vocabulary)
        for (body, weight), length in zip(self._bodies, written, strict=True):
            if length == max(written) < len(body):
                chances[body[length]] += weight
        logprobs: Logprobs = np.log(chances / chances.sum()).astype(np.float32)
        logprobs[list(self._tokenizer.forbidden)] = IMPOSSIBLE
        return logprobs


def begun(body: list[int], tokens: list[int]) -> int:
    """How many tokens of ``body`` stand at the end of ``tokens``."""
    for length in range(min(len(body), len(tokens)), 0, -1):
        if body[length - 1] == tokens[-1] and body[:length] == tokens[-length:]:
            return length
    return 0


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Callable[..., CachedModel]:
    """Lets a scripted model with the tokenizer of a kind answer in place of the one that would be loaded."""

    def installed(kind: Kind, line_end: str = "\n") -> CachedModel:
        theirs = kind.make()
        tokenizer = TransformersTokenizer(theirs, max(theirs.get_vocab().values()) + 1 + PADDING)
        model = CachedModel(
            BodyBackend(tokenizer, {RIGHT.replace("\n", line_end): 0.7, WRONG.replace("\n", line_end): 0.3}),
            tokenizer,
            name=kind.name,
            context_length=8192,
            template="chat" if tokenizer.has_turns else "base-file",
            owner=Owner("scripted model"),
            chunk=Chunk(PASS_TOKENS),
        )

        async def open_model(settings: Any) -> CachedModel:
            return model

        monkeypatch.setattr(compose, "open_model", open_model)
        return model

    return installed


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "words.py"
    path.write_bytes(FILE.encode())
    return path


def complete(capfd: pytest.CaptureFixture[str], file: Path, *arguments: str) -> dict[str, Any]:
    alone = ["--python", sys.executable]
    code = main(["complete", str(file), *alone, "--json", "--write", *arguments])
    out, err = capfd.readouterr()
    assert code == 0, err
    result: dict[str, Any] = json.loads(out)
    return result


_EACH_ONCE = [
    (kind, way) for kind in KINDS for way in WAYS if way == "guided with drafts" or kind is KINDS[2]
]
_OTHERS = [
    pytest.param(kind, way, marks=pytest.mark.thorough)
    for kind in KINDS
    for way in WAYS
    if (kind, way) not in _EACH_ONCE
]


@pytest.mark.parametrize(("kind", "way"), sampled([*_EACH_ONCE, *_OTHERS], 3), ids=str)
def test_the_body_comes_out_letter_by_letter(capfd, file, install, kind: Kind, way: str):
    model = install(kind)
    result = complete(capfd, file, *WAYS[way])
    assert result["code"] == RIGHT
    assert result["passed"]
    tabbed = RIGHT.replace("        ", "\t\t").replace("    ", "\t").replace("\n", "\r\n")
    assert file.read_bytes().decode() == FILE.replace("\t...\r\n", tabbed)
    _check_prompts(model, kind)


@pytest.mark.parametrize("kind", sampled(KINDS, 3), ids=str)
def test_a_model_that_ends_lines_with_crlf(capfd, file, install, kind: Kind):
    install(kind, "\r\n")
    assert complete(capfd, file, *WAYS["guided with drafts"])["code"] == RIGHT


def _check_prompts(model: CachedModel, kind: Kind) -> None:
    """One BOS where the model wants one, no control tokens but the template's, the user's own words."""
    tokenizer, sequences = model.tokenizer, model.backend.read
    bos, [end] = tokenizer.opening(""), tokenizer.encode(kind.end)
    for tokens in sequences:
        assert list(tokens[: len(bos)]) == bos
        assert not {*bos} & {*tokens[len(bos) :]}
        assert tokens.count(end) == (kind.template == "chat")
        assert max(tokens) < tokenizer.vocabulary - PADDING
        assert "(<s>é🙂</s>)" in tokenizer.decode(tokens)
