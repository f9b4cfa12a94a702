#!/usr/bin/env bash
# What Linux packages bring along, without making one: man pages and completions know every command, menu entry, file types and metainfo
# are valid and name the same, licences cover the fonts, and the tarball's register.sh takes back all that it lays.
# What needs a tool that is not installed (group "package" in third_party/packages.txt) is left out, and said.
# tests/linux/desktop_test.sh FOLDER_OF_PROGRAMS SOURCE_FOLDER
. "$(dirname "$0")/../e2e/common.sh"
linux=$source/third_party/linux
export HOME=$work/home XDG_DATA_HOME=$work/home/.local/share PKGSYSTEM_ENABLE_FSYNC=0  # Disks are slow.
mkdir -p "$XDG_DATA_HOME"

with() { command -v "$1" >/dev/null || { echo "left out, since $1 is not installed: $2"; return 1; }; }
same() { [ "$2" = "$3" ] || fail "$1:"$'\n'"$2"$'\n'"instead of"$'\n'"$3"; }

# ---- Man pages and completions
"$linux/help_pages.py" --programs "$programs" --out "$work/share" --version 1.2.3 --date 2001-02-03
again=$(cd "$work/share" && find . -type f -exec sha256sum {} + | sort)
"$linux/help_pages.py" --programs "$programs" --out "$work/share" --version 1.2.3 --date 2001-02-03
same "what was written" "$(cd "$work/share" && find . -type f -exec sha256sum {} + | sort)" "$again"

. "$work/share/bash-completion/completions/hexwright"
. "$work/share/bash-completion/completions/hexwright-editor"
completed() {   # completed WORDS...: what can stand for the last of them, one a line.
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
    "_${1//-/_}"
    printf '%s\n' "${COMPREPLY[@]}"
}
commands=$("$programs/hexwright" --help --language en | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
[ -n "$commands" ] || fail "hexwright --help lists no commands"
same "commands that are completed" "$(completed hexwright "")" "$commands"
man=$(gzip -dc "$work/share/man/man1/hexwright.1.gz") german=$(gzip -dc "$work/share/man/de/man1/hexwright.1.gz")
for command in $commands; do
    options=$("$programs/hexwright" "$command" --help --language en | sed -n 's/^  \(-h,\)\?\(--[a-z-]*\).*/\2/p')
    same "options of $command" "$(completed hexwright "$command" -)" "$options"
    for page in "$man" "$german"; do grep -q "^\.SS hexwright $command" <<<"$page" || fail "a man page has no $command"; done
done
same "views" "$(completed hexwright picture --view = i)" iso
same "options of the editor" "$(completed hexwright-editor --ren)" --render
grep -q '"Hexwright 1.2.3"' <<<"$man" || fail "the man page says another version"

# ---- Menu entry, file types, metainfo
types() { tr ';' '\n' | sed '/^$/d' | sort; }
of_mime=$(sed -n 's/.*<mime-type type="\(.*\)">.*/\1/p' "$linux/mime.xml" | sort)
same "types of the menu entry" "$(sed -n 's/^MimeType=//p' "$linux/hexwright-editor.desktop" | types)" "$of_mime"
same "types of the metainfo" "$(sed -n 's/.*<mediatype>\(.*\)<.*/\1/p' "$linux/metainfo.xml.in" | types)" "$of_mime"
[ -x "$programs/$(sed -n 's/^Exec=\([^ ]*\) .*/\1/p' "$linux/hexwright-editor.desktop")" ] || fail "Exec names no program"
for icon in $(sed -n 's/^Icon=//p' "$linux/hexwright-editor.desktop") $(sed -n 's/.*<icon name="\(.*\)"\/>/\1/p' "$linux/mime.xml"); do
    [ -s "$linux/icons/$icon.svg" ] || fail "there is no icon $icon"
done
if with desktop-file-validate "the menu entry"; then
    said=$(desktop-file-validate "$linux/hexwright-editor.desktop")
    same "desktop-file-validate" "$said" ""
fi
if with appstreamcli "the metainfo"; then
    sed -e 's/@PROJECT_VERSION@/1.2.3/; s/@HEXWRIGHT_DATE@/2001-02-03/' "$linux/metainfo.xml.in" >"$work/org.hexwright.editor.metainfo.xml"
    appstreamcli validate --no-net "$work/org.hexwright.editor.metainfo.xml" >"$work/said" || fail "$(cat "$work/said")"
fi
if with update-mime-database "the file types" && with gio "the file types"; then
    mkdir -p "$XDG_DATA_HOME/mime/packages"
    cp "$linux/mime.xml" "$XDG_DATA_HOME/mime/packages/hexwright.xml"
    update-mime-database "$XDG_DATA_HOME/mime"
    type_is() { same "type of $1" "$(gio info -a standard::content-type "$1" | sed -n 's/.*content-type: //p')" "$2"; }
    for file in "$source"/samples/{battlefields,scenarios,puzzles}/*.xml; do type_is "$file" application/x-hexwright-scenario+xml; done
    for file in "$source"/samples/campaigns/*.xml; do type_is "$file" application/x-hexwright-campaign+xml; done
    for file in "$source"/tests/golden/records/*.xml "$source/samples/own/cards.xml"; do type_is "$file" application/xml; done
    for file in "$source"/tests/fuzz/corpus/hsc/*.hsc; do type_is "$file" application/x-virtualscape; done
    rm -r "$XDG_DATA_HOME/mime"
fi

# ---- Licences
fonts=$(sed -n 's/^Files: fonts\///p' "$linux/copyright")
for font in $(sed -n 's/^ *find_font(\([^ ]*\) .*/\1/p' "$source/third_party/Fonts.cmake"); do
    found=
    for pattern in $fonts; do case ${font/\$\{weight\}/Bold} in $pattern) found=yes ;; esac; done
    [ -n "$found" ] || fail "no licence covers $font"
