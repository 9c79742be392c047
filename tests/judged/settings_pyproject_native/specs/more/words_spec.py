from words import shout


def it_shouts_nothing():
    assert shout("") == "!"
