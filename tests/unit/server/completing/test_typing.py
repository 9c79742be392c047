"""The session of ``tests/typing`` with a model that knows what the person has in mind."""

import ast
import re
import textwrap

import pytest

from tests.typing.session import FILES, places, write


class Person:
    """Types in one file."""

    def __init__(self, client, path):
        self._client, self._path, self._version = client, path, 1

    @property
    def works(self):
        return self._client.passes

    def change(self, text):
        self._version += 1
        self._client.change(self._path, text, self._version)

    def ask(self, line, column):
        return self._client.inline(self._path, line, column, invoked=False)


def bodies(place):
    """What each function of the finished file has below its docstring, with four spaces, for the model."""
    lines, found = place.whole.splitlines(), {}
    for node in ast.walk(ast.parse(place.whole)):
        if isinstance(node, ast.FunctionDef):
            described = ast.get_docstring(node) is not None
            first = node.body[0].end_lineno if described else node.lineno
            spaced = [_spaced(line, place.unit) for line in lines[first : node.end_lineno]]
            body = textwrap.indent(textwrap.dedent("\n".join(spaced)), "    ")
            found[node.name] = {body + "\n": 1.0}
    return found


def _spaced(line, unit):
    return re.sub(rf"^({unit})+", lambda indent: "    " * (len(indent[0]) // len(unit)), line)


@pytest.mark.parametrize("file", FILES)
async def test_ghost_text_is_right_behind_the_cursor_and_nothing_is_computed_twice(connect, path, file):
    [first, *others] = places(file)
    async with connect(bodies(first), text=first.whole) as client:
        for place in (first, *others):
            written = await write(Person(client, path), place)
            assert ast.dump(ast.parse(written)) == ast.dump(ast.parse(place.whole))
