"""``egcfg run --trace`` runs a file as the module it is, however packages and tests are laid out."""

import pytest

from egcfg_lsp.cli import main
from egcfg_lsp.discovery.document import Document
from tests.unit.layouts import SOME, write


@pytest.mark.parametrize("layout", SOME)
def test_trace(tmp_path, capsys, layout):
    source = write(layout, tmp_path)[-1]
    function = Document(source.read_text(), source).functions[-1]
    assert main(["run", "--trace", f"{source}::{function.name}", "--trust"]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert "-> " in told.out
