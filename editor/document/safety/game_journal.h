// Keeps a game as it is played, with all its branches and notes, in a file that whatever ends the program leaves
// behind: a record without an end (formats/xml/games/record_xml.h), whose last line may be torn. Also finds the games
// of a map that were left so.
#pragma once
#include "editor/document/room.h"
#include "engine/board/refusal.h"
#include "engine/core/system/journal_file.h"
#include "engine/session/session.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::document {

// Leaves the file in place when it ends.
class GameJournal {
public:
    // Begins the file anew, with all that the session holds, and locks it. `scenario` is the complete text of the
    // scenario that is played. Needs a SessionHistory.
    static Result<GameJournal> begin(std::filesystem::path file, const GameSession& session, std::string scenario);

    // Call after whatever changes the session: each action, take-back, note. Where only actions came on, appends them;
    // else writes the file anew. What could not be written is tried again with the next call; until then the file holds
    // an earlier state of the game.
    std::optional<Refusal> keep(const GameSession& session);
    void discard();  // Removes the file: the game is saved, or not wanted any more.
    const std::filesystem::path& file() const { return file_; }

private:
    GameJournal(std::filesystem::path file, std::string scenario)
        : file_(std::move(file)), scenario_(std::move(scenario)) {}
    system::Outcome<void> write_whole(const GameSession& session);
    system::Outcome<void> append(const std::string& text);
    bool only_grew(const GameSession& session) const;
    void note(const GameSession& session);
    std::string lines_since(const GameSession& session);
    Refusal told(const system::Trouble& trouble) const;

    std::filesystem::path file_;
    std::string scenario_;
    system::JournalFile open_{};
    std::size_t length_ = 0;              // Bytes of the whole lines.
    bool torn_ = false;                   // There may be more than that, or less.
    std::vector<std::size_t> numbers_{};  // Of the session's nodes in the file; by node.
    std::size_t count_ = 0;               // Actions in the file.
    std::size_t stands_at_ = 0;           // Where a reader of the file takes the game to stand.
    // The session as the file has it.
    std::size_t changes_ = 0;
    Seats seats_{};
    PlayMode mode_ = PlayMode::OpenTable;
};

// ---- the games of a map that was left while they were played

struct ParkedGame {
    std::filesystem::path file{};
    long long saved = 0;  // Time of the last change, in seconds since 1970.
};

// For the games of this map, in the person's state folder.
std::filesystem::path folder_of_games(const std::filesystem::path& state, const std::filesystem::path& map);
// A new file for a game of this map (its absolute name; any word for a map without a file) in the person's state
// folder, which is made if need be.
std::filesystem::path new_game_file(const std::filesystem::path& state, const std::filesystem::path& map);
// Newest first, without those that are being played. They are read with read_record() and GameSession::from_record().
std::vector<ParkedGame> parked_games(const std::filesystem::path& state, const std::filesystem::path& map);

}  // namespace hexwright::document
