"""The libraries that are measured: pure Python, with tests in their source distributions."""

from __future__ import annotations

from dataclasses import dataclass

PYTEST = "pytest==9.2.0"


@dataclass(frozen=True)
class Library:
    """A pinned source distribution, and what its tests need beside pytest."""

    name: str
    version: str
    needs: tuple[str, ...] = ()

    @property
    def requirement(self) -> str:
        """Returns the distribution as pip reads it."""
        return f"{self.name}=={self.version}"


LIBRARIES = (
    Library("toolz", "1.2.0"),
    Library("python-slugify", "9.2.0"),
    Library("inflection", "0.5.1"),
    Library("more-itertools", "11.2.1"),
    Library("boltons", "26.2.0"),
)
