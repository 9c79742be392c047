"""A completion as ``egcfg complete --json`` prints it."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

from egcfg_lsp.reports.lines import tests_as_data
from engine.core.task import Completion


def as_json(target: str, completion: Completion) -> dict[str, Any]:
    """One object per function; ``source`` is the whole function in normal form."""
    usage = asdict(replace(completion.usage, allowance=None))
    del usage["allowance"]  # which is no cost
    usage["wall_s"] = round(usage["wall_s"], 3)
    workings = completion.workings.as_data()
    return {
        "target": target,
        "code": completion.code,
        "source": completion.task.function(completion.code),
        "passed": completion.passed,
        "verified": completion.verified,
        "selection": asdict(completion.selection) if completion.selection is not None else None,
        "tests": tests_as_data(completion.result),
        "strategy": completion.strategy,
        "agent": asdict(completion.agent) if completion.agent is not None else None,
        "how": completion.how,
        "note": completion.note,
        "usage": usage,
        **({"workings": workings} if workings else {}),
    }
