"""Weights are joined and converted without being held twice, and what is given back is not lost."""

from __future__ import annotations

import pytest

from tests.unit.lm.architectures import architecture, random_models

torch = pytest.importorskip("torch")

from engine.lm.sampling import Row  # noqa: E402
from engine.lm.transformers.backend_choice import choose  # noqa: E402
from engine.lm.transformers.packed.decoder import FusedDecoder  # noqa: E402
from engine.lm.transformers.weights import Joining, Mappings, convert  # noqa: E402

pytestmark = pytest.mark.usefixtures("one_thread")


def stored(model) -> int:
    """Bytes of all storages of parameters."""
    storages = {
        weight.untyped_storage().data_ptr(): weight.untyped_storage().nbytes()
        for weight in model.parameters()
    }
    return sum(storages.values())


def test_joined_weights_are_views_of_one_tensor():
    parts = [torch.nn.Parameter(torch.randn(rows, 4)) for rows in (3, 2, 5)]
    expected = torch.cat([part.data for part in parts])
    whole = Joining().joined(parts)
    assert torch.equal(whole, expected)
    whole[4] = 7.0
    assert (parts[1][1] == 7.0).all()


def test_joining_twice_copies_once():
    parts = [torch.nn.Parameter(torch.randn(rows)) for rows in (3, 2)]
    first, second = Joining().joined(parts), Joining().joined(parts)
    assert first.data_ptr() == second.data_ptr()
    assert torch.equal(first, second)


@pytest.mark.parametrize("name", ["Llama with biases", "Qwen 2", "Qwen 3"])
def test_a_fused_network_holds_no_weight_twice_and_leaves_the_model_usable(name: str):
    model, twin = random_models(architecture(name).build())
    before = stored(model)
    network = FusedDecoder(model, "plain")
    assert stored(model) == before
    tokens = torch.arange(9)[None]
    torch.testing.assert_close(model(tokens).logits, twin(tokens).logits, atol=1e-4, rtol=0)
    network.close()


def test_what_is_given_back_comes_from_the_file_again(tmp_path):
    """As a tensor that somebody still reads, against all expectation."""
    from safetensors.torch import load_file, save_file

    save_file({"a": torch.arange(100_000.0), "b": torch.arange(50_000.0)}, tmp_path / "some.safetensors")
    held = load_file(tmp_path / "some.safetensors")
    mappings = Mappings()
    for tensor in held.values():
        mappings.give_back(tensor)
    assert torch.equal(held["a"], torch.arange(100_000.0))
    assert torch.equal(held["b"], torch.arange(50_000.0))


def test_memory_that_no_file_backs_is_left_alone():
    tensor = torch.arange(100_000.0)
    Mappings().give_back(tensor)
    assert torch.equal(tensor, torch.arange(100_000.0))


def test_numbers_are_converted_and_32_bit_buffers_stay():
    model, _ = random_models(architecture("Qwen 3").build())
    model.to(torch.bfloat16)
    model.model.rotary_emb.inv_freq = model.model.rotary_emb.inv_freq.float()
    expected = {name: weight.float() for name, weight in model.named_parameters()}
    convert(model, torch.float32)
    assert model.dtype == torch.float32
    assert all(torch.equal(weight, expected[name]) for name, weight in model.named_parameters())
    convert(model, torch.bfloat16)
    assert model.model.rotary_emb.inv_freq.dtype == torch.float32
    assert {weight.dtype for weight in model.parameters()} == {torch.bfloat16}


def test_half_precision_is_as_close_as_rounding_allows():
    """Fused, in bfloat16: about as far from 32 bits as transformers' own forward pass is."""
    model, exact = random_models(architecture("Qwen 3").build())
    model.to(torch.bfloat16)
    exact.load_state_dict({name: weight.float() for name, weight in model.state_dict().items()})
    text = tuple((7 * n) % 200 for n in range(60))
    with torch.inference_mode():
        expected = exact(torch.tensor([text])).logits[0]
        own = model(torch.tensor([text])).logits[0].float()
    backend = choose(model)
    assert isinstance(backend._network, FusedDecoder)
    ours = backend.logits([Row(0, 0, text, 60)]).float()
    assert (ours - expected).norm() < 1.5 * (own - expected).norm()
    backend.close()
