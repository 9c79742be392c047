"""Filter, map and reduce over many sources."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compositions.changes import CHANGES
from engine.train.tasks.compositions.conditions import CONDITIONS
from engine.train.tasks.compositions.elements import Change, Condition, Total, ValueSource
from engine.train.tasks.compositions.sources import SOURCES
from engine.train.tasks.compositions.totals import TOTALS
from engine.train.tasks.entry import Entry

_SEPARATORS = (",", ", ", "-", " ", "_", "; ", "/", "|")
_NO_CHANGE = Change("same", "{x}", "", (), ())


def reduction(r: Random) -> Entry:
    """Keeps some values of a source, changes them, and makes something of all."""
    source = r.choice(SOURCES)
    condition = CONDITIONS[source.kind](r) if r.random() < 0.8 else None
    change = CHANGES[source.kind](r) if condition is None or r.random() < 0.6 else _NO_CHANGE
    kind = change.kind or source.kind
    total = r.choice(TOTALS["int" if kind == "int" else "str"])
    separator = r.choice(_SEPARATORS)
    parts = [source.key, condition.key if condition else "all", change.key, total.key]
    return Entry(
        key="reductions." + ".".join(parts),
        names=_names(source, condition, change, total),
        params=(source.param,),
        returns=total.returns.format(kind="str" if kind == "char" else kind),
        docs=_docs(r, source, condition, change, total, separator),
        bodies=tuple(
            body.replace("{sep}", separator) for body in _bodies(r, source, condition, change, total)
        ),
        inputs=lambda random: (source.draw(random),),
    )


def _names(source: ValueSource, condition: Condition | None, change: Change, total: Total) -> tuple[str, ...]:
    words = [
        total.key,
        change.key if change.key != "same" else "",
        condition.key if condition else "",
        source.key,
    ]
    full = "_".join(word for word in words if word)
    return full, "_".join(word for word in words[:3] if word), f"{words[0]}_{source.key}", f"get_{total.key}"


def _docs(
    r: Random, source: ValueSource, condition: Condition | None, change: Change, total: Total, separator: str
) -> tuple[str, ...]:
    parameter = "{" + source.param.partition(":")[0] + "}"

    def told(form: str) -> str:
        adjective = condition is not None and condition.adjectives and r.random() < 0.5
        noun = r.choice(source.nouns)
        which = r.choice(condition.clauses) if condition else ""
        kept = (
            f"{r.choice(condition.adjectives)} {noun}"
            if condition and adjective
            else f"{noun} {which}".strip()
        )
        changed = f"{r.choice(change.nouns)} of the {kept}" if change.nouns else kept
        order = total.key in ("sorted", "descending") and total.nouns[0].startswith("in ")
        total_noun = r.choice([noun for noun in total.nouns if noun.endswith("of")] or total.nouns)
        middle = f"{r.choice(change.verbs)}" if change.verbs else ""
        article = "" if total_noun.startswith(("a list", "a sorted", "how many")) else "the "
        text = form.format(
            source=r.choice(source.places).replace("{p}", parameter),
            kept=kept,
            changed=article + changed,
            bare=changed,
            total=total_noun,
            verb=r.choice(total.verbs),
            noun=noun,
            that=(which or "all of them"),
            change=f", {middle}," if middle else "",
            change_step=f"{middle}; " if middle else "",
            changing=f"{middle} and " if middle else "",
        )
        assert not order or text
        return text.replace("{sep}", separator)

    forms = [
        "Return {total} {changed} {source}.",
        "{total} {changed} {source}",
        "Take the {kept} {source}{change} and {verb}.",
        "From the {noun} {source} keep those {that}; {change_step}{verb}.",
        "Go through the {noun} {source}. Keep the {kept}, {changing}{verb}.",
        "Compute {total} {changed} {source}.",
        "Find all {kept} {source}, then {changing}{verb}.",
        "Given the {noun} {source}: {changing}{verb}, using only those {that}."
        if condition
        else "Given the {noun} {source}: {changing}{verb}.",
        "{bare}: {verb}. Only the {kept} {source} count.",
        "What is {total} {changed} {source}?",
    ]
    return tuple(dict.fromkeys(_clean(told(form)) for form in forms))


def _clean(text: str) -> str:
    text = (
        text.replace("the the ", "the ")
        .replace("many of the ", "many ")
        .replace("different the", "different")
    )
    text = text.replace("distinct the ", "distinct ").replace(",  ", ", ").replace(", and give", " and give")
    return text[:1].upper() + text[1:]


def _bodies(
    r: Random, source: ValueSource, condition: Condition | None, change: Change, total: Total
) -> tuple[str, ...]:
    name = r.choice(source.variables)
    parameter = source.param.partition(":")[0]
    iterable = source.iterable.format(p=parameter)
    test = condition.code.format(x=name) if condition else ""
    each = change.code.format(x=name)
    for_each = f"for {name} in {iterable}" + (f" if {test}" if test else "")
    gen = iterable if each == name and not test else f"{each} {for_each}"
    genp = gen if gen == iterable else f"({gen})"
    if total.code == "[{each}]" and gen == iterable:
        direct = f"list({iterable})"
    else:
        code = total.code.replace("{each}", f"{each} {for_each}").replace("{{", "{").replace("}}", "}")
        direct = code.replace("{genp}", genp).replace("{gen}", gen).replace("{for_each}", for_each)
    if "next(" in direct and gen == iterable:
        direct = f"next(iter({iterable}), None)"
    bodies = [f"return {direct}"]
    if total.step:
        bodies.append(_loop(r, name, iterable, test, each, total))
    if test and total.key not in ("list", "set", "count", "ndistinct") and each != name:
        kept = r.choice(("kept", "selected", "chosen", "filtered"))
        inner = f"[{name} for {name} in {iterable} if {test}]"
        second = direct.replace(for_each, f"for {name} in {kept}")
        bodies.append(f"{kept} = {inner}\nreturn {second}")
    return tuple(bodies)


def _loop(r: Random, name: str, iterable: str, test: str, each: str, total: Total) -> str:
    usual = {"0": ("total", "result", "count"), "''": ("result", "text", "out")}.get(
        total.start, ("result", "out", "found")
    )
    accumulator = r.choice(usual)
    step = total.step.replace("{acc}", accumulator).replace("{x}", each)
    lines = [f"{accumulator} = {total.start}", f"for {name} in {iterable}:"]
    lines += [f"    if {test}:", f"        {step}"] if test else [f"    {step}"]
    return "\n".join([*lines, f"return {total.result.replace('{acc}', accumulator)}"])
