#include "engine/lookup/exchange.h"

namespace hexwright::lookup {

namespace {

constexpr int most_letters = 200;

}  // namespace

void Exchange::write(std::uint32_t number) {
    for (; number > 127; number >>= 7) written_ += static_cast<char>((number & 127U) | 128U);
    written_ += static_cast<char>(number);
}

std::uint32_t Exchange::read() {
    std::uint32_t number = 0;
    for (unsigned shift = 0; shift < 28; shift += 7) {
        if (left_.empty()) break;
        const auto byte = static_cast<unsigned char>(left_.front());
        left_.remove_prefix(1);
        number |= (byte & 127U) << shift;
        if (byte < 128) return number;
    }
    failed_ = true;
    return 0;
}

int Exchange::whole(int value, int low, int high) {
    if (writes_) {
        write(static_cast<std::uint32_t>(value - low));
        return value;
    }
    if (failed_ || high < low) {  // As the number of something of which there is none.
        failed_ = true;
        return low;
    }
    const std::uint32_t above = read();
    if (failed_ || above > static_cast<std::uint32_t>(high - low)) {
        failed_ = true;
        return low;
    }
    return low + static_cast<int>(above);
}

void Exchange::text(std::string& value) {
    if (writes_ && value.size() > most_letters) value.resize(most_letters);
    const auto size = static_cast<std::size_t>(whole(static_cast<int>(value.size()), 0, most_letters));
    if (writes_) {
        written_ += value;
        return;
    }
    if (size > left_.size()) {
        failed_ = true;
        return;
    }
    value = left_.substr(0, size);
    left_.remove_prefix(size);
}

}  // namespace hexwright::lookup
