"""Declares every option of the method once: name, range, meaning, default; and the agents that they choose.

Command line, editors' settings and docs/options.md are made from these fields (``egcfg_lsp.settings``);
strategies read the same dataclasses.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from itertools import cycle, islice, product
from typing import Any

TRACES = ("full", "changes", "minimal")
SOLVERS = ("plain", "eg-cfg")


def between(low: float, high: float | None = None) -> dict[str, Any]:
    """The range of a number, as a field's metadata."""
    return {"low": low, "high": high}


def one_of(choices: Sequence[str], **bounds: Any) -> dict[str, Any]:
    """The texts that a field may be, as its metadata."""
    return {"choices": tuple(choices), **bounds}


@dataclass(frozen=True)
class Agent:
    """One configuration of the method (EG-CFG, section 3.4)."""

    num_candidates: int = 3
    """s: continuations sampled per line."""
    horizon: int = 8
    """d: new lines per continuation."""
    temperature: float = 0.85
    """t."""
    gamma: float = 0.5
    """Strength of guidance: 0 is the plain model, 1 the conditional one, above 1 extrapolates."""
    template: str = "scripted"

    @property
    def is_greedy(self) -> bool:
        """It writes the likeliest program, and samples nothing."""
        return self.temperature == 0

    def __str__(self) -> str:
        return (
            f"s={self.num_candidates} d={self.horizon} t={self.temperature:g} "
            f"gamma={self.gamma:g} {self.template}"
        )


@dataclass(frozen=True)
class Shot:
    """A solved task that a prompt shows before its own."""

    description: str
    signature: str
    """A complete line or lines."""
    tests: tuple[str, ...]
    code: str
    """The whole program."""


@dataclass(frozen=True)
class DecodingOptions:
    """How programs are written, for all agents of a task."""

    max_new_tokens: int = field(default=512, metadata=between(1, 100_000))
    """Maximum tokens of a body."""
    harvest: bool = True
    """With `eg-cfg`, a candidate that passes all tests is the answer, and the best candidate where nothing
    passes. Without it candidates are run for their traces alone: the answer is what guided decoding wrote."""
    nucleus: float = field(default=0.95, metadata=between(0.01, 1))
    """Top-p: samples come from the likeliest tokens with this total probability."""
    beams: bool = False
    """Candidates are the likeliest continuations, found by beam search, instead of samples."""
    plausibility: float = field(default=0.0, metadata=between(0, 1))
    """alpha: guidance chooses only tokens whose prior or conditional probability is at least alpha times the
    highest one; 0 is the paper's formula."""
    refresh_every: int = field(default=1, metadata=between(1, 1000))
    """Lines between two dynamic signals (k in the paper)."""
    trace: str = field(default="changes", metadata=one_of(TRACES))
    """What a dynamic signal shows of a run: every event with values and types (`full`; EG-CFG, equation 10),
    the lines that changed a value, or only how it ended (`minimal`; Table 6)."""
    signal_tokens: int = field(default=600, metadata=between(0, 1_000_000))
    """Token budget of a dynamic signal; `signal_share` applies instead if it allows more."""
    signal_share: float = field(default=0.3, metadata=between(0, 1))
    """The same budget as a share of the context that prompt and code leave free."""
    think_tokens: int = field(default=0, metadata=between(0, 100_000))
    """Tokens that the model may write before the code (EG-CFG, equations 4 and 5), where the template's
    answer begins with a code block. 0: the answer begins with the function's head."""
    agreement: int = field(default=3, metadata=between(0, 1000))
    """With `harvest`, decoding ends when all candidates were the same finished program this many times in a
    row (EG-CFG, section 3.3); 0: never."""
    drafts: bool = True
    """Guided decoding uses candidate lines as drafts: same lines, fewer passes."""
    seed: int = field(default=0, metadata=between(0, 2**63 - 1))
    """Another seed gives other samples."""


@dataclass(frozen=True)
class Decoding(DecodingOptions):
    """The options of decoding, with what one request adds."""

    shots: tuple[Shot, ...] = ()
    """Replace the examples of templates that show some."""
    prompt_tokens: int | None = None
    """Agents tell the model as much of what stands around the function as fits into so many tokens. None:
    all of it."""
    in_turn: bool = False
    """Agents work one after the other: slower, and the same result every time."""
    deadline_s: float | None = None
    shifts: bool = False
    """Decided lines are told with how guidance moved each of their tokens."""


@dataclass(frozen=True)
class Workflow:
    """Options of strategies that call a model in roles (QualityFlow, CodeTree, MapCoder)."""

    solver: str = field(default="plain", metadata=one_of(SOLVERS))
    """How strategies that use roles write code: with the plain model, or guided by execution."""
    variants: tuple[str, ...] = ()
    """Switches of the strategy, such as `relaxed` and `no-revert`."""
    programs: int = field(default=20, metadata=between(1, 10_000))
    """Maximum number of programs of `code-tree` (section 4.1), `map-coder`, `reflexion` and `self-debug`."""
    strategies: int = field(default=10, metadata=between(1, 100))
    """Maximum number of strategies of `code-tree` in the critic's order; else `width` bounds them."""
    depth: int = field(default=3, metadata=between(1, 100))
    """Levels of the tree of `code-tree`."""
    width: int = field(default=3, metadata=between(1, 100))
    """Children of a program in the tree of `code-tree`."""
    plans: int = field(default=4, metadata=between(1, 100))
    """Plans of `map-coder` (CodeTree, section 4.1)."""
    debug_rounds: int = field(default=5, metadata=between(0, 1000))
    """Repairs of the program of each plan of `map-coder`."""
    progressions: int = field(default=6, metadata=between(1, 100))
    """How many first programs `quality-flow` continues with (its appendix A)."""
    roles: str = ""
    """A folder with your own prompts for some of the roles (`<role>.toml`)."""


