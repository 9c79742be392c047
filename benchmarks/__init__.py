"""Measurements of this project: ``python -m benchmarks NAME [--json]``. Every ratio comes from one run."""
