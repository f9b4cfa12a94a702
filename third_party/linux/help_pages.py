#!/usr/bin/python3
"""Writes man pages and bash completions from what the programs say with --help.

help_pages.py --programs FOLDER --out FOLDER --version VERSION --date YYYY-MM-DD

The programs hexwright and hexwright-editor lie in the first folder; the second one gets man/man1, man/de/man1 and bash-completion, as they
are to lie in share. The same input gives the same bytes.
"""
import argparse
import gzip
import pathlib
import re
import subprocess
import sys
from dataclasses import dataclass, field


@dataclass
class Item:
    """A line of the help: an option, a positional argument or a command."""

    names: list[str]
    value: str = ""  # "FILE ...", "TEXT:{plan,iso}", "NUMBER:1 to 120"; empty for a flag.
    what: str = ""

    @property
    def choices(self) -> list[str]:
        listed = re.search(r"\{(.*)\}", self.value)
        return listed[1].split(",") if listed else []


@dataclass
class Help:
    what: str = ""  # What the program or command does: the first line.
    usage: str = ""
    items: list[Item] = field(default_factory=list)
    end: list[str] = field(default_factory=list)  # The example, or where to read on.

    def options(self) -> list[Item]:
        return [item for item in self.items if item.names[0].startswith("-")]

    def others(self) -> list[Item]:
        return [item for item in self.items if not item.names[0].startswith("-")]


def item_of(head: str, what: str) -> Item:
    """Reads "-h,--help", "--view TEXT:{plan,iso}" or "FILE TEXT REQUIRED"; what an option needs or excludes goes into its text."""
    bare, *needs = re.split(r" (?=[A-Z][a-z]+(?: [a-z]+)?: -)", head, maxsplit=1)
    names, _, value = bare.partition(" ")
    if not names.startswith("-"):  # CLI11 says a type, which is always TEXT, and "REQUIRED", which the usage shows as well.
        value = " ".join(re.findall(r"\{.*?\}|\.\.\.", value))
    return Item(names.split(","), value.strip(), " ".join([what] + [f"({each})" for each in needs]).strip())


def read_help(text: str) -> Help:
    """Sections begin in the first column, items in the third, and texts in a column of their own or on a further line."""
    first, usage, *lines = text.strip().split("\n")
    page = Help(first, usage.partition(": ")[2])
    for line in lines:
        if item := re.match(r"  (\S.*?)(?:  +(.*))?$", line):
            page.items.append(item_of(item[1], item[2] or ""))
        elif line.startswith("   "):
            last = page.items[-1]
            last.what = f"{line.strip()}{' ' if last.what else ''}{last.what}"
        elif line and not line.endswith(":"):
            page.end.append(line)
    return page


def help_of(program: pathlib.Path, language: str, *command: str) -> Help:
    line = [program, *command, "--help", "--language", language]
    return read_help(subprocess.run(line, check=True, capture_output=True, text=True, env={"LC_ALL": "C.UTF-8"}).stdout)


# ---- Man pages

WORDS = {
    "en": {
        "manual": "User Commands", "name": "NAME", "synopsis": "SYNOPSIS", "description": "DESCRIPTION", "options": "OPTIONS",
        "commands": "COMMANDS", "status": "EXIT STATUS", "files": "FILES", "also": "SEE ALSO",
        "statuses": [
            ("0", "All is well; warnings are no errors."),
            ("1", "The answer is no: a check found errors, an edit was refused, a record ended differently."),
            ("2", "The input could not be used; a line on standard error says where and why.")],
        "places": [
            ("~/.config/hexwright", "Settings, keys and your own catalogue ($XDG_CONFIG_HOME)."),
            ("~/.local/share/hexwright", "Collections and stamps ($XDG_DATA_HOME)."),
            ("~/.local/state/hexwright", "Unsaved work, for recovery after a crash ($XDG_STATE_HOME)."),
            ("~/.cache/hexwright", "Earlier batches of games; can be deleted ($XDG_CACHE_HOME).")],
    },
    "de": {
        "manual": "Dienstprogramme für Benutzer", "name": "BEZEICHNUNG", "synopsis": "ÜBERSICHT", "description": "BESCHREIBUNG",
        "options": "OPTIONEN", "commands": "BEFEHLE", "status": "RÜCKGABEWERT", "files": "DATEIEN", "also": "SIEHE AUCH",
        "statuses": [
            ("0", "Alles in Ordnung; Warnungen sind keine Fehler."),
            ("1", "Die Antwort ist nein: eine Prüfung fand Fehler, eine Änderung wurde abgelehnt, eine Aufzeichnung endete anders."),
            ("2", "Die Eingabe war nicht zu gebrauchen; eine Zeile auf der Standardfehlerausgabe sagt, wo und warum.")],
        "places": [
            ("~/.config/hexwright", "Einstellungen, Tasten und eigener Katalog ($XDG_CONFIG_HOME)."),
            ("~/.local/share/hexwright", "Sammlungen und Stempel ($XDG_DATA_HOME)."),
            ("~/.local/state/hexwright", "Ungesichertes, für die Wiederherstellung nach einem Absturz ($XDG_STATE_HOME)."),
            ("~/.cache/hexwright", "Frühere Reihen von Partien; kann gelöscht werden ($XDG_CACHE_HOME).")],
    },
}


