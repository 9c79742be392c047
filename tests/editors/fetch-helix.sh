#!/usr/bin/env bash
# Puts Helix under CACHE and prints the command that starts it. One on the PATH is taken as it is; otherwise Debian's is
# unpacked privately.
set -euo pipefail
cache=${1:?"usage: fetch-helix.sh CACHE"}/helix

if command -v hx >/dev/null; then command -v hx; exit; fi
if [ -x "$cache/hx" ]; then echo "$cache/hx"; exit; fi
loader=$("$(dirname "$0")/unpack-debian.sh" "$cache" hx)
cat > "$cache/hx" <<RUN
#!/bin/sh
HELIX_RUNTIME=$cache/root/usr/lib/hx/runtime exec $loader --library-path $(dirname "$loader") $cache/root/usr/lib/hx/hx "\$@"
RUN
chmod +x "$cache/hx"
"$cache/hx" --version >&2
echo "$cache/hx"
