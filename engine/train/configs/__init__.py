"""Stages of tuning, as TOML."""
