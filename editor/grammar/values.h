// What an option may be given, with sentences that say how to write it: numbers and choices.
#pragma once
#include "editor/grammar/room.h"
#include "formats/telling/words.h"

#include <cstdint>
#include <string>
#include <vector>

namespace CLI {
class Validator;
}

namespace hexwright::grammar {

// Whole numbers and numbers with decimals. `words` must outlive what is made. A number that is written as languages
// write it (5,5 or 1.000) is refused with the way to write it here.
CLI::Validator whole_from(std::int64_t least, std::int64_t most, const Words& words);
CLI::Validator number_from(double least, double most, const Words& words);
CLI::Validator one_of(std::vector<std::string> choices, const Words& words);

}  // namespace hexwright::grammar
