"""Defines all settings with defaults and ranges: one schema for editors and the command line."""

from __future__ import annotations

import dataclasses
import math
import re
import types
import typing
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from egcfg_lsp import memory_setting
from engine.strategies import STRATEGIES as ALL_STRATEGIES
from sandbox import Limits

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

_T = TypeVar("_T", bound="DataclassInstance")
_TEXTS = tuple[str, ...]

STRATEGIES = tuple(name for name in ALL_STRATEGIES if name != "sample-k")
"""All that write one answer."""
SOLVERS = ("plain", "eg-cfg")
BACKENDS = ("auto", "transformers", "llama-cpp", "openai")
APIS = ("auto", "completions", "chat")
DTYPES = ("auto", "float32", "bfloat16", "float16")
CHOICES = ("alike", "first")
UNTESTED = ("shown", "silent")
TRACES = ("full", "changes", "minimal")


def _between(low: float, high: float | None = None) -> dict[str, Any]:
    return {"low": low, "high": high}


@dataclass(frozen=True)
class ModelSettings:
    """Which language model, and where it runs."""

    name: str = "auto"
    """A model of the catalog (``egcfg model list``), a ``.gguf`` file, a folder, the name of a model on the
    Hugging Face hub, or a server's name for one; ``auto``: the installed one that suits this machine."""
    backend: str = field(default="auto", metadata={"choices": BACKENDS})
    """What runs the model; ``auto``: llama-cpp for ``.gguf`` files on a CPU, transformers elsewhere."""
    device: str = "auto"
    """``auto``, ``cpu``, ``cuda``, ``cuda:1``, ``mps``..."""
    dtype: str = field(default="auto", metadata={"choices": DTYPES})
    """Number format of the weights; ``auto``: chosen for the device."""
    threads: int = field(default=0, metadata=_between(0, 1024))
    """CPU threads; 0: as many as there are physical cores."""
    cache_mb: int = field(default=0, metadata=_between(0, 2**24))
    """Maximum MiB for keys and values; beyond it the least recently used contexts are evicted. 0: 1024 for
    llama.cpp; for transformers 70 % of a GPU's free memory, or a quarter of the machine's memory."""
    base_url: str = ""
    """OpenAI-compatible server, such as ``http://localhost:8000/v1``."""
    api: str = field(default="auto", metadata={"choices": APIS})
    """The server's endpoint: ``completions`` (needed for guided decoding) or ``chat`` (enough for strategies
    that use roles); ``auto``: completions if the server has them."""
    tokenizer: str = ""
    """Folder or hub name of the served model's tokenizer; empty: text is sent instead of token ids."""
    key_variable: str = "OPENAI_API_KEY"
    """Environment variable that holds the server's key."""


