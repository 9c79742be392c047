"""Kernels of attention: the same numbers from each of them, and from the definition."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch")

from engine.lm.transformers.packed.kernels import KERNELS  # noqa: E402


def defined(query, key, value, scale, mask, causal, softcap):
    """Attention in so many words, and the log-sum-exp of its scores."""
    groups = query.shape[1] // key.shape[1]
    key, value = key.repeat_interleave(groups, 1), value.repeat_interleave(groups, 1)
    scores = torch.einsum("bhqd,bhkd->bhqk", query, key) * scale
    if softcap is not None:
        scores = softcap * torch.tanh(scores / softcap)
    if causal:
        later = torch.ones(scores.shape[2:], dtype=torch.bool).triu(1)
        scores = scores.masked_fill(later, float("-inf"))
    if mask is not None:
        scores = scores + mask
    return torch.softmax(scores, -1) @ value, torch.logsumexp(scores, -1)


@pytest.mark.parametrize("name", KERNELS)
@pytest.mark.parametrize("rows", [1, 5])
@pytest.mark.parametrize("queries", [1, 3, 7])
@pytest.mark.parametrize("heads", [(4, 4), (4, 2), (6, 1)])
@pytest.mark.parametrize("values", [8, 12])
@pytest.mark.parametrize("kind", ["all", "mask", "causal", "softcap"])
def test_kernels_do_what_is_defined(name, rows, queries, heads, values, kind):
    source = torch.Generator().manual_seed(0)
    keys = queries if kind == "causal" else 9
    query = torch.randn(rows, queries, heads[0], 8, generator=source).transpose(1, 2)
    key = torch.randn(rows, heads[1], keys, 8, generator=source)
    value = torch.randn(rows, heads[1], keys, values, generator=source)
    mask = None
    if kind == "mask":
        hidden = torch.rand(rows, 1, queries, keys, generator=source) < 0.4
        mask = torch.zeros(hidden.shape).masked_fill(hidden, torch.finfo(torch.float32).min)
        mask[..., 0] = 0
    how = (0.3, mask, kind == "causal", 2.0 if kind == "softcap" else None)
    output, weight = KERNELS[name](query, key, value, *how)
    expected, expected_weight = defined(query, key, value, *how)
    assert output.shape == (rows, heads[0], queries, values)
    torch.testing.assert_close(output, expected)
    torch.testing.assert_close(weight, expected_weight)


@pytest.mark.parametrize("name", KERNELS)
def test_a_token_that_sees_nothing_gives_numbers_without_weight(name):
    """A span may lie before a token's window; its part must vanish when it is joined."""
    query, key = torch.randn(1, 2, 3, 8), torch.randn(1, 2, 5, 8)
    mask = torch.full((1, 1, 3, 5), torch.finfo(torch.float32).min)
    output, weight = KERNELS[name](query, key, key, 0.3, mask, False, None)
    assert output.isfinite().all()
    assert (torch.sigmoid(weight - 0.0) == 0).all()
