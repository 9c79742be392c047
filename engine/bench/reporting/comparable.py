"""Decides which papers' figures may stand beside a run: those of the method that it carried out."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from engine.bench.reporting.published import PublishedMethod, PublishedRow, published
from engine.bench.reporting.run_report import BenchRun, summary
from engine.bench.running.presets import ablations, incomparable
from engine.bench.running.store import About

_WITHOUT = {
    "no-candidates": "EG-CFG, no beam search",
    "no-cfg": "EG-CFG, no CFG",
    "minimal-trace": "EG-CFG, minimal trace",
}
"""What EG-CFG's table 6 calls its ablations."""
_ABLATIONS = ("no-verification", "no-abort", "no-scoring")


def methods(about: About, templates: Collection[str] = ()) -> tuple[PublishedMethod, ...]:
    """Returns the published methods that a run did the same as; the model may be another.

    ``templates`` are those of the agents in the run's records.

    A run that wrote with another solver, was given forms of its own, or was bounded
    otherwise than the paper's did something else.
    """
    settings = about.settings
    method: Mapping[str, Any] = settings.get("method", {})
    altered = method.get("solver", "plain") != "plain"
    if altered or method.get("roles") or any((settings.get("budget") or {}).values()):
        return ()
    if about.strategy == "eg-cfg" and incomparable("eg-cfg", settings, templates):
        return ()
    variants = tuple(sorted(part.strip() for part in method.get("variant", "").split(",") if part.strip()))
    find = _FINDERS.get(about.strategy)
    return find(settings, method, variants) if find is not None else ()


def beside(runs: Sequence[BenchRun], *, everything: bool = False) -> list[PublishedRow]:
    """Returns what papers print of the runs' methods on their data; with ``everything`` of all methods."""
    found: dict[PublishedRow, None] = {}
    for run in runs:
        wanted = None if everything else _methods_of(run)
        found.update(dict.fromkeys(published(run.about.dataset, wanted)))
    return list(found)


def _methods_of(run: BenchRun) -> tuple[PublishedMethod, ...]:
    """Of EG-CFG none, if most tasks showed no example to be guided by."""
    if run.is_guided and not summary(run).is_guided:
        return ()
    return methods(run.about, {str(result.agent["template"]) for result in run.results if result.agent})


Settings = Mapping[str, Any]
Variants = tuple[str, ...]


def _eg_cfg(settings: Settings, method: Settings, variants: Variants) -> tuple[PublishedMethod, ...]:
    left_out = ablations(settings)
    return (PublishedMethod("eg-cfg", _WITHOUT[left_out[0]] if left_out else "EG-CFG"),)


def _direct(settings: Settings, method: Settings, variants: Variants) -> tuple[PublishedMethod, ...]:
    """With three shots the baseline of EG-CFG, with the task alone that of the others."""
    if method.get("template") == "few-shot":
        return (PublishedMethod("eg-cfg", "baseline"),)
    return (PublishedMethod("codetree", "Direct"), PublishedMethod("qualityflow", "zero-shot"))


def _quality_flow(settings: Settings, method: Settings, variants: Variants) -> tuple[PublishedMethod, ...]:
    if method.get("progressions", 6) != 6:
        return ()
    setting = ", ".join(sorted(variants, key=lambda name: name != "relaxed")) or "standard"
    ours = PublishedMethod("qualityflow", "QualityFlow", setting)
    checker = PublishedMethod("qualityflow", "code quality checker", setting)
    return (ours, checker, *((PublishedMethod("eg-cfg", "QualityFlow"),) if not variants else ()))


def _code_tree(settings: Settings, method: Settings, variants: Variants) -> tuple[PublishedMethod, ...]:
    if method.get("programs") != 20:
        return ()
    depth, width = method.get("depth"), method.get("width")
    shape = f"depth={depth},width={width}"
    if variants in (("bfs",), ("dfs",)):
        name = f"CodeTree-{variants[0].upper()}"
        usual = (PublishedMethod("codetree", name),) if (depth, width) == (3, 3) else ()
        return (*usual, PublishedMethod("codetree", name, shape))
    if (depth, width) != (3, 3) or method.get("strategies") != 10:
        return ()
    if variants == ("strategy-list",):
        return (PublishedMethod("codetree", "Strategy List"),)
    if not variants or (len(variants) == 1 and variants[0] in _ABLATIONS):
        return (PublishedMethod("codetree", "CodeTree", ",".join(variants)),)
    return ()


def _map_coder(settings: Settings, method: Settings, variants: Variants) -> tuple[PublishedMethod, ...]:
    bounds = method.get("plans"), method.get("debug_rounds"), method.get("programs")
    if bounds != (4, 5, 20):
        return ()
    return tuple(PublishedMethod(paper, "MapCoder") for paper in ("eg-cfg", "qualityflow", "codetree"))


def _reflexion(settings: Settings, method: Settings, variants: Variants) -> tuple[PublishedMethod, ...]:
    if method.get("programs") != 20:
        return ()
    return (PublishedMethod("codetree", "Reflexion"), PublishedMethod("qualityflow", "Reflexion"))


def _resample(settings: Settings, method: Settings, variants: Variants) -> tuple[PublishedMethod, ...]:
    drawn = method.get("num_candidates"), method.get("rounds", 1)  # of runs before there was --strategy auto
    warm = method.get("temperature") in (None, 1.0)
    return (PublishedMethod("codetree", "Resample"),) if warm and drawn == (20, 1) else ()


def _chain_of_thought(
    settings: Settings, method: Settings, variants: Variants
) -> tuple[PublishedMethod, ...]:
    return (PublishedMethod("codetree", "CoT"),)


def _self_debug(settings: Settings, method: Settings, variants: Variants) -> tuple[PublishedMethod, ...]:
    if variants:
        return ()
    names = (("eg-cfg", "Self-Debugging"), ("eg-cfg", "Self Debugging"))
    return (
        *(PublishedMethod(*name) for name in names),
        PublishedMethod("qualityflow", "Self-Debugging, +Trace"),
    )


_FINDERS = {
    "eg-cfg": _eg_cfg,
    "direct": _direct,
    "quality-flow": _quality_flow,
    "code-tree": _code_tree,
    "map-coder": _map_coder,
    "reflexion": _reflexion,
    "resample": _resample,
    "chain-of-thought": _chain_of_thought,
    "self-debug": _self_debug,
}
