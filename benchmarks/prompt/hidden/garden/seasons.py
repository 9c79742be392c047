def check_season():
    assert season(Plant("rye", 1, 9, 12)) == "Sep-Dec"
    assert season(Plant("pea", 1, 1, 1)) == "Jan-Jan"
    assert season(Plant("kale", 1, 7, 3)) == "Jul-Mar"


def check_sown_in():
    fig, dill = Plant("fig", 1, 6, 9), Plant("dill", 1, 6, 7)
    assert sown_in([], "May") == []
    assert sown_in([LEEK, fig, dill, BEAN], "Jun") == ["dill", "fig", "leek"]
    assert sown_in([LEEK], "Feb") == []


def check_grows_in():
    assert grows_in(BEAN, "May") is True
    assert grows_in(BEAN, "Sep") is False
    assert grows_in(LEEK, "Jan") is True
    assert grows_in(LEEK, "Dec") is True
    assert grows_in(LEEK, "May") is False
    assert grows_in(Plant("pea", 1, 4, 4), "Apr") is True
