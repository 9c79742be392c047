"""A session in an editor: what its ghost texts cost, over what the person changed."""

from __future__ import annotations

from benchmarks.editor import GHOSTS, PLACEHOLDER, Ghost, figures, unfinished


def ghost(seconds: float, read: int, passed: bool = True) -> Ghost:
    return Ghost(seconds, seconds + 1, "return 1" if passed else "", passed, "def f():\n", read)


def test_the_first_ghost_text_counts_apart_from_the_others():
    found = {each.figure: each for each in figures([ghost(9, 300), ghost(1, 60), ghost(3, 40, False)], 200)}
    assert found["first_of_all_s"].value == 9
    assert found["pause_p50_s"].value == 2
    assert (found["shown"].value, found["passes"].value) == (2, 2)
    assert found["read_over_changed"].value == 2
    assert found["read_over_changed"].met is False


def test_there_are_enough_functions_to_write():
    assert unfinished().count(PLACEHOLDER) >= GHOSTS
