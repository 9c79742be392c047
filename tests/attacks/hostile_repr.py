# Attempts: hang and forge through __repr__, __len__, __class__ and attributes.

class Hostile:
    def _loop(self, *ignored):
        while True:
            pass

    __repr__ = __str__ = __len__ = __iter__ = __eq__ = __hash__ = __getattr__ = _loop
    __class__ = property(_loop)


def attack(world):
    kept = Hostile()
    other = [kept]
    return other[0]
