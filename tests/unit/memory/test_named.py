"""Folders whose functions are copied, and installed packages whose functions are called."""

import pytest

from engine.memory.named.copied_functions import FolderSource, body_text, needed_imports
from engine.memory.named.installed_package import InstalledPackage
from engine.memory.project import Caller
from engine.memory.project_code.read_module import read_module
from tests.unit.memory.support import asked, project

SLUG = '''\
import re


def slug(text, sep="-"):
    """Turns a title into a slug."""
    # everything that is no word
    return re.sub(r"[^a-z]+", sep, text.lower())
'''


def folder(name="snippets", besides=None, **files):
    return FolderSource(name, project(**files).for_caller(Caller("", ""), ""), besides)


def copied(source, head="f(title)"):
    """By name, the body of each function that may be copied, or None."""
    count = len(source.functions.functions)
    found = [each for each in map(source.function, range(count)) if each is not None]
    return {each.where: each.body(asked(head), (0,)) for each in found}


def test_a_body_is_copied_with_its_import():
    (known,) = [folder(text=SLUG).function(0)]
    assert (known.how, known.where, known.hoists) == ("recalled", "snippets.text.slug", True)
    assert known.source.startswith("def slug(text")
    assert known.body(asked("f(title)"), (0,)) == (
        "    import re\n    sep = '-'\n    # everything that is no word\n"
        '    return re.sub(r"[^a-z]+", sep, title.lower())\n'
    )


REFUSED = {
    "constant": "SEP = '-'\ndef slug(text):\n    return SEP + text\n",
    "helper": "def _low(text):\n    return text.lower()\ndef slug(text):\n    return _low(text)\n",
    "its own module": "from parts import low\ndef slug(text):\n    return low(text)\n",
    "its own module, inside": "def slug(text):\n    from parts import low\n    return low(text)\n",
    "relative import": "from . import low\ndef slug(text):\n    return low.f(text)\n",
    "effects": "def slug(text):\n    open('x', 'w')\n    return text\n",
    "a cache": "from functools import cache\n@cache\ndef slug(text):\n    return text and slug(text[1:])\n",
    "a module's name": "def slug(text):\n    return text or __name__\n",
    "a module's file": "def slug(text):\n    return text or __file__\n",
    "its own sum": "def sum(text):\n    return text\ndef slug(text):\n    return sum(text)\n",
    "its own floor": "from math import floor\nfloor = len\ndef slug(text):\n    return floor(text)\n",
    "any number": "def slug(*text):\n    return text\n",
    "by keyword": "def slug(text, *, sep='-'):\n    return sep + text\n",
    "unfinished": "def slug(text):\n    ...\n",
    "changes a global": "N = 0\ndef slug(text):\n    global N\n    N = 1\n    return text\n",
}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_what_needs_more_than_imports_is_refused(text):
    found = copied(folder(text=text, parts="def low(text):\n    return text.lower()\n"))
    assert "snippets.text.slug" not in found


ONE_LINE = "def slug(text): return text[::-1]\n"
IN_A_CLASS = 'class A:\n    @staticmethod\n    def slug(text):\n        """About."""\n        return text\n'
LONG_TEXT = "def slug(text):\n    return text + '''\n  two'''\n"


@pytest.mark.parametrize(
    ("text", "body"),
    [
        (ONE_LINE, "    return title[::-1]\n"),
        (IN_A_CLASS, "    return title\n"),
        (LONG_TEXT, "    return title + '\\n  two'\n"),
    ],
)
def test_layouts_of_functions(text, body):
    assert list(copied(folder(text=text)).values()) == [body]


def test_the_file_that_is_worked_on_is_left_out():
    assert copied(folder(text=SLUG, besides="text")) == {}


def test_what_a_function_needs():
    source = "def f(a):\n    b = [c for c in a]\n    return g(b, len(a), lambda x: re.x)\n"
    module = read_module("import re\nfrom h import g\nimport os\n")
    assert needed_imports(source, module, ()) == ("import re", "from h import g")
    assert needed_imports(source, read_module("import re\n"), ()) is None
    assert needed_imports(source, module, ("h.deep",)) is None
    assert body_text("def f():\n    return 1\n") == "return 1"


PACKAGE = {
    "tools/__init__.py": "from .more import *\nfrom .more import first\nfrom ._low import lowest as low\n",
    "tools/more.py": "__all__ = ['first']\n\ndef first(items):\n    '''The first of items.'''\n"
    "    return items[0]\n\ndef second(items):\n    return items[1]\n\ndef _third(items):\n    return 3\n",
    "tools/_low.py": "def lowest(items):\n    return min(items)\n",
    "tools/acts.py": "def shows(items):\n    print(items)\n",
    "tools/broken.py": "def (\n",
    "tools/sub/__init__.py": "from ..more import second\n",
    "tools/tests/test_more.py": "def helper(items):\n    return items\n",
}


@pytest.fixture
def package(tmp_path):
    def write(files):
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return tmp_path / next(iter(files)).partition("/")[0]

    return write


def called(path, text="", head="f(words)"):
    source = InstalledPackage(path).for_caller(text)
    found = [source.function(number) for number in range(len(source.package))]
    return {each.where: each.body(asked(head), (0,)) for each in found if each is not None}


def test_a_package_is_called_by_its_shortest_public_name(package):
    assert called(package(PACKAGE)) == {
        "tools.first": "    import tools\n\n    return tools.first(words)\n",
        "tools.more.second": "    import tools.more\n\n    return tools.more.second(words)\n",
    }


def test_an_import_that_is_there_and_a_name_that_is_taken(package):
    path = package(PACKAGE)
    assert called(path, "import tools\n")["tools.first"] == "    return tools.first(words)\n"
    assert set(called(path, head="f(tools)").values()) == {None}


def test_a_module_of_one_file(package):
    path = package({"single.py": "def twice(text):\n    return text * 2\n"})
    assert called(path) == {"single.twice": "    import single\n\n    return single.twice(words)\n"}


def test_compiled_packages_are_refused(package):
    path = package({"fast/__init__.py": "", "fast/core.cpython-312.so": ""})
    with pytest.raises(ValueError, match="compiled"):
        InstalledPackage(path)
