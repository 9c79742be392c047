"""What is given in another form: by words, by values, by annotations."""

import pytest

from engine.memory.adaptation.given import with_given
from tests.unit.memory.support import asked

BODY = "    return known(text)\n"


def made(head, *tests, description="", body=BODY):
    found = with_given(body, asked(head, *tests, description=description))
    return [each.removesuffix(body).strip() for each in found]


@pytest.mark.parametrize(
    ("description", "first"),
    [
        ("Read a numeral, whatever its case.", "text = text.lower()"),
        ("Read a numeral; spaces around it do not count.", "text = text.strip()"),
        ("Dashes are ignored.", 'text = text.replace("-", "")'),
    ],
)
def test_words_call_for_a_form(description, first):
    assert made("f(text)", "assert f('iv') == 4", description=description)[0] == first


@pytest.mark.parametrize(
    ("description", "form"),
    [
        ("Trim the tags.", "text = [each.strip() for each in text]"),
        ("Blank tags are dropped.", "text = [each.strip() for each in text if each.strip()]"),
        ("Skip any empty ones.", "text = [each.strip() for each in text if each.strip()]"),
        ("Whatever their case.", "text = [each.lower() for each in text]"),
    ],
)
def test_words_call_for_a_form_of_all_elements(description, form):
    assert form in made("f(text)", "assert f(['a', 'b']) == 4", description=description)
    assert made("f(text)", "assert f([1, 2]) == 4", description=description) == []


def test_what_is_missing_is_left_out():
    found = made("f(text)", "assert f([1, None]) == 4", description="Missing values do not count.")
    assert found == ["text = [each for each in text if each is not None]"]


@pytest.mark.parametrize(
    ("description", "prefix"),
    [
        ('Versions with a leading "v" are fine.', "v"),
        ("An optional $ is ignored.", "$"),
        ("The # is optional.", "#"),
        ("A hex color ('#' may be left out).", "#"),
    ],
)
def test_a_character_that_may_stand_in_front(description, prefix):
    found = made("f(text)", "assert f('1.2') == 4", description=description)
    assert f'text = text.removeprefix("{prefix}")' in found


@pytest.mark.parametrize("description", ["The first word.", "A leading zero.", "Optional values are added."])
def test_words_that_name_no_such_character(description):
    assert not any(
        "removeprefix" in each for each in made("f(text)", "assert f('1') == 4", description=description)
    )


def test_nothing_calls_for_one():
    assert made("f(text)", "assert f('iv') == 4", description="Read a numeral.") == []
    assert made("f(n)", "assert f(4) == 4", description="Whatever its case.") == []


def test_texts_of_dates_become_dates():
    (found,) = with_given(BODY, asked("f(text, n)", "assert f('2024-02-29', 1) == 4"))
    assert found == (
        "    from datetime import date\n    text = date.fromisoformat(text)\n    return known(text)\n"
    )
    assert made("f(text)", "assert f('2023-02-29') == 4") == []


def test_dates_become_texts_and_back():
    (found,) = with_given(BODY, asked("f(text: date) -> date", "assert f(today) == today"))
    assert found.splitlines() == [
        "    from datetime import date",
        "    text = text.isoformat()",
        "    return date.fromisoformat(known(text))",
    ]
    (only,) = with_given(BODY, asked("f(text: date) -> int", "assert f(today) == 3"))
    assert only == "    text = text.isoformat()\n    return known(text)\n"


def test_imports_stay_first():
    body = "    import re\n    return re.sub('a', '', text)\n"
    first = next(iter(with_given(body, asked("f(text)", "assert f('A') == ''", description="Any case."))))
    assert first == "    import re\n    text = text.lower()\n    return re.sub('a', '', text)\n"
