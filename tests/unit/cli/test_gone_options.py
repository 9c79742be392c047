"""Options that are gone for good are named, wherever they are given."""

import pytest

from egcfg_lsp.cli.common.options import moved
from egcfg_lsp.errors import UsageError
from egcfg_lsp.settings import Settings, assigned, parse


@pytest.mark.parametrize("name", ["memory", "similar-tokens"])
def test_an_option_that_is_gone_says_so(name):
    assert moved(f"--{name}").startswith(f"--{name} is gone: ")
    with pytest.raises(UsageError, match=f"{name} is gone: "):
        assigned(Settings(), name, "0")
    for data in ({"memory": "off"}, {"set": {name: "off"}}, {"method": {"similarTokens": 9}}):
        settings, complaints = parse(data)
        assert settings == Settings()
        assert [" is gone: " in each for each in complaints] == [True]
