# Attempts: return an object that is equal to everything, of every type.

class Yes(int):
    def __eq__(self, other):
        return True

    __hash__ = int.__hash__
    __class__ = str

    def __repr__(self):
        return "Yes"

    def __bool__(self):
        return True


def attack(world):
    return Yes()
