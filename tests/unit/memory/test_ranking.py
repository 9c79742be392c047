"""Words, and ranks of texts by them: nothing raises on any text, and what is taken out leaves nothing."""

from hypothesis import given
from hypothesis import strategies as st

from engine.memory.ranking import Ranking
from engine.memory.words import stem, words

WORDS = st.lists(st.sampled_from("abcdefg"), max_size=8)
TEXTS = st.dictionaries(st.integers(0, 20), WORDS, max_size=8)


def test_words_of_names_and_sentences():
    assert words("removePunctuation") == words("remove_punctuation") == words("Removes the punctuations.")
    assert words("HTTPServer2") == ["http", "server", "2"]
    assert words("The dictionary of integers") == ["dict", "int"]
    assert stem("running") == stem("run")


@given(st.text())
def test_words_of_any_text(text):
    assert all(word and word == word.lower() for word in words(text))


def test_a_rare_word_says_more():
    ranking = Ranking()
    for number, text in enumerate(("list sum", "list max", "list median")):
        ranking.add(number, text.split())
    likeness = ranking.likeness(["list", "median"])
    assert max(likeness, key=likeness.get) == 2


@given(TEXTS, WORDS)
def test_likeness_is_a_share(texts, query):
    ranking = Ranking()
    for number, text in texts.items():
        ranking.add(number, text)
    likeness = ranking.likeness(query)
    assert all(0 <= share <= 1 for share in likeness.values())
    assert likeness.keys() == {number for number, text in texts.items() if {*text} & {*query}}


@given(TEXTS, TEXTS, WORDS)
def test_what_is_removed_leaves_nothing(kept, gone, query):
    ranking, expected = Ranking(), Ranking()
    for number, text in kept.items():
        ranking.add(number, text)
        expected.add(number, text)
    for number, text in gone.items():
        ranking.add(number + 100, text)
    for number, text in gone.items():
        ranking.remove(number + 100, text)
    assert vars(ranking) == vars(expected)
    assert ranking.likeness(query) == expected.likeness(query)
