"""The data sets of ``docs/papers.md``, three tasks each, in our own words and the published formats."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.unit.bench import samples
from tests.unit.train.evaluation.test_public_questions import LIVE, REVAL_DATA, REVAL_TASKS

FUNCTIONS = {
    "double": ("Twice a number.", "def double(n):\n    return 2 * n\n", ((2, 4), (5, 10), (0, 0))),
    "square": ("A number times itself.", "def square(n):\n    return n * n\n", ((2, 4), (5, 25), (0, 0))),
    "add_two": ("Two more than a number.", "def add_two(n):\n    return n + 2\n", ((2, 4), (5, 7), (0, 2))),
}
SOLUTIONS = {name: code for name, (_, code, _) in FUNCTIONS.items()}
_PLUS = """\
def assertion(out, exp, atol):
    assert out == exp


inputs = {inputs}
results = {results}
for i, (inp, exp) in enumerate(zip(inputs, results)):
    assertion({name}(*inp), exp, 0)
"""
_HARNESS = """\
def test_execution(solution: str):
    env = {{}}
    exec(exec_context.replace("[insert]", solution), env)
    assert env["result"] == {wanted}


exec_context = r'''
n = {given}
[insert]
'''
"""

Records = list[dict[str, Any]]


def asserts(name: str) -> list[str]:
    """Three of a function."""
    return [f"assert {name}({given}) == {wanted}" for given, wanted in FUNCTIONS[name][2]]


def check(name: str) -> str:
    """The same as HumanEval has them."""
    lines = [f"    assert candidate({given}) == {wanted}" for given, wanted in FUNCTIONS[name][2]]
    return "\n".join(["def check(candidate):", *lines, ""])


def humaneval() -> Records:
    """Also with the fields of HumanEval-ET."""
    records = []
    for number, (name, (text, code, cases)) in enumerate(FUNCTIONS.items()):
        head, body = code.split("\n", 1)
        example = f"    >>> {name}({cases[0][0]})\n    {cases[0][1]}\n"
        records.append(
            {
                "task_id": f"HumanEval/{number}",
                "prompt": f'{head}\n    """{text}\n{example}    """\n',
                "entry_point": name,
                "canonical_solution": body,
                "test": check(name),
                "test_case_list": asserts(name),
            }
        )
    return records


def _plus(name: str) -> str:
    cases = FUNCTIONS[name][2]
    inputs, results = [[given] for given, _ in cases], [wanted for _, wanted in cases]
    return _PLUS.format(inputs=inputs, results=results, name=name)


def humaneval_plus() -> Records:
    """The form in which a script holds the results."""
    return [
        {
            **one,
            "test": "def check(candidate):\n"
            + "".join(
                f"    {line}\n" if line else "\n" for line in _plus(one["entry_point"]).splitlines()
            ).replace(f"{one['entry_point']}(*inp)", "candidate(*inp)"),
        }
        for one in humaneval()
    ]


def mbpp(first: int) -> Records:
    """Numbered from ``first``."""
    return [
        {
            "task_id": first + number,
            "text": f"Write a function for this: {text}",
            "code": code,
            "test_setup_code": "",
            "test_list": asserts(name),
            "challenge_test_list": [],
            "entry_point": name,
        }
        for number, (name, (text, code, _)) in enumerate(FUNCTIONS.items())
    ]


def mbpp_plus() -> Records:
    """Of the same tasks."""
    return [
        {
            "task_id": one["task_id"],
            "prompt": one["text"],
            "code": one["code"],
            "test_imports": [],
            "test_list": one["test_list"],
            "test": _plus(one["entry_point"]),
        }
        for one in mbpp(11)
    ]


def ds1000() -> Records:
    """Snippets that set ``result``; the prompt shows the input, and what comes out."""
    return [
        {
            "prompt": f"Problem:\n{text} It gives {cases[0][1]}.\nA:\n<code>\nn = {cases[0][0]}\n</code>\n"
            "BEGIN SOLUTION\n<code>\n",
            "reference_code": f"result = {SOLUTIONS[name].partition('return ')[2].strip()}",
            "metadata": {"problem_id": number, "library": "Numpy"},
            "code_context": _HARNESS.format(given=cases[0][0], wanted=cases[0][1]),
        }
        for number, (name, (text, _, cases)) in enumerate(FUNCTIONS.items())
    ]


def codecontests() -> Records:
    """As functions."""
    return [
        {
            "task_id": f"CodeContests/{number}",
            "prompt": f'def {name}(n: int) -> int:\n    """{text}"""\n',
            "entry_point": name,
            "test": check(name) + f"\ncheck({name})\n",
            "given_tests": asserts(name)[:1],
            "canonical_solution": "int main() {}",
            "difficulty": "7",
        }
        for number, (name, (text, _, _)) in enumerate(FUNCTIONS.items())
    ]


def cruxeval() -> Records:
    """Calls of functions called ``f``."""
    return [
        {
            "id": f"sample_{number}",
            "code": code.replace(name, "f").strip(),
            "input": str(cases[0][0]),
            "output": str(cases[0][1]),
        }
        for number, (name, (_, code, cases)) in enumerate(FUNCTIONS.items())
    ]


def apps() -> Records:
    """One of each level."""
    program, function = samples.CONTEST_PROGRAM, samples.CONTEST_FUNCTION
    return [program, function, {**program, "id": 5, "difficulty": "competition"}]


def livecodebench() -> Records:
    """One of each level."""
    record = samples.LIVE_PROGRAM
    return [{**record, "question_id": level, "difficulty": level} for level in ("easy", "medium", "hard")]


def bigcodebench() -> Records:
    """With the fields of both its uses."""
    record = {**samples.LIBRARY_FUNCTION, "libs": "['json']"}
    return [{**record, "task_id": f"BigCodeBench/{number}"} for number in range(3)]


def write(folder: Path) -> None:
    """All files, under the names of the page."""
    sets: dict[str, Sequence[Any]] = {
        "humaneval": humaneval(),
        "humaneval_et": humaneval(),
        "humaneval_plus": humaneval_plus(),
        "mbpp": [*mbpp(2), *mbpp(11)],
        "mbpp_et": mbpp(11),
        "mbpp_plus": mbpp_plus(),
        "ds1000": ds1000(),
        "codecontests": codecontests(),
        "cruxeval": cruxeval(),
        "apps": apps(),
        "livecodebench": livecodebench(),
        "bigcodebench": bigcodebench(),
        "livecodebench_execution": [LIVE],
        "reval_tasks": REVAL_TASKS,
        "reval_data": REVAL_DATA,
    }
    for name, records in sets.items():
        jsonl(folder / f"{name}.jsonl", records)


def jsonl(path: Path, records: Sequence[Mapping[str, Any]]) -> None:
    """Writes one record a line."""
    path.write_text("".join(json.dumps(one) + "\n" for one in records), encoding="utf-8")
