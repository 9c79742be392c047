"""Confinement that a process puts on itself: the zygote before it imports the user's modules, each child
before it runs the program. By ctypes, because the worker has only the standard library.

Landlock (files) and seccomp (system calls) are the required core. Namespaces are a bonus: container runtimes
and some distributions deny them to ordinary users.
"""

from __future__ import annotations

import ctypes
import errno
import math
import os
import resource
import signal
import stat
import struct
import sys
import threading
from _thread import stack_size
from collections.abc import Iterable

_libc = ctypes.CDLL(None, use_errno=True)

# Landlock, the kernel's unprivileged file sandbox (Linux 5.13 and newer)

EXECUTE, WRITE_FILE, READ_FILE, READ_DIR = 1, 1 << 1, 1 << 2, 1 << 3
_REMOVE_AND_MAKE = sum(1 << bit for bit in range(4, 13))
_REFER, _TRUNCATE, _IOCTL_DEV = 1 << 13, 1 << 14, 1 << 15
_TCP, _SCOPES = 0b11, 0b11

READ = READ_FILE | READ_DIR
WRITE = WRITE_FILE | _REMOVE_AND_MAKE | _REFER | _TRUNCATE
ALL = EXECUTE | READ | WRITE | _IOCTL_DEV
_OF_FILES = EXECUTE | WRITE_FILE | READ_FILE | _TRUNCATE | _IOCTL_DEV

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_PATH_BENEATH = 1


class _Ruleset(ctypes.Structure):
    _fields_ = [("files", ctypes.c_uint64), ("network", ctypes.c_uint64), ("scopes", ctypes.c_uint64)]


class _PathBeneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = [("access", ctypes.c_uint64), ("folder", ctypes.c_int32)]


def landlock_version() -> int:
    """The kernel's Landlock version; 0 if there is none."""
    version: int = _libc.syscall(_CREATE_RULESET, None, ctypes.c_size_t(0), ctypes.c_uint32(1))
    return max(0, version)


def restrict_files(version: int, handled: int, rules: Iterable[tuple[str, int]]) -> None:
    """Confines this process for good: of the ``handled`` file rights only those in ``rules`` remain.

    ``rules`` are pairs of a path (with everything below it) and rights; paths that cannot be opened are
    left out. TCP, signals and abstract sockets to the outside go too, where ``version`` knows them.
    Needs no_new_privs. Raises OSError.
    """
    handled &= _known(version)
    size = ctypes.c_size_t(_size(version))
    ruleset = _call(_CREATE_RULESET, ctypes.byref(_Ruleset(handled, _TCP, _SCOPES)), size, 0)
    try:
        for path, access in rules:
            _allow(ruleset, path, access & handled)
        _call(_RESTRICT_SELF, ruleset, 0)
    finally:
        os.close(ruleset)


class FolderLayer:
    """Lets a process write below one folder only; what can be prepared is, before there are children."""

    def __init__(self, version: int) -> None:
        handled = WRITE & _known(version)
        self._size = ctypes.c_size_t(_size(version))
        self._attributes = ctypes.byref(_Ruleset(handled, _TCP, _SCOPES))
        self._access = handled

    def put_on(self, folder: str) -> None:
        """Confines this process for good; leaves descriptors open. Needs no_new_privs. Raises OSError."""
        ruleset = _call(_CREATE_RULESET, self._attributes, self._size, 0)
        for path, access in ((folder, self._access), (os.devnull, WRITE_FILE)):
            below = _PathBeneath(access, os.open(path, os.O_RDONLY | os.O_CLOEXEC))
            _call(_ADD_RULE, ruleset, _PATH_BENEATH, ctypes.byref(below), 0)
        _call(_RESTRICT_SELF, ruleset, 0)


def _size(version: int) -> int:
    """How much of ``_Ruleset`` this version knows."""
    return 8 if version < 4 else 16 if version < 6 else 24


def _known(version: int) -> int:
    known = ALL
    for first, right in ((2, _REFER), (3, _TRUNCATE), (5, _IOCTL_DEV)):
        if version < first:
            known &= ~right
    return known


