#!/usr/bin/env bash
# Keys of six layouts in a real window, pressed by the codes of the keys themselves: each must be the key that its letter
# says. Tells what it skipped where setxkbmap is missing. Usage: layouts_test.sh FOLDER_OF_PROGRAMS SOURCE_FOLDER
. "$(dirname "$0")/common.sh"
if ! command -v setxkbmap >/dev/null; then
    echo "skipped: no setxkbmap (Debian's package x11-xkb-utils), so no layout but the usual one can be tested"
    exit 77
fi
start_display 1280x800
printf '%s\n' "command view.both" "print changed" "watch key" >"$work/look.txt"

# Rows of the keyboard by the codes of X11: 10 to 21 digits, 24 to 35, 38 to 48, 52 to 61; 82 and 86 are - and + of the keypad.
# Each pair is a code, with a modifier before it where one is held, and the key that it must be.
declare -A keys=(
    [us]="39=s 52=z 24=q 58=m 59=, 32=o 20=- 21== shift+21=+ 82=- 86=+ 15=6 shift+61=?"
    [de]="39=s 29=z 24=q 58=m 59=, 32=o 35=+ 61=- 82=- 86=+ 15=6 ctrl+29=ctrl+z shift+20=?"
    [fr]="39=s 25=z 38=q 24=a 47=m 58=, 32=o ctrl+58=ctrl+, 82=- 86=+ shift+21=+ 15=- 14=5 shift+15=6 shift+58=?"
    [us:dvorak]="47=s 61=z 53=q 58=m 25=, 39=o 48=- ctrl+61=ctrl+z shift+35=+ 15=6 24='"
    [us:colemak]="40=s 52=z 24=q 58=m 59=, 47=o 33=; 29=j 20=- shift+21=+"
    [fr:bepo]="45=s 34=z 58=q 48=m 42=, 27=o 16=+ 17=- shift+15=6 82=- 86=+"
)
known() { tail -n 1 "$work/told" | sed 's/^key: //'; }
tried=0
for layout in us de fr us:dvorak us:colemak fr:bepo; do
    variant=${layout#*:}
    [ "$variant" != "$layout" ] || variant=
    setxkbmap -layout "${layout%%:*}" ${variant:+-variant "$variant"} -option ""
    setxkbmap -query | grep -q "^layout: *${layout%%:*}$" || fail "setxkbmap does not know the layout $layout"
    : >"$work/told"
    "$programs/hexwright-editor" --size 1280x800 --script "$work/look.txt" >"$work/told" 2>"$work/trouble" &
    editor=$!
    pids+=($editor)
    ready() { grep -q '^saved' "$work/told" || ! kill -0 $editor 2>/dev/null; }
    until_true "the window" ready
    kill -0 $editor 2>/dev/null || fail "the editor ended: $(cat "$work/trouble")"
    xdotool windowfocus --sync "$(xdotool search --onlyvisible --name 'Hexwright$' | head -n 1)"
    for pair in ${keys[$layout]}; do
        code=${pair%%=*} wanted=${pair#*=}
        xdotool key Escape
        is_escape() { [ "$(known)" = esc ]; }
        until_true "Esc" is_escape
        xdotool key "$code"
        is_there() { ! is_escape; }
        until_true "$layout: key $code to be any key of ours" is_there
        is_wanted() { [ "$(known)" = "$wanted" ]; }
        for _ in {1..40}; do is_wanted || pass_time 0.05; done
        is_wanted || fail "$layout: key $code is $(known) instead of $wanted"
        tried=$((tried + 1))
    done
    kill $editor
    wait $editor 2>/dev/null || true
done

echo "passed: $tried keys in six layouts are what their letters say"
