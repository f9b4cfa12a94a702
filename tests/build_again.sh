#!/usr/bin/env bash
# Configures and builds both programs once more, and fails when that does anything: then every start of run.sh would.
# tests/build_again.sh FOLDER: where they were built.
set -eu
cd "$(dirname "$0")/.."
cmake -S . -B "$1" >/dev/null
said=$(cmake --build "$1" --target hexwright hexwright-editor -- -d explain 2>&1)
if grep -q 'no work to do' <<<"$said"; then echo "Nothing is built twice."; exit 0; fi
echo "An unchanged tree is built again:"
grep -v 'VerifyGlobs\|verify_globs' <<<"$said" | head -n 20
exit 1
