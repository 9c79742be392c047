"""Where benchmarks find what they measure, and keep what they found."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parent.parent
EVERYDAY = ROOT / "benchmarks" / "everyday"
RESULTS = ROOT / "benchmarks" / "results"
