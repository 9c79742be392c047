"""The user interface: a command line and a language server around the engine."""

__version__ = "0.1.0"
