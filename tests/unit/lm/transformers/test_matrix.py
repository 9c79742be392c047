"""Products with a fixed matrix: the same numbers, whichever kernel makes them."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch")

from engine.lm.transformers.packed import matrix  # noqa: E402

pytestmark = pytest.mark.usefixtures("one_thread")


def _weight(outputs: int, inputs: int) -> torch.Tensor:
    return torch.randn(outputs, inputs, generator=torch.Generator().manual_seed(1)) / inputs**0.5


@pytest.mark.parametrize("rows", [1, 2, 3, 4, 7, 40])
@pytest.mark.parametrize(("cpu", "packed"), [(True, True), (True, False), (False, False)])
@pytest.mark.parametrize("biased", [True, False])
def test_weights_of_a_16_bit_checkpoint_lose_nothing(
    rows: int, cpu: bool, packed: bool, biased: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matrix, "LARGE", 0)
    weight = _weight(30, 50).bfloat16().float()
    bias = torch.randn(30) if biased else None
    given = torch.randn(rows, 50)
    expected = torch.nn.functional.linear(given, weight, bias)
    found = matrix.product(weight, bias, cpu, packed)(given)
    torch.testing.assert_close(found, expected, rtol=1e-5, atol=1e-5)
    assert found.is_contiguous()


def test_weights_that_need_32_bits_are_not_cut() -> None:
    weight = _weight(30, 50)
    assert matrix._packed(weight, None) is None
    given = torch.randn(2, 50)
    torch.testing.assert_close(
        matrix.product(weight, None, True, True)(given), given @ weight.t(), rtol=1e-5, atol=1e-6
    )


@pytest.mark.parametrize("size", [1e5, 1e-7])
def test_what_16_bits_cannot_hold_is_not_cut(size: float) -> None:
    weight = torch.full((2, 2), size).bfloat16().float()
    assert matrix._packed(weight, None) is None
    torch.testing.assert_close(matrix.product(weight, None, True, True)(torch.eye(2)), weight)


def test_a_torch_without_the_kernel_multiplies_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(torch, "fbgemm_pack_gemm_matrix_fp16")
    weight = _weight(3, 4).bfloat16().float()
    assert matrix._packed(weight, None) is None
    torch.testing.assert_close(matrix.product(weight, None, True, True)(torch.eye(4)), weight.t())
