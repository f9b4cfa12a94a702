# Three other attacks after the first, each from the same position: branches with notes, which a record keeps and replays.
"$hexwright" convert "$scripts/duel.xml" duel.xml --inline
cp duel.xml before.xml
play branches.txt duel.xml
printed 'The game has been saved as duel-game.xml'
[ "$(count '^Player 1 decides, round 1, Syvarris: Who attacks' printed)" = 3 ] || fail "the saved game did not come back: $(cat printed)"
[ "$(count '<branch ' duel-game.xml)" = 3 ] || fail "the record has not three branches beside the main line"
grep -q '<dice by-hand="dice" faces="1 1 1 6 6 6"\|<dice.*1 1 1 6 6 6' duel-game.xml || fail "the dice that were set are not in the record"
grep -q '<reseed' duel-game.xml || fail "the new dice are not in the record"
grep -q 'all skulls' duel-game.xml || fail "the note is not in the record"
"$hexwright" replay duel-game.xml >told || fail "the saved game does not replay: $(tail -n 3 told)"
grep -q 'is destroyed' told || fail "the promoted line, with three skulls, is not the one that is replayed: $(tail -n 5 told)"
same duel.xml before.xml "a game changed the map's file"
