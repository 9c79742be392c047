"""Reference solutions pass tests that look at their own file, code or settings, as under plain pytest."""

from __future__ import annotations

import pytest

from egcfg_lsp.project_bench import own_problems
from engine.bench.running.hidden_judge import HiddenJudge
from engine.bench.running.solver import GoldSolver
from sandbox import SandboxPool

FLAGS = (
    '[tool.pytest.ini_options]\ndoctest_optionflags = ["ELLIPSIS", "ALLOW_UNICODE", "NORMALIZE_WHITESPACE"]\n'
)
EXAMPLES = '''\
def words(text):
    """Words of a text.

    >>> words("a b")
    [u'a', u'b']
    >>> words("a b c d")
    ['a', ...]
    >>> words("a b ")
    ['a',   'b']
    """
    return text.split()
'''
RAISES = '''\
def raises(x):
    """
    >>> raises(1)
    Traceback (most recent call last):
    ...
    ValueError: no
    """
    raise ValueError("no")
'''
SAME = "def same(x):\n    return x\n"
STACK = "import sys\n\n\ndef caller():\n    return sys._getframe(1).f_code.co_filename\n"
PICKLED = "import pickle\nfrom m import same\n\n\nclass Point:\n    pass\n\n\ndef test_it():\n    " + (
    "assert isinstance(pickle.loads(pickle.dumps(same(Point()))), Point)\n"
)
PROJECTS = {
    "options of examples": {"pyproject.toml": FLAGS, "m.py": EXAMPLES},
    "a stack that is left out": {"m.py": RAISES},
    "a file beside the test": {
        "m.py": SAME,
        "tests/data.txt": "3",
        "tests/test_m.py": "import os\nfrom m import same\n\n"
        "DATA = os.path.join(os.path.dirname(__file__), 'data.txt')\n"
        "\n\ndef test_it():\n    assert same(open(DATA).read()) == '3'\n",
    },
    "a variable of the test": {
        "m.py": SAME,
        "test_m.py": "from m import same\n\n\ndef test_it():\n    calls = 0\n\n    def call():\n"
        "        nonlocal calls\n        calls += 1\n        return same(calls)\n\n    assert call() == 1\n",
    },
    "the code that calls": {
        "m.py": STACK,
        "test_m.py": "from m import caller\n\n\ndef test_it():\n    assert caller().endswith('test_m.py')\n",
    },
    "classes of the test": {"m.py": SAME, "test_m.py": PICKLED},
}  # fmt: skip


@pytest.mark.parametrize("name", PROJECTS)
async def test_gold_passes(tmp_path, name):
    for path, text in {"pyproject.toml": "", **PROJECTS[name]}.items():
        file = tmp_path / path
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
    [problem] = own_problems.load(tmp_path).problems
    async with SandboxPool(project=tmp_path, parallel=1) as pool:
        result = await GoldSolver(HiddenJudge(pool)).solve(problem)
    assert result.solved, result.reason
