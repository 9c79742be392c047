"""Blocks of GGUF tensors become the numbers that the package gguf makes of them, to the bit."""

from __future__ import annotations

from pathlib import Path

import gguf
import numpy as np
import pytest
import torch

from engine.lm.gguf_file import BLOCKS, GgufFile
from engine.lm.transformers import gguf_model
from engine.lm.transformers.gguf_model import numbers
from engine.support.errors import ModelError

CPU = torch.device("cpu")
FORMATS = ["F32", "F16", *(kind.name for kind in gguf.quants._type_traits)]


def written(path: Path, name: str, seed: int) -> tuple[GgufFile, np.ndarray]:
    """A tensor of random bytes in 5 rows of 7 blocks, and these bytes."""
    kind = gguf.GGMLQuantizationType[name]
    raw = np.random.default_rng(seed).integers(0, 256, (5, 7 * BLOCKS[name][1]), np.uint8)
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_tensor("x", raw, raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return GgufFile(path), raw


@pytest.mark.parametrize("at_once", [2**22, 1, 500])
@pytest.mark.parametrize("name", FORMATS)
def test_numbers_are_exact(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, at_once: int):
    """Of any bytes: scales may be infinite or no numbers at all."""
    monkeypatch.setattr(gguf_model, "AT_ONCE", {"cpu": at_once})
    file, raw = written(tmp_path / "x.gguf", name, at_once)
    with file, np.errstate(all="ignore"):
        tensor = file.tensors["x"]
        expected = gguf.quants.dequantize(raw, gguf.GGMLQuantizationType[name])
        assert tensor.shape == expected.shape == (5, 7 * BLOCKS[name][0])
        found = numbers(file, tensor, CPU, torch.float32)
        rounded = numbers(file, tensor, CPU, torch.bfloat16)
    missing = np.isnan(expected)
    assert np.array_equal(torch.isnan(found).numpy(), missing)
    assert np.array_equal(found.numpy().view(np.int32)[~missing], expected.view(np.int32)[~missing])
    assert torch.equal(rounded[~missing], found.to(torch.bfloat16)[~missing])


@pytest.mark.parametrize("name", ["I32", "F64", "Q8_1"])
def test_a_format_that_is_no_weights_is_a_sentence(tmp_path: Path, name: str):
    file, _ = written(tmp_path / "x.gguf", name, 0)
    with (
        file,
        pytest.raises(
            ModelError, match=rf"x\.gguf .* {name} cannot be read here\. Use --set backend=llama-cpp"
        ),
    ):
        numbers(file, file.tensors["x"], CPU, torch.float32)
