"""A warm, confined interpreter on this machine: by Landlock, else inside bubblewrap, else refused."""

from __future__ import annotations

import asyncio
import logging
import sys

from . import scratch, trial
from .bubblewrap import Bubblewrap
from .fork import ZygoteDied
from .types import InterpreterError, Refused
from .zygote import Setup, Zygote

log = logging.getLogger(__name__)


async def start(setup: Setup) -> Zygote:
    """Starts an interpreter that has been tried. Raises Refused, naming the mend, or InterpreterError."""
    if sys.platform != "linux":
        raise Refused("Nothing is executed here: only Linux is supported so far. Use WSL 2 or a container.")
    sweeping = asyncio.create_task(asyncio.to_thread(scratch.sweep))
    try:
        return await _confined(setup)
    finally:
        await sweeping


async def _confined(setup: Setup) -> Zygote:
    try:
        return await _tried(setup)
    except Refused as refusal:
        reason = str(refusal)
    if "Landlock" not in reason:
        raise Refused(f"Nothing is executed here: {reason}. Use an x86_64 or aarch64 machine.")
    try:
        bubblewrap = await asyncio.to_thread(Bubblewrap.for_setup, setup)
    except Refused as refusal:
        raise Refused(f"Nothing is executed here: {reason}, and {refusal}.") from None
    if bubblewrap is None:
        raise Refused(
            f"Nothing is executed here: {reason}. "
            "Install bubblewrap, or use Linux 5.13 or newer with Landlock on."
        )
    log.info("%s; using bubblewrap", reason)
    try:
        return await _tried(setup, bubblewrap)
    except Refused as refusal:
        raise Refused(f"Nothing is executed here: {reason}, and {refusal} inside bubblewrap.") from None


async def _tried(setup: Setup, bubblewrap: Bubblewrap | None = None) -> Zygote:
    """Starts an interpreter and lets a child of it try to get out. Raises Refused if it can."""
    zygote = await Zygote.start(setup, bubblewrap)
    try:
        reason = await trial.failure(zygote)
    except ZygoteDied as death:
        raise InterpreterError(
            f"The interpreter {setup.python} ended right after its start: {death}."
        ) from None
    except BaseException:
        await zygote.close()
        raise
    if reason is not None:
        await zygote.close()
        raise Refused(f"{', '.join(zygote.layers)} did not hold ({reason})")
    return zygote
