# To be sourced by run.sh and test.sh. need GROUP...: installs the missing packages of these groups in packages.txt; uses root only then.
# build_in FOLDER OPTIONS...: configures if needed and builds; prints nothing unless something fails.

say() { printf '%s\n' "$*" >&2; }

need() {
    local group missing=() package
    for group in "$@"; do
        for package in $(sed -n "s/^$group: //p" third_party/packages.txt); do
            [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
        done
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    say "Installing ${#missing[@]} Debian packages: ${missing[*]}"
    local root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || { say "These packages need root: run 'apt-get install ${missing[*]}' as root, then this script again."; exit 1; }
        root=(sudo)
    fi
    { "${root[@]}" apt-get update -qq && "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"; } >&2 ||
        { say "The packages could not be installed; apt-get's own words stand above."; exit 1; }
}

build_in() {
    local folder=$1 log; shift
    log=$(mktemp)
    if ! { cmake -S . -B "$folder" -G Ninja "$@" && cmake --build "$folder" --target "${targets[@]:-all}"; } >"$log" 2>&1; then
        cat "$log" >&2; rm -f "$log"
        say "The build failed; the compiler's words stand above."
        exit 1
    fi
    grep -E 'warning:' "$log" >&2 || true
    rm -f "$log"
}
