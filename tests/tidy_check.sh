#!/usr/bin/env bash
# Runs clang-tidy-19 with the checks of .clang-tidy and fails when it finds something. Nothing is compiled but generated headers.
# tests/tidy_check.sh             the sources that the last 20 commits touched, newest first, 40 at most
# tests/tidy_check.sh --all       every source
# tests/tidy_check.sh FILES...    these
set -eu
cd "$(dirname "$0")/.."
folder=build-check newest=20 most=40

touched() {
    git log "-$newest" --name-only --pretty=format: -- 'engine/*.cpp' 'formats/*.cpp' 'editor/*.cpp' 'tests/*.cpp' | awk 'NF && !seen[$0]++' |
        while IFS= read -r file; do [ ! -f "$file" ] || printf '%s\n' "$file"; done
}
case "${1:-}" in
    --all) mapfile -t files < <(find engine formats editor tests -name '*.cpp' | sort) ;;
    "") mapfile -t files < <(touched | head -n $most) ;;
    *) files=("$@") ;;
esac
# Fuzz targets (tests/fuzz) and what only a browser tab has (third_party/web) have their own compilers.
mapfile -t files < <(printf '%s\n' "${files[@]}" | grep -vE '^(tests/fuzz|engine/core/system/tab|editor/app_web)/' | grep .)
[ ${#files[@]} -gt 0 ] || { echo "clang-tidy: no source was touched."; exit 0; }

{ cmake --preset check && cmake --build $folder --target generated_headers; } >$folder.log 2>&1 || { cat $folder.log; rm $folder.log; exit 1; }
rm $folder.log
status=0
printf '%s\0' "${files[@]}" | xargs -0 -P "$(nproc)" -n 1 clang-tidy-19 -p $folder --quiet 2>/dev/null || status=1
[ $status -ne 0 ] || echo "clang-tidy finds nothing in ${#files[@]} sources."
exit $status
