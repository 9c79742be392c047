#!/usr/bin/env bash
# Puts an Emacs of 29 or later, which has Eglot, under CACHE and prints the command that starts it. One on the PATH that
# is new enough is taken as it is; otherwise Debian's is unpacked privately.
set -euo pipefail
cache=${1:?"usage: fetch-emacs.sh CACHE"}/emacs

new_enough() { "$1" --version 2>/dev/null | head -1 | grep -Eq '^GNU Emacs (29|[3-9][0-9])'; }

if command -v emacs >/dev/null && new_enough emacs; then command -v emacs; exit; fi
if [ -x "$cache/emacs" ] && new_enough "$cache/emacs"; then echo "$cache/emacs"; exit; fi
loader=$("$(dirname "$0")/unpack-debian.sh" "$cache" emacs-nox)
share=$(echo "$cache"/root/usr/share/emacs/[0-9]*)
dump=$(find "$cache/root/usr/libexec/emacs" -name '*.pdmp')
cat > "$cache/emacs" <<RUN
#!/bin/sh
EMACSLOADPATH=$share/lisp:$share/lisp/progmodes:$share/lisp/emacs-lisp EMACSDATA=$share/etc EMACSDOC=$share/etc \\
  EMACSPATH=$(dirname "$dump") exec $loader --library-path $(dirname "$loader") $cache/root/usr/bin/emacs-nox \\
  --dump-file=$dump "\$@"
RUN
chmod +x "$cache/emacs"
new_enough "$cache/emacs" || { echo "The Emacs of Debian's unstable does not run here." >&2; exit 1; }
echo "$cache/emacs"
