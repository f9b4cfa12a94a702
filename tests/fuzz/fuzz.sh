#!/usr/bin/env bash
# Runs fuzz targets under the address and undefined-behaviour sanitizers: fuzz.sh BUILD-FOLDER SECONDS [TARGET...], each for so many
# seconds (600 if not said), all if none is named, as many at a time as HEXWRIGHT_FUZZ_JOBS says (half of the processors). Ends with a
# table of how often each was executed; fails if one found something, and says where the input lies.
set -eu
cd "$(dirname "$0")"
build=$(cd "../../$1" && pwd) seconds=${2:-600}; shift; [ $# -eq 0 ] || shift
jobs=${HEXWRIGHT_FUZZ_JOBS:-$((($(nproc) + 1) / 2))}
export ASAN_OPTIONS=allocator_may_return_null=1:allow_addr2line=1   # Running out of memory is part of the test.
export LSAN_OPTIONS="suppressions=$PWD/../../third_party/leaks.supp:print_suppressions=0"

run_target() {
    local name=$1 target=$build/bin/fuzz_$1 found=$build/fuzz/$1 status=0
    mkdir -p "$found/corpus"
    local options=(-max_total_time="$seconds" -timeout=300 -rss_limit_mb=3000 -print_final_stats=1 -artifact_prefix="$found/")
    [ -f "$name.dict" ] && options+=(-dict="$name.dict") || options+=(-dict=scenario.dict)
    "$target" "${options[@]}" "$found/corpus" "corpus/$name" >"$found/log" 2>&1 || status=$?
    printf '%-12s %12s executions in %5s s  %s\n' "$name" "$(sed -n 's/^stat::number_of_executed_units: *//p' "$found/log")" "$seconds" \
        "$([ $status -eq 0 ] && echo "nothing found" || echo "FOUND SOMETHING: see $found/log")"
    return $status
}

names=("$@")
[ ${#names[@]} -gt 0 ] || mapfile -t names < <(for target in "$build"/bin/fuzz_*; do name=${target##*/fuzz_}; [[ $name == replay_* ]] || echo "$name"; done)
status=0 running=0
for name in "${names[@]}"; do
    if [ $running -ge "$jobs" ]; then wait -n || status=1; running=$((running - 1)); fi
    run_target "$name" & running=$((running + 1))
done
while [ $running -gt 0 ]; do wait -n || status=1; running=$((running - 1)); done
exit $status
