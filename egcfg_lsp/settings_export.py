"""Exports the settings' dataclasses as VS Code's configuration, and as the table of docs/options.md.

``python -m egcfg_lsp.settings_export`` writes both; a test holds them to what stands in the files.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import json
import textwrap
from pathlib import Path
from typing import Any

from egcfg_lsp.settings import NAMED, Option, options
from engine.strategies import variants_told

ROOT = Path(__file__).parent.parent
EXTENSION = ROOT / "editors" / "vscode" / "package.json"
ALL = ROOT / "docs" / "options.md"
NOT_IN_VSCODE = ("trusted",)
"""VS Code has its own workspace trust."""
RESTRICTED = (
    "egcfg.set",
    "egcfg.server.command",
    "egcfg.interpreter",
    "egcfg.environment",
    "egcfg.model.",
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
}
SET: dict[str, Any] = {
    "type": "object",
    "default": {},
    "markdownDescription": 'Every other option by its name, such as `{"gamma": 1, "threads": 4}`: '
    "see docs/options.md.",
}
GROUPS = (
    ("Model", "model."),
    ("Method", "method."),
    ("Limits of one run of all tests", "limits."),
    ("Editor and project", ""),
)
"""Options by what they are about: titles, and beginnings of paths; the first that fits counts."""
_HEAD = """\
# Options

Set every option by its name: on the command line by `--set NAME=VALUE`, once for each; in an editor by the
setting in the second column, or by `"egcfg.set": {"name": value}`. `--model` and `--strategy` are options of
their own as well. `timeout` sets both `wall-s` and `cpu-s`. A text adds to an option that is a list. This
page is made by `python -m egcfg_lsp.settings_export`."""
_TYPES = {bool: "boolean", int: "integer", float: "number", str: "string", type(None): "null"}


def vscode() -> dict[str, Any]:
    """``contributes.configuration`` of the extension."""
    shown = {_key(each): _property(each) for each in _named() if each.path not in NOT_IN_VSCODE}
    properties = shown | {"egcfg.set": SET} | EXTENSIONS_OWN
    ordered = {key: {**made, "order": order} for order, (key, made) in enumerate(properties.items())}
    return {"title": "EG-CFG", "properties": ordered}


def restricted() -> list[str]:
    """``capabilities.untrustedWorkspaces.restrictedConfigurations`` of the extension."""
    return [key for key in vscode()["properties"] if key.startswith(RESTRICTED)]


def page() -> str:
    """docs/options.md: every option, by what it is about."""
    found = list(options().values())
    rows = ["| option | in an editor | default | range | meaning |", "| --- | --- | --- | --- | --- |"]
    keys = {each.path: f"`{_key(each)}`" for each in _named()}
    for title, beginning in GROUPS:
        own = [each for each in found if each.path.startswith(beginning)]
        found = [each for each in found if each not in own]
        rows.append(f"| **{title}** | | | | |")
        rows += [f"| `{each.name}` | {keys.get(each.path, '')} | {_cells(each)} |" for each in own]
    return "\n".join([_HEAD, "", *rows]) + "\n"


def _named() -> list[Option]:
    """The options that editors' settings have a key for."""
    return [options()[path] for path in NAMED]


def _key(option: Option) -> str:
    return "egcfg." + ".".join(_camel(part) for part in option.path.split("."))


def _cells(option: Option) -> str:
    return f"`{json.dumps(option.default)}` | {_range(option)} | {_about(option)}"


def _about(option: Option) -> str:
    text = _descriptions(option.owner)[option.path.rpartition(".")[2]]
    return f"{text} {variants_told()}." if option.path == "method.variants" else text


def with_properties(package: str) -> str:
    """The extension's ``package.json`` with the properties, and which of them need trust."""
    data = json.loads(package)
    data["contributes"]["configuration"] = vscode()
    data["capabilities"]["untrustedWorkspaces"]["restrictedConfigurations"] = restricted()
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def _descriptions(kind: type) -> dict[str, str]:
    """The texts that stand below the fields of a dataclass."""
    found: dict[str, str] = {}
    for base in kind.__bases__:
        found |= _descriptions(base) if dataclasses.is_dataclass(base) else {}
    [definition] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(definition, ast.ClassDef)
    for item, below in zip(definition.body, definition.body[1:], strict=False):
        if isinstance(item, ast.AnnAssign) and isinstance(below, ast.Expr):
            assert isinstance(item.target, ast.Name)
            assert isinstance(below.value, ast.Constant)
            found[item.target.id] = " ".join(str(below.value.value).split()).replace("``", "`")
    return found


def _property(each: Option) -> dict[str, Any]:
    """In the types that the settings editor has widgets for: no text beside other types."""
    made: dict[str, Any] = {"default": each.default, "markdownDescription": _about(each)}
    if tuple[str, ...] in each.kinds:
        return made | {"type": "array", "items": {"type": "string"}, "default": list(each.default)}
    if str in each.kinds:
        made |= {"type": "string", "default": "" if each.default is None else each.default}
        if each.choices:
            made["enum"] = list(each.choices)
        return made
    kinds = [_TYPES[kind] for kind in each.kinds]
    made["type"] = kinds if len(kinds) > 1 else kinds[0]
    for name, bound in (("minimum", each.low), ("maximum", each.high)):
        if bound is not None:
            made[name] = bound
    return made


def _range(each: Option) -> str:
    parts = [f"`{choice}`" for choice in each.choices]
    if each.low is not None:
        high = "" if each.high is None else f" to {_number(each.high)}"
        parts.append(f"{_number(each.low)}{high}" if high else f"at least {_number(each.low)}")
    return ", ".join(parts)


def _number(bound: float) -> str:
    """Whole numbers in full."""
    return str(int(bound)) if bound == int(bound) else f"{bound:g}"


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)


def main() -> None:
    """Writes both files."""
    ALL.write_text(page(), "utf-8")
    EXTENSION.write_text(with_properties(EXTENSION.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
