"""Parsed options of ``egcfg complete``, as frozen values."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from egcfg_lsp.cli.common import options
from egcfg_lsp.cli.common.delivery import Output
from egcfg_lsp.completer.method_plan import check, check_model
from egcfg_lsp.settings import ModelSettings
from engine.core.options import Method
from engine.decoding.services import Budget
from sandbox import Limits


@dataclass(frozen=True)
class CompleteOptions:
    """How functions are completed, and what is shown of it."""

    method: Method
    model: ModelSettings
    budget: Budget
    limits: Limits
    """Of one run of all tests."""
    tests: tuple[Path, ...]
    """Files that are searched for tests first."""
    python: str
    trust: bool
    """An interpreter found in a project may be started."""
    environment: Mapping[str, str] = field(repr=False)
    """Variables that the programs get."""
    explain: Path | None
    """The page, or ``ON_STDERR``, that tells how completions were found."""
    verbose: bool
    output: Output


def parse(arguments: argparse.Namespace) -> CompleteOptions:
    """Raises ``UsageError`` or ``SettingsError`` for values that lie outside their range."""
    settings = options.settings(arguments)
    method, model = settings.method, settings.model
    check(method)
    check_model(model, method.strategy, method.solver)
    return CompleteOptions(
        method=method,
        model=model,
        budget=options.budget(arguments).or_usual,
        limits=settings.limits,
        tests=options.test_files(arguments.tests),
        python=arguments.python,
        trust=arguments.trust,
        environment=options.environment(settings.environment),
        explain=arguments.explain,
        verbose=arguments.verbose,
        output=Output(
            write=arguments.write,
            untested=settings.inline.untested == "shown",
            diff=arguments.diff,
            json=arguments.json,
            quiet=arguments.quiet,
        ),
    )
