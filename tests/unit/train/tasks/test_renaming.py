"""Renaming by place: the meaning stays, the layout stays."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.support import renaming
from engine.train.tasks import catalog, identifiers, mutation
from tests.thorough import examples

ENTRIES = catalog.full().entries


def test_places_that_are_not_variables_stay() -> None:
    body = "x = d['x']\nreturn x.x(x=x) + 'x'  # x"
    assert renaming.rename(body, {"x": "yy"}) == "yy = d['x']\nreturn yy.x(x=yy) + 'x'  # x"


def test_two_names_can_be_swapped() -> None:
    assert renaming.rename("a, b = b, a\nreturn a", {"a": "b", "b": "a"}) == "b, a = a, b\nreturn b"


def test_local_names_are_those_that_are_assigned() -> None:
    body = "import math\ndef g(y):\n    return y\nfor i in xs:\n    t = math.sqrt(i)\nreturn g(t)"
    assert renaming.local_names(body) == {"i", "t"}


@settings(max_examples=examples(60), deadline=None)
@given(st.sampled_from(ENTRIES), st.integers(0, 2**30))
def test_renaming_keeps_what_code_does(entry, seed) -> None:  # type: ignore[no-untyped-def]
    random = Random(seed)
    body = random.choice(entry.bodies)
    taken = {*renaming.used_names(body), *entry.param_names}
    names = {}
    for old in [*entry.param_names, *sorted(renaming.local_names(body))]:
        names[old] = identifiers.fresh(random, old, "", taken)
        taken.add(names[old])
    try:
        renamed = renaming.rename(body, names)
    except ValueError:
        return
    arguments = entry.inputs(random)
    before = function(entry, body, entry.param_names)
    after = function(entry, renamed, [names[name] for name in entry.param_names])
    assert repr(before(*arguments)) == repr(after(*arguments))
    assert renamed.count("\n") == body.count("\n")


def function(entry, body, parameters):  # type: ignore[no-untyped-def]
    head = "\n".join([*entry.imports, f"def {entry.names[0]}({', '.join(parameters)}):\n"])
    scope: dict[str, object] = {}
    exec(head + renaming.indented(body), scope)
    return scope[entry.names[0]]


@given(st.integers(0, 2**30), st.text("abc_", min_size=1, max_size=8))
def test_new_names_are_usable(seed, name) -> None:  # type: ignore[no-untyped-def]
    fresh = identifiers.fresh(Random(seed), name, "list[int]", {"numbers"})
    assert fresh == name or identifiers.usable(fresh, {"numbers"})


def test_mistakes_change_the_code_and_leave_it_parsable() -> None:
    random = Random(0)
    for entry in ENTRIES[:80]:
        try:
            wrong = mutation.mutated(entry.bodies[0], random)
        except ValueError:
            continue
        assert wrong != entry.bodies[0]
        renaming.parse(wrong)


def test_without_a_place_there_is_no_mistake() -> None:
    with pytest.raises(ValueError, match="nothing to change"):
        mutation.mutated("pass", Random(0))
