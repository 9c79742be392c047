"""The plugin in a real Neovim, with the real server and the real model."""

import json
import re
import sys
from pathlib import Path

import pytest

from tests.editors.conftest import PICTURES, ROOT
from tests.editors.neovim import PATIENT, PERSONAL, collect, running

pytestmark = pytest.mark.editors

EVEN = '''\
def is_even(n):
    """Return True if the number is even.

    >>> is_even(4)
    True
    >>> is_even(3)
    False
    """
'''


@pytest.fixture
def editor(neovim, tmp_path):
    with running(neovim, tmp_path / "home") as started:
        yield started
    del started
    collect()


@pytest.fixture
def path(tmp_path):
    (tmp_path / "pyproject.toml").write_text("")
    file = tmp_path / "even.py"
    file.write_text(EVEN)
    return file


STATUS = "return require('egcfg.status').line()"


def shown(editor, path):
    """Opens a new line at the end, which Neovim indents; the ghost text that appears there, and stays."""
    editor.edit(path)
    editor.keys("Go")
    return settled(editor)


def settled(editor):
    """The ghost text when the server is at rest: no better one comes."""
    return editor.until(lambda: editor.lua(STATUS) == "✓ egcfg" and editor.ghost, "ghost text")


def works(text):
    scope = {}
    exec(text, scope)
    return scope["is_even"](10) is True and scope["is_even"](7) is False


@pytest.mark.requirement(1)
def test_ghost_text_is_accepted_exactly_and_passes_its_tests(editor, path):
    editor.setup()
    editor.lua(PERSONAL)
    ghost = shown(editor, path)
    editor.until(lambda: "2/2 tests pass with the suggestion" in editor.lenses, "the lens")
    editor.picture(PICTURES / "neovim-ghost.svg", columns=60, rows=13)
    before = editor.text
    editor.keys("<Tab>")
    editor.until(lambda: editor.text != before, "accepting")
    assert editor.text == EVEN + "    " + ghost + "\n"
    assert editor.ghost == ""
    assert works(editor.text)


def test_typing_along_keeps_the_suggestion(editor, path):
    editor.setup()
    ghost = shown(editor, path)
    for typed in range(1, 5):
        editor.keys(ghost[typed - 1])
        editor.until(lambda rest=ghost[typed:]: editor.ghost == rest, "the remainder")
    editor.keys("<Tab>")
    editor.until(lambda: editor.text == EVEN + "    " + ghost + "\n", "accepting the remainder")


def test_accepted_word_by_word_and_line(editor, path):
    editor.setup()
    ghost = shown(editor, path)
    first = ghost.split()[0]
    editor.keys("<M-Right>")
    editor.until(lambda: editor.lines[-1] == "    " + first, "the first word")
    editor.until(lambda: editor.ghost == ghost.removeprefix(first), "the remainder")
    editor.keys("<M-Down>")
    line = ghost.split("\n")[0]
    editor.until(lambda: EVEN + "    " + line in editor.text, "the line")


HEAR = """
_G.heard = {}
vim.api.nvim_create_autocmd('User', {
  pattern = 'EgcfgStatus',
  callback = function(told) table.insert(_G.heard, told.data.reason) end,
})
"""


def test_undo_brings_the_suggestion_back_and_nothing_is_searched_for_again(editor, path):
    editor.setup()
    ghost = shown(editor, path)
    editor.lua(HEAR)
    editor.keys("<M-Right>")
    editor.until(lambda: editor.lines[-1].strip() == ghost.split()[0], "the first word")
    editor.keys("<Esc>u")
    editor.until(lambda: editor.text == EVEN, "undo")
    editor.keys("Go")
    editor.until(lambda: editor.ghost == ghost, "the suggestion")
    assert not any("completing" in each for each in editor.lua("return _G.heard"))


def test_leaving_cancels(editor, path):
    editor.setup()
    shown(editor, path)
    editor.keys("<Esc>")
    editor.until(lambda: editor.ghost == "", "hiding")
    assert editor.text.rstrip() == EVEN.rstrip()


def test_nothing_runs_in_a_folder_that_is_not_trusted(editor, path):
    editor.setup(trusted=False)
    editor.edit(path)
    editor.keys("Go")
    said = editor.until(lambda: "not trusted" in editor.nvim.command_output("messages"), "a message")
    assert said
    assert editor.ghost == ""


DIFF = """
local found = vim.iter(vim.api.nvim_list_wins()):find(function(window)
  return vim.wo[window].diff and vim.bo[vim.api.nvim_win_get_buf(window)].buftype == 'nofile'
end)
local lines = found and vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(found), 0, -1, false)
return lines and table.concat(lines, '\\n')
"""


def found(editor):
    """Completes the function at the end; the file with the program that passes, as the diff shows it."""
    editor.keys("G")
    editor.nvim.command("Egcfg complete")
    return editor.until(lambda: editor.lua(DIFF), "a diff")


