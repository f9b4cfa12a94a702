#!/usr/bin/env bash
# The main job in a real window, with real keys and clicks: open The Narrows, remove a tile, undo, redo, place it elsewhere, try one
# more and be refused by the limit, save; then ten idle seconds. The file must equal the result of `hexwright remove` and `place`.
# Usage: window_test.sh FOLDER_OF_PROGRAMS SOURCE_FOLDER
. "$(dirname "$0")/common.sh"
start_display 1280x800

cp "$source/samples/battlefields/the-narrows.xml" "$work/map.xml"
cp "$work/map.xml" "$work/expected.xml"
"$programs/hexwright" remove "$work/expected.xml" 16,3,1 2>/dev/null
"$programs/hexwright" place "$work/expected.xml" swamp-water-1 15,3,1 2>/dev/null
if "$programs/hexwright" place "$work/expected.xml" swamp-water-1 14,3,1 2>/dev/null; then fail "the limit was not kept"; fi

# The script only looks: it finds the kind in the palette, prints where things are on the screen and leaves the window open.
printf '%s\n' "command view.both" "level 1" "press palette.search" "type swamp water" "wait 3" "print where 16,3" "print where 15,3" \
    "print where 14,3" "print where palette:swamp-water-1" "print where tool.select" "print where scene" \
    "watch notice" "watch shake" "watch selected" "watch where 16,3" >"$work/look.txt"
: >"$work/places"
"$programs/hexwright-editor" "$work/map.xml" --size 1280x800 --script "$work/look.txt" >"$work/places" 2>"$work/trouble" &
editor=$!
pids+=($editor)
runs() { kill -0 $editor 2>/dev/null; }
told() { grep -qE "$1" "$work/places"; }
told_all() { told '^where 16,3: ' || ! runs; }
until_true "the window" told_all
runs || fail "the editor ended: $(cat "$work/trouble")"
mapfile -t places <"$work/places"
tile=${places[0]} free=${places[1]} beside=${places[2]} row=${places[3]} select=${places[4]} scene=${places[5]}

window=$(xdotool search --onlyvisible --name 'Hexwright$' | head -n 1)
xdotool windowfocus "$window"
is_changed() { case "$(xdotool getwindowname "$window")" in "• "*) return 0 ;; *) return 1 ;; esac; }
is_saved() { ! is_changed; }
click() { xdotool mousemove --window "$window" "$1" "$2" click 1; }

click $select
click $tile
xdotool key Delete
until_true "the tile to go" is_changed
xdotool key ctrl+z
until_true "the undo" is_saved
xdotool key ctrl+y
until_true "the redo" is_changed

click $row
click $free
click $beside
until_true "the limit's sentence in the status line" told '^notice: (None of the .* are left|The only .* is already in use)'
until_true "the refused piece to shake" told '^shake: shaking'
at_rest() { [ "$(grep '^shake: ' "$work/places" | tail -n 1)" = "shake: still" ]; }
until_true "the refused piece to come to rest" at_rest
xdotool key Escape
xdotool key ctrl+s
until_true "the save" is_saved
cmp "$work/map.xml" "$work/expected.xml" ||
    { diff "$work/map.xml" "$work/expected.xml" | head; fail "the window saved another map than the command line"; }

# A click in the 3D view selects a piece; the middle button moves the plan with the mouse.
click $select
xdotool key Escape
selected() { grep '^selected: ' "$work/places" | tail -n 1; }
nothing_selected() { [ "$(selected)" = "selected: nothing" ]; }
until_true "the selection to end" nothing_selected
click $scene
something_selected() { ! nothing_selected; }
until_true "a piece selected in 3D" something_selected
place() { grep '^where 16,3: ' "$work/places" | tail -n 1 | cut -d ' ' -f 3-; }
steady() { local before; before=$(place); pass_time 0.5; [ "$before" = "$(place)" ]; }
until_true "the plan to rest" steady
from=$(place)
xdotool mousemove --window "$window" $tile mousedown 2
xdotool mousemove --window "$window" $((${tile% *} + 30)) $((${tile#* } + 20))
xdotool mouseup 2
panned() {  # Must equal the distance of the mouse, within one pixel of rounding.
    local to; to=$(place)
    local x=$((${to% *} - ${from% *} - 30)) y=$((${to#* } - ${from#* } - 20))
    [ "${x#-}" -le 1 ] && [ "${y#-}" -le 1 ]
}
until_true "the plan to move with the middle button" panned
is_changed && fail "looking around changed the map"

"$programs/hexwright" check "$work/map.xml" >/dev/null 2>&1 || fail "check disagrees with the window"

# Idle: the process must sleep. Counts ticks of processor time (hundredths of a second) and wake-ups of the main thread.
ticks() { awk '{print $14 + $15}' "/proc/$editor/stat"; }
wakes() { awk '/^voluntary_ctxt/ {print $2}' "/proc/$editor/status"; }
settled() { local before; before=$(wakes); pass_time 0.5; [ "$before" = "$(wakes)" ]; }
until_true "the window to come to rest" settled
ticks_before=$(ticks) wakes_before=$(wakes)
pass_time 10
[ $(($(ticks) - ticks_before)) -lt 5 ] || fail "ten idle seconds cost $(($(ticks) - ticks_before)) hundredths of a second of processor time"
[ $(($(wakes) - wakes_before)) -lt 5 ] || fail "the window woke up $(($(wakes) - wakes_before)) times in ten idle seconds"

ended() { ! runs; }
xdotool key ctrl+q
until_true "the editor to end" ended

# The 3D view that the dialog of pictures writes is the one that the command line draws.
printf '%s\n' "command file.picture" "press picture-dialog.scene" "press picture-dialog.stone" "press picture:width" "key ctrl+a" \
    "type 160" "press picture:height" "key ctrl+a" "type 100" "press picture-dialog.save" "wait 3" "type dialog" "key enter" \
    "wait 3" "command file.quit" >"$work/picture.txt"
(cd "$work" && "$programs/hexwright-editor" map.xml --size 1280x800 --script picture.txt 2>"$work/trouble") || fail "the dialog of pictures: $(cat "$work/trouble")"
"$programs/hexwright" picture "$work/map.xml" "$work/command.png" --view scene --size 160x100 --table stone 2>"$work/trouble" || fail "the picture in 3D: $(cat "$work/trouble")"
cmp "$work/dialog.png" "$work/command.png" || fail "the dialog writes another picture in 3D than the command line"

# Several files are tabs of the window, but one picture.
if "$programs/hexwright-editor" "$work/map.xml" "$work/expected.xml" --render "$work/scene.png" 2>"$work/trouble"; then fail "two maps in one picture"; fi
grep -q "name one file" "$work/trouble" || fail "the refusal of two maps says: $(cat "$work/trouble")"
echo "passed: removed, undone, redone, placed, refused by the limit with its sentence, saved; selected in 3D, moved the plan; ten idle seconds cost nothing; the picture in 3D"
