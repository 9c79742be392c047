"""Functions of a project: which may be called from where, and how they are called."""

import pytest

from engine.memory.project import Caller, absolute
from tests.unit.memory.support import asked, callable_from, project, put

CENTS = "def to_cents(amount):\n    return round(amount * 100)\n"


def body(known, head, caller="app", text="", is_package=False):
    """How the only function of ``known`` that fits is called."""
    request = asked(head)
    source = known.for_caller(Caller(caller, text, caller, is_package), request.task.name)
    (found,) = (each for number in known._functions if (each := source.function(number)) is not None)
    return found.body(request, tuple(range(len(request.parameters))))


@pytest.mark.parametrize(
    ("module", "caller", "text", "line"),
    [
        ("money", "app", "", "from money import to_cents"),
        ("shop.money", "app", "", "from shop.money import to_cents"),
        ("shop.money", "shop.app", "", "from shop.money import to_cents"),
        ("shop.money", "shop.app", "from . import x\n", "from .money import to_cents"),
        ("shop.money", "shop.a.app", "from ..x import y\n", "from ..money import to_cents"),
        ("shop.b.money", "shop.a.app", "from .x import y\n", "from ..b.money import to_cents"),
        ("other.money", "shop.app", "from .x import y\n", "from other.money import to_cents"),
        ("shop", "shop.app", "from .x import y\n", "from shop import to_cents"),
        ("shop.money", "shop.app", "def g():\n    from .x import y\n", "from shop.money import to_cents"),
        ("shop.money", "shop.app", '"""\nfrom .x import y\n"""\n', "from shop.money import to_cents"),
        ("shop.money", "shop.app", "from .x import y\ndef g(:\n", "from .money import to_cents"),
    ],
)
def test_the_import_that_the_layout_needs(module, caller, text, line):
    known = project()
    put(known, module, CENTS)
    assert body(known, "f(x)", caller, text) == f"    {line}\n\n    return to_cents(x)\n"


@pytest.mark.parametrize(
    ("module", "caller", "there"),
    [
        ("shop.a.money", "shop.a", ".money"),
        ("shop.money", "shop.a", "..money"),
        ("shop.money", "shop", ".money"),
    ],
)
def test_from_the_init_of_a_package(module, caller, there):
    known = project()
    put(known, module, CENTS)
    assert body(known, "f(x)", caller, "from .x import y\n", is_package=True).startswith(
        f"    from {there} imp"
    )


@pytest.mark.parametrize(
    ("line", "is_there"),
    [
        ("from shop.money import to_cents", True),
        ("from .money import to_cents", True),
        ("from .money import other, to_cents", True),
        ("from .money import to_cents as cents", False),
        ("from ..money import to_cents", False),
        ("from .a.money import to_cents", False),
        ("from .moneys import to_cents", False),
        ("import shop.money", False),
        ("    from .money import to_cents", False),
        ("from .money import (", False),
        ("from .money import (\n    other,\n    to_cents,\n)", True),
        ("from shop.money import to_cents\ndef g(:", True),
        ('"""\nfrom shop.money import to_cents\n"""', False),
    ],
)
def test_a_name_that_the_file_has_already(line, is_there):
    known = project(shop__money=CENTS)
    there = body(known, "f(x)", "shop.app", line + "\n") == "    return to_cents(x)\n"
    assert there is is_there


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("try:\n    from .x import y\nexcept ImportError:\n    from x import y\n", False),
        ("try:\n    import x\nexcept ImportError:\n    from . import x\n", False),
        ("if __package__:\n    from ..x import *\nelse:\n    from x import *\n", False),
        ("try:\n    from ._fast import y\nexcept ImportError:\n    from shop._slow import y\n", True),
        ("import logging\nfrom .logging import start\n", True),
        ("from .money import to_cents\nif a:\n    from .x import y\nelse:\n    from x import y\n", True),
    ],
)
def test_a_file_that_is_also_run_as_a_script_needs_two_imports(text, fits):
    request = asked("f(x)")
    caller = Caller("shop.app", text, "app")
    found = project(shop__money=CENTS).for_caller(caller, "f").function(0)
    assert (found.body(request, (0,)) is not None) is fits


def test_a_module_of_the_same_name_elsewhere_is_another_one():
    known = project(shop__b__money=CENTS)
    said = body(known, "f(x)", "shop.a.app", "from .money import to_cents\n")
    assert said.startswith("    from ..b.money import to_cents\n")


@pytest.mark.parametrize("head", ["to_cents(x)", "f(to_cents)", "f(to_cents, money_to_cents)"])
def test_names_that_collide(head):
    known = project(money="def to_cents(amount, y=1):\n    return round(amount * 100)\n")
    said = body(known, head)
    line, _, call = said.strip().split("\n")
    name = line.rpartition(" as ")[2]
    assert name not in head
    assert call.strip().startswith(f"return {name}(")


def test_static_methods_and_neighbors():
    text = "class Money:\n    @staticmethod\n    def cents(x):\n        return x\n"
    known = project(app=text)
    assert body(known, "f(x)") == "    return Money.cents(x)\n"
    assert body(known, "f(x)", "app2") == "    from app import Money\n\n    return Money.cents(x)\n"
    assert body(known, "f(Money)") is None


