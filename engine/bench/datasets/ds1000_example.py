"""The one example that a prompt of DS-1000 shows: the prompt's code gives its inputs, the text its result.

Results have many forms, and most prompts show more than one table: inputs, what was tried, what came of it.
A result counts where the words before it say that it is wanted. Nothing but the prompt is read.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence

from engine.bench.datasets.ds1000_inputs import GivenInputs, assigned
from engine.bench.datasets.ds1000_prompt import SnippetPrompt
from engine.bench.shown.shown_blocks import PLAINLY, ShownBlock, blocks, last_clause
from engine.bench.shown.shown_results import ShownResult
from engine.decoding.executable import parse
from sandbox import TestCase

_WANTED = re.compile(
    r"\b(desired|expect\w*|should|shall|want\w*|would like|i'd like|wish|intend\w*|goal|final|resulting|"
    r"looking for|looking to|trying to|output like|will return|please (?:return|output)|"
    r"new (?:data\w*|df|array)|convert|transform|turn \w+ into|achieve|accomplish|need\w*|aim|"
    r"end up with|so that|must return|required|hope|"
    r"what i'm after|how (?:can|do|could|to)\b.*\b(?:like|following|into|below))\b",
    re.IGNORECASE,
)
_UNWANTED = re.compile(
    r"\b(errors?|wrong|incorrect|instead|actual|actually|current|currently|tried|attempt\w*|input|original|have|"
    r"not|so far|looked|as of now|i get|i got|gives me|suppose|assume|given|yields an?|would just|"
    r"index to)\b|n't\b|\bif\b(?![^,]*=)",
    re.IGNORECASE,
)
_RESULT = re.compile(
    r"\b(desired|expect\w*|results?|outputs?|get|return|become|like this|looks? like|answer|end up)\b",
    re.IGNORECASE,
)
_NAMED = (
    "desired expected wanted output result desired_output expected_output test_data desired_result "
    "expected_result out final desire"
).split()
_RANDOM = re.compile(r"\brandom\b|\brand\w*\(|\bsample\(")


class NoExample(Exception):
    """Why a prompt has no example that can be used."""


def example(prompt: SnippetPrompt) -> TestCase:
    """The test of the prompt's own example. Raises ``NoExample``."""
    if not prompt.code.strip():
        raise NoExample("its prompt gives no inputs")
    if "load_data" in prompt.code:
        raise NoExample("its inputs are not in the prompt")
    if _RANDOM.search(prompt.code):
        raise NoExample("its inputs are drawn at random")
    if not prompt.call:
        raise NoExample("its prompt names no variable for the result")
    given = assigned(prompt.code)
    if prompt.inside and not _can_call(prompt, given):
        raise NoExample("its inputs are not in the prompt")
    shown = _chosen(list(blocks(prompt.text)), prompt, given)
    return shown.test("example:1", prompt.call)


def _can_call(prompt: SnippetPrompt, given: dict[str, ast.expr]) -> bool:
    call = parse(prompt.call)
    names = {node.id for node in ast.walk(call) if isinstance(node, ast.Name)} if call is not None else {""}
    return names <= {*given, prompt.task.name, "np", "pd"}


def _chosen(blocks: Sequence[ShownBlock], prompt: SnippetPrompt, given: dict[str, ast.expr]) -> ShownResult:
    """The last of the results that are most plainly wanted, and shown for the inputs of the code."""
    strengths = [_strength(blocks, place, prompt, given) for place in range(len(blocks))]
    if not any(strengths):
        raise NoExample("its prompt shows no result")
    known = GivenInputs(given, prompt.code)
    wanted: list[int] = []
    start = 0
    for place, strength in enumerate(strengths):
        if strength == max(strengths):
            if known.fits(blocks[start:place]) and known.agrees(blocks[: place + 1]):
                wanted.append(place)
            start = place + 1
    if not wanted:
        raise NoExample("its result is shown for other inputs")
    shown = blocks[wanted[-1]].shown
    assert shown is not None
    return shown


def _strength(
    blocks: Sequence[ShownBlock], place: int, prompt: SnippetPrompt, given: dict[str, ast.expr]
) -> int:
    """How plainly a block is the wanted result: 0 is not at all."""
    block = blocks[place]
    if block.shown is None or (block.name in given and block.name not in prompt.result):
        return 0
    if len(prompt.result) > 1 and (block.is_table or block.shown.form != "shown_values"):
        return 0
    if (
        block.name
        and block.name not in given
        and (block.name.lower() in _NAMED or block.name in prompt.result)
    ):
        return 2
    before = blocks[place - 1] if place else ShownBlock()
    if before.shown is not None or before.node is not None:
        return 0
    words = before.text.strip()
    if words.rstrip(":") in prompt.result and words not in given:
        return 2
    clause = last_clause(words)
    if _UNWANTED.search(clause) or (block.name and not _RESULT.search(clause)):
        return 0
    return 2 if _WANTED.search(clause) else int(bool(PLAINLY.match(clause)))
