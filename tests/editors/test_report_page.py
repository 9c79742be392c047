"""The page of ``egcfg report`` in a real Chromium, made of the runs in ``benchmarks/results``."""

import json
import re
import shutil
import subprocess
from itertools import combinations

import pytest

from egcfg_lsp.cli import main
from tests.editors.conftest import HERE, PICTURES, ROOT, fetched

pytestmark = [pytest.mark.e2e, pytest.mark.editors]

RESULTS = ROOT / "benchmarks" / "results" / "humaneval" / "qwen2.5-coder-0.5b"
RUNS = [RESULTS / name for name in ("direct", "egcfg-g1")]
TASKS = 164


@pytest.fixture(scope="module")
def cache():
    return fetched("fetch-browser.sh")


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    made = tmp_path_factory.mktemp("page") / "report.html"
    assert main(["report", *map(str, RUNS), "--html", str(made)]) == 0
    return made


def look(cache, path, name, **more):
    PICTURES.mkdir(parents=True, exist_ok=True)
    plan = {
        "url": path.as_uri(),
        "chromium": shutil.which("chromium") or shutil.which("google-chrome"),
        "width": 1280,
        "picture": str(PICTURES / name),
        **more,
    }
    done = subprocess.run(
        ["node", HERE / "look-at-page.mjs", cache, json.dumps(plan)],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def overlap(one, other):
    left, top, right, bottom = one
    return left < other[2] and other[0] < right and top < other[3] and other[1] < bottom


@pytest.mark.parametrize("dark", [False, True])
def test_it_is_readable_and_whole(cache, path, dark):
    seen = look(cache, path, f"report-{'dark' if dark else 'light'}.png", dark=dark)
    assert seen["complaints"] == []
    assert seen["requests"] == [path.as_uri()]
    assert seen["reaches"] <= seen["width"]
    assert seen["faintest"] >= 4.5, "WCAG AA of text"
    assert seen["smallest"] >= 12
    for title in ("Accuracy", "Compared, task by task", "Accuracy against cost", "Every task"):
        assert title in seen["headings"]


def test_charts_are_in_sight_and_their_words_apart(cache, path):
    seen = look(cache, path, "report.png")
    assert len(seen["charts"]) == 2
    for chart in seen["charts"]:
        left, top, right, bottom = chart["box"]
        assert right - left >= 500
        assert bottom - top >= 100
        assert right <= seen["width"]
        assert not [pair for pair in combinations(chart["texts"], 2) if overlap(*pair)]
        assert all(left <= text[0] and text[2] <= right for text in chart["texts"])


def test_the_matrix_has_a_cell_for_every_task(cache, path):
    seen = look(cache, path, "report.png")
    assert [len(cells) for cells in seen["cells"]] == [TASKS] * len(RUNS)
    for cells in seen["cells"]:
        assert {name for name, *_ in cells} == {"y", "n"}
        assert all(right - left >= 8 and bottom - top >= 8 for _, left, top, right, bottom in cells)
        assert max(right for _, _, _, right, _ in cells) <= seen["width"]
    first, second = ([cell[1:] for cell in cells] for cells in seen["cells"])
    assert [cell[::2] for cell in first] == [cell[::2] for cell in second], "tasks stand below each other"
    assert seen["cellColours"]["y"] != seen["cellColours"]["n"]


def test_an_example_opens_with_code_and_trace_of_both(cache, path):
    seen = look(cache, path, "report-example.png", open=True)
    assert len(seen["details"]) == 4
    assert all("return" in each["text"] for each in seen["details"][::2])
    assert all(re.search(r"call \d+:", each["text"]) for each in seen["details"][1::2])
    assert all(each["box"][2] <= seen["width"] for each in seen["details"])


def test_a_narrow_window_scrolls_in_its_tables_alone(cache, path):
    seen = look(cache, path, "report-narrow.png", width=420)
    assert seen["reaches"] <= seen["width"]
