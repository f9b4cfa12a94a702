# What was set up by hand and done once is a test of the scenario: it passes, and fails without the rule that it shows.
"$hexwright" convert "$scripts/duel.xml" duel.xml --inline
size=1280x1000 play by-hand.txt duel.xml
printed 'Player 1 decides, round 7'
printed 'The scenario now has a test of the last action'
"$hexwright" check made.xml --tests >checked || fail "the test does not pass: $(cat checked)"
grep -q '1 test, 0 failed' checked || fail "there is no test: $(cat checked)"
grep -q '<put by-hand="yes" figure="1.syvarris.1.1" at="4,-2,1" wounds="2"/>' made.xml || fail "the wounds are not in the test"
grep -q '<expect figure="1.syvarris.1.1" at="3,0,2" wounds="3"/>' made.xml || fail "the rule's wound is not expected"
"$hexwright" check made.xml --mutate >mutants || true
! grep -q 'rule old-curse' mutants || fail "the test does not miss the rule that it guards: $(cat mutants)"
grep -q 'rule tribute' mutants || fail "rules that it does not guard are not named: $(cat mutants)"
