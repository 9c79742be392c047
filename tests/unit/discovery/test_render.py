"""What is shown at a cursor, what replaces it, and what a program for it contains."""

from __future__ import annotations

import ast

import pytest

from egcfg_lsp.completer.render import TextEdit, apply, diff, edit, inline
from egcfg_lsp.discovery.document import Document, Position
from egcfg_lsp.discovery.task import Site, site_for


def at_cursor(marked: str) -> tuple[str, Site]:
    """The text without its ``|``, and the site there."""
    before, _, after = marked.partition("|")
    line, column = before.count("\n"), len(before) - before.rfind("\n") - 1
    document = Document(before + after)
    function = document.function_at(line, column)
    assert function is not None
    return before + after, site_for(document, function, cursor=(line, column))


SHOWN = [
    # (file with the cursor, completed code, file afterwards)
    ("def f(x):\n    |\n", "    return x\n", "def f(x):\n    return x\n"),
    ("def f(x):\n|\n", "    return x\n", "def f(x):\n    return x\n"),
    ("def f(x):\n\t|", "    if x:\n        return 1\n    return 2\n",
     "def f(x):\n\tif x:\n\t\treturn 1\n\treturn 2"),
    ("def f(x):\n  re|\n", "    return x\n", "def f(x):\n  return x\n"),
    ("def f(x):\r\n  for a in x:\r\n    |\r\n  return 1\r\n", "        print(a)\n        x += 1\n",
     "def f(x):\r\n  for a in x:\r\n    print(a)\r\n    x += 1\r\n  return 1\r\n"),
    ("def f(x):\n    print(|)\n", "    print(x)\n    return x\n", "def f(x):\n    print(x)\n    return x\n"),
    ("def f(x):\n    for a in x:|\n", "        print(a)\n", "def f(x):\n    for a in x:\n        print(a)\n"),
    ("if 1:\n  y = 1\ndef f(x):\n        |\n", "    return x\n", "if 1:\n  y = 1\ndef f(x):\n  return x\n"),
    ("def f(x):\n    y = 1\n    |return y\n", "    y += 1\n",
     "def f(x):\n    y = 1\n    y += 1\n    return y\n"),
    ("def f(x):\n    return max(|)\n", "    return max(x, 0) + 1\n", "def f(x):\n    return max(x, 0) + 1\n"),
    ("def f(x):\n    x['|']\n", "    x['a'] = 1\n    return x\n",
     "def f(x):\n    x['a'] = 1\n    return x\n"),
    ("def f(x):\n\ty = |* 2  # twice\n", "    y = x * 2  # twice\n", "def f(x):\n\ty = x * 2  # twice\n"),
    ("def f(x):\n    pass\n    |\n", "    return x\n", "def f(x):\n    pass\n    return x\n"),
    ("def f(x):\n  if x:\n      a = 1\n      |\n", "        b = 2\n        if b:\n            c = 3\n",
     "def f(x):\n  if x:\n      a = 1\n      b = 2\n      if b:\n        c = 3\n"),
    ("class A:\n\tdef f(self):\n\t\t'''D.'''\n\t\t|\n", "    return (1,\n        2)\n",
     "class A:\n\tdef f(self):\n\t\t'''D.'''\n\t\treturn (1,\n\t\t\t2)\n"),
    ("def f(x):\n    '''D.'''|\n\nz = 1\n", "    return x\n",
     "def f(x):\n    '''D.'''\n    return x\n\nz = 1\n"),
    ("def f(x):\r\n\t'''D.\r\n\t'''|", "    y = x\n    return y\n",
     "def f(x):\r\n\t'''D.\r\n\t'''\r\n\ty = x\r\n\treturn y"),
    ("def f(x):\n    '''D.'''\n|\n\nz = 1\n", "    return x\n",
     "def f(x):\n    '''D.'''\n    return x\n\nz = 1\n"),
    ("class A:\n  def f(x):\n    '''D.'''\n  |\n  y = 1\n", "    return x\n",
     "class A:\n  def f(x):\n    '''D.'''\n    return x\n  y = 1\n"),
]  # fmt: skip


@pytest.mark.parametrize(("marked", "code", "after"), SHOWN)
def test_inline(marked, code, after):
    text, site = at_cursor(marked)
    change = inline(site, code)
    assert change.start.line == change.end.line
    assert apply(text, change) == after


def test_a_lone_carriage_return_ends_a_line_of_the_answer_too():
    text, site = at_cursor("def f(x):\n    |\n")
    change = edit(site, "    y = x\r    z = 2\n    return y + z\n")
    assert apply(text, change) == "def f(x):\n    y = x\n    z = 2\n    return y + z\n"


@pytest.mark.parametrize(
    ("marked", "code"),
    [
        ("def f(x):\n    yi|\n", "    return x\n"),
        ("def f(x):\n    print(|, y)\n", "    print(x)\n"),
        ("def f(x):\n    raise NotImplementedError\n    |\n", "    return x\n"),
        ("def f(x):\n    |\n", ""),
        ("def f(x):\n    |...\n", "    return x\n"),
        ("def f(x):\n    '''D.'''|\n    # TODO\n", "    return x\n"),
        ("def f(x):\n    '''D.'''|; ...\n", "    return x\n"),
        ("def f(x):\n    '''D.'''|  # why\n", "    return x\n"),
        ("def f(x):\n    '''D.|'''\n", "    return x\n"),
    ],
)
def test_not_inline(marked, code):
    assert inline(at_cursor(marked)[1], code) is None


