"""Defines the settings, and reads them from an editor's JSON and from ``--set`` of the command line.

Options of the method come from ``engine.core.options``. What an editor shows is ``NAMED``; every other option
has a name as well, for ``egcfg.set`` and ``--set``.
"""

from __future__ import annotations

import dataclasses
import difflib
import itertools
import math
import re
import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, cast

from egcfg_lsp.errors import UsageError
from engine.core.options import Method, between, one_of
from engine.strategies import STRATEGIES as ALL_STRATEGIES
from engine.support.text import one_line
from sandbox import Limits

STRATEGIES = tuple(name for name in ALL_STRATEGIES if name != "sample-k")
"""All that write one answer."""
BACKENDS = ("auto", "transformers", "llama-cpp", "openai")
APIS = ("auto", "completions", "chat")
DTYPES = ("auto", "float32", "bfloat16", "float16")
UNTESTED = ("shown", "silent")
_TEXTS = tuple[str, ...]


@dataclass(frozen=True)
class ModelSettings:
    """Which language model, and where it runs."""

    name: str = "auto"
    """A model of the catalog (`egcfg model list`), a `.gguf` file, a folder, the name of a model on the
    Hugging Face hub, or a server's name for one; `auto`: the installed one that suits this machine."""
    backend: str = field(default="auto", metadata=one_of(BACKENDS))
    """What runs the model; `auto`: llama-cpp for `.gguf` files on a CPU, a server if there is a base URL,
    transformers elsewhere."""
    device: str = "auto"
    """`auto`, `cpu`, `cuda`, `cuda:1`, `mps`..."""
    dtype: str = field(default="auto", metadata=one_of(DTYPES))
    """Number format of the weights; `auto`: chosen for the device."""
    threads: int = field(default=0, metadata=between(0, 1024))
    """CPU threads; 0: as many as there are physical cores."""
    cache_mb: int = field(default=0, metadata=between(0, 2**24))
    """Maximum MiB for keys and values; beyond it the least recently used contexts are evicted. 0: 1024 for
    llama.cpp; for transformers 70 % of a GPU's free memory, or a quarter of the machine's memory."""
    base_url: str = ""
    """OpenAI-compatible server, such as `http://localhost:8000/v1`."""
    api: str = field(default="auto", metadata=one_of(APIS))
    """The server's endpoint: `completions` (needed for guided decoding) or `chat` (enough for strategies that
    use roles); `auto`: completions if the server has them."""
    tokenizer: str = ""
    """Folder or hub name of the served model's tokenizer; empty: text is sent instead of token ids."""
    key_variable: str = "OPENAI_API_KEY"
    """Environment variable that holds the server's key."""

    @property
    def is_served(self) -> bool:
        """A server runs the model: that is meant where there is a base URL and nothing else is said."""
        return self.backend == "openai" or (self.backend == "auto" and bool(self.base_url))


@dataclass(frozen=True)
class BudgetSettings:
    """Seconds that a completion in an editor may take."""

    automatic_s: float = field(default=8.0, metadata=between(0.1, 3600))
    """Seconds for a completion that typing requests."""
    invoked_s: float = field(default=20.0, metadata=between(0.1, 3600))
    """Seconds for a completion requested by the editor's shortcut."""
    command_s: float = field(default=120.0, metadata=between(0.1, 3600))
    """Seconds for `egcfg.completeFunction`."""


@dataclass(frozen=True)
class InlineSettings:
    """Ghost text."""

    untested: str = field(default="silent", metadata=one_of(UNTESTED))
    """In a function without tests, while typing: no completion (`silent`), or an unverified one (`shown`).
    The editor's shortcut always shows it. With `--write` of the command line, `shown` writes functions
    without tests too."""
    alternatives: int = field(default=3, metadata=between(1, 3))
    """Maximum number of different passing bodies when the editor's shortcut is used."""
    prefetch: bool = True
    """After you accept a suggestion, the next unfinished function is completed in advance."""
    slow_s: float = field(default=3.0, metadata=between(0.1, 3600))
    """After this many seconds without an answer, the status says slow."""


