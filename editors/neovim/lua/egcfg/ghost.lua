--- Ghost text: Neovim shows it; here it is accepted in parts, and asked for again when there is a better one.
local M = {}

---@param text string
---@return string the part up to the end of the first word
local function first_word(text)
  return text:match('^%s*[%w_]+') or text:match('^%s*[^%w_%s]+') or text
end

---@param text string
---@return string the first line; with what follows up to the next line's text, where the first one is empty
local function first_line(text)
  return text:match('^%s*[^\n]+') or text
end

--- Only `part(rest)` of what stands behind the cursor; Neovim asks for the remainder by itself.
---
--- The suggestion may be older than what was typed along it: that part is replaced, not repeated. What departs from
--- the text is not accepted.
---@param part fun(rest: string): string
---@return fun(item: vim.lsp.inline_completion.Item): vim.lsp.inline_completion.Item?
local function only(part)
  return function(item)
    local text = item.insert_text
    if type(text) ~= 'string' or not item.range then
      return item
    end
    local row, column, last_row, last_column = item.range:to_extmark()
    local cursor = vim.api.nvim_win_get_cursor(0)[2]
    local before = text:sub(1, math.max(0, cursor - column))
    if last_row == row and last_column < cursor then
      if vim.api.nvim_get_current_line():sub(column + 1, cursor) ~= before then
        return nil
      end
      last_column = cursor + last_column - column
    end
    local rest = text:sub(#before + 1)
    local taken = part(rest)
    if taken ~= rest then
      last_row, last_column = row, math.max(column, cursor)
    end
    item.insert_text = before .. taken
    item.range = vim.range.extmark(vim.api.nvim_get_current_buf(), row, column, last_row, last_column)
    return item
  end
end

---@param text string
---@return string
local function whole(text)
  return text
end

---@return boolean whether there was something to accept
function M.accept()
  return vim.lsp.inline_completion.get({ on_accept = only(whole) })
end

---@return boolean whether there was something to accept
function M.word()
  return vim.lsp.inline_completion.get({ on_accept = only(first_word) })
end

---@return boolean whether there was something to accept
function M.line()
  return vim.lsp.inline_completion.get({ on_accept = only(first_line) })
end

--- The next of several suggestions.
---@return boolean whether there is one
function M.next()
  if not require('egcfg').client() then
    return false
  end
  vim.schedule(function()
    vim.lsp.inline_completion.select({ count = 1 })
  end)
  return true
end

--- Asks again, as if the cursor had moved.
---@param buffer integer
local function again(buffer)
  local inserting = vim.startswith(vim.api.nvim_get_mode().mode, 'i')
  if inserting and vim.api.nvim_get_current_buf() == buffer then
    vim.api.nvim_exec_autocmds('CursorMovedI', { buffer = buffer, modeline = false }) -- a model may have written one
  end
end

--- A better answer stands ready.
---@param told { uri: string }
function M.refresh(told)
  again(vim.uri_to_bufnr(told.uri))
end

--- Asks as soon as there is a server, which may be later than the first key in insert mode; tells it when
--- insert mode ends, so that its work on ghost text ends too.
function M.watch()
  local group = vim.api.nvim_create_augroup('egcfg.ghost', {})
  vim.api.nvim_create_autocmd('LspAttach', {
    group = group,
    callback = function(event)
      local client = vim.lsp.get_client_by_id(event.data.client_id)
      if client and client.name == 'egcfg' then
        vim.defer_fn(function() -- Neovim begins to listen to the cursor only after this event
          again(event.buf)
        end, 50)
      end
    end,
  })
  vim.api.nvim_create_autocmd({ 'InsertLeave', 'BufLeave' }, {
    group = group,
    callback = function(event)
      local client = require('egcfg').client(event.buf)
      if client then
        client:notify('egcfg/left', { textDocument = { uri = vim.uri_from_bufnr(event.buf) } })
      end
    end,
  })
end

M._first_word, M._first_line = first_word, first_line

return M
