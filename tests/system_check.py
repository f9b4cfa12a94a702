#!/usr/bin/env python3
"""Names each place where a source asks which system it runs on, or uses a header or a call that only some systems have, and ends with 1
if there are any.

Only the folders of engine/core/system may: they have an implementation for each sort of system. Fonts that are installed are asked for in
formats/paper/letters/system_fonts_*.cpp. Tests may do what they like.
"""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("engine", "formats", "editor")
SYSTEM = re.compile(r"engine/core/system/\w+/")
FONTS = re.compile(r"formats/paper/letters/system_fonts_\w+\.cpp$")

ROOM = "engine/core/system/"
# What is looked for, and where it stands for all systems.
FOUND = [(re.compile(pattern), remedy) for pattern, remedy in (
    (r"#\s*include\s*<(?:csignal|signal\.h)>|\bstd::(?:signal|raise)\s*\(|\bSIG(?:INT|TERM|HUP|PIPE|KILL|USR1|XFSZ)\b|\bsig(?:action|set_t|wait)\b",
     "signals are in " + ROOM + "signals.h"),
    (r"#\s*include\s*<(?:cerrno|errno\.h)>|\berrno\b|\bstrerror\b", "why something failed is in " + ROOM + "trouble.h: last_trouble()"),
    (r"\b(?:secure_)?(?:get|put|set|unset)env\s*\(|\benviron\b", "variables are in " + ROOM + "environment.h"),
    (r"\b(?:localtime|gmtime|mktime)(?:_r|_s)?\s*\(|\bcurrent_zone\s*\(", "local time is in " + ROOM + "local_time.h"),
    (r"\bsetlocale\s*\(|\bstd::locale\b|#\s*include\s*<(?:clocale|langinfo\.h|locale)>", "the person's language is in " + ROOM + "environment.h"),
    (r"\bisatty\s*\(|\bfileno\s*\(|\bSTD(?:IN|OUT|ERR)_FILENO\b", "standard streams are in " + ROOM + "console.h"),
    (r"\bstd::system\s*\(|\bpopen\s*\(|#\s*include\s*<(?:spawn|sys/wait|process)\.h>", "programs are started by " + ROOM + "processes.h"),
    (r"#\s*include\s*<(?:pthread|sched)\.h>|\bnative_handle\s*\(", "threads are those of the standard library"),
    (r"#\s*include\s*<(?:fcntl|unistd|dirent|poll|pwd|grp|ftw|glob|utime|termios|dlfcn|execinfo|time|io|direct|windows|emscripten)\.h>|"
     r"#\s*include\s*<(?:sys|linux|arpa|netinet|mach|emscripten)/", "files, folders and the console have headers in " + ROOM),
    (r"#\s*include\s*<fontconfig/", "installed fonts are in formats/paper/letters/system_fonts.h"),
    (r"\"/(?:proc|sys|etc|usr|dev|tmp|var|home)/", "folders and facts about the machine are in " + ROOM + "places.h and machine.h"),
    (r"#\s*(?:if|ifdef|ifndef|elif|elifdef)\b.*(?:__linux|_WIN32|_WIN64|_MSC_VER|__APPLE__|__unix|__EMSCRIPTEN__|__wasm|__wasi__|__FreeBSD__|_POSIX)",
     "what differs between systems has an implementation for each in " + ROOM),
)]
COMMENT = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|("(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\')', re.S)


def without_comments(text):
    """The text with its comments blank; lines and strings stay."""
    return COMMENT.sub(lambda hit: hit.group(2) or re.sub(r"[^\n]", " ", hit.group(0)), text)


def main():
    number = 0
    for path in (p for folder in FOLDERS for p in sorted((ROOT / folder).rglob("*")) if p.suffix in (".h", ".cpp")):
        name = path.relative_to(ROOT).as_posix()
        if SYSTEM.match(name) or FONTS.match(name):
            continue
        for line, text in enumerate(without_comments(path.read_text()).split("\n"), 1):
            for pattern, remedy in FOUND:
                hit = pattern.search(text)
                if hit:
                    number += 1
                    print(f"{name}:{line}: {hit.group(0).strip()} is not for every system: {remedy}")
    if number:
        print(f"{number} places ask for one system; the headers of {ROOM} have its operations for all (README.md there).")
    return 1 if number else 0


sys.exit(main())
