-- The server as Neovim's own configuration; `vim.lsp.config('egcfg', {...})` lays over it what you want otherwise.

-- A server for each project, or folder where there is no project: trust in one says nothing of another.

---@type vim.lsp.Config
return {
  cmd = require('egcfg.install').cmd(),
  cmd_cwd = vim.fn.stdpath('run'), -- not the project: Python would import from it
  cmd_env = { PYTHONSAFEPATH = '1' },
  filetypes = { 'python' },
  root_markers = { 'pyproject.toml', 'setup.cfg', 'setup.py', 'pytest.ini', 'tox.ini', '.git', '.hg' },
  root_dir = function(buffer, begin)
    local marked = vim.fs.root(buffer, vim.lsp.config.egcfg.root_markers)
    begin(marked or require('egcfg.trust').own(buffer))
  end,
  capabilities = { experimental = { egcfg = { status = true, refresh = true, search = true } } },
  handlers = {
    ['egcfg/status'] = function(_, status)
      require('egcfg.status').told(status)
    end,
    ['egcfg/search'] = function(_, told, context)
      require('egcfg.search').told(told, assert(vim.lsp.get_client_by_id(context.client_id)))
    end,
    ['egcfg/refresh'] = function(_, told)
      require('egcfg.ghost').refresh(told)
    end,
  },
}
