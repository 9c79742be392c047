"""A chat server on loopback, in a thread, whose model is wrong at first and right when it repairs."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

_REPAIRS = (
    "Improve this program",
    "does not do what it should",
    "The last attempt",
    "was written from the plan",
)
_PROSE = """\
Let me think about it step by step.

1. Go through the values by a loop.
2. Use a formula.

Problem 1: Double each number of a list, by a loop over it.
Problem 2: Add two numbers, by the operator for it.
Algorithm: a single pass from the first value to the last.

assert {name}(2) == 4
Score: 5
Confidence: 60
Improve: think of zero
refine
yes
Output: 4
"""


@contextmanager
def chat_server(solutions: Mapping[str, str]) -> Iterator[str]:
    """Serves a model that knows ``solutions``, whole functions by name; yields the server's address."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            self._send({"data": [{"id": "scripted", "max_model_len": 8192}]})

        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            if not self.path.endswith("/chat/completions"):
                self._send({"error": {"message": "Not Found"}}, 404)
                return
            said = _reply(body["messages"][-1]["content"], solutions)
            usage = {"prompt_tokens": 20, "completion_tokens": len(said.split())}
            if body.get("stream"):
                self._stream(said, usage)
            else:
                message = {"role": "assistant", "content": said}
                self._send({"choices": [{"message": message, "finish_reason": "stop"}], "usage": usage})

        def _send(self, data: Mapping[str, Any], status: int = 200) -> None:
            self._write(json.dumps(data).encode(), "application/json", status)

        def _stream(self, said: str, usage: Mapping[str, int]) -> None:
            lines = said.splitlines(keepends=True)
            events: list[dict[str, Any]] = [
                {"choices": [{"delta": {"content": line}, "finish_reason": None}]} for line in lines
            ]
            events += [{"choices": [{"delta": {}, "finish_reason": "stop"}]}, {"choices": [], "usage": usage}]
            text = "".join(f"data: {json.dumps(event)}\n\n" for event in events) + "data: [DONE]\n\n"
            self._write(text.encode(), "text/event-stream", 200)

        def _write(self, data: bytes, kind: str, status: int) -> None:
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *told: object) -> None:
            """Says nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def _reply(question: str, solutions: Mapping[str, str]) -> str:
    names = [name for name in re.findall(r"def (\w+)\(", question) if name in solutions]
    name = names[0] if names else "main"
    if "Python code block" not in question:
        return _PROSE.format(name=name)
    right = solutions.get(name, "print(0)\n")
    repairs = any(words in question for words in _REPAIRS)
    return f"Here it is:\n\n```python\n{right if repairs else _wrong(right)}```\nI hope that helps.\n"


def _wrong(function: str) -> str:
    return re.sub(r"return .*", "return None", function)
