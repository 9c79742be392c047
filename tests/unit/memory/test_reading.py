"""Functions read from a module's text: which may be called, and what they speak of."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.memory.project_code.mentions import CHANGES, EFFECTS
from engine.memory.project_code.read_module import ReadModule, read_imports, read_module


def names(text):
    read = read_module(text)
    return [function.name for function in read.functions] if read is not None else []


def only(text):
    (function,) = read_module(text).functions
    return function


def test_a_function_as_its_text_tells_it():
    function = only(
        'def to_cents(amount: float, rate=100) -> int:\n    """Cents of it.\n\n    Up.\n    """\n'
        "    return ceil(amount * rate)\n"
    )
    assert [(each.name, each.annotation, each.default) for each in function.parameters] == [
        ("amount", "float", ""),
        ("rate", "", "100"),
    ]
    assert (function.name, function.returns, function.line) == ("to_cents", "int", 1)
    assert function.words == ("cent", "cent", "amount", "rat")
    assert function.mentions == {"ceil"}


def test_a_static_method_belongs_to_its_class():
    text = "class Money:\n    @staticmethod\n    def cents(x):\n        return x\n"
    assert names(text + "    def total(self):\n        return 1\n") == ["Money.cents"]


@pytest.mark.parametrize(
    "body",
    [
        "...",
        "pass",
        "raise NotImplementedError",
        "raise NotImplementedError('soon')",
        '"""Told."""',
        '"""Told."""\n    ...',
        "pass\n    raise NotImplementedError",
    ],
)
def test_what_is_unfinished_is_none(body):
    assert names(f"def f(x):\n    {body}\n") == []


@pytest.mark.parametrize(
    "text",
    [
        "async def f(x):\n    return x\n",
        "@decorated\ndef f(x):\n    return x\n",
        "@memory.cache\ndef f(x):\n    return x\n",
        "@contextmanager\ndef f(x):\n    yield x\n",
        "@property\ndef f(x):\n    return x\n",
        "def f(*, x):\n    return x\n",
        "def test_f(x):\n    return x\n",
        "if x:\n    def f(x):\n        return x\n",
        "def f(x):\n    return x\ndef f(x):\n    return 2\n",
        "def f(x):\n    return x\nf = changed(f)\n",
        "def f(x):\n    return x\nfrom other import f\n",
        "def f(x):\n    return x\nif y:\n    f = g\n",
        "def f(x):\n    return x\ndel f\n",
        "class C:\n    @staticmethod\n    def f(x):\n        return x\n    f = g(f)\n",
        "class C:\n    @classmethod\n    def f(cls, x):\n        return x\n",
        "class C:\n    @staticmethod\n    def f(x):\n        return x\nclass C:\n    pass\n",
        f"def f(x=0x{'f' * 5000}):\n    return x\n",
        f"def f(x={'+'.join('1' * 980)}):\n    return x\n",
    ],
)
def test_what_may_not_be_called(text):
    assert names(text) == []


@pytest.mark.parametrize("decorator", ["cache", "lru_cache(maxsize=None)", "functools.cache"])
def test_caches_do_no_harm(decorator):
    assert names(f"@{decorator}\ndef f(x):\n    return x\n") == ["f"]


EFFECTIVE = """
def f(x): open(x).read(); return x
def f(x): print(x); return x
def f(x): return Path(x).read_text()
def f(x): return Path(x).exists()
def f(x): return os.stat(x)
def f(x): return os.path.getsize(x)
def f(x): return time.time()
def f(x): return datetime.now()
def f(x): return date.today()
def f(x): return random.random()
def f(x): return random.choice(x)
def f(x): import random as r; return r.betavariate(1, 2)
def f(x): from random import triangular; return triangular(x)
def f(x): from os import getpid as p; return p()
def f(x): return uuid.uuid4()
def f(x): return subprocess.run(x)
def f(x): return os.environ[x]
def f(x): return hash(x)
def f(x): return id(x)
def f(x): return eval(x)
def f(x): return getattr(x, "write")(1)
def f(x): return getattr(x, x)(1)
def f(x): return __import__("os")
def f(x): x.append(1); return x
def f(x): sys.stdout.write(x); return x
def f(x, now=time.time()): return x
def f(x): sys.setrecursionlimit(50); return x
def f(x): return sys.argv[x]
def f(x): from sys import argv as given; return given[x]
def f(x): import sys as s; return s.argv
def f(x): import os as o; return o.cpu_count()
def f(x): locale.setlocale(locale.LC_ALL, x); return x
def f(x): logging.info(x); return x
def f(x): logging.getLogger("x").debug(x); return x
def f(x): warnings.warn(x); return x
def f(x): from warnings import warn as w; w(x); return x
def f(x): pprint.pprint(x); return x
def f(x): help(x); return x
def f(x): traceback.print_exc(); return x
def f(x): click.echo(x); return x
def f(x): pdb.set_trace(); return x
def f(x): calendar.setfirstweekday(x); return x
def f(x): decimal.setcontext(decimal.Context(prec=x)); return x
def f(x): np.seterr(all="ignore"); return x
def f(x): return os.path.isfile(x)
def f(x): return Path(x).is_symlink()
def f(x): return os.path.expandvars(x)
def f(x): return platform.node()
def f(x): return getpass.getuser()
def f(x): return linecache.getline(x, 1)
def f(x): return list(fileinput.input(x))
def f(x): return zipfile.ZipFile(x).namelist()
def f(x): return torch.rand(x)
def f(x): return np.random.default_rng().normal()
def f(x): from concurrent.futures import ThreadPoolExecutor as P; return list(P().map(str, x))
def f(x):
    if x: return 1
    raise NotImplementedError
