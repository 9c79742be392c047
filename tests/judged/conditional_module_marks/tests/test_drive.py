import sys

import pytest

from paths import drive

pytestmark = pytest.mark.skipif(sys.platform != "no such system", reason="only there")


def test_drive():
    assert drive("C:/a") == "C:"
