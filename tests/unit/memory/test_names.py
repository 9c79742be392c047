"""Bodies of known functions in the names of a task."""

import ast
import keyword

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.memory.names import in_names_of
from engine.memory.parameters import Parameter
from tests.unit.memory.support import asked

BODY = "total = 0\nfor each in numbers:\n    total += each\nreturn total"


def said(body, head="f(xs)", given=("numbers",), name="add_up", imports=(), order=None, **parts):
    request = asked(head, **parts)
    parameters = tuple(Parameter(*each.split("=")[:1], default=each.partition("=")[2]) for each in given)
    return in_names_of(
        request, order or tuple(range(len(request.parameters))), parameters, name, body, imports
    )


def test_parameters_and_variables():
    assert said(BODY) == "".join(f"    {line}\n" for line in BODY.replace("numbers", "xs").split("\n"))
    assert "total2 += each" in said(BODY, "f(total)")
    assert "each2" in said(BODY, "each(xs)")
    assert said("return numbers", "numbers(f)") == "    return f\n"


def test_what_is_left_out_has_its_default():
    assert (
        said("return numbers + more", given=("numbers", "more=3")) == "    more = 3\n    return xs + more\n"
    )
    assert said("return numbers + more", "f(more)", given=("numbers", "more=3")) == (
        "    more2 = 3\n    return more + more2\n"
    )


def test_it_calls_itself():
    body = "return numbers and add_up(numbers[1:])"
    assert said(body) == "    return xs and f(xs[1:])\n"
    assert said(body, "f(self, xs)", name="add_up", depth=1) is None
    assert said("return add_up(a, b)", "f(x, y)", given=("a", "b")) == "    return f(x, y)\n"
    assert said("return add_up(a, b)", "f(x, y)", given=("a", "b"), order=(1, 0)) is None
    assert said("return add_up(a, b)", "f(x)", given=("a", "b=1")) is None
    assert said(body, "f(f)") is None
    assert said(body, "add_up(xs)") == "    return xs and add_up(xs[1:])\n"


@pytest.mark.parametrize(
    ("body", "head"),
    [
        ("def g(x):\n    return x\nreturn g(numbers)", "f(g)"),
        ("def g(y=1):\n    return y\nreturn g(y=numbers)", "f(y)"),
        ("g = lambda y: y\nreturn g(y=numbers)", "f(y)"),
        ("try:\n    return 1\nexcept OSError as e:\n    return e", "f(e)"),
        ("match numbers:\n    case [a, *b]:\n        return a", "f(a)"),
        ("match numbers:\n    case {'a': 1, **b}:\n        return b", "f(b)"),
        ("import math\nreturn math.pi * numbers", "f(math)"),
        ("from math import pi as p\nreturn p * numbers", "f(p)"),
        ("return sum(numbers)", "f(sum)"),
        ("return sum(numbers)", "sum(xs)"),
        ("x = 1\ndef g():\n    nonlocal x\n    x = 2\ng()\nreturn x", "f(x)"),
    ],
)
def test_names_that_collide(body, head):
    assert said(body, head) is None


def test_a_task_of_the_name_of_what_is_imported():
    assert said("return ceil(numbers)", "ceil(x)", imports=["from math import ceil"]) is None
    assert said("return ceil(numbers)", "f(ceil)", imports=["from math import ceil"]) is None


@pytest.mark.parametrize(
    ("there", "is_written"),
    [
        ("", True),
        ("import math\n", False),
        ("def g():\n    import math\n", True),
        ("import math as m\n", True),
    ],
)
def test_imports_that_are_needed(there, is_written):
    body = said("return math.pi * numbers", imports=["import math", "import re"], preamble=there)
    assert body == "    import math\n" * is_written + "    return math.pi * xs\n"


PIECES = st.sampled_from(
    ["numbers", "x", "f", " ", "\n", "    ", "(", ")", "=", "def ", ":", "return ", "lambda ", "for ", " in ",
     "'", "f'", "{", "}", "é", "\\", "match ", "import ", "1", "+", ",", "[", "]", "add_up", "\t", "#"]
)  # fmt: skip


@given(st.one_of(st.text(), st.lists(PIECES, max_size=25).map("".join)))
def test_any_body(body):
    found = said(body, "f(x)")
    assert found is None or ast.parse(f"def f(x):\n{found or ' pass'}")


@given(st.from_regex(r"[^\W\d]\w{0,5}", fullmatch=True))
def test_any_name(name):
    assume(name.isidentifier() and not keyword.iskeyword(name) and name != "None")
    found = said("return numbers", f"f({name})", imports=[f"import {name}"])
    assert found is None or ast.parse(f"def f({name}):\n{found}")
