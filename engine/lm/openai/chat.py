"""A chat server as a language model: whole answers to messages, and no distributions."""

from __future__ import annotations

import asyncio
import re
import zlib
from collections.abc import Sequence

from engine.core.errors import ModelError
from engine.core.task import Usage
from engine.lm.base import Context, Sampling, Tokenizer
from engine.lm.openai.allowance import afforded, reserved
from engine.lm.openai.client import TRIES, Client, Refusal
from engine.lm.openai.tokens import CAPACITY, TextTokenizer
from engine.lm.openai.whole_answers import HeardAnswer, WholeAnswers
from engine.lm.reply import SHORTEST
from engine.lm.revision import Revision
from engine.lm.scheduling.randomness import seed_of
from engine.lm.speed import Speed
from engine.lm.turn import Turn, WholeAnswer

PATH = "/chat/completions"
PROSE = 4
"""Chat models explain what they answer: they may write so many times the tokens that are asked for."""
ESTIMATED = "estimated token counts"
_OVERHEAD = 8
"""Tokens of a message besides its text, about."""
_THOUGHTS = re.compile(r"<think>.*?(?:</think>|\Z)", re.DOTALL)
"""What some servers leave in the answers of models that reason."""
_TRIED = Turn("Answer with one word: ready", "You answer with one word.")
_TRIED_TOKENS = 16


class ChatTokenizer(TextTokenizer):
    """Counts tokens, by the model's own tokenizer or by pieces of words. The server has the chat template."""

    has_turns = True

    def __init__(self, local: Tokenizer | None = None) -> None:
        super().__init__()
        self._local = local

    def encode(self, text: str) -> list[int]:
        """As many tokens as ``text`` has, about; they can't be decoded."""
        if self._local is not None:
            return self._local.encode(text)
        return [zlib.crc32(piece.encode()) % CAPACITY for piece in self.pieces(text)]

    def chat(self, text: str) -> str:
        """``text`` itself, as the server wants it."""
        return text


class ChatModel:
    """A ``base.LanguageModel`` on a server that takes messages."""

    def __init__(self, client: Client, name: str, tokenizer: ChatTokenizer, context_length: int) -> None:
        self.name = name
        self.tokenizer: Tokenizer = tokenizer
        self.context_length = context_length
        self.template = "chat"
        self.device = client.base_url
        self.note = ""
        self.speed = Speed()
        self.revision = Revision()
        self.gives_distributions = False
        self._client = client
        self._answers = WholeAnswers(client, PATH)
        self._has_system = True

    @property
    def requests(self) -> int:
        """Sent so far, repetitions included."""
        return self._client.requests

    @property
    def waiting(self) -> int:
        """Requests under way."""
        return len(self._answers.under_way)

    async def open(self, tokens: Sequence[int], usage: Usage) -> Context:
        """Raises ``ModelError``: there are no distributions to decode by."""
        raise ModelError(f"The chat server at {self.device} gives whole answers, and no distributions.")

    async def reply(self, turn: Turn, most: int, sampling: Sampling, usage: Usage) -> WholeAnswer | None:
        """See ``base.LanguageModel``. The answer may be longer than ``most`` by the factor ``PROSE``."""
        read = sum(len(self.tokenizer.encode(text)) + _OVERHEAD for text in (turn.system, turn.question))
        room = self.context_length - read - 1
        if room < SHORTEST:
            return None
        with reserved(usage, await afforded(usage, min(PROSE * most, room), self._answered)) as limit:
            heard = await self._heard(turn, limit, sampling)
            written = self._count(heard, limit)
            for name in sorted({"temperature", "seed"} & self._answers.left_out):
                self._note(f"no {name}")
            usage.generated_tokens += written
        read = heard.prompt_tokens or read
        usage.forward_passes += 1
        usage.prompt_tokens += read
        usage.cached_tokens += heard.cached_tokens
        text = _THOUGHTS.sub("", heard.text).strip("\n")
        return WholeAnswer(text, written, read, heard.finish == "length")

    async def greet(self) -> None:
        """Has the server answer a word, so that what is wrong with it is known. Raises ``ModelError``."""
        await self._heard(_TRIED, _TRIED_TOKENS, Sampling(0), tries=2)

    async def close(self) -> None:
        """Cancels what waits, and drops the connections."""
        await self._answers.close()
        await self._client.close()

    async def _heard(self, turn: Turn, limit: int, sampling: Sampling, tries: int = TRIES) -> HeardAnswer:
        body = {
            "model": self.name,
            "messages": self._messages(turn),
            "max_tokens": limit,
            "temperature": sampling.temperature,
            "top_p": sampling.top_p,
            "seed": seed_of(sampling.seed, 0) % 2**31,
        }
        try:
            return await self._answers.ask(body, turn.stops, tries)
        except Refusal as refusal:
            if not (self._has_system and re.search(r"\bsystem\b", str(refusal), re.IGNORECASE)):
                raise
        self._has_system = False
        return await self._answers.ask(body | {"messages": self._messages(turn)}, turn.stops, tries)

    def _messages(self, turn: Turn) -> list[dict[str, str]]:
        """For a server without system messages the user says it all."""
        if not (self._has_system and turn.system):
            return [{"role": "user", "content": f"{turn.system}\n\n{turn.question}".strip()}]
        return [{"role": "system", "content": turn.system}, {"role": "user", "content": turn.question}]

    def _count(self, heard: HeardAnswer, limit: int) -> int:
        """Tokens of an answer, by the server's usage if it tells."""
        if heard.completion_tokens is not None:
            return heard.completion_tokens
        self._note(ESTIMATED)
        found = heard.pieces if heard.pieces > 1 else len(self.tokenizer.encode(heard.text))
        return min(found, limit)

    def _note(self, remark: str) -> None:
        """Adds to what readers of results must know of the server."""
        if remark not in self.note:
            self.note = f"{self.note}; {remark}" if self.note else remark

    async def _answered(self) -> None:
        """Waits until one of the requests under way has ended."""
        if under_way := self._answers.under_way:
            await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)
