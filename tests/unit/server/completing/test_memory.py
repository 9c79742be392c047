"""What is remembered is forgotten when what it rests on changes."""

import sys

import pytest

from egcfg_lsp.features import code_lens
from tests.unit.server.completing.test_server import CURSOR, RIGHT, SOURCE

USES = '''\
from b import helper


def right(x):
    """
    >>> right(3)
    6
    """
    return helper(x)
'''
HELPS = "def helper(x):\n    return 2 * x\n"
BROKEN = HELPS.replace("2", "3")
PASSES, FAILS = "1/1 tests pass", "0/1 tests pass · complete against 1 test"
TRUSTED = {"trusted": True, "interpreter": sys.executable}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "a.py"


@pytest.fixture
def helper(tmp_path):
    file = tmp_path / "b.py"
    file.write_text(HELPS)
    return file


async def title(client, path):
    [lens] = await client.lenses(path)
    return lens.command.title


async def heard(client):
    """All that was sent is handled."""
    await client.execute("explain")


async def test_lenses_after_a_helper_was_saved(connect, path, helper):
    async with connect() as client:
        client.open(path, USES)
        assert await title(client, path) == PASSES
        helper.write_text(BROKEN + "\n")
        client.saved(helper)
        assert await title(client, path) == FAILS


async def test_a_file_that_is_saved_as_it_was_shown_keeps_its_own_verdicts(connect, path, helper):
    async with connect() as client:
        client.open(path, USES)
        await title(client, path)
        client.saved(path)
        await heard(client)
        assert client.server.session(path.as_uri()).verdicts
        client.saved(path, helper)
        await heard(client)
        assert not client.server.session(path.as_uri()).verdicts


async def test_what_is_found_out_meanwhile_is_not_remembered(connect, path, helper, monkeypatch):
    judged = code_lens.editor_completion.judged

    async def slowly(editor, place):
        result = await judged(editor, place)
        known = client.server.session(path.as_uri()).verdicts
        helper.write_text(BROKEN + "\n")
        client.saved(helper)
        await client.until(lambda: client.server.session(path.as_uri()).verdicts is not known)
        return result

    async with connect() as client:
        monkeypatch.setattr(code_lens.editor_completion, "judged", slowly)
        client.open(path, USES)
        assert await title(client, path) == PASSES
        assert await title(client, path) == FAILS


async def test_ghost_text_after_a_helper_was_saved(connect, path, helper):
    """The answer calls the helper, whose new text makes it wrong."""
    async with connect({"double": {"    from b import helper\n    return helper(x)\n": 1.0}}) as client:
        client.open(path, SOURCE)
        assert await client.inline(path, *CURSOR)
        helper.write_text(BROKEN + "\n")
        client.saved(helper)
        assert await client.inline(path, *CURSOR) == []


@pytest.mark.parametrize("event", ["change", "close"])
async def test_answers_after_another_document_is_another_text(connect, path, helper, event):
    async with connect(RIGHT) as client:
        client.open(helper, HELPS)
        client.open(path, SOURCE)
        await client.inline(path, *CURSOR)
        answers = client.server.session(path.as_uri()).answers
        if event == "change":
            client.change(helper, BROKEN)
        else:
            client.close(helper)
        await heard(client)
        assert client.server.session(path.as_uri()).answers is not answers


async def test_nothing_is_not_final_when_another_model_is_chosen(connect, path, scripted_model):
    async def open_model(settings):
        return scripted_model(RIGHT if settings.name == "better" else {"double": {"    return x\n": 1.0}})

    async with connect(open_model=open_model) as client:
        client.open(path, SOURCE)
        assert await client.inline(path, *CURSOR) == []
        client.configure({**TRUSTED, "model": {"name": "better"}})
        assert [item.insert_text for item in await client.inline(path, *CURSOR)] == ["return 2 * x"]


async def test_the_same_settings_again_change_nothing(connect, path):
    async with connect(RIGHT) as client:
        client.open(path, SOURCE)
        await client.inline(path, *CURSOR)
        answers = client.server.session(path.as_uri()).answers
        client.configure(TRUSTED)
        await heard(client)
        assert client.server.session(path.as_uri()).answers is answers
