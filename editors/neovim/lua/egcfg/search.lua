--- The programs of a search in a window below the code, and the change that one of them would make as a diff.
local M = {}

---@class egcfg.Program
---@field passed integer
---@field total integer
---@field said string what fails first; the program itself where nothing does
---@field seconds number
---@field edit lsp.TextEdit

---@class egcfg.Search
---@field uri string
---@field version integer
---@field function string
---@field state 'searching'|'found'|'ended'
---@field said string
---@field seconds number
---@field first integer number of the first of `programs`
---@field programs egcfg.Program[]
---@field chosen? integer

local space = vim.api.nvim_create_namespace('egcfg.search')
local keys = { a = 'accept', n = 'next', e = 'explain', q = 'close', ['<CR>'] = 'compare' }
local legend = '%=<CR> compare  a accept  n next  e explain  q close '

---@type egcfg.Program[]
local programs = {}
---@type egcfg.Search?, vim.lsp.Client?
local told, client
local list = { window = -1, buffer = -1 }
local diff, shown = -1, 0

--- The buffer and the window of the code; nil, and a word to the person, if it is not the text that was searched for.
---@return integer?, integer?
local function source()
  local buffer = told and vim.uri_to_bufnr(told.uri) or -1
  local window = vim.fn.bufwinid(buffer)
  if window ~= -1 and told and vim.lsp.util.buf_versions[buffer] == told.version then
    return buffer, window
  end
  vim.notify('egcfg: the text changed meanwhile; complete the function again')
end

local function open()
  if vim.api.nvim_win_is_valid(list.window) then
    return
  end
  list.buffer = vim.api.nvim_create_buf(false, true)
  vim.bo[list.buffer].bufhidden = 'wipe'
  vim.api.nvim_buf_set_name(list.buffer, ('egcfg://search/%d'):format(list.buffer))
  list.window = vim.api.nvim_open_win(list.buffer, true, { split = 'below', win = -1, height = 8 })
  local options = vim.wo[list.window][0]
  options.number, options.wrap, options.cursorline, options.signcolumn = false, false, true, 'no'
  for key, what in pairs(keys) do
    vim.keymap.set('n', key, M[what], { buffer = list.buffer, nowait = true, desc = 'egcfg: ' .. what })
  end
end

local function draw()
  if not (told and vim.api.nvim_win_is_valid(list.window)) then
    return
  end
  local heading = ('%s · %s · %.1f s'):format(told['function'], told.said, told.seconds):gsub('%%', '%%%%')
  vim.wo[list.window][0].winbar = ' %<' .. heading .. legend
  local lines = {}
  for _, program in ipairs(programs) do
    local sign = program.passed == program.total and '✓' or '✗'
    table.insert(lines, 1, ('%s %d/%d  %s'):format(sign, program.passed, program.total, program.said))
  end
  vim.bo[list.buffer].modifiable = true
  vim.api.nvim_buf_set_lines(list.buffer, 0, -1, false, lines)
  vim.bo[list.buffer].modifiable = false
  for row, program in vim.iter(programs):rev():enumerate() do
    local group = program.passed == program.total and 'DiagnosticOk' or 'DiagnosticError'
    local seconds = { { (' %.1f s'):format(program.seconds), 'Comment' } }
    local mark = { end_col = lines[row]:find('  ') - 1, hl_group = group, virt_text = seconds }
    vim.api.nvim_buf_set_extmark(list.buffer, space, row - 1, 0, mark)
  end
end

local function hide()
  if vim.api.nvim_win_is_valid(diff) then
    vim.api.nvim_win_close(diff, true)
    vim.cmd.diffoff({ bang = true })
  end
end

--- Shows what a program would make of the code, beside it; the one under the cursor if it is not named.
---@param number? integer
function M.compare(number)
  local buffer, window = source()
  number = number or #programs + 1 - vim.api.nvim_win_get_cursor(list.window)[1]
  if not (buffer and window and client and programs[number]) then
    return
  end
  hide()
  shown = number
  local changed = vim.api.nvim_create_buf(false, true)
  vim.api.nvim_buf_set_lines(changed, 0, -1, false, vim.api.nvim_buf_get_lines(buffer, 0, -1, false))
  vim.lsp.util.apply_text_edits({ programs[number].edit }, changed, client.offset_encoding)
  vim.bo[changed].bufhidden, vim.bo[changed].buflisted, vim.bo[changed].filetype = 'wipe', false, 'python'
  diff = vim.api.nvim_open_win(changed, false, { split = 'right', win = window })
  for _, each in ipairs({ window, diff }) do
    vim.api.nvim_win_call(each, vim.cmd.diffthis)
  end
end

--- Inserts the program that is shown.
function M.accept()
  local buffer, window = source()
  if buffer and window and client and programs[shown] then
    M.close()
    vim.api.nvim_set_current_win(window)
    vim.lsp.util.apply_text_edits({ programs[shown].edit }, buffer, client.offset_encoding)
  end
end

--- Searches on for another program that passes.
function M.next()
  if told and client then
    local arguments = { told.uri, told['function'], 'another' }
    client:exec_cmd({ title = 'next', command = 'egcfg.completeFunction', arguments = arguments })
  end
end

function M.explain()
  local _, window = source()
  if window then
    vim.api.nvim_set_current_win(window)
    require('egcfg.commands').run('explain')
  end
end

--- Stops a search that goes on, and closes the windows.
function M.close()
  for id, request in pairs(client and client.requests or {}) do
    if request.type == 'pending' and request.method == 'workspace/executeCommand' then
      client:cancel_request(id)
    end
  end
  hide()
  if vim.api.nvim_win_is_valid(list.window) then
    vim.api.nvim_win_close(list.window, true)
  end
end

--- Draws what the server says; the program that it found is compared with the code.
---@param news egcfg.Search
---@param from vim.lsp.Client
function M.told(news, from)
  local goes_on = told and client == from and told.state == 'searching'
  local begins = news.state == 'searching' and not goes_on
  told, client = news, from
  programs = vim.list_extend(vim.list_slice(programs, 1, news.first), news.programs)
  if begins then
    shown = 0
    open()
  end
  draw()
  if type(news.chosen) == 'number' then
    M.compare(news.chosen + 1)
  end
end

return M
