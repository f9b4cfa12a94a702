#!/usr/bin/env bash
# Fetches the sources of the libraries that a browser tab needs from Debian, checked by Debian's sums, and unpacks them into FOLDER.
# third_party/web/fetch.sh FOLDER
set -eu
folder=$1
lists=$folder/lists
mkdir -p "$lists/partial"
codename=$(. /etc/os-release; echo "$VERSION_CODENAME")
key=/usr/share/keyrings/debian-archive-keyring.gpg
cat >"$folder/sources.list" <<LIST
deb-src [signed-by=$key] http://deb.debian.org/debian $codename main
deb-src [signed-by=$key] http://deb.debian.org/debian $codename-updates main
deb-src [signed-by=$key] http://deb.debian.org/debian-security $codename-security main
LIST
apt=(apt-get -qq -o "Dir::Etc::sourcelist=$folder/sources.list" -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$lists"
    -o Dir::Cache::srcpkgcache= -o Dir::Cache::pkgcache= -o APT::Sandbox::User=root -o Acquire::Retries=3)
packages=(llvm-toolchain-19 cairo pixman freetype harfbuzz fribidi tinyxml2 imgui zlib md4c qr-code-generator libpng1.6 libwebp giflib)

cd "$folder"
[ ! -e done ] || exit 0
echo "Fetching the sources of ${packages[*]} from Debian (240 MB)." >&2
"${apt[@]}" update
"${apt[@]}" --download-only --tar-only source "${packages[@]}" 2>/dev/null
rm -rf unpacked && mkdir unpacked
for archive in *.orig.tar.*; do
    case $archive in
        llvm*) tar -C unpacked -xf "$archive" --wildcards '*/libcxx/src/*' '*/libcxx/LICENSE.TXT' '*/libcxxabi/src/*' '*/libcxxabi/include/*' ;;
        *) tar -C unpacked -xf "$archive" ;;
    esac
done
cd unpacked
for each in llvm-toolchain cairo pixman freetype harfbuzz fribidi tinyxml2 imgui zlib md4c QR-Code-generator libpng libwebp giflib; do
    mv "$each"[-_]* "$each"   # Without the version.
done
touch ../done
