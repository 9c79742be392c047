"""Micro-copy: the answer stands in the prompt, in the engine's own format."""

from __future__ import annotations

from random import Random

from engine.train.examples import micro_copy
from engine.train.examples.material import template


def test_the_answer_is_the_passing_candidate() -> None:
    random = Random(0)
    for _ in range(200):
        example = micro_copy.from_candidates(random)
        answer = example.answer.removesuffix(template().end)
        head, *candidates = example.prompt.removesuffix("<|body|>\n").split("<|candidate|>\n")
        assert head.endswith("<|signal|>\n")
        passing = [text for text in candidates if " no\n" not in text]
        assert len(passing) == 1
        assert passing[0].startswith(answer)
        assert passing[0].count(" ok\n") == example.prompt.partition("<|signal|>")[0].count(" == ")


def test_the_docstring_quotes_the_answer() -> None:
    random = Random(1)
    for _ in range(100):
        example = micro_copy.from_docstring(random)
        code = example.answer.partition("return ")[2].partition("\n")[0]
        assert code in example.prompt
        assert "<|signal|>" not in example.prompt


def test_the_same_seed_gives_the_same_examples() -> None:
    assert [micro_copy.copying(Random(7)) for _ in range(3)] == [
        micro_copy.copying(Random(7)) for _ in range(3)
    ]
