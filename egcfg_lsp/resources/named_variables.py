"""Finds the environment variables that a person names for the programs in the sandbox."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from egcfg_lsp.errors import UsageError
from sandbox.host.launch import is_reserved

_NAME = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_GIVEN = re.compile(r"(?P<name>[A-Za-z_]\w*)=(?P<value>.*)", re.ASCII | re.DOTALL)
_LINE = re.compile(
    r"""(export\s+)?(?P<name>[A-Za-z_]\w*)\s*=\s*("(?P<double>[^"]*)"|'(?P<single>[^']*)'|(?P<bare>.*?))"""
    r"""(\s+\#.*)?""",
    re.ASCII,
)


def named(wanted: Sequence[str], folder: Path, environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The variables of ``--env`` or ``egcfg.environment``; what is named later counts.

    ``NAME`` is taken from our environment, ``NAME=VALUE`` as it stands, and anything else is a file in
    ``folder`` with lines ``NAME=VALUE``. Raises ``UsageError``, which tells no value.
    """
    found: dict[str, str] = {}
    for each in wanted:
        given = _GIVEN.fullmatch(each)
        if given is not None:
            found[_free(given["name"])] = _text(given["name"], given["value"])
        elif not _NAME.fullmatch(each):
            found |= _read(folder / Path(each).expanduser())
        elif _free(each) in environ:
            found[each] = environ[each]
        else:
            raise UsageError(
                f"The environment variable {each} is not set here; set it, or write {each}=VALUE "
                "after --env (in an editor: in egcfg.environment)."
            )
    return found


def _free(name: str) -> str:
    if is_reserved(name):
        raise UsageError(
            f"The sandbox sets {name} itself, or nobody may; take it out of --env (in an editor: "
            "egcfg.environment). What tests need of it, such as a path, a conftest.py can set."
        )
    return name


def _text(name: str, value: str) -> str:
    if "\0" in value:
        raise UsageError(f"The value of {name} has a zero character, which no environment holds.")
    return value


def _read(file: Path) -> dict[str, str]:
    """The variables of a file, without those that the sandbox sets itself."""
    try:
        lines = file.read_text("utf-8-sig").splitlines()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
        name = file.name.partition("=")[0]  # what follows could be a value
        raise UsageError(
            f"{name!r} names neither an environment variable nor a file that can be read ({reason}); --env "
            "and egcfg.environment take NAME, NAME=VALUE or a file."
        ) from None
    return {name: value for name, value in _variables(file, lines) if not is_reserved(name)}


def _variables(file: Path, lines: Sequence[str]) -> Iterator[tuple[str, str]]:
    for number, line in enumerate(lines, 1):
        if line.strip()[:1] in ("", "#"):
            continue
        found = _LINE.fullmatch(line.strip())
        if found is None:
            raise UsageError(f"Line {number} of {file} is not NAME=VALUE.")
        value = next(each for each in found.group("double", "single", "bare") if each is not None)
        yield found["name"], _text(found["name"], value)