@dataclass(frozen=True)
class Method(Workflow, DecodingOptions):
    """All of it, as a person chooses: a strategy, its agents, and how they work."""

    strategy: str = "auto"
    """`auto` tries what costs least first: the likeliest program, samples, guided lines; `eg-cfg` guides each
    line by what candidates did; `direct` and `resample` are plain decoding (docs/strategies.md)."""
    agents: int | str = field(default=1, metadata=one_of(("paper",), **between(1, 12)))
    """How many configurations of `eg-cfg` race; `paper`: the paper's grid."""
    num_candidates: int | None = field(default=None, metadata=between(1, 64))
    """Continuations sampled per line (s in the paper); unset: each agent's own number."""
    horizon: int | None = field(default=None, metadata=between(1, 128))
    """New lines per continuation (d in the paper); unset: each agent's own."""
    temperature: float | None = field(default=None, metadata=between(0.01, 10))
    """Sampling temperature of candidates (t in the paper); unset: each agent's own."""
    gamma: float | None = field(default=None, metadata=between(0, 100))
    """Strength of guidance, 0 is the plain model; unset: each agent's own."""
    template: str | None = None
    """Name of a prompt template, or a `.toml` file; unset: the one that fits the model."""

    race: bool | None = None
    """Whether agents work side by side; unset: they do, but not in `egcfg bench`, whose results can be
    repeated."""

    def decoding(self, **request: Any) -> Decoding:
        """The part about decoding, with what ``request`` adds."""
        return Decoding(**_part(self, DecodingOptions), **request)

    def workflow(self) -> Workflow:
        """The part about roles."""
        return Workflow(**_part(self, Workflow))

    def agent_changes(self) -> dict[str, Any]:
        """What holds for every agent, by field of :class:`Agent`."""
        names = ("num_candidates", "horizon", "temperature", "gamma")
        return {name: value for name in names if (value := getattr(self, name)) is not None}


def _part(method: Method, kind: type[DecodingOptions | Workflow]) -> dict[str, Any]:
    return {item.name: getattr(method, item.name) for item in fields(kind)}


PAPER_TEMPERATURES = (0.7, 0.75, 0.85, 0.95, 1.2, 1.5)
PAPER_HORIZONS = (2, 3, 6, 8)
PAPER_GAMMAS = (0.0, 0.5, 1.0, 3.0)
PAPER_TEMPLATES = ("few-shot", "long-code")
DEFAULT_TEMPLATES = ("chat", "base-file")
"""Of models, where nobody names one."""


def default_agents(count: int, template: str) -> tuple[Agent, ...]:
    """Returns the first ``count`` (1 to 12) agents of a list with alternating temperatures and gammas.

    Low temperatures find what the model is sure of, high ones what it is not.
    """
    temperatures = (0.8, 1.0, 1.2, 1.4, 0.6, 1.1, 0.9, 1.3, 0.7, 1.6, 1.0, 1.2)
    gammas = cycle((0.5, 1.0))
    return tuple(
        Agent(12, 8, temperature, gamma, template)
        for temperature, gamma in islice(zip(temperatures, gammas, strict=False), count)
    )


def paper_agents(templates: Sequence[str] = PAPER_TEMPLATES) -> tuple[Agent, ...]:
    """Returns the paper's grid of 156 agents, with gamma 0 once per temperature and template.

    Without guidance the horizon has no effect.
    """
    grid = product(templates, PAPER_TEMPERATURES, PAPER_HORIZONS, PAPER_GAMMAS)
    return tuple(
        Agent(3, horizon, temperature, gamma, template)
        for template, temperature, horizon, gamma in grid
        if gamma > 0 or horizon == PAPER_HORIZONS[0]
    )


def without_repeats(agents: Sequence[Agent], decoding: Decoding) -> tuple[Agent, ...]:
    """Returns the agents that may differ in what they write, the first of equals.

    An unguided agent writes the greedy program of its template. Its temperature, candidates and horizon count
    only where one of its candidates may be the answer, so without harvest the paper's grid has 146 agents.
    """
    if decoding.harvest:
        return tuple(dict.fromkeys(agents))
    first: dict[Agent | str, Agent] = {}
    for agent in agents:
        first.setdefault(agent if agent.gamma > 0 else agent.template, agent)
    return tuple(first.values())


def paper_templates(known: Iterable[str]) -> tuple[str, ...]:
    """Returns the templates of the grid: those of ``known`` that are no model's default, or the paper's."""
    chosen = {*known} - {*PAPER_TEMPLATES, *DEFAULT_TEMPLATES}
    return tuple(sorted(chosen)) or PAPER_TEMPLATES
