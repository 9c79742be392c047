"""macOS and Windows: what can be looked at without them. Nothing here shows that it confines."""

import ctypes
import os
from pathlib import Path

import pytest

from sandbox import confine_macos, confine_windows

GOLDEN = Path(__file__).parents[2] / "golden" / "sandbox" / "macos.sb"


def test_the_profile_of_macos() -> None:
    """EGCFG_UPDATE_GOLDEN=1 rewrites the file."""
    text = confine_macos.profile(
        "/opt/python/bin/python3.12", ["/opt/python/lib", '/Users/me/odd "name"\\'], "/private/tmp/scratch"
    )
    if os.environ.get("EGCFG_UPDATE_GOLDEN"):
        GOLDEN.write_text(text)
    assert text == GOLDEN.read_text()
    assert text.count("(") == text.count(")")


def test_the_command_of_macos() -> None:
    command = confine_macos.command("/usr/bin/python3", [], "/tmp/s")
    assert command[:2] == ["/usr/bin/sandbox-exec", "-p"]
    assert "(deny default)" in command[2]
    with pytest.raises(ValueError, match="control characters"):
        confine_macos.command("/usr/bin/python3", ["/a\n(allow default)"], "/tmp/s")


def test_memory_as_macos_lists_it() -> None:
    assert confine_macos.read_resident("  12   2048\n 345 1\n") == {12: 2 << 20, 345: 1024}
    assert confine_macos.resident_command([12, 345])[-1] == "12,345"


def test_the_structures_of_windows() -> None:
    """The sizes that 64-bit Windows expects."""
    assert ctypes.sizeof(confine_windows.BasicLimits) == 64
    assert ctypes.sizeof(confine_windows.ExtendedLimits) == 144
    assert confine_windows.ExtendedLimits.process_memory.offset == 112


def test_the_limits_of_windows() -> None:
    limits = confine_windows.limits(512, 2.0)
    assert limits.basic.flags == 0x2000 | 0x400 | 0x100 | 0x8 | 0x2
    assert limits.basic.most_processes == 1
    assert limits.basic.per_process_time == 20_000_000
    assert limits.process_memory == 512 << 20
