"""Records of our own, in the formats of the published data sets."""

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
PRINTED_TABLE = """\
Problem:
Of the rows of a table I would like to keep those that weigh more than `least`. The table is:

   name  weight
0  pear       2
1  plum       1
2  lime       5

I tried this and got something wrong:

   name  weight
1  plum       1

With least = 1 the desired result looks like this:

   name  weight
0  pear       2
2  lime       5

A:
<code>
import json
table = Table(name=['pear', 'plum', 'lime'], weight=[2, 1, 5])
least = 1
</code>
result = ... # put solution in this variable
BEGIN SOLUTION
<code>
"""
SHOWN_ARRAY = """\
Problem:
Every number should be halved. For example, for
numbers = [2, 5]
I want to get:
[1.0, 2.5]
A:
<code>
numbers = [2, 5]
</code>
halves = ... # put solution in this variable
BEGIN SOLUTION
<code>
"""
SHOWN_HARNESS = """\
def test_execution(solution: str):
    env = {"test_input": [7]}
    exec(exec_context.replace("[insert]", solution), env)
    assert env["halves"] == [3.5]


exec_context = r'''
import math
numbers = test_input
[insert]
'''
"""
SHOWN_SNIPPET = {
    "prompt": SHOWN_ARRAY,
    "reference_code": "halves = [number / 2 for number in numbers]",
    "metadata": {"problem_id": 8},
    "code_context": SHOWN_HARNESS,
}
SHOWN_INSIDE = {
    **SHOWN_SNIPPET,
    "prompt": SHOWN_ARRAY.partition("A:")[0]
    + "A:\n<code>\nexample_numbers = [2, 5]\ndef halved(numbers=example_numbers):\n"
    "    # return the solution in this function\n    # halves = halved(numbers)\n    ### BEGIN SOLUTION",
    "reference_code": "    return [number / 2 for number in numbers]\n",
    "metadata": {"problem_id": 9},
    "code_context": SHOWN_HARNESS.replace(
        "[insert]\n", "def halved(numbers):\n[insert]\nhalves = halved(numbers)\n"
    ).replace('replace("def halved(numbers):\n[insert]\nhalves = halved(numbers)\n"', 'replace("[insert]"'),
}
CONTEST = """\
Add up the numbers.

-----Input-----

One line of numbers.

-----Output-----

Their sum with one digit behind the point.

-----Examples-----
Input
1 2

Output
3.0

Input
4

Output
4.0

-----Note-----

Nothing more.
"""
CONTEST_PROGRAM = {
    "id": 3,
    "question": CONTEST,
    "solutions": '["import sys\\nprint(float(sum(map(int, sys.stdin.read().split()))))\\n"]',
    "input_output": '{"inputs": ["1 2\\n", "5 5 5\\n"], "outputs": ["3.0\\n", "15.0000001\\n"]}',
    "difficulty": "interview",
    "url": "",
    "starter_code": "",
}
CONTEST_FUNCTION = {
    "id": 4,
    "question": "Twice a number.\n\nExample 1:\nInput: number = 3\nOutput: 6\n",
    "solutions": '["class Solution:\\n    def twice(self, number):\\n        return 2 * number\\n"]',
    "input_output": '{"fn_name": "twice", "inputs": [[3], [-1]], "outputs": [[6], -2]}',
    "difficulty": "introductory",
    "url": "",
    "starter_code": "class Solution:\n    def twice(self, number: int) -> int:\n        ",
}
LIVE_PROGRAM = {
    "question_title": "Sum",
    "question_content": "Print the sum.",
    "platform": "atcoder",
    "question_id": "a_1",
    "contest_id": "a",
    "contest_date": "2026-01-01T00:00:00",
    "starter_code": "",
    "difficulty": "easy",
    "public_test_cases": '[{"input": "1 2\\n", "output": "3\\n", "testtype": "stdin"}]',
    "private_test_cases": '[{"input": "4 5\\n", "output": "9\\n", "testtype": "stdin"}]',
    "metadata": "{}",
}
LIVE_FUNCTION = {
    **LIVE_PROGRAM,
    "question_id": "2",
    "difficulty": "hard",
    "starter_code": "class Solution:\n    def both(self, left: bool, right: List[int]):\n        ",
    "public_test_cases": '[{"input": "true\\n[1, 2]", "output": "[2]", "testtype": "functional"}]',
    "private_test_cases": '[{"input": "false\\n[1, 2]", "output": "[1]", "testtype": "functional"}]',
    "metadata": '{"func_name": "both"}',
}
LIBRARY_FUNCTION = {
    "task_id": "BigCodeBench/0",
    "complete_prompt": "import json\n\ndef task_func(values):\n"
    '    """\n    The sum of values, as text of JSON.\n\n    Example:\n    >>> numbers = [1, 2]\n'
    "    >>> task_func(numbers)\n    '3'\n    >>> task_func(missing)\n    '0'\n    \"\"\"\n",
    "instruct_prompt": "The sum of values, as text of JSON.\n"
    "You should write self-contained code starting with:\n"
    "```\nimport json\n\ndef task_func(values):\n```",
    "canonical_solution": "    return json.dumps(sum(values))\n",
    "code_prompt": "import json\n\ndef task_func(values):\n",
    "test": "import unittest\n\nclass TestCases(unittest.TestCase):\n"
    "    def setUp(self):\n        self.some = [4]\n"
    "    def test_some(self):\n        self.assertEqual(task_func(self.some), '4')\n"
    "    def test_none(self):\n        self.assertEqual(task_func([]), '0')\n",
    "entry_point": "task_func",
    "doc_struct": "{}",
    "libs": "['json']",
}
