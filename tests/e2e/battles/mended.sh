# The file is mended while the window has the game.
"$hexwright" convert "$scripts/duel.xml" duel.xml --inline
mend() {
    until_true "the rule that does not run" grep -q '^[0-9]* [0-9]*$' printed
    sed 's/<round from="8"\/>/<round from="1"\/>/' duel.xml >mended.xml && mv mended.xml duel.xml
}
: >printed
mend &
pids+=($!)
play mended.txt duel.xml
printed 'All 10 choices were repeated on the new map'
