# From an empty table to the end of a first round, by the mouse; then the same game by keys alone.
play table.txt
printed '^Player 1 decides, round 1, Guilty McCreech: Who attacks'
[ "$(count '^Player 1 decides: Which card gets order marker 1' printed)" = 1 ] || fail "the round did not end: $(cat printed)"
buildable table.xml
play table-keys.txt table.xml
printed '^Player 1 decides, round 1'
printed '^Player 1 decides: Which card gets order marker 1'
[ "$(tail -n 1 printed)" = 0 ] || fail "the mouse was used"
