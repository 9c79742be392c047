"""Explains completions as a page that has no scripts and loads nothing."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from egcfg_lsp.completer.event_log import EventLog
from egcfg_lsp.reports.article import article
from engine.support.text import harmless

if TYPE_CHECKING:
    from jinja2 import Template

_TEMPLATE = Path(__file__).parent / "pages" / "explain.html"


def page(*records: EventLog) -> str:
    """The whole as one HTML document."""
    return _template().render(articles=[article(record) for record in records])


@cache
def _template() -> Template:
    from jinja2 import Environment

    environment = Environment(autoescape=True, trim_blocks=True, finalize=_plain)
    return environment.from_string(_TEMPLATE.read_text("utf-8"))


def _plain(value: object) -> object:
    """Texts without what would hide how they read."""
    return harmless(value) if isinstance(value, str) else value
