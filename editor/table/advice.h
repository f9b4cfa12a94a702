// What a computer would do for who decides now, and one sentence why.
#pragma once
#include "editor/table/room.h"
#include "engine/outlook/move_outlook.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace hexwright::table {

class Play;

struct Advice {
    unsigned long long revision = 0;    // Of the game for which it was given.
    std::size_t listed = 0;             // The choice, among the legal actions.
    Message why{};                      // What speaks for it, as the deciding seat may know it.
    std::optional<MoveOutlook> move{};  // Of a move: its way.
};

// By the easy computer; nullopt where nobody decides.
std::optional<Advice> advice_for(const Play& play);

// The spaces that a legal action is about, those of its figure first.
std::vector<Space> spaces_of_action(const GameState& seen, const Action& action);

}  // namespace hexwright::table
