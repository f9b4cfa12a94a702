// The version numbers at the start of Virtualscape files, and its encoding of numbers.
#pragma once
#include "formats/exchange/room.h"

#include <array>
#include <cstdint>
#include <string>

namespace hexwright::exchange {

// The doubles 0.0001 to 0.0007 as 64-bit patterns. A tile's own version is one of the first three.
inline constexpr std::array<std::uint64_t, 7> hsc_versions = {
    0x3F1A36E2EB1C432D, 0x3F2A36E2EB1C432D, 0x3F33A92A30553261, 0x3F3A36E2EB1C432D,
    0x3F40624DD2F1A9FC, 0x3F43A92A30553261, 0x3F46F0068DB8BAC7};

// Little-endian.
inline void append_number(std::string& out, std::uint64_t number, int bytes) {
    for (int i = 0; i < bytes; ++i) out += static_cast<char>(number >> 8 * i & 255U);
}
inline void append_int(std::string& out, int number) { append_number(out, static_cast<std::uint32_t>(number), 4); }

}  // namespace hexwright::exchange
