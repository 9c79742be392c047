"""Names of devices, as users write them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lm.base import Device, named_device
from engine.support.errors import ModelError


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
