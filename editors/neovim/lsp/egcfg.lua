-- The server as Neovim's own configuration; `vim.lsp.config('egcfg', {...})` lays over it what you want otherwise.

---@type vim.lsp.Config
return {
  cmd = { 'egcfg', 'serve' },
  filetypes = { 'python' },
  root_markers = { 'pyproject.toml', 'setup.cfg', 'setup.py', 'pytest.ini', 'tox.ini', '.git' },
  capabilities = { experimental = { egcfg = { status = true, refresh = true } } },
  handlers = {
    ['egcfg/status'] = function(_, status)
      require('egcfg.status').told(status)
    end,
    ['egcfg/refresh'] = function(_, told)
      require('egcfg.ghost').refresh(told)
    end,
  },
}
