# The window is killed in the middle of a game: the map is as it was, and its game is offered again, with all that was chosen.
"$hexwright" convert "$scripts/duel.xml" duel.xml --inline
cp duel.xml before.xml
: >printed
"$programs/hexwright-editor" duel.xml --as-person --size 1280x800 --script "$scripts/killed.txt" >printed 2>trouble &
editor=$!
pids+=($editor)
chosen() { [ "$(count '^Player 1 decides: Which card gets order marker (4|X)' printed)" = 2 ]; }
until_true "the third marker, and some frames after it" chosen
kill -KILL $editor
wait $editor 2>/dev/null || true
same duel.xml before.xml "a game that was killed changed the map's file"
play killed-after.txt duel.xml --as-person
printed '^You left a game on this map; F5 continues it'
printed '^The game that you left on this map is back'
printed '^Player 1 decides: Which card gets order marker (4|X)'
printed '^Player 2 decides: Which card gets order marker 1'
