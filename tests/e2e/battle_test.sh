#!/usr/bin/env bash
# A map designer's evening in a real window, from a recorded script of clicks and keys; the result is checked from outside.
# BATTLE is one of battles/*.sh. Tracing and merging by keys alone run with HEXWRIGHT_LONG only (./test.sh --long): they take a minute.
# Usage: battle_test.sh FOLDER_OF_PROGRAMS SOURCE_FOLDER BATTLE [FOLDER_FOR_SCREENSHOTS]
case "$3" in
    trace-keys | merge-keys) [ -n "${HEXWRIGHT_LONG:-}" ] || { echo "Only with HEXWRIGHT_LONG."; exit 77; } ;;
esac
. "$(dirname "$0")/common.sh"
battle=$3 pictures=${4:-}
scripts=$source/tests/e2e/battles
hexwright=$programs/hexwright
start_display 1280x1000
cd "$work"

# play SCRIPT [MAP]: runs the script in a window; its output goes to the file "printed".
play() {
    local script=$scripts/$1; shift
    timeout "${patience:-110}" "$programs/hexwright-editor" "$@" --size "${size:-1280x800}" --script "$script" >printed 2>trouble ||
        fail "the script ended early: $(cat trouble)"
    [ -z "$pictures" ] || { mkdir -p "$pictures" && cp ./*.png "$pictures"; }
}
printed() { grep -qE "$1" printed || fail "nobody said “$1”, but: $(cat printed)"; }
count() { grep -cE "$1" "$2" || true; }
# The script had no verb that points, or that does what only a script can; its last words are the clicks of the mouse.
by_keys() {
    ! grep -nvE '^(key|type|wait|mark|screenshot|print|await|quit)( |$)|^#|^$' "$scripts/$script" || fail "not by keys alone"
    [ "$(tail -n 1 printed)" = 0 ] || fail "the mouse was used"
}
buildable() { "$hexwright" check "$1" >checked || fail "the map does not check: $(cat checked)"; }
same() { cmp -s "$1" "$2" || { diff "$1" "$2" | head -n 20; fail "$3"; }; }

. "$scripts/$battle.sh"
