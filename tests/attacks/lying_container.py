# Attempts: return builtin containers with lying contents.

class Any(str):
    def __eq__(self, other):
        return True

    def __hash__(self):
        return 0


def attack(world):
    return [Any(), {Any(): Any()}, {Any()}]
