"""``egcfg complete`` where what is asked for was written before; no model is ever loaded."""

import json
import sys

import pytest

from egcfg_lsp.cli import main
from egcfg_lsp.resources import compose
from engine.memory import recall

pytestmark = pytest.mark.memory
CENTS = '''\
def to_cents(amount):
    """Converts an amount to cents."""
    return round(amount * 100)
'''
ASKED = '''\
def in_cents(amount):
    """Converts an amount to cents.

    >>> in_cents(1.5)
    150
    >>> in_cents(2.25)
    225
    >>> in_cents(0.07)
    7
    """
    ...
'''
METHOD = """\
class Price:
    def __init__(self, unit):
        self.unit = unit

    def in_cents(self, amount):
        '''Converts an amount to cents.

        >>> Price(1).in_cents(1.5)
        150
        >>> Price(1).in_cents(2.25)
        225
        >>> Price(1).in_cents(0.07)
        7
        '''
        ...
"""
REVERSE = '''\
def backwards(text):
    """Reverse the text.

    >>> backwards("abc")
    'cba'
    >>> backwards("hello")
    'olleh'
    >>> backwards("xy z")
    'z yx'
    """
    ...
'''


class Asked(Exception):
    """A model was."""


@pytest.fixture(autouse=True)
def no_model(monkeypatch):
    """Nothing but memory may answer, and no slow machine decides what it tries."""

    async def open_model(settings, **options):
        raise Asked

    monkeypatch.setattr(compose, "open_model", open_model)
    monkeypatch.setattr(recall, "TRIAL_S", 60.0)
    monkeypatch.setattr(recall, "_RUN_S", 2.0)


@pytest.fixture
def project(tmp_path, monkeypatch):
    """``project(name=text)`` writes Python files."""
    (tmp_path / "pyproject.toml").write_text("")
    monkeypatch.chdir(tmp_path)

    def write(**files):
        for name, text in files.items():
            path = tmp_path / f"{name}.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)

    return write


@pytest.fixture
def completed(capfd):
    def complete(target, *arguments):
        """The one JSON object that is printed."""
        code = main(["complete", str(target), "--json", "--python", sys.executable, *arguments])
        out, err = capfd.readouterr()
        assert "Traceback" not in err
        assert (code, out.count("\n")) == (0, 1), err
        return json.loads(out)

    return complete


def test_flat(project, completed):
    project(money=CENTS, app=ASKED)
    told = completed("app.py")
    assert told["code"] == "    from money import to_cents\n\n    return to_cents(amount)\n"
    assert (told["how"], told["passed"], told["agent"]) == ("reused money.to_cents", True, None)
    assert (told["usage"]["forward_passes"], told["usage"]["executions"] > 0) == (0, True)


RELATIVE = "from .other import thing\n\n\n"
OTHER = "thing = 1\n"
LAYOUTS = {
    "src": (
        {"src/shop/money": CENTS, "src/shop/app": ASKED, "src/shop/__init__": ""},
        "src/shop/app.py",
        "from shop.money import to_cents",
    ),
    "relative": (
        {"shop/__init__": "", "shop/money": CENTS, "shop/other": OTHER, "shop/app": RELATIVE + ASKED},
        "shop/app.py",
        "from .money import to_cents",
    ),
    "relative, further up": (
        {
            "shop/__init__": "",
            "shop/money": CENTS,
            "shop/a/__init__": "",
            "shop/a/other": OTHER,
            "shop/a/app": RELATIVE + ASKED,
        },
        "shop/a/app.py",
        "from ..money import to_cents",
    ),
    "init of a package": (
        {"shop/__init__": RELATIVE + ASKED, "shop/money": CENTS, "shop/other": OTHER},
        "shop/__init__.py",
        "from .money import to_cents",
    ),
    "namespace package": (
        {"shop/money": f"from shop.other import thing\n{CENTS}", "shop/other": OTHER,
         "shop/app": f"from shop.other import thing\n\n\n{ASKED}"},
        "shop/app.py",
        "from shop.money import to_cents",
    ),
    "in a package": (
        {"shop/__init__": "", "shop/money": CENTS, "app": ASKED},
        "app.py",
        "from shop.money import to_cents",
    ),
    "task's own name": ({"money": CENTS, "app": ASKED.replace("in_cents", "to_cents")}, "app.py",
                        "from money import to_cents as money_to_cents"),
    "a parameter's name": ({"money": CENTS, "app": ASKED.replace("amount)", "to_cents)")}, "app.py",
                           "from money import to_cents as money_to_cents"),
}  # fmt: skip


@pytest.mark.parametrize(("files", "target", "line"), LAYOUTS.values(), ids=LAYOUTS)
def test_layouts(project, completed, tmp_path, files, target, line):
    project(**files)
    for path in (target, tmp_path / target):
        told = completed(path, "--set", "memory=project")
        assert told["code"].startswith(f"    {line}\n\n    return "), told["code"]


WITHOUT_IMPORT = {
    "same file": ({"app": f"{CENTS}\n\n{ASKED}"}, "to_cents(amount)"),
    "below": ({"app": f"{ASKED}\n\n{CENTS}"}, "to_cents(amount)"),
    "imported already": (
        {"money": CENTS, "app": f"from money import to_cents\n\n\n{ASKED}"},
        "to_cents(amount)",
    ),
    "static method": (
        {"app": "class Money:\n    @staticmethod\n    " + CENTS.replace("\n", "\n    ") + f"\n\n{ASKED}"},
        "Money.to_cents(amount)",
    ),
    "method": ({"app": f"{CENTS}\n\n{METHOD}"}, "to_cents(amount)"),
}


