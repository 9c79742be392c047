"""Which tests of one's own functions are hidden, and that they are cut out of their files."""

import doctest

import pytest

from egcfg_lsp.discovery.document import Document
from egcfg_lsp.discovery.tests_of import TestIndex
from egcfg_lsp.project_bench.problems import withheld, without_functions, without_unused


def hidden_in(tmp_path, text, **files):
    """The ids of hidden tests of ``f`` in ``m.py``, and what is known of the function without them."""
    (tmp_path / "m.py").write_bytes(text.encode())
    for name, other in files.items():
        (tmp_path / f"{name}.py").write_text(other)
    document = Document(text, tmp_path / "m.py")
    function = document.find("f")
    cases = TestIndex().find(document, function, tmp_path).cases
    known = withheld(document, function, cases, tmp_path)
    visible = {case.id for case in known.visible}
    return [case.id for case in cases if case.id not in visible], known


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize(
    "docstring",
    [
        '"""\n    >>> f(1)\n    2\n    >>> f(417)\n    418\n    """',
        '""">>> f(1)\n    2\n    >>> f(417)\n    418"""',
        "'''Ünï.\n\n    >>> f(1)\n    2\n\n    >>> f(\n    ...     417)\n    418\n\n    More.\n    '''",
    ],
)
def test_examples_are_cut_out_of_a_docstring(tmp_path, docstring, newline):
    text = f"def f(x):\n    {docstring}\n    return x + 1\n".replace("\n", newline)
    hidden, known = hidden_in(tmp_path, text)
    assert hidden == ["doctest f:2"]
    assert "417" not in known.document.text
    [example] = doctest.DocTestParser().get_examples(known.function.docstring)
    assert (example.source, example.want.strip()) == ("f(1)\n", "2")
    [case] = known.visible
    assert case.docstring is not None
    assert case.docstring.text == known.function.docstring
    compile(known.document.text, "m.py", "exec")


def test_an_example_that_a_visible_one_rests_on_is_shown(tmp_path):
    lines = (
        ">>> f([]) \n    1\n    >>> a = []\n    >>> f(a)\n    1\n    >>> f(a)\n    2\n    >>> f([4])\n    2\n"
    )
    text = f'def f(x):\n    """\n    {lines}    """\n    x.append(1)\n    return len(x)\n'
    hidden, known = hidden_in(tmp_path, text)
    assert hidden == ["doctest f:4"]
    assert known.function.docstring.count("f(a)") == 2


ONE_AND_TWO = (
    "def f(x):\n    return x + 1\n\n\ndef test_one():\n    assert f(1) == 2\n\n\n"
    "def test_two():\n    assert f(417) == 418\n\n\n"
)


@pytest.mark.parametrize(
    ("text", "hidden"),
    [
        ('def f(x):\n    ">>> f(1)\\n2\\n>>> f(417)\\n418"\n    return x + 1\n', []),
        (ONE_AND_TWO + "CHECKS = [test_one, test_two]\n", []),
        (ONE_AND_TWO, ["m.py::test_two"]),
    ],
    ids=["in one line", "others speak of it", "neither"],
)
def test_what_cannot_be_cut_out_is_shown(tmp_path, text, hidden):
    found, known = hidden_in(tmp_path, text)
    assert (found, len(known.visible)) == (hidden, 2 - len(hidden))


def test_tests_beside_the_function_are_cut_out(tmp_path):
    text = (
        "def test_a():\n    assert f(1) == 2\n\n\n"
        "def f(x):\n    return x + 1\n\n\n"
        "# 418\n@staticmethod\ndef test_b():\n    assert f(417) == 418\n"
    )
    hidden, known = hidden_in(tmp_path, text)
    assert hidden == ["m.py::test_b"]
    assert "418" not in known.document.text
    assert known.function.name == "f"
    [(_, left)] = known.files
    assert b"x + 1" not in left
    assert b"test_a" in left


def test_parameters_that_pytest_computes_are_hidden_together(tmp_path):
    text = "import pytest\nfrom m import f\n\n" + "".join(
        f"@pytest.mark.parametrize('x', list(range({n})))\ndef test_{n}(x):\n    assert f(x) == x + 1\n\n\n"
        for n in (1, 417)
    )
    hidden, known = hidden_in(tmp_path, "def f(x):\n    return x + 1\n", test_m=text)
    assert hidden == ["test_m.py::test_417"]
    left = dict(known.files)[tmp_path.resolve() / "test_m.py"].decode()
    assert "def test_1(" in left
    assert "417" not in left


def test_a_test_file_that_no_visible_test_needs_is_left_out(tmp_path):
    module = 'def f(x):\n    """\n    >>> f(1)\n    2\n    """\n    return x + 1\n'
    hidden, known = hidden_in(tmp_path, module, test_m="from m import f\ndef test_f():\n    assert f(417)\n")
    assert hidden == ["test_m.py::test_f"]
    assert dict(known.files)[tmp_path.resolve() / "test_m.py"] is None


def test_data_goes_with_the_last_that_uses_it():
    before = (
        "A, B = 1, 2\nC = [417]\nD: list = [C]\nE = 3; F = 4\n\n\ndef helper():\n    return D\n\n\n"
        "class TestT:\n    G = 418\n\n    def test_one(self):\n        assert helper() == self.G + E\n\n"
        "    def test_two(self):\n        assert A\n"
    )
    left = without_unused(without_functions(before, {"test_one"}), before)
    words = ("417", "418", "A, B = 1, 2", "E = 3; F = 4", "test_two")
    assert [word in left for word in words] == [False, False, True, True, True]
