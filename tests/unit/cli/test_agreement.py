"""Model settings that cannot work together are refused with the nearest that does."""

from __future__ import annotations

import dataclasses

import pytest

from egcfg_lsp.resources.model_compatibility import GOES_WITH, disagreement
from egcfg_lsp.settings import BACKENDS, ModelSettings

SERVER = {"backend": "openai", "base_url": "http://localhost:1/v1", "name": "m"}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"backend": "llama-cpp", "name": "a/b"}, "Download a .gguf file"),
        (
            {"backend": "llama-cpp", "base_url": "http://x"},
            "--base-url goes with --backend openai, not with llama",
        ),
        ({**SERVER, "cache_mb": 7}, "--cache-mb goes with --backend transformers or llama-cpp"),
        (
            {**SERVER, "device": "cpu"},
            "--device goes with --backend transformers or llama-cpp, not with openai",
        ),
        ({**SERVER, "base_url": ""}, "add --base-url"),
        ({**SERVER, "base_url": "localhost"}, "begin with http://"),
        ({**SERVER, "name": ""}, "add --model"),
        ({"api": "chat"}, "--api goes with --backend openai, not with auto"),
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


@pytest.mark.parametrize("given", [{}, {"backend": "llama-cpp", "cache_mb": 9}, SERVER])
def test_what_goes_together(given):
    assert disagreement(ModelSettings(**given)) == ""


def test_every_restricted_setting_exists():
    known = {item.name for item in dataclasses.fields(ModelSettings)}
    assert set(GOES_WITH) <= known
    assert {backend for backends in GOES_WITH.values() for backend in backends} <= {*BACKENDS, "openai"}
