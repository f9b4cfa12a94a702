// Which conditions of a scenario hold in a position of its game, by where they stand in its words.
#pragma once
#include "engine/game/state.h"
#include "engine/rulebook/room.h"
#include "engine/scenario/word_tree.h"

#include <map>

namespace hexwright::rulebook {

struct LiveWord {
    int holds = 0;  // For how many of those it is asked of it holds now.
    int asked = 1;  // Figures, players, or 1 for the game.
    friend bool operator==(const LiveWord&, const LiveWord&) = default;
};

// The conditions of rules (of their events, <when>, <unless> and of each <if> that is asked about the rule's own figure
// or player), modifiers and wins. `words` are those of the scenario that the game was begun with.
std::map<WordPath, LiveWord> live_words(const GameState& state, const WordNode& words);

}  // namespace hexwright::rulebook
