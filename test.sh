#!/usr/bin/env bash
# Installs what is missing, builds everything and runs all tests. Options go to ctest (./test.sh -R zone); besides:
#   --check     only looks at the sources: their form, headers, size, what asks for one system and what no browser tab has, and clang-tidy on
#               those touched lately
#   --sanitize  the tests that need no window, built with the address and undefined-behaviour sanitizers, by clang
#   --odr       only links both programs as a whole, so that two types of one name are an error
#   --long      the slow tests too (more random edits, longer fuzzing; 20,000 games of random armies; pictures under valgrind; clang-tidy on all sources; --odr)
#   --bench     the benchmarks instead of the tests
#   --web [TEST...]  builds the editor for a browser tab, and tests it in Chromium (tests/web); with --long before it, in Firefox too
#   --fuzz [SECONDS] [TARGET...]   only the fuzz targets (tests/fuzz), each for so long: 600 s; all, or those named
set -eu
cd "$(dirname "$0")"
. third_party/setup.sh

folder=build options=(-DHEXWRIGHT_TESTS=ON) run=tests tidy=
while [ $# -gt 0 ]; do
    case "$1" in
        --check) run=check ;;
        --sanitize) folder=build-sanitize options=(--preset sanitize)
            export LSAN_OPTIONS="suppressions=$PWD/third_party/leaks.supp:print_suppressions=0"
            # clang's runtime warns on standard error when it finds no symbolizer, which the tests of the program notice. Leaks are
            # suppressed by library, which needs none; unset this to see source lines in a report.
            export ASAN_OPTIONS="external_symbolizer_path=" ;;
        --odr) run=odr ;;
        --long) export HEXWRIGHT_LONG=1; tidy=--all ;;
        --bench) run=bench ;;
        --web) run=web; shift; break ;;
        --fuzz) run=fuzz; shift; break ;;
        *) break ;;
    esac
    shift
done

check_sources() {
    need build guide test check
    tests/format_check.sh && tests/include_check.py && tests/cycle_check.py && tests/size_check.py && tests/system_check.py &&
        tests/web_check.py && tests/tidy_check.sh $tidy
}
if [ $run = check ]; then check_sources; exit; fi
link_as_a_whole() {
    need build guide
    local targets=(hexwright hexwright-editor)
    build_in build-odr --preset odr
}
if [ $run = odr ]; then link_as_a_whole; exit; fi
if [ $run = web ]; then
    declare -A makes
    . third_party/web/package.sh
    build_tab out/web --quick
    exec tests/web/run.sh out/web "$@"
fi
if [ $run = fuzz ]; then
    need build guide check
    targets=(fuzz_targets)
    build_in build-fuzz --preset fuzz
    exec tests/fuzz/fuzz.sh build-fuzz "$@"
fi
need build guide test ${HEXWRIGHT_LONG:+long}
if [ $folder = build-sanitize ]; then need check; fi
build_in "$folder" "${options[@]}"
if [ $run = bench ]; then exec "$folder/bin/hexwright-bench" "$@"; fi
status=0
ctest --test-dir "$folder" --output-on-failure -j "$(nproc)" "$@" || status=$?
"$folder/bin/test_ledger" tests/ledger.csv tests || status=1
if [ -n "${HEXWRIGHT_LONG:-}" ]; then "$folder/bin/card_trial" 20000 --seldom || status=1; fi
if [ -n "$tidy" ]; then tests/fuzz/valgrind.sh "$folder" || status=1; check_sources || status=1; link_as_a_whole || status=1; fi
exit $status
