import sys

import pytest

if sys.platform != "no such system":
    pytest.skip("not here", allow_module_level=True)

from paths import depth


def test_depth():
    assert depth("a/b") == 1