@dataclass(frozen=True)
class Settings:
    """All settings. Those of ``NAMED`` stand in an editor's settings under their own keys."""

    trusted: bool = False
    """The user trusts the code of this workspace; nothing is executed otherwise."""
    interpreter: str = ""
    """The project's Python; empty: the active environment (VIRTUAL_ENV, CONDA_PREFIX), one of the project or
    above it that is yours or root's and that nobody else can write to, or the server's own."""
    environment: tuple[str, ...] = field(default=(), repr=False, metadata={"whole": True})
    """Environment variables that your code gets: `NAME` (as the server has it), `NAME=VALUE`, or a file of
    such lines in the project, such as `.env`. Others it does not see."""
    model: ModelSettings = ModelSettings()
    method: Method = field(default_factory=Method)
    budget: BudgetSettings = BudgetSettings()
    inline: InlineSettings = InlineSettings()
    lenses: bool = True
    """Code lenses over functions that have tests."""
    limits: Limits = field(default_factory=Limits)
    parallel: int = field(default=2, metadata=between(1, 256))
    """Programs that run at the same time."""


NAMED = (
    "trusted",
    "interpreter",
    "environment",
    "model.name",
    "model.device",
    "model.base_url",
    "model.key_variable",
    "method.strategy",
    "budget.automatic_s",
    "budget.invoked_s",
    "budget.command_s",
    "inline.untested",
    "inline.alternatives",
    "inline.prefetch",
    "lenses",
)
"""Options that an editor's settings have a key for; ``egcfg.set`` has all others."""
_ALIASES = {"model": ("model.name",), "timeout": ("limits.wall_s", "limits.cpu_s")}
"""Names that are not the last part of a path."""
_UNFOUND = "functions of the project are not looked for before one is written any more; leave it out"
GONE = {
    "memory": _UNFOUND,
    "similar_tokens": _UNFOUND,
    "choose": "programs that pass are not compared any more, the first one is the answer; leave it out",
}
"""Options that are gone for good, and why."""


@dataclass(frozen=True)
class Option:
    """One option: a field of the settings, or of what they hold."""

    path: str
    """Such as ``method.num_candidates``."""
    hint: Any
    """Its type."""
    default: Any
    metadata: Mapping[str, Any]
    owner: type
    """The dataclass of its field."""

    @property
    def name(self) -> str:
        """How ``egcfg.set`` and ``--set`` call it: ``num-candidates``."""
        last = self.path.rpartition(".")[2]
        return "model" if self.path == "model.name" else last.replace("_", "-")

    @property
    def kinds(self) -> tuple[Any, ...]:
        """The types that its value may have."""
        return typing.get_args(self.hint) if isinstance(self.hint, types.UnionType) else (self.hint,)

    @property
    def choices(self) -> tuple[str, ...]:
        """The texts that it may be; none: any."""
        return STRATEGIES if self.path == "method.strategy" else self.metadata.get("choices", ())

    @property
    def low(self) -> float | None:
        """Its lowest value, of a number that is bounded."""
        return cast("float | None", self.metadata.get("low"))

    @property
    def high(self) -> float | None:
        """Its highest value, of a number that is bounded."""
        return cast("float | None", self.metadata.get("high"))

    def wrong(self, value: Any) -> str:
        """What ``value`` should be and is not; nothing if it is fine."""
        if value is None and type(None) in self.kinds:
            return ""
        if self.hint == _TEXTS:
            return "" if isinstance(value, tuple) else "should be a list of texts"
        if not any(type(value) in ((int, float) if kind is float else (kind,)) for kind in self.kinds):
            wanted = " or ".join(_KINDS[kind] for kind in self.kinds if kind is not type(None))
            return f"should be {wanted}, not {_named(value)}"
        if isinstance(value, str) and self.choices and value not in self.choices:
            number = f" or {_range(self.low or 0, self.high)}" if int in self.kinds else ""
            return f"should be {' or '.join(self.choices)}{number}, not {value!r}"
        if isinstance(value, str | bool):
            return str(self.metadata["complaint"](value)) if "complaint" in self.metadata else ""
        low, high = self.low or 0, self.high
        if not low <= value <= (math.inf if high is None else high):
            return f"should be {_range(low, high)}, not {value}"
        return ""

    def read(self, value: Any) -> Any:
        """``value`` in the option's type, where it is a text that says one, or a list."""
        if self.hint == _TEXTS:
            is_texts = isinstance(value, list) and all(isinstance(each, str) for each in value)
            return tuple(value) if is_texts else value
        if not isinstance(value, str):
            return float(value) if float in self.kinds and type(value) is int else value
        if value == "" and type(None) in self.kinds:
            return None
        if bool in self.kinds:
            return _YES_NO.get(value.lower(), value)
        if int in self.kinds and re.fullmatch(r"-?\d{1,18}", value):
            return int(value)
        if float in self.kinds:
            try:
                return float(value)
            except ValueError:
                return value
        return value

    def texts(self, value: str) -> tuple[str, ...]:
        """A text as a list: one, or several separated by commas where none may hold a comma."""
        parts = [value] if self.metadata.get("whole") else value.split(",")
        return tuple(part.strip() for part in parts if part.strip())