def _allow(ruleset: int, path: str, access: int) -> None:
    try:
        folder = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        if not stat.S_ISDIR(os.fstat(folder).st_mode):
            access &= _OF_FILES
        if access:
            _call(_ADD_RULE, ruleset, _PATH_BENEATH, ctypes.byref(_PathBeneath(access, folder)), 0)
    finally:
        os.close(folder)


def _call(number: int, *arguments: object) -> int:
    result: int = _libc.syscall(number, *arguments)
    if result < 0:
        code = ctypes.get_errno()
        raise OSError(code, "Landlock: " + os.strerror(code))
    return result


# seccomp: classic BPF. The filters deny what Landlock does not see (other processes, sockets, metadata) and
# answer ENOSYS to calls newer than this list. Numbers are per architecture; one that is not listed has no
# filter, and then nothing is executed.

_X86_64 = """
mmap 9 fork 57 vfork 58 clone 56 execve 59 execveat 322 clone3 435
socket 41 connect 42 accept 43 bind 49 listen 50 socketpair 53 accept4 288 sendmsg 46 sendmmsg 307
setsockopt 54
kill 62 tkill 200 tgkill 234 rt_sigqueueinfo 129 rt_tgsigqueueinfo 297
ptrace 101 process_vm_readv 310 process_vm_writev 311 process_madvise 440 process_mrelease 448 kcmp 312
pidfd_open 434 pidfd_getfd 438 pidfd_send_signal 424
chmod 90 fchmod 91 fchmodat 268 chown 92 fchown 93 lchown 94 fchownat 260
cachestat 451 utime 132 utimes 235 futimesat 261 utimensat 280
setxattr 188 lsetxattr 189 fsetxattr 190 removexattr 197 lremovexattr 198 fremovexattr 199
getxattr 191 lgetxattr 192 fgetxattr 193 listxattr 194 llistxattr 195 flistxattr 196
fallocate 285 splice 275 tee 276 vmsplice 278 sendfile 40 copy_file_range 326 remap_file_pages 216
landlock_create_ruleset 444 landlock_add_rule 445 landlock_restrict_self 446
setrlimit 160 prlimit64 302 setpriority 141 sched_setparam 142 sched_setscheduler 144 sched_setattr 314
ioprio_set 251 setpgid 109 setsid 112 prctl 157 seccomp 317 personality 135
io_uring_setup 425 io_uring_enter 426 io_uring_register 427
bpf 321 perf_event_open 298 userfaultfd 323 add_key 248 request_key 249 keyctl 250
mount 165 umount2 166 pivot_root 155 chroot 161 unshare 272 setns 308 mount_setattr 442
open_tree 428 move_mount 429 fsopen 430 fsconfig 431 fsmount 432 fspick 433 quotactl 179 quotactl_fd 443
memfd_create 319 memfd_secret 447 shmget 29 shmat 30 semget 64 msgget 68 mq_open 240
kexec_load 246 kexec_file_load 320 init_module 175 finit_module 313 delete_module 176
reboot 169 swapon 167 swapoff 168 sethostname 170 setdomainname 171 acct 163 syslog 103 vhangup 153
settimeofday 164 clock_settime 227 adjtimex 159 clock_adjtime 305
name_to_handle_at 303 open_by_handle_at 304 fanotify_init 300 fanotify_mark 301
sched_setaffinity 203 shmctl 31 semop 65 semctl 66 semtimedop 220 msgsnd 69 msgrcv 70 msgctl 71 mq_unlink 241
fcntl 72 ioctl 16 open 2 openat 257 openat2 437 io_setup 206
fadvise64 221 madvise 28 mincore 27 sync_file_range 277 preadv2 327 pwritev2 328
close_range 436 renameat2 316
inotify_init 253 inotify_add_watch 254 inotify_init1 294 truncate 76 mknod 133 mknodat 259 sync 162 syncfs 306
setuid 105 setgid 106 setreuid 113 setregid 114 setgroups 116 setresuid 117 setresgid 119
setfsuid 122 setfsgid 123 capset 126 mbind 237 set_mempolicy 238 migrate_pages 256 move_pages 279
set_mempolicy_home_node 450 lookup_dcookie 212 modify_ldt 154
iopl 172 ioperm 173 uselib 134 ustat 136 sysfs 139
"""

