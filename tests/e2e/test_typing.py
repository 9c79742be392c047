"""The session of ``tests/typing`` with the real server process and the real model."""

import pytest
import pytest_asyncio

from tests.e2e.conftest import PATIENT, serving
from tests.typing.session import FILES, places, write

pytestmark = [pytest.mark.e2e, pytest.mark.weights, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(weights, tmp_path_factory):
    async with serving() as editor:
        editor.folder = tmp_path_factory.mktemp("project")
        await editor.initialize(editor.folder, PATIENT, experimental={"egcfg": {"status": True}})
        yield editor
        assert await editor.leave() == 0


class Person:
    """Types in one file."""

    def __init__(self, server, path):
        self._server, self._path, self._version = server, path, 1

    @property
    def works(self):
        return sum(status.reason.startswith("completing ") for status in self._server.statuses)

    def change(self, text):
        self._version += 1
        self._server.change(self._path, text, self._version)

    def ask(self, line, column):
        return self._server.automatic(self._path, line, column)


@pytest.mark.parametrize("file", FILES)
async def test_ghost_text_is_right_behind_the_cursor_at_every_place(server, file):
    path = server.folder / f"{file}.py"
    [first, *others] = places(file)
    path.write_text(first.whole, encoding="utf-8", newline="")
    server.open(path, first.whole)
    for place in (first, *others):
        await write(Person(server, path), place)
