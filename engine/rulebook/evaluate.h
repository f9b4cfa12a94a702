// Evaluates the conditions of a scenario's rules against a game state. Changes nothing.
#pragma once
#include "engine/game/board_query.h"
#include "engine/game/state.h"
#include "engine/rulebook/room.h"
#include "engine/rulebook/rulebook_in_play.h"

#include <concepts>
#include <cstdint>

namespace hexwright::rulebook {

struct ConditionContext {  // What a condition is evaluated against. The state must have a rulebook.
    const GameState& state;
    NamesHere names = no_names;
    FigureId figure{};            // The figure the condition is about; may be invalid.
    SpaceIndex space = no_space;  // The space the condition is about; may be no_space.
    int rolled = 0;               // What the roll around it has shown.
    // Nobody is engaged: whether a figure takes part is being asked, on which engagement depends.
    bool before_engagement = false;
    PlayerId chooser{};  // Who chooses a figure, space or place of which this is asked; invalid for nobody.
};

bool holds(const ConditionContext& context, const bound::Condition& condition);
bool all_hold(const ConditionContext& context, const bound::Conditions& conditions);

// Binds the name to a figure, player, space or glyph, by its number; no effect without a name.
template <std::integral Number>
void set_name(NamesHere& names, NamePlace name, Number number) {
    if (name.valid()) names[name.index()] = static_cast<std::int16_t>(number);
}

// What references mean here: invalid, or no_space, if nobody and nothing is meant.
PlayerId player_meant(const ConditionContext& context, PlayerRef player);
FigureId figure_meant(const ConditionContext& context, FigureRef figure);
bool is_glyph_meant(const ConditionContext& context, GlyphRef meant, GlyphId glyph);
SpaceIndex space_meant(const ConditionContext& context, SpaceRef space);

Figure::Place place_of(condition::Whereabouts where);

// Figures on the battlefield, in ascending order, for which all conditions hold.
std::vector<FigureId> figures_meant(const ConditionContext& context, const bound::Conditions& conditions);
// The spaces that these figures stand on.
std::vector<SpaceIndex> spaces_meant(const ConditionContext& context, const bound::Conditions& conditions);
// The number of figures, spaces, cards or copies that match.
int counted(const ConditionContext& context, const bound::condition::Count& word);
// The sum; at most most_counted up or down.
int sum_of(const ConditionContext& context, const bound::Amounts& amounts);
// A start zone of one's own is that of whoever controls the figure asked about, else of who chooses, else of whose turn
// it is.
bool in_zone(const ConditionContext& context, ZoneRef zone, SpaceIndex space);

// ---- flags and counters of the game, a player or a figure

// An owner is owner_game, the number of a player, or one of these plus the number of a figure or zone.
inline constexpr int owner_figure = tally_owner_figure, owner_zone = tally_owner_zone;
// no_owner if nobody and nothing is meant.
inline constexpr int owner_game = -1, no_owner = -2;
int tally_owner(const ConditionContext& context, OwnerRef owner);
int tally(const GameState& state, int what, int owner);
inline int tally(const GameState& state, TallyRef what, int owner) { return tally(state, what.value, owner); }
void set_tally(GameState& state, int what, int owner, int value);
bool reveal_tally(GameState& state, int what, int owner);  // False: everybody knew it before.

}  // namespace hexwright::rulebook
