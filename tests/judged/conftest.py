"""The projects here are run by the tests beside them, each in a copy."""

from __future__ import annotations

from pathlib import Path

collect_ignore = [str(folder.parent) for folder in Path(__file__).parent.glob("*/expected.toml")]
