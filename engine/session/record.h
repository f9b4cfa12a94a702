// A game as the tree of its actions, from which everything else follows. This is what a game's file holds.
#pragma once
#include "engine/session/decided_by.h"
#include "engine/session/room.h"
#include "engine/setup/start.h"
#include "engine/story/wording.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hexwright::session {

enum class PlayMode : std::uint8_t {
    OpenTable,  // Everything can be taken back, and a person may choose for any seat.
    FairPlay,   // Nothing is taken back past dice, revealed things or another seat's decision.
};

struct RecordedAction {
    Wording wording{};
    int check = -1;                   // check_of() the game after the action; -1 means not recorded.
    DecidedBy by = DecidedBy::Start;  // Start: as the seats say.
    int seat_draws = 0;               // How many random numbers the computer seat has drawn to decide.
    friend bool operator==(const RecordedAction&, const RecordedAction&) = default;
};

// In these, actions are numbered from 1 in the order of the list; 0 is the start of the game.
struct RecordedBranch {  // The action with the index `first` does not follow the one before it, but number `after`.
    std::size_t first = 0, after = 0;
    friend bool operator==(const RecordedBranch&, const RecordedBranch&) = default;
};
struct RecordedNote {
    std::size_t of = 0;
    std::string text{};
    friend bool operator==(const RecordedNote&, const RecordedNote&) = default;
};

struct Record {
    GameOptions options{};
    std::vector<std::string> seats{};  // The kind of each player's decider: "greedy", "random" or "human".
    PlayMode mode = PlayMode::OpenTable;
    std::vector<RecordedAction> actions{};   // The main line first, then the branches, none before its fork.
    std::vector<RecordedBranch> branches{};  // By `first`. Empty: one line.
    std::vector<RecordedNote> notes{};       // By `of`.
    std::optional<std::size_t> current{};    // The position of the game; nullopt: after the last action of the list.
    std::uint64_t end = 0;                   // digest_of() the last state of the main line.
    std::size_t events = 0;                  // Number of events from the start to there.
};

std::size_t main_line_length(const Record& record);
Record main_line_of(Record record);  // Without branches, and without notes.

// Sixteen bits that differ, nearly always, between games whose dice or events have parted; cheap. `events`: how many
// there were so far.
int check_of(const GameState& state, std::size_t events);

}  // namespace hexwright::session
