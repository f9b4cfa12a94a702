// Map codes as QR codes, for paper and phones.
#pragma once
#include "formats/paper/room.h"

#include <cstddef>
#include <string>
#include <vector>

namespace hexwright::paper {

// A code for the cover: as text, and as the modules of a QR code, row by row, true for dark.
struct CoverCode {
    std::string text;
    std::vector<std::vector<bool>> modules;
};

inline constexpr std::size_t most_letters_in_one_qr = 1'288;  // 800 bytes with their mark; more take two.

// One QR code, or two whose texts are read one after the other; none for a text that two cannot hold, or that has other
// characters than a map code.
std::vector<CoverCode> qr_codes_of(const std::string& code);

}  // namespace hexwright::paper
