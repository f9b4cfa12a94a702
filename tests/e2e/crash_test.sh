#!/usr/bin/env bash
# Kills the editor with SIGKILL at random moments of a run (chosen by a fixed seed): the next start must recover the map as it was
# at most a second before, and the person's own file must be as it was saved. Every second time it is asked to end by SIGTERM: then
# nothing at all is lost.
# Usage: crash_test.sh FOLDER_OF_PROGRAMS SOURCE_FOLDER [KILLS]
. "$(dirname "$0")/common.sh"
kills=${3:-${HEXWRIGHT_LONG:+20}}
kills=${kills:-5}   # 20 with ./test.sh --long.
mkfifo "$work/told"
start_display 1024x700

cp "$source/samples/battlefields/sparrow-ford.xml" "$work/map.xml"
cp "$work/map.xml" "$work/as-saved.xml"

# The run: tiles are laid, turned, erased, undone and redone; a line reports the end of each step.
steps() {
    echo "command map.beyond-sets"
    "$1" 0
    local n=0 q r
    for r in 0 1 2 3 4; do
        for q in -5 -3 -1 1 3 5; do
            n=$((n + 1))
            printf 'level 9\narm grass-2\nclick %d,%d\n' $q $r; "$1" $((4 * n - 3))
            echo "command edit.undo"; "$1" $((4 * n - 2))
            echo "command edit.redo"; "$1" $((4 * n - 1))
            printf 'level 12\narm grass-1\nkey r\nclick %d,%d\n' $q $r; "$1" $((4 * n))
        done
    done
}
tell() { echo "print counts"; }
keep() { echo "save $work/states/$1.xml"; }
mkdir "$work/states"
steps tell >"$work/session.txt"
{ steps keep; echo quit; } >"$work/reference.txt"
cp "$work/map.xml" "$work/other.xml"
"$programs/hexwright-editor" "$work/other.xml" --size 1000x680 --script "$work/reference.txt" || fail "the session does not run"
last=$(ls "$work/states" | wc -l)
[ "$last" -eq 121 ] || fail "the session has $last states, not 121"
[ "$(md5sum "$work"/states/*.xml | cut -d' ' -f1 | sort -u | wc -l)" -gt 50 ] || fail "the session changes next to nothing"

micro() { local now=$EPOCHREALTIME; echo "${now/./}"; }
RANDOM=20261121
mid_session=0 oldest=0
for ((kill = 1; kill <= kills; ++kill)); do
    rm -rf "$work/state" "$work/times"
    cp "$work/as-saved.xml" "$work/map.xml"
    : >"$work/times"
    while read -r _; do micro; done <"$work/told" >"$work/times" &
    reader=$!
    "$programs/hexwright-editor" "$work/map.xml" --as-person --size 1000x680 --script "$work/session.txt" >"$work/told" 2>/dev/null &
    editor=$!
    pids+=($editor)
    until_true "the first step" test -s "$work/times"
    pass_time "$(printf '%d.%03d' $((RANDOM % 3)) $((RANDOM % 1000)))"
    moment=$(micro)
    signal=KILL
    [ $((kill % 2)) -eq 1 ] || signal=TERM
    kill -$signal $editor
    ended=0
    wait $editor 2>/dev/null || ended=$?
    wait $reader 2>/dev/null || true
    cmp -s "$work/map.xml" "$work/as-saved.xml" || fail "kill $kill: the person's own file was changed"

    rm -f "$work/recovered.xml"
    printf '%s\n' "wait 4" "press recover.recover" "wait 4" "save $work/recovered.xml" quit >"$work/recover.txt"
    "$programs/hexwright-editor" --as-person --size 1000x680 --script "$work/recover.txt" 2>"$work/trouble" ||
        fail "kill $kill: nothing could be recovered: $(cat "$work/trouble")"
    told=$(wc -l <"$work/times") sure=$(awk -v moment="$moment" '$1 <= moment - 1000000' "$work/times" | wc -l)
    found=no
    for ((state = told; state >= sure - 1 && state >= 0; --state)); do  # The first line reports state 0.
        if [ -e "$work/states/$state.xml" ] && cmp -s "$work/recovered.xml" "$work/states/$state.xml"; then found=$state; break; fi
    done
    if [ $signal = TERM ] && [ "$told" -lt 121 ]; then
        [ $ended -eq 143 ] || fail "kill $kill: SIGTERM ended it with $ended, not 143"
        [ $found != no ] && [ $found -ge $((told - 1)) ] || fail "kill $kill after $told steps: SIGTERM lost what came after state $found"
    fi
    [ $found != no ] || fail "kill $kill after $told steps: the recovered map is none of the states $((sure - 1)) to $told"
    [ "$told" -lt 121 ] && mid_session=$((mid_session + 1))
    [ $((told - 1 - found)) -le $oldest ] || oldest=$((told - 1 - found))
    [ -z "$(ls -A "$work/state/hexwright/recovery" 2>/dev/null)" ] || fail "kill $kill: a recovery file is left though the map is saved"
done
echo "passed: $kills kills, $mid_session of them in the midst of the session; the recovered map was at most $oldest steps behind"
