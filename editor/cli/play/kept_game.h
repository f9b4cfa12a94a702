// A game that is recorded is kept while it is played, in a file beside the record (its name with ".part"), action by
// action, so that nothing that ends the program loses it. `replay` and `play` read that file.
#pragma once
#include "editor/cli/room.h"
#include "editor/document/safety/game_journal.h"
#include "engine/board/refusal.h"
#include "engine/session/session.h"

#include <filesystem>
#include <optional>
#include <string>

namespace hexwright::cli {

std::filesystem::path part_of(const std::filesystem::path& record);
bool is_part(const std::filesystem::path& file);  // Judges by the ending of its name.

// Whether a game may be recorded there: the record must be writable, and a game that was broken off, or is being
// played, is not written over.
std::optional<Refusal> cannot_record(const std::filesystem::path& record);

class KeptGame {
public:
    // Begins the file anew, with what the session has behind it. Nothing is kept beside standard output and devices.
    // `scenario` is its complete text. Needs a SessionHistory.
    static Result<KeptGame> begin(const std::filesystem::path& record, const GameSession& session,
                                  const std::string& scenario);

    // Call after each action and take-back. What could not be written is tried again with the next call.
    std::optional<Refusal> follow(const GameSession& session);
    void remove();  // The record is written whole.

private:
    std::optional<document::GameJournal> journal_{};
};

}  // namespace hexwright::cli