@pytest.mark.parametrize(("files", "call"), WITHOUT_IMPORT.values(), ids=WITHOUT_IMPORT)
def test_what_the_file_has_already(project, completed, files, call):
    project(**files)
    told = completed("app.py::Price.in_cents" if "class Price" in files["app"] else "app.py::in_cents")
    assert told["code"] == f"    return {call}\n"


def test_a_static_method_of_the_same_class(project, completed):
    static = "    @staticmethod\n    " + CENTS.replace("\n", "\n    ").rstrip() + "\n\n"
    project(app=METHOD.replace("    def __init__", static + "    def __init__"))
    assert completed("app.py::Price.in_cents")["code"] == "    return Price.to_cents(amount)\n"


def test_a_method_calls_another_module(project, completed):
    project(money=CENTS, app=METHOD)
    assert completed("app.py")["code"] == "    from money import to_cents\n\n    return to_cents(amount)\n"


def test_written_into_the_file(project, tmp_path, capfd):
    project(money=CENTS, app=ASKED)
    assert main(["complete", "app.py", "--write", "--python", sys.executable]) == 0
    assert "reused money.to_cents" in capfd.readouterr().err
    written = (tmp_path / "app.py").read_text()
    assert written.startswith("from money import to_cents\n\n\ndef in_cents(amount):\n")
    assert written.endswith('    """\n    return to_cents(amount)\n')


@pytest.mark.parametrize(
    ("where", "file"),
    [("project", {"app": REVERSE}), ("off", {})],
)
def test_only_what_is_named_is_looked_at(project, where, file):
    project(**(file or {"money": CENTS, "app": ASKED}))
    with pytest.raises(Asked):
        main(["complete", "app.py", "--set", f"memory={where}", "--python", sys.executable])


def test_the_page_tells_what_was_known(project, completed, tmp_path):
    project(money=CENTS, app=ASKED)
    completed("app.py", "--explain", "page.html")
    page = (tmp_path / "page.html").read_text()
    assert "What was known already" in page
    assert "money.to_cents" in page


HOSTILE = {
    "exits": "def to_cents(amount):\n    {told}\n    import os as system\n    system._exit(0)\n",
    "raises SystemExit": "def to_cents(amount):\n    {told}\n    raise SystemExit(0)\n",
    "never ends": "def to_cents(amount):\n    {told}\n    while True:\n        pass\n",
    "deep": "def to_cents(amount):\n    {told}\n    return to_cents(amount)\n",
    "huge": "def to_cents(amount):\n    {told}\n    return 'x' * 10**9\n",
    "huge inside": "def to_cents(amount):\n    {told}\n    raise ValueError('x' * 10**8)\n",
    "forks": "import os as o\nfork = getattr(o, 'fo' + 'rk')\ndef to_cents(amount):\n    {told}\n"
    "    while True:\n        fork()\n",
    "import fails": "import nothing_of_the_kind\n" + CENTS,
    "import never ends": "X = [1 for _ in iter(int, 1)]\n" + CENTS,
    "import exits": "from sys import exit\nX = exit\nY = X(3)\n" + CENTS,
    "import writes": "X = open('mark', 'w')\n" + CENTS,
    "import deletes": "from shutil import rmtree as r\nX = r('.')\n" + CENTS,
    "writes by a name it hides": "w = getattr(__builtins__, 'op' + 'en', None)\n"
    "def to_cents(amount):\n    {told}\n    w('mark', 'w')\n    return round(amount * 100)\n",
    "prints": "def to_cents(amount):\n    {told}\n    print(amount)\n    return round(amount * 100)\n",
    "changes globals": "N = []\ndef to_cents(amount):\n    {told}\n"
    "    N.append(1)\n    return round(amount * 100)\n",
    "is decorated": "def d(f):\n    return f\n@d\n" + CENTS,
    "is async": "async " + CENTS,
    "calls the task": "from app import in_cents\n"
    "def to_cents(amount):\n    {told}\n    return in_cents(amount)\n",
}


LONG = ("never ends", "import never ends", "huge inside")


@pytest.mark.parametrize(
    "text",
    [pytest.param(HOSTILE[name], id=name, marks=[pytest.mark.thorough] * (name in LONG)) for name in HOSTILE],
)
def test_hostile_functions(project, tmp_path, text):
    """No such function is the answer, nothing outside the sandbox is touched, and the completion ends."""
    text = text.replace("{told}", '"""Converts an amount to cents."""')
    project(money=text, app=ASKED)
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(Asked):
        main(["complete", "app.py", "--set", "memory=project", "--python", sys.executable])
    assert [path for path in sorted(tmp_path.rglob("*")) if "__pycache__" not in path.parts] == before


def test_a_function_that_changes_its_argument(project):
    project(
        order='def in_order(items):\n    """Puts items in order."""\n    items.sort()\n    return items\n',
        app='def put_in_order(items):\n    """Puts items in order.\n\n'
        "    >>> put_in_order([3, 1, 2])\n    [1, 2, 3]\n"
        '    >>> put_in_order([2, 1])\n    [1, 2]\n    """\n    ...\n',
    )
    with pytest.raises(Asked):
        main(["complete", "app.py", "--set", "memory=project", "--python", sys.executable])
