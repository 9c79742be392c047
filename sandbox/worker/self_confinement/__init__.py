"""Confinement that a Linux process puts on itself: Landlock, seccomp, namespaces, mounts and limits."""
