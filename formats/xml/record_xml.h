// Reads and writes records of games (namespace urn:hexwright:game:1): the scenario as it was, the edition, the seed,
// the players and their actions.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/session/record.h"
#include "formats/room.h"

#include <string>
#include <string_view>

namespace hexwright::formats {

struct WrittenRecord {
    Record record{};
    std::string scenario{};           // Its complete text.
    int scenario_line = 1;            // Line of the file on which that text begins.
    std::vector<int> action_lines{};  // Lines in the file that it was read from, for messages.
};

inline constexpr std::size_t max_recorded_actions = 100'000;

// House rules in the record refer to the catalogue's terrains and pieces; nullptr means the shipped catalogue.
Result<WrittenRecord> read_record(std::string_view xml, const std::string& file_name,
                                  const Catalogue* catalogue = nullptr);
std::string write_record(const WrittenRecord& written);

std::string digest_of(std::string_view text);  // Sixteen hexadecimal digits. Detects changed text, not forged text.

}  // namespace hexwright::formats