_AARCH64 = """
mmap 222 clone 220 execve 221 execveat 281 clone3 435
socket 198 connect 203 accept 202 bind 200 listen 201 socketpair 199 accept4 242 sendmsg 211 sendmmsg 269
setsockopt 208
kill 129 tkill 130 tgkill 131 rt_sigqueueinfo 138 rt_tgsigqueueinfo 240
ptrace 117 process_vm_readv 270 process_vm_writev 271 process_madvise 440 process_mrelease 448 kcmp 272
pidfd_open 434 pidfd_getfd 438 pidfd_send_signal 424
cachestat 451 fchmod 52 fchmodat 53 fchown 55 fchownat 54 utimensat 88
setxattr 5 lsetxattr 6 fsetxattr 7 removexattr 14 lremovexattr 15 fremovexattr 16
getxattr 8 lgetxattr 9 fgetxattr 10 listxattr 11 llistxattr 12 flistxattr 13
fallocate 47 splice 76 tee 77 vmsplice 75 sendfile 71 copy_file_range 285 remap_file_pages 234
landlock_create_ruleset 444 landlock_add_rule 445 landlock_restrict_self 446
set_mempolicy_home_node 450 lookup_dcookie 18
setrlimit 164 prlimit64 261 setpriority 140 sched_setparam 118 sched_setscheduler 119 sched_setattr 274
ioprio_set 30 setpgid 154 setsid 157 prctl 167 seccomp 277 personality 92
io_uring_setup 425 io_uring_enter 426 io_uring_register 427
bpf 280 perf_event_open 241 userfaultfd 282 add_key 217 request_key 218 keyctl 219
mount 40 umount2 39 pivot_root 41 chroot 51 unshare 97 setns 268 mount_setattr 442
open_tree 428 move_mount 429 fsopen 430 fsconfig 431 fsmount 432 fspick 433 quotactl 60 quotactl_fd 443
memfd_create 279 memfd_secret 447 shmget 194 shmat 196 semget 190 msgget 186 mq_open 180
kexec_load 104 kexec_file_load 294 init_module 105 finit_module 273 delete_module 106
reboot 142 swapon 224 swapoff 225 sethostname 161 setdomainname 162 acct 89 syslog 116 vhangup 58
settimeofday 170 clock_settime 112 adjtimex 171 clock_adjtime 266
name_to_handle_at 264 open_by_handle_at 265 fanotify_init 262 fanotify_mark 263
sched_setaffinity 122 shmctl 195 semop 193 semctl 191 semtimedop 192 msgsnd 189 msgrcv 188 msgctl 187
mq_unlink 181 fcntl 25 ioctl 29 openat 56 openat2 437 io_setup 0
fadvise64 223 madvise 233 mincore 232 sync_file_range 84 preadv2 286 pwritev2 287
close_range 436 renameat2 276
inotify_init1 26 inotify_add_watch 27 truncate 45 mknodat 33 sync 81 syncfs 267
setuid 146 setgid 144 setreuid 145 setregid 143 setgroups 159 setresuid 147 setresgid 149
setfsuid 151 setfsgid 152 capset 91 mbind 235 set_mempolicy 237 migrate_pages 238 move_pages 239
"""

_ARCHITECTURES = {"x86_64": (0xC000003E, _X86_64), "aarch64": (0xC00000B7, _AARCH64)}
_NEWEST = 451
"""Last call looked at (cachestat); later ones do not exist for the program."""

ZYGOTE_NEEDS = tuple(
    "fork vfork clone prctl seccomp setrlimit prlimit64 pidfd_open setpgid setsid capset sendmsg "
    "landlock_create_ruleset landlock_add_rule landlock_restrict_self".split()
)
"""Left to the zygote, which forks and confines children; denied to those."""

