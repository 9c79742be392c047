"""Bodies of the library in the names of a task: they compute the same as before."""

import ast
import copy
import keyword
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.memory.library import bundled
from engine.memory.names import in_names_of, inlined
from engine.memory.parameters import Parameter
from engine.support import renaming
from engine.train.tasks import catalog
from tests.unit.memory.support import asked

ENTRIES = catalog.full().entries
DRAWS = 3


def defined(source, name):
    space = {}
    exec(compile(source, "<library>", "exec"), space)
    return space[name]


def original(known):
    head = (
        "\n".join(known.imports)
        + f"\ndef {known.name}({', '.join(each.name for each in known.parameters)}):\n"
    )
    return defined(head + renaming.indented(known.bodies[0]), known.name)


def renamed(known, name, parameters, order=None):
    """The function with new names, or None where the library refuses them; ``order`` as the task's."""
    request = asked(f"{name}({', '.join(parameters)})")
    order = order or tuple(range(len(parameters)))
    body = known.body(request, order)
    if body is None:
        return None
    return defined(f"def {name}({', '.join(parameters)}):\n{body}", name)


def results(function, entry, order=None):
    random = Random(7)
    for _ in range(DRAWS):
        given = copy.deepcopy(entry.inputs(random))
        left_out = entry.params[len(given) :]
        given += tuple(ast.literal_eval(each.partition("=")[2].strip()) for each in left_out)
        placed = list(given)
        for mine, number in enumerate(order or ()):
            placed[number] = given[mine]
        yield repr(function(*placed))


def words_of(known):
    """Every name that a body speaks of, of what kind it may be, those that matter most first."""
    tree = renaming.parse(known.bodies[0])
    found = {each.id for each in ast.walk(tree) if isinstance(each, ast.Name)}
    found |= {each.arg for each in ast.walk(tree) if isinstance(each, ast.arg | ast.keyword) and each.arg}
    found |= {each.name for each in ast.walk(tree) if isinstance(each, ast.FunctionDef | ast.ExceptHandler)}
    return sorted(found - {None, "_"})


def agree(every):
    """How many of the library's functions can be renamed in each way; all that can must compute the same."""
    library, counts = bundled(), {"fresh": 0, "swapped": 0, "collisions": 0, "tried": 0}
    for number, entry in list(enumerate(ENTRIES))[::every]:
        known = library.function(number)
        assert known.where == entry.key
        expected = list(results(original(known), entry))
        names = [each.name for each in known.parameters]
        ways = {"fresh": ("quite_new", [f"given_{number}" for number, _ in enumerate(names)])}
        ways["swapped"] = (known.name, names[::-1])
        for kind, (name, parameters) in ways.items():
            function = renamed(known, name, parameters)
            if function is not None:
                assert list(results(function, entry)) == expected, (entry.key, kind)
                counts[kind] += 1
        backwards = tuple(range(len(names)))[::-1]
        function = renamed(known, "quite_new", [f"p{number}" for number, _ in enumerate(names)], backwards)
        if function is not None:
            assert list(results(function, entry, backwards)) == expected, (entry.key, "backwards")
        for word in words_of(known):
            for name, parameters in ((word, names), ("quite_new", [word, *names[1:]])):
                if len(set(parameters)) == len(names) > 0 and not keyword.iskeyword(word):
                    function = renamed(known, name, parameters)
                    if function is not None:
                        assert list(results(function, entry)) == expected, (entry.key, word, name)
                        counts["collisions"] += 1
        counts["tried"] += 1
    return counts


def test_renamed_bodies_compute_the_same():
    counts = agree(25)
    assert counts["fresh"] > 0.95 * counts["tried"]
    assert counts["collisions"] > counts["tried"]


@pytest.mark.thorough
def test_all_renamed_bodies_compute_the_same():
    agree(1)


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


@pytest.mark.parametrize(
    ("body", "constant", "made"),
    [
        ("return x >= n", "75", "return x >= 75"),
        ("return x.split(n)", "','", "return x.split(',')"),
        ("return n.join(x)", "', '", "return ', '.join(x)"),
        ("return x - n", "-3", "return x - (-3)"),
        ("return n.bit_length()", "3", None),
        ("n += 1\nreturn n", "3", None),
        ("return [n for n in x]", "3", None),
        ("return (lambda n: n)(x)", "3", None),
        ("return f(n=n)", "3", "return f(n=3)"),
    ],
)
def test_a_constant_stands_for_a_variable_where_that_is_the_same(body, constant, made):
    assert inlined(body, "n", constant) == made


@given(st.sampled_from(["f'{n}'", "f'{n:>{n}}'", "f\"{x[n]}\" 'n'", "f'{n=}'"]))
def test_a_constant_in_an_f_string_means_the_same_or_is_left(expression):
    body = f"return {expression}"
    made = inlined(body, "n", "3")
    scope = {"x": "abcdef", "n": 3}
    text = (made or body).removeprefix("return ")
    assert eval(text, scope) == eval(expression, scope)
