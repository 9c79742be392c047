"""``egcfg mcp``: the server for coding agents."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from egcfg_lsp.cli.common import options
from egcfg_lsp.errors import UsageError

SUMMARY = "serve coding agents (Model Context Protocol)"
DESCRIPTION = """\
Gives a coding agent four tools: complete_function, check_program, trace_function, find_tests
(docs/agents.md). They read files in FOLDER, and change none.
Code of these files runs, confined, if you say --trust.
"""
EXAMPLES = """\
examples:
  egcfg mcp --trust                    the current folder, over stdio
  egcfg mcp ~/shop --trust --http 127.0.0.1:9258
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER", help="default: the current one")
    parser.add_argument("--trust", action="store_true", help="code in FOLDER may run, with its own Python")
    parser.add_argument("--http", metavar="HOST:PORT", help="serve this machine by HTTP; default: stdio")
    parser.add_argument("--python", metavar="INTERPRETER", default="", help="runs your code")
    options.add_strategy(parser)
    options.add_model(parser)


def main(arguments: argparse.Namespace) -> int:
    address = options.address(arguments.http, "--http") if arguments.http is not None else None
    from egcfg_lsp.discovery.project import without_dots

    folders = [without_dots(folder).absolute() for folder in arguments.folders or [Path()]]
    for folder in folders:
        if not folder.is_dir():
            raise UsageError(f"There is no folder {folder} to serve.")
    given = options.settings(arguments)
    settings = replace(given, interpreter=arguments.python or given.interpreter)
    from egcfg_lsp import mcp_server
    from egcfg_lsp.server import io, logs

    logs.configure("error")
    toolbox = mcp_server.Toolbox(folders, arguments.trust, settings)
    if address is None:
        return io.run(mcp_server.serve_stdio(toolbox))

    def announce(host: str, port: int, file: Path) -> None:
        told = f"egcfg: http://{host}:{port}/mcp; the header Authorization: Bearer has the token in {file}"
        print(told, file=sys.stderr, flush=True)

    return io.run(mcp_server.serve_http(toolbox, *address, announce))
