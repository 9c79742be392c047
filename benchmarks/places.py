"""Paths of the benchmarks: what they measure, and where results are kept."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parent.parent
EVERYDAY = ROOT / "benchmarks" / "everyday"
RESULTS = ROOT / "benchmarks" / "results"
