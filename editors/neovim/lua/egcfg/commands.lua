--- `:Egcfg complete` and the others.
local M = {}

---@param name string
---@param answered? fun(result: table)
local function execute(name, answered)
  local client = require('egcfg').client()
  if not client then
    vim.notify('egcfg is not attached to this buffer; :checkhealth egcfg says why', vim.log.levels.WARN)
    return
  end
  local position = vim.lsp.util.make_position_params(0, client.offset_encoding)
  local command = { command = 'egcfg.' .. name, arguments = { position.textDocument.uri, position.position } }
  client:request('workspace/executeCommand', command, function(failed, result)
    if failed then
      vim.notify(failed.message, vim.log.levels.ERROR)
    elseif answered then
      answered(result or {})
    end
  end)
end

---@param title string
---@param text string
---@param filetype string
local function split(title, text, filetype)
  vim.cmd.new()
  local buffer = vim.api.nvim_get_current_buf()
  vim.bo[buffer].buftype, vim.bo[buffer].bufhidden, vim.bo[buffer].filetype = 'nofile', 'wipe', filetype
  vim.api.nvim_buf_set_name(buffer, ('egcfg://%s/%d'):format(title, buffer))
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, vim.split(text, '\n'))
  vim.bo[buffer].modifiable = false
end

M.all = {
  complete = function()
    execute('completeFunction')
  end,
  trace = function()
    vim.lsp.inlay_hint.enable(true, { bufnr = 0 })
    execute('showTrace')
  end,
  explain = function()
    execute('explain', function(answer)
      if answer.text then
        split('explain', answer.text, 'markdown')
      else
        vim.notify(answer.reason or 'there is nothing to explain yet')
      end
    end)
  end,
  doctor = function()
    execute('doctor', function(answer)
      split('doctor', answer.text or '', 'text')
    end)
  end,
  restart = function()
    execute('restart')
  end,
  status = function()
    vim.notify(require('egcfg.status').words())
  end,
  trust = function()
    local client = require('egcfg').client()
    if client then
      local trust = require('egcfg.trust')
      trust.remember(trust.folder(client, vim.api.nvim_get_current_buf()), true)
      trust.tell(client, true)
    end
  end,
}

--- The names that begin with what is typed.
---@param typed string
---@return string[]
function M.names(typed)
  local names = vim.tbl_filter(function(name)
    return vim.startswith(name, typed)
  end, vim.tbl_keys(M.all))
  table.sort(names)
  return names
end

---@param name string
function M.run(name)
  local command = M.all[name]
  if command then
    command()
  else
    vim.notify((':Egcfg knows %s'):format(table.concat(M.names(''), ', ')), vim.log.levels.ERROR)
  end
end

return M
