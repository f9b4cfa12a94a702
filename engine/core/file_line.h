// The line of a file in which a thing stands. Things are equal wherever they stand.
#pragma once
#include <concepts>

namespace hexwright {

struct FileLine {
    int number = 0;  // from 1; 0: no file says it

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
