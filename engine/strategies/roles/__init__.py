"""Roles of a model: forms as data (``*.toml``), readers of answers, and the desk that asks."""
