--- What the server does now, for a status line.
local M = {}

---@class egcfg.Status
---@field state 'ready'|'loading'|'indexing'|'busy'|'slow'|'refused'|'error'
---@field reason string
---@field action? { title: string, command: string }
---@field label? string a few words that should be seen without looking for them: a share, a phase, what passes
---@field model? string the model that is loaded, and how fast it writes

---@type egcfg.Status?
M.current = nil

local signs = { ready = '✓', loading = '…', indexing = '…', busy = '…', slow = '◷', refused = '⚠', error = '✗' }

--- What `:Egcfg` calls the server's commands, where it is not the same.
local names = { ['egcfg.completeFunction'] = 'complete', ['egcfg.showTrace'] = 'trace' }

---@param status egcfg.Status
function M.told(status)
  M.current = status
  vim.api.nvim_exec_autocmds('User', { pattern = 'EgcfgStatus', modeline = false, data = status })
  vim.cmd.redrawstatus()
end

--- Such as `✓ egcfg`, or `✓ egcfg: 1 of 2 tests pass`; empty where there is no server. For 'statusline': %{v:lua.require'egcfg.status'.line()}
---@return string
function M.line()
  local status = M.current
  if not status then
    return ''
  end
  local label = (status.label or '') ~= '' and ': ' .. status.label or ''
  return ('%s egcfg%s'):format(signs[status.state] or '?', label)
end

--- The state, its reason, and what to do about it.
---@return string
function M.words()
  local status = M.current
  if not status then
    return 'egcfg has said nothing yet'
  end
  local reason = status.reason ~= '' and ': ' .. status.reason or ''
  local action = type(status.action) == 'table' and (' (%s: :Egcfg %s)'):format(
    status.action.title,
    names[status.action.command] or status.action.command:gsub('^egcfg%.', '')
  ) or ''
  local model = (status.model or '') ~= '' and ('; %s'):format(status.model) or ''
  return ('egcfg is %s%s%s%s'):format(status.state, reason, model, action)
end

return M
