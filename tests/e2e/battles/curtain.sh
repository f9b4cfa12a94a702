# Nobody sees the order markers of the other.
"$hexwright" convert "$scripts/duel.xml" duel.xml --inline
play curtain.txt duel.xml
[ "$(count '^The table is hidden$' printed)" -ge 2 ] || fail "no curtain fell: $(cat printed)"
printed 'Player 1 decides, round 1, Thorgrim .*: Finn .* may strike'
printed 'Player 2 decides, round 1, Syvarris: Thorgrim .* is destroyed. Which card has its spirit'
[ "$(tail -n 1 printed)" = "Player 1 decides: Which card gets order marker 1?" ] || fail "the round is not over: $(tail -n 1 printed)"
printed '^Player 1 decides: Which card'
printed '^Player . decides, round 1'
printed 'This cannot be taken back'
