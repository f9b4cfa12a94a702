# The window is killed in the middle of a game with the fair computer: the game is offered again, goes on with that computer, and is
# saved as a record that replays. One that cannot go on says why.
"$hexwright" convert "$scripts/duel.xml" duel.xml --inline
: >printed
"$programs/hexwright-editor" duel.xml --as-person --size 1280x800 --script "$scripts/killed-fair.txt" >printed 2>trouble &
editor=$!
pids+=($editor)
chosen() { [ "$(count '^Player 1 decides' printed)" -ge 2 ]; }
until_true "a choice, and some frames after it" chosen
kill -KILL $editor
wait $editor 2>/dev/null || true
left=$(echo "$work"/state/hexwright/games/*/*.game.part)
grep -q 'kind="planner:64"' "$left" || fail "the fair computer has no seat in the game that was left: $(grep '<seat' "$left")"

# A newer program has written the game, say: F5 says so, and the file stays.
cp "$left" kept
sed -i 's/urn:hexwright:game:2/urn:hexwright:game:9/' "$left"
play killed-fair-refused.txt duel.xml --as-person
printed "$(basename "$left")"
[ -e "$left" ] || fail "the game that could not go on is gone"
cp kept "$left"

play killed-fair-after.txt duel.xml --as-person
printed '^You left a game on this map; F5 continues it'
printed '^The game that you left on this map is back'
grep -q 'kind="planner:64"' duel-game.xml || fail "the fair computer has no seat in the saved game"
[ "$(count '<marker .*card="2' duel-game.xml)" -ge 4 ] || fail "the fair computer did not lay its markers"
"$hexwright" replay duel-game.xml >told || fail "the saved game does not replay: $(tail -n 3 told)"