done
for licence in $(sed -n '/^$/,/^$/s/^License: \([^ ]*\)$/\1/p' "$linux/copyright" | sort -u); do
    grep -A1 "^License: $licence$" "$linux/copyright" | grep -q '^ ' || fail "the text of the licence $licence is missing"
done

# ---- register.sh
folder="$work/a folder"
mkdir -p "$folder/bin" "$folder/share/mime/packages" "$folder/share/applications" "$folder/share/icons/hicolor/scalable/apps"
cp "$linux/tarball/register.sh" "$folder"
cp -r "$work/share/." "$folder/share"
cp "$linux/mime.xml" "$folder/share/mime/packages/hexwright.xml"
cp "$linux/hexwright-editor.desktop" "$folder/share/applications"
cp "$linux/icons/hexwright.svg" "$folder/share/icons/hicolor/scalable/apps"
ln -s "$programs/hexwright" "$programs/hexwright-editor" "$folder/bin"
"$folder/register.sh" >/dev/null
entry=$XDG_DATA_HOME/applications/hexwright-editor.desktop
grep -qxF "Exec=\"$HOME/.local/bin/hexwright-editor\" %F" "$entry" || fail "$(grep Exec "$entry")"
if with desktop-file-validate "the registered menu entry"; then same "desktop-file-validate" "$(desktop-file-validate "$entry")" ""; fi
same "the program on the path" "$("$HOME/.local/bin/hexwright" --version)" "$("$programs/hexwright" --version)"
"$folder/register.sh" --remove >/dev/null
# What desktops list anew for themselves stays, without us.
left=$(find "$HOME" \( -type f -o -type l \) | xargs -r -d '\n' grep -il hexwright || true)
same "what is left" "$left" ""

# ---- package.sh
status=0
said=$("$source/package.sh" no-such-word 2>&1) || status=$?
same "the exit status" $status 2
grep -q ' deb.*, tarball' <<<"$said" || fail "package.sh does not say what it makes: $said"
"$source/package.sh" --help | grep -q '^  deb ' || fail "package.sh --help does not list deb"
echo "What packages bring along is whole."
