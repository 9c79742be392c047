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

HANGS_S = 300.0
"""What takes longer never comes."""
AGAIN_S = 10.0
"""After that an act that led to nothing is repeated."""
PATIENT = {
    "budget": {"automaticS": 600, "invokedS": 600, "commandS": 600},
    "set": {"wallS": 10, "cpuS": 10},
}
"""Settings under which nothing rests on what the machine gets done in some seconds."""
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

PERSONAL = """
vim.o.number, vim.o.cursorline, vim.o.laststatus = true, true, 2
local mode = "%{mode() ==# 'i' ? 'INSERT' : 'NORMAL'}"
vim.o.statusline = " " .. mode .. "  %t %m%=%{v:lua.require'egcfg.status'.line()}  %l:%c "
vim.lsp.codelens.enable(true)
"""
"""What a person may have set who likes numbers, a status line and code lenses."""

VIRTUAL = """
local found = {}
for _, space in pairs(vim.api.nvim_get_namespaces()) do
  for _, mark in ipairs(vim.api.nvim_buf_get_extmarks(0, space, 0, -1, { details = true })) do
    for _, line in ipairs(mark[4].virt_lines or {}) do
      for _, chunk in ipairs(line) do table.insert(found, chunk[1]) end
    end
  end
end
return table.concat(found)
"""

SCREEN = """
vim.cmd.redraw()
local offset = vim.fn.getwininfo(vim.api.nvim_get_current_win())[1].textoff
local shown, rows = {}, {}
for line = 1, vim.fn.line('$') do shown[vim.fn.screenpos(0, line, 1).row] = line end
local function colour(line, column)
  local syntax = vim.fn.synIDtrans(vim.fn.synID(line, column - offset, 1))
  return vim.fn.synIDattr(syntax, 'fg#', 'gui')
end
for row = 1, vim.o.lines do
  local cells, line = {}, shown[row]
  for column = 1, vim.o.columns do
    local part = column <= offset and 'number' or line and 'text' or 'virtual'
    local own = part == 'text' and colour(line, column) or ''
    table.insert(cells, { vim.fn.screenstring(row, column), vim.fn.screenattr(row, column), own, part })
  end
  table.insert(rows, cells)
end
return { rows, vim.fn.screenrow(), vim.fn.screencol() }
"""
WIDTH, HEIGHT = 8.4, 18
LIGHT, DARK = 'fill="#e0e2ea"', 'fill="#14161b"'
GREY = ' fill="#8b90a0" font-style="italic"'
NUMBER = ' fill="#4f5258"'


class Neovim:
    """One editor with the plugin."""

    def __init__(self, nvim):
        self.nvim = nvim

    def setup(self, trusted=True, cmd=SERVER, **settings):
        options = {
            "plugin": str(ROOT / "editors" / "neovim"),
            "settings": {"interpreter": sys.executable, **PATIENT, **settings},
        }
        chosen = {"cmd": cmd, "trusted": trusted}  # None would not be nil there
        options |= {name: value for name, value in chosen.items() if value is not None}
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
    def lenses(self):
        """What stands in lines that are not in the text."""
        return self.nvim.exec_lua(VIRTUAL)

    @property
    def ghost(self):
        """What is shown but not in the text; empty if nothing is."""
        return "".join(self.nvim.exec_lua(GHOST))

    def picture(self, path, columns, rows):
        """The screen as an SVG, in the syntax's colors. No line may wrap.

        The last row is the status line; what is drawn like the end of the cursor's line is ghost text.
        """
        self.nvim.ui_try_resize(columns, rows)
        screen, row, column = self.nvim.exec_lua(SCREEN)
        ghost = next(style for text, style, *_ in reversed(screen[row - 1]) if text.strip())
        width, height = columns * WIDTH + 24, rows * HEIGHT + 20
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}">'
        style = 'font-family="monospace" font-size="14" fill="#e0e2ea"'
        x = 12 + (column - 1) * WIDTH
        cursor = f'<rect x="{x:.1f}" y="{_top(row)}" width="2" height="{HEIGHT}" {LIGHT}/>'
        bars = [
            '<rect width="100%" height="100%" rx="6" fill="#14161b"/>',
            f'<rect x="6" y="{_top(row)}" width="{width - 12:.1f}" height="{HEIGHT}" fill="#2c2e33"/>',
            f'<rect y="{_top(rows)}" width="{width:.1f}" height="{HEIGHT}" fill="#c4c6cd"/>',
        ]
        lines = [_svg_row(number, cells, ghost) for number, cells in enumerate(screen[:-1])]
        lines.append(f'<g {DARK} font-weight="bold">{_svg_row(rows - 1, screen[-1], None)}</g>')
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{head}{''.join(bars)}<g {style}>{''.join(lines)}</g>{cursor}</svg>\n")

    def lua(self, code, *arguments):
        return self.nvim.exec_lua(code, *arguments)

    def soon(self, condition, seconds=AGAIN_S):
        """Waits for something to come true, and for no longer than so many seconds."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if found := condition():
                return found
            time.sleep(0.05)
        return None

    def until(self, condition, why):
        """Waits for something to come true."""
        if found := self.soon(condition, HANGS_S):
            return found
        shown = self.nvim.command_output("messages")
        raise AssertionError(f"{why} did not happen in {HANGS_S} s.\n{shown}\n{self.text}")


def _text(cells):
    return "".join(text for text, *_ in cells)


def _top(row):
    """Where a row of the screen, from 1, begins."""
    return 10 + HEIGHT * (row - 1)


def _svg_row(number, cells, ghost):
    """One row: a piece of text for every run of cells of one color; without ``ghost`` in none."""

    def style(cell):
        _, look, color, part = cell
        if ghost is None:
            return ""
        if part == "text":
            return GREY if look == ghost else f' fill="{color}"' if color else ""
        return NUMBER if part == "number" else GREY

    y, x, pieces = _top(number + 1) + HEIGHT * 0.75, 12.0, []
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
def running(program, home, options=("--clean",), python_path=ROOT):
    """A Neovim with nothing of the person's: no configuration but what ``home`` has, no data, no state."""
    before = dict(os.environ)
    os.environ.update({f"XDG_{name}_HOME": str(home / name) for name in ("CONFIG", "DATA", "STATE", "CACHE")})
    os.environ["PYTHONPATH"] = str(python_path)
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
