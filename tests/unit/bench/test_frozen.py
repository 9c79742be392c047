"""Frozen sets and the figures of benchmarks."""

from __future__ import annotations

import json

import pytest

from benchmarks import everyday, frozen, prompt


@pytest.mark.parametrize(("folder", "count"), [(everyday.FOLDER, 60), (prompt.FOLDER, 24)])
def test_every_function_of_a_set_has_hidden_asserts_and_no_body(folder, count, monkeypatch):
    monkeypatch.syspath_prepend(folder / "tasks")
    functions = list(frozen.functions(folder))
    assert len({each.target for each in functions}) == count
    for each in functions:
        names: dict = {}
        exec((folder / "tasks" / each.file).read_text(), names)
        with pytest.raises((AssertionError, TypeError, AttributeError)):
            exec(each.test.setup + "\n" + each.test.source, names)


SOLUTION = "def size(grid):\n    return len(grid), len(grid[0]) if grid else 0\n"


async def test_hidden_asserts_tell_right_from_wrong(tmp_path):
    asked = [each for each in frozen.functions(everyday.FOLDER) if each.name in ("size", "column")]
    (tmp_path / "grids.py").write_text(SOLUTION + "\n\ndef column(grid, index):\n    return grid[index]\n")
    assert await frozen.right_ones(asked, tmp_path) == {"grids.py::size"}


def test_a_set_is_completed_where_no_hidden_assert_stands(monkeypatch):
    seen = []

    def answers(arguments, place):
        seen.extend(path.name for path in place.rglob("*.py"))
        (place / "grids.py").write_text(SOLUTION)
        usage = {"wall_s": 1.5, "generated_tokens": 7, "prompt_tokens": 70}
        rungs = {"rungs": [{"name": "likeliest program"}]}
        told = [
            {"target": each.target, "passed": each.file == "grids.py", "usage": usage, "workings": rungs}
            for each in frozen.functions(everyday.FOLDER)
        ]
        return "".join(json.dumps(one) + "\n" for one in told)

    monkeypatch.setattr(frozen, "egcfg", answers)
    found = {each.function.name: each for each in frozen.complete(everyday.FOLDER).functions}
    assert sorted(seen) == sorted(path.name for path in (everyday.FOLDER / "tasks").glob("*.py"))
    assert [name for name, each in found.items() if each.right] == ["size"]
    assert (found["size"].seconds, found["size"].written, found["size"].read) == (1.5, 7, 70)
