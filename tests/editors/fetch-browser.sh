#!/usr/bin/env bash
# Puts playwright-core under CACHE, installs a Chromium if there is none, and prints the folder. Needs Node 20 or later
# with npm; on Debian, and only with the rights for it, apt-get for Chromium.
set -euo pipefail
cache=${1:?"usage: fetch-browser.sh CACHE"}/browser
playwright=1.65.1

command -v npm >/dev/null || { echo "playwright-core is not to be had: npm is missing." >&2; exit 1; }
"$(dirname "$0")/fetch-chromium.sh"
if [ ! -f "$cache/complete" ]; then
  rm -rf "$cache"; mkdir -p "$cache"; cd "$cache"
  echo '{"private": true}' > package.json
  npm install --no-audit --no-fund --loglevel=error --ignore-scripts "playwright-core@$playwright" >&2
  touch complete
fi
echo "$cache"
