"""Windows: a Job object for one worker: it ends with us, starts no others, and has a memory limit.

A Job object restricts neither files nor network, so this is no sandbox: it may only ever be used by people
who ask for it. Unproven: no Windows was at hand, and nothing starts programs with it. Everything is refused.
"""

from __future__ import annotations

import ctypes
from typing import Any

DIE_ON_UNHANDLED_EXCEPTION = 0x0400
KILL_ON_JOB_CLOSE = 0x2000
ACTIVE_PROCESS = 0x0008
PROCESS_MEMORY = 0x0100
PROCESS_TIME = 0x0002
CREATE_SUSPENDED, CREATE_NO_WINDOW = 0x4, 0x08000000
_EXTENDED_LIMITS = 9
"""JobObjectExtendedLimitInformation."""


class BasicLimits(ctypes.Structure):
    """JOBOBJECT_BASIC_LIMIT_INFORMATION; types by size, so that its layout can be checked anywhere."""

    _fields_ = [
        ("per_process_time", ctypes.c_int64),
        ("per_job_time", ctypes.c_int64),
        ("flags", ctypes.c_uint32),
        ("least_working_set", ctypes.c_size_t),
        ("most_working_set", ctypes.c_size_t),
        ("most_processes", ctypes.c_uint32),
        ("affinity", ctypes.c_size_t),
        ("priority", ctypes.c_uint32),
        ("scheduling", ctypes.c_uint32),
    ]


class ExtendedLimits(ctypes.Structure):
    """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

    _fields_ = [
        ("basic", BasicLimits),
        ("counters", ctypes.c_uint64 * 6),
        ("process_memory", ctypes.c_size_t),
        ("job_memory", ctypes.c_size_t),
        ("most_process_memory_used", ctypes.c_size_t),
        ("most_job_memory_used", ctypes.c_size_t),
    ]


def limits(memory_mb: int, cpu_s: float) -> ExtendedLimits:
    """One process, dead when the job's last handle is closed, with bounded memory and processor time."""
    wanted = ExtendedLimits()
    wanted.basic.flags = (
        KILL_ON_JOB_CLOSE | ACTIVE_PROCESS | PROCESS_MEMORY | PROCESS_TIME | DIE_ON_UNHANDLED_EXCEPTION
    )
    wanted.basic.most_processes = 1
    wanted.basic.per_process_time = int(cpu_s * 10_000_000)
    wanted.process_memory = memory_mb << 20
    return wanted


def put_in_job(process: int, wanted: ExtendedLimits) -> int:
    """Puts a process, by its handle, in a new job before it runs; the job's handle. Raises OSError.

    Whoever closes the handle, also by dying, ends the process.
    """
    kernel: Any = ctypes.WinDLL("kernel32", use_last_error=True)  # type: ignore[attr-defined]
    kernel.CreateJobObjectW.restype = ctypes.c_void_p
    job = kernel.CreateJobObjectW(None, None)
    size = ctypes.c_uint32(ctypes.sizeof(wanted))
    done = (
        job
        and kernel.SetInformationJobObject(ctypes.c_void_p(job), _EXTENDED_LIMITS, ctypes.byref(wanted), size)
        and kernel.AssignProcessToJobObject(ctypes.c_void_p(job), ctypes.c_void_p(process))
    )
    if not done:
        raise ctypes.WinError(ctypes.get_last_error())  # type: ignore[attr-defined]
    return int(job)