def test_programs_are_listed_and_what_is_accepted_is_one_edit_that_one_undo_takes_back(editor, path):
    path.write_text(EVEN + "    ...\n")
    editor.setup()
    attached(editor, path)
    shown = found(editor)
    assert works(shown)
    assert "egcfg://search" in editor.nvim.eval("bufname()")
    assert editor.lines[0].startswith("✓ 2/2  ")
    assert "is_even · passes your 2 tests" in editor.nvim.eval("&winbar")
    editor.keys("n")
    editor.until(lambda: "searching for another program" in editor.nvim.eval("&winbar"), "a search")
    editor.keys("q")
    assert editor.text == EVEN + "    ...\n"
    assert not editor.lua(DIFF)
    shown = found(editor)
    editor.keys("a")
    editor.until(lambda: editor.text == shown + "\n", "accepting")
    assert not editor.lua(DIFF)
    editor.nvim.command("undo")
    assert editor.text == EVEN + "    ...\n"


IMPOSSIBLE = '''\
def nonsense(n):
    """
    >>> nonsense(1)
    84173
    >>> nonsense(1)
    -5
    """
    ...
'''


def test_where_nothing_passes_the_programs_can_be_compared_and_accepted_all_the_same(editor, path):
    path.write_text(IMPOSSIBLE)
    editor.setup(method={"strategy": "direct"})
    attached(editor, path)
    editor.keys("G")
    editor.nvim.command("Egcfg complete")
    editor.until(lambda: "nonsense is left as it was" in editor.nvim.eval("&winbar"), "the end")
    assert editor.lines[0].startswith("✗ ")
    assert "nonsense(1): " in editor.lines[0]
    assert not editor.lua(DIFF)
    editor.keys("<CR>")
    shown = editor.until(lambda: editor.lua(DIFF), "a diff")
    editor.keys("a")
    editor.until(lambda: editor.text == shown + "\n", "accepting")


ANSWERS = """
local answers = ...
_G.asked = {}
vim.ui.select = function(items, options, chosen)
  table.insert(_G.asked, options.prompt)
  for index, item in ipairs(items) do
    local title = type(item) == 'table' and item.title or item
    if vim.tbl_contains(answers, title) then return chosen(item, index) end
  end
end
"""


def test_from_the_plugin_alone_to_a_tested_completion(neovim, unaided, tmp_path, path):
    """Trust, the installation and the model are agreed to. Of packages and model, see ``unaided``."""
    with running(neovim, tmp_path / "home", python_path=unaided) as started:
        installed_and_completed(started, path)
    del started
    collect()


def installed_and_completed(editor, path):
    editor.lua(ANSWERS, ["Yes", "Download (491 MB, Apache-2.0)"])
    editor.setup(trusted=None, cmd=None)
    editor.edit(path)
    assert ":EgcfgInstall" in editor.nvim.command_output("messages")
    editor.nvim.command("EgcfgInstall")
    editor.until(lambda: "installing" in editor.lua(STATUS), "a status")
    editor.until(lambda: editor.lua("return require('egcfg').client() ~= nil"), "attaching")
    editor.keys("Go")
    ghost = settled(editor)
    editor.keys("<Tab>")
    editor.until(lambda: editor.text == EVEN + "    " + ghost + "\n", "accepting")
    assert any("needs a model" in each for each in editor.lua("return _G.asked"))
    assert "tokens/s" in editor.lua("return require('egcfg.status').words()")
    editor.nvim.command("checkhealth egcfg")
    assert "from :EgcfgInstall" in editor.text


def test_help_and_health(editor, path):
    editor.setup()
    editor.edit(path)
    editor.until(lambda: editor.lua("return require('egcfg').client() ~= nil"), "attaching")
    editor.nvim.command("checkhealth egcfg")
    report = editor.text
    assert "running for" in report
    assert "ghost text is switched on" in report
    editor.nvim.command("helptags ALL")
    editor.nvim.command("help egcfg-trust")
    assert editor.nvim.eval("expand('%:t')") == "egcfg.txt"


def test_health_asks_the_server_itself_and_runs_nothing_of_the_current_folder(editor, path):
    """Where the server is a Python's script or module, no file is run that is called doctor."""
    (path.parent / "doctor").write_text(f"open({str(path.parent / 'executed')!r}, 'w')")
    doctor = path.parent / "egcfg_lsp"
    doctor.write_text("import sys; sys.exit('heard ' + ' '.join(sys.argv[1:]))")
    editor.setup(cmd=[sys.executable, str(doctor), "serve", "--log", "debug"])
    editor.nvim.command(f"cd {path.parent}")
    editor.nvim.command("checkhealth egcfg")
    assert "heard doctor\n" in editor.text
    assert not (path.parent / "executed").exists()


def test_a_modeline_that_a_model_wrote_is_not_obeyed(editor, path):
    """It is text of the document, of which Neovim looks at a file's modelines when it opens that file."""
    editor.setup()
    editor.edit(path)
    editor.lua("vim.bo.modeline = true")
    editor.keys("Go# vim: set tabstop=77:")
    editor.lua("require('egcfg.ghost').refresh({ uri = vim.uri_from_bufnr(0) })")
    assert editor.nvim.eval("mode()") == "i"
    assert editor.nvim.eval("&tabstop") != 77


