"""Reads a project's code without importing it: its functions, and what they do beside returning a value."""
