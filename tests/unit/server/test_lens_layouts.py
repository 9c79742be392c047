"""Lenses and hints run a file as the module it is, however packages and tests are laid out."""

import pytest

from egcfg_lsp.discovery.document import Document
from tests.unit.layouts import SOME, python_of, write


@pytest.mark.parametrize("layout", SOME)
async def test_lenses_and_values_of_each_line(connect, tmp_path, layout):
    source = write(layout, tmp_path)[-1]
    async with connect(None, {"interpreter": python_of(tmp_path)}) as client:
        client.open(source, source.read_text())
        titles = [lens.command.title for lens in await client.lenses(source)]
        assert titles
        assert [title for title in titles if not title.endswith("pass")] == []
        function = Document(source.read_text(), source).functions[-1]
        shown = await client.execute("showTrace", source.as_uri(), function.name)
        assert shown["shown"], shown
        assert "->" in (await client.hints(source))[-1].label
