import keys
import keys as k
from keys import clean, exact_distance, utils
from keys.text import key as text_key


def test_package():
    assert keys.key(1) == ("package", 1)


def test_utils():
    assert utils.key(1) == ("utils", 1)
    assert k.utils.key(2) == ("utils", 2)


def test_text():
    assert text_key("A") == keys.sort_key("a") == "a"


def test_clean():
    assert clean(" a  b ") == "a b"


def test_distance():
    assert exact_distance(1, 2) == -1
