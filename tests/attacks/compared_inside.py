# Attempts: have the comparison happen inside, where the expected value is, and return that.

class Odd:
    def __eq__(self, other):
        return True


def attack(world):
    import sys
    frame = sys._getframe(1)
    while frame:
        for value in frame.f_code.co_consts:
            if type(value) is str and value.startswith("expected-"):
                return value
        frame = frame.f_back
    return Odd()
