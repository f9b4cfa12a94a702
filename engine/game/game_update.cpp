#include "engine/game/game_update.h"

#include "engine/game/carrying.h"
#include "engine/game/powers.h"
#include "engine/game/scenario_rules.h"
#include "engine/rules/combat.h"

#include <algorithm>

namespace hexwright::game {

void GameUpdate::say(Event event) {
    if (std::holds_alternative<event::TurnBegan>(event)) ++state.quiet_turns;
    if (std::holds_alternative<event::Wounded>(event) || std::holds_alternative<event::Destroyed>(event))
        state.quiet_turns = 0;
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
    rolls_read.push_back(events.size());
    return roll(event::Rolled{player, true, {}, needs, about});
}

bool GameUpdate::rolls(PlayerId player, int needs, FigureId about) {
    return roll(event::Rolled{player, true, {}, needs, about}) >= needs;
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
    if (figure.on_board() || figure.place == Figure::Place::Carried) figure.place = Figure::Place::Reserve;
    figure.bearer = {};
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

namespace {

// No attack and no power does anything to a figure that takes no part.
bool is_out_of_reach(const GameState& state, FigureId id, const Cause& cause) {
    return cause.by.valid() && takes_no_part(state, id);
}

}  // namespace

void GameUpdate::wound(FigureId id, int wounds, Cause cause) {
    if (wounds <= 0 || !state[id].on_board() || is_out_of_reach(state, id, cause)) return;
    wounds = wounds_left(*this, id, cause, wounds);
    if (wounds <= 0 || !state[id].on_board()) return;
    Figure& figure = state[id];
    const Harm harm = harmed(figure.wounds, wounds, printed(state, id).life, state.rules());
    told_cause = cause;
    if (state.rules().wounds) say(event::Wounded{id, harm.wounds - figure.wounds});
    figure.wounds = static_cast<std::int8_t>(harm.wounds);
    if (harm.destroyed) destroy(id, cause);
    else powers_after_wounds(*this, id);
}

void GameUpdate::heal(FigureId id, int wounds) {
    Figure& figure = state[id];
    const int left = healed(figure.wounds, wounds), gone = figure.wounds - left;
    if (gone == 0) return;
    figure.wounds = static_cast<std::int8_t>(left);
    say(event::Healed{id, gone});
}

void GameUpdate::destroy(FigureId id, Cause cause) {
    if (!state[id].on_board() || is_out_of_reach(state, id, cause)) return;
    const GameState before = state;
    const std::vector<SpaceIndex> stood = spaces_of(state, id);
    take_off(id);
    state[id].place = Figure::Place::Destroyed;
    told_cause = cause;
    say(event::Destroyed{id});
    note_zones(*this, id, stood);
    when_destroyed(*this, before, id, cause);
    drop_all(*this, id, stood);
    note_card_out(state[id].card);
}

void GameUpdate::remove(FigureId id) {
    if (!state[id].on_board()) return;
    const std::vector<SpaceIndex> stood = spaces_of(state, id);
    take_off(id);
    state[id].place = Figure::Place::Removed;
    say(event::Removed{id});
    note_zones(*this, id, stood);
    remove_carried(*this, id);
    note_card_out(state[id].card);
}

namespace {

// The next number that is free for a figure on the card. A copy that the card needs for it is one of its guests.
std::int16_t number_on(GameState& state, CardId card) {
    int next = 0;
    for (const FigureId other : figures_of(state, card)) next = std::max(next, state[other].number + 1);
    for (const int on_card = printed(state, card).figures; next >= state[card].copies * on_card; ++state[card].guests)
        ++state[card].copies;
    return static_cast<std::int16_t>(next);
}

// Whose card of this kind there is none of yet: this player, nobody, another player; nullopt if there is one of each.
// Owner and kind are the name of a card, so that no two may share them.
std::optional<PlayerId> free_owner(const GameState& state, CardKind kind, PlayerId wanted) {
    std::vector<PlayerId> owners{wanted, PlayerId{}};
    for (std::size_t i = 0; i < state.players.size(); ++i) owners.push_back(PlayerId{static_cast<int>(i)});
    for (const PlayerId owner : owners)
        if (std::ranges::none_of(state.cards,
                                 [&](const GameCard& card) { return card.owner == owner && card.kind == kind; }))
            return owner;
    return {};
}

// The player's card of the same kind, or a new one for it; invalid if there cannot be one more.
CardId card_to_join(GameState& state, CardId from, PlayerId player) {
    const CardKind kind = state[from].kind;
    const auto own = std::ranges::find_if(
        state.cards, [&](const GameCard& card) { return card.controller == player && card.kind == kind; });
    if (own != state.cards.end()) return CardId{static_cast<int>(own - state.cards.begin())};
    const std::optional<PlayerId> owner = free_owner(state, kind, player);
    if (!owner) return {};
    GameCard apart{.kind = kind, .owner = *owner, .controller = player, .copies = 0};
    apart.negated = state[from].negated;
    apart.counted = state[from].counted;
    state.cards.push_back(apart);
    return CardId{static_cast<int>(state.cards.size() - 1)};
}

bool is_last_left(const GameState& state, FigureId id) {
    return std::ranges::count_if(state.figures, [&](const Figure& other) {
               return other.card == state[id].card && (other.on_board() || other.place == Figure::Place::Reserve ||
                                                       other.place == Figure::Place::Carried);
           }) == 1;
}

}  // namespace

void GameUpdate::convert(FigureId id, PlayerId to) {
    const CardId from = state[id].card;
    if (!state[id].on_board() || state[from].controller == to) return;
    if (is_last_left(state, id)) {
        state[from].controller = to;
        return say(event::ControlChanged{from, to});
    }
    const CardId onto = card_to_join(state, from, to);
    if (!onto.valid()) return;
    state[id].number = number_on(state, onto);
    state[id].card = onto;
    state[id].moved = Figure::Moved::No;
    state[id].move_left = 0;
    state[id].by_road = state[id].chosen = state[id].barred = false;
    say(event::Converted{id, to});
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

void GameUpdate::note_card_out(CardId card) {
    if (life_left(state, card)) return;
    state[card].was_out = true;
    say(event::CardOut{card});
}

void GameUpdate::reveal(CardId card, int marker) { state[card].revealed |= marker_bit(marker); }

void GameUpdate::take_marker(CardId card, int marker) {
    if (marker == 0) {
        --state[card].hidden;
    } else {
        const auto others = static_cast<std::uint8_t>(~marker_bit(marker));
        state[card].markers &= others;
        state[card].revealed &= others;
    }
    say(event::MarkerTaken{card, marker});
}

void GameUpdate::take_all_markers(CardId card) {
    for (int marker = 1; marker <= marker_kinds; ++marker)
        if ((state[card].markers & marker_bit(marker)) != 0) take_marker(card, marker);
    while (state[card].hidden > 0) take_marker(card, 0);
}

void GameUpdate::remove_glyph(GlyphId glyph) {
    state.glyphs[glyph.index()].at = no_space;
    state.glyphs[glyph.index()].bearer = {};
    say(event::GlyphGone{glyph});
}

}  // namespace hexwright::game
