--- `:EgcfgInstall`: the server in an environment of its own, in Neovim's data folder.
local M = {}

local here = debug.getinfo(1, 'S').source:sub(2)
local editors = vim.fs.normalize(vim.fs.joinpath(vim.fs.dirname(vim.fs.abspath(here)), '..', '..', '..'))

local function venv()
  return vim.fs.joinpath(vim.fn.stdpath('data'), 'egcfg', 'venv')
end

--- Where what the installer says is kept.
---@return string
function M.log()
  return vim.fs.joinpath(vim.fn.stdpath('log'), 'egcfg-install.log')
end

--- The server that was installed here; nothing while none is.
---@return string?
function M.program()
  return vim.uv.fs_stat(vim.fs.joinpath(venv(), 'complete')) and vim.fs.joinpath(venv(), 'bin', 'egcfg') or nil
end

--- How the server is started: as it was installed here, or from the PATH.
---@return string[]
function M.cmd()
  return { M.program() or 'egcfg', 'serve' }
end

--- Commands that may run the installer, the likeliest first: uv brings a Python where there is none.
---@return string[][]
local function launchers()
  local found = {}
  local function add(program, ...)
    local path = vim.fn.exepath(vim.fn.expand(program))
    if path ~= '' then
      table.insert(found, { path, ... })
    end
  end
  for _, uv in ipairs({ 'uv', '~/.local/bin/uv', '~/.cargo/bin/uv' }) do
    add(uv, 'run', '--no-project', '--quiet', '--python', '>=3.11', 'python', '-I')
  end
  add('python3', '-I')
  add('python', '-I')
  return found
end

local NO_PYTHON = {
  message = 'egcfg needs Python 3.11 or later, and there is none. uv brings one; install it.',
  command = 'curl -LsSf https://astral.sh/uv/install.sh | sh',
}

---@param text string
---@param status 'running'|'success'|'failed'|'cancel'
local function tell(text, status)
  M.message = vim.api.nvim_echo({ { text } }, status ~= 'running', {
    id = M.message,
    kind = 'progress',
    status = status,
    title = 'egcfg',
    source = 'egcfg',
  })
  local state = ({ running = 'loading', success = 'ready' })[status] or 'error'
  require('egcfg.status').told({ state = state, reason = text, label = status == 'running' and 'installing' or '' })
end

--- Starts it for what is open, in place of a server that runs.
local function start()
  tell('the server is installed', 'success')
  vim.lsp.enable('egcfg', false)
  vim.lsp.config('egcfg', { cmd = M.cmd() })
  vim.lsp.enable('egcfg')
end

--- Types a command into a terminal; the person reads it, and presses Enter.
---@param command string
local function in_terminal(command)
  vim.cmd.new()
  local job = vim.fn.jobstart({ vim.o.shell }, { term = true })
  vim.fn.chansend(job, command)
  vim.cmd.startinsert()
end

---@param failure { message: string, command?: string }
local function failed(failure)
  tell(failure.message, 'failed')
  local mend = (failure.command or '') ~= '' and 'Open a terminal with: ' .. failure.command or nil
  local choices = { mend or 'Show the log', 'Try again', 'Not now' }
  vim.ui.select(choices, { prompt = failure.message }, function(answer)
    if answer == 'Try again' then
      M.run()
    elseif answer == 'Show the log' then
      vim.cmd.split(M.log())
    elseif answer == mend and mend then
      in_terminal(failure.command)
    end
  end)
end

--- Runs the installer with the first program that can.
---@param with string[][]
local function run(with)
  local launcher = table.remove(with, 1)
  if not launcher then
    return failed(NO_PYTHON)
  end
  local log, last, rest = assert(io.open(M.log(), 'a')), nil, ''
  local function heard(_, data)
    rest = rest .. (data or '')
    for line in rest:gmatch('(.-)\n') do
      local readable, said = pcall(vim.json.decode, line)
      last = readable and type(said) == 'table' and said or last
      if last and last.step then
        vim.schedule_wrap(tell)('installing: ' .. last.step, 'running')
      end
    end
    rest = rest:match('[^\n]*$')
  end
  local root = vim.fs.dirname(editors)
  local script = { vim.fs.joinpath(editors, 'install.py'), root, venv(), vim.fs.joinpath(root, 'constraints.txt') }
  local options = { detach = true, cwd = vim.fn.stdpath('run'), stdout = heard } -- detached: ended as one group
  function options.stderr(_, data)
    log:write(data or '')
  end
  M.process = vim.system(vim.list_extend(launcher, script), options, function(ended)
    log:close()
    M.process = nil
    vim.schedule(function()
      if ended.signal ~= 0 then
        tell('the installation was stopped', 'cancel')
      elseif ended.code == 0 then
        start()
      elseif last then
        failed(last.message and last or { message = 'The installer of egcfg stopped.' })
      else
        run(with)
      end
    end)
  end)
end

--- Installs the server, unless that is in progress.
function M.run()
  if not M.process then
    vim.fn.mkdir(vim.fn.stdpath('log'), 'p')
    os.remove(M.log())
    run(launchers())
  end
end

--- Stops an installation.
function M.stop()
  if M.process then
    vim.uv.kill(-M.process.pid, 'sigterm')
  end
end

return M
