"""Selects the first confinement layer that passes its trial on this machine, or none."""

from __future__ import annotations

import asyncio
import logging
import sys

from ..processes import scratch_folders
from ..processes.child_process import ZygoteDied
from ..processes.child_source import ChildSource
from ..processes.launch import Setup
from ..processes.warm_interpreter import Zygote
from ..types import InterpreterError, Refused
from . import escape_trial, macos
from .bubblewrap import Bubblewrap

log = logging.getLogger(__name__)


async def start(setup: Setup) -> ChildSource:
    """A source of children that has been tried. Raises Refused, naming the mend, or InterpreterError."""
    systems = {"linux": _on_linux, "darwin": _on_macos}
    if sys.platform not in systems:
        raise Refused("Nothing is executed here: on this system nothing confines programs. Use WSL 2.")
    sweeping = asyncio.create_task(asyncio.to_thread(scratch_folders.sweep))
    try:
        return await systems[sys.platform](setup)
    finally:
        await sweeping


async def _on_linux(setup: Setup) -> ChildSource:
    try:
        return await _tried(setup, await Zygote.start(setup))
    except Refused as refusal:
        reason = str(refusal)
    if "Landlock" not in reason:
        raise Refused(f"Nothing is executed here: {reason}. Use an x86_64 or aarch64 machine.")
    try:
        bubblewrap = await asyncio.to_thread(Bubblewrap.find, setup)
    except Refused as refusal:
        raise Refused(f"Nothing is executed here: {reason}, and {refusal}.") from None
    if bubblewrap is None:
        raise Refused(
            f"Nothing is executed here: {reason}. "
            "Install bubblewrap, or use Linux 5.13 or newer with Landlock on."
        )
    log.info("%s; using bubblewrap", reason)
    try:
        return await _tried(setup, await Zygote.start(setup, bubblewrap))
    except Refused as refusal:
        raise Refused(
            f"Nothing is executed here: {reason}, and inside bubblewrap: {refusal}. "
            "Allow namespaces, or use Linux 5.13 or newer with Landlock on."
        ) from None


async def _on_macos(setup: Setup) -> ChildSource:
    try:
        return await _tried(setup, await macos.interpreters(setup))
    except Refused as refusal:
        raise Refused(f"Nothing is executed here: {refusal}. Use a container with Linux.") from None


async def _tried(setup: Setup, source: ChildSource) -> ChildSource:
    """Lets a child try to get out. Raises Refused if it can."""
    try:
        reason = await escape_trial.failure(source)
    except ZygoteDied as death:
        raise InterpreterError(
            f"The interpreter {setup.python} ended right after its start: {death}."
        ) from None
    except BaseException:
        await source.close()
        raise
    if reason is not None:
        await source.close()
        raise Refused(f"{', '.join(source.layers)} did not hold ({reason})")
    return source