@pytest.mark.parametrize(
    ("marked", "after"),
    [
        ("def f(x):\n    |...\n", "def f(x):\n    return x\n"),
        ("def f(x):\n    pass\n\n    |\n", "def f(x):\n    return x\n"),
        ("def f(x):\n    raise NotImplementedError\n    |", "def f(x):\n    return x"),
        ("def f(x):\n    |\n    pass\n", "def f(x):\n    return x\n"),
        ("def f(x):\n    yi|\n", "def f(x):\n    return x\n"),
        ("def f|(x): ...  # noqa\nz = 1\n", "def f(x):  # noqa\n    return x\nz = 1\n"),
        ("def f|(x): ...  # TODO: z\n", "def f(x):\n    return x\n"),
        ("class A:\n  def f|(x): 'D.'; pass\n", "class A:\n  def f(x):\n    'D.'\n    return x\n"),
        ("def f|(x): 'D.'\n", "def f(x):\n    'D.'\n    return x\n"),
        ("def f|(x):\n\n\ndef g(): ...\n", "def f(x):\n    return x\n\n\ndef g(): ...\n"),
        ("def f|(x):", "def f(x):\n    return x"),
        ("def f|(x):\n    '''D.'''; ...\n", "def f(x):\n    '''D.'''\n    return x\n"),
        ("def f|(x):\n    # why\n    # TODO: a\n    # b\n    pass\n    # end\n",
         "def f(x):\n    # why\n    return x\n    # end\n"),
    ],
)  # fmt: skip
def test_edit(marked, after):
    text, site = at_cursor(marked)
    assert apply(text, edit(site, "    return x\n")) == after


@pytest.mark.parametrize(
    ("marked", "body", "rest", "partial"),
    [
        ("def f(x):\n\ty = 1\n\tfor a in x:\n\t\tz|\n\treturn y\n", "    y = 1\n    for a in x:\n",
         "    return y\n", "z"),
        ("def f(x):\n  y = (1,\n       2)\n  |\n\n  # end\n", "    y = (1,\n         2)\n",
         "    # end\n", ""),
        ("def f(x):\n    ...\n    y = 1\n    |\n", "    y = 1\n", "", ""),
        ("def f(x):\n    |\n    raise NotImplementedError\n", "", "    raise NotImplementedError\n", ""),
    ],
)  # fmt: skip
def test_parts_around_the_cursor(marked, body, rest, partial):
    site = at_cursor(marked)[1]
    assert (site.task.body, site.task.after, site.partial) == (body, rest, partial)


def test_strings_keep_their_lines():
    text, site = at_cursor("class A:\n\tdef f(self):\n\t\t|...\n")
    code = '    return """a\nb\n  c"""\n'
    completed = apply(text, edit(site, code))
    assert completed == 'class A:\n\tdef f(self):\n\t\treturn """a\n    b\n      c"""\n'
    assert strings(site.task.program(code)) == strings(completed)


def test_diff_and_apply():
    before, after = "a\r\nb", "a\r\nc"
    assert diff("m.py", before, after) == (
        "--- a/m.py\n+++ b/m.py\n@@ -1,2 +1,2 @@\n a\r\n-b\n\\ No newline at end of file\n+c\n"
        "\\ No newline at end of file\n"
    )
    assert apply(before, TextEdit(Position(1, 0), Position(9, 9), "c")) == after


KEPT = [
    "    text = '''T\n{}'''\n",
    "    text = '''T\n            {}\n\n  x'''\n",
    "    text = f'''T\n{1 +\n2}\n   {{}}'''\n",
    "    text = 'T \\\n{}'\n",
]


@pytest.mark.parametrize("kept", KEPT)
@pytest.mark.parametrize("around", [0, 1, 2])
def test_strings_that_stand_in_the_file_run_as_they_stand(kept, around):
    classes = "".join("    " * level + f"class C{level}:\n" for level in range(around))
    outer = "    " * around
    text = classes + outer + "def f(self):\n" + outer + kept + outer + "    ...\n"
    document = Document(text)
    site = site_for(document, document.functions[0])
    after = apply(text, edit(site, "    return text\n"))
    assert strings(site.task.program("    return text\n")) == strings(after) != []


def strings(source: str) -> list[str]:
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    return [node.value for node in nodes if isinstance(node.value, str)]


def test_strings_after_the_cursor_and_of_the_answer_run_as_they_are_inserted():
    text, site = at_cursor(
        "class C:\n    def f(self, end='''\n.'''):\n        if end:\n"
        "            |\n        return '''\na'''\n"
    )
    answer = "        text = '''b\n    c'''\n"
    assert strings(site.task.program(answer)) == strings(apply(text, edit(site, answer)))
