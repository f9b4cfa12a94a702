#!/usr/bin/env bash
# Runs every N-th test of a program in one process: under sanitizers a program takes longer to start than most tests.
# usage: tests/in_one_process.sh PROGRAM TESTS FIRST N, where TESTS are as Catch takes them ("~[figures]")
set -eu
names=$(mktemp)
trap 'rm -f "$names"' EXIT
"$1" --list-test-names-only "$2" >"$names" || true   # Catch ends with the number of tests.
[ -s "$names" ] || { echo "in_one_process.sh: $1 has no test for $2"; exit 1; }
chosen=$(awk -v first="$3" -v n="$4" 'NR % n == first { gsub(/[\\,[]/, "\\\\&"); print }' "$names")
[ -n "$chosen" ] || { echo "$1 has fewer tests than $4."; exit 0; }   # Without names Catch would run all.
printf '%s\n' "$chosen" >"$names"
"$1" --input-file "$names" --durations no
