"""Shapes, plans and stages, as TOML."""
