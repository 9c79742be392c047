"""Model settings that cannot work together are refused with the nearest that does."""

from __future__ import annotations

import dataclasses

import pytest

from egcfg_lsp.resources.compose import disagreement
from egcfg_lsp.settings import ModelSettings

SERVER = {"backend": "openai", "base_url": "http://localhost:1/v1", "name": "m"}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"backend": "llama-cpp", "name": "a/b"}, "Download a .gguf file"),
        ({"backend": "llama-cpp", "base_url": "http://x"}, "base-url names a server"),
        ({**SERVER, "cache_mb": 7}, "cache-mb is for models that run here"),
        ({**SERVER, "device": "cpu"}, "device is for models that run here"),
        ({**SERVER, "base_url": ""}, "add --set base-url"),
        ({**SERVER, "base_url": "localhost"}, "begin with http://"),
        ({**SERVER, "name": ""}, "add --model"),
        ({"api": "chat"}, "api is for a server's model"),
    ],
)
def test_what_does_not_go_together(given, said):
    assert said in disagreement(ModelSettings(**given))


def test_numbers_of_a_file_cannot_be_chosen(tmp_path):
    file = tmp_path / "m.gguf"
    file.touch()
    settings = ModelSettings(str(file), backend="llama-cpp", dtype="float16")
    assert "Leave it out" in disagreement(settings)
    assert not disagreement(dataclasses.replace(settings, dtype="auto"))
    assert not disagreement(dataclasses.replace(settings, name=str(tmp_path)))


@pytest.mark.parametrize(
    "given", [{}, {"backend": "llama-cpp", "cache_mb": 9}, SERVER, {**SERVER, "backend": "auto"}]
)
def test_what_goes_together(given):
    assert disagreement(ModelSettings(**given)) == ""
