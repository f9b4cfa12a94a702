// Answers the conditions of a scenario's rules about a game as it stands. Looks, changes nothing.
#pragma once
#include "engine/game/board_query.h"
#include "engine/game/state.h"
#include "engine/rulebook/rulebook_in_play.h"

namespace hexwright {

struct Asking {  // what a condition is asked about; the state has a rulebook
    const GameState& state;
    NamesHere names = no_names;
    FigureId figure{};            // the one spoken of, if any
    SpaceIndex space = no_space;  // likewise
};

bool holds(const Asking& asking, const Condition& condition);
bool all_hold(const Asking& asking, const Conditions& conditions);

PlayerId player_meant(const Asking& asking, int number);  // invalid: nobody, or there is none now
FigureId figure_meant(const Asking& asking, int number);

// On the battlefield, by number, for which all conditions hold.
std::vector<FigureId> figures_meant(const Asking& asking, const Conditions& conditions);
std::vector<SpaceIndex> spaces_meant(const Asking& asking, const Conditions& conditions);  // where figures stand
int counted(const Asking& asking, const condition::Count& word);                           // how many there are
bool in_zone(const Asking& asking, int zone, SpaceIndex space);

// ---- flags and counters: of the game, a player or a figure
int tally_owner(const Asking& asking, bool given, int number);
int tally(const GameState& state, int what, int owner);
void set_tally(GameState& state, int what, int owner, int value);

}  // namespace hexwright
