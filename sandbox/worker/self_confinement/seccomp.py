"""System-call filters: classic BPF, written by hand because the worker has only the standard library.

The filters deny what Landlock does not see (other processes, sockets, metadata) and answer ENOSYS to calls
newer than this list. Numbers are per architecture; an architecture that is not listed has no filter, and
then nothing is executed.
"""

from __future__ import annotations

import ctypes
import errno
import os
import struct
from collections.abc import Iterable

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
_PR_SET_SECCOMP, _SECCOMP_MODE_FILTER = 22, 2
_O_ACCMODE, _O_TRUNC, _O_PATH, _MAP_HUGETLB = 0x3, 0x200, 0x200000, 0x40000
_SOME_COMMANDS = {
    # F_DUPFD to F_SETLKW, F_DUPFD_CLOEXEC, F_GETPIPE_SZ
    "fcntl": (*range(8), 1030, 1032),
    # TCGETS, TCGETS2, TIOCGWINSZ, FIONREAD, FIONBIO, FIONCLEX, FIOCLEX
    "ioctl": (0x5401, 0x802C542A, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451),
}
"""The only commands allowed: others change files open for reading, have the kernel signal somebody, or take
its memory (wider pipes, and locks that belong to no process, so that nobody can count them)."""
_FLAGS_OF = {"open": 1, "openat": 2}
"""Which argument tells how a file is to be opened."""
_UNSUPPORTED = frozenset("getxattr lgetxattr fgetxattr listxattr llistxattr flistxattr fallocate".split())
"""Calls that some file systems lack, so that libraries go on without them when told so."""


def supported() -> bool:
    """True if this machine's system-call numbers are known."""
    return os.uname().machine in _ARCHITECTURES


def numbers() -> dict[str, int]:
    """The denied calls of this architecture, by name."""
    words = _ARCHITECTURES[os.uname().machine][1].split()
    return dict(zip(words[::2], map(int, words[1::2])))


def for_zygote() -> Filter:
    """Denies what neither the zygote nor a child needs."""
    return Filter(name for name in numbers() if name not in ZYGOTE_NEEDS)


def for_child() -> Filter:
    """Denies what only the zygote needs."""
    return Filter(ZYGOTE_NEEDS)


def program(names: Iterable[str]) -> bytes:
    """The filter as BPF: denies the calls in ``names``, and all that are newer than the list."""
    known = numbers()
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
    if name == "prctl":
        return [_argument(0), (_EQUAL, 1, 0, _PR_SET_NAME), (_EQUAL, 0, 1, _PR_GET_NAME), allow, deny]
    if name in _SOME_COMMANDS:
        commands = _SOME_COMMANDS[name]
        left = range(len(commands), 0, -1)
        return [_argument(1), *((_EQUAL, skip, 0, each) for skip, each in zip(left, commands)), deny, allow]
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
        code = program(names)
        self._code = ctypes.create_string_buffer(code, len(code))
        self._program = _Program(len(code) // 8, ctypes.addressof(self._code))
        self._prctl = ctypes.CDLL(None, use_errno=True).prctl

    def put_on(self) -> None:
        """Confines the calling thread for good; needs no_new_privs. Raises OSError."""
        pointer = ctypes.byref(self._program)
        if self._prctl(_PR_SET_SECCOMP, _SECCOMP_MODE_FILTER, pointer, 0, 0):
            raise OSError(ctypes.get_errno(), "seccomp filter refused")
