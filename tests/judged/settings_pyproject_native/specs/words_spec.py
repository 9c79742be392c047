import words


def it_takes_the_first_letters():
    assert words.initials("Ada Lovelace") == "AL"


def it_shouts():
    assert words.shout("hey") == "HEY!"


def test_whisper():
    assert words.whisper("A") == "a"
