def test_label(make):
    assert make(1).label() == "1 USD"
