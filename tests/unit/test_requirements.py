"""Every requirement has a test against the real server process that names it."""

import re
from pathlib import Path

from tests.requirements import REQUIREMENTS

TESTS = Path(__file__).parents[1]
NAMED = re.compile(r"^@pytest\.mark\.requirement\((\d+)\)$", re.MULTILINE)


def named(folder):
    return {int(number) for file in folder.rglob("*.py") for number in NAMED.findall(file.read_text("utf-8"))}


def test_every_requirement_is_shown_by_the_real_server():
    assert set(REQUIREMENTS) == set(range(1, 22))
    assert set(REQUIREMENTS) - named(TESTS / "e2e") == set()


def test_tests_name_requirements_that_there_are():
    assert named(TESTS) <= set(REQUIREMENTS)
