"""The page of ``egcfg complete --explain`` in a real Chromium, made of a real search."""

import sys

import pytest

from egcfg_lsp.cli import main
from tests.editors.conftest import ROOT, fetched
from tests.editors.test_report_page import look

pytestmark = [pytest.mark.e2e, pytest.mark.editors]

FUNCTIONS = ("text.py::count_vowels", "sequences.py::second_largest", "shop.py::Basket.total")
NAMES = ["count_vowels", "second_largest", "Basket.total"]
PARTS = ["How guidance moved tokens", "Details"]


@pytest.fixture(scope="module")
def cache():
    return fetched("fetch-browser.sh")


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    """Of a search under guidance: no candidate is taken as it is, so that tokens are moved."""
    made = tmp_path_factory.mktemp("page") / "explained.html"
    targets = [str(ROOT / "examples" / name) for name in FUNCTIONS]
    guided = ["--strategy", "eg-cfg", "--set", "gamma=1", "--set", "num-candidates=3", "--set", "harvest=no"]
    bounds = ["--set", "max-new-tokens=64", "--time", "600", "--set", "timeout=10"]
    quiet = ["--quiet", "--python", sys.executable]
    assert main(["complete", *targets, *guided, *bounds, *quiet, "--explain", str(made)]) in (0, 1)
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
    places = [seen["headings"].index(each) for each in seen["headings"] if ": " in each]
    assert [seen["headings"][place].partition(":")[0] for place in places] == NAMES
    for place, following in zip(places, [*places[1:], None], strict=True):
        parts = seen["headings"][place + 1 : following]
        assert parts[-len(PARTS) :] == PARTS
        assert parts[: -len(PARTS)] in ([], ["What went wrong first"])


def test_it_fits_a_narrow_window(cache, path):
    seen = look(cache, path, "explained-narrow.png", width=420)
    assert seen["reaches"] <= seen["width"]
