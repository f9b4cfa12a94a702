#!/usr/bin/env bash
# Fails when a C++ source differs from the form that clang-format-19 gives it, and says the command that mends it.
# tests/format_check.sh [FILES...]: these files only; without any, all sources.
set -eu
cd "$(dirname "$0")/.."
format=${CLANG_FORMAT:-clang-format-19}
command -v "$format" >/dev/null ||
    { echo "format_check: there is no $format; Debian's package clang-format-19 has it (apt-get install clang-format-19)."; exit 1; }

if [ $# -gt 0 ]; then files=("$@"); else
    mapfile -t files < <(find engine formats editor tests \( -name '*.cpp' -o -name '*.h' \) | sort)
fi
said=$(printf '%s\0' "${files[@]}" | xargs -0 -P "$(nproc)" -n 40 "$format" --dry-run --ferror-limit=1 2>&1) || { echo "$said"; exit 1; }
mapfile -t wrong < <(sed -n 's/^\([^:]*\):[0-9]*:[0-9]*: warning: code should be clang-formatted.*/\1/p' <<<"$said" | sort -u)
[ ${#wrong[@]} -gt 0 ] || { echo "${#files[@]} sources have the form of .clang-format."; exit 0; }
printf '%s\n' "${wrong[@]}"
echo "${#wrong[@]} of ${#files[@]} sources do not have the form of .clang-format (120 columns). To mend them:"
echo "  $format -i ${wrong[*]}"
exit 1