_LOAD, _EQUAL, _ABOVE, _BITS, _AND, _RETURN = 0x20, 0x15, 0x25, 0x45, 0x54, 0x06
_ALLOW, _KILL, _ERRNO = 0x7FFF0000, 0x80000000, 0x00050000
_NUMBER, _ARCHITECTURE, _ARGUMENTS = 0, 4, 16
_AF_UNIX, _SOCK_STREAM, _PR_SET_NAME, _PR_GET_NAME = 1, 1, 15, 16
_THREAD = 0x10F00
"""A thread that shares memory, folder, descriptors and signals with the others: limits count them as one."""
_CLONE_THREAD = 0x10000
_PR_SET_SECCOMP, _SECCOMP_MODE_FILTER = 22, 2
_O_ACCMODE, _O_TRUNC, _O_PATH, _MAP_HUGETLB = 0x3, 0x200, 0x200000, 0x40000
_SOME_COMMANDS = {
    # F_DUPFD to F_SETLKW, F_DUPFD_CLOEXEC, F_GETPIPE_SZ
    "fcntl": (1, (*range(8), 1030, 1032)),
    # TCGETS, TCGETS2, TIOCGWINSZ, FIONREAD, FIONBIO, FIONCLEX, FIOCLEX
    "ioctl": (1, (0x5401, 0x802C542A, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451)),
    # all but POSIX_FADV_DONTNEED
    "fadvise64": (3, (0, 1, 2, 3, 5)),
    # MADV_NORMAL to DONTNEED, FREE, DONTFORK, DOFORK, HUGEPAGE to KEEPONFORK, POPULATE_*, GUARD_*
    "madvise": (2, (*range(5), 8, 10, 11, *range(14, 20), 22, 23, 102, 103)),
    # no flags, such as RWF_NOWAIT, which tells what the kernel keeps of a file
    **dict.fromkeys(("preadv2", "pwritev2"), (5, (0,))),
    # none, CLOSE_RANGE_CLOEXEC: threads with descriptors of their own would have as many each
    "close_range": (2, (0, 4)),
    # none, RENAME_NOREPLACE, RENAME_EXCHANGE; a whiteout is a device
    "renameat2": (4, (0, 1, 2)),
}
"""Which argument tells what to do, and what alone it may be. Other commands change files open for reading,
have the kernel signal somebody, take its memory (wider pipes, and locks that belong to no process, so that
nobody can count them), or throw out what it keeps of files that others use."""
_FLAGS_OF = {"open": 1, "openat": 2}
"""Which argument tells how a file is to be opened."""
_UNSUPPORTED = frozenset("getxattr lgetxattr fgetxattr listxattr llistxattr flistxattr fallocate".split())
"""Calls that some file systems lack, so that libraries go on without them when told so."""


def processor_is_known() -> bool:
    """True if this machine's system-call numbers are known."""
    return os.uname().machine in _ARCHITECTURES


def denied_calls() -> dict[str, int]:
    """The denied calls of this architecture, by name."""
    words = _ARCHITECTURES[os.uname().machine][1].split()
    return dict(zip(words[::2], map(int, words[1::2])))


def zygote_filter() -> Filter:
    """Denies what neither the zygote nor a child needs."""
    return Filter(name for name in denied_calls() if name not in ZYGOTE_NEEDS)


def child_filter() -> Filter:
    """Denies what only the zygote needs."""
    return Filter(ZYGOTE_NEEDS)


def filter_program(names: Iterable[str]) -> bytes:
    """The filter as BPF: denies the calls in ``names``, and all that are newer than the list."""
    known = denied_calls()
    calls = {name: known[name] for name in names if name in known}
    code = [
        (_LOAD, 0, 0, _ARCHITECTURE),
        (_EQUAL, 1, 0, _ARCHITECTURES[os.uname().machine][0]),
        (_RETURN, 0, 0, _KILL),
        (_LOAD, 0, 0, _NUMBER),
        (_ABOVE, 0, 1, _NEWEST),
        (_RETURN, 0, 0, _ERRNO | errno.ENOSYS),
    ]
    for name, number in calls.items():
        body = _verdict(name)
        code += [(_EQUAL, 0, len(body), number), *body]
    code.append((_RETURN, 0, 0, _ALLOW))
    return b"".join(struct.pack("HBBI", *instruction) for instruction in code)


