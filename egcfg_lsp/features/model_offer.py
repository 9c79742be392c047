"""Asks once whether a missing model may be downloaded, and shows how far that is."""

from __future__ import annotations

import asyncio
import threading

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from egcfg_lsp.server.editor import Editor
from egcfg_lsp.server.progress import progress
from egcfg_lsp.server.status import ServerState, Status
from engine.models.catalog import Entry
from engine.support.async_tasks import begin
from engine.support.errors import ModelError

NOT_NOW = "Not now"


async def installed(editor: Editor, entry: Entry) -> bool:
    """Whether the person let ``entry`` be downloaded, and it was; the question is asked once.

    Whoever is cancelled meanwhile leaves question and download to the others.
    """
    asked = editor.offers.get(entry.name)
    if asked is None:
        asked = editor.offers[entry.name] = begin(_asked(editor, entry))
    return await asyncio.shield(asked)


def download_button(entry: Entry) -> str:
    """What the person presses."""
    return f"Download ({entry.size}, {entry.licence})"


async def _asked(editor: Editor, entry: Entry) -> bool:
    actions = [types.MessageActionItem(title=title) for title in (download_button(entry), NOT_NOW)]
    question = types.ShowMessageRequestParams(
        type=types.MessageType.Info,
        message=f"egcfg needs a model, and {entry.name} of {entry.publisher} is not installed.",
        actions=actions,
    )
    try:
        answer = await editor.window_show_message_request_async(question)
    except JsonRpcException:
        return False
    if answer is None or answer.title != download_button(entry):
        return False
    with editor.status.during(Status(ServerState.LOADING, f"downloading {entry.name}")):
        try:
            await _downloaded(editor, entry)
        except ModelError as error:
            editor.say(str(error), types.MessageType.Error)
            editor.offers.pop(entry.name, None)  # the next completion asks again
            return False
    return True


async def _downloaded(editor: Editor, entry: Entry) -> None:
    from engine.models import download

    loop, stopped = asyncio.get_running_loop(), threading.Event()
    async with progress(editor, f"Downloading {entry.name}") as reporter:

        def heard(done: int, total: int) -> None:
            if stopped.is_set():
                raise ModelError("The download was stopped.")
            text = f"{done / 1e6:,.0f} of {total / 1e6:,.0f} MB"
            if done * 100 // total > (done - 2**20) * 100 // total:
                loop.call_soon_threadsafe(reporter.say, text)

        def told(line: str) -> None:
            loop.call_soon_threadsafe(editor.log, line)

        try:
            await asyncio.to_thread(download.install, entry, tell=told, progress=heard)
        finally:
            stopped.set()
