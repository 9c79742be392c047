"""The matrix of architectures: every kind of model that people use for code is right, or refused."""

from __future__ import annotations

from functools import lru_cache

import pytest

from tests.unit.lm.architectures import ARCHITECTURES, Architecture

pytest.importorskip("torch")

from tests.unit.lm.model_checks import TOLERANCE, Served

pytestmark = [pytest.mark.usefixtures("one_thread"), pytest.mark.models]


@lru_cache(maxsize=1)
def served(architecture: Architecture) -> Served:
    return Served(architecture)


@pytest.mark.filterwarnings("ignore::UserWarning", "ignore::FutureWarning", "ignore::DeprecationWarning")
@pytest.mark.parametrize("kernel", ["cpu-flash", "plain"])
@pytest.mark.parametrize("architecture", ARCHITECTURES, ids=lambda each: each.name)
def test_architecture(architecture: Architecture, kernel: str) -> None:
    path, worst = served(architecture).check(kernel)
    assert path == architecture.path
    assert worst < TOLERANCE
