"""What a device is called by those who made it."""

from __future__ import annotations

import torch


def device_name(device: str) -> str:
    """``NVIDIA H200`` for ``cuda:0``; nothing for what has no name of its own."""
    return str(torch.cuda.get_device_name(device)) if device.startswith("cuda") else ""
