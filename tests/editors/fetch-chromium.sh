#!/usr/bin/env bash
# Installs a Chromium if there is none: on Debian, and only with the rights for it, by apt-get.
set -euo pipefail
if ! command -v chromium >/dev/null && ! command -v google-chrome >/dev/null; then
  command -v apt-get >/dev/null || { echo "There is no chromium, and no apt-get to install it." >&2; exit 1; }
  sudo=; [ "$(id -u)" = 0 ] || sudo="sudo -n"
  patient="-o DPkg::Lock::Timeout=600 -o Acquire::Retries=5"  # other programs may be installing, or the network busy
  { $sudo apt-get $patient -qq update && $sudo apt-get $patient -qq install -y --no-install-recommends chromium; } >&2
fi
