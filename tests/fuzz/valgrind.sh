#!/usr/bin/env bash
# Reads every picture of the corpus under valgrind (memcheck): valgrind.sh BUILD-FOLDER. The sanitizers do not see uninitialised
# memory, nor what happens inside of libraries. Fails at the first error.
set -eu
cd "$(dirname "$0")"
exec valgrind --quiet --error-exitcode=9 --exit-on-first-error=yes "../../$1/bin/fuzz_replay_picture" corpus/picture
