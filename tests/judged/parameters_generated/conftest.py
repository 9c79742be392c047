import pytest

import sorting


def pytest_addoption(parser):
    parser.addini("sizes", "how long lists are", type="linelist", default=["2"])


def pytest_generate_tests(metafunc):
    if "size" in metafunc.fixturenames:
        metafunc.parametrize("size", [int(size) for size in metafunc.config.getini("sizes")])


@pytest.fixture(params=[sorting.bubble, sorting.insertion], ids=lambda function: function.__name__)
def sort(request):
    return request.param
