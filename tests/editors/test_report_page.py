"""The page of ``egcfg report`` in a real Chromium, made of the runs in ``benchmarks/results``."""

import json
import shutil
import subprocess
from itertools import combinations

import pytest

from egcfg_lsp.cli import main
from tests.editors.conftest import HERE, PICTURES, ROOT, fetched

pytestmark = [pytest.mark.e2e, pytest.mark.editors]

RESULTS = ROOT / "benchmarks" / "results" / "humaneval" / "qwen2.5-coder-0.5b"
RUNS = [RESULTS / name for name in ("direct", "egcfg-g1")]


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


def test_it_is_readable_and_whole(cache, path):
    seen = look(cache, path, "report.png")
    assert seen["complaints"] == []
    assert seen["requests"] == [path.as_uri()]
    assert seen["reaches"] <= seen["width"]
    assert seen["faintest"] >= 4.5, "WCAG AA of text"
    assert seen["smallest"] >= 12
    assert "Solved over seconds" in seen["headings"]
    assert any(title.startswith("Only egcfg-g1 solves") for title in seen["headings"])


def test_the_chart_is_in_sight_and_its_words_apart(cache, path):
    seen = look(cache, path, "report.png")
    assert len(seen["charts"]) == 1
    for chart in seen["charts"]:
        left, top, right, bottom = chart["box"]
        assert right - left >= 500
        assert bottom - top >= 100
        assert right <= seen["width"]
        assert not [pair for pair in combinations(chart["texts"], 2) if overlap(*pair)]
        assert all(left <= text[0] and text[2] <= right for text in chart["texts"])


def test_a_narrow_window_scrolls_in_its_tables_alone(cache, path):
    seen = look(cache, path, "report-narrow.png", width=420)
    assert seen["reaches"] <= seen["width"]
