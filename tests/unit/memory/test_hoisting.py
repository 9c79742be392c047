"""Imports of recalled bodies at the top of a file."""

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from egcfg_lsp.completer import render
from egcfg_lsp.completer.render import has_import, with_import
from egcfg_lsp.discovery.function_under_test import find
from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.test_search.index import TestIndex
from engine.core.task import Completion, Usage
from sandbox import Outcome, RunResult

CODE = "def f(x):\n    return x\n"
PATH = "sys.path.insert(0, 'src')"
SCRIPT = "#!/bin/python\n# ours\n"
PLACES = {
    "nothing there": (CODE, "import re", f"import re\n\n\n{CODE}"),
    "docstring": (f'"""About."""\n\n\n{CODE}', "import re", f'"""About."""\n\nimport re\n\n\n{CODE}'),
    "comments": (SCRIPT + CODE, "import re", f"{SCRIPT}\nimport re\n\n\n{CODE}"),
    "a comment on the code": (f"# what f does\n{CODE}", "import re", f"import re\n\n\n# what f does\n{CODE}"),
    "sorted": (
        f"import ast\nimport sys\n\n\n{CODE}", "import re",
        f"import ast\nimport re\nimport sys\n\n\n{CODE}",
    ),
    "plain ones first": (
        f"from ast import parse\n\n\n{CODE}", "import re", f"import re\nfrom ast import parse\n\n\n{CODE}",
    ),
    "joined": (
        f"from shop import b, d\n\n\n{CODE}", "from shop import c", f"from shop import b, c, d\n\n\n{CODE}",
    ),
    "not joined to parentheses": (
        f"from shop import (\n    b,\n)\n\n{CODE}", "from shop import c",
        f"from shop import (\n    b,\n)\nfrom shop import c\n\n{CODE}",
    ),
    "not joined to a comment": (
        f"from shop import b  # noqa\n\n{CODE}", "from shop import c",
        f"from shop import b  # noqa\nfrom shop import c\n\n{CODE}",
    ),
    "own section behind": (
        f"import re\n\n\n{CODE}", "from .shop import c", f"import re\n\nfrom .shop import c\n\n\n{CODE}",
    ),
    "own section before": (
        f"from .shop import c\n\n\n{CODE}", "import re", f"import re\n\nfrom .shop import c\n\n\n{CODE}",
    ),
    "behind the future": (
        f"from __future__ import annotations\n\n{CODE}", "import re",
        f"from __future__ import annotations\n\nimport re\n\n{CODE}",
    ),
    "behind the rest of a line": (
        f"import sys; T = [\n    1,\n]\n\n\n{CODE}", "from shop import c",
        f"import sys; T = [\n    1,\n]\n\nfrom shop import c\n\n\n{CODE}",
    ),
    "behind the rest of the docstring's line": (
        f'"""About."""; T = [\n    1,\n]\n\n\n{CODE}', "import re",
        f'"""About."""; T = [\n    1,\n]\n\nimport re\n\n\n{CODE}',
    ),
    "behind what acts": (
        f"import sys\n\n{PATH}\n\nfrom shop.tax import RATE\n\n\n{CODE}", "from shop.money import c",
        f"import sys\n\n{PATH}\n\nfrom shop.money import c\nfrom shop.tax import RATE\n\n\n{CODE}",
    ),
    "behind the last that acts": (
        f"import os\nos.environ['X'] = '1'\nimport b\nb.x = 1\nimport a\nX = 1\nimport z\n\n{CODE}",
        "from shop import c",
        "import os\nos.environ['X'] = '1'\nimport b\nb.x = 1\nimport a\nfrom shop import c\nX = 1\n"
        f"import z\n\n{CODE}",
    ),
    "behind what acts in a script": (
        f"import sys\nif __name__ == '__main__':\n    {PATH}\nimport a\n\n{CODE}", "from shop import c",
        f"import sys\nif __name__ == '__main__':\n    {PATH}\nimport a\nfrom shop import c\n\n{CODE}",
    ),
    "of the standard library, before what acts": (
        f"import sys\n\n{PATH}\n\nimport shop\n\n\n{CODE}", "import re",
        f"import re\nimport sys\n\n{PATH}\n\nimport shop\n\n\n{CODE}",
    ),
    "before what acts, as another of the package": (
        f"from shop import start\n\nstart()\n\n\n{CODE}", "from shop.money import c",
        f"from shop import start\nfrom shop.money import c\n\nstart()\n\n\n{CODE}",
    ),
    "before what only defines": (
        f"import sys\n\nT = list(sys.path)\ndef g():\n    {PATH}\n\n\n{CODE}", "from shop import c",
        f"import sys\n\nfrom shop import c\n\nT = list(sys.path)\ndef g():\n    {PATH}\n\n\n{CODE}",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("text", "line", "after"), PLACES.values(), ids=PLACES)
def test_where_an_import_goes(text, line, after):
    assert with_import(text, line) == after
    assert has_import(after, line)


def test_no_place_behind_what_acts():
    text = f"import sys\n\n{PATH}\n\n\n{CODE}\n\nimport shop\n"
    assert with_import(text, "from shop.money import c", above=5) is None


LINES = st.sampled_from(
    ["import re", "import a.b", "from a import b", "from a import b as c", "from .a import b",
     "import sys as s", "from . import a", "from __future__ import division",
     "", "# about", '"""Text."""', "x = 1", "a.b()", "import os; x = [", "'a'; x = [", "1]"]
)  # fmt: skip
IMPORTS = st.sampled_from(["import json", "from shop.money import cents", "from .money import cents as c"])


@given(st.lists(LINES), IMPORTS)
def test_any_file_keeps_all_else_and_parses(lines, line):
    text = "\n".join([*lines, ""])
    try:
        compile(text, "x", "exec")
    except SyntaxError:
        return
    after = with_import(text, line)
    if after is None:
        assert "a.b()" in lines
        return
    compile(after, "x", "exec")
    assert has_import(after, line)
    assert ast.get_docstring(ast.parse(after)) == ast.get_docstring(ast.parse(text))
    kept = [each for each in after.split("\n") if each.strip()]
    assert {each for each in lines if each and "from" not in each} <= {*kept}
    assert len(kept) <= len([each for each in lines if each]) + 1


BODY = "    import re\n\n    return re.sub('a', x, x)\n"


def hoisted(text, body=BODY, imports=("import re",), name="f", tmp_path=None):
    document = Document(text, tmp_path / "app.py")
    function = next(each for each in document.functions if each.name.endswith(name))
    site = find(TestIndex(), document, function).site
    run = RunResult(Outcome.PASS, ())
    made = Completion(site.task, body, run, "memory", None, Usage(), "recalled t.x", imports=imports)
    changes = render.edits(text, site, made)
    assert [each.start for each in changes] == sorted(each.start for each in changes)
    return render.applied(text, changes)


EMPTY = "def f(x):\n    ...\n"
DONE = "def f(x):\n    return re.sub('a', x, x)\n"
INSIDE = "def f(x):\n    import re\n\n    return re.sub('a', x, x)\n"
FILES = {
    "risen": (f"import sys\n\n\n{EMPTY}", f"import re\nimport sys\n\n\n{DONE}"),
    "there already": (f"import re\n\n\n{EMPTY}", f"import re\n\n\n{DONE}"),
    "other line ends": (f"import sys\n\n\n{EMPTY}".replace("\n", "\r\n"),
                        f"import re\nimport sys\n\n\n{DONE}".replace("\n", "\r\n")),
    "mixed line ends": (f"import sys\r\n\n\n{EMPTY}", f"import sys\r\n\n\n{INSIDE}"),
    "names that nobody sees": (f"from os import *\n\n\n{EMPTY}", f"from os import *\n\n\n{INSIDE}"),
    "a name of the file": (f"re = 1\n\n\n{EMPTY}", f"re = 1\n\n\n{INSIDE}"),
    "a name of another function": (f"{EMPTY}\n\ndef g(re):\n    return re\n",
                                   f"{INSIDE}\n\ndef g(re):\n    return re\n"),
    "the file does not parse": (f"{EMPTY}\n\ndef g(:\n", f"{INSIDE}\n\ndef g(:\n"),
    "a method": ("class A:\n    def f(self, x):\n        ...\n",
                 "import re\n\n\nclass A:\n    def f(self, x):\n        return re.sub('a', x, x)\n"),
    "no empty line above": (f"import sys\n{EMPTY}", f"import re\nimport sys\n{DONE}"),
    "no empty line below the docstring": (f'"""A."""\n{EMPTY}', f'"""A."""\n\nimport re\n\n\n{DONE}'),
    "no empty line above the decorator": (f"from x import y\n@y\n{EMPTY}",
                                          f"import re\n\nfrom x import y\n@y\n{DONE}"),
}  # fmt: skip


@pytest.mark.parametrize(("before", "after"), FILES.values(), ids=FILES)
def test_files(tmp_path, before, after):
    assert hoisted(before, tmp_path=tmp_path) == after


OWN = "    from shop.money import c\n\n    return c(x)\n"
OTHERS = {
    "no empty line above": (f"import sys\n{EMPTY}",
                            "import sys\n\nfrom shop.money import c\ndef f(x):\n    return c(x)\n"),
    "behind what acts": (f"import sys\n{PATH}\n\nimport a\n\n\n{EMPTY}",
                         f"import sys\n{PATH}\n\nimport a\nfrom shop.money import c\n\n\n"
                         "def f(x):\n    return c(x)\n"),
    "only below the function": (f"import sys\n{PATH}\n\n\n{EMPTY}\n\nimport a\n",
                                f"import sys\n{PATH}\n\n\ndef f(x):\n{OWN}\n\nimport a\n"),
}  # fmt: skip


@pytest.mark.parametrize(("before", "after"), OTHERS.values(), ids=OTHERS)
def test_imports_of_the_project(tmp_path, before, after):
    line = "from shop.money import c"
    assert hoisted(before, OWN, (line,), tmp_path=tmp_path) == after


def test_one_of_two_stays(tmp_path):
    body = "    import re\n    import sys\n\n    return re.sub(x, sys.x, x)\n"
    text = f"{EMPTY}\n\nre = 3\n"
    after = hoisted(text, body, ("import re", "import sys"), tmp_path=tmp_path)
    assert after.startswith("import sys\n\n\ndef f(x):\n    import re\n")
    assert hoisted(text, body, (), tmp_path=tmp_path).startswith("def f(x):\n    import re\n    import sys\n")
