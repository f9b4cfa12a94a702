# Merges a second map, turns and moves it, and mends issues until none is left.
cp "$source/samples/battlefields/the-hollow-abbey.xml" first.xml
sed 's/<level number="3">/<level number="5">/' "$source/samples/battlefields/sparrow-ford.xml" >second.xml  # Leaves its hilltops in the air.
if "$hexwright" check second.xml >/dev/null; then fail "the second map has nothing to mend"; fi
play "${script:-merge.txt}" first.xml

printed '^Merged a map of 54 pieces'
printed '^Fixed [0-9]+ of this kind'
printed '^Fixed 2 of this kind'
buildable merged.xml
grep -q ' 0 errors, 0 warnings' checked || fail "not all is mended: $(cat checked)"
both=$(($(count '<piece ' first.xml) + $(count '<piece ' second.xml))) pieces=$(count '<piece ' merged.xml)
[ "$pieces" -eq "$both" ] || fail "$pieces pieces are left of $both"
echo "passed: $pieces pieces of two maps, no errors, no warnings"
