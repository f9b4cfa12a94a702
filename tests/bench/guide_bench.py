#!/usr/bin/env python3
"""Measures how soon the first step of a guide is drawn and can be used, in headless Chromium on a phone's screen at a slower processor.

  tests/bench/guide_bench.py build/bin/hexwright [SAMPLE.xml | GUIDE.html ...]
      --runs N      openings of each guide, 9 if not given; one more comes before them and is not counted
      --slower N    how many times slower the processor is made, 4 if not given
      --trace       also what the page's main thread was busy with

Without files: the two largest samples. Printed are medians, with the least and the most behind them: the time from opening the file to
two frames after its first step has a size, the first paint, and the page's main thread at work until the first step: its own processor
time, slowed down like the clock, which hardly depends on what else the machine does. Python's standard library and Chromium are all that
it needs.
"""
import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LARGEST = ("scenarios/waters-of-life.xml", "battlefields/kestrel-keep.xml")
OPTIONS = ("--headless=new --no-sandbox --disable-quic --no-first-run --disable-background-networking --disable-component-update "
           "--disable-sync --hide-scrollbars --remote-debugging-pipe").split()

# Runs in the page before all else: notes when the first step and the map have been drawn.
WATCH = """(function(){function look(){var e=document.querySelector('.st1'),m=document.querySelector('svg.map');
if(e&&m&&e.getBoundingClientRect().height>50&&m.getBoundingClientRect().height>50)
return requestAnimationFrame(function(){requestAnimationFrame(function(){window.firstStep=performance.now();performance.mark("first-step")})});
requestAnimationFrame(look)}look()})()"""
WAIT = "new Promise(function(yes){(function look(){window.firstStep?yes(window.firstStep):setTimeout(look,20)})()})"
PAINT = "(performance.getEntriesByName('first-contentful-paint')[0]||{startTime:0}).startTime"


class Browser:
    """Chromium, spoken to by its pipe."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="guide-bench-")
        read_by_it, self.write = os.pipe()
        self.read, written_by_it = os.pipe()

        def as_three_and_four():
            first, second = os.dup(read_by_it), os.dup(written_by_it)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(["chromium", *OPTIONS, "--user-data-dir=" + self.folder, "about:blank"], close_fds=False,
                                        preexec_fn=as_three_and_four, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(read_by_it)
        os.close(written_by_it)
        self.number, self.rest, self.events = 0, b"", []

    def message(self):
        while b"\0" not in self.rest:
            more = os.read(self.read, 1 << 16)
            if not more:
                sys.exit("Chromium has ended.")
            self.rest += more
        text, self.rest = self.rest.split(b"\0", 1)
        return json.loads(text)

    def send(self, method, session=None, **values):
        self.number += 1
        order = {"id": self.number, "method": method, "params": values}
        if session:
            order["sessionId"] = session
        os.write(self.write, json.dumps(order).encode() + b"\0")
        while True:
            message = self.message()
            if message.get("id") == self.number:
                if "error" in message:
                    sys.exit(f"{method}: {message['error']['message']}")
                return message["result"]
            self.events.append(message)

    def until(self, method):
        while True:
            for at, message in enumerate(self.events):
                if message.get("method") == method:
                    return self.events.pop(at)
            self.events.append(self.message())

    def close(self):
        self.send("Browser.close")
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Page:
    """A phone's screen in a tab of its own."""

    def __init__(self, browser):
        self.browser = browser
        self.target = browser.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.send("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        self.send("Page.enable")
        self.send("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=2, mobile=True)
        self.send("Page.addScriptToEvaluateOnNewDocument", source=WATCH)

    def send(self, method, **values):
        return self.browser.send(method, self.session, **values)

    def value(self, expression):
        return self.send("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)["result"]["value"]

    def open(self, guide):
        self.send("Page.navigate", url=Path(guide).resolve().as_uri() + "#build,1,0")
        self.browser.until("Page.loadEventFired")
        return self.value(WAIT), self.value(PAINT)

    def close(self):
        self.browser.send("Target.closeTarget", targetId=self.target)
        self.browser.events.clear()


def opened(browser, guide, slower):
    page = Page(browser)
    page.send("Emulation.setCPUThrottlingRate", rate=slower)
    times = page.open(guide)
    page.close()
    return times


def worked(browser, guide, slower):
    """Milliseconds of processor time of the page's main thread until the first step was drawn, by the kind of work."""
    page = Page(browser)
    page.send("Emulation.setCPUThrottlingRate", rate=slower)
    browser.send("Tracing.start", transferMode="ReportEvents",
                 traceConfig={"includedCategories": ["devtools.timeline", "blink", "v8", "toplevel", "blink.user_timing"]})
    page.open(guide)
    browser.send("Tracing.end")
    browser.until("Tracing.tracingComplete")
    events = [each for message in browser.events if message.get("method") == "Tracing.dataCollected" for each in message["params"]["value"]]
    page.close()
    mark = next(each for each in events if each["name"] == "first-step")
    own, open_events = defaultdict(float), []
    for each in sorted((each for each in events if each.get("ph") == "X" and "tdur" in each and each["ts"] < mark["ts"] and
                        (each["pid"], each["tid"]) == (mark["pid"], mark["tid"])), key=lambda event: (event["ts"], -event["dur"])):
        while open_events and each["ts"] >= open_events[-1]["ts"] + open_events[-1]["dur"]:
            open_events.pop()
        own[each["name"]] += each["tdur"] / 1000
        if open_events:
            own[open_events[-1]["name"]] -= each["tdur"] / 1000
        open_events.append(each)
    return own


def row(numbers):
    return f"{statistics.median(numbers):6.0f} ms ({min(numbers):.0f} to {max(numbers):.0f})"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("hexwright")
    parser.add_argument("files", nargs="*")
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--trace", action="store_true")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        guides = []
        for file in wanted.files or [ROOT / "samples" / name for name in LARGEST]:
            file = Path(file)
            if file.suffix != ".html":
                guide = Path(folder) / (file.stem + ".html")
                subprocess.run([wanted.hexwright, "guide", file, guide], check=True, stdout=subprocess.DEVNULL)
                file = guide
            guides.append(file)
        browser = Browser()
        for guide in guides:
            times = [opened(browser, guide, wanted.slower) for _ in range(wanted.runs + 1)][1:]
            work = [worked(browser, guide, wanted.slower) for _ in range(wanted.runs + 1)][1:]
            print(f"{guide.name}: {guide.stat().st_size} bytes")
            print(f"  first step            {row([first for first, _ in times])}")
            print(f"  first paint           {row([paint for _, paint in times])}")
            print(f"  main thread at work   {row([sum(each.values()) for each in work])}")
            if wanted.trace:
                kinds = {name: statistics.median(each[name] for each in work) for name in set().union(*work)}
                for name, taken in sorted(kinds.items(), key=lambda kind: -kind[1])[:16]:
                    print(f"    {taken:7.1f} ms  {name}")
        browser.close()


if __name__ == "__main__":
    main()
