"""Exports the settings' dataclasses as VS Code's configuration and as the table of docs/editors.md.

``python -m egcfg_lsp.settings_export`` writes them; a test holds them to what stands in the files.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import json
import textwrap
import types
import typing
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from egcfg_lsp.settings import Settings
from engine.strategies import variants_told
from sandbox import Limits

ROOT = Path(__file__).parent.parent
EXTENSION = ROOT / "editors" / "vscode" / "package.json"
GUIDE = ROOT / "docs" / "editors.md"
BEGIN, END = "<!-- settings: made by python -m egcfg_lsp.settings_export -->", "<!-- end of settings -->"
NOT_IN_VSCODE = ("trusted",)
"""VS Code has its own workspace trust."""
RESTRICTED = (
    "egcfg.server.command",
    "egcfg.interpreter",
    "egcfg.environment",
    "egcfg.memory",
    "egcfg.model.",
    "egcfg.method.template",
    "egcfg.method.roles",
)
"""What names programs, files, folders, servers or secrets: settings, and groups of them. VS Code takes no
value for them from a workspace that is not trusted."""
EXTENSIONS_OWN: dict[str, Any] = {
    "egcfg.server.command": {
        "type": "array",
        "items": {"type": "string"},
        "default": [],
        "scope": "machine-overridable",
        "markdownDescription": "The program that is the server, and its arguments, such as "
        '`["/path/to/.venv/bin/egcfg", "serve"]`. Empty: an environment made by the extension, or the PATH.',
    },
    "egcfg.trace.server": {
        "type": "string",
        "enum": ["off", "messages", "verbose"],
        "default": "off",
        "markdownDescription": "Writes what VS Code and the server say to each other into the log. "
        "Source text is part of it.",
    },
}
GROUPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "Basic",
        (
            "interpreter",
            "environment",
            "model.name",
            "model.device",
            "budget.",
            "inline.",
            "memory",
            "lenses",
            "trusted",
            "server.",
        ),
    ),
    ("Model", ("model.", "parallel", "trace.")),
    ("Research", ("method.", "limits.")),
)
"""Settings by whom they are for: titles, and beginnings of keys; the first that fits counts."""
_LIMITS = {
    "wall_s": "Seconds that one run, of a program on all its tests, may take.",
    "cpu_s": "Seconds of processor time that one run may take.",
    "memory_mb": "Megabytes that one run may use on top of the interpreter.",
    "file_mb": "Megabytes that one run may write to a file.",
    "open_files": "Files that one run may have open.",
    "output_bytes": "Bytes of output that are kept.",
    "events": "Steps of a run that are traced, per test.",
    "value_chars": "Characters of a value that are kept.",
}
_TYPES = {bool: "boolean", int: "integer", float: "number", str: "string", type(None): "null"}


@dataclass(frozen=True)
class SettingEntry:
    """One setting."""

    key: str
    """As an editor writes it: ``budget.automaticS``."""
    kinds: tuple[type, ...]
    default: Any
    about: str
    choices: tuple[str, ...] = ()
    low: float | None = None
    high: float | None = None


def entries() -> tuple[SettingEntry, ...]:
    """All settings, in the order of the dataclasses."""
    return tuple(_entries(Settings(), ""))


def group(key: str) -> str:
    """The title of the group that a setting belongs to."""
    return next(title for title, beginnings in GROUPS if key.startswith(beginnings))


def vscode() -> list[dict[str, Any]]:
    """``contributes.configuration`` of the extension: a section for each group."""
    shown = {f"egcfg.{each.key}": _property(each) for each in entries() if each.key not in NOT_IN_VSCODE}
    sections: list[dict[str, Any]] = []
    for number, (title, _) in enumerate(GROUPS):
        own = [(key, made) for key, made in (shown | EXTENSIONS_OWN).items() if group(_short(key)) == title]
        properties = {key: {**made, "order": order} for order, (key, made) in enumerate(own)}
        sections.append({"title": title, "order": number, "properties": properties})
    return sections


def restricted() -> list[str]:
    """``capabilities.untrustedWorkspaces.restrictedConfigurations`` of the extension."""
    return [key for section in vscode() for key in section["properties"] if key.startswith(RESTRICTED)]


def table() -> str:
    """The settings as tables in Markdown, one for each group."""
    return "\n".join(f"### {title}\n\n{_table(title)}" for title, _ in GROUPS)


def _table(title: str) -> str:
    rows = ["| setting | default | range | meaning |", "| --- | --- | --- | --- |"]
    for each in entries():
        if group(each.key) == title:
            default = f"`{json.dumps(each.default)}`"
            rows.append(f"| `egcfg.{each.key}` | {default} | {_range(each)} | {each.about} |")
    return "\n".join(rows) + "\n"


def _short(key: str) -> str:
    return key.removeprefix("egcfg.")


def with_table(guide: str) -> str:
    """The guide with the table between its marks. Raises ``ValueError`` if a mark is missing."""
    before, rest = guide.split(BEGIN)
    _, after = rest.split(END)
    return f"{before}{BEGIN}\n{table()}{END}{after}"


def with_properties(package: str) -> str:
    """The extension's ``package.json`` with the properties, and which of them need trust."""
    data = json.loads(package)
    data["contributes"]["configuration"] = vscode()
    data["capabilities"]["untrustedWorkspaces"]["restrictedConfigurations"] = restricted()
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def _entries(settings: Any, path: str) -> Iterator[SettingEntry]:
    hints = typing.get_type_hints(type(settings))
    texts = _descriptions(type(settings))
    for item in dataclasses.fields(settings):
        value, hint, key = getattr(settings, item.name), hints[item.name], path + _camel(item.name)
        if dataclasses.is_dataclass(hint):
            yield from _entries(value, f"{key}.")
            continue
        kinds = typing.get_args(hint) if isinstance(hint, types.UnionType) else (hint,)
        yield SettingEntry(
            key,
            kinds,
            value,
            texts[item.name] + (f" {variants_told()}." if key == "method.variant" else ""),
            item.metadata.get("choices", ()),
            item.metadata.get("low"),
            item.metadata.get("high"),
        )


