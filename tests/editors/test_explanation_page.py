"""The page of ``egcfg complete --explain`` in a real Chromium, made of a real search."""

import sys

import pytest

from egcfg_lsp.cli import main
from tests.editors.conftest import ROOT, fetched
from tests.editors.test_report_page import look

pytestmark = [pytest.mark.e2e, pytest.mark.editors]

FUNCTIONS = ("text.py::count_vowels", "shop.py::Basket.total", "arithmetic.py::fizzbuzz")
PARTS = ["How it was found", "How guidance moved tokens", "Details"]


@pytest.fixture(scope="module")
def cache():
    return fetched("fetch-browser.sh")


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    """One that the first try solves, one that another candidate mends, and one that stays unsolved."""
    made = tmp_path_factory.mktemp("page") / "explained.html"
    targets = [str(ROOT / "examples" / name) for name in FUNCTIONS]
    budget = ["--budget", "3000tokens", "--agents", "8", "--patience", "600", "--timeout", "10"]
    quiet = ["--quiet", "--python", sys.executable, "--memory", "off"]
    assert main(["complete", *targets, *budget, *quiet, "--explain", str(made)]) == 1
    return made


@pytest.mark.parametrize("dark", [False, True])
def test_it_is_readable_and_whole(cache, path, dark):
    seen = look(cache, path, f"explained-{'dark' if dark else 'light'}.png", dark=dark)
    assert seen["complaints"] == []
    assert seen["requests"] == [path.as_uri()]
    assert seen["reaches"] <= seen["width"]
    assert seen["faintest"] >= 4.5, "WCAG AA of text"
    assert seen["smallest"] >= 12


def test_each_answer_comes_first_and_details_last(cache, path):
    seen = look(cache, path, "explained.png")
    first, second, third = (seen["headings"].index(each) for each in seen["headings"] if ": " in each)
    names = [seen["headings"][place].partition(":")[0] for place in (first, second, third)]
    assert names == ["count_vowels", "Basket.total", "fizzbuzz"]
    assert seen["headings"][first + 1 : second] == PARTS
    assert seen["headings"][second + 1 : third] == ["What went wrong first", *PARTS]
    assert seen["headings"][third + 1 :] == PARTS


def test_a_narrow_window_scrolls_in_the_picture_alone(cache, path):
    seen = look(cache, path, "explained-narrow.png", width=420)
    assert seen["reaches"] <= seen["width"]
