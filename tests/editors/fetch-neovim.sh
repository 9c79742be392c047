#!/usr/bin/env bash
# Puts a Neovim of 0.12 or later under CACHE and prints the command that starts it.
# A Neovim on the PATH that is new enough is taken as it is; otherwise Debian's is unpacked privately.
set -euo pipefail
cache=${1:?"usage: fetch-neovim.sh CACHE"}/neovim

new_enough() { "$1" --version 2>/dev/null | head -1 | grep -Eq '^NVIM v(0\.(1[2-9]|[2-9][0-9])|[1-9])'; }

if command -v nvim >/dev/null && new_enough nvim; then command -v nvim; exit; fi
if [ -x "$cache/nvim" ] && new_enough "$cache/nvim"; then echo "$cache/nvim"; exit; fi
loader=$("$(dirname "$0")/unpack-debian.sh" "$cache" neovim)
library=$(find "$cache/root" -name libluajit-5.1.so.2 -printf '%h\n' | head -1)
cat > "$cache/nvim" <<RUN
#!/bin/sh
VIMRUNTIME=$cache/root/usr/share/nvim/runtime exec $loader --library-path $library \\
  $cache/root/usr/bin/nvim --cmd "set runtimepath+=$cache/root/usr/lib/nvim" "\$@"
RUN
chmod +x "$cache/nvim"
new_enough "$cache/nvim" || { echo "The Neovim of Debian's unstable does not run here, or is older than 0.12." >&2; exit 1; }
echo "$cache/nvim"
