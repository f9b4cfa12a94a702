# Packages for Linux. To be sourced by package.sh.

makes[deb]="dist/hexwright_VERSION_amd64.deb, for Debian 12"
makes[tarball]="dist/hexwright-VERSION-linux-x86_64.tar.gz, for other systems, to be unpacked anywhere"

linux=third_party/linux
linux_build=build-package

lay_into() {   # lay_into FOLDER PREFIX: builds, and lays what `cmake --install` installs into FOLDER/PREFIX.
    need build guide package
    local targets=(hexwright hexwright-editor)
    build_in $linux_build --preset package
    rm -rf "$1"
    DESTDIR=$PWD/$1 cmake --install $linux_build --prefix "$2" --strip >/dev/null
}

# ---- deb

package_deb() {
    local root=$linux_build/deb architecture deb
    architecture=$(dpkg --print-architecture)
    deb=dist/hexwright_${version}_$architecture.deb
    lay_into $root /usr
    write_changelogs $root/usr/share/doc/hexwright
    mkdir $root/DEBIAN
    sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@SIZE@/$(kilobytes $root/usr)/" \
        -e "s/@DEPENDS@/$(libraries_of $root/usr/bin/*)/" $linux/control.in >$root/DEBIAN/control
    (cd $root && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
    dpkg-deb --root-owner-group -Zxz --threads-max=1 --build $root "$deb" >/dev/null   # Sorts, and sets times to SOURCE_DATE_EPOCH.
    echo "$deb"
}

kilobytes() { find "$1" -type f -printf '%s\n' | awk '{ sum += int(($1 + 1023) / 1024) } END { print sum }'; }

libraries_of() {   # libraries_of PROGRAMS...: what Depends has to say about the libraries that they load.
    local folder programs
    programs=$(realpath "$@")
    folder=$(mktemp -d)
    mkdir "$folder/debian"
    printf 'Source: hexwright\n\nPackage: hexwright\nArchitecture: any\n' >"$folder/debian/control"
    (cd "$folder" && dpkg-shlibdeps -O $programs | sed -n 's/^shlibs:Depends=//p')
    rm -r "$folder"
}

write_changelogs() {   # write_changelogs FOLDER: ours, and the one whose form Debian asks for.
    gzip -9n <CHANGELOG.md >"$1/NEWS.gz"
    gzip -9n >"$1/changelog.gz" <<END
hexwright ($version) bookworm; urgency=medium

  * What has changed is in NEWS.gz beside this file.

 -- $(sed -n 's/^Maintainer: //p' $linux/control.in)  $(date -R -d "@$SOURCE_DATE_EPOCH")
END
}

# ---- tarball

package_tarball() {
    local name=hexwright-$version-linux-$(uname -m) above=$linux_build/tarball
    lay_into $above "/$name"
    bring_libraries "$above/$name"
    cp -r $linux/tarball/. LICENSE CHANGELOG.md "$above/$name"
    tar --create --sort=name --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX --mtime="@$SOURCE_DATE_EPOCH" --format=gnu -C $above "$name" |
        gzip -9n >"dist/$name.tar.gz"
    echo "dist/$name.tar.gz"
}

# Copies the libraries that not every desktop has into FOLDER/lib, with their licences, and lets the programs look there first.
# What system_libraries.txt lists, and what those need, comes from the system.
bring_libraries() {   # bring_libraries FOLDER
    local folder=$1 waiting=("$1"/bin/*) file name path
    mkdir "$folder/lib"
    while [ ${#waiting[@]} -gt 0 ]; do
        file=${waiting[0]} waiting=("${waiting[@]:1}")
        for name in $(objdump -p "$file" | sed -n 's/^ *NEEDED *//p'); do
            if grep -qxF "$name" $linux/system_libraries.txt || [ -e "$folder/lib/$name" ]; then continue; fi
            path=$(ldd "$file" | awk -v name="$name" '$1 == name { print $3; exit }')
            install -m 644 "$path" "$folder/lib/$name"
            waiting+=("$folder/lib/$name")
            copy_licence "$path" "$folder/share/doc/hexwright/libraries"
        done
    done
    patchelf --set-rpath '$ORIGIN/../lib' "$folder"/bin/*
    patchelf --set-rpath '$ORIGIN' "$folder"/lib/*
    copy_common_licences "$folder/share/doc/hexwright"
}

copy_licence() {   # copy_licence LIBRARY FOLDER: that of the Debian package which the library is from.
    local package
    package=$(dpkg-query -S "$(realpath "$1")" "$1" "/usr$1" 2>/dev/null | sed -n '1s/:.*//p')
    mkdir -p "$2"
    cp -L "/usr/share/doc/$package/copyright" "$2/$package"
}

copy_common_licences() {   # copy_common_licences FOLDER: those that the notices in it refer to, which Debian has in one place.
    mkdir "$1/common-licenses"
    grep -rhoE 'common-licenses/[A-Z][A-Za-z0-9.-]*[A-Za-z0-9]' "$1" | sort -u | while read -r licence; do
        cp -L "/usr/share/$licence" "$1/$licence"
    done
}
