"""Neovim without a screen, driven over its own protocol."""

import gc
import os
import sys
import time
import warnings
from contextlib import contextmanager, suppress

import pynvim

from tests.editors.conftest import ROOT

SERVER = [sys.executable, "-m", "egcfg_lsp", "serve"]
SETUP = """
local options = ...
vim.opt.runtimepath:append(options.plugin)
vim.cmd.runtime('plugin/egcfg.lua')
require('egcfg').setup({ cmd = options.cmd, trusted = options.trusted, settings = options.settings })
"""
GHOST = """
local found = {}
local space = vim.api.nvim_get_namespaces()['nvim.lsp.inline_completion']
for _, mark in ipairs(space and vim.api.nvim_buf_get_extmarks(0, space, 0, -1, { details = true }) or {}) do
  local text = ''
  for _, chunk in ipairs(mark[4].virt_text or {}) do text = text .. chunk[1] end
  for _, line in ipairs(mark[4].virt_lines or {}) do
    text = text .. '\\n'
    for _, chunk in ipairs(line) do text = text .. chunk[1] end
  end
  table.insert(found, text)
end
return found
"""


class Neovim:
    """One editor with the plugin."""

    def __init__(self, nvim):
        self.nvim = nvim

    def setup(self, trusted=True, **settings):
        options = {
            "plugin": str(ROOT / "editors" / "neovim"),
            "cmd": SERVER,
            "settings": {"interpreter": sys.executable, "budget": {"automaticS": 60}, **settings},
        }
        if trusted is not None:
            options["trusted"] = trusted
        self.nvim.exec_lua(SETUP, options)

    def edit(self, path):
        self.nvim.command(f"edit {path}")

    def keys(self, keys):
        self.nvim.input(keys)

    @property
    def lines(self):
        return self.nvim.current.buffer[:]

    @property
    def text(self):
        return "\n".join(self.lines) + "\n"

    @property
    def ghost(self):
        """What is shown but not in the text; empty if nothing is."""
        return "".join(self.nvim.exec_lua(GHOST))

    def lua(self, code, *arguments):
        return self.nvim.exec_lua(code, *arguments)

    def until(self, condition, seconds=90.0, why=""):
        """Waits for something to come true."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if found := condition():
                return found
            time.sleep(0.05)
        shown = self.nvim.command_output("messages")
        raise AssertionError(f"{why or 'it'} did not happen in {seconds} s.\n{shown}\n{self.text}")


@contextmanager
def running(program, home):
    """A Neovim with nothing of the person's: no configuration, no data, no state."""
    before = dict(os.environ)
    os.environ.update({f"XDG_{name}_HOME": str(home / name) for name in ("CONFIG", "DATA", "STATE", "CACHE")})
    os.environ["PYTHONPATH"] = str(ROOT)
    try:
        nvim = pynvim.attach("child", argv=[str(program), "--embed", "--headless", "--clean", "-n"])
    finally:
        os.environ.clear()
        os.environ.update(before)
    try:
        nvim.ui_attach(100, 40, rgb=True, ext_messages=True)
        yield Neovim(nvim)
    finally:
        _end(nvim)


def _end(nvim):
    with suppress(OSError, EOFError):
        nvim.command("qall!")
    nvim.close()


def collect():
    """pynvim leaves its event loop and pipes to the garbage collector, which warns; that is not our test."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()
