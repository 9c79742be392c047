if vim.g.loaded_egcfg then
  return
end
vim.g.loaded_egcfg = true

vim.api.nvim_create_user_command('EgcfgInstall', function(given)
  require('egcfg.install')[given.bang and 'stop' or 'run']()
end, { bang = true, desc = 'egcfg: installs the server; with ! stops that' })

vim.api.nvim_create_user_command('Egcfg', function(given)
  require('egcfg.commands').run(given.args)
end, {
  nargs = 1,
  desc = 'egcfg: complete, trace, explain, doctor, restart, status or trust',
  complete = function(typed)
    return require('egcfg.commands').names(typed)
  end,
})
