"""Every unfinished function of examples/ can be completed: a reference solution passes all of its tests."""

import sys
from pathlib import Path

import pytest
import pytest_asyncio

from egcfg_lsp.completer import render
from egcfg_lsp.completer.completer import overlay
from egcfg_lsp.discovery.targets import parse_target
from egcfg_lsp.discovery.task import site_for
from egcfg_lsp.discovery.tests_of import TestIndex
from sandbox import Limits, Outcome, SandboxPool

AMPLE = Limits(wall_s=30.0, cpu_s=20.0)
EXAMPLES = Path(__file__).parents[4] / "examples"
SOLUTIONS = {
    "text.py::is_palindrome": "    return text == text[::-1]\n",
    "text.py::count_vowels": '    return sum(1 for letter in text if letter in "aeiou")\n',
    "text.py::initials": '    return "".join(word[0].upper() for word in name.split())\n',
    "arithmetic.py::average": "    return sum(numbers) / len(numbers) if numbers else 0\n",
    "arithmetic.py::fizzbuzz": """\
    if n % 15 == 0:
        return "FizzBuzz"
    if n % 3 == 0:
        return "Fizz"
    return "Buzz" if n % 5 == 0 else str(n)
""",
    "arithmetic.py::digit_sum": "    return sum(int(digit) for digit in str(n))\n",
    "sequences.py::second_largest": "    return sorted(set(numbers))[-2]\n",
    "sequences.py::running_totals": """\
    totals = []
    total = 0
    for number in numbers:
        total += number
        totals.append(total)
    return totals
""",
    "sequences.py::invert": "    return {value: key for key, value in mapping.items()}\n",
    "shop.py::Basket.total": "    return sum(price for name, price in self.items)\n",
}
MODULES = sorted({name.partition("::")[0] for name in SOLUTIONS})


def test_there_are_ten():
    found = [
        f"{module}::{function.name}"
        for module in MODULES
        for function in parse_target(str(EXAMPLES / module)).functions
    ]
    assert sorted(found) == sorted(SOLUTIONS)
    assert len(found) == 10


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def pool():
    async with SandboxPool(sys.executable, EXAMPLES) as pool:
        yield pool


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("target", SOLUTIONS)
async def test_a_solution_passes_and_a_stub_does_not(pool, target):
    file, _, name = target.partition("::")
    wanted = parse_target(f"{EXAMPLES / file}::{name}")
    [function] = wanted.functions
    found = TestIndex().find(wanted.document, function)
    assert found.skipped == ()
    site = site_for(wanted.document, function, found.cases)
    solution = SOLUTIONS[target]
    shown = overlay(wanted.document, function, EXAMPLES)
    right = await pool.run(site.task.program(solution), found.cases, AMPLE, folder=EXAMPLES, overlay=shown)
    assert {test.outcome for test in right.tests} == {Outcome.PASS}
    assert len(right.tests) >= 2 or found.cases[0].source.count("assert ") >= 2
    stub = await pool.run(site.task.program("    pass\n"), found.cases, AMPLE, folder=EXAMPLES, overlay=shown)
    assert stub.passed == 0
    text = render.apply(wanted.file.text, render.edit(site, solution))
    compile(text, file, "exec")
    assert solution.splitlines()[0].strip() in text