@dataclass(frozen=True)
class MethodSettings:
    """How to complete. What is None is left to each agent; otherwise it holds for all of them."""

    strategy: str = field(default="auto", metadata={"choices": STRATEGIES})
    """``auto`` tries what costs least first: the likeliest program, samples, guided lines; ``eg-cfg`` guides
    each line by what candidates did; ``direct`` and ``resample`` are plain decoding."""
    agents: int | str = field(default=1, metadata={"choices": ("paper",), **_between(1, 12)})
    """How many configurations of ``eg-cfg`` race; ``paper``: the paper's grid."""
    num_candidates: int | None = field(default=None, metadata=_between(1, 64))
    """Continuations sampled per line (s in the paper)."""
    horizon: int | None = field(default=None, metadata=_between(1, 128))
    """New lines per continuation (d in the paper)."""
    temperature: float | None = field(default=None, metadata=_between(0.01, 10))
    """Sampling temperature of candidates (t in the paper)."""
    gamma: float | None = field(default=None, metadata=_between(0, 100))
    """Strength of guidance: 0 is the plain model."""
    template: str | None = None
    """Name of a prompt template, or a ``.toml`` file; empty: the one that fits the model."""
    harvest: bool = True
    """A sampled candidate that passes all tests is taken as it is."""
    choose: str = field(default="first", metadata={"choices": CHOICES})
    """Of programs that pass, ``first`` takes the first one; ``alike`` samples some more, and takes the
    likeliest of the largest group that behaves alike on further inputs, if ``harvest`` is on."""
    nucleus: float = field(default=0.95, metadata=_between(0.01, 1))
    """Top-p: samples come from the likeliest tokens with this total probability."""
    beams: bool = False
    """Candidates are the likeliest continuations, found by beam search, instead of samples."""
    plausibility: float = field(default=0.0, metadata=_between(0, 1))
    """alpha: guidance chooses only tokens whose prior or conditional probability is at least alpha times the
    highest one; 0 is the paper's formula."""
    similar_tokens: int = field(default=0, metadata=_between(0, 1_000_000))
    """Maximum tokens of known functions in the prompt."""
    refresh_every: int = field(default=1, metadata=_between(1, 1000))
    """Lines between two dynamic signals (k in the paper)."""
    trace: str = field(default="changes", metadata={"choices": TRACES})
    """What a dynamic signal shows of a run: every event with values and types (``full``), the lines that
    changed a value, or only how it ended (``minimal``)."""
    signal_tokens: int = field(default=600, metadata=_between(0, 1_000_000))
    """Token budget of a dynamic signal; ``signal_share`` applies instead if it allows more."""
    signal_share: float = field(default=0.3, metadata=_between(0, 1))
    """The same budget as a share of the context that prompt and code leave free; the larger one applies."""
    think_tokens: int = field(default=0, metadata=_between(0, 100_000))
    """Tokens that the model may write before the code, where the template's answer begins with a code block.
    0: the answer begins with the function's head."""
    agreement: int = field(default=3, metadata=_between(0, 1000))
    """Decoding ends when all candidates were the same finished program this many times in a row; 0: never."""
    drafts: bool = True
    """Guided decoding uses candidate lines as drafts: same lines, fewer passes."""
    solver: str = field(default="plain", metadata={"choices": SOLVERS})
    """How strategies that use roles write code: with the plain model, or guided by execution."""
    variant: str = ""
    """Switches of the strategy, separated by commas, such as ``relaxed,no-revert``."""
    programs: int = field(default=20, metadata=_between(1, 10_000))
    """Maximum number of programs of ``code-tree``, ``map-coder``, ``reflexion`` and ``self-debug``."""
    strategies: int = field(default=10, metadata=_between(1, 100))
    """Maximum number of strategies of ``code-tree`` in the critic's order; else ``width`` bounds them."""
    depth: int = field(default=3, metadata=_between(1, 100))
    """Levels of the tree of ``code-tree``."""
    width: int = field(default=3, metadata=_between(1, 100))
    """Children of a program in the tree of ``code-tree``."""
    plans: int = field(default=4, metadata=_between(1, 100))
    """Plans of ``map-coder``."""
    debug_rounds: int = field(default=5, metadata=_between(0, 1000))
    """Repairs of the program of each plan of ``map-coder``."""
    progressions: int = field(default=6, metadata=_between(1, 100))
    """How many first programs ``quality-flow`` continues with."""
    roles: str = ""
    """A folder with your own prompts for some of the roles (``<role>.toml``)."""
    max_new_tokens: int = field(default=512, metadata=_between(1, 100_000))
    """Maximum tokens of a body."""
    seed: int = field(default=0, metadata=_between(0, 2**63 - 1))
    """Another seed gives other samples."""

    @property
    def remembers(self) -> bool:
        """Whether a known function may be the answer; false where guided decoding itself is wanted."""
        return self.strategy in ("auto", "eg-cfg") and self.harvest


@dataclass(frozen=True)
class BudgetSettings:
    """Seconds that a completion may take."""

    automatic_s: float = field(default=8.0, metadata=_between(0.1, 3600))
    """Seconds for a completion that typing requests."""
    invoked_s: float = field(default=20.0, metadata=_between(0.1, 3600))
    """Seconds for a completion requested by the editor's shortcut."""
    command_s: float = field(default=120.0, metadata=_between(0.1, 3600))
    """Seconds for ``egcfg.completeFunction``."""


@dataclass(frozen=True)
class InlineSettings:
    """Ghost text."""

    untested: str = field(default="silent", metadata={"choices": UNTESTED})
    """In a function without tests, while typing: no completion (``silent``), or an unverified one
    (``shown``). The editor's shortcut always shows it."""
    alternatives: int = field(default=3, metadata=_between(1, 3))
    """Maximum number of different passing bodies when the editor's shortcut is used."""
    prefetch: bool = True
    """After you accept a suggestion, the next unfinished function is completed in advance."""
    slow_s: float = field(default=3.0, metadata=_between(0.1, 3600))
    """After this many seconds without an answer, the status says slow."""


@dataclass(frozen=True)
class Settings:
    """Everything that an editor can set, under ``egcfg`` or as ``initializationOptions``."""

    trusted: bool = False
    """The user trusts the code of this workspace; nothing is executed otherwise."""
    interpreter: str = ""
    """The project's Python; empty: the active environment (VIRTUAL_ENV, CONDA_PREFIX), one of the project or
    above it that is yours or root's and that nobody else can write to, or the server's own."""
    environment: tuple[str, ...] = field(default=(), repr=False)
    """Environment variables that your code gets: `NAME` (as the server has it), `NAME=VALUE`, or a file of
    such lines in the project, such as `.env`. Others it does not see."""
    model: ModelSettings = ModelSettings()
    method: MethodSettings = MethodSettings()
    budget: BudgetSettings = BudgetSettings()
    inline: InlineSettings = InlineSettings()
    memory: str = field(default=memory_setting.DEFAULT, metadata={"complaint": memory_setting.complaint})
    """Where a function is looked for before one is written: ``project``, ``folder:PATH``,
    ``package:NAME``, separated by commas, or ``off``. What passes
    the tests is reused."""
    lenses: bool = True
    """Code lenses over functions that have tests."""
    limits: Limits = field(default_factory=Limits)
    parallel: int = field(default=2, metadata=_between(1, 256))
    """Programs that run at the same time."""


