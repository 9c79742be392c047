#!/usr/bin/env bash
# Puts VS Code's server (code-server, from npm), its own Node and playwright-core under CACHE, installs a Chromium if
# there is none, and prints the folder. Needs npm; on Debian, and only with the rights for it, apt-get for Chromium.
set -euo pipefail
cache=${1:?"usage: fetch-vscode.sh CACHE"}/vscode
code_server=4.139.1 playwright=1.65.1 node=24

command -v npm >/dev/null || { echo "VS Code's server is not to be had: npm is missing." >&2; exit 1; }
"$(dirname "$0")/fetch-chromium.sh"
if [ ! -f "$cache/complete" ]; then
  rm -rf "$cache"; mkdir -p "$cache"; cd "$cache"
  echo '{"private": true}' > package.json
  npm install --no-audit --no-fund --loglevel=error "node@$node" >&2
  npm install --no-audit --no-fund --loglevel=error --ignore-scripts \
    "node@$node" "code-server@$code_server" "playwright-core@$playwright" >&2
  export PATH="$cache/node_modules/node/bin:$PATH"
  ( cd node_modules/code-server && npm rebuild --loglevel=error argon2 >&2
    cd lib/vscode && npm install --no-audit --no-fund --loglevel=error --ignore-scripts --omit=dev --legacy-peer-deps >&2
    npm rebuild --loglevel=error node-pty @vscode/spdlog @parcel/watcher >&2 )
  touch complete
fi
echo "$cache"
