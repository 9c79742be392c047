--- Code is executed only in folders that the person trusts: asked for once a folder, remembered.
local M = {}

local function store()
  return vim.fs.joinpath(vim.fn.stdpath('state'), 'egcfg-trusted.json')
end

---@return table<string, boolean> by folder
function M.known()
  local file = io.open(store())
  if not file then
    return {}
  end
  local text = file:read('*a')
  file:close()
  local readable, folders = pcall(vim.json.decode, text)
  return readable and folders or {}
end

---@param folder string
---@param trusted boolean
function M.remember(folder, trusted)
  local folders = M.known()
  folders[folder] = trusted
  vim.fn.mkdir(vim.fs.dirname(store()), 'p')
  local file = assert(io.open(store(), 'w'))
  file:write(vim.json.encode(folders))
  file:close()
end

---@param client vim.lsp.Client
---@param trusted boolean
function M.tell(client, trusted)
  client.settings = vim.tbl_deep_extend('force', client.settings or {}, { egcfg = { trusted = trusted } })
  client:notify('workspace/didChangeConfiguration', { settings = client.settings })
end

--- Where a buffer's file lies; the current folder for one without a file.
---@param buffer integer
---@return string
function M.own(buffer)
  local file = vim.api.nvim_buf_get_name(buffer)
  return file ~= '' and vim.fs.dirname(vim.fs.abspath(file)) or vim.fn.getcwd()
end

--- Whose trust counts: the folder that the server of a buffer works in; where it has none, the file's own.
---@param client vim.lsp.Client
---@param buffer integer
---@return string
function M.folder(client, buffer)
  return client.root_dir or M.own(buffer)
end

---@param client vim.lsp.Client
---@param buffer integer
function M.ask(client, buffer)
  local folder = M.folder(client, buffer)
  local known = M.known()[folder]
  if known ~= nil then
    return M.tell(client, known)
  end
  local question = ('egcfg runs code of %s, in a sandbox, to test its suggestions. Trust this folder?'):format(folder)
  vim.ui.select({ 'Yes', 'No' }, { prompt = question }, function(answer)
    if answer then
      M.remember(folder, answer == 'Yes')
      M.tell(client, answer == 'Yes')
    end
  end)
end

--- Asks when a server starts.
function M.watch()
  local asked = {}
  vim.api.nvim_create_autocmd('LspAttach', {
    group = vim.api.nvim_create_augroup('egcfg.trust', {}),
    callback = function(event)
      local client = vim.lsp.get_client_by_id(event.data.client_id)
      if client and client.name == 'egcfg' and not asked[client.id] then
        asked[client.id] = true
        vim.schedule(function()
          M.ask(client, event.buf)
        end)
      end
    end,
  })
end

return M
