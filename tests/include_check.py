#!/usr/bin/env python3
"""Names the sources that use the standard library (or expected, Catch2, Dear ImGui) without its header, and ends with 1 if there are any.

A source has a header when it includes it itself or through headers of ours: what another header of the standard library happens to
include does not count, and neither do precompiled headers. So every file compiles by itself, whatever the compiler and the batches.
  tests/include_check.py          lists what is missing
  tests/include_check.py --mend   adds it, each header in its place
"""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("engine", "formats", "editor", "tests")

# Header: names in namespace std, or whole expressions after "re:".
NAMES = {
    "algorithm": "max min clamp minmax sort stable_sort find find_if find_if_not any_of all_of none_of count count_if copy copy_n copy_if "
                 "transform fill fill_n reverse unique remove remove_if lower_bound upper_bound equal equal_range max_element min_element "
                 "binary_search includes for_each partition stable_partition rotate shuffle is_sorted set_union set_intersection "
                 "set_difference mismatch adjacent_find merge replace generate nth_element search next_permutation partition_point",
    "array": "array to_array", "atomic": "atomic atomic_bool atomic_flag memory_order_relaxed", "bit": "bit_cast popcount countr_zero "
    "countl_zero has_single_bit bit_width bit_ceil endian rotl rotr", "bitset": "bitset", "charconv": "from_chars to_chars chars_format",
    "chrono": "re:std::chrono::", "cmath": "sqrt lround llround floor ceil hypot sin cos tan atan2 pow round fmod exp log log2 log10 isfinite "
    "isnan acos asin atan trunc remainder nextafter", "condition_variable": "condition_variable condition_variable_any",
    "cstdint": "uint8_t uint16_t uint32_t uint64_t int8_t int16_t int32_t int64_t uintptr_t intptr_t",
    "cstdio": "printf snprintf fprintf puts fputs FILE fopen", "cstdlib": "getenv exit abort strtol strtod quick_exit system",
    "cstring": "memcpy memcmp memset strlen strcmp strerror", "deque": "deque", "exception": "exception terminate exception_ptr",
    "filesystem": "filesystem", "fstream": "ofstream ifstream fstream",
    "functional": "function greater less plus multiplies reference_wrapper ref cref invoke bind identity not_fn mem_fn equal_to bit_or",
    "future": "future promise async packaged_task", "iomanip": "setw setfill setprecision", "iostream": "cout cerr cin clog",
    "limits": "numeric_limits", "list": "list", "map": "map multimap",
    "memory": "unique_ptr shared_ptr make_unique make_shared weak_ptr enable_shared_from_this static_pointer_cast const_pointer_cast",
    "mutex": "mutex lock_guard unique_lock scoped_lock once_flag call_once recursive_mutex", "numbers": "re:std::numbers::",
    "numeric": "accumulate iota gcd lcm reduce midpoint inner_product partial_sum", "optional": "optional nullopt make_optional nullopt_t",
    "queue": "queue priority_queue", "random": "mt19937 mt19937_64 random_device uniform_int_distribution uniform_real_distribution",
    "ranges": "re:std::(ranges::)?views::|std::ranges::(subrange|view|range)\\b", "regex": "regex regex_search regex_match smatch "
    "sregex_iterator regex_replace", "set": "set multiset", "span": "span as_bytes as_writable_bytes",
    "sstream": "stringstream ostringstream istringstream", "stdexcept": "runtime_error logic_error invalid_argument out_of_range",
    "string": "string to_string stoi stoul stoull stod stol u8string u32string basic_string", "string_view": "string_view u8string_view",
    "system_error": "error_code errc system_error generic_category make_error_code", "thread": "thread jthread this_thread stop_token",
    "tuple": "tuple make_tuple tie apply forward_as_tuple", "unordered_map": "unordered_map", "unordered_set": "unordered_set",
    "utility": "move forward exchange swap pair make_pair in_place index_sequence make_index_sequence as_const to_underlying declval "
    "cmp_less cmp_equal integer_sequence", "variant": "variant visit monostate get_if holds_alternative variant_size_v "
    "variant_alternative_t in_place_type", "vector": "vector", "tl/expected.hpp": "re:\\btl::(expected|unexpected|make_unexpected)\\b",
    "catch2/catch.hpp": "re:\\bTEST_CASE\\(", "imgui.h": "re:\\bImGui::|\\bIm(Vec2|Vec4|DrawList|Font|U32)\\b",
}
# Headers that are sure to bring others along, in every standard library.
CONTAINERS = ("vector string map set optional variant unordered_map unordered_set deque list array memory functional tuple algorithm span "
              "queue").split()
