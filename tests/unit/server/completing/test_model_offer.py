"""A missing model is offered once, downloaded with progress, and used without a restart."""

import asyncio
import time

import pytest
from lsprotocol import types

from engine.models import catalog, download
from engine.models.catalog import ModelMissing, entries
from engine.support.errors import ModelError
from tests.scripted import Scripted
from tests.unit.server.completing.test_server import CURSOR, SOURCE

MISSING = entries()[0]
DOWNLOAD = "Download (491 MB, Apache-2.0)"


class Shop:
    """Models that are there once they were downloaded."""

    def __init__(self, fails=""):
        self.installed, self.comparing, self.compared = [], [], []
        self.fails, self.questions = fails, []

    async def open_model(self, settings):
        if not self.installed:
            raise ModelMissing(MISSING)
        return Scripted({"<|body|>\n": {"    return 2 * x\n": 1.0}})

    def install(self, entry, *, tell, progress):
        while self.fails == "never ends":
            progress(1, entry.bytes)
            time.sleep(0.01)
        if self.fails == "The disk is full.":
            raise ModelError(self.fails)
        progress(entry.bytes // 2, entry.bytes)
        progress(entry.bytes, entry.bytes)
        self.installed.append(entry)

    def compare(self, entry, tell, stopped):
        self.comparing.append(entry)
        while self.fails == "never compared" and not stopped():
            time.sleep(0.01)
        self.compared.append(entry)

    def answering(self, client, *titles):
        """What the person presses at each question; the last one from then on."""
        left = [*titles]

        @client.lsp.feature(types.WINDOW_SHOW_MESSAGE_REQUEST)
        def asked(ls, params):
            self.questions.append(params)
            title = left.pop(0) if len(left) > 1 else left[0]
            return types.MessageActionItem(title=title) if title else None


@pytest.fixture
def shop(monkeypatch):
    made = Shop()
    monkeypatch.setattr(download, "install", made.install)
    monkeypatch.setattr(catalog, "compare_formats", made.compare)
    return made


async def test_a_missing_model_is_downloaded_when_the_person_wants_that(connect, shop, path):
    async with connect(open_model=shop.open_model, experimental={"status": True}) as client:
        shop.answering(client, DOWNLOAD)
        client.open(path, SOURCE)
        await client.until(lambda: shop.installed and client.statuses[-1].state == "ready")
        [question] = shop.questions
        assert [action.title for action in question.actions] == [DOWNLOAD, "Not now"]
        assert "qwen2.5-coder-0.5b of Qwen" in question.message
        assert shop.installed == shop.compared == [MISSING]
        shown = [status.label for status in client.statuses if status.reason == f"downloading {MISSING.name}"]
        assert shown[:1] == [""]
        assert {*shown} >= {"100 %"}
        assert await client.inline(path, *CURSOR)


async def test_the_status_says_that_an_answer_is_waited_for(connect, shop, path):
    """Editors hide a question after some seconds; what is typed meanwhile does not hide the status, too."""
    answered = asyncio.Event()
    async with connect(open_model=shop.open_model, experimental={"status": True}) as client:

        @client.lsp.feature(types.WINDOW_SHOW_MESSAGE_REQUEST)
        async def asked(ls, params):
            await answered.wait()

        client.open(path, SOURCE)
        await client.until(lambda: client.statuses and client.statuses[-1].label == "needs a model")
        typed = asyncio.create_task(client.inline(path, *CURSOR))
        await client.until(lambda: client.server.session(path.as_uri()).run is not None)
        await client.until(lambda: len(client.server.status._working) > 1)
        assert client.statuses[-1].label == "needs a model"
        answered.set()
        assert await typed == []
        assert f"egcfg model install {MISSING.name}" in client.statuses[-1].reason


@pytest.mark.parametrize("title", ["Not now", None])
async def test_who_declines_is_not_asked_again_and_told_the_command(connect, shop, path, title):
    async with connect(open_model=shop.open_model, experimental={"status": True}) as client:
        shop.answering(client, title)
        client.open(path, SOURCE)
        reason = (await client.status("error")).reason
        assert f"egcfg model install {MISSING.name}" in reason
        assert "egcfg.model.name" in reason
        assert await client.inline(path, *CURSOR) == []
        assert await client.inline(path, *CURSOR) == []
        assert (len(shop.questions), shop.installed) == (1, [])


async def test_who_declined_is_asked_again_after_a_restart(connect, shop, path):
    async with connect(open_model=shop.open_model, experimental={"status": True}) as client:
        shop.answering(client, "Not now", DOWNLOAD)
        client.open(path, SOURCE)
        await client.status("error")
        await client.execute("restart")
        await client.until(lambda: shop.installed)
        assert len(shop.questions) == 2
        assert await client.inline(path, *CURSOR)


async def test_a_download_that_fails_is_told(connect, shop, path):
    shop.fails = "The disk is full."
    async with connect(open_model=shop.open_model, experimental={"status": True}) as client:
        shop.answering(client, DOWNLOAD)
        client.open(path, SOURCE)
        await client.status("error")
        assert "The disk is full." in client.messages


async def test_who_does_not_wait_for_the_comparison_has_the_model_as_published(connect, shop, path):
    shop.fails = "never compared"
    async with connect(open_model=shop.open_model, experimental={"status": True}) as client:
        shop.answering(client, DOWNLOAD)
        client.open(path, SOURCE)
        await client.until(lambda: shop.comparing)
        await client.until(lambda: client.statuses[-1].label == "comparing")
        await client.until(lambda: len(client.lsp.progress_reports) == 2)
        [_, token] = client.lsp.progress_reports
        client.lsp.window_work_done_progress_cancel(types.WorkDoneProgressCancelParams(token))
        assert await client.inline(path, *CURSOR)
        await client.until(lambda: shop.compared)  # it ends, too


async def test_a_download_that_is_cancelled_is_declined(connect, shop, path):
    shop.fails = "never ends"
    async with connect(open_model=shop.open_model, experimental={"status": True}) as client:
        shop.answering(client, DOWNLOAD)
        client.open(path, SOURCE)
        await client.until(lambda: any(client.lsp.progress_reports.values()))  # it has begun
        [token] = client.lsp.progress_reports
        client.lsp.window_work_done_progress_cancel(types.WorkDoneProgressCancelParams(token))
        assert f"egcfg model install {MISSING.name}" in (await client.status("error")).reason
        assert await client.inline(path, *CURSOR) == []
        assert len(shop.questions) == 1
