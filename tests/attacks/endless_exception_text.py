# Attempts: never come to the end of an exception's text.

class Endless(Exception):
    def __str__(self):
        while True:
            pass


def attack(world):
    raise Endless("x") from Endless("y")
