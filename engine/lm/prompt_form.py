"""Which prompt template a model gets where nobody names one.

Base models of some families carry the chat template of their tokenizer, although they never saw a turn.
"""

from __future__ import annotations

import re

CHAT, FILE = "chat", "base-file"
FORMS = (
    (r"(?i)[-_. ](instruct|chat|it|tuned)\b", CHAT),
    (r"(?i)[-_. ](base|pt|hf|python)\b", FILE),
    (r"(?i)qwen[\d.]*(-coder)?-[\d.]+b\b", FILE),
    (r"(?i)(starcoder|santacoder|stable-?code|codegen|deepseek-coder-[\d.]+b\b|codegemma-[\d.]+b\b)", FILE),
    (r"(?i)(llama-?[\d.]*-[\d.]+b|granite-[\d.]+b-code|smollm\d?-[\d.]+m)\b", FILE),
)
"""Names of models, and what they get; the first pattern that is found counts."""


def fitting_form(name: str, has_turns: bool) -> str:
    """The template for the model ``name``: where no name tells, ``chat`` if it has a chat template.

    A model without one is never asked in turns.
    """
    if not has_turns:
        return FILE
    return next((form for pattern, form in FORMS if re.search(pattern, name)), CHAT)
