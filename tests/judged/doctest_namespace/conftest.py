import doctest
import math
from fractions import Fraction

import pytest

doctest.register_optionflag("REMOTE_DATA")


@pytest.fixture(autouse=True)
def names(doctest_namespace):
    doctest_namespace["Fraction"] = Fraction
    doctest_namespace["tau"] = math.tau
