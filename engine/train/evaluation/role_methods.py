"""Strategies of roles, as methods to be measured: beyond what the shipped model was trained for."""

from __future__ import annotations

from engine.services import Plan
from engine.train.evaluation.evaluate import MeasuredMethod
from engine.types import Agent, Decoding
from engine.workflow import Workflow

PREFIX = "roles: "


def role_methods(tokens: int = 160) -> list[MeasuredMethod]:
    """Baselines, CodeTree with variants and solvers, and QualityFlow, relaxed and as in the paper."""
    cases = [
        ("chain-of-thought", Workflow()),
        ("reflexion", Workflow()),
        ("self-debug", Workflow()),
        ("self-debug", Workflow(variants=("no-traces",))),
        ("code-tree", Workflow(variants=("no-scoring", "no-abort", "no-verification"))),
        ("code-tree", Workflow(variants=("bfs",))),
        ("code-tree", Workflow(variants=("bfs",), solver="eg-cfg")),
        ("code-tree", Workflow()),
        ("quality-flow", Workflow(variants=("relaxed",))),
        ("quality-flow", Workflow()),
    ]
    decoding = Decoding(tokens, in_turn=True)
    return [
        MeasuredMethod(_name(strategy, workflow), strategy, Plan((Agent(),), decoding, workflow))
        for strategy, workflow in cases
    ]


def _name(strategy: str, workflow: Workflow) -> str:
    switches = [*workflow.variants, *(["eg-cfg solver"] if workflow.solver == "eg-cfg" else [])]
    return PREFIX + strategy + (f" ({', '.join(switches)})" if switches else "")
