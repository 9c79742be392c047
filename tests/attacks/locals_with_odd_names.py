# Attempts: put odd names and hostile keys into scopes.

class Name(str):
    def __eq__(self, other):
        raise SystemExit
    __hash__ = str.__hash__


def attack(world):
    globals()[Name("x\ud800")] = 1
    globals()["\x00\n\u2028"] = [1]
    class Odd:
        pass
    held = Odd()
    held.__dict__["\ud800\x00"] = held
    held.__dict__[Name("y")] = 1
    return held