BRINGS = {"utility": CONTAINERS + ["string_view", "filesystem", "ranges"], "string_view": ["string", "filesystem", "regex"],
          "string": ["sstream", "filesystem", "iostream", "fstream", "regex", "stdexcept"], "system_error": ["filesystem", "charconv", "thread", "mutex"],
          "sstream": [], "exception": ["stdexcept", "memory"], "imgui.h": ["imgui_internal.h"], "iostream": []}


def pattern(names):
    if names.startswith("re:"):
        return re.compile(names[3:])
    return re.compile(r"\bstd::(?:ranges::|pmr::)?(?:" + "|".join(names.split()) + r")\b")


PATTERNS = {header: pattern(names) for header, names in NAMES.items()}
BARE = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'', re.S)
INCLUDE = re.compile(r'^#include ([<"])([^>"]+)[>"]', re.M)


class Source:
    def __init__(self, path):
        self.path, self.text = path, path.read_text()
        bare = BARE.sub(" ", self.text)
        self.uses = {header for header, names in PATTERNS.items() if names.search(bare)}
        self.system, self.ours = set(), []
        for kind, name in INCLUDE.findall(self.text):
            if kind == "<":
                self.system.add(name)
            elif (ROOT / name).exists():
                self.ours.append(name)


def read_all():
    files = [p for folder in FOLDERS for p in sorted((ROOT / folder).rglob("*")) if p.suffix in (".h", ".cpp")]
    return {str(p.relative_to(ROOT)): Source(p) for p in files}


def reachable(name, sources, known):
    """The system headers that a file of ours has, itself or through others of ours."""
    if name not in known:
        known[name] = set()  # a file that includes itself in a circle has nothing from it
        source = sources.get(name)
        if source:
            known[name] = set.union(source.system, *(reachable(each, sources, known) for each in source.ours))
    return known[name]


def missing(name, sources, known):
    has = reachable(name, sources, known)
    return sorted(h for h in sources[name].uses if h not in has and not any(other in has for other in BRINGS.get(h, [])))


def with_includes(text, headers):
    """The text with these headers among its standard ones; clang-format puts them into their order."""
    lines = text.split("\n")
    new = [f"#include <{header}>" for header in headers]
    standard = [i for i, line in enumerate(lines) if re.match(r"#include <[a-z_]+>", line)]
    other = [i for i, line in enumerate(lines) if re.match(r'#include "|#pragma once', line)]
    if standard:
        at = standard[-1] + 1
        lines[at:at] = new
    else:
        at = other[-1] + 1 if other else next(i for i, line in enumerate(lines) if not line.startswith("//"))
        lines[at:at] = ([""] if other and lines[at - 1].startswith("#include") else []) + new
    return "\n".join(lines)


def main():
    mend, found = "--mend" in sys.argv[1:], 0
    sources = read_all()
    names = sorted(sources, key=lambda n: (not n.endswith(".h"), n))  # headers first: what they gain, sources have
    while True:
        known, before = {}, found
        for name in names:
            lacking = missing(name, sources, known)
            if not lacking:
                continue
            found += 1
            print(f"{name}: {' '.join(f'<{each}>' for each in lacking)}")
            if mend:
                sources[name].path.write_text(with_includes(sources[name].text, lacking))
                sources[name] = Source(sources[name].path)
                if name.endswith(".h"):
                    known = {}
        if not mend or found == before:
            break
    if found:
        print(f"{found} sources lack a header" + (" and have it now; run clang-format-19 on them." if mend else "; tests/include_check.py --mend adds it."))
    return 1 if found and not mend else 0


sys.exit(main())
