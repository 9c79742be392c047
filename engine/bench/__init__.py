"""Benchmarks: data sets, judge, runner, metrics and report. See docs/benchmarks.md."""