def test_parameters_in_another_order():
    known = project(money="def split(total, count):\n    return total / count\n")
    request = asked("f(count, total)")
    source = known.for_caller(Caller("app", ""), "f")
    assert source.function(0).body(request, (1, 0)).endswith("    return split(total, count)\n")


NEVER = {
    "itself": {"app": "def f(x):\n    return x\n"},
    "a method of its name": {"app": "class C:\n    @staticmethod\n    def f(x):\n        return x\n"},
    "a caller": {"app": "def g(x):\n    return f(x)\n"},
    "a caller of a method": {"app": "def g(x):\n    return x.f()\n"},
    "a caller by attribute": {"b": "import app\ndef g(x):\n    return app.f(x)\n"},
    "a caller by another name": {"b": "from app import f as h\ndef g(x):\n    return h(x)\n"},
    "a caller by getattr": {"b": "import app\ndef g(x):\n    return getattr(app, 'f')(x)\n"},
    "a caller by a table": {"b": "from app import f\nTABLE = {1: f}\ndef g(x):\n    return TABLE[1](x)\n"},
    "a caller by default": {"b": "from app import f\ndef g(x, h=f):\n    return h(x)\n"},
    "a caller by a class": {
        "b": "class C:\n    def __init__(self, x):\n        self.x = f(x)\ndef g(x):\n    return C(x).x\n"
    },
    "a caller by a method": {
        "b": "class C:\n    def run(self):\n        return f(1)\n",
        "c": "def g(x):\n    return x.run()\n",
    },
    "a caller by nested functions": {"b": "def g(x):\n    def h():\n        return f(x)\n    return h()\n"},
    "far callers": {
        **{f"m{n}": f"def g{n}(x):\n    return g{n + 1}(x)\n" for n in range(9)},
        "last": "def g9(x):\n    return f(x)\n",
    },
    "effects far away": {
        **{f"m{n}": f"def g{n}(x):\n    return g{n + 1}(x)\n" for n in range(9)},
        "last": "def g9(x):\n    print(x)\n    return x\n",
    },
    "effects by another name": {"b": "from random import random as r\ndef g(x):\n    return r()\n"},
    "effects by a variable": {"b": "say = print\ndef g(x):\n    say(x)\n    return x\n"},
    "effects of a method": {
        "b": "class C:\n    def run(self):\n        open('x')\ndef g(x):\n    return C().run()\n"
    },
    "changes by a helper": {"b": "def h(x):\n    x.sort()\ndef g(x):\n    h(x)\n    return x\n"},
    "a module that acts": {"b": "main()\ndef g(x):\n    return x\n"},
    "a package that acts": {"b": "main()\n", "b.c": "def g(x):\n    return x\n"},
    "a module that runs the task": {"b": "import app\nX = app.f(1)\ndef g(x):\n    return x\n"},
    "a module that imports one that acts": {
        "b": "import c\ndef g(x):\n    return x\n",
        "c": "from d import y\n",
        "d": "main()\n",
    },
    "a relative import of one that acts": {
        "p.b": "from .c import y\ndef g(x):\n    return x\n",
        "p.c": "main()\n",
    },
    "a relative import of a package that acts": {
        "p.b": "from . import c\ndef g(x):\n    return x\n",
        "p.c": "main()\n",
    },
    "an import at the call of one that acts": {
        "b": "def g(x):\n    import c\n    return x\n",
        "c": "main()\n",
    },
    "a logger": {
        "b": "import logging\naudit = logging.getLogger('x')\ndef g(x):\n    audit.info(x)\n    return x\n"
    },
    "another file's logger": {
        "b": "from c import audit\ndef g(x):\n    audit.info(x)\n    return x\n",
        "c": "from logging import getLogger\naudit = getLogger('x')\n",
    },
    "a logger that importing asked for first": {
        "b": "from c import audit\nNAME = audit.name\ndef g(x):\n    audit.info(x)\n    return x\n",
        "c": "from logging import getLogger\naudit = getLogger('x')\n",
    },
    "a caller by a table that is filled": {
        "b": "from app import f\nTABLE = {}\nTABLE[1] = f\ndef g(x):\n    return TABLE[1](x)\n"
    },
    "a module without a name": {"": "def g(x):\n    return x\n"},
}


@pytest.mark.parametrize("files", NEVER.values(), ids=NEVER)
def test_what_is_never_reused(files):
    known = project()
    for module, text in files.items():
        put(known, module, text)
    assert callable_from(known) == []


