#!/usr/bin/env bash
# Makes what others install, in dist, and prints each file that it made. The same commit gives the same bytes.
# A package is a function package_WORD in third_party/*/package.sh, with a line in `makes` that says what it makes.
set -eu
cd "$(dirname "$0")"
. third_party/setup.sh

declare -A makes
for file in third_party/*/package.sh; do . "$file"; done
words=$(printf '%s\n' "${!makes[@]}" | sort)

usage() {
    echo "usage: ./package.sh WORD..."
    sed -n '2s/^# //p' "$0"
    local word
    for word in $words; do printf '  %-10s %s\n' "$word" "${makes[$word]}"; done
}

[ $# -gt 0 ] || { usage >&2; exit 2; }
for word in "$@"; do
    case $word in -h|--help) usage; exit 0 ;; esac
    [ -n "${makes[$word]:-}" ] || { say "package.sh: $word is nothing that it makes; it makes ${words//$'\n'/, }."; exit 2; }
done

version=$(sed -n 's/^project(hexwright VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt)
# Every time in a package is that of the last commit; sources without git are as old as their changelog.
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date -r CHANGELOG.md +%s)}
export LC_ALL=C.UTF-8 TZ=UTC
umask 022
mkdir -p dist
for word in "$@"; do "package_$word"; done
