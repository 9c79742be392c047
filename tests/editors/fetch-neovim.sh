#!/usr/bin/env bash
# Puts a Neovim of 0.12 or later under CACHE and prints the command that starts it.
# A Neovim on the PATH that is new enough is taken as it is. Otherwise Debian's unstable packages are unpacked
# privately: nothing is installed, no rights are needed, the machine's own package lists stay as they are.
set -euo pipefail
cache=${1:?"usage: fetch-neovim.sh CACHE"}/neovim

new_enough() { "$1" --version 2>/dev/null | head -1 | grep -Eq '^NVIM v(0\.(1[2-9]|[2-9][0-9])|[1-9])'; }

if command -v nvim >/dev/null && new_enough nvim; then command -v nvim; exit; fi
if [ -x "$cache/nvim" ] && new_enough "$cache/nvim"; then echo "$cache/nvim"; exit; fi
command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || {
  echo "Neovim 0.12 is neither on the PATH nor to be had: this is no Debian (no apt-get)." >&2; exit 1; }

rm -rf "$cache"; mkdir -p "$cache"/{lists/partial,archives/partial,root,log}
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
echo "deb [signed-by=$keyring] ${DEBIAN_MIRROR:-http://deb.debian.org/debian} sid main" > "$cache/sources.list"
touch "$cache/status"
private=(-o "Dir::Etc::SourceList=$cache/sources.list" -o Dir::Etc::SourceParts=/dev/null
  -o "Dir::State::Lists=$cache/lists" -o "Dir::State::status=$cache/status"
  -o "Dir::Cache=$cache" -o "Dir::Cache::archives=$cache/archives" -o "Dir::Log=$cache/log"
  -o Acquire::Retries=5 -o Acquire::Languages=none -o Acquire::IndexTargets::deb::Contents-deb::DefaultEnabled=false -o APT::Sandbox::User=)
apt-get "${private[@]}" -qq update >&2
wanted=$(apt-get "${private[@]}" install --no-install-recommends --print-uris -qq neovim | sed "s/.* \([^ _]*\)_[^ ]* .*/\1/")
( cd "$cache/archives" && apt-get "${private[@]}" -qq download $wanted >&2 )
for package in "$cache"/archives/*.deb; do dpkg-deb -x "$package" "$cache/root"; done

loader=$(find "$cache/root" -name 'ld-linux*.so*' -o -name 'ld-linux*' -type f | head -1)
library=$(find "$cache/root" -name libluajit-5.1.so.2 -printf '%h\n' | head -1)
cat > "$cache/nvim" <<RUN
#!/bin/sh
VIMRUNTIME=$cache/root/usr/share/nvim/runtime exec $loader --library-path $library \\
  $cache/root/usr/bin/nvim --cmd "set runtimepath+=$cache/root/usr/lib/nvim" "\$@"
RUN
chmod +x "$cache/nvim"
new_enough "$cache/nvim" || { echo "The Neovim of Debian's unstable does not run here, or is older than 0.12." >&2; exit 1; }
echo "$cache/nvim"
