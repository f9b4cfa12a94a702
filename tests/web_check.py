#!/usr/bin/env python3
"""Lets the compiler read every room as for a browser tab, and ends with 1 if one does not compile: it throws, or asks for what no tab has.

Nothing is built, and neither the network nor the sources of libraries are needed: of libraries there are the headers that this machine has
(third_party/web/installed.cmake). What has compiled and not changed since is not compiled again.
  tests/web_check.py          the first errors of each batch
  tests/web_check.py --all    all that the compiler says
"""
import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TREE = ROOT / "build-web-check"  # Of the preset web-check.
ERROR_LINES = 16  # Of a batch.

FAILED = re.compile(r"^FAILED: (\S+) *\n(?:.*&& touch \S+\n)?", re.M)
OBJECT = re.compile(r" -o (\S+)")
NO_BATCH = re.compile(r"/cmake_pch\.|/embedded/")  # A precompiled header, which its batches ask for; bytes of files.
UNITY = re.compile(r"^In file included from \S*/Unity/unity_\S+:\n", re.M)


def run(*command):
    """How a command ended, and all that it said."""
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return done.returncode, done.stdout


def batches():
    """The objects of all batches, and of sources that are compiled alone."""
    entries = json.loads((TREE / "compile_commands.json").read_text())
    return [OBJECT.search(entry["command"]).group(1) for entry in entries if not NO_BATCH.search(entry["file"])]


def errors(said, lines):
    """What the compiler says of each batch that does not compile, as (name, text)."""
    parts = FAILED.split(said)
    for name, text in zip(parts[1::2], parts[2::2]):
        text = UNITY.sub("", text.split("\nninja: ")[0]).replace(f"{ROOT}/", "").rstrip().split("\n")
        more = [] if lines is None or len(text) <= lines else [f"({len(text) - lines} more lines: tests/web_check.py --all)"]
        yield name.replace("/CMakeFiles/", "/").replace(".dir/", "/"), "\n".join(text[:lines] + more)


def main():
    status, said = run("cmake", "--preset", "web-check")
    if status != 0:
        print(said)
        return 1
    objects = batches()
    status, said = run("ninja", "-C", TREE, "--quiet", "-k", "0", "-j", str(os.cpu_count()), *objects)
    if status == 0:
        print(f"{len(objects)} batches compile for a browser tab.")
        return 0
    found = list(errors(said, None if "--all" in sys.argv[1:] else ERROR_LINES))
    for name, text in found:
        print(f"{name} does not compile for a browser tab:\n{text}\n")
    print(f"{len(found)} of {len(objects)} batches do not compile for a browser tab." if found else said)
    return 1


sys.exit(main())
