"""Logs to stderr without source text: of library records only the message template is kept."""

from __future__ import annotations

import logging

from engine.support.text import harmless

_OURS = "egcfg_lsp"


class _Harmless(logging.Formatter):
    """Names of files and texts of libraries are others'; a terminal obeys nothing of them."""

    def format(self, record: logging.LogRecord) -> str:
        return harmless(super().format(record))


class _WithoutArguments(logging.Filter):
    """pygls logs whole messages, and with them whole documents; of those, only the kind is kept."""

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.name.startswith(_OURS):
            kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
            template = record.msg if isinstance(record.msg, str) else type(record.msg).__name__
            record.msg = f"{template.splitlines()[0] if template else ''} {kind}".strip().replace("%s", "...")
            record.args = ()
            record.exc_info = None
        return True


def configure(level: str) -> None:
    """Logs to stderr from ``level`` (``warning``, ``info``...) on."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Harmless("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(_WithoutArguments())
    logging.basicConfig(level=level.upper(), handlers=[handler])


def clean_warnings() -> None:
    """Makes warnings fit for a terminal where no log is configured."""
    if logging.lastResort is not None:
        logging.lastResort.setFormatter(_Harmless())
