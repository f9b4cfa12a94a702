# A game is played, taken back, saved, and replays as it was; the map's file is untouched.
"$hexwright" convert "$source/samples/scenarios/the-toll-street.xml" map.xml --inline
cp map.xml before.xml
play game.txt map.xml
printed 'The game has been saved as map-game.xml'
[ "$(count '^saved$' printed)" = 2 ] || fail "a game changed the map: $(cat printed)"
same map.xml before.xml "a game changed the map's file"
"$hexwright" replay map-game.xml >told || fail "the saved game does not replay: $(tail -n 3 told)"
grep -q '<branch ' map-game.xml || fail "the branch that was tried is not in the record"
