# Builds a point-symmetric tournament map of at least fifty pieces from one master set, with zones and glyphs, in at most sixty clicks.
play "${script:-tournament.txt}"

printed '^The map is symmetric: Half turn about a hex\.$'
clicks=$(tail -n 1 printed)
[ "$clicks" -le 60 ] || fail "it took $clicks clicks"
buildable tournament.xml
pieces=$(count '<piece ' tournament.xml)
[ "$pieces" -ge 50 ] || fail "only $pieces pieces"
kinds=$(grep -oE '<piece kind="[^"]*"' tournament.xml | sort -u | wc -l)
[ "$kinds" -ge 5 ] || fail "only $kinds kinds"
[ "$(grep -oE '<set [^>]*>' tournament.xml)" = '<set id="rise-of-the-valkyrie" count="1"/>' ] || fail "another limit than one master set"
[ "$(count 'beyond' tournament.xml)" -eq 0 ] || fail "designed beyond the sets"

spaces_of() { grep -oE "<zone id=\"$1\" use=\"start\" [^>]*" tournament.xml | grep -oE 'spaces="[^"]*"' | wc -w; }
red=$(spaces_of red) blue=$(spaces_of blue)
{ [ "$red" -ge 20 ] && [ "$red" -eq "$blue" ]; } || fail "start zones of $red and $blue spaces"
glyphs=$(count '<glyph ' tournament.xml)
[ "$glyphs" -eq 4 ] || fail "$glyphs glyphs, not 4"
echo "passed: $pieces pieces of $kinds kinds, two start zones of $red spaces, $glyphs glyphs, in $clicks clicks"
