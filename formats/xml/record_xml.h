// Records of games (namespace urn:hexwright:game:1): the scenario as it was, the edition, the seed, who sat there, what
// they did.
#pragma once
#include "engine/catalogue/catalogue.h"
#include "engine/session/record.h"

#include <string>
#include <string_view>

namespace hexwright {

struct WrittenRecord {
    Record record{};
    std::string scenario{};           // its whole text
    int scenario_line = 1;            // of the file, on which that text begins
    std::vector<int> action_lines{};  // of the file that it was read from: for messages
};

inline constexpr std::size_t max_recorded_actions = 100'000;

// House rules in it speak of the catalogue's terrains and pieces; none: the shipped one's.
Result<WrittenRecord> read_record(std::string_view xml, const std::string& file_name,
                                  const Catalogue* catalogue = nullptr);
std::string write_record(const WrittenRecord& written);

std::string digest_of(std::string_view text);  // sixteen hexadecimal digits; tells changed text, not forged text

}  // namespace hexwright
