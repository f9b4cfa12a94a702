// Numbers, flags and texts into bytes, and the same calls out of them: whoever describes a value by these describes
// both ways at once. A number is written as what it is above its lower bound, in sevens of bits.
#pragma once
#include "engine/lookup/room.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwright::lookup {

class Exchange {
public:
    Exchange() : writes_(true) {}
    explicit Exchange(std::string_view bytes) : left_(bytes) {}  // Reads; the bytes must outlive it.
    bool writes() const { return writes_; }
    // Of reading: something was missing, or out of its range. Values are at their lower bounds from then on.
    bool failed() const { return failed_; }
    bool at_end() const { return left_.empty(); }
    std::string take() { return std::move(written_); }

    // Any whole number, `low` and `high` included.
    template <class Number>
    void number(Number& value, int low, int high) {
        value = static_cast<Number>(whole(static_cast<int>(value), low, high));
    }
    void flag(bool& value) { number(value, 0, 1); }
    void text(std::string& value);  // Of at most 200 bytes.
    // `each(exchange, value)` for each of at most `most` values.
    template <class Value, class Each>
    void list(std::vector<Value>& values, int most, Each each) {
        const int count = whole(static_cast<int>(values.size()), 0, most);
        if (!writes_) values.clear();
        for (int i = 0; i < count && !failed_; ++i) {
            if (!writes_) values.emplace_back();
            each(*this, values[static_cast<std::size_t>(i)]);
        }
    }

private:
    int whole(int value, int low, int high);
    void write(std::uint32_t number);
    std::uint32_t read();

    bool writes_ = false, failed_ = false;
    std::string written_{};
    std::string_view left_{};
};

}  // namespace hexwright::lookup
