"""Neovim without a screen, driven over its own protocol."""

import gc
import html
import itertools
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

SCREEN = """
vim.cmd.redraw()
local rows = {}
for row = 1, ... do
  local cells = {}
  for column = 1, vim.o.columns do
    local syntax = vim.fn.synIDtrans(vim.fn.synID(row, column, 1))
    local colour = vim.fn.synIDattr(syntax, 'fg#', 'gui')
    table.insert(cells, { vim.fn.screenstring(row, column), vim.fn.screenattr(row, column), colour })
  end
  table.insert(rows, cells)
end
return rows
"""
WIDTH, HEIGHT = 8.4, 18


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

    def picture(self, path, rows, ghost_row):
        """The screen's first rows as an SVG, in the syntax's colours; what is drawn like the end of
        ``ghost_row`` is grey. No line may wrap."""
        screen = self.nvim.exec_lua(SCREEN, rows)
        ghost = next(style for text, style, _ in reversed(screen[ghost_row]) if text.strip())
        lines = [_svg_row(number, cells, ghost) for number, cells in enumerate(screen)]
        width = max(len(_text(cells).rstrip()) for cells in screen) * WIDTH + 24
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{rows * HEIGHT + 20}">'
        style = 'font-family="monospace" font-size="14" fill="#e0e2ea"'
        back = '<rect width="100%" height="100%" rx="6" fill="#14161b"/>'
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{head}{back}<g {style}>{''.join(lines)}</g></svg>\n")

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


def _text(cells):
    return "".join(text for text, *_ in cells)


def _svg_row(number, cells, ghost):
    """One row: a piece of text for every run of cells of one colour."""

    def style(cell):
        grey = ' fill="#8b90a0" font-style="italic"'
        return grey if cell[1] == ghost else f' fill="{cell[2]}"' if cell[2] else ""

    y, x, pieces = 10 + HEIGHT * (number + 0.75), 12.0, []
    for look, run in itertools.groupby(cells, style):
        text = _text(run)
        shown = text.strip()
        if shown:
            start = x + text.index(shown) * WIDTH
            place = f'x="{start:.1f}" y="{y:.1f}" textLength="{len(shown) * WIDTH:.1f}"'
            pieces.append(f"<text {place}{look}>{html.escape(shown).replace(' ', '&#160;')}</text>")
        x += len(text) * WIDTH
    return "".join(pieces)


@contextmanager
def running(program, home, options=("--clean",)):
    """A Neovim with nothing of the person's: no configuration but what ``home`` has, no data, no state."""
    before = dict(os.environ)
    os.environ.update({f"XDG_{name}_HOME": str(home / name) for name in ("CONFIG", "DATA", "STATE", "CACHE")})
    os.environ["PYTHONPATH"] = str(ROOT)
    try:
        nvim = pynvim.attach("child", argv=[str(program), "--embed", "--headless", *options, "-n"])
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
