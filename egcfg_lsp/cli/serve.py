"""``egcfg serve``: the language server."""

from __future__ import annotations

import argparse
import contextlib
import sys
from typing import TYPE_CHECKING

from egcfg_lsp.cli.common import options

if TYPE_CHECKING:
    from egcfg_lsp.server.editor import Editor

SUMMARY = "start the language server"
DESCRIPTION = (
    "Serves an editor: inline completions, code lenses, values of lines, and commands (docs/editors.md).\n"
    'Nothing is executed unless the editor sets {"trusted": true} in initializationOptions, or egcfg.trusted.'
    "\nA client on TCP sends initializationOptions.token; the path of the token's file is printed on stderr."
)
EXAMPLES = """\
examples:
  egcfg serve
  egcfg serve --tcp 127.0.0.1:9257
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--tcp", metavar="HOST:PORT", help="serve one editor on this machine by TCP; default: stdio"
    )
    levels = ("debug", "info", "warning", "error")
    parser.add_argument(
        "--log", choices=levels, default="warning", help="what goes to stderr; default: warning"
    )


def main(arguments: argparse.Namespace) -> int:
    address = options.address(arguments.tcp, "--tcp") if arguments.tcp is not None else None
    from egcfg_lsp.server import compiled_types

    compiled_types.import_protocol()
    from egcfg_lsp.server import io, logs
    from egcfg_lsp.server.handlers import create

    logs.configure(arguments.log)
    server = create()
    if address is None:
        return io.run(io.serve_stdio(server))
    return io.run(_on_tcp(server, *address))


async def _on_tcp(server: Editor, host: str, port: int) -> int:
    """Serves whoever knows the token, which is told to those who may read its file."""
    from egcfg_lsp.server import io
    from engine.support import own_files

    token = io.new_token()
    with contextlib.ExitStack() as stack:

        def announce(host: str, port: int) -> None:
            file = stack.enter_context(io.kept(token, own_files.token(port)))
            told = f"egcfg: listening on {host}:{port}; initializationOptions.token is in {file}"
            print(told, file=sys.stderr, flush=True)

        return await io.serve_tcp(server, host, port, announce, token=token)
