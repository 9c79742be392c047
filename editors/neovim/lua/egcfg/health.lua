--- `:checkhealth egcfg`
local M = {}

---@return string[]? the server's command, if it can be started
local function program()
  local config = vim.lsp.config.egcfg
  local cmd = config and config.cmd
  if type(cmd) ~= 'table' then
    vim.health.error('no server is configured', { "call require('egcfg').setup()" })
    return nil
  end
  if vim.fn.executable(cmd[1]) == 0 then
    local advice = {
      ':EgcfgInstall installs it',
      "name yours: require('egcfg').setup({ cmd = { '/path/to/.venv/bin/egcfg', 'serve' } })",
    }
    vim.health.error(('%s cannot be executed'):format(cmd[1]), advice)
    return nil
  end
  local own = cmd[1] == require('egcfg.install').program()
  vim.health.ok(('server: %s%s'):format(table.concat(cmd, ' '), own and ', from :EgcfgInstall' or ''))
  return cmd
end

--- Not only the first word of the command: a Python would run a file `doctor` of the current folder.
---@param server string[]
local function doctor(server)
  local command = {}
  for _, word in ipairs(server) do
    if word == 'serve' then
      break -- what follows is not the doctor's
    end
    table.insert(command, word)
  end
  table.insert(command, 'doctor')
  local ran, result = pcall(function()
    return vim.system(command, { text = true, env = { PYTHONSAFEPATH = '1' } }):wait(60000)
  end)
  if not ran then
    return vim.health.error(('%s does not start: %s'):format(table.concat(command, ' '), result))
  end
  local report = vim.trim((result.stdout or '') .. (result.stderr or ''))
  if result.code == 0 then
    vim.health.ok('the doctor has nothing to complain of\n' .. report)
  else
    vim.health.error('the doctor complains\n' .. report)
  end
end

function M.check()
  vim.health.start('egcfg')
  if vim.fn.has('nvim-0.12') == 0 then
    return vim.health.error('Neovim 0.12 or later is needed')
  end
  vim.health.ok(('Neovim %s'):format(vim.version()))
  local server = program()
  local clients = vim.lsp.get_clients({ name = 'egcfg' })
  if #clients == 0 then
    vim.health.warn('no server is running', { 'open a Python file', ':lsp log or :checkhealth vim.lsp say more' })
  end
  for _, client in ipairs(clients) do
    vim.health.ok(('running for %s'):format(client.root_dir or 'single files'))
  end
  local enabled = vim.lsp.inline_completion.is_enabled()
  vim.health[enabled and 'ok' or 'warn']('ghost text is switched ' .. (enabled and 'on' or 'off'))
  vim.health.info(require('egcfg.status').words())
  if server then
    doctor(server)
  end
end

return M
