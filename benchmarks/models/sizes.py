"""Defines what the benchmarks of models share: models, sizes and prompts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import cycle, islice

from benchmarks.models.random_models import RandomModels
from benchmarks.setting import tasks
from egcfg_lsp.completer.method_plan import fitted, plan
from egcfg_lsp.settings import MethodSettings
from engine.lm.base import LanguageModel, Tokenizer
from engine.lm.transformers.loading import multiplies_bfloat16
from engine.services import Plan
from engine.types import Agent, Task

NUCLEUS, TEMPERATURE = 0.95, 0.85
CANDIDATES = 12
"""Of one agent."""
EIGHT_AGENTS = 96
"""Candidates of eight agents."""
PROMPT = 300
"""Tokens that candidates share."""
SIGNAL = 150
"""Tokens of a dynamic signal."""
LINE = 12
"""Tokens of a line."""
FUNCTIONS = 5
"""Functions of which a single one would be luck: random models write lines of any length."""
FORMAT = "bfloat16" if multiplies_bfloat16() else "float32"
"""What the engine computes with on this machine's CPU, for large models stored as bfloat16."""
AGENT = Agent(
    num_candidates=CANDIDATES, horizon=1000, temperature=TEMPERATURE, gamma=0.5, template="few-shot"
)
"""Its candidates grow until the tokens run out, not the lines."""


@dataclass(frozen=True)
class Setting:
    """``runs``: how often everything is measured."""

    models: RandomModels
    runs: int
    small: bool = False

    def few(self, count: int) -> int:
        """``count``, or as few as show that something works."""
        return min(count, 2) if self.small else count

    def seconds(self, count: float) -> float:
        """``count``, or as few as show that something works."""
        return min(count, 1.0) if self.small else count


@cache
def functions(count: int = FUNCTIONS) -> list[Task]:
    """Functions with tests, always the same ones."""
    return tasks(count)


def task() -> Task:
    """The first of ``functions``."""
    return functions()[0]


def prompt(tokenizer: Tokenizer, length: int = PROMPT, number: int = 0) -> list[int]:
    """``length`` tokens of Python, from function ``number``."""
    each = functions(number + 1)[number]
    return list(islice(cycle(tokenizer.encode(each.signature + each.docstring + each.preamble)), length))


def default_plan(model: LanguageModel, task: Task, seconds: float, agents: int | str = "auto") -> Plan:
    """What is done for a person who sets nothing, or the number of agents alone, in so much time."""
    method = MethodSettings(agents=agents)
    return fitted(plan(method, model.template, seconds), method, model, task)
