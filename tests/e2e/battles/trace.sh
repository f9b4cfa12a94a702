# Draws The Narrows as pages, makes them look scanned, and traces them level by level; the result must be the same map, tile for tile.
original=$source/samples/battlefields/the-narrows.xml
levels=$(count '<level ' "$original")
for ((level = 1; level <= levels; ++level)); do
    "$hexwright" picture "$original" page.png --level "$level" --width 1400
    convert page.png -background white -rotate 2 -colorspace Gray -quality 75 "page-$level.jpg"
done
rm page.png
play "${script:-trace.txt}"

battlefield_of() { sed -n '/<level /,/<\/battlefield>/p' "$1"; }
battlefield_of "$original" >wanted
battlefield_of traced.xml >got
same wanted got "the traced map is another one"
pages=$(count '<underlay ' traced.xml)
[ "$pages" -eq "$levels" ] || fail "$pages of $levels pages are kept with the map"
[ "$(count 'src="page-' traced.xml)" -eq "$levels" ] || fail "pages are not kept as paths beside the map"
echo "passed: $levels levels and $(count '<piece ' traced.xml) pieces traced"
