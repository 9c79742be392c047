--- egcfg: Python functions completed against their tests.
local M = {}

---@class egcfg.Options
---@field cmd? string[] The server; default: what `:EgcfgInstall` installed, or `egcfg serve` from the PATH.
---@field trusted? boolean Whether code of these folders may be executed (in a sandbox); asked for when nil.
---@field settings? table What the server calls `egcfg.*`, nested, such as `{ budget = { automaticS = 2 } }`.
---@field keys? table<'accept'|'word'|'line'|'next', string|false> Keys in insert mode; false: none.

local keys = { accept = '<Tab>', word = '<M-Right>', line = '<M-Down>', next = '<M-]>' }

--- Starts the server for Python files, and shows what it says.
---@param options? egcfg.Options
function M.setup(options)
  options = options or {}
  vim.validate('options', options, 'table')
  local settings = vim.tbl_deep_extend('force', { trusted = options.trusted }, options.settings or {})
  if vim.tbl_isempty(settings) then
    settings = vim.empty_dict() -- an empty table would be sent as a list
  end
  vim.lsp.config('egcfg', { cmd = options.cmd, init_options = settings, settings = { egcfg = settings } })
  vim.lsp.enable('egcfg')
  M._point(vim.lsp.config.egcfg.cmd)
  vim.lsp.inline_completion.enable()
  M._map(vim.tbl_extend('force', keys, options.keys or {}))
  require('egcfg.ghost').watch()
  if options.trusted == nil then
    require('egcfg.trust').watch()
  end
end

--- Where the server works: the attached client of a buffer.
---@param buffer? integer
---@return vim.lsp.Client?
function M.client(buffer)
  return vim.lsp.get_clients({ name = 'egcfg', bufnr = buffer or 0 })[1]
end

--- Says once, at the first Python file, how to get a server where there is none.
---@param cmd any
function M._point(cmd)
  if type(cmd) ~= 'table' or vim.fn.executable(cmd[1]) == 1 then
    return
  end
  vim.api.nvim_create_autocmd('FileType', {
    pattern = 'python',
    once = true,
    callback = function()
      vim.notify(':EgcfgInstall installs the server of egcfg.')
    end,
  })
end

---@param chosen table<string, string|false>
function M._map(chosen)
  local ghost = require('egcfg.ghost')
  for what, key in pairs(chosen) do
    if key then
      vim.keymap.set('i', key, function()
        if not ghost[what]() then
          return key
        end
      end, { expr = true, desc = 'egcfg: ' .. what .. ' of the suggestion' })
    end
  end
end

return M
