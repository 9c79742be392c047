"""A program that tries to get out: ``doctor`` runs it in a real child. Each function tells how it went.

"held: ..." means that the attempt failed. The parent looks for itself whether it did.
"""

import ctypes
import os
import resource
import socket


def _attempt(action):
    try:
        action()
        return "escaped"  # and not what it found: somebody will read this
    except Exception as error:
        return "held: " + type(error).__name__ + ": " + str(error)[:120]


def write_outside(path):
    """Creates a file outside the private folder."""
    return _attempt(lambda: open(path, "w").write("escaped"))


def read_secret(path):
    """Reads a file in the home folder."""
    return _attempt(lambda: open(path).read())


def change_mode(path):
    """Changes the permissions of a file outside."""
    return _attempt(lambda: os.chmod(path, 0o777))  # noqa: S103 - refused, or the doctor complains


def connect(port):
    """Opens a TCP connection to this machine."""
    return _attempt(lambda: socket.create_connection(("127.0.0.1", port), 0.5))


def send_datagram(port):
    """Sends one UDP packet to this machine."""
    return _attempt(lambda: socket.socket(type=socket.SOCK_DGRAM).sendto(b"escaped", ("127.0.0.1", port)))


def connect_unix(path):
    """Connects to a socket in the file system, as to a container daemon's."""
    return _attempt(lambda: socket.socket(socket.AF_UNIX).connect(path))


def fork():
    """Starts another process."""

    def action():
        process = os.fork()
        if process == 0:
            os._exit(0)
        return process

    return _attempt(action)


def signal_process(process):
    """Asks whether it may signal the parent; signal 0 does no harm."""
    return _attempt(lambda: os.kill(process, 0))


def raise_limit():
    """Raises its own memory limit."""
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    return _attempt(lambda: resource.setrlimit(resource.RLIMIT_AS, unlimited))


def reserve_disk():
    """Takes more of the disk than a file may have."""

    def action():
        with open("reserved", "wb") as file:
            if ctypes.CDLL(None).fallocate(file.fileno(), 1, ctypes.c_long(0), ctypes.c_long(16 << 20)):
                raise OSError("refused")

    return _attempt(action)


def read_attributes(path):
    """Lists extended attributes of a file outside."""
    return _attempt(lambda: os.listxattr(path))


def take_memory():
    """Takes one gigabyte more than it may."""
    return _attempt(lambda: len(bytearray(1 << 30)))
