#include "engine/game/game_update.h"

#include "engine/game/powers.h"
#include "engine/game/scenario_rules.h"
#include "engine/rules/combat.h"

#include <algorithm>

namespace hexwright::game {

void GameUpdate::say(Event event) {
    note(*this, event);
    events.push_back(std::move(event));
}

void GameUpdate::occur(Occurrence what) {
    if (rules_wait_for(state, what.kind)) occurred.push_back(what);
}

int GameUpdate::pick(int sides) {
    if (state.next_dice.empty()) return 1 + static_cast<int>(draw_below(state.dice, static_cast<std::uint32_t>(sides)));
    const int set = state.next_dice.back();
    state.next_dice.pop_back();
    return std::clamp(set, 1, sides);
}

int GameUpdate::d20(PlayerId player) { return roll(event::Rolled{player, true}); }

int GameUpdate::d20_needing(PlayerId player, int needs, FigureId about) {
    return roll(event::Rolled{player, true, {}, needs, about});
}

bool GameUpdate::rolls(PlayerId player, int needs, FigureId about) {
    return d20_needing(player, needs, about) >= needs;
}

int GameUpdate::d20_for_highest(PlayerId player) { return roll(event::Rolled{player, true, {}, 0, {}, true}); }

CombatRoll GameUpdate::combat(PlayerId player, int dice) { return roll(event::Rolled{player}, dice); }

CombatRoll GameUpdate::combat_for_highest(PlayerId player, int dice) {
    return roll(event::Rolled{player, false, {}, 0, {}, true}, dice);
}

int GameUpdate::roll(event::Rolled rolled) {
    const int shown = pick(20);
    rolled.faces = {static_cast<std::uint8_t>(shown)};
    say(std::move(rolled));
    return shown;
}

CombatRoll GameUpdate::roll(event::Rolled rolled, int dice) {
    CombatRoll sum;
    for (int i = 0; i < dice; ++i) {
        if (!state.next_dice.empty() && state.next_dice.back() > faces_of_die) wrong_face = state.next_dice.back();
        const int side = pick(faces_of_die);
        rolled.faces.push_back(static_cast<std::uint8_t>(side));
        add(sum, face_of(side));
    }
    if (dice > 0) say(std::move(rolled));
    return sum;
}

void GameUpdate::take_off(FigureId id) {
    Figure& figure = state[id];
    std::erase_if(state.verdicts,
                  [id](const DisputeVerdict& verdict) { return verdict.figure == id || verdict.target == id; });
    for (SpaceIndex& space : figure.spaces) {
        if (space == no_space) continue;
        std::int16_t& occupant = state.occupants[static_cast<std::size_t>(space)];
        if (occupant == id.value) occupant = -1;
        space = no_space;
    }
    if (figure.on_board()) figure.place = Figure::Place::Reserve;
}

void GameUpdate::set_on(FigureId id, std::span<const SpaceIndex> spaces) {
    const std::vector<SpaceIndex> before = spaces_of(state, id);
    take_off(id);
    Figure& figure = state[id];
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        figure.spaces[i] = spaces[i];
        std::int16_t& occupant = state.occupants[static_cast<std::size_t>(spaces[i])];
        if (occupant < 0) occupant = static_cast<std::int16_t>(id.value);
    }
    figure.place = Figure::Place::Board;
    figure.host = {};
    note_zones(*this, id, before);
}

void GameUpdate::wound(FigureId id, int wounds, Cause cause) {
    if (wounds <= 0 || !state[id].on_board()) return;
    Figure& figure = state[id];
    const Harm harm = harmed(figure.wounds, wounds, printed(state, id).life, state.rules());
    told_cause = cause;
    if (state.rules().wounds) say(event::Wounded{id, harm.wounds - figure.wounds});
    figure.wounds = static_cast<std::int8_t>(harm.wounds);
    if (harm.destroyed) destroy(id, cause);
}

void GameUpdate::heal(FigureId id, int wounds) {
    Figure& figure = state[id];
    const int left = healed(figure.wounds, wounds), gone = figure.wounds - left;
    if (gone == 0) return;
    figure.wounds = static_cast<std::int8_t>(left);
    say(event::Healed{id, gone});
}

void GameUpdate::destroy(FigureId id, Cause cause) {
    if (!state[id].on_board()) return;
    const GameState before = state;
    const std::vector<SpaceIndex> stood = spaces_of(state, id);
    take_off(id);
    state[id].place = Figure::Place::Destroyed;
    told_cause = cause;
    say(event::Destroyed{id});
    note_zones(*this, id, stood);
    when_destroyed(*this, before, id, cause);
    if (!life_left(state, state[id].card)) say(event::CardOut{state[id].card});
}

void GameUpdate::remove(FigureId id) {
    if (!state[id].on_board()) return;
    const std::vector<SpaceIndex> stood = spaces_of(state, id);
    take_off(id);
    state[id].place = Figure::Place::Removed;
    say(event::Removed{id});
    note_zones(*this, id, stood);
    if (!life_left(state, state[id].card)) say(event::CardOut{state[id].card});
}

CardId GameUpdate::add_card(PlayerId player, CardKind kind, int copies) {
    const auto same = std::ranges::find_if(
        state.cards, [&](const GameCard& card) { return card.owner == player && card.kind == kind; });
    const CardId id{static_cast<int>(same - state.cards.begin())};
    if (same == state.cards.end())
        state.cards.push_back({.kind = kind, .owner = player, .controller = player, .copies = 0});
    GameCard& card = state[id];
    const int on_card = state.catalogue()[kind].figures;
    for (int i = card.copies * on_card; i < (card.copies + copies) * on_card; ++i)
        state.figures.push_back({.card = id, .number = static_cast<std::int16_t>(i)});
    card.copies = static_cast<std::int16_t>(card.copies + copies);
    return id;
}

void GameUpdate::reveal(CardId card, int marker) { state[card].revealed |= marker_bit(marker); }

void GameUpdate::take_marker(CardId card, int marker) {
    const auto others = static_cast<std::uint8_t>(~marker_bit(marker));
    state[card].markers &= others;
    state[card].revealed &= others;
    say(event::MarkerTaken{card, marker});
}

void GameUpdate::remove_glyph(GlyphId glyph) {
    state.glyphs[glyph.index()].at = no_space;
    say(event::GlyphGone{glyph});
}

}  // namespace hexwright::game
