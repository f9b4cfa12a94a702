# Shared setup of all tests in a real window: folders and a display of their own, waiting by polling, clean-up at the end.
# To be sourced with the arguments of the test: FOLDER_OF_PROGRAMS SOURCE_FOLDER ...
set -eu
programs=$(realpath "$1") source=$(realpath "$2")
work=$(mktemp -d)
export XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data XDG_CACHE_HOME=$work/cache XDG_STATE_HOME=$work/state LC_ALL=C.UTF-8
pids=()  # Processes running beside the test.
finish() {
    local status=$?
    for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
    wait 2>/dev/null || true
    rm -rf "$work"
    exit $status
}
trap finish EXIT
fail() { echo "FAILED: $*"; exit 1; }

mkfifo "$work/never"
exec 9<>"$work/never"
pass_time() { read -rt "$1" <&9 || true; }
until_true() {  # until_true WHAT COMMAND...: polls COMMAND for at most a minute.
    local what=$1 tries=1200; shift
    until "$@"; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || fail "waited in vain for $what"
        pass_time 0.05
    done
}

start_display() {  # start_display WIDTHxHEIGHT: the server reports its number when it is ready, and keeps what was set, such as a layout.
    Xvfb -displayfd 3 -screen 0 "${1}x24" +extension GLX -nolisten tcp -noreset 3>"$work/number" 2>/dev/null &
    pids+=($!)
    until_true "the display" test -s "$work/number"
    DISPLAY=:$(cat "$work/number")
    export DISPLAY
}
