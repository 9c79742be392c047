def check_free_in_row():
    assert free_in_row(evening((1, 1)), 2) == list(range(1, 9))
    assert free_in_row(evening(*((5, seat) for seat in range(1, 9))), 5) == []
    assert free_in_row(evening((3, 8), (3, 1)), 3) == [2, 3, 4, 5, 6, 7]


def check_percent_sold():
    assert percent_sold(evening((1, 1))) == 2
    assert percent_sold(evening(*((row, seat) for row in range(1, 6) for seat in range(1, 9)))) == 100
    assert percent_sold(evening(*((1, seat) for seat in range(1, 9)))) == 20


def check_sell():
    showing = evening()
    assert sell(showing, 5, 8) == 900
    assert showing.sold == {(5, 8)}
    assert sell(showing, 5, 8) == 0
    assert sell(showing, 6, 1) == 0
    assert sell(showing, 1, 9) == 0
    assert showing.sold == {(5, 8)}
