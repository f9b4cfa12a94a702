# Nobody sees the order markers of the other.
"$hexwright" convert "$scripts/duel.xml" duel.xml --inline
play curtain.txt duel.xml
[ "$(count '^The table is covered$' printed)" -ge 2 ] || fail "no curtain fell: $(cat printed)"
printed '^Player 1 decides: Which card'
printed '^Player . decides, round 1'
printed 'This stays'