def _verdict(name: str) -> list[tuple[int, int, int, int]]:
    """What happens to one call: denied, or allowed with certain arguments only."""
    deny, allow = (_RETURN, 0, 0, _ERRNO | errno.EPERM), (_RETURN, 0, 0, _ALLOW)
    if name in ("clone3", "openat2"):  # flags are behind a pointer; there are older calls to fall back to
        return [(_RETURN, 0, 0, _ERRNO | errno.ENOSYS)]
    if name == "clone":
        return [_argument(0), (_AND, 0, 0, _THREAD), (_EQUAL, 0, 1, _THREAD), allow, deny]
    if name == "socketpair":  # stream only: a datagram socket could still send to a path
        return [
            _argument(0), (_EQUAL, 0, 4, _AF_UNIX),
            _argument(1), (_AND, 0, 0, 0xF), (_EQUAL, 0, 1, _SOCK_STREAM), allow, deny,
        ]  # fmt: skip
    if name == "unshare":  # as a question whether there are other threads, which changes nothing
        return [_argument(0), (_EQUAL, 0, 1, _CLONE_THREAD), allow, deny]
    if name == "prctl":
        return [_argument(0), (_EQUAL, 1, 0, _PR_SET_NAME), (_EQUAL, 0, 1, _PR_GET_NAME), allow, deny]
    if name in _SOME_COMMANDS:
        argument, commands = _SOME_COMMANDS[name]
        left = range(len(commands), 0, -1)
        equal = [(_EQUAL, skip, 0, each) for skip, each in zip(left, commands)]
        return [_argument(argument), *equal, deny, allow]
    if name in _UNSUPPORTED:
        return [(_RETURN, 0, 0, _ERRNO | errno.ENOTSUP)]
    if name == "mmap":  # huge pages are the machine's, and few
        return [_argument(3), (_BITS, 0, 1, _MAP_HUGETLB), deny, allow]
    if name in _FLAGS_OF:  # only to name it, neither to read nor to write it, or to empty it by reading
        return [
            _argument(_FLAGS_OF[name]), (_BITS, 5, 0, _O_PATH),
            (_AND, 0, 0, _O_ACCMODE), (_EQUAL, 3, 0, _O_ACCMODE),
            _argument(_FLAGS_OF[name]), (_AND, 0, 0, _O_ACCMODE | _O_TRUNC), (_EQUAL, 0, 1, _O_TRUNC),
            deny, allow,
        ]  # fmt: skip
    if name == "prlimit64":  # reading is harmless: allowed when the pointer to a new limit is null
        return [_argument(2), (_EQUAL, 0, 3, 0), _argument(2, high=True), (_EQUAL, 0, 1, 0), allow, deny]
    return [deny]


def _argument(index: int, high: bool = False) -> tuple[int, int, int, int]:
    return (_LOAD, 0, 0, _ARGUMENTS + 8 * index + 4 * high)


class _Program(ctypes.Structure):
    _fields_ = [("length", ctypes.c_ushort), ("instructions", ctypes.c_void_p)]


