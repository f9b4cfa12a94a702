// The letters of a map code: Crockford's base 32, which forgives what people misread, with a check sum that notices
// what they mistype.
#pragma once
#include "engine/board/refusal.h"
#include "engine/map_code/room.h"

#include <string>
#include <string_view>

namespace hexwright::map_code {

inline constexpr std::string_view code_mark = "HW1:";
inline constexpr std::size_t most_code_letters = 200'000, check_sum_bytes = 4;

// "HW1:" and the bytes with their check sum.
std::string letters_of(std::string_view bytes);
// The bytes of a text that begins with "HW1:". Small letters, I, L and O for 1 and 0, blanks, hyphens and line ends are
// forgiven. Refused at the first other character, or if the check sum does not fit.
Result<std::string> bytes_of_letters(std::string_view text);

}  // namespace hexwright::map_code