"""
HARMLESS = """
def f(x): return re.compile(x).match(x)
def f(x): return x.id
def f(x): return os.path.join(x, x)
def f(x): return datetime.time(x)
def f(random): return random + 1
def f(x): time = x; return time
def f(x): return getattr(x, "name")
def f(x): return ast.walk(x)
def f(x): return min(x, sys.maxsize)
def f(x): from sys import maxsize as most; return min(x, most)
def f(x): import os.path as p; return p.join(x, x)
def f(x): return x.warnings
def f(x): return sys.platform == x
"""


@pytest.mark.parametrize("text", [f"def{each}" for each in EFFECTIVE.split("\ndef")[1:]])
def test_effects(text):
    assert only(text + "\n").mentions & EFFECTS


@pytest.mark.parametrize("text", [f"def{each}" for each in HARMLESS.split("\ndef")[1:]])
def test_no_effects(text):
    assert not only(text + "\n").mentions & EFFECTS


ACTING = [
    "main()",
    "if x:\n    main()",
    "for x in y:\n    z.append(x)",
    "while True:\n    pass",
    "with open('x') as x:\n    pass",
    "raise SystemExit",
    "json.encoder.FLOAT = 1",
    "try:\n    main()\nexcept OSError:\n    pass",
    "class C:\n    main()",
    "await_it = 1\n[print(x) for x in y]",
    "if __name__ == '__main__':\n    pass\nelse:\n    main()",
]
DEFINING = [
    '"""Told."""',
    "import re\nWORD = re.compile('x')",
    "x: int = 1",
    "TABLE = {}\nTABLE['a'] = 1",
    "try:\n    import a\nexcept ImportError:\n    a = None",
    "if __name__ == '__main__':\n    main()",
    "def f():\n    main()",
    "class C:\n    ...\n    def f(self):\n        main()",
    "@decorated\nclass C:\n    x = field()",
    "ROOT = Path(__file__).parent",
    "import logging, random, sys, time\nfrom warnings import warn",
    "WINDOWS = sys.platform == 'win32'",
]


@pytest.mark.parametrize("text", ACTING)
def test_modules_that_act(text):
    assert read_module(text + "\n").acts


@pytest.mark.parametrize("text", DEFINING)
def test_modules_that_define(text):
    read = read_module(text + "\n")
    assert not read.acts
    assert not read.start.keys() & EFFECTS


@pytest.mark.parametrize(
    "text",
    [
        "from os import *\nX = cpu_count()",
        "sys.path[:0] = ['x']",
        "OUT = open('x', 'w')",
        "NOW = time.time()",
        "def f(x=print(1)): ...",
        "import random as r\nX = r.x",
    ],
)
def test_the_start_has_effects(text):
    read = read_module(text + "\n")
    known = {name: meant & EFFECTS for name, meant in read.definitions.items() if meant & EFFECTS}
    assert read.start.keys() & (EFFECTS | known.keys())


def test_the_start_tells_where_a_name_is_first_spoken_of():
    read = read_module("def f(x=a): ...\nB = b(a)\nfor c in b:\n    class D:\n        e = d\n")
    assert read.start == {"a": 1, "b": 2, "d": 5}


def test_imports_are_read_without_functions():
    read = read_imports("import sys\nfrom . import a\nsys.path.insert(0, b)\ndef f(x):\n    return x\n")
    assert (read.imports, read.functions, read.definitions) == ({"sys", ".", ".a"}, (), {})
    assert {"sys", ".path", "b"} <= read.start.keys()
    assert read_imports("def (") is None


def test_definitions_are_all_that_names_may_stand_for():
    read = read_module(
        "from time import sleep as rest\nimport random\nfrom shop import money as m\nlog = print\n"
        "class Writer(Base):\n    def save(self, x):\n        return open(x)\n"
        "async def g():\n    return total()\nif x:\n    def h():\n        return k\n"
    )
    assert read.definitions == {
        "rest": {"sleep", "time"},
        "random": {"random"},
        "m": {"money"},
        "log": {"print"},
        "Writer": {"open", "Base"},
        "save": {"open"},
        "g": {"total"},
        "h": {"k"},
    }


@pytest.mark.parametrize(
    "text",
    [
        "try:\n    from fast import h\nexcept ImportError:\n    def h(x):\n        return print(x)\n",
        "try:\n    from fast import h\nexcept ImportError:\n    h = print\n",
        "match x:\n    case 1:\n        h = print\n",
        "for h in [print]:\n    pass\n",
        "with print() as h:\n    pass\n",
        "if (h := print):\n    pass\n",
        "h = {}\nh['a'] = print\n",
        "h = {}\nh['a']['b'] = print\n",
        "h = []\nh.append(print)\n",
        "h = {}\nh.update(a=print)\n",
        "class C:\n    pass\nC.h = print\n",
        "C.h['a'] = print\n",
    ],
)
def test_every_way_to_define_a_name(text):
    assert "print" in read_module(text).definitions["h"]


def test_what_a_module_is_asked_for_is_not_what_its_name_stands_for():
    text = "import os, sys, time\nNOW = time.time()\nsys.path.insert(0, os.getcwd())\n"
    text += "[id(x) for x in y]\nTABLE = {'+': operator.add, id(operator): 0}\n"
    assert set(read_module(text).definitions) == {"NOW", "TABLE", "time"}


def test_a_method_that_changes_its_object_is_known_by_its_name():
    read = read_module("class C:\n    def grow(self):\n        self.size = 1\n        return 2\n")
    assert CHANGES in read.definitions["grow"]
    assert CHANGES not in read.definitions.get("C", ())


def test_imports():
    text = "import a.b\nfrom . import c\ndef f():\n    from ..d import e\n"
    assert read_module(text).imports == {"a.b", ".", ".c", "..d", "..d.e"}


@pytest.mark.parametrize(
    "text",
    ["def f(:\n", "\0", "\ud800", "(" * 5000, f"x = {'-' * 50_000}1", "def f():\n" + "  " * 9 + "x\n y"],
)
def test_what_does_not_parse(text):
    assert read_module(text) is None


@pytest.mark.parametrize("many", [900, 5000, 50_000])
def test_deep_texts(many):
    for text in ("+".join("1" * many), ".a" * many, "[" * 90 + "]" * 90, "if x:\n" + " x\n" * many):
        for begin in ("x = a", "def f(x):\n    return a", "def f(x):\n    a = 1\n    a += a", "@a"):
            read = read_module(f"{begin}{text}\n")
            assert read is None or isinstance(read, ReadModule)


PIECES = st.sampled_from(
    "def f(x):|class C:|    |\n|return x|import a|from a import b|x|=|+|(|)|[|]|.|a|async |@|lambda: y|*|:|é"
    "|for i in x:|with x as y:|del x|global x|match x:|case [y]:|yield|await x|:=|-> int|{|}|f'{x}'".split(
        "|"
    )
)


@given(st.one_of(st.text(), st.lists(PIECES, max_size=40).map("".join)))
def test_any_text(text):
    read = read_module(text)
    assert read is None or isinstance(read, ReadModule)
