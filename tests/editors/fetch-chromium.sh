#!/usr/bin/env bash
# Installs a Chromium if there is none: on Debian, and only with the rights for it, by apt-get.
set -euo pipefail
if ! command -v chromium >/dev/null && ! command -v google-chrome >/dev/null; then
  command -v apt-get >/dev/null || { echo "There is no chromium, and no apt-get to install it." >&2; exit 1; }
  sudo=; [ "$(id -u)" = 0 ] || sudo="sudo -n"
  { $sudo apt-get -qq update && $sudo apt-get -qq install -y --no-install-recommends chromium; } >&2
fi
