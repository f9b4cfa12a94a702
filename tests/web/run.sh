#!/usr/bin/env bash
# Tests of the browser tab in Chromium, by real clicks, keys and fingers. tests/web/run.sh FOLDER [TEST...], where FOLDER is the page as
# assemble.py makes it; without names, all tests of this folder. With HEXWRIGHT_LONG, the evening in Firefox too.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../../third_party/setup.sh"
cd "$here/../.."
command -v npm >/dev/null || need web-test
need test ${HEXWRIGHT_LONG:+web-long}
folder=$(realpath "$1"); shift
modules=${XDG_CACHE_HOME:-$HOME/.cache}/hexwright-web/node
if [ ! -d "$modules/node_modules/puppeteer-core" ] || [ ! -d "$modules/node_modules/axe-core" ]; then
    mkdir -p "$modules"
    npm install --silent --no-fund --no-audit --prefix "$modules" puppeteer-core@24 axe-core@4 >&2
fi
# Modules are looked for from the real place of a file upwards: the tests run as copies beside them.
cp "$here"/*.mjs "$modules"
export HEXWRIGHT_ROOT=$PWD
status=0
[ $# -gt 0 ] || set -- evening same touch keys storage device reader start latency restart
for test in "$@"; do
    echo "$test:"
    node "$modules/$test.mjs" "$folder" "$PWD/out/web-pictures" || status=1
done
if [ -n "${HEXWRIGHT_LONG:-}" ]; then
    # Firefox has WebGL 2 without a graphics card only where there is a display.
    echo "evening in Firefox:"
    HEXWRIGHT_BROWSER=firefox LIBGL_ALWAYS_SOFTWARE=1 xvfb-run -a -s "-screen 0 1400x1000x24" node "$modules/evening.mjs" "$folder" "$PWD/out/web-pictures/firefox" || status=1
fi
exit $status
