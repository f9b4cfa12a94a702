// Reads and writes records of games (namespace urn:hexwright:game:2): the scenario as it was, the edition, the seed,
// the players and the tree of their actions. A record is complete: it also holds what players may not know of each
// other. Version 1 held one line, without branches and notes; it is read as well.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/session/record.h"
#include "formats/xml/room.h"

#include <string>
#include <string_view>

namespace hexwright::xml {

struct WrittenRecord {
    Record record{};
    std::string scenario{};           // Its complete text.
    int scenario_line = 1;            // Line of the file on which that text begins.
    std::vector<int> action_lines{};  // Lines in the file that it was read from, for messages.
    bool broken_off = false;          // The game has no end yet: it was read from the part of a record.
};

inline constexpr std::size_t max_recorded_actions = 100'000;

// A file whose name ends in ".part" may hold the part of a record that was written while its game was played: its last
// line may be torn, and its end is missing.
// House rules in the record refer to the catalogue's terrains and pieces; nullptr means the shipped catalogue.
Result<WrittenRecord> read_record(std::string_view xml, const std::string& file_name,
                                  const Catalogue* catalogue = nullptr);
std::string write_record(const WrittenRecord& written);
// An error in the scenario of a record, which begins at line `first_line` of that file: it gets its place there.
Refusal in_record(Refusal error, const std::string& file, int first_line);

// A record piece by piece, as it is written while a game is played: all that stands before the first action, and the
// lines that may follow: actions, from which action it branches off, where the game stands. The actions and notes of
// `written` are part of the head; further ones follow the last of them.
std::string write_record_head(const WrittenRecord& written);
std::string write_action_line(const RecordedAction& action);
std::string write_branch_line(std::size_t after);
std::string write_current_line(std::size_t current);

std::string digest_of(std::string_view text);  // Sixteen hexadecimal digits. Detects changed text, not forged text.

}  // namespace hexwright::xml
