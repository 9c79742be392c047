# Attempts: lie through every hook that an object has.

class Meta(type):
    def __call__(cls, *a):
        return super().__call__()
    __len__ = __iter__ = __eq__ = lambda *a: 1 / 0
    __hash__ = lambda self: 0
    mro = lambda cls: [cls, object]


class Liar(metaclass=Meta):
    __slots__ = ("__dict__",)
    def __getattribute__(self, name):
        raise SystemExit(name)
    __reduce__ = __reduce_ex__ = __sizeof__ = __dir__ = __format__ = __bool__ = __index__ = __int__ = __getattribute__


class Text(str):
    __len__ = lambda self: -1
    __getitem__ = __iter__ = __str__ = lambda *a: Text("x")


class Pairs(dict):
    items = keys = values = lambda self: iter(int, 1)


def attack(world):
    return [Liar(), Text("x"), Pairs(a=1), type("list", (list,), {})()]
