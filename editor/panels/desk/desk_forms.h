// The parts of a scenario that are no words: what it is called, the edition and the round track, the players with
// their armies, the glyphs' pools. Labels for scripts and tests: "desk.title-field" and the like.
#pragma once
#include "editor/panels/room.h"
#include "editor/widgets/ui.h"
#include "engine/scenario/scenario.h"

#include <map>
#include <string>

namespace hexwright::panels {

// Labels: "no-house-rule:road-bonus", "house-value:snow.cost", "house-more:…", "house-less:…", "rule:ruin-2.inside".
struct HouseRulesFormUi {
    unsigned long long number = 0;
    std::string find{}, name{};
    std::map<std::string, std::string> typed{};  // Numbers by the label of their rule.
};
void draw_house_rules(Ui& ui, EditorState& editor, HouseRulesFormUi& state);

// What is typed and has not taken effect, copied anew whenever the scenario changes.
struct AboutFormUi {
    unsigned long long number = 0;  // Of the snapshot that it was copied from.
    About about{};
    std::string battlefield{}, id{}, rounds{};
    HouseRulesFormUi house_rules{};
};
void draw_about_form(Ui& ui, EditorState& editor, AboutFormUi& state);

struct PlayersFormUi {
    unsigned long long number = 0;
    std::string find{};    // Of the cards to add.
    std::string points{};  // Typed.
    std::string side{};    // Typed: the name of the side of this player, of this snapshot.
    unsigned long long side_of = 0;
    int side_player = 0;
};
void draw_players_form(Ui& ui, EditorState& editor, PlayersFormUi& state);

struct PoolsFormUi {
    std::string fresh{};  // The name of a new pool.
    std::string find{};   // Of the glyphs to add.
    std::size_t pool = 0;
    unsigned long long drawn_of = 0;  // The snapshot that `drawn` was copied from.
    std::string drawn{};              // Typed: how many glyphs are drawn.
};
void draw_pools_form(Ui& ui, EditorState& editor, PoolsFormUi& state);

}  // namespace hexwright::panels
