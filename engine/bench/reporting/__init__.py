"""Summarizes runs: metrics, comparisons, charts and the page."""
