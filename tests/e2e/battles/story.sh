# Somebody who never sees a file makes a scenario on an empty table, plays it, and what the last turn did is its test; nothing is
# left unguarded, and the page has written itself.
size=1280x1000 patience=170 play story.txt
printed 'The game is over'
printed 'The scenario now has a test of the last action'
"$hexwright" check story.xml --tests --mutate >checked || fail "the scenario does not check: $(cat checked)"
grep -q '1 test, 0 failed' checked || fail "there is no test that passes: $(cat checked)"
grep -q ' 0 not missed' checked || fail "something is unguarded: $(cat checked)"
"$hexwright" rules story.xml | tr "\n" " " >page
for said in 'The Causeway' 'Sgt. Drake Alexander' 'Raelin the Kyrie Warrior' 'holds Glyph of Gerda and Glyph of Valda' 'The hill\.' 'The flood\.' 'Rounds on the hill'; do
    grep -q "$said" page || fail "the page does not say “$said”: $(cat page)"
done
! grep -q 'hill-held' page || fail "the page shows a raw name: $(cat page)"
"$hexwright" play story.xml --seed 3 >game || fail "the scenario cannot be played"
