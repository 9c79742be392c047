import inspect
import sys


def caller():
    return sys._getframe(1).f_code.co_name


def where():
    frame = inspect.currentframe().f_back
    return frame.f_globals["__name__"], frame.f_lineno


def arguments(function):
    return list(inspect.signature(function).parameters)


def documented(value: int) -> str:
    """Say a number."""
    return f"number {value}"


def source_lines(function):
    return inspect.getsource(function).count("\n")


def depth(nested):
    return 1 + max(map(depth, nested), default=0) if isinstance(nested, list) else 0


def module():
    return __name__


def names(scope):
    return sorted(name for name in scope if not name.startswith("_"))


class Meta(type):
    def __call__(cls, *args):
        made = super().__call__(*args)
        made.made_by = cls.__qualname__
        return made


class Thing(metaclass=Meta):
    def name(self):
        return type(self).__name__ + "/" + __class__.__name__


def line():
    return inspect.currentframe().f_lineno
