"""A chat model that knows which role it is asked to play, and its lines."""

from __future__ import annotations

import string
from collections.abc import Callable, Sequence
from functools import cache

from engine.completion import complete
from engine.core.events import Progress, RoleAnswered, RoleWrote, StepTaken
from engine.core.options import Agent, Decoding, Workflow
from engine.core.task import Completion, Task
from engine.decoding.services import Plan, Services
from engine.prompts import load as template
from engine.prompts import parts
from engine.strategies.roles.forms import RoleForm, load, names
from tests.scripted import END, Scripted
from tests.unit.mean import BAD as BAD
from tests.unit.mean import GOOD as GOOD
from tests.unit.mean import TASK as TASK

WORSE = "    return values\n"
OTHER = "    return sum(values)\n"


WRITERS = set("generator rewrite repair solver debugger reasoned retry coder plan-debugger".split())


Lines = str | Sequence[str] | Callable[[str], str]


class Cast:
    """``lines`` are what each role answers: a text, one for each different question, or a function of it.

    A role without lines says nothing. Names are written with ``_`` for ``-``.
    """

    def __init__(self, task: Task = TASK, *, chat: bool = True, **lines: Lines) -> None:
        self.task = task
        self.lines = {name.replace("_", "-"): said for name, said in lines.items()}
        self.asked: list[tuple[str, str]] = []
        self._replies: dict[str, str] = {}
        self._forms = forms()
        assert set(self.lines) <= set(names())
        fixed = [text for said in self.lines.values() if not callable(said) for text in _several(said)]
        whole = [f"{text}```" for text in fixed]
        self.model = Scripted(self._script, tokens=[*fixed, *whole, *self._still()], template="few-shot")
        if chat:
            self.model.tokenizer.chat = lambda text: f"<user>{text}<assistant>"

    def _still(self) -> list[str]:
        """The forms' own words as tokens, which makes prompts short."""
        return [piece for form in self._forms for piece in pieces(form)]

    def times(self, role: str) -> int:
        """How often a role was asked."""
        return sum(name == role for name, _ in self.asked)

    def _script(self, text: str) -> dict[str, float]:
        question, mark, behind = text.rpartition("<assistant>")
        if not mark:
            return {}
        role = self._role(question)
        if question not in self._replies:
            self.asked.append((role, question))
            self._replies[question] = self._reply(role, question)
        opening = template("few-shot").answer.format(**parts(self.task))
        if role not in WRITERS:
            opening = next(form.answer for form in self._forms if form.name == role)
        rest = self._replies[question][len(behind) - len(opening) :]
        return {rest or END: 1.0}

    def _role(self, question: str) -> str:
        fitting = [form for form in self._forms if all(piece in question for piece in pieces(form))]
        assert fitting, question
        return max(fitting, key=lambda form: sum(map(len, pieces(form)))).name

    def _reply(self, role: str, question: str) -> str:
        said = self.lines.get(role, "")
        if callable(said):
            text = said(question)
        else:
            several = _several(said)
            text = several[min(self.times(role), len(several)) - 1]
        return f"{text}```" if role in WRITERS and text else text

    async def run(
        self, pool: object, strategy: str, *, heard: list[Progress] | None = None, **workflow: object
    ) -> Completion:
        """The completion; settings of the workflow by name, ``agents``, and ``race`` to work at once."""
        race = bool(workflow.pop("race", False))
        agent = workflow.pop("agent", Agent(2, 8, 1.0, 0.5, "few-shot"))
        plan = Plan(
            workflow.pop("agents", (agent,)),
            Decoding(in_turn=not race),
            Workflow(**workflow),
        )
        listen = (lambda event: None) if heard is None else heard.append
        services = Services(self.model, pool, listen=listen)
        completion = await complete(self.task, services, plan, strategy)
        assert self.model.open_contexts == 0
        return completion


@cache
def forms() -> list[RoleForm]:
    """Of all roles: reading them takes longer than most of what a cast plays."""
    return [load(name) for name in names()]


def _several(said: object) -> list[str]:
    return [said] if isinstance(said, str) else list(said)


def pieces(form: RoleForm) -> list[str]:
    """What stands in every question of a role, whatever is filled in."""
    found = [piece for piece, _, _, _ in string.Formatter().parse(form.ask.strip())]
    return [piece for piece in found if len(piece) > 12]


def transcript(heard: Sequence[Progress]) -> str:
    """All that roles were asked and said, and every step."""
    told = []
    for event in heard:
        if isinstance(event, RoleAnswered):
            told.append(_exchange(event.role, event.question, "answers", event.readable, event.answer))
        elif isinstance(event, RoleWrote):
            told.append(_exchange(event.role, event.question, "writes", event.readable, event.code))
        elif isinstance(event, StepTaken):
            told.append(f"*** {event.name}: {event.detail}\n")
    return "\n".join(told)


def _exchange(role: str, question: str, verb: str, readable: bool, said: str) -> str:
    unread = "" if readable else " (unreadable)"
    return f"=== {role} is asked\n{question}\n--- and {verb}{unread}\n{said}\n"
