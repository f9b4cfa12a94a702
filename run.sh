#!/usr/bin/env bash
# Installs what is missing, builds, and opens the editor on a sample (or on the FILE you name).
# Without a display it checks the file, draws its picture and lets two computer players fight on it instead.
# --build only builds and prints where the programs are. --web builds the editor for a browser tab, serves it on this machine alone, and
# says the address.
set -eu
cd "$(dirname "$0")"
. third_party/setup.sh

sample=samples/battlefields/the-narrows.xml
game=samples/scenarios/skirmish-on-the-narrows.xml   # A battlefield alone has no armies.
programs=$PWD/build/bin
file=$sample
only_build=no
case "${1:-}" in
    --build) only_build=yes ;;
    --web)
        declare -A makes; . third_party/web/package.sh
        build_tab out/web --quick >&2
        exec third_party/web/serve.py out/web "${2:-8737}" ;;
    -h|--help) sed -n '2,6s/^# //p' "$0"; echo "usage: ./run.sh [--build | --web [PORT] | FILE]"; exit 0 ;;
    -*) say "run.sh: $1: no such option; --build, --web and a file are what it takes."; exit 2 ;;
    "") ;;
    *) file=$1 ;;
esac

need build guide
targets=(hexwright hexwright-editor)
build_in build
if [ $only_build = yes ]; then echo "$programs"; exit 0; fi

if [ -n "${DISPLAY:-}" ] && "$programs/hexwright-editor" --probe-display; then
    exec "$programs/hexwright-editor" "$file"
fi
say "There is no display here: $file is checked and drawn, and a game is played, instead."
"$programs/hexwright" check "$file"
mkdir -p out
picture=out/$(basename "${file%.*}").png
"$programs/hexwright" picture "$file" "$picture" --view iso --width 1600
echo "Its picture: $picture"
if grep -q '<setups' "$file"; then game=$file; elif [ "$file" != $sample ]; then exit 0; fi
story=out/$(basename "${game%.*}").txt
"$programs/hexwright" play "$game" --seats greedy,greedy >"$story"
echo "A game on it: $story;$(tail -n 1 "$story" | tr -s ' ')"
