import os
from pathlib import Path

MODE = os.environ["APP_MODE"]
HERE = Path(__file__).parent


def mode():
    return MODE


def level():
    return int(os.environ["APP_LEVEL"])


def color():
    return os.environ["APP_COLOR"]


def words():
    with open("data/words.txt") as file:
        return file.read().split()


def lines():
    return (HERE / "data" / "words.txt").read_text().splitlines()


def secret():
    return os.environ["APP_SECRET_THAT_NOBODY_SET"]
