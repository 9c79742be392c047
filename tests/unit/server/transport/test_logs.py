import logging

from egcfg_lsp.server.logs import configure

SECRET = "def secret(): return 42"


def test_no_source_text_gets_into_the_log(capsys, monkeypatch):
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    configure("debug")
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
