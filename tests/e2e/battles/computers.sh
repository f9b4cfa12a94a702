# While computers play, the person looks around; a pause holds them where they are.
"$hexwright" convert "$scripts/duel.xml" duel.xml --inline
play computers.txt duel.xml
[ "$(sed -n 2p printed)" = "$(sed -n 3p printed)" ] || fail "the computers went on while they were paused: $(cat printed)"
[ "$(tail -n 1 printed)" = "The game is over" ] || fail "the computers did not come to an end: $(cat printed)"
