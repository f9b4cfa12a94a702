// A scenario's rules under observation, in words: every condition with a tick or a cross, what a rule would do now, how
// often it ran and what stopped it. Evaluated by engine/rulebook/rules_watch.h and engine/session/rule_history.h.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/rulebook/rules_watch.h"
#include "engine/session/rule_history.h"
#include "formats/telling/room.h"
#include "formats/telling/words.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hexwright::telling {

enum class WatchMark : std::uint8_t {
    Holds,    // For all that it is asked of.
    Fails,    // For none of them.
    Depends,  // On the figure or player of the event.
    None,     // Not a condition: a heading such as "one of these holds:".
};

struct WatchLine {
    std::string text;  // For example "it is round 3 or later"; a condition that must not hold is told as its opposite.
    WatchMark mark = WatchMark::None;
    int holds = 0, asked = 0;  // For how many of those it is asked of; one for a condition about the game.
    int depth = 0;             // Below how many headings it stands.
};

struct WatchText {
    std::string title{};  // For example "Wall of water".
    std::string lead{};   // For example "At the end of each round, if …". What it does stands on the rules page.
    std::vector<WatchLine> lines{};      // Its conditions, each by itself.
    std::string now{};                   // For example "It would run for 2 of 5 figures if its event happened now."
    std::vector<std::string> history{};  // For a rule: how often it ran, and what stopped it last. Sentences.
};

struct WatchPage {
    std::vector<WatchText> rules{}, modifiers{}, wins{};  // In the order of the rulebook.
};

// `records` by rule; may be empty. Empty for a game without rules of its own.
WatchPage watch_page(const GameState& state, const std::vector<RuleRecord>& records, const Words& words);

}  // namespace hexwright::telling
