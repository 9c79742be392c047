import sys

import pytest

if sys.platform == "no such system":
    pytest.skip("not here", allow_module_level=True)

from paths import join

pytestmark = pytest.mark.parametrize("name", ["a", "b"])


def test_join(name):
    assert join("x", name) == f"x/{name}"
