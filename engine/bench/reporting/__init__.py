"""Sums runs up: metrics, comparisons, charts and the page."""
