// An adaptive binary range coder: bits that were foreseen cost little. The same calls write and read, so that whoever
// describes a value by them describes both ways at once. Integers only, so that every compiler gives the same bytes.
#pragma once
#include "engine/map_code/room.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace hexwright::map_code {

// How likely a bit is 1, as learned from those before it. These numbers are part of the code's version.
class Chance {
public:
    std::uint32_t of_one() const { return one_; }  // In 65,536ths; never 0 or 65,536.
    void learn(bool bit);

private:
    std::uint16_t one_ = 1U << 15, seen_ = 0;
};

class BitCoder {
public:
    BitCoder();                                // Writes.
    explicit BitCoder(std::string_view read);  // Reads; behind the end are zeros. The text must outlive the coder.
    bool writes() const { return writes_; }

    bool bit(Chance& chance, bool value);  // Returns the value written, or the one read.
    // What was written, as few bytes as can be. Ends the coder.
    std::string take();
    // Whether more was read than the bytes hold, by far: they are no code.
    bool overran() const { return at_ > bytes_.size() + 8; }

private:
    void write(std::uint32_t bound, bool value);
    bool read(std::uint32_t bound);
    std::uint32_t next_byte();
    void carry();

    bool writes_;
    std::string out_{};
    std::string_view bytes_{};
    std::size_t at_ = 0;
    std::uint32_t range_ = 0xFFFFFFFFU, low_ = 0, code_ = 0;
};

// A whole number from 0 up: how many bits it has, then the bits.
class NumberModel {
public:
    std::uint32_t code(BitCoder& coder, std::uint32_t value);  // At most 24 bits.
    int code_signed(BitCoder& coder, int value);               // Small distances from 0 cost least.

private:
    std::array<Chance, 26> lengths_{};
    std::array<Chance, 26 * 4> bits_{};
};

// One of 2^bits symbols.
template <int bits>
class SymbolModel {
public:
    unsigned code(BitCoder& coder, unsigned value) {
        unsigned node = 1;
        for (int bit = bits - 1; bit >= 0; --bit)
            node = node << 1 | static_cast<unsigned>(coder.bit(chances_[node], (value >> bit & 1U) != 0));
        return node - (1U << bits);
    }

private:
    std::array<Chance, 1U << bits> chances_{};
};

}  // namespace hexwright::map_code