_KINDS = {bool: "true or false", int: "a whole number", float: "a number", str: "a text"}
_YES_NO = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


@cache
def options() -> Mapping[str, Option]:
    """All options by their paths, in the order of the fields."""
    return {each.path: each for each in _options(Settings(), "")}


def named(name: str) -> tuple[Option, ...]:
    """The options that a name stands for: ``num-candidates``, ``numCandidates`` or ``num_candidates``.

    Raises ``UsageError`` for a name that there is not.
    """
    wanted = _snake(name[:_LONGEST].replace("-", "_"))
    if wanted in _ALIASES:
        return tuple(options()[path] for path in _ALIASES[wanted])
    if wanted in GONE:
        raise UsageError(f"{name} is gone: {GONE[wanted]}.")
    found = [
        each for path, each in options().items() if path.rpartition(".")[2] == wanted and wanted != "name"
    ]
    if not found:
        known = sorted({*(each.name for each in options().values()), *_ALIASES})
        near = " or ".join(difflib.get_close_matches(wanted.replace("_", "-"), known, 3))
        meant = f"Did you mean {near}? " if near else ""
        raise UsageError(f"There is no option {name}. {meant}All of them are in docs/options.md.")
    return tuple(found)


def assigned(settings: Settings, name: str, value: Any) -> Settings:
    """``settings`` with the option of that name set to ``value``, which may be a text that says it.

    Where an option is a list, a text adds to it.

    Raises ``UsageError`` for a name that there is not and for a value that the option can't have.
    """
    for option in named(name):
        if option.hint == _TEXTS and isinstance(value, str):
            read = (*_value(settings, option.path), *option.texts(value))
        else:
            read = option.read(value)
        if wrong := option.wrong(read):
            raise UsageError(f"{name} {wrong}.")
        settings = _with(settings, option.path.split("."), read)
    return settings


def parse(data: object, base: Settings | None = None) -> tuple[Settings, list[str]]:
    """``data`` (from JSON) laid over ``base``, and a sentence for every key that was ignored.

    Keys may be written as ``base_url`` or ``baseUrl``.
    """
    reading = _Reading(base or Settings())
    if isinstance(data, Mapping):
        reading.read(data, "", "egcfg")
    elif data is not None:
        complaint = f"The settings of egcfg should be an object, not {_named(data)}; they are ignored."
        reading.complaints.append(complaint)
    return reading.settings, reading.complaints


