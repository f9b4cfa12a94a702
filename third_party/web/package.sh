# Sourced by run.sh --web and package.sh web. build_tab FOLDER [--quick]: the editor for a browser tab as static files in FOLDER.
makes[web]="dist/web, the editor for a browser tab: static files for any web server"

build_tab() {
    local folder=$1 sources=${HEXWRIGHT_WEB_SOURCES:-${XDG_CACHE_HOME:-$HOME/.cache}/hexwright-web} targets=(hexwright-tab)
    need build guide web
    third_party/web/fetch.sh "$sources"
    build_in build-web -DCMAKE_TOOLCHAIN_FILE="$PWD/third_party/web/toolchain.cmake" \
        -DCMAKE_PROJECT_TOP_LEVEL_INCLUDES="$PWD/third_party/web/provider.cmake" -DHEXWRIGHT_WEB_SOURCES="$sources" \
        -DCMAKE_BUILD_TYPE=Release -DHEXWRIGHT_TESTS=OFF -DHEXWRIGHT_BENCH=OFF
    third_party/web/assemble.py build-web "$folder" "$(sed -n 's/^project(hexwright VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt)" ${2:-}
}

package_web() { build_tab dist/web; }
