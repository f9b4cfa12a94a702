#!/usr/bin/env python3
"""Puts the editor for a browser tab together as a folder of static files, from a build of hexwright-tab.

  third_party/web/assemble.py BUILD FOLDER VERSION [--quick]

--quick leaves the module as it was linked, with the names of its functions, which a report of a fault then has.

Everything but the page itself and its service worker lies in a folder that is named by its content, so that a browser never uses files of two
versions together.
"""
import hashlib
import json
import pathlib
import shutil
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[2]
page = root / "editor/app_web/page"
outside = ["index.html", "service.js", "manifest.webmanifest"]


def put_module(module, to, quick):
    features = ["--enable-threads", "--enable-bulk-memory", "--enable-mutable-globals", "--enable-sign-ext", "--enable-nontrapping-float-to-int"]
    if quick:
        shutil.copyfile(module, to)
    else:
        subprocess.run(["wasm-opt", "-Os", "--strip-debug", *features, str(module), "-o", str(to)], check=True)


def in_one(files):
    """A line of JSON with [path, size] of each, then their bytes."""
    index = json.dumps([[path, len(data)] for path, data in files.items()])
    return index.encode() + b"\n" + b"".join(files.values())


def samples():
    tracked = subprocess.run(["git", "ls-files", "samples"], cwd=root, capture_output=True, text=True, check=True).stdout.split("\n")
    return {f"program/share/hexwright/{name}": (root / name).read_bytes() for name in sorted(filter(None, tracked))}


def rest(build):
    """What the first frame does without."""
    later = build / "later"
    return {f"program/later/{file.relative_to(later).as_posix()}": file.read_bytes() for file in sorted(later.rglob("*")) if file.is_file()}


def licences():
    """Notices of all that is inside, as Debian has them, after our own."""
    packages = ("fonts-inter fonts-dejavu-core fonts-font-awesome libimgui-dev libcairo2 libpixman-1-0 libfreetype6 libharfbuzz0b libfribidi0 libtinyxml2-9 "
                "zlib1g libmd4c0 libqrcodegencpp1 libpng16-16 libwebp7 libgif7 libtinygltf-dev libstb-dev nlohmann-json3-dev libglm-dev libexpected-dev "
                "libc++-19-dev-wasm32 wasi-libc libjs-three").split()
    parts = [("Hexwright", (root / "LICENSE").read_text())]
    for package in packages:
        notice = pathlib.Path("/usr/share/doc", package, "copyright")
        if not notice.exists():
            sys.exit(f"assemble.py: {notice} is missing: install {package}, whose notice the tab has to carry.")
        parts.append((package, notice.read_text(errors="replace")))
    return "\n\n".join(f"==== {name}\n\n{text.strip()}" for name, text in parts) + "\n"


def main():
    build, folder, version = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]
    parts = folder / "parts"
    shutil.rmtree(folder, ignore_errors=True)
    parts.mkdir(parents=True)
    put_module(build / "bin/hexwright-tab", parts / "hexwright.wasm", "--quick" in sys.argv)
    (parts / "samples.bin").write_bytes(in_one(samples()))
    (parts / "rest.bin").write_bytes(in_one(rest(build)))
    for script in page.glob("*.js"):
        if script.name not in outside:
            shutil.copyfile(script, parts / script.name)
    (folder / "licences.txt").write_text(licences())
    shutil.copyfile(root / "third_party/linux/icons/hexwright.svg", folder / "icon.svg")
    digest = hashlib.sha256()
    for file in sorted(parts.iterdir()):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    name = f"{version}-{digest.hexdigest()[:12]}"
    parts.rename(folder / name)
    inside = [f"{name}/{file.name}" for file in sorted((folder / name).iterdir())]
    files = ["index.html", "manifest.webmanifest", "icon.svg", "licences.txt", *inside]
    for file in outside:
        text = (page / file).read_text()
        text = text.replace("'FILES'", ", ".join(f"'{each}'" for each in files)).replace("VERSION", name)
        (folder / file).write_text(text)
    print(f"{folder}: {sum(f.stat().st_size for f in folder.rglob('*') if f.is_file()) / 1e6:.1f} MB in {len(files) + 1} files")


if __name__ == "__main__":
    main()