def roff(text: str) -> str:
    """Escapes what roff would take for its own: backslashes, hyphens that people copy, a dot or quote at the beginning of a line."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text[:1] in (".", "'") else text


def tagged(item: Item) -> list[str]:
    names = ", ".join(f"\\fB{roff(name)}\\fR" for name in item.names)
    value = f" \\fI{roff(item.value)}\\fR" if item.value else ""
    return [".TP", names + value, roff(item.what)]


def end_of(page: Help) -> list[str]:
    lines = []
    for line in page.end:
        lines += [".PP", roff(line)]
    return lines


def table(rows: list[tuple[str, str]]) -> list[str]:
    return [line for tag, text in rows for line in (".TP", f"\\fB{roff(tag)}\\fR", roff(text))]


def page_of(name: str, other: str, page: Help, commands: dict[str, Help], language: str, version: str, date: str) -> str:
    words = WORDS[language]
    summary = page.what[0].lower() + page.what[1:].rstrip(".") if language == "en" else page.what.rstrip(".")
    lines = [f'.TH {name.upper()} 1 {date} "Hexwright {version}" "{words["manual"]}"',
             f".SH {words['name']}", f"{roff(name)} \\- {roff(summary)}",
             f".SH {words['synopsis']}", f".B {roff(page.usage)}",
             f".SH {words['description']}", roff(page.what)]
    if not commands:
        for item in page.others():
            lines += tagged(item)
    lines.append(f".SH {words['options']}")
    for item in page.options():
        lines += tagged(item)
    lines += end_of(page)
    if commands:
        lines.append(f".SH {words['commands']}")
    for command in commands.values():
        lines += [f".SS {roff(command.usage)}", roff(command.what)]
        for item in command.others() + [option for option in command.options() if "--help" not in option.names]:
            lines += tagged(item)
        lines += end_of(command)
    if commands:
        lines += [f".SH {words['status']}", *table(words["statuses"])]
    lines += [f".SH {words['files']}", *table(words["places"]), f".SH {words['also']}", f".BR {roff(other)} (1)"]
    return "\n".join(lines) + "\n"


# ---- Completion

COMPLETION = """\
# Completes NAME in bash; made from what it says with --help.
_FUNCTION() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= at words=
    # bash cuts "--view=iso" in three.
    if [[ $word == = ]]; then word=; elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
    for ((at = 1; at < COMP_CWORD; ++at)); do
        case "${COMP_WORDS[at]}" in
            COMMANDS) command=${COMP_WORDS[at]}; break ;;
        esac
    done
    case "$command $before" in
VALUES
        *)
            case "$command $word" in
OPTIONS
            esac ;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o bashdefault -o default -F _FUNCTION NAME
"""


def value_rows(command: str, page: Help) -> list[str]:
    """What can follow an option: its choices; or else no words, so that bash completes files, as it does after a command anyway."""
    after = {}
    for option in page.options():
        if option.choices or option.value and not command:
            after.setdefault(" ".join(option.choices), []).extend(f'"{command} {name}"' for name in option.names)
    return [f'        {"|".join(patterns)}) words="{words}" ;;' for words, patterns in after.items()]


def option_rows(command: str, page: Help, names: list[str]) -> list[str]:
    """Options where a word begins with a dash, else commands, choices of an argument, or files."""
    options = " ".join(name for option in page.options() for name in option.names if name.startswith("--"))
    words = names if names else [choice for item in page.others() for choice in item.choices]
    rows = [f'                "{command} -"*) words="{options}" ;;']
    return rows + ([f'                "{command} "*) words="{" ".join(words)}" ;;'] if words else [])


def completion_of(name: str, page: Help, commands: dict[str, Help]) -> str:
    values, options = value_rows("", page), option_rows("", page, list(commands))
    for command, its_help in commands.items():
        values += value_rows(command, its_help)
        options += option_rows(command, its_help, [])
    text = COMPLETION.replace("VALUES\n", "".join(row + "\n" for row in values))
    text = text.replace("OPTIONS\n", "".join(row + "\n" for row in options))
    text = text.replace("COMMANDS", "|".join(commands) or "--")
    return text.replace("FUNCTION", name.replace("-", "_")).replace("NAME", name)


# ---- Both

def write(file: pathlib.Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("programs", "out"):
        parser.add_argument(f"--{name}", type=pathlib.Path, required=True)
    for name in ("version", "date"):
        parser.add_argument(f"--{name}", required=True)
    given = parser.parse_args()
    for name, other in (("hexwright", "hexwright-editor"), ("hexwright-editor", "hexwright")):
        program = given.programs / name
        for language, folder in (("en", "man"), ("de", "man/de")):
            page = help_of(program, language)
            names = [item.names[0] for item in page.others()] if name == "hexwright" else []
            commands = {command: help_of(program, language, command) for command in names}
            text = page_of(name, other, page, commands, language, given.version, given.date)
            write(given.out / folder / "man1" / f"{name}.1.gz", gzip.compress(text.encode(), 9, mtime=0))
            if language == "en":
                write(given.out / "bash-completion/completions" / name, completion_of(name, page, commands).encode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
