# Attempts: hang and lie through an exception: its text, its class, its metaclass, its arguments.

class Name(str):
    def __getitem__(self, key):
        while True:
            pass

    __str__ = __repr__ = __format__ = lambda self: Name("AssertionError")


class Meta(type):
    def __getattribute__(cls, name):
        while True:
            pass

    __instancecheck__ = __subclasscheck__ = lambda cls, other: True


class Hostile(BaseException, metaclass=Meta):
    __class__ = property(lambda self: AssertionError)

    def __str__(self):
        return "x" * 10_000_000

    __repr__ = __str__
    args = property(__str__)


def attack(world):
    raise type.__call__(Hostile)
