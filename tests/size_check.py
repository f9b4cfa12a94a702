#!/usr/bin/env python3
"""Measures files, functions, folders and chains of #include, and ends with 1 if one of them is larger than its limit.

Blank lines and comments count. A function reaches from the first line of its declaration to its closing brace; a lambda inside a function
is part of it, and one in a table is a function of its own. Functions of tests have no limit, because a test tells one story, nor have their
chains of #include; the table names the longest.
  tests/size_check.py          names what is too large
  tests/size_check.py --table  prints all measures too
"""
import re
import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("engine", "formats", "editor", "tests")
FILE_LINES, FUNCTION_LINES, FOLDER_SOURCES = 600, 60, 60
DEPTH_MEDIAN, DEPTH_MAXIMUM = 10, 18
LANGUAGE = "engine/scenario/scenario.h"  # What it pulls in is measured: most of the program includes it.

HIDDEN = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<![0-9A-Fa-f])\'(?:\\.|[^\'\\\n])\'', re.S)
DIRECTIVE = re.compile(r"^[ \t]*#[^\n]*(?:\\\n[^\n]*)*", re.M)
INCLUDE = re.compile(r'^#include "([^"]+)"', re.M)
# What stands before a brace, with @ for each pair of parentheses. A function's name may be an operator, and a constructor's members may
# have braces of their own.
SIGNATURE = re.compile(r"@(?:\s|const|noexcept|override|final|try|&|@)*(?:->[^=]*)?(?:\s:\s.*[@}]\s*)?$", re.S)
MEMBER = re.compile(r"@[^=]*\s:\s.*[\w>]\s*$|\brequires@?\s*$", re.S)
LAMBDA = re.compile(r"\[[^\[\]]*\](?:\s|@|mutable|->[^,=]*)*$")


def blanked(text, found):
    """The text with what is found blank, lines kept."""
    return found.sub(lambda hit: re.sub(r"[^\n]", " ", hit.group(0)), text)


def flat(head):
    """The text with @ for each pair of parentheses, without template arguments and the signs of operators."""
    for found, instead in ((r"\([^()]*\)", "@"), (r"operator\s*[^\w\s@]+", "operator"), (r"<[^<>]*>", "")):
        number = 1
        while number:
            head, number = re.subn(found, instead, head)
    return head


def kind_of(head, around, in_parentheses):
    """What a brace opens, by the text before it since the last statement: a function, a part of a declaration that goes on, or another."""
    if around in ("function", "lambda", "code"):
        return "code"
    head = flat(head)
    if LAMBDA.search(head):
        return "lambda"
    if around == "other" and in_parentheses or MEMBER.search(head):
        return "part"
    return "function" if "=" not in head.split("@ :")[0] and SIGNATURE.search(head) else "other"


def functions(text):
    """Each function of a source as (name, first line, number of lines)."""
    text = blanked(blanked(text, HIDDEN), DIRECTIVE)
    found, stack, kind, since, parentheses = [], [], "other", 0, 0

    def add(lambda_, begin, brace, end):
        head = text[begin:brace]
        begin += head.rindex("[") if lambda_ else len(head) - len(head.lstrip())
        line = text.count("\n", 0, begin) + 1
        called = None if lambda_ else re.search(r"(operator\s*[^\w\s(]+|[\w:~]+)\s*\(", head)
        found.append((called.group(1) if called else "lambda", line, text.count("\n", 0, end) + 2 - line))

    for hit in re.finditer(r"[{};()]|\b(?:public|private|protected):", text):
        at, sign = hit.start(), hit.group(0)
        if sign in "()":
            parentheses += 1 if sign == "(" else -1
        elif sign == "{":
            stack.append((kind, since, at, parentheses))
            kind = kind_of(text[since:at], kind, parentheses > 0)
            since, parentheses = (since if kind == "part" else at + 1), 0
        elif sign == "}":
            ended, (kind, begin, brace, parentheses) = kind, stack.pop()
            if ended in ("function", "lambda"):
                add(ended == "lambda", begin, brace, at)
            since = begin if ended == "part" else at + 1
        elif parentheses == 0:
            since = hit.end()
    return found


class Source:
    def __init__(self, path):
        text = path.read_text()
        self.lines, self.functions = text.count("\n"), functions(text)
        self.ours = [name for name in INCLUDE.findall(text) if (ROOT / name).exists()]


def read_all():
    paths = [p for folder in FOLDERS for p in sorted((ROOT / folder).rglob("*")) if p.suffix in (".h", ".cpp")]
    return {str(p.relative_to(ROOT)): Source(p) for p in paths}


def depth(name, sources, known):
    """The length of the longest chain of our own headers below a file; 0 if it includes none."""
    if name not in known:
        known[name] = 0  # a circle of headers ends here
        if name in sources:
            known[name] = max((1 + depth(each, sources, known) for each in sources[name].ours), default=0)
    return known[name]


