from leave import quits


def test_quits():
    assert quits(2) == 4
