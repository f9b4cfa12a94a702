#!/usr/bin/env bash
# Mutates the rules, one point at a time (see tests/mutation/mutants.h), and checks whether a test that names a row of the rule ledger
# notices. Prints a table "mutant | the first test that noticed", or SURVIVED. Exits with 1 if a mutant survives that
# tests/mutation/equivalent.txt does not explain, or if one is noticed that it does explain.
#     tests/mutate.sh [PATTERN]     only mutants that match, e.g. 'power *' or '*master-2004*'
# Tests tagged [data] do not count, because they read the tables back. Those tagged [slow] run last. The programs come from HEXWRIGHT_BUILD, or from build if it is unset.
set -eu
cd "$(dirname "$0")/.."
build=${HEXWRIGHT_BUILD:-build}
tests=$build/bin/test_mutants

first_failing() {  # The last test case that began, from the XML that Catch writes with --abort.
    grep -o '<TestCase name="[^"]*"' | tail -1 | sed 's/<TestCase name="//; s/"$//; s/&quot;/"/g; s/&lt;/</g; s/&gt;/>/g; s/&amp;/\&/g'
}

reason_for() {  # Prints why this mutant plays the same game; nothing if it should not.
    while IFS='|' read -r pattern reason; do
        pattern=${pattern%"${pattern##*[![:space:]]}"}
        # shellcheck disable=SC2053
        case $pattern in '' | '#'*) ;; *) if [[ $1 == $pattern ]]; then echo "${reason# }"; return; fi ;; esac
    done < tests/mutation/equivalent.txt
}

try() {  # Tests one mutant and prints its row.
    local status=0 output reason
    for spec in "$QUICK" "$SLOW"; do
        output=$(HEXWRIGHT_MUTANT=$1 timeout 120 "$tests" "$spec" --abort --reporter xml 2>/dev/null) || status=$?
        [ $status = 0 ] || break
    done
    reason=$(reason_for "$1")
    if [ $status = 124 ]; then printf '%s | (no end within two minutes)\n' "$1"
    elif [ $status != 0 ] && [ -n "$reason" ]; then printf '%s | NOTICED but listed as the same game, by: %s\n' "$1" "$(first_failing <<< "$output")"
    elif [ $status != 0 ]; then printf '%s | %s\n' "$1" "$(first_failing <<< "$output")"
    elif [ -n "$reason" ]; then printf '%s | (the same game: %s)\n' "$1" "$reason"
    else printf '%s | SURVIVED\n' "$1"; fi
}

if [ "${1:-}" = --try ]; then try "$2"; exit; fi

cmake --build "$build" --target test_mutants mutant_list > /dev/null
rows=$(tail -n +2 tests/ledger.csv | cut -d, -f1)
QUICK=$(sed 's/.*/[&]~[data]~[slow]/' <<< "$rows" | paste -sd,)
SLOW=$(sed 's/.*/[&]~[data][slow]/' <<< "$rows" | paste -sd,)
export QUICK SLOW HEXWRIGHT_BUILD=$build
"$tests" "$QUICK,$SLOW" > /dev/null || { echo "the tests fail without any mutant"; exit 1; }

table=$("$build/bin/mutant_list" | while IFS= read -r mutant; do if [[ $mutant == ${1:-*} ]]; then echo "$mutant"; fi; done |
    xargs -d '\n' -n 1 -P "$(nproc)" bash tests/mutate.sh --try | sort)
echo "$table"
count() { grep -c "$1" <<< "$table" || true; }
survived=$(count '| SURVIVED$') same=$(count '| (the same game: ') listed=$(count '| NOTICED but')
echo "$(count .) mutants: $(($(count .) - survived - same)) noticed, $same play the same game, $survived survived"
[ "$survived" = 0 ] && [ "$listed" = 0 ]
