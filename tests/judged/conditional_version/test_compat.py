import sys

import compat

if sys.version_info >= (3,):

    def test_removeprefix():
        assert compat.removeprefix("test_a", "test_") == "a"

    class TestReader:
        def test_read(self):
            assert compat.Reader().read() == "text"

else:

    def test_removeprefix():
        assert compat.removeprefix("a", "b") is None

    def test_cmp():
        assert compat.cmp(1, 2) == -1


for name in ["first", "second"]:

    def check(name=name):
        assert compat.separator() == "/", name

    globals()[f"test_{name}_separator"] = check
