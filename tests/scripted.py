"""A deterministic model for tests: it follows a script. No torch, no files.

    model = Scripted({"def one():\\n": {"    return 1\\n": 0.9, "    return 2\\n": 0.1}})

Wherever the text so far ends with a key, possibly followed by the beginning of one of its continuations, the
model follows the continuations that still fit, in proportion to their weights.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

import numpy as np

from engine.lm.base import Logprobs, Speed, Tokenizer
from engine.lm.cached import CachedModel
from engine.lm.prefix_cache import common_prefix
from engine.lm.sampling import IMPOSSIBLE, Answer, Row, Step, answer
from engine.lm.scheduler import PASS_TOKENS, Chunk, Owner
from engine.lm.tokens import Literal, looks_like_control, marks, pieces
from engine.support.errors import SettingsError

Weights = Mapping[str, float]
Script = Callable[[str], Weights]
"""From the text so far to texts that may come next (as long as one likes) and their weights."""

END = "<|end|>"
FLOOR = 1e-6
"""What all tokens outside the script share."""
PRINTABLE = "\n" + "".join(chr(code) for code in range(32, 127))


class ScriptedTokenizer:
    """One token for each of ``texts`` and of the printable characters; the longest match wins."""

    def __init__(self, texts: Iterable[str] = ()) -> None:
        self._texts = [END, *dict.fromkeys(text for text in (*PRINTABLE, *texts) if text)]
        self._numbers = {text: number for number, text in enumerate(self._texts)}
        self._shown = ["", *self._texts[1:]]
        longest_first = sorted(self._texts, key=len, reverse=True)
        self._split = re.compile("|".join([*map(re.escape, longest_first), "."]), re.DOTALL)
        self.vocabulary = len(self._texts)
        self.end_tokens = frozenset({0})
        self.forbidden: Sequence[int] = ()
        self.infill = marks(self._numbers)
        self._literal = Literal(filter(looks_like_control, self._texts))

    def literal(self, text: str) -> str:
        """``text``, marked so that ``<|end|>`` and the like in it are encoded as text."""
        return self._literal(text)

    def encode(self, text: str) -> list[int]:
        """Tokens of ``text``; ``<|end|>`` is recognized. Characters that have no token become ``?``."""
        return list(self._tokens(text))

    def opening(self, text: str) -> list[int]:
        """The same: nothing stands in front."""
        return self.encode(text)

    def _tokens(self, text: str) -> Iterator[int]:
        unknown = self._numbers["?"]
        return (
            self._numbers.get(found[0], unknown)
            for piece in pieces(text)
            for found in self._split.finditer(piece)
        )

    def decode(self, tokens: Sequence[int]) -> str:
        """Text of ``tokens``, the end left out."""
        return "".join(map(self._shown.__getitem__, tokens))

    def chat(self, text: str) -> str:
        """A scripted model has no chat template: raises ``SettingsError``."""
        raise SettingsError("The scripted model has no chat template.")

    def first(self, text: str) -> int:
        """The first token of ``text``, which is not empty; the rest, which may be long, is not encoded."""
        return next(self._tokens(text))


class ScriptedBackend:
    """Keeps the tokens of every sequence where a real backend keeps keys and values, and records passes."""

    def __init__(self, tokenizer: Tokenizer, script: Script) -> None:
        self._tokenizer = tokenizer
        self._script = script
        self.sequences: dict[int, list[int]] = {}
        self.passes: list[list[Row]] = []
        """The rows of every pass so far."""

    def begin(self, sequence: int, tokens: tuple[int, ...]) -> int:
        return common_prefix(self.sequences.get(sequence, []), list(tokens))

    def forward(self, steps: Sequence[Step]) -> list[Answer]:
        self.passes.append([row for step in steps for row in step.rows])
        return [answer(step, [self._logits(row) for row in step.rows]) for step in steps]

    def copy(self, source: int, length: int, target: int) -> None:
        self.sequences[target] = self.sequences.get(source, [])[:length]

    def free(self, sequence: int) -> None:
        self.sequences.pop(sequence, None)

    def close(self) -> None:
        """Forgets everything but the passes."""
        self.sequences.clear()

    def _logits(self, row: Row) -> Logprobs:
        """``(positions, vocabulary)``."""
        kept = self.sequences.get(row.sequence, [])[: row.start]
        if len(kept) < row.start:
            raise RuntimeError(f"sequence {row.sequence} has no {row.start} positions")
        tokens = self.sequences[row.sequence] = [*kept, *row.tokens]
        ends = range(len(tokens) - row.positions + 1, len(tokens) + 1)
        rows = [self._distribution(self._tokenizer.decode(tokens[:end])) for end in ends]
        return np.stack(rows) if rows else np.empty((0, self._tokenizer.vocabulary), np.float32)

    def _distribution(self, text: str) -> Logprobs:
        """Log-probabilities after ``text``: the first tokens of what the script says, by weight."""
        weights = {next_: weight for next_, weight in self._script(text).items() if weight > 0 and next_}
        total = sum(weights.values())
        chances = np.full(self._tokenizer.vocabulary, FLOOR / self._tokenizer.vocabulary)
        if not weights:
            chances[min(self._tokenizer.end_tokens)] += 1 - FLOOR
        for next_, weight in weights.items():
            chances[_first(self._tokenizer, next_)] += (1 - FLOOR) * weight / total
        logprobs: Logprobs = np.log(chances).astype(np.float32)
        logprobs[list(self._tokenizer.forbidden)] = IMPOSSIBLE
        return logprobs


def _first(tokenizer: Tokenizer, text: str) -> int:
    return tokenizer.first(text) if isinstance(tokenizer, ScriptedTokenizer) else tokenizer.encode(text)[0]


class Scripted(CachedModel):
    """A language model that follows ``script`` and ends where the script has nothing to say.

    ``script`` is a function from the text so far, or a mapping as above (see ``follow``). ``tokens`` gives
    texts a token of their own, such as ``"    "`` or whole lines; all others are spelled out. ``tokenizer``
    stands in for the scripted one.
    """

    backend: ScriptedBackend

    def __init__(
        self,
        script: Script | Mapping[str, Weights],
        *,
        tokens: Iterable[str] = (),
        context_length: int = 100_000,
        template: str = "scripted",
        tokenizer: Tokenizer | None = None,
    ) -> None:
        used = tokenizer or ScriptedTokenizer(tokens)
        super().__init__(
            ScriptedBackend(used, script if callable(script) else follow(script)),
            used,
            name="scripted",
            context_length=context_length,
            template=template,
            owner=Owner("scripted model"),
            chunk=Chunk(PASS_TOKENS),
            parameters=0,
        )
        self.speed = Speed()
        """Unknown, whatever this machine does: what is made of a script depends on the script alone."""

    @property
    def pass_sizes(self) -> list[int]:
        """How many rows each pass so far had."""
        return [len(rows) for rows in self.backend.passes]


def follow(continuations: Mapping[str, Weights]) -> Script:
    """A script from a mapping of prompt ends to weighted continuations.

    Of all keys that occur in the text, the one that occurs last (the longest, if several end there) counts,
    provided that what stands behind it begins one of its continuations; then the rest of each that fits is
    what comes next. A continuation that is complete makes room for keys that end with it; if none does, the
    completion ends.
    """

    def script(text: str) -> Weights:
        best: tuple[int, int] = (-1, -1)
        rest: dict[str, float] = {}
        for key, weights in continuations.items():
            at = text.rfind(key)
            end = at + len(key)
            behind = text[end:]
            fitting = {
                full[len(behind) :]: weight for full, weight in weights.items() if full.startswith(behind)
            }
            open_ends = {text_: weight for text_, weight in fitting.items() if text_}
            if at >= 0 and fitting and (end, len(key)) > best:
                best, rest = (end, len(key)), open_ends
        return rest

    return script
