"""A recorded session: somebody writes five files, in five styles, and pauses at eight places of each.

In a file ``«`` is where the person pauses, and what stands from there to ``»`` is not written yet.
"""

import ast
import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent
FILES = ("plain", "two_spaces", "tabs", "typed", "script")
UNITS = {"two_spaces": "  ", "tabs": "\t"}
PAIRS = {"(": ")", "[": "]", "{": "}", '"': '"', "'": "'"}
MOST_KEYS = 6


@dataclass(frozen=True)
class Place:
    """Where the person pauses."""

    file: str
    before: str
    missing: str
    after: str

    @property
    def whole(self):
        """The finished file."""
        return self.before + self.missing + self.after

    @property
    def unit(self):
        return UNITS.get(self.file, "    ")

    @property
    def newline(self):
        return "\r\n" if self.file == "tabs" else "\n"

    @property
    def keys(self):
        """What is typed last before the pause."""
        line = self.before.rpartition("\n")[2]
        return re.search(r"(\w+\W*)?$", line)[0] if line.strip() else "\n"


def places(file):
    """The eight places of a file, each with all the rest of it written."""
    parts = re.split("[«»]", (FOLDER / f"{file}.txt").read_text(encoding="utf-8"))
    if file == "tabs":
        parts = [part.replace("\n", "\r\n") for part in parts]
    for at in range(1, len(parts), 2):
        yield Place(file, "".join(parts[:at]), parts[at], "".join(parts[at + 1 :]))


class Keyboard:
    """A text and a cursor, with what editors do by themselves: they close brackets and quotes, and indent."""

    def __init__(self, place):
        self.place = place
        head = place.before.removesuffix(place.keys)
        self.before = head.rstrip(" \t").removesuffix(place.newline) if place.keys == "\n" else head
        self.after = place.after
        for key in place.keys:
            self.press(key)
        if place.keys == "\n":
            self.before = place.before

    @property
    def text(self):
        return self.before + self.after

    @property
    def cursor(self):
        return self.before.count("\n"), len(self.before.rpartition("\n")[2])

    def press(self, key):
        if key == "\n":
            line = self.before.rpartition("\n")[2]
            deeper = self.place.unit if line.endswith(":") else ""
            self.before += self.place.newline + re.match(r"[ \t]*", line)[0] + deeper
        elif key in PAIRS.values() and self.after.startswith(key):
            self.before, self.after = self.before + key, self.after[1:]
        else:
            closing = "" if re.match(r"[\w\"'(\[{]", self.after) else PAIRS.get(key, "")
            self.before, self.after = self.before + key, closing + self.after

    def take(self, word):
        """Accepts a part of the ghost text: what stands behind the cursor already stays."""
        for key in word:
            stands = key in PAIRS.values() and self.after.startswith(key)
            self.before, self.after = self.before + key, self.after[stands:]

    def accepted(self, item):
        """The text with all of the ghost text, which begins right behind the cursor."""
        line, column = self.cursor
        assert (item.range.start.line, item.range.start.character) == (line, column), "it begins elsewhere"
        assert item.range.end.line == line
        replaced = self.after[: item.range.end.character - column]
        rest = iter(item.insert_text.split("\n")[0])
        assert all(each in rest for each in replaced), f"{replaced!r} is not repeated, and would be gone"
        return self.before + item.insert_text + self.after[len(replaced) :]


def check(place, text):
    """What a person sees: the whole is Python, nothing is there twice, and the style is the file's."""
    ast.parse(text)
    inserted = text[len(place.before) : len(text) - len(place.after)]
    assert "\n" not in inserted.replace(place.newline, "")
    last = inserted.rstrip().rpartition("\n")[2].strip()
    below = place.after.lstrip().partition("\n")[0].strip()
    assert not last or last != below, f"{last} stands there twice"
    for line in inserted.split(place.newline)[1:]:
        space = re.match(r"[ \t]*", line)[0]
        assert not space.replace(place.unit, ""), f"{line!r} is indented otherwise than the file"


async def write(person, place):
    """Pauses at a place, looks, types along, accepts a word, takes it back; the text with what was shown.

    ``person`` has ``change(text)``, ``ask(line, column)`` and ``works``, how often something was computed.
    """
    keyboard = Keyboard(place)
    person.change(keyboard.text)
    items = await person.ask(*keyboard.cursor)
    assert items, "there is no ghost text"
    item = first = items[0]
    whole = keyboard.accepted(item)
    check(place, whole)
    began, works = (keyboard.text, keyboard.cursor), person.works
    for _ in range(MOST_KEYS):
        if not item.insert_text.removeprefix(place.newline).strip() or len(item.insert_text) == 1:
            break
        keyboard.press(item.insert_text.replace("\r", "")[0])
        person.change(keyboard.text)
        items = await person.ask(*keyboard.cursor)
        assert items, f"nothing is shown any more after {keyboard.before[-20:]!r} of {whole!r}"
        item = items[0]
        assert keyboard.accepted(item) == whole, "what is typed along leads elsewhere"
    word = re.match(r"\s*(\w+|\W)", item.insert_text)[0]
    if word != item.insert_text:
        keyboard.take(word)
        person.change(keyboard.text)
        items = await person.ask(*keyboard.cursor)
        assert items, f"nothing is shown any more after {word!r}"
        assert keyboard.accepted(items[0]) == whole, "a word that is accepted leads elsewhere"
    person.change(began[0])
    assert await person.ask(*began[1]) == [first], "what was taken back is not remembered"
    assert person.works == works, "something was computed"
    return whole