def _descriptions(kind: type) -> dict[str, str]:
    """The texts that stand below the fields of a dataclass."""
    if kind is Limits:
        return _LIMITS
    [definition] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(definition, ast.ClassDef)
    found = {}
    for item, below in zip(definition.body, definition.body[1:], strict=False):
        if isinstance(item, ast.AnnAssign) and isinstance(below, ast.Expr):
            assert isinstance(item.target, ast.Name)
            assert isinstance(below.value, ast.Constant)
            found[item.target.id] = " ".join(str(below.value.value).split()).replace("``", "`")
    return found


def _property(each: SettingEntry) -> dict[str, Any]:
    """In the types that the settings editor has widgets for: no text beside other types."""
    made: dict[str, Any] = {"default": each.default, "markdownDescription": each.about}
    if tuple[str, ...] in each.kinds:
        return made | {"type": "array", "items": {"type": "string"}, "default": list(each.default)}
    if str in each.kinds:
        made |= {"type": "string", "default": "" if each.default is None else each.default}
        if each.choices:
            made["enum"] = [*each.choices, *_counts(each)]
        return made
    kinds = [_TYPES[kind] for kind in each.kinds]
    made["type"] = kinds if len(kinds) > 1 else kinds[0]
    for name, bound in (("minimum", each.low), ("maximum", each.high)):
        if bound is not None:
            made[name] = bound
    return made


def _counts(each: SettingEntry) -> list[str]:
    """The numbers that a text may stand for."""
    if int not in each.kinds or each.low is None or each.high is None:
        return []
    return [str(number) for number in range(int(each.low), int(each.high) + 1)]


def _range(each: SettingEntry) -> str:
    parts = [f"`{choice}`" for choice in each.choices]
    if each.low is not None:
        low, high = _number(each.low), _number(each.high)
        parts.append(f"{low} to {high}" if each.high is not None else f"at least {low}")
    return ", ".join(parts)


def _number(bound: float | None) -> str:
    """Whole numbers in full."""
    return str(int(bound)) if bound is not None and bound == int(bound) else f"{bound:g}"


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)


def main() -> None:
    """Writes both files."""
    EXTENSION.write_text(with_properties(EXTENSION.read_text("utf-8")), "utf-8")
    GUIDE.write_text(with_table(GUIDE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
