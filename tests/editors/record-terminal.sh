#!/bin/sh
# Records COMMAND in a terminal of COLUMNS by ROWS as an animated SVG: record-terminal.sh OUT.svg COLUMNS ROWS COMMAND
# Needs Python and Node; asciinema and svg-term are fetched.
set -eu
out=$1 columns=$2 rows=$3 command=$4
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check asciinema==2.4.0
TERM=xterm-256color "$work/venv/bin/asciinema" rec --quiet --cols "$columns" --rows "$rows" --idle-time-limit 3 \
    --command "$command" "$work/demo.cast" </dev/null
npx --yes svg-term-cli@2.1.1 --in "$work/demo.cast" --out "$out" --window --no-cursor --width "$columns" --height "$rows"
