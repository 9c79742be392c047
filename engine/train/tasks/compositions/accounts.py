"""A running value with a bound."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compositions.elements import constant
from engine.train.tasks.entry import Entry, Family


def account(r: Random) -> Entry:
    """A running value with a bound, from a list of changes."""
    limit, start = r.choice((0, 10, 20, 50, 100, constant(r))), r.choice((0, 0, 10, 100, constant(r)))
    state, x = r.choice(
        (("balance", "amount"), ("level", "change"), ("total", "n"), ("stock", "delta"), ("fuel", "x"))
    )
    xs = r.choice(("changes", "amounts", "steps", "deltas"))
    name = "{" + xs + "}"
    key, rule, code = r.choice(
        (
            ("floor", "it never falls below 0 (it is set to 0 instead)", f"{state} = max(0, {state} + {x})"),
            (
                "cap",
                f"it never exceeds {limit} (it is set to {limit} instead)",
                f"{state} = min({limit}, {state} + {x})",
            ),
            (
                "reject",
                "a change that would make it negative is skipped",
                f"if {state} + {x} >= 0:\n        {state} += {x}",
            ),
            (
                "rejectabove",
                f"a change that would make it larger than {limit} is skipped",
                f"if {state} + {x} <= {limit}:\n        {state} += {x}",
            ),
            ("ignore", "negative changes are ignored", f"if {x} > 0:\n        {state} += {x}"),
            ("wrap", f"it wraps around modulo {limit + 2}", f"{state} = ({state} + {x}) % {limit + 2}"),
        )
    )
    if key in ("cap", "rejectabove"):
        start = min(start, limit)
    history = r.random() < 0.35
    every, last = ("all values on the way", "list of results") if history else ("the last value", "result")
    sums = "a running sum" if r.random() < 0.5 else state
    docs = (
        f"Start at {start} and add each of {name}; {rule}. Return {every}.",
        f"{'Values' if history else 'Final value'} of {sums} that begins with "
        f"{start} and takes in {name}: {rule}.",
        f"Apply {name} to {start} one after the other ({rule}), return the {last}",
        f"The {state} is {start}. For every item of {name} it changes by that much, but {rule}. "
        f"{'List it after each change.' if history else 'What is it at the end?'}",
        f"Running {state} from {start}; {rule}" + ("; collect every state" if history else ""),
    )
    tail = [f"    history.append({state})", "return history"] if history else [f"return {state}"]
    lines = [
        f"{state} = {start}",
        *(["history = []"] if history else []),
        f"for {x} in {xs}:",
        f"    {code}",
        *tail,
    ]
    return Entry(
        key=f"machines.account.{key}.{'history' if history else 'final'}.{start}",
        names=("final_" + state, "run_" + state, "simulate", "track", "apply_changes", "accumulate"),
        params=(f"{xs}: list[int]",),
        returns="list[int]" if history else "int",
        docs=docs,
        bodies=("\n".join(lines),),
        inputs=lambda random: (draw.ints(random, 0, 5, -30, 40),),
    )


FAMILIES: tuple[Family, ...] = (account,)