def parse(data: object, base: Settings | None = None) -> tuple[Settings, list[str]]:
    """``data`` (from JSON) laid over ``base``, and a sentence for every key that was ignored.

    Keys may be written as ``num_candidates`` or ``numCandidates``.
    """
    complaints: list[str] = []
    start = base or Settings()
    if data is None:
        return start, complaints
    if not isinstance(data, Mapping):
        return start, [f"The settings of egcfg should be an object, not {_named(data)}; they are ignored."]
    return _overlaid(start, data, "egcfg", complaints), complaints


def complaints_about(settings: Any) -> list[str]:
    """A sentence for every field of a settings dataclass that lies outside its range."""
    hints = typing.get_type_hints(type(settings))
    found = []
    for item in dataclasses.fields(settings):
        wrong = _wrong(getattr(settings, item.name), hints[item.name], item.metadata)
        if wrong:
            found.append(f"{item.name} {wrong}.")
    return found


def _overlaid(base: _T, data: Mapping[Any, Any], path: str, complaints: list[str]) -> _T:
    hints = typing.get_type_hints(type(base))
    items = {item.name: item for item in dataclasses.fields(base)}
    changes: dict[str, Any] = {}
    for key, given in data.items():
        name, where = _snake(str(key)), f"{path}.{key}"
        value = _read(given, hints.get(name))
        if name not in items:
            complaints.append(f"{where} is no setting; it is ignored. There are {', '.join(items)}.")
        elif dataclasses.is_dataclass(hints[name]):
            if isinstance(value, Mapping):
                changes[name] = _overlaid(getattr(base, name), value, where, complaints)
            else:
                complaints.append(f"{where} should be an object, not {_named(value)}; it is ignored.")
        elif wrong := _wrong(value, hints[name], items[name].metadata):
            kept = "as it was" if items[name].repr is False else repr(getattr(base, name))
            complaints.append(f"{where} {wrong}; it stays {kept}.")
        else:
            changes[name] = float(value) if hints[name] is float else value
    return dataclasses.replace(base, **changes)


def _read(value: Any, hint: Any) -> Any:
    """Reads a text where a setting may be more than text, as editors write it: ``"8"`` is 8, ``""`` None."""
    kinds = typing.get_args(hint) if isinstance(hint, types.UnionType) else ()
    if isinstance(value, str) and int in kinds and value.isdecimal():
        return int(value)
    if hint == _TEXTS and isinstance(value, list) and all(isinstance(each, str) for each in value):
        return tuple(value)
    return None if value == "" and type(None) in kinds else value


def _wrong(value: Any, hint: Any, metadata: Mapping[str, Any]) -> str:
    """What ``value`` should be and is not; nothing if it is fine."""
    kinds = typing.get_args(hint) if isinstance(hint, types.UnionType) else (hint,)
    if value is None and type(None) in kinds:
        return ""
    if hint == _TEXTS:
        return "" if isinstance(value, tuple) else "should be a list of texts"
    allowed = tuple((int, float) if kind is float else (kind,) for kind in kinds)
    if not any(type(value) in group for group in allowed):
        wanted = " or ".join(_KINDS[kind] for kind in kinds)
        return f"should be {wanted}, not {_named(value)}"
    low, high = metadata.get("low", 0), metadata.get("high")
    if isinstance(value, str) and value not in metadata.get("choices", (value,)):
        return f"should be {' or '.join(metadata['choices'])}, not {value!r}"
    if isinstance(value, str | bool):
        return metadata["complaint"](value) if "complaint" in metadata else ""
    if not low <= value <= (math.inf if high is None else high):
        return f"should be {_range(low, high)}, not {value}"
    return ""


def _range(low: float, high: float | None) -> str:
    return f"at least {low}" if high is None else f"between {low} and {high}"


_KINDS = {bool: "true or false", int: "a whole number", float: "a number", str: "a text", type(None): "null"}


def _named(value: object) -> str:
    return repr(value) if isinstance(value, bool | int | float | str | None) else f"a {type(value).__name__}"


def _snake(key: str) -> str:
    return re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", key).lower()
