"""What runs have left where they may write."""

from sandbox import SandboxPool
from sandbox.host.scratch import Volume
from sandbox.host.zygote import Zygote


def folders(pool: SandboxPool) -> int:
    """Folders of children, on the disk and in volumes."""
    zygote = pool._source
    assert isinstance(zygote, Zygote)
    found = zygote.scratch.stat().st_nlink - 2
    return found + sum(volume.path.stat().st_nlink - 2 for volume in _volumes(zygote))


def used(pool: SandboxPool) -> int:
    """Bytes and files in volumes, besides the volumes' own."""
    zygote = pool._source
    assert isinstance(zygote, Zygote)
    return sum(size + files - 1 for size, files in (volume.used() for volume in _volumes(zygote)))


def _volumes(zygote: Zygote) -> list[Volume]:
    volumes = zygote.volumes
    return [] if volumes is None else volumes.all