_MOST_KEYS, _LONGEST = 500, 1_000
"""Keys of an object that are read, there are some 80; characters of a complaint."""


class _Reading:
    """Settings that are being read from JSON."""

    def __init__(self, base: Settings) -> None:
        self.settings = base
        self.complaints: list[str] = []

    def read(self, data: Mapping[Any, Any], path: str, shown: str) -> None:
        """Takes what ``data`` has for the options below ``path``."""
        for key, value in itertools.islice(data.items(), _MOST_KEYS):
            where, below = f"{shown}.{key}", path + _snake(str(key))
            if below == "set":
                self._read_names(value, where)
            elif any(each.startswith(f"{below}.") for each in options()):
                if isinstance(value, Mapping):
                    self.read(value, f"{below}.", where)
                else:
                    self._refuse(where, f"should be an object, not {_named(value)}; it is ignored")
            elif below in NAMED:
                self._take(options()[below], value, where)
            elif below.rpartition(".")[2] in GONE:
                self._refuse(where, f"is gone: {GONE[below.rpartition('.')[2]]}")
            elif below in options():
                name = json_name(options()[below])
                self._refuse(where, f'is set by its name, "egcfg.set": {{"{name}": ...}}; it is ignored')
            else:
                self._refuse(where, f"is no setting; it is ignored. There are {', '.join(_keys(path))}")

    def _read_names(self, data: object, where: str) -> None:
        if not isinstance(data, Mapping):
            self._refuse(where, f"should be an object, not {_named(data)}; it is ignored")
            return
        for name, value in itertools.islice(data.items(), _MOST_KEYS):
            try:
                found = named(str(name))
            except UsageError as error:
                self.complaints.append(one_line(f"{where}: {error}", _LONGEST))
                continue
            for option in found:
                self._take(option, value, f"{where}.{name}")

    def _take(self, option: Option, value: Any, where: str) -> None:
        read = option.read(value)
        if wrong := option.wrong(read):
            kept = "as it was" if option.path == "environment" else repr(_value(self.settings, option.path))
            self._refuse(where, f"{wrong}; it stays {kept}")
        else:
            self.settings = _with(self.settings, option.path.split("."), read)

    def _refuse(self, where: str, why: str) -> None:
        self.complaints.append(one_line(f"{where} {why}.", _LONGEST))


def json_name(option: Option) -> str:
    """As keys are written in JSON: ``numCandidates``."""
    first, *rest = option.name.split("-")
    return first + "".join(part.capitalize() for part in rest)


def _options(settings: Any, path: str) -> Iterator[Option]:
    hints = typing.get_type_hints(type(settings))
    for item in dataclasses.fields(settings):
        value = getattr(settings, item.name)
        if dataclasses.is_dataclass(value):
            yield from _options(value, f"{path}{item.name}.")
        else:
            yield Option(path + item.name, hints[item.name], value, item.metadata, type(settings))


def _keys(path: str) -> list[str]:
    """What editors may write below ``path``."""
    below = [each.removeprefix(path) for each in NAMED if each.startswith(path)]
    return list(dict.fromkeys(each.partition(".")[0] for each in below)) + ([] if path else ["set"])


def _with(settings: Any, path: list[str], value: Any) -> Any:
    first, *rest = path
    return dataclasses.replace(
        settings, **{first: _with(getattr(settings, first), rest, value) if rest else value}
    )


def _value(settings: Any, path: str) -> Any:
    for part in path.split("."):
        settings = getattr(settings, part)
    return settings


def _range(low: float, high: float | None) -> str:
    return f"at least {low}" if high is None else f"between {low} and {high}"


def _named(value: object) -> str:
    return repr(value) if isinstance(value, bool | int | float | str | None) else f"a {type(value).__name__}"


def _snake(key: str) -> str:
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", key).lower()
