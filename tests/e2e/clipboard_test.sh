#!/usr/bin/env bash
# Two editors running side by side exchange a block as text: what is copied in one is pasted unchanged in the other.
# Usage: clipboard_test.sh FOLDER_OF_PROGRAMS SOURCE_FOLDER
. "$(dirname "$0")/common.sh"
start_display 1280x800
cd "$work"
cp "$source/samples/battlefields/kestrel-keep.xml" map.xml

printf '%s\n' "key ctrl+a" "key ctrl+c" "print counts" >copy.txt
"$programs/hexwright-editor" map.xml --size 1000x700 --script copy.txt >copied 2>trouble &
pids+=($!)
until_true "the first editor to copy" grep -q pieces copied

printf '%s\n' "key ctrl+shift+v" "wait 4" "print counts" "print notice" "save pasted.xml" "quit" >paste.txt
timeout 60 "$programs/hexwright-editor" --size 1000x700 --script paste.txt >pasted 2>trouble || fail "the second editor: $(cat trouble)"
grep -q '^[1-9][0-9]* pieces' pasted || fail "nothing was pasted: $(cat pasted)"

lying() { sed -n '/<level /,/<\/battlefield>/p' "$1"; }
lying map.xml >wanted
lying pasted.xml >got
cmp -s wanted got || { diff wanted got | head -n 20; fail "pasted is not what was copied"; }
echo "passed: $(grep -cE '<(piece|edge|span) ' pasted.xml) pieces went from one editor to the other"
