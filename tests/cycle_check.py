#!/usr/bin/env python3
"""Looks for circles of includes among the modules of a room: a header and the source of its name are one module.

    tests/cycle_check.py            fails when a room of ROOMS has a circle, and names it
    tests/cycle_check.py --all      lists the circles of every folder
"""

import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LAYERS = ("engine", "formats", "editor")
ROOMS = tuple("editor/" + room for room in ("workspace", "editing", "tools", "desk", "inspect", "play", "files", "commands"))
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)


def module_of(path):
    return path.rsplit(".", 1)[0]


def includes_of_modules():
    """Module -> the modules that its header and its source include."""
    found = collections.defaultdict(set)
    for layer in LAYERS:
        for suffix in ("*.h", "*.cpp"):
            for file in (ROOT / layer).rglob(suffix):
                module = module_of(file.relative_to(ROOT).as_posix())
                found[module] |= {module_of(name) for name in INCLUDE.findall(file.read_text(encoding="utf-8"))} - {module}
    return found


def circles(includes):
    """Groups of two or more modules each of which leads to all others (Tarjan, without recursion)."""
    index, low, stack, on_stack, groups = {}, {}, [], set(), []
    for start in sorted(includes):
        if start in index:
            continue
        work = [(start, iter(sorted(includes[start])))]
        index[start] = low[start] = len(index)
        stack.append(start)
        on_stack.add(start)
        while work:
            module, rest = work[-1]
            following = next((each for each in rest if each in includes and (each not in index or each in on_stack)), None)
            if following is None:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[module])
                if low[module] == index[module]:
                    group = []
                    while not group or group[-1] != module:
                        group.append(stack.pop())
                        on_stack.discard(group[-1])
                    if len(group) > 1:
                        groups.append(sorted(group))
            elif following in on_stack:
                low[module] = min(low[module], index[following])
            else:
                index[following] = low[following] = len(index)
                stack.append(following)
                on_stack.add(following)
                work.append((following, iter(sorted(includes[following]))))
    return groups


def main():
    found = circles(includes_of_modules())
    if "--all" not in sys.argv:
        found = [group for group in found if any(module.rsplit("/", 1)[0] in ROOMS for module in group)]
    for group in found:
        print("These modules include each other: " + ", ".join(group))
    if not found:
        print(f"No circle of includes in {len(ROOMS)} rooms.")
    return bool(found) and "--all" not in sys.argv


if __name__ == "__main__":
    sys.exit(main())
