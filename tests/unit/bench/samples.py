"""Records of our own, in the formats of the published data sets."""

from __future__ import annotations

TRIPLE = {
    "task_id": "HumanEval/0",
    "prompt": "import math\n\n\ndef helper(x):\n    return x\n\n\ndef triple(n: int) -> int:\n"
    '    """ Thrice n.\n'
    '    >>> triple(2)\n    6\n    """\n',
    "entry_point": "triple",
    "canonical_solution": "    return 3 * helper(n)\n",
    "test": "METADATA = {'author': 'us'}\n\ndef check(candidate):\n    base = 10\n"
    "    assert candidate(1) == 3\n"
    "    assert candidate(base) == 30, 'ten'\n    assert True, 'vacuous'\n"
    "    for n in range(3):\n        assert candidate(n) == n * 3\n",
    "test_case_list": ["assert triple(5) == 15", "assert triple(5) == None1"],
}
GREET = {
    "task_id": "HumanEval/1",
    "prompt": 'def greet(name):\n    """Greets.\n    greet("Ann") ==> "hi Ann"\n    """\n',
    "entry_point": "greet",
    "canonical_solution": "    return 'hi ' + name\n",
    "test": "def check(candidate):\n    assert candidate('Bo') == 'hi Bo'\n",
    "test_case_list": ["assert greet('Cy') == 'hi Cy'"],
}
AREA = {
    "task_id": 11,
    "text": "Write a function to find the area of a square.",
    "code": "import math\r\ndef side(x):\r\n\treturn x\r\n"
    "def area(a, unit=1): \r\n\treturn side(a) * a * unit",
    "test_setup_code": "",
    "test_list": ["assert area(2) == 4", "assert area(3) == 9", "assert set([area(1)]) == set([1])"],
    "challenge_test_list": [],
}
NODES = {
    "task_id": 12,
    "text": "Write a function to count the nodes of a list.",
    "code": "class Node:\r\n    def __init__(self, after=None):\r\n        self.after = after\r\n"
    "def check(node):\r\n    return 0 if node is None else 1 + check(node.after)",
    "test_setup_code": "one = Node()\r\ntwo = Node(one)",
    "test_list": ["assert check(two) == 2", "assert check(one) == 1", "assert check(None) == 0"],
    "challenge_test_list": [],
}
OUTSIDE = {**AREA, "task_id": 600}
PLUS = """\
import numpy as np
from math import inf

def is_floats(x) -> bool:
    return isinstance(x, float)


def assertion(out, exp, atol):
    if atol == 0 and is_floats(exp):
        atol = 1e-6
    if out != exp and atol != 0:
        assert np.allclose(out, exp, rtol=1e-07, atol=atol)
    else:
        assert out == exp, f"out: {out}, exp: {exp}"


inputs = [[2], [1.5], [-inf]]
results = [4, 2.2500000001, inf]
for i, (inp, exp) in enumerate(zip(inputs, results)):
    assertion(area(*inp), exp, 0)
"""
CRUX = {"id": "sample_0", "code": "def f(a, b):\n    return a + b", "input": "[1], [2]", "output": "[1, 2]"}
FUNCTION = {
    "task_id": "CodeContests/1",
    "prompt": 'def twice(xs: List[int]) -> List[int]:\n    """Twice each."""\n',
    "entry_point": "twice",
    "test": "def check(candidate):\n    assert candidate([1]) == [2]\n\ncheck(twice)\n",
    "given_tests": ["assert twice([3]) == [6]"],
    "canonical_solution": "int main() {}",
    "difficulty": "7",
}
PROGRAM = {
    "name": "1_A. Sum",
    "description": "Print the sum of the numbers.",
    "public_tests": {"input": ["1 2\n"], "output": ["3\n"]},
    "private_tests": {"input": ["4 5\n"], "output": ["9\n"]},
    "generated_tests": {"input": [], "output": []},
    "solutions": {
        "language": [2, 3],
        "solution": ["int main() {}", "import sys\nprint(sum(map(int, sys.stdin.read().split())))\nexit()\n"],
    },
}
HARNESS = """\
import math


def test_execution(solution: str):
    code = exec_context.replace("[insert]", solution)
    env = {"given": 3}
    exec(code, env)
    assert env["result"] == 9


def test_string(solution: str):
    assert "**" in solution


exec_context = r'''
import math
[insert]
'''
"""
SNIPPET = {
    "prompt": "Problem:\nSquare it.\nA:\n<code>\ngiven = 3\n</code>\nBEGIN SOLUTION\n<code>\n",
    "reference_code": "result = given ** 2",
    "metadata": {"problem_id": 7},
    "code_context": HARNESS,
}