HINTS = """
local function label(each) return each.inlay_hint.label end
return vim.tbl_map(label, vim.lsp.inlay_hint.get({ bufnr = 0 }))
"""


def attached(editor, path):
    editor.edit(path)
    editor.until(lambda: editor.lua("return require('egcfg').client() ~= nil"), "attaching")


def test_values_of_each_line_and_the_page_of_the_last_completion(editor, path):
    path.write_text(EVEN + "    ...\n")
    editor.setup()
    attached(editor, path)
    found(editor)
    editor.keys("a")
    editor.until(lambda: editor.text != EVEN + "    ...\n" and "def is_even" in editor.text, "accepting")
    editor.nvim.command("Egcfg trace")
    editor.until(lambda: any("-> True" in label for label in editor.lua(HINTS)), "hints")
    editor.nvim.command("Egcfg explain")
    editor.until(lambda: "egcfg://explain" in editor.nvim.eval("bufname()"), "the page")
    assert "passes your 2 tests" in editor.text


def test_status_line(editor, path):
    editor.setup()
    attached(editor, path)
    editor.until(lambda: editor.lua(STATUS) == "✓ egcfg", "a status")


def test_a_folder_is_trusted_once_and_remembered(editor, path):
    editor.lua("vim.ui.select = function(_, options, chosen) _G.asked = options.prompt; chosen('Yes') end")
    editor.setup(trusted=None)
    ghost = shown(editor, path)
    assert ghost
    assert str(path.parent) in editor.lua("return _G.asked")
    known = editor.lua("return require('egcfg.trust').known()")
    assert known == {str(path.parent): True}


QUIET_SERVER = """
local plugin, trusted = ...
vim.opt.runtimepath:append(plugin)
_G.asked, _G.told = {}, {}
vim.ui.select = function(_, options, chosen) table.insert(_G.asked, options.prompt); chosen('No') end
local function quiet()
  local closing = false
  return {
    request = function(method, _, answered)
      vim.schedule(function() answered(nil, method == 'initialize' and { capabilities = {} } or vim.NIL) end)
      return true, 1
    end,
    notify = function(method, params)
      if method == 'workspace/didChangeConfiguration' then
        table.insert(_G.told, params.settings.egcfg.trusted)
      end
      return true
    end,
    is_closing = function() return closing end,
    terminate = function() closing = true end,
  }
end
require('egcfg').setup({ cmd = quiet })
require('egcfg.trust').remember(trusted, true)
vim.fn.chdir(trusted)
"""


def test_trust_in_the_current_folder_says_nothing_of_a_file_elsewhere(editor, tmp_path):
    """Files without a project, under a server that only listens."""
    for name in ("mine", "theirs", "others"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.py").write_text(EVEN)
    editor.lua(QUIET_SERVER, str(ROOT / "editors" / "neovim"), str(tmp_path / "mine"))
    for number, name in enumerate(("theirs", "others"), start=1):
        editor.edit(tmp_path / name / "a.py")
        editor.until(lambda: len(editor.lua("return _G.asked")) == number, "a question")  # noqa: B023
        assert f"runs code of {tmp_path / name}," in editor.lua("return _G.asked")[-1]
        assert editor.lua("return _G.told") == [False] * number
    editor.edit(tmp_path / "mine" / "a.py")
    editor.until(lambda: editor.lua("return _G.told") == [False, False, True], "being told")
    assert len(editor.lua("return _G.asked")) == 2


@pytest.mark.parametrize("page", ["README.md", "editors/neovim/README.md"])
def test_what_the_readme_says_is_enough(neovim, tmp_path, path, page):
    """Its lines, as they stand, are the person's init.lua, but for the time that a slow machine takes; the
    question of trust is answered."""
    [said] = re.findall(r"```lua\n(.*?)```", (ROOT / page).read_text(), re.DOTALL)
    said = re.sub(
        r"/path/to/\w+(/folder)?/\.venv/bin/egcfg", str(Path(sys.executable).with_name("egcfg")), said
    )
    said = re.sub(r"/path/to/(this/folder|egcfg)", str(ROOT), said)
    said = said.replace("setup({", f"setup({{ settings = vim.json.decode([[{json.dumps(PATIENT)}]]),")
    init = tmp_path / "home" / "CONFIG" / "nvim" / "init.lua"
    init.parent.mkdir(parents=True)
    init.write_text(said)
    with running(neovim, tmp_path / "home", options=()) as started:
        trusted_and_completed(started, path)
    del started
    collect()


def trusted_and_completed(editor, path):
    """What a person types, but for the command that opens the file: its mode is the question's mode, too."""
    editor.edit(path)
    editor.until(lambda: editor.nvim.api.get_mode()["mode"] == "c", "the question of trust")
    editor.keys("1<CR>")
    editor.keys("Go")
    ghost = settled(editor)
    editor.keys("<Tab>")
    editor.until(lambda: editor.text == EVEN + "    " + ghost + "\n", "accepting")
    assert works(editor.text)
