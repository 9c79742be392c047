"""The gate's prompt, and the same prompt with parts of it blanked out.

What is right from the whole one may be owed to the traces, to what the function's name and the tests
tell, or to something in the candidates' texts or in their order that tells which one passes. Each part
is left out by the code that renders prompts and signals, told to say nothing of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace

from engine.decoding.dynamic_signal import render
from engine.prompts import SignalFormat
from engine.train.examples.dynamic import Signalled
from engine.train.examples.material import example, template

_NAMELESS = "solve"
_TOLD = template().signal
_BLANKED = replace(_TOLD, event="", elided="", returned="", raised="")
"""The calls that were run, and not a word of what came of them."""
_UNRUN = replace(_BLANKED, run="")
"""The candidates, and not a word of a run. No example of training looks like this."""


def _shown(gate: Signalled, form: SignalFormat) -> str:
    texts = template().prompt(gate.task)
    return texts.shared + render(gate.task, gate.executed, form) + texts.opening


def _anonymous(gate: Signalled, form: SignalFormat) -> str:
    """Without tests, under a name that says nothing: the candidates tell, and what is said of their runs."""
    untested = replace(gate, task=replace(gate.task, tests=()))
    return re.sub(rf"\b{re.escape(gate.task.name)}\b", _NAMELESS, _shown(untested, form))


PROMPTS: Mapping[str, Callable[[Signalled], str]] = {
    "name, tests, candidates with traces": lambda gate: _shown(gate, _TOLD),
    "name, tests, candidates, traces blanked out": lambda gate: _shown(gate, _BLANKED),
    "name, tests, candidates, runs not mentioned": lambda gate: _shown(gate, _UNRUN),
    "name, tests": lambda gate: example(gate.task, "").prompt,
    "candidates with traces": lambda gate: _anonymous(gate, _TOLD),
    "candidates, traces blanked out": lambda gate: _anonymous(gate, _BLANKED),
}
"""By what they have; the first one is the gate's."""