STILL = {
    "a function of the task's name elsewhere": {"b": "def f(x):\n    return x\n"},
    "a dictionary's method": {
        "b": "def g(x):\n    return x.get(1)\n",
        "c": "class Http:\n    def get(self):\n        return open('x')\n",
    },
    "functions that call each other": {
        "b": "def g(x):\n    return h(x)\ndef h(x):\n    return g(x) if x else 1\n"
    },
    "modules that import each other": {"b": "import c\ndef g(x):\n    return x\n", "c": "import b\n"},
    "a module that imports the task's": {"b": "import app\ndef g(x):\n    return x\n"},
    "beside one that logs": {
        "b": "import logging, warnings\nfrom logs import get\nlog = logging.getLogger('x')\nother = get()\n"
        "def g(x):\n    return x\n",
        "logs": "import logging\ndef get():\n    return logging.getLogger('y')\n",
    },
    "beside one that draws at random": {
        "b": "import random\ndef g(x):\n    return x\ndef h(x):\n    return random.random()\n"
    },
    "a logarithm in a project with a log": {
        "b": "import math\ndef g(x):\n    return math.log(x)\n",
        "c": "import logging\nlog = logging.getLogger('x')\n",
    },
    "a script": {"b": "def g(x):\n    return x\nif __name__ == '__main__':\n    print(g(1))\n"},
}


@pytest.mark.parametrize("files", STILL.values(), ids=STILL)
def test_what_may_be_reused(files):
    known = project()
    for module, text in files.items():
        put(known, module, text)
    assert callable_from(known)


NEIGHBOURS = "X = 1\n{above}\n\ndef f(x): pass\n\n{between}\n\ndef g(x):\n    return x\n{below}\n"


@pytest.mark.parametrize(
    "between",
    [
        "DEFAULT = f(3)",
        "print(f(3))",
        "def show(x):\n    return f(x)\nDEFAULT = show(3)",
        "class C:\n    size = f(3)",
        "@f\ndef h(x): ...",
        "def h(x=f(1)): ...",
    ],
)
def test_a_neighbour_below_the_first_call_of_the_task(between):
    parts = {"above": "", "between": "", "below": ""}
    assert callable_from(project(app=NEIGHBOURS.format(**parts | {"below": between}))) != []
    assert "app.g" not in callable_from(project(app=NEIGHBOURS.format(**parts | {"between": between})))


@pytest.mark.parametrize("between", ["DEFAULT = 3", "OUT = open('x')", "def show(x):\n    return f(x)", ""])
def test_a_neighbour_below_what_does_not_call_the_task(between):
    known = project(app=NEIGHBOURS.format(above="", between=between, below=""))
    assert "app.g" in callable_from(known)


def test_an_import_that_would_meet_its_module_half_way():
    """Importing ``money`` imports ``app``, which calls the task, which would import ``money``."""
    known = project(money="import app\n" + CENTS, app="def f(x): pass\n")
    assert callable_from(known) == ["money.to_cents"]
    put(known, "app", "def f(x): pass\nDEFAULT = f(3)\n")
    assert callable_from(known) == []
    put(known, "money", CENTS)
    assert callable_from(known) == ["money.to_cents"]


PRIVATE = "def _g(x):\n    return x\nclass _C:\n    @staticmethod\n    def g(x):\n        return x\n"
METHOD = "class C:\n    @staticmethod\n    def _g(x):\n        return x\n"


@pytest.mark.parametrize(
    ("module", "text", "caller", "found"),
    [
        ("money", PRIVATE, "money", ["money._g", "money._C.g"]),
        ("money", PRIVATE, "app", []),
        ("money", METHOD, "app", []),
        ("shop._money", CENTS, "shop.app", ["shop._money.to_cents"]),
        ("shop._money", CENTS, "shop.a.app", ["shop._money.to_cents"]),
        ("shop._money", CENTS, "app", []),
        ("shop._a.money", CENTS, "shops.app", []),
        ("_money", CENTS, "app", ["_money.to_cents"]),
    ],
)
def test_private_names(module, text, caller, found):
    known = project()
    put(known, module, text)
    source = known.for_caller(Caller(caller, "", module if caller == module else caller), "f")
    every = (source.function(number) for number in sorted(known._functions))
    assert [each.where for each in every if each is not None] == found


def test_files_that_cannot_be_imported():
    known = project(a=CENTS, b="def g(x):\n    return x\n")
    source = known.for_caller(Caller("app", "", "app"), "f", {"b"})
    assert [number for number in sorted(known._functions) if source.function(number) is not None] == [1]


def test_files_come_change_and_go():
    known = project(b="def g(x):\n    return h(x)\n", c="def h(x):\n    return x\n")
    assert callable_from(known) == ["b.g", "c.h"]
    put(known, "c", "def h(x):\n    return f(x)\n")
    assert callable_from(known) == []
    put(known, "c", "def h(x):\n    return x\n")
    known.drop("b")
    known.drop("never there")
    assert (callable_from(known), len(known)) == (["c.h"], 1)
    known.drop("c")
    kept = (known._functions, known._numbers, known._modules, known._definitions, known._keys)
    assert not any(kept)
    assert known.likeness(["h"]) == {}


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("a.b", ("a.b", "a.b")),
        (".", ("p.q", "p.q.m")),
        (".x", ("p.q.x", "p.q.m.x")),
        ("..x.y", ("p.x.y", "p.q.x.y")),
        ("........x", ("x", "x")),
    ],
)
def test_absolute(name, expected):
    assert absolute(name, "p.q.m") == expected
