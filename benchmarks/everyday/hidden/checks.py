def check_is_filled():
    assert is_filled({}, "name") is False
    assert is_filled({"name": ""}, "name") is False
    assert is_filled({"name": " x "}, "name") is True
    assert is_filled({"name": "Ann"}, "mail") is False


def check_is_pin():
    assert is_pin("0000") is True
    assert is_pin("123") is False
    assert is_pin("12345") is False
    assert is_pin("") is False
    assert is_pin(" 123") is False


def check_missing_fields():
    assert missing_fields({"count": 0}, ["count"]) == []
    assert missing_fields({"name": None}, ["name"]) == ["name"]
    assert missing_fields({"name": None}, []) == []
    assert missing_fields({"a": "x", "c": ""}, ["c", "b", "a"]) == ["b", "c"]


def check_is_time():
    assert is_time("23:59") is True
    assert is_time("00:00") is True
    assert is_time("9:30") is False
    assert is_time("12:60") is False
    assert is_time("12-30") is False
    assert is_time("ab:cd") is False


def check_has_right_check_digit():
    assert has_right_check_digit("998") is True
    assert has_right_check_digit("00") is True
    assert has_right_check_digit("5550") is False
    assert has_right_check_digit("5555") is True
    assert has_right_check_digit("19") is False


def check_password_problems():
    assert password_problems("") == ["short", "digit", "case"]
    assert password_problems("abcdefgh") == ["digit", "case"]
    assert password_problems("ABCDEFG1") == ["case"]
    assert password_problems("Abcdef1") == ["short"]
    assert password_problems("Abcdef12") == []
    assert password_problems("Abcdefgh") == ["digit"]
