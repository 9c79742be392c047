"""Scripted teachers: each answers a whole question with a text that a test chooses."""

import re

from engine.core.task import Usage
from engine.train.trials import Teacher
from tests.scripted import Scripted

END_OF_QUESTION = "### Answer\n"

FLAT = "```python\ndef shown(value):\n    return value.{name}()\n\nshown({given})\n```\n"
SHALLOW = """```python
def shown(value):
    kept = value.{name}()
    if kept:
        kept = str(kept).strip()
    return kept, repr(value).upper()

shown({given})
```
"""


class Saying(Teacher):
    """A teacher without a model, for what is done with its replies."""

    def __init__(self, answer):
        object.__setattr__(self, "answer", answer)
        object.__setattr__(self, "usage", Usage())

    async def reply(self, question, *seed):
        return self.answer(question)


def answering(answer):
    """A model that replies to a question with ``answer(question)``, or one of several at random."""

    def script(text):
        question, _, written = text.rpartition(END_OF_QUESTION)
        found = answer(question)
        replies = [found] if isinstance(found, str) else found
        return {reply[len(written) :]: 1.0 for reply in replies if reply.startswith(written)}

    spelled = ["    ", "value", "return ", "def shown(", "```python\n", "reasoning>\n", "answer>\n"]
    return Scripted(script, tokens=spelled)


def programmer(question):
    """Writes a program about a method of ``str`` without arguments, at level 1 or 2."""
    found = re.search(r"the method `(\w+)` of the type `str`", question)
    if found is None:
        return "I would rather not."
    given = f"'{found[1]}', 3" if "no program" in question else repr(found[1])
    form = FLAT if "exactly one call" in question else SHALLOW
    return form.format(name=found[1], given=given)
