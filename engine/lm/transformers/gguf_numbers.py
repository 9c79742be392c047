"""Turns a GGUF tensor's blocks into numbers, on the device that holds them.

The numbers are exactly those of ``gguf.quants.dequantize``: the same operations in 32 bits, in the same
order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import torch

from engine.core.errors import ModelError
from engine.lm.gguf_file import BLOCKS, GgufFile, Tensor

AT_ONCE = {"cpu": 2**18}
OTHERWISE = 2**22
"""Values of a tensor that are computed at once, by the kind of device: on a CPU, what its caches hold."""


def numbers(file: GgufFile, tensor: Tensor, device: torch.device, dtype: torch.dtype) -> torch.Tensor:
    """The tensor on ``device`` in ``dtype``, in its own shape. Raises ``ModelError`` for unknown formats."""
    values, size = BLOCKS[tensor.format]
    raw = torch.frombuffer(bytearray(file.bytes_of(tensor)), dtype=torch.uint8).to(device)
    blocks = raw.view(-1, size)
    convert = _CONVERTED.get(tensor.format) or partial(_by_gguf, file, tensor)
    result = torch.empty((len(blocks), values), dtype=dtype, device=device)
    step = max(1, AT_ONCE.get(device.type, OTHERWISE) // values)
    for start in range(0, len(blocks), step):
        result[start : start + step] = convert(blocks[start : start + step])
    return result.view(tensor.shape)


def _half(part: torch.Tensor) -> torch.Tensor:
    """``(blocks, 2)`` bytes as ``(blocks, 1)`` numbers of 32 bits."""
    return part.contiguous().view(torch.float16).float()


def _f32(blocks: torch.Tensor) -> torch.Tensor:
    return blocks.contiguous().view(torch.float32)


def _bf16(blocks: torch.Tensor) -> torch.Tensor:
    return blocks.contiguous().view(torch.bfloat16).float()


def _q8_0(blocks: torch.Tensor) -> torch.Tensor:
    return _half(blocks[:, :2]) * blocks[:, 2:].contiguous().view(torch.int8).float()


def _q5_0(blocks: torch.Tensor) -> torch.Tensor:
    high = _bits(blocks[:, 2:6], range(8), 1).flatten(1)
    packed = blocks[:, 6:]
    low = torch.cat((packed & 15, packed >> 4), 1)
    return _half(blocks[:, :2]) * ((low | (high << 4)).to(torch.int8) - 16).float()


def _q4_k(blocks: torch.Tensor) -> torch.Tensor:
    count = len(blocks)
    first, second, third = blocks[:, 4:16].view(count, 3, 4).unbind(1)
    scales = torch.cat((first & 63, (third & 15) | ((first >> 2) & 48)), 1)
    least = torch.cat((second & 63, (third >> 4) | ((second >> 2) & 48)), 1)
    scale = (_half(blocks[:, :2]) * scales.float())[:, :, None]
    shift = (_half(blocks[:, 2:4]) * least.float())[:, :, None]
    packed = blocks[:, 16:].reshape(count, 4, 1, 32)
    values = torch.cat((packed & 15, packed >> 4), 2).view(count, 8, 32).float()
    return (scale * values - shift).flatten(1)


def _q6_k(blocks: torch.Tensor) -> torch.Tensor:
    count = len(blocks)
    packed = blocks[:, :128].reshape(count, 2, 1, 64)
    low = torch.cat((packed & 15, packed >> 4), 2).view(count, 8, 32)
    packed = blocks[:, 128:192].reshape(count, 2, 1, 32)
    high = torch.cat([(packed >> shift) & 3 for shift in (0, 2, 4, 6)], 2).view(count, 8, 32)
    values = ((low | (high << 4)).to(torch.int8) - 32).view(count, 16, 16).float()
    scales = blocks[:, 192:208].contiguous().view(torch.int8).float()
    return ((_half(blocks[:, 208:210]) * scales)[:, :, None] * values).flatten(1)


def _bits(packed: torch.Tensor, shifts: range, mask: int) -> torch.Tensor:
    """``(blocks, bytes, shifts)``: the bits of each byte, lowest first."""
    return torch.stack([(packed >> shift) & mask for shift in shifts], 2)


def _by_gguf(file: GgufFile, tensor: Tensor, blocks: torch.Tensor) -> torch.Tensor:
    """Any other format, by numpy on the CPU."""
    import gguf

    try:
        found = gguf.quants.dequantize(blocks.cpu().numpy(), gguf.GGMLQuantizationType[tensor.format])
    except NotImplementedError:
        raise ModelError(
            f"{file.path} cannot be used: its weights of the format {tensor.format} cannot be read here. "
            "Use --set backend=llama-cpp, or another file."
        ) from None
    return torch.from_numpy(found).to(blocks.device)


_CONVERTED: Mapping[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "F32": _f32,
    "F16": _half,
    "BF16": _bf16,
    "Q8_0": _q8_0,
    "Q5_0": _q5_0,
    "Q4_K": _q4_k,
    "Q6_K": _q6_k,
}