class Filter:
    """A filter ready to be put on: building it happens once, in the zygote.

    Filters add up, so a child puts on only what the zygote's leaves open: the kernel walks through a filter
    once for every system call there is when it is put on, and that is what a long one costs.
    """

    def __init__(self, names: Iterable[str]) -> None:
        code = filter_program(names)
        self._code = ctypes.create_string_buffer(code, len(code))
        self._program = _Program(len(code) // 8, ctypes.addressof(self._code))

    def put_on(self) -> None:
        """Confines the calling thread for good; needs no_new_privs. Raises OSError."""
        pointer = ctypes.byref(self._program)
        if _libc.prctl(_PR_SET_SECCOMP, _SECCOMP_MODE_FILTER, pointer, 0, 0):
            raise OSError(ctypes.get_errno(), "seccomp filter refused")


# What the zygote and its children put on

_NEW_USER, _NEW_PID, _NEW_NET, _NEW_IPC, _NEW_UTS = 0x10000000, 0x20000000, 0x40000000, 0x08000000, 0x04000000
_NAMESPACES = _NEW_PID | _NEW_NET | _NEW_IPC | _NEW_UTS
_PR_SET_PDEATHSIG, _PR_SET_DUMPABLE, _PR_SET_NO_NEW_PRIVS, _PR_SET_THP_DISABLE = 1, 4, 38, 41
_CAPABILITY_VERSION = 0x20080522
_CLOSE_RANGE = 436
_MOST_PENDING = 256
"""Timers and waiting signals."""
_M_ARENA_MAX = -8
_STACK = 2 * 1024 * 1024
"""Of a thread: 8 MB each, and an arena of 64 MB, would leave address space for five threads."""
_MOST_TASKS = 512
"""Threads of all children together."""
_SINK = ("/dev/null", WRITE_FILE)


class Impossible(Exception):
    """This machine lacks what confinement needs; the text says what."""


class NotAlone(OSError):
    """There is another thread, which what confines the first one leaves out."""


def _is_alone() -> bool:
    """Whether this process has one thread: a module may have started others in the fork."""
    if not _libc.unshare(_CLONE_THREAD):
        return True
    return ctypes.get_errno() != errno.EINVAL and threading.active_count() == 1


def enter_namespaces() -> list[str]:
    """Moves to namespaces of its own where allowed, and forks to become the first process of one.

    Returns the layers gained. The process that called stays behind only to pass on the exit status.
    """
    user, group = os.getuid(), os.getgid()
    if _libc.unshare(_NEW_USER | _NAMESPACES):
        return []
    for name, text in (
        ("setgroups", "deny"),
        ("uid_map", f"{user} {user} 1"),
        ("gid_map", f"{group} {group} 1"),
    ):
        try:
            with open("/proc/self/" + name, "w") as file:
                file.write(text)
        except OSError:
            pass  # the process keeps the overflow user, which owns nothing: stricter, not weaker
    child = os.fork()
    if child:
        close_from(0)
        os._exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) & 0xFF)
    die_with_parent()
    return ["user, process, network and IPC namespaces"]


def close_from(first: int) -> None:
    """Closes all descriptors from ``first`` on."""
    if sys.version_info >= (3, 10) or _libc.syscall(_CLOSE_RANGE, ctypes.c_uint(first), ctypes.c_uint(-1), 0):
        os.closerange(first, 1 << 16)  # one system call since Python 3.10


def die_with_parent() -> None:
    """The kernel kills this process when the one that started it ends."""
    _libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def confine_zygote(readable: list[tuple[str, int]], scratch: str, inside_bubblewrap: bool) -> list[str]:
    """Puts the zygote, and so all children, behind Landlock and a first filter. Returns the layers.

    Only what is ``readable`` can be read, only below ``scratch`` written. Raises Impossible.
    """
    if not processor_is_known():
        raise Impossible(
            "this processor's system-call numbers are not known; use an x86_64 or aarch64 machine"
        )
    version = landlock_version()
    if not version and not inside_bubblewrap:
        raise Impossible("the kernel has no Landlock")
    layers = []
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    _libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    _drop_capabilities()
    _libc.prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)
    _libc.prctl(_PR_SET_THP_DISABLE, 1, 0, 0, 0)  # a page of a huge one would hold all of it
    try:
        if version:
            writable = [(scratch, READ | WRITE), _SINK]
            restrict_files(version, ALL, [*readable, *writable])
            layers.append(f"Landlock (version {version})")
        zygote_filter().put_on()
    except OSError as error:
        raise Impossible(str(error)) from error
    return [*layers, "seccomp", "resource limits"]


def _drop_capabilities() -> None:
    header = (ctypes.c_uint32 * 2)(_CAPABILITY_VERSION, 0)
    _libc.capset(ctypes.byref(header), ctypes.byref((ctypes.c_uint32 * 6)()))


