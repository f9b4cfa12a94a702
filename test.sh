#!/usr/bin/env bash
# Installs what is missing, builds everything and runs all tests. Options go to ctest (./test.sh -R zone); besides:
#   --check     the form of the sources instead of the tests
#   --sanitize  the tests that need no window, built with the address and undefined-behaviour sanitizers
#   --long      the slow tests too (more random edits, longer fuzzing)
#   --bench     the benchmarks instead of the tests
set -eu
cd "$(dirname "$0")"
. third_party/setup.sh

folder=build options=(-DHEXWRIGHT_TESTS=ON) run=tests
while [ $# -gt 0 ]; do
    case "$1" in
        --sanitize) folder=build-sanitize
            export LSAN_OPTIONS="suppressions=$PWD/third_party/leaks.supp:print_suppressions=0"
            options+=(-DHEXWRIGHT_SANITIZE=address,undefined -DHEXWRIGHT_EDITOR=OFF -DHEXWRIGHT_BENCH=OFF -DCMAKE_BUILD_TYPE=Debug "-DCMAKE_CXX_FLAGS_DEBUG=-O1 -g1") ;;
        --long) export HEXWRIGHT_LONG=1 ;;
        --bench) run=bench ;;
        --check) run=check ;;
        *) break ;;
    esac
    shift
done

if [ $run = check ]; then
    need check
    exec tests/format_check.sh
fi
need build test
build_in "$folder" "${options[@]}"
if [ $run = bench ]; then exec "$folder/bin/hexwright-bench" "$@"; fi
status=0
ctest --test-dir "$folder" --output-on-failure -j "$(nproc)" "$@" || status=$?
"$folder/bin/test_ledger" tests/ledger.csv tests || status=1
exit $status
