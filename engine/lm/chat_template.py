"""Fills in a model's chat template, a program that came with the model, in a process with limits.

The process runs ``serve``: jinja2's immutable sandbox, within so much memory and processor time. It gets and
gives lines of JSON, and ends with the tokenizer.
"""

from __future__ import annotations

import contextlib
import json
import os
import resource
import select
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from engine.support.errors import ModelError
from engine.support.own_process import command
from engine.support.text import harmless, one_line

SECONDS = 1
"""Of processor time, for compiling it and for each text."""
MEMORY = 2**29
LARGEST = 2**20
"""Characters that it may add to a text."""
_WAIT_S = 60
"""For an answer, on a machine however busy."""
_ENDING_S = 0.5
_LONGEST_CHARACTER = len(json.dumps("🙂")) - 2


class ChatTemplate:
    """A template of jinja2 and the special tokens that it may name."""

    def __init__(self, source: str, special: Mapping[str, Any]) -> None:
        self._given = {"source": source, "special": dict(special), "seconds": SECONDS}
        self._alone = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None

    def filled(self, text: str) -> str:
        """``text`` as a user's turn, ready for the answer. Blocks; raises ``ModelError``."""
        with self._alone:
            if self._process is None:
                self._process = subprocess.Popen(
                    command("from engine.lm import chat_template; chat_template.serve()"),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.DEVNULL,
                    cwd="/",
                )
                self._end = weakref.finalize(self, _end, self._process)
                _send(self._process, self._given)
            _send(self._process, text)
            answer = _answer(self._process, LARGEST + len(text))
            if answer is None:
                self._process, ended = None, self._end()
                slow = ended in (-signal.SIGPROF, -signal.SIGKILL)
                why = (
                    f"takes more than {self._given['seconds']} s"
                    if slow
                    else f"ends its process with the status {ended}"
                )
                answer = {"error": f"it {why}"}
        if "text" not in answer:
            why = harmless(one_line(answer["error"], 200)).rstrip(".")
            raise ModelError(
                f"The model's chat template cannot be used: {why}. "
                "Use --set template=base-file, or another model."
            )
        return answer["text"]


def _send(process: subprocess.Popen[bytes], value: object) -> None:
    """A process that has ended says so when its answer is read."""
    assert process.stdin is not None
    with contextlib.suppress(BrokenPipeError):
        process.stdin.write(json.dumps(value, default=str).encode() + b"\n")
        process.stdin.flush()


def _answer(process: subprocess.Popen[bytes], most: int) -> dict[str, str] | None:
    """What the process says; None if it ends, says too much, or says nothing for a long time."""
    assert process.stdout is not None
    line, until = bytearray(), time.monotonic() + _WAIT_S
    while len(line) <= LARGEST + _LONGEST_CHARACTER * most:
        ready, _, _ = select.select([process.stdout], [], [], max(0.0, until - time.monotonic()))
        if not ready or not (chunk := os.read(process.stdout.fileno(), 2**20)):
            return None
        line += chunk
        if line.endswith(b"\n"):
            return dict(json.loads(line))
    return None


def _end(process: subprocess.Popen[bytes]) -> int:
    """Ends the process; its status."""
    for stream in (process.stdin, process.stdout):
        assert stream is not None
        with contextlib.suppress(BrokenPipeError):
            stream.close()
    try:
        return process.wait(_ENDING_S)
    except subprocess.TimeoutExpired:
        process.kill()
        return process.wait()


def serve() -> None:
    """The process: reads a template, then texts, until there are no more."""
    with contextlib.suppress(OSError, ValueError):  # macOS has no such limit
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    given, environment, template = json.loads(sys.stdin.readline()), _environment(), None
    for line in sys.stdin:
        text = json.loads(line)
        signal.setitimer(
            signal.ITIMER_PROF, given["seconds"]
        )  # the signal ends this process, whatever it does
        try:
            template = environment.from_string(given["source"]) if template is None else template
            answer = {"text": _rendered(template, text, given["special"])}
        except MemoryError:
            answer = {"error": f"it takes more than {MEMORY >> 20} MB of memory"}
        except RecursionError:
            answer = {"error": "it is nested too deeply"}
        except Exception as error:
            answer = {"error": str(error)[:500] or type(error).__name__}
        signal.setitimer(signal.ITIMER_PROF, 0)
        print(json.dumps(answer), flush=True)


def _environment() -> Any:
    """What transformers offers to templates."""
    from jinja2.ext import Extension, loopcontrols
    from jinja2.sandbox import ImmutableSandboxedEnvironment

    class Generation(Extension):
        """Marks the assistant's words for training; they are kept as they are."""

        tags = {"generation"}  # noqa: RUF012 - as jinja2 declares it

        def parse(self, parser: Any) -> Any:
            next(parser.stream)
            return parser.parse_statements(("name:endgeneration",), drop_needle=True)

    def tojson(value: Any, ensure_ascii: bool = False, **options: Any) -> str:
        return json.dumps(value, ensure_ascii=ensure_ascii, **options)

    def raise_exception(message: str) -> None:
        raise ValueError(message)

    environment = ImmutableSandboxedEnvironment(
        trim_blocks=True, lstrip_blocks=True, extensions=[Generation, loopcontrols]
    )
    environment.filters["tojson"] = tojson
    environment.globals["raise_exception"] = raise_exception
    environment.globals["strftime_now"] = lambda form: datetime.now().strftime(form)
    return environment


def _rendered(template: Any, text: str, special: Mapping[str, str]) -> str:
    """Raises ``ValueError`` for what grows too long."""
    pieces, left = [], LARGEST + len(text)
    turns = [{"role": "user", "content": text}]
    given = {"messages": turns, "tools": None, "documents": None, "add_generation_prompt": True}
    for piece in template.generate({**special, **given}):
        left -= len(piece)
        if left < 0:
            raise ValueError(f"it makes more than {LARGEST >> 20} MB of text")
        pieces.append(piece)
    return "".join(pieces)
