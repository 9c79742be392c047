import logging

from egcfg_lsp.server.logs import configure
from tests.unit.server.transport.test_connecting import answer, connected, request

SECRET = "def secret(): return 42"


def log_all(monkeypatch):
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    configure("debug")


def test_no_source_text_gets_into_the_log(capsys, monkeypatch):
    log_all(monkeypatch)
    pygls = logging.getLogger("pygls.protocol")
    pygls.info("Sending data: %s", SECRET)
    try:
        raise ValueError(SECRET)
    except ValueError:
        pygls.exception("Failed to handle %s", SECRET)
    logging.getLogger("egcfg_lsp.server.editor").error("%s is said by us", "this")
    said = capsys.readouterr().err
    assert SECRET not in said
    assert "INFO pygls.protocol: Sending data" in said
    assert "ERROR pygls.protocol: Failed to handle ... ValueError" in said
    assert "ValueError" in said
    assert "this is said by us" in said


async def test_what_cannot_be_read_is_logged_in_one_line(capsys, monkeypatch):
    """Tracebacks of what reads messages quote them."""
    log_all(monkeypatch)
    async with connected() as (reader, writer, _):
        document = {"uri": "file:///a.py", "languageId": "python", "version": SECRET, "text": SECRET}
        writer.write(request("textDocument/didOpen", {"textDocument": document}, None))
        writer.write(request("shutdown"))
        await answer(reader)
    said = capsys.readouterr().err
    assert "ERROR pygls.io_: Unable to handle message JsonRpcInvalidParams\n" in said
    assert SECRET not in said
    assert "Traceback" not in said
