"""Errors of the engine; each text says what to do."""

from __future__ import annotations


class EngineError(Exception):
    """Nothing could be completed, and it is not the model's fault; the text says what to do.

    EngineError
    ├── ModelError         the model cannot be loaded, or does not fit in memory
    ├── TemplateError      a prompt template is missing or malformed
    ├── DataError          a benchmark's file is not what it should be; the text names the record
    └── SettingsError      settings that contradict each other, or lie outside their range
    """


class ModelError(EngineError):
    """The model cannot be loaded, or ran out of memory."""


class TemplateError(EngineError):
    """A prompt template is missing or malformed."""


class DataError(EngineError):
    """A benchmark's file is missing, malformed or of another kind."""


class SettingsError(EngineError):
    """A setting lies outside its range, or contradicts another."""
