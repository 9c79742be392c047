def check_fee():
    assert fee(ANNS, date(2024, 3, 1)) == 0
    assert fee(ANNS, date(2024, 2, 1)) == 0
    assert fee(ANNS, date(2024, 3, 21)) == 500
    assert fee(ANNS, date(2024, 3, 20)) == 475
    assert fee(BOBS, date(2024, 4, 1)) == 0


def check_open_titles():
    other = Loan(Book("Ada", "Nabokov, Vladimir", 600, 1969), "Ann", date(2024, 1, 1))
    assert open_titles([], "Ann") == []
    assert open_titles([other, ANNS, BOBS], "Ann") == ["Ada", "Emma"]
    assert open_titles([other, ANNS], "Cy") == []


def check_extended():
    later = extended(ANNS, 4)
    assert later.due == date(2024, 3, 29)
    assert later.book == EMMA
    assert ANNS.due == date(2024, 3, 1)
    assert extended(BOBS, 1).returned is True
