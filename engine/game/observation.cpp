#include "engine/game/observation.h"

#include "engine/game/glyph_powers.h"
#include "engine/game/power.h"
#include "engine/game/scenario_rules.h"

#include <algorithm>

namespace hexwright::game {
namespace {

bool one_team(const GameState& state, PlayerId a, PlayerId b) {
    return a.valid() && b.valid() && team_of(state, a) == team_of(state, b);
}

}  // namespace

GameState observation(const GameState& state, PlayerId seat) {
    GameState seen;
    observe(state, seat, seen);
    return seen;
}

void observe(const GameState& state, PlayerId seat, GameState& seen) {
    seen = state;
    seen.dice = {};
    seen.next_dice.clear();
    for (std::size_t i = 0; i < seen.glyphs.size(); ++i) {
        GameGlyph& glyph = seen.glyphs[i];
        if (glyph.face_up) continue;
        glyph.treasure = is_treasure(state, GlyphId{static_cast<int>(i)});  // Its symbol side shows that much.
        glyph.kind = {};
    }
    const bool placing =
        next_step(state) && next_step(state)->kind == Step::Kind::Markers && !state.rules().roll_for_markers;
    for (GameCard& card : seen.cards) {
        if (!card.marked.valid() || one_team(state, card.marked, seat)) continue;  // TEAM-03
        const unsigned unknown = card.markers & ~static_cast<unsigned>(card.revealed);
        // All place their markers at the same time (ORDER-03).
        card.hidden = placing ? std::int8_t{0} : static_cast<std::int8_t>(__builtin_popcount(unknown));
        card.markers = card.revealed;
        if (placing && card.markers == 0) card.marked = {};
    }
    for (Step& step : seen.steps)
        if (step.mode == secret_step && step.kind == Step::Kind::PowerStep && !one_team(state, step.player, seat))
            step.more = 0;
    std::erase_if(seen.tallies, [&](const Tally& tally) { return !may_know(state, tally, seat); });
}

namespace {

// The flag or counter that has changed, as it stands now.
template <class Kind>  // Counted or Carried.
Tally tally_of(const GameState& state, const Kind& counted) {
    Tally tally{.what = -1, .owner = static_cast<std::int16_t>(counted.player.value)};
    if (counted.figure.valid()) tally.owner = static_cast<std::int16_t>(tally_owner_figure + counted.figure.value);
    if constexpr (requires { counted.zone; })
        if (!counted.zone.empty()) tally.owner = tally_owner_zone;  // Of which one does not matter.
    for (TallyId id{0}; const std::string* name = tally_name(state, id); ++id.value)
        if (*name == counted.what) tally.what = static_cast<std::int16_t>(id.value);
    const auto same = [&](const Tally& each) { return each.what == tally.what && each.owner == tally.owner; };
    const auto found = std::ranges::find_if(state.tallies, same);
    tally.revealed = found != state.tallies.end() && found->revealed;
    return tally;
}

}  // namespace

bool keeps_secret(const GameState& state, const Event& event, PlayerId seat) {
    const auto is_unknown = [&](const auto* counted) {
        return counted && !may_know(state, tally_of(state, *counted), seat);
    };
    return is_unknown(std::get_if<event::Counted>(&event)) || is_unknown(std::get_if<event::Carried>(&event));
}

bool may_know_choice(const GameState& before, PlayerId seat) {
    const Step* step = next_step(before);
    return !step || !is_secret_choice(before, *step) || one_team(before, step->player, seat);
}

bool may_know(const GameState& state, const Event& event, PlayerId seat) {
    if (keeps_secret(state, event, seat)) return false;
    if (const auto* marker = std::get_if<event::MarkerPlaced>(&event)) return one_team(state, marker->player, seat);
    if (const auto* seen = std::get_if<event::MarkerSeen>(&event)) return one_team(state, seen->player, seat);
    if (const auto* set = std::get_if<event::MarkerSet>(&event))
        return set->revealed || one_team(state, set->player, seat);
    if (const auto* drawn = std::get_if<event::GlyphDrawn>(&event))
        return drawn->place || state.glyphs[drawn->glyph.index()].face_up;
    return true;
}

}  // namespace hexwright::game
