"""Names of devices, as users write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lm.backends import Device, described, named_device
from engine.types import ModelError


@pytest.mark.parametrize(
    ("name", "device"),
    [
        ("auto", Device("auto")),
        ("cpu", Device("cpu")),
        ("cuda", Device("cuda")),
        ("cuda:1", Device("cuda", 1)),
        ("mps", Device("mps")),
    ],
)
def test_names_are_read(name: str, device: Device):
    assert named_device(name) == device
    assert device.name == name


@given(st.text(max_size=8))
def test_anything_else_is_an_error_that_names_it(name: str):
    try:
        assert named_device(name).name.split(":")[0] in ("auto", "cpu", "cuda", "mps")
    except ModelError as error:
        assert repr(name) in str(error)  # noqa: PT017


@pytest.mark.parametrize("name", ["", "cuda:", "auto:1", "cuda:-1", "cuda:1.0", "gpu", "CUDA", "cuda:\u0661"])
def test_half_a_name_is_an_error(name: str):
    with pytest.raises(ModelError, match="There is no device"):
        named_device(name)


def test_a_model_says_where_it_runs():
    assert described("cuda:0", "NVIDIA H200", "bfloat16") == "cuda:0 (NVIDIA H200, bfloat16)"
    assert described("cpu", "", "float32") == "cpu (float32)"
    assert described("gpu") == "gpu"
