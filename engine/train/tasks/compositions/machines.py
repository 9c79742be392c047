"""Small state machines: a loop that carries one or two values from item to item."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compositions.conditions import CONDITIONS
from engine.train.tasks.compositions.elements import constant
from engine.train.tasks.compositions.labels import _predicate
from engine.train.tasks.entry import Entry, Family


def commands(r: Random) -> Entry:
    """A counter that obeys the characters or words of a program."""
    table = [
        ("add", "+= {c}", "adds {c}"),
        ("sub", "-= {c}", "subtracts {c}"),
        ("dbl", "*= 2", "doubles it"),
        ("zero", "= 0", "sets it to 0"),
        ("neg", "= -{s}", "flips its sign"),
        ("mul", "*= {c}", "multiplies it by {c}"),
        ("set", "= {c}", "sets it to {c}"),
        ("half", "//= 2", "halves it (rounding down)"),
    ]
    chosen = r.sample(table, r.choice((2, 2, 3)))
    words = r.random() < 0.4
    alphabet = r.sample(
        ("inc", "dec", "up", "down", "go", "back", "reset", "push", "pop", "left", "right", "on", "off")
        if words
        else "+-*/#!xudlrabRUDL",
        len(chosen),
    )
    start = r.choice((0, 0, 0, 1, constant(r)))
    state = r.choice(("total", "value", "position", "counter", "x", "level", "score", "state"))
    item = r.choice(("command", "c", "op", "step", "move"))
    parameter = r.choice(
        ("commands", "moves", "steps", "ops") if words else ("commands", "program", "moves", "text")
    )
    rules, tells = [], []
    for symbol, (_, action, told) in zip(alphabet, chosen, strict=True):
        c = r.choice((1, 1, 2, 3, 5, 10))
        rules.append((symbol, f"{state} {action}".replace("{c}", str(c)).replace("{s}", state)))
        tells.append(f"'{symbol}' {told}".replace("{c}", str(c)))
    name = "{" + parameter + "}"
    listing = ", ".join(tells[:-1]) + f" and {tells[-1]}"
    docs = (
        f"Start with {start} and follow {name}: {listing}. Return the final value.",
        f"Run {name} on a number that begins at {start}; {listing}.",
        f"Value after all of {name} ({listing}), beginning with {start}",
        f"A counter is {start} at first. In {name}, {listing}; anything else is ignored. What is it last?",
        f"Process {name} one by one, starting at {start}: " + "; ".join(tells) + ".",
    )
    lines = [f"{state} = {start}", f"for {item} in {parameter}:"]
    for number, (symbol, action) in enumerate(rules):
        lines += [f"    {'if' if number == 0 else 'elif'} {item} == '{symbol}':", f"        {action}"]
    body = "\n".join([*lines, f"return {state}"])

    def inputs(random: Random) -> tuple[object, ...]:
        picked = random.choices(alphabet + (["?"] if random.random() < 0.2 else []), k=random.randint(0, 5))
        return (picked if words else "".join(picked),)

    return Entry(
        key="machines.commands."
        + ".".join(sorted(rule for rule, _, _ in chosen))
        + f".{'words' if words else 'chars'}",
        names=("run_commands", "final_value", "simulate", "follow", "execute", "interpret"),
        params=(f"{parameter}: {'list[str]' if words else 'str'}",),
        returns="int",
        docs=docs,
        bodies=(body,),
        inputs=inputs,
    )


def streak(r: Random) -> Entry:
    """The longest run of neighbours that satisfy a condition, or how many runs there are."""
    condition = CONDITIONS["int"](r)
    p = _predicate(r.choice(condition.clauses))
    xs, x = r.choice((("numbers", "n"), ("values", "v"), ("data", "x"), ("items", "item")))
    test = condition.code.replace("{x}", x)
    name = "{" + xs + "}"
    best, run = r.choice((("best", "current"), ("longest", "run"), ("best", "streak")))
    key, docs, body = r.choice(
        (
            (
                "longest",
                (
                    f"Length of the longest run of neighbouring items of {name} that are each {p}.",
                    f"Return how many numbers in a row are {p}, at most, in {name}.",
                    f"longest streak of numbers that are {p}",
                    f"What is the largest count of consecutive items where each is {p}?",
                    f"Find the longest stretch of {name} in which every number is {p}; return its length.",
                ),
                f"{best} = {run} = 0\nfor {x} in {xs}:\n    if {test}:\n        {run} += 1\n        "
                f"{best} = max({best}, {run})\n    else:\n        {run} = 0\nreturn {best}",
            ),
            (
                "until",
                (
                    f"Add up {name} until a number comes that is {p}; that one does not count.",
                    f"Sum of the items of {name} before the first one that is {p}.",
                    f"sum everything up to (not including) the first number that is {p}",
                    f"Go through {name} and total them, but stop at a number that is {p}.",
                    f"Total of the numbers before the first that is {p}; all of them if there is none.",
                ),
                f"total = 0\nfor {x} in {xs}:\n    if {test}:\n        break\n    total += {x}\nreturn total",
            ),
            (
                "takewhile",
                (
                    f"Take items from the start of {name} as long as each is {p}.",
                    f"Return the leading numbers of {name} that are {p}, up to the first that is not.",
                    f"the beginning of the list while items are {p}",
                    f"Collect numbers until one is not {p}; return the collected list.",
                    f"List of the first items of {name}, stopping before the first that is not {p}.",
                ),
                f"result = []\nfor {x} in {xs}:\n    if not ({test}):\n        break\n"
                f"    result.append({x})\nreturn result",
            ),
            (
                "index",
                (
                    f"Index of the first number in {name} that is {p}, or -1.",
                    f"Return the position of the first item that is {p}; -1 if there is none.",
                    f"first index where the number is {p}, else -1",
                    f"Where in {name} does a number that is {p} come first? Count from 0; -1 means nowhere.",
                    f"Find the first of {name} that is {p} and return its index (-1 when not found).",
                ),
                f"for i, {x} in enumerate({xs}):\n    if {test}:\n        return i\nreturn -1",
            ),
            (
                "indices",
                (
                    f"Return the indices of all numbers in {name} that are {p}.",
                    f"positions of the items that are {p}",
                    f"At which indices of {name} is the number {p}? Give a list.",
                    f"List every index whose number is {p}.",
                    f"Find where {name} has numbers that are {p}; return a list of positions from 0.",
                ),
                f"return [i for i, {x} in enumerate({xs}) if {test}]",
            ),
            (
                "all",
                (
                    f"Return True if every number in {name} is {p}.",
                    f"Check whether all of {name} are {p}.",
                    f"are all items {p}?",
                    f"True when there is no number in {name} that is not {p}.",
                    f"Tell if each item of the list is {p} (an empty list is fine).",
                ),
                f"return all({test} for {x} in {xs})",
            ),
            (
                "any",
                (
                    f"Return True if some number in {name} is {p}.",
                    f"Check whether any of {name} is {p}.",
                    f"is there an item that is {p}?",
                    f"True when at least one number of {name} is {p}.",
                    f"Tell if the list has a number that is {p}.",
                ),
                f"return any({test} for {x} in {xs})",
            ),
            (
                "split",
                (
                    f"Split {name} into those that are {p} and the rest; return both lists as a tuple.",
                    f"Return (numbers that are {p}, other numbers).",
                    f"two lists: first what is {p}, then what is not",
                    f"Partition {name}: one list with each number that is {p}, one with the others.",
                    f"Separate the numbers that are {p} from the other ones.",
                ),
                f"yes = [{x} for {x} in {xs} if {test}]\n"
                f"no = [{x} for {x} in {xs} if not ({test})]\nreturn yes, no",
            ),
        )
    )
    returns = {
        "takewhile": "list[int]",
        "indices": "list[int]",
        "all": "bool",
        "any": "bool",
        "split": "tuple[list[int], list[int]]",
    }.get(key, "int")
    return Entry(
        key=f"machines.{key}.{condition.key}",
        names=(f"{key}_{condition.key}", f"find_{key}", "scan", "analyse", f"{condition.key}_{key}"),
        params=(f"{xs}: list[int]",),
        returns=returns,
        docs=docs,
        bodies=(body,),
        inputs=lambda random: (draw.ints(random),),
    )


FAMILIES: tuple[Family, ...] = (commands, streak, streak)
