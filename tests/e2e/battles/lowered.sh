# A hill is lowered while its game is parked: the game is played again on the new map, up to the climb.
"$hexwright" convert "$scripts/duel.xml" duel.xml --inline
play lowered.txt duel.xml
printed '^Player . decides, round 2'
printed 'Choice 10 .Syvarris to the space 2 north-east of the Glyph of Gerda. is refused on the new map: it names something that is not there'
printed '^Player 1 decides, round 1, Syvarris: Who moves'