class ChildConfinement:
    """What each child puts on; prepared once in the zygote, before its own confinement."""

    def __init__(self) -> None:
        version = landlock_version()
        self._layer = FolderLayer(version) if version else None
        self._filter = child_filter()
        self._statm = os.open("/proc/self/statm", os.O_RDONLY | os.O_CLOEXEC)
        self._page = resource.getpagesize()
        self._zygote = os.getpid()
        self._alone = self._zygote == 1 and os.getuid() != 0
        """In a user namespace of our own, where nothing else is counted (and root is not counted at all)."""
        self._visible = False

    def belong_here(self) -> None:
        """From now on, this process is the one that forks children."""
        self._zygote = os.getpid()

    def show_children(self) -> None:
        """From now on, processes of this user may look at what a child has open and mapped.

        Only where there are no volumes, and Landlock keeps children from looking at each other.
        """
        self._visible = self._layer is not None

    def sizes(self) -> tuple[int, int]:
        """Bytes of address space and of memory that belongs to no file: a fork starts with those."""
        mapped, resident, of_files = os.pread(self._statm, 64, 0).split()[:3]
        return int(mapped) * self._page, (int(resident) - int(of_files)) * self._page

    def put_on(self, folder: str, limits: dict[str, float], mapped: int, kept: int) -> None:
        """Confines this process for good, and closes all descriptors above ``kept``.

        Raises OSError or ValueError: then it must not go on.
        """
        if not _is_alone():
            raise NotAlone("a module started a thread in the fork")
        die_with_parent()
        if os.getppid() != self._zygote:
            raise OSError("the zygote is gone")
        if self._layer is not None:
            self._layer.put_on(folder)
        close_from(kept + 1)
        memory = mapped + int(limits["memory_mb"]) * 1024 * 1024
        if hasattr(_libc, "mallopt"):  # musl has no arenas
            _libc.mallopt(_M_ARENA_MAX, 1)
        stack_size(_STACK)
        _limit_run(limits)
        for kind, bound in (
            (resource.RLIMIT_AS, memory),
            (resource.RLIMIT_MEMLOCK, 0),
            (resource.RLIMIT_SIGPENDING, _MOST_PENDING),
            (resource.RLIMIT_MSGQUEUE, 0),
        ):
            _lower(kind, bound, bound)
        if self._alone:
            _lower(resource.RLIMIT_NPROC, _MOST_TASKS, _MOST_TASKS)
        if self._visible:
            _libc.prctl(_PR_SET_DUMPABLE, 1, 0, 0, 0)
        self._filter.put_on()


class SingleRunLimits:
    """What a child puts on that the parent has confined already, in place of ``ChildConfinement``."""

    def put_on(self, folder: str, limits: dict[str, float], mapped: int, kept: int) -> None:
        """Sets hard limits and closes all descriptors above ``kept``. Raises OSError or ValueError."""
        os.closerange(kept + 1, 1 << 12)
        _limit_run(limits)
        _lower(resource.RLIMIT_NPROC, 1, 1)  # of this user, who has more already: no process can be started


def _limit_run(limits: dict[str, float]) -> None:
    """Sets what every system knows. Raises OSError, ValueError."""
    seconds = max(1, math.ceil(limits["cpu_s"]))
    _lower(resource.RLIMIT_CPU, seconds, seconds + 1)  # first by a signal of its own
    for kind, bound in (
        (resource.RLIMIT_FSIZE, int(limits["file_mb"]) * 1024 * 1024),
        (resource.RLIMIT_NOFILE, int(limits["open_files"])),
        (resource.RLIMIT_CORE, 0),
    ):
        _lower(kind, bound, bound)


def _lower(kind: int, soft: int, hard: int) -> None:
    """Sets a limit, unless whoever started us set a stricter one. Raises OSError, ValueError."""
    present = resource.getrlimit(kind)[1]
    if present != resource.RLIM_INFINITY:
        soft, hard = min(soft, present), min(hard, present)
    resource.setrlimit(kind, (soft, hard))
