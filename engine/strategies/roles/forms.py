"""Forms: what each role is asked, a file of data, which a person may replace by their own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.support import data_file
from engine.support.errors import TemplateError

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class RoleForm:
    """The prompt of one role. ``ask`` and ``again`` may use ``{names}`` that the strategy fills in."""

    name: str
    ask: str
    system: str = (
        "You are an experienced Python developer. Keep exactly to the form of answer that is asked for."
    )
    """For chat servers: what the model is, in a message of its own."""
    answer: str = ""
    """How the reply opens; it is given to a model that continues texts, and is part of what is read."""
    again: str = "Your last answer could not be read. Keep exactly to the form that is asked for."
    """Added when the answer could not be read."""
    stop: tuple[str, ...] = ()
    """Texts at which the answer of a model that continues texts is over, besides its end tokens."""
    temperature: float = 0.0
    max_new_tokens: int = 400
    angles: tuple[str, ...] = ("",)
    """Different wordings for ``{angle}``, so that the same question gets different answers."""
    untold: tuple[float, ...] = (0.8,)
    """Writing roles: temperatures, one for each angle, for a model that takes no instructions."""

    def question(self, values: Mapping[str, str], angle: int = 0) -> str:
        """Returns the filled-in question, without the paragraphs that would be empty.

        Raises ``TemplateError`` for an unknown name.
        """
        given = {**values, "angle": self.angles[angle % len(self.angles)]}
        ask = self.ask
        for name, value in given.items():
            if not value:
                ask = ask.replace(f"\n\n{{{name}}}\n", "\n")
        try:
            return ask.format(**given).strip()
        except (KeyError, IndexError, ValueError) as error:
            known = ", ".join(sorted(given))
            raise TemplateError(
                f"The form of the role {self.name} cannot be filled in ({error}). It may use {known}; "
                "write braces that are meant as such twice."
            ) from None


@cache
def names() -> tuple[str, ...]:
    """The roles that come with the engine."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


def load(name: str, folder: str = "") -> RoleForm:
    """The form of a role: ``name.toml`` in the user's ``folder`` if there is one, else our own.

    Raises ``TemplateError`` naming the file and what is wrong with it.
    """
    own = Path(folder).expanduser() / f"{name}.toml" if folder else None
    path = own if own is not None and own.is_file() else FOLDER / f"{name}.toml"
    unknown = f"There is no role {name!r}. There are {', '.join(names())}."
    data = data_file.read(path, unknown, TemplateError)
    return data_file.table(path, RoleForm, data, error=TemplateError, given={"name": name})


def check_folder(folder: str) -> None:
    """Raises ``TemplateError`` for a folder of forms that is not there, or has files that are no role's."""
    if not folder:
        return
    path = Path(folder).expanduser()
    if not path.is_dir():
        raise TemplateError(f"There is no folder {folder} with forms of roles.")
    for file in sorted(path.glob("*.toml")):
        if file.stem not in names():
            raise TemplateError(f"{file} is the form of no role. There are {', '.join(names())}.")
        load(file.stem, folder)
