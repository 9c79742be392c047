import os

import pytest

from paths import parts

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="no drives"),
    pytest.mark.usefixtures("slashes"),
]


def test_parts(slashes):
    assert parts(slashes) == ["a", "b"]
