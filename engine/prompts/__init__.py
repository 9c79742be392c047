"""Prompt templates: data files beside this one, and the loader that fills them in."""

from engine.prompts.template import Prompt, SignalFormat, Template, fitting, load, names, parts, statement

__all__ = ["Prompt", "SignalFormat", "Template", "fitting", "load", "names", "parts", "statement"]
