# The same without a mouse.
script=tournament-keys.txt
. "$scripts/tournament.sh"
by_keys
[ "$(count '<glyph id="brandar" at="(-3,2|3,-2),3"' tournament.xml)" -eq 2 ] || fail "no Brandar on the hills"
[ "$(count '<glyph at="(-1,-5|1,5),3"' tournament.xml)" -eq 2 ] || fail "no unknown glyph on the rocks"
