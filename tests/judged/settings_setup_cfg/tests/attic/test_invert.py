from colors import invert


def test_invert():
    assert invert("ab") == "ba"
