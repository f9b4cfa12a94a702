#!/bin/sh
# Adds Hexwright to your menu, to the programs that open its files, and to your path; touches nothing but your own folders.
# ./register.sh, again after this folder has moved, and before it is deleted: ./register.sh --remove
set -eu
cd "$(dirname "$0")"
data=${XDG_DATA_HOME:-$HOME/.local/share}
programs=$HOME/.local/bin
entry=$data/applications/hexwright-editor.desktop

laid_files() { (cd share && find icons mime man bash-completion -type f); }

tell_desktop() {   # Desktops without these programs notice by themselves, or at the next login.
    update-desktop-database "$data/applications" 2>/dev/null || true
    update-mime-database "$data/mime" 2>/dev/null || true
    gtk-update-icon-cache -qtf "$data/icons/hicolor" 2>/dev/null || true
}

case ${1:-} in
    "")
        mkdir -p "$data/applications" "$programs"
        laid_files | while read -r file; do
            mkdir -p "$data/$(dirname "$file")"
            cp "share/$file" "$data/$file"
        done
        for program in hexwright hexwright-editor; do ln -sf "$PWD/bin/$program" "$programs/$program"; done
        path=$(printf '%s' "$programs/hexwright-editor" | sed 's/[&|\\]/\\&/g')
        sed -e "s|^Exec=hexwright-editor|Exec=\"$path\"|" -e "s|^TryExec=.*|TryExec=$path|" share/applications/hexwright-editor.desktop >"$entry"
        tell_desktop
        echo "Hexwright is in your menu, and its programs are in $programs." ;;
    --remove)
        laid_files | while read -r file; do rm -f "$data/$file"; done
        rm -f "$entry" "$programs/hexwright" "$programs/hexwright-editor"
        tell_desktop
        echo "Hexwright is no longer in your menu; now you can delete $PWD." ;;
    *)
        echo "register.sh: $1: no such option; --remove undoes what it does without one." >&2
        exit 2 ;;
esac
