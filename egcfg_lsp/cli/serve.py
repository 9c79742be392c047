"""``egcfg serve``: the language server."""

from __future__ import annotations

import argparse

from egcfg_lsp.errors import UsageError

SUMMARY = "the language server"
DESCRIPTION = (
    "Serves an editor: inline completions, code lenses, values of lines, and commands (docs/editors.md).\n"
    'Nothing is executed unless the editor says {"trusted": true} in initializationOptions or egcfg.trusted.'
)
EXAMPLES = """\
examples:
  egcfg serve
  egcfg serve --tcp 127.0.0.1:9257
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--tcp", metavar="HOST:PORT", help="listen there for one editor; default: stdio")
    parser.add_argument("--log", choices=("debug", "info", "warning", "error"), default="warning")


def main(arguments: argparse.Namespace) -> int:
    address = _address(arguments.tcp) if arguments.tcp is not None else None
    from egcfg_lsp import quickstart

    quickstart.import_protocol()
    from egcfg_lsp import logs, transport
    from egcfg_lsp.server import create

    logs.configure(arguments.log)
    server = create()
    if address is None:
        return transport.run(transport.serve_stdio(server))
    try:
        return transport.run(transport.serve_tcp(server, *address))
    except OSError as error:
        raise UsageError(f"Cannot listen on {arguments.tcp}: {error.strerror or error}.") from None


def _address(text: str) -> tuple[str, int]:
    host, colon, port = text.rpartition(":")
    if not (colon and host and port.isascii() and port.isdigit() and int(port) < 65536):
        raise UsageError(f"--tcp should be HOST:PORT such as 127.0.0.1:9257, not {text!r}.")
    return host.strip("[]"), int(port)