def chain(name, sources, known):
    """The longest chain of our own headers from a file down, the file first."""
    names = [name]
    while name in sources and known[name] > 0:
        name = next(each for each in sources[name].ours if depth(each, sources, known) == known[name] - 1)
        names.append(name)
    return names


def below(name, sources):
    """Every header of ours that a file includes, itself or through others."""
    seen, waiting = set(), [name]
    while waiting:
        source = sources.get(waiting.pop())
        new = [each for each in (source.ours if source else []) if each not in seen]
        seen.update(new)
        waiting += new
    return seen


def is_test(name):
    return name.startswith("tests/")


def too_large(sources, folders):
    """One line for everything beyond its limit."""
    for name, source in sources.items():
        if source.lines > FILE_LINES:
            yield f"{name}: {source.lines} lines; a source has {FILE_LINES} at most. Divide it by subject."
    for name, source in sources.items():
        for function, line, lines in [] if is_test(name) else source.functions:
            if lines > FUNCTION_LINES:
                yield f"{name}:{line}: {function}: {lines} lines; a function has {FUNCTION_LINES} at most."
    for folder, number in folders.items():
        if number > FOLDER_SOURCES:
            yield f"{folder}: {number} sources; a folder has {FOLDER_SOURCES} at most. Divide it by feature."


def too_deep(sources):
    """What to say of the depth of #include if it is beyond its limits: the longest chain, and how to shorten it."""
    known = {}
    depths = {name: depth(name, sources, known) for name in sources if not is_test(name)}
    deepest, median = max(depths, key=lambda name: depths[name]), statistics.median(depths.values())
    deep = sum(n > DEPTH_MAXIMUM for n in depths.values())
    if deep:
        yield f"{deep} of {len(depths)} sources pull in chains of more than {DEPTH_MAXIMUM} headers of ours. The longest:"
    elif median > DEPTH_MEDIAN:
        yield f"Half of the sources pull in chains of more than {DEPTH_MEDIAN} headers of ours (median {median:g}). The longest:"
    else:
        return
    yield from (f"  {depths[name]:>2} {name}" for name in chain(deepest, sources, known))
    yield ("A header needs no other for what it only refers to: name that (struct X;), as editor/workspace/states.h does for "
           "EditorState. Or divide a header of which others need a small part.")


def table(sources, folders):
    """The measures, each with its limit and with the largest."""
    each = [(lines, f"{function} ({name}:{line})", is_test(name)) for name, s in sources.items() for function, line, lines in s.functions]
    known = {}
    depths = {name: depth(name, sources, known) for name in sources}
    files = {name: s.lines for name, s in sources.items()}
    pulled = below(LANGUAGE, sources)

    def row(what, limit, median, largest):
        print(f"{what:<34} {limit:>6} {median:>7g}   " + ", ".join(f"{number} {name}" for number, name in largest))

    def rank(pairs, number=3):
        return sorted(pairs, key=lambda pair: (-pair[0], pair[1]))[:number]

    print(f"{'':<34} {'limit':>6} {'median':>7}   largest")
    row("lines of a source", FILE_LINES, statistics.median(files.values()), rank((n, name) for name, n in files.items()))
    for what, limit, tests in (("lines of a function", FUNCTION_LINES, False), ("lines of a function, tests", "", True)):
        some = [(n, name) for n, name, of_test in each if of_test == tests]
        row(what, limit, statistics.median(n for n, _ in some), rank(some))
    row("sources of a folder", FOLDER_SOURCES, statistics.median(folders.values()), rank((n, f) for f, n in folders.items()))
    row("depth of #include", DEPTH_MAXIMUM, statistics.median(depths.values()), rank((n, name) for name, n in depths.items()))
    ours = [(n, name) for name, n in depths.items() if not is_test(name)]
    row("depth of #include, without tests", DEPTH_MAXIMUM, statistics.median(n for n, _ in ours), rank(ours))
    print(f"The median of the depth has a limit, too: {DEPTH_MEDIAN}.")
    print(f"{LANGUAGE} pulls in {len(pulled)} headers of ours with {sum(files[name] for name in pulled)} lines, "
          f"{depths[LANGUAGE]} deep; {sum(LANGUAGE in below(name, sources) for name in sources)} sources include it.")


def main():
    sources = read_all()
    folders = {}
    for name in sources:
        folder = name.rpartition("/")[0]
        folders[folder] = folders.get(folder, 0) + 1
    if "--table" in sys.argv[1:]:
        table(sources, folders)
    found = [*too_large(sources, folders), *too_deep(sources)]
    print("\n".join(found) if found else f"{len(sources)} sources are within the limits of size.")
    return 1 if found else 0


sys.exit(main())
