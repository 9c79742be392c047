import sys

import pytest

import parsing


@pytest.mark.skip(reason="later")
class TestInteger:
    def test_hex(self):
        assert parsing.integer("0x10") == 16


@pytest.mark.skipif(sys.version_info < (3,), reason="old")
class TestBoolean:
    @pytest.mark.parametrize("word", ["yes", "TRUE"])
    def test_true(self, word):
        assert parsing.boolean(word)


class TestListing:
    @pytest.fixture
    def text(self):
        return "a, b"

    @pytest.fixture(autouse=True)
    def keep(self, text):
        self.text = text
        self.parsed = parsing.listing(text)

    def test_own(self, text):
        assert self.parsed == parsing.listing(self.text) == ["a", "b"]


class TestPair:
    def __init__(self):
        self.text = "a=b"

    def test_pair(self):
        assert parsing.pair(self.text) == ("a", "b")


@pytest.mark.usefixtures("no_such_fixture")
class TestQuoted:
    def test_quoted(self):
        assert parsing.quoted("a") == '"a"'


class TestUnquoted:
    pytestmark = [pytest.mark.parametrize("text", ['"a"', "a"])]

    def test_a(self, text):
        assert parsing.unquoted(text) == "a"

    @staticmethod
    def test_static(text):
        assert parsing.unquoted(text) == "a"

    @classmethod
    def test_class(cls, text):
        assert len(parsing.unquoted(text)) == 1
