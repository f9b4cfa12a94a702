// What can be set finer or coarser in a scenario so that it becomes fairer: an army's points, one card, the spaces of a
// zone, the round track, when reinforcements arrive, a number of a rule. A knob has settings in a row; each is an edit
// of the scenario. Which setting is even is searched elsewhere (tuned_game.h).
#pragma once
#include "editor/document/edit.h"
#include "editor/document/room.h"
#include "engine/scenario/word_path.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::document {

enum class KnobKind : unsigned char {
    Points,   // That an army may spend.
    Copies,   // Of a card whose figures start in the zone.
    Figures,  // Of a card whose figures have start spaces of their own.
    Zone,     // Spaces, the front moving.
    Rounds,   // Of the round track.
    Arrival,  // The round in which a rule brings figures.
    Number,   // Any number of a rule, modifier, win or score.
};

struct Knob {
    std::string id;  // As the command line names it: "points:2".
    KnobKind kind = KnobKind::Points;
    Message what{};               // "Points of player 2".
    std::vector<int> values{};    // Ascending; each is a setting.
    std::size_t present = 0;      // Which of them the scenario has.
    int players = 0, player = 0;  // Of the setup and in it, where it is about an army.
    std::string name{};           // Of the card or zone.
    WordPath word{};              // Of the rule, or of the number.
    int value() const { return values[present]; }
    friend bool operator==(const Knob&, const Knob&) = default;
};

// All knobs of the scenario when so many play, in a fixed order. A knob has two settings at least.
std::vector<Knob> knobs_of(const Scenario& scenario, const Catalogue& catalogue, int players);

// The knob with this id; "card:PLAYER.ID" also for a card that the army has not yet, "rule:ID.n" for the only number n
// of the rule. The refusal names those that there are.
Result<Knob> knob_named(std::string_view id, const Scenario& scenario, const Catalogue& catalogue, int players);

// What gives the scenario that the knob was made of this setting.
Edit edit_to(const Knob& knob, std::size_t setting, const Scenario& scenario, const Catalogue& catalogue);

}  // namespace hexwright::document
