#include "engine/map_code/bit_coder.h"

#include <algorithm>
#include <bit>

namespace hexwright::map_code {

namespace {

constexpr std::uint32_t least_range = 1U << 24, whole_chance = 1U << 16, least_chance = 48;
constexpr std::uint16_t slowest = 24;  // Bits after which a chance learns no slower.
constexpr int most_bits = 24;

}  // namespace

void Chance::learn(bool bit) {
    const auto goal = static_cast<std::int32_t>(bit ? whole_chance - least_chance : least_chance);
    const std::int32_t way = goal - static_cast<std::int32_t>(one_);
    one_ = static_cast<std::uint16_t>(static_cast<std::int32_t>(one_) + way * 2 / (2 * seen_ + 3));
    if (seen_ < slowest) ++seen_;
}

BitCoder::BitCoder() : writes_(true) {}

BitCoder::BitCoder(std::string_view read) : writes_(false), bytes_(read) {
    for (int i = 0; i < 4; ++i) code_ = code_ << 8 | next_byte();
}

std::uint32_t BitCoder::next_byte() {
    const std::size_t at = at_++;
    return at < bytes_.size() ? static_cast<unsigned char>(bytes_[at]) : 0U;
}

bool BitCoder::bit(Chance& chance, bool value) {
    const std::uint32_t bound = (range_ >> 16) * chance.of_one();  // The part of the range that means 1.
    const bool got = writes_ ? value : read(bound);
    if (writes_) write(bound, value);
    range_ = got ? bound : range_ - bound;
    while (range_ < least_range) {
        range_ <<= 8;
        if (writes_) {
            out_ += static_cast<char>(low_ >> 24);
            low_ <<= 8;
        } else {
            code_ = code_ << 8 | next_byte();
        }
    }
    chance.learn(got);
    return got;
}

void BitCoder::write(std::uint32_t bound, bool value) {
    if (value) return;
    low_ += bound;
    if (low_ < bound) carry();
}

bool BitCoder::read(std::uint32_t bound) {
    if (code_ < bound) return true;
    code_ -= bound;
    return false;
}

// The sum went over 32 bits: one more in the bytes that are out.
void BitCoder::carry() {
    std::size_t at = out_.size();
    while (at > 0 && static_cast<unsigned char>(++out_[at - 1]) == 0) --at;
}

// Of all numbers in the range, one with many zeros at its end, which need not be written.
std::string BitCoder::take() {
    for (int zeros = 31; zeros >= 0; --zeros) {
        const std::uint64_t unit = 1ULL << zeros;
        const std::uint64_t rounded = (low_ + unit - 1) / unit * unit;
        if (rounded >= static_cast<std::uint64_t>(low_) + range_) continue;
        if (rounded > 0xFFFFFFFFULL) carry();
        for (int shift = 24; shift >= 0; shift -= 8) out_ += static_cast<char>(rounded >> shift & 0xFFU);
        break;
    }
    while (!out_.empty() && out_.back() == 0) out_.pop_back();
    return std::move(out_);
}

std::uint32_t NumberModel::code(BitCoder& coder, std::uint32_t value) {
    const int size = coder.writes() ? std::bit_width(value) : 0;
    int bits = 0;
    while (bits < most_bits && coder.bit(lengths_[static_cast<std::size_t>(bits)], bits < size)) ++bits;
    if (bits == 0) return 0;
    std::uint32_t read = 1;
    for (int bit = bits - 2; bit >= 0; --bit) {
        const auto place = static_cast<std::size_t>(bits * 4 + std::min(bits - 2 - bit, 3));
        read = read << 1 | static_cast<std::uint32_t>(coder.bit(bits_[place], (value >> bit & 1U) != 0));
    }
    return read;
}

int NumberModel::code_signed(BitCoder& coder, int value) {
    const auto folded = static_cast<std::uint32_t>(value < 0 ? -2 * value - 1 : 2 * value);
    const std::uint32_t read = code(coder, folded);
    const int half = static_cast<int>(read / 2);
    return read % 2 == 1 ? -half - 1 : half;
}

}  // namespace hexwright::map_code
