#!/usr/bin/env bash
# Makes the pictures of the manual with the built programs: build first, then run this. Needs xvfb (instead of a screen)
# and ImageMagick.
# Usage: pictures.sh [FOLDER_OF_PROGRAMS]
set -eu
cd "$(dirname "$0")/../.."
programs=$(realpath "${1:-build/bin}")
out=$PWD/editor/manual/pictures
maps=$PWD/samples/battlefields
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data XDG_STATE_HOME=$work/state LIBGL_ALWAYS_SOFTWARE=1
maps_of_games=$work/games
mkdir -p "$out" "$maps_of_games"

# window PICTURE MAP LINES...: takes a picture of the window at 1280x800 after a script of these lines, on a copy of the map.
window() {
    local picture=$1 map=$2; shift 2
    cp "$maps/$map" "$work/$map"
    printf '%s\n' "$@" "wait 8" "screenshot $out/$picture" "quit" >"$work/script"
    xvfb-run -a -s "-screen 0 1280x800x24 +extension GLX" \
        "$programs/hexwright-editor" "$work/$map" --size 1280x800 --script "$work/script"
}

# A seven-hex grass tile in hand above the road of Alderwick Bridge.
window editor.png alderwick-bridge.xml "level 2" "arm grass-7" "hover 7,-1"
# The only tile is used, so the limit refuses another.
window limit.png the-narrows.xml "press palette.search" "type swamp" "wait 3" "arm swamp-1"
# The manual's example: two tiles on the edge of a start zone, and the check that reports them.
window check.png sparrow-ford.xml "level 2" "arm grass-3" "key r" "click -7,0" "level 3" "click -7,0" "key esc" "level 1" \
    "press issue:0" "wait 4" "hover -3,-3"
# The Build view after three steps that are done.
window build-view.png kestrel-keep.xml "key f9" "key enter" "key enter" "key enter"
# Three screens of the guide, side by side.
"$programs/hexwright" guide samples/scenarios/the-gate-of-kestrel-keep.xml "$work/guide.html"
for screen in pack,1,f3 build,10,0 setup,1,0; do
    chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --disable-background-networking --user-data-dir="$work/browser" \
        --window-size=500,860 --virtual-time-budget=1500 --screenshot="$work/guide-${screen%%,*}.png" "file://$work/guide.html#$screen"
done
montage "$work"/guide-{pack,build,setup}.png -tile 3x1 -geometry +8+8 -background "#D9DDE0" "$work/guide.png"
convert "$work/guide.png" -resize 66% -strip -colors 200 "$out/guide.png"
# Pages and maps of the tests' evenings (tests/e2e): the same scripts, up to the picture that the manual shows.
evening() {  # evening PICTURE SCRIPT SCREENSHOT [MAP]: runs the script up to that screenshot.
    local picture=$1 script=$2 last=$3; shift 3
    { sed "/^screenshot $last\$/q" "tests/e2e/battles/$script" | grep -v '^screenshot '; echo "screenshot $out/$picture"; echo quit; } >"$work/script"
    (cd "$work" && xvfb-run -a -s "-screen 0 1280x800x24 +extension GLX" \
        "$programs/hexwright-editor" "$@" --size 1280x800 --script script >/dev/null)
}
evening symmetry.png tournament.txt tournament-done.png
evening zones.png tournament.txt tournament-zones.png
cp "$maps/the-hollow-abbey.xml" "$work/first.xml"
sed 's/<level number="3">/<level number="5">/' "$maps/sparrow-ford.xml" >"$work/second.xml"
evening merge.png merge.txt merge-menu.png first.xml
"$programs/hexwright" picture "$maps/the-narrows.xml" "$work/page.png" --level 1 --width 1400
convert "$work/page.png" -background white -rotate 2 -colorspace Gray -quality 75 "$work/page-1.jpg"
evening trace.png trace.txt trace-1-half.png

# An attack pointed at, and a rule that did not run, from the evenings of the tests.
"$programs/hexwright" convert tests/e2e/battles/duel.xml "$work/duel.xml" --inline
evening playing-attack.png branches.txt branches-attack.png duel.xml
evening playing-watch.png mended.txt mended-stopped.png duel.xml

# A game: the figures set down, the order markers laid, a figure in hand and a move pointed at.
"$programs/hexwright" convert samples/scenarios/the-toll-street.xml "$maps_of_games/toll-street.xml" --inline
maps=$maps_of_games window playing.png toll-street.xml "key f5" "key enter" "wait 20" "key g" "wait 60" "key 1" "key 1" "key 2" "key 2" "key 3" "key 3" \
    "key x" "key 4" "wait 300" "command play.pause" "hover -3,-2"

# The way of a campaign at the desk.
cp -r samples "$work/samples"
printf '%s\n' "wait 20" "press way:the-ambush-1" "hover 0,0" "wait 8" "screenshot $out/campaign.png" "quit" >"$work/script"
xvfb-run -a -s "-screen 0 1280x800x24 +extension GLX" "$programs/hexwright-editor" "$work/samples/campaigns/exploration.xml" \
    --size 1280x800 --script "$work/script"

window dark.png kestrel-keep.xml "dark" "hover 3,-2"

"$programs/hexwright" picture "$maps/the-hollow-abbey.xml" "$out/plan.png" --view plan --level 2 --width 1000
"$programs/hexwright" picture "$maps/kestrel-keep.xml" "$out/castle.png" --view iso --width 1000
# The README's first picture; a JPEG, so that it is not built into the programs.
"$programs/hexwright" picture "$maps/kestrel-keep.xml" "$work/scene.png" --view scene --size 1440x640
convert "$work/scene.png" -strip -quality 88 "$out/scene.jpg"
# 256 colours are enough for a window and reduce the size to a third.
for picture in editor build-view limit check symmetry zones merge trace playing playing-attack playing-watch campaign dark; do convert "$out/$picture.png" +dither -colors 256 "PNG8:$out/$picture.png"; done
ls -l "$out"
