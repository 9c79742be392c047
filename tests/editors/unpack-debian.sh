#!/usr/bin/env bash
# Unpacks a package of Debian's unstable and what it needs into FOLDER/root, privately: nothing is installed, no rights
# are needed, the machine's own package lists stay as they are. Prints the loader that starts its programs.
set -euo pipefail
folder=${1:?"usage: unpack-debian.sh FOLDER PACKAGE"} package=${2:?"usage: unpack-debian.sh FOLDER PACKAGE"}
command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || {
  echo "$package is not to be had: this is no Debian (no apt-get)." >&2; exit 1; }

rm -rf "$folder"; mkdir -p "$folder"/{lists/partial,archives/partial,root,log}
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
echo "deb [signed-by=$keyring] ${DEBIAN_MIRROR:-http://deb.debian.org/debian} sid main" > "$folder/sources.list"
touch "$folder/status"
private=(-o "Dir::Etc::SourceList=$folder/sources.list" -o Dir::Etc::SourceParts=/dev/null
  -o "Dir::State::Lists=$folder/lists" -o "Dir::State::status=$folder/status"
  -o "Dir::Cache=$folder" -o "Dir::Cache::archives=$folder/archives" -o "Dir::Log=$folder/log"
  -o Acquire::Retries=5 -o Acquire::Languages=none -o Acquire::IndexTargets::deb::Contents-deb::DefaultEnabled=false -o APT::Sandbox::User=)
apt-get "${private[@]}" -qq update >&2
wanted=$(apt-get "${private[@]}" install --no-install-recommends --print-uris -qq "$package" | sed "s/.* \([^ _]*\)_[^ ]* .*/\1/")
( cd "$folder/archives" && apt-get "${private[@]}" -qq download $wanted >&2 )
for each in "$folder"/archives/*.deb; do dpkg-deb -x "$each" "$folder/root"; done
find "$folder/root" \( -name 'ld-linux*.so*' -o -name 'ld-linux*' -type f \) | head -1
