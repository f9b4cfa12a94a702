// The line of a file in which something stands. All lines compare equal, so that structs are compared by content and
// not by where they stand.
#pragma once
#include <concepts>

namespace hexwright {

struct FileLine {
    int number = 0;  // Counted from 1; 0 means it comes from no file.

    constexpr FileLine() = default;
    constexpr FileLine(int line) : number(line) {}
    constexpr operator int() const { return number; }

    // A template, so that a line compared with a number stays a comparison of numbers.
    template <std::same_as<FileLine> Line>
    friend constexpr bool operator==(Line, Line) {
        return true;
    }
};

}  // namespace hexwright
