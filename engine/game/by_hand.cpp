#include "engine/game/by_hand.h"

#include "engine/board/space_told.h"
#include "engine/core/visit.h"
#include "engine/game/advance.h"
#include "engine/game/carrying.h"
#include "engine/game/flow.h"
#include "engine/game/legal_actions.h"
#include "engine/game/refusal.h"
#include "engine/game/scenario_rules.h"

#include <algorithm>
#include <array>
#include <bit>
#include <set>

namespace hexwright::game {
namespace {

using Trouble = std::optional<Refusal>;

Trouble denied(const char* id, std::vector<Argument> arguments = {}) { return Refusal{{id, std::move(arguments)}}; }

template <class Id, class List>
bool is_in(Id id, const List& list) {
    return id.valid() && id.index() < list.size();
}
Argument card_named(const GameState& state, CardId card) { return {"card", printed(state, card).name}; }

bool on_the_way(const GameState& state) {  // A figure's move is being carried out.
    return std::ranges::count(state.steps, Step::Kind::Walk, &Step::kind) > 0;
}

// ---- figures, dice, sight

Trouble refusal_of(const GameState& state, const PutFigure& put) { return cannot_put(state, put); }
void do_by_hand(GameUpdate& update, const PutFigure& put) {
    const std::vector<SpaceIndex> stood = spaces_of(update.state, put.figure);
    if (put.at == no_space) update.take_off(put.figure);
    else if (put.tail == no_space) update.set_on(put.figure, std::array{put.at});
    else update.set_on(put.figure, std::array{put.at, put.tail});
    update.state[put.figure].wounds = static_cast<std::int8_t>(put.wounds);
    update.say(event::Put{put.figure, put.at, put.tail, put.wounds});
    if (put.at == no_space) drop_all(update, put.figure, stood);
}

constexpr int most_of_any_die = 20;

Trouble refusal_of(const GameState&, const NextDice& dice) {
    for (const int face : dice.faces)
        if (face < 1 || face > most_of_any_die)
            return denied("refused.no-such-face", {{"face", face}, {"most", most_of_any_die}});
    return {};
}
void do_by_hand(GameUpdate& update, const NextDice& dice) {
    update.state.next_dice.assign(dice.faces.rbegin(), dice.faces.rend());
}

Trouble refusal_of(const GameState&, const Reseed&) { return {}; }
void do_by_hand(GameUpdate& update, const Reseed& reseed) {
    update.state.next_dice.clear();
    update.state.dice.state = reseed.seed;
}

// Both players roll and ties roll again (the rulebooks do not mention ties); the higher roll decides (LOS-08).
Trouble refusal_of(const GameState& state, const Dispute& dispute) { return cannot_dispute(state, dispute); }
void do_by_hand(GameUpdate& update, const Dispute& dispute) {
    int own = 0, other = 0;
    while (own == other) {
        own = update.d20_for_highest(controller(update.state, dispute.figure));
        other = update.d20_for_highest(controller(update.state, dispute.target));
    }
    update.state.verdicts.push_back({dispute.figure, dispute.target, own > other});
    update.say(event::Disputed{dispute.figure, dispute.target, own > other});
    advance_to_decision(update);
}

// ---- the round and the turn

Trouble not_begun(const GameState& state) {
    if (state.over) return denied("refused.game-over");
    return state.round < 1 && !state.begun && !being_arranged(state) ? denied("refused.not-begun") : std::nullopt;
}

Trouble refusal_of(const GameState& state, const SetRound& set) {
    if (!state.rules().order_markers) return denied("refused.no-rounds", {{"edition", state.rules().id}});
    if (auto trouble = not_begun(state)) return trouble;
    const int most = state.setup->rounds > 0 ? state.setup->rounds : max_rounds;
    if (set.round >= 1 && set.round <= most) return {};
    return denied("refused.no-such-round", {{"round", set.round}, {"most", most}});
}
void do_by_hand(GameUpdate& update, const SetRound& set) {
    update.state.round = static_cast<std::int16_t>(set.round);
    update.say(event::RoundSet{set.round});
}

Trouble no_turn_for_card(const GameState& state, const SetTurn& set) {
    if (!is_in(set.card, state.cards)) return denied("refused.no-card");
    const std::vector<Argument> name{card_named(state, set.card)};
    if (!state[set.card].controller.valid()) return denied("refused.nobodys-card", name);
    if (figures_on_board(state, set.card) == 0) return denied("refused.turn-no-figures", name);
    if (!set.player.valid() || set.player == state[set.card].controller) return {};
    return denied("refused.turn-of-another", {name.front(), {"player", state[set.card].controller.value + 1}});
}
// The teams whose figures stand on the battlefield.
std::set<int> sides_standing(const GameState& state) {
    std::set<int> teams;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        const PlayerId player = controller(state, figure);
        if (state[figure].on_board() && player.valid()) teams.insert(team_of(state, player));
    }
    return teams;
}

// With fewer sides the game would be over as it begins.
Trouble too_few_to_begin(const GameState& state) {
    const int sides = static_cast<int>(sides_standing(state).size()), needed = has_own_wins(state) ? 1 : 2;
    return sides < needed ? denied("refused.begin-nobody", {{"needed", needed}, {"sides", sides}}) : std::nullopt;
}

Trouble refusal_of(const GameState& state, const SetTurn& set) {
    if (auto trouble = not_begun(state)) return trouble;
    if (auto trouble = being_arranged(state) ? too_few_to_begin(state) : std::nullopt) return trouble;
    if (set.number < 0 || set.number >= marker_kinds) return denied("refused.no-such-turn", {{"number", set.number}});
    if (on_the_way(state)) return denied("refused.turn-on-the-way");
    if (set.card.valid()) return no_turn_for_card(state, set);
    if (!is_in(set.player, state.players)) return denied("refused.turn-whose");
    if (has_figures(state, set.player)) return {};
    return denied("refused.turn-player-out", {{"player", set.player.value + 1}});
}

// Nothing of the turns that were being taken is left.
void leave_turns(GameState& state) {
    for (Figure& figure : state.figures) {
        figure.moved = Figure::Moved::No;
        figure.move_left = 0;
        figure.chosen = figure.barred = figure.by_road = false;
    }
    for (GameCard& card : state.cards) card.worked = false;
    state.turns.clear();
    state.steps.clear();
    state.strides.clear();
    state.queue.clear();
    state.verdicts.clear();
    state.rule_steps = 0;
}

int lowest(unsigned markers) { return std::countr_zero(markers | 1u << marker_kinds) + 1; }

// The turn that the card's markers say, the first that is not revealed, or the one that play has come to.
int turn_number(const GameState& state, const SetTurn& set) {
    if (set.number > 0) return set.number;
    const int come_to = std::max<int>(1, state.turn_number);
    if (!set.card.valid()) return come_to;
    const GameCard& card = state[set.card];
    const int hidden = lowest(card.markers & ~static_cast<unsigned>(card.revealed));
    return card.marked == card.controller && hidden < x_marker ? hidden : come_to;
}

std::size_t place_in_order(GameState& state, PlayerId player) {
    if (std::ranges::count(state.order, player) == 0 || state.order.size() != state.players.size()) {
        state.order.clear();
        const int count = static_cast<int>(state.players.size());
        for (int i = 0; i < count; ++i) state.order.push_back(PlayerId{(player.value + i) % count});
    }
    return static_cast<std::size_t>(std::ranges::find(state.order, player) - state.order.begin());
}

// The turns of the round from that of this place in the order of play on.
void plan_turns(GameUpdate& update, int number, std::size_t place) {
    update.next({.kind = Step::Kind::RoundEnd});
    if (place >= update.state.order.size()) {
        place = 0;
        ++number;
    }
    if (number < marker_kinds)
        update.next({.kind = Step::Kind::NextTurn,
                     .number = static_cast<std::int16_t>(number),
                     .more = static_cast<std::int16_t>(place)});
}

void begin_basic_turn(GameUpdate& update, CardId card, PlayerId player) {
    if (!card.valid()) return update.next({.kind = Step::Kind::PickCard, .player = player});
    pick_card_after(update, player);
    begin_turn(update, player, card, 0);
}
void do_by_hand(GameUpdate& update, const SetTurn& set) {
    GameState& state = update.state;
    const PlayerId player = set.card.valid() ? state[set.card].controller : set.player;
    const int number = turn_number(state, set);
    const std::size_t place = place_in_order(state, player);
    leave_turns(state);
    state.begun = true;
    if (state.rules().order_markers) state.round = std::max<std::int16_t>(1, state.round);  // After arranging.
    update.say(event::TurnSet{set.card, player});
    if (!state.rules().order_markers) {
        begin_basic_turn(update, set.card, player);
    } else if (set.card.valid()) {
        plan_turns(update, number, place + 1);
        state.turn_number = static_cast<std::int8_t>(number);
        if (state[set.card].markers & marker_bit(number)) update.reveal(set.card, number);
        begin_turn(update, player, set.card, number);
    } else {
        plan_turns(update, number, place);
    }
    advance_to_decision(update);
}

// ---- order markers

bool places_it_yet(const GameState& state, PlayerId player, int marker) {  // The player is still to place this marker.
    return std::ranges::any_of(state.steps, [&](const Step& step) {
        return step.kind == Step::Kind::Markers && step.player == player && step.number <= marker;
    });
}

Trouble refusal_of(const GameState& state, const SetMarker& set) {
    if (!state.rules().order_markers) return denied("refused.no-order-markers", {{"edition", state.rules().id}});
    if (auto trouble = not_begun(state)) return trouble;
    if (!is_in(set.card, state.cards)) return denied("refused.no-card");
    if (set.marker < 1 || set.marker > marker_kinds) return denied("refused.no-such-marker", {{"marker", set.marker}});
    const GameCard& card = state[set.card];
    const std::vector<Argument> name{card_named(state, set.card)};
    if (set.off) return card.markers & marker_bit(set.marker) ? std::nullopt : denied("refused.marker-not-there", name);
    if (!card.controller.valid()) return denied("refused.nobodys-card", name);
    if (!life_left(state, set.card)) return denied("refused.marker-on-the-fallen", name);
    if (places_it_yet(state, card.controller, set.marker))
        return denied("refused.marker-to-be-placed", {{"player", card.controller.value + 1}});
    return {};
}
void do_by_hand(GameUpdate& update, const SetMarker& set) {
    const auto bit = marker_bit(set.marker);
    const auto others = static_cast<std::uint8_t>(~bit);
    GameCard& card = update.state[set.card];
    const PlayerId player = set.off ? card.marked : card.controller;
    const bool seen = set.off ? (card.revealed & bit) != 0 : set.revealed;
    for (GameCard& each : update.state.cards) {
        if (!share_markers(update.state, each.marked, player) || (set.off && &each != &card)) continue;
        each.markers &= others;
        each.revealed &= others;
    }
    if (!set.off) {
        if (card.marked != player) card.markers = card.revealed = 0;  // Those of another player go.
        card.marked = player;
        card.markers |= bit;
        if (set.revealed) card.revealed |= bit;
        card.was_out = false;  // What the referee places counts.
    }
    update.say(event::MarkerSet{player, set.card, set.marker, seen, set.off});
}

// ---- flags and counters

Trouble no_tally(const GameState& state, TallyId tally, PlayerId player, FigureId figure) {
    if (state.over) return denied("refused.game-over");
    if (!tally_name(state, tally)) return denied("refused.no-tally");
    if (player.valid() && figure.valid()) return denied("refused.tally-of-both");
    if (player.valid() && !is_in(player, state.players)) return denied("refused.no-player");
    return figure.valid() && !is_in(figure, state.figures) ? denied("refused.no-figure") : std::nullopt;
}
void set_by_hand(GameUpdate& update, TallyId tally, PlayerId player, FigureId figure, int value) {
    set_tally_of(update.state, tally, player, figure, value);
    update.say(event::Counted{*tally_name(update.state, tally), value, player, figure});
}

Trouble refusal_of(const GameState& state, const SetFlag& set) {
    return no_tally(state, set.flag, set.player, set.figure);
}
void do_by_hand(GameUpdate& update, const SetFlag& set) {
    set_by_hand(update, set.flag, set.player, set.figure, set.off ? 0 : 1);
}

Trouble refusal_of(const GameState& state, const SetCounter& set) {
    if (set.value < -most_counted || set.value > most_counted)
        return denied("refused.counter-value", {{"value", set.value}, {"most", most_counted}});
    return no_tally(state, set.counter, set.player, set.figure);
}
void do_by_hand(GameUpdate& update, const SetCounter& set) {
    set_by_hand(update, set.counter, set.player, set.figure, set.value);
}

// ---- cards

Trouble refusal_of(const GameState& state, const SetControl& set) {
    if (state.over) return denied("refused.game-over");
    if (!is_in(set.card, state.cards)) return denied("refused.no-card");
    return set.player.valid() && !is_in(set.player, state.players) ? denied("refused.no-player") : std::nullopt;
}
void do_by_hand(GameUpdate& update, const SetControl& set) {
    update.state[set.card].controller = set.player;
    update.say(event::ControlChanged{set.card, set.player});
}

// A card of the player that takes no part, and may come back; invalid for none.
CardId set_aside(const GameState& state, const BringCard& bring) {
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId card{static_cast<int>(i)};
        if (state[card].owner != bring.player || state[card].kind != bring.card) continue;
        const auto unused = [&](FigureId figure) { return state[figure].place == Figure::Place::Unused; };
        if (std::ranges::all_of(figures_of(state, card), unused)) return card;
    }
    return {};
}

int copies_of(const GameState& state, const BringCard& bring) {
    for (const GameCard& card : state.cards)
        if (card.owner == bring.player && card.kind == bring.card) return card.copies;
    return 0;
}

Trouble refusal_of(const GameState& state, const BringCard& bring) {
    if (state.over) return denied("refused.game-over");
    if (!is_in(bring.card, state.catalogue().cards())) return denied("refused.no-card");
    if (!is_in(bring.player, state.players)) return denied("refused.no-player");
    const ArmyCard& card = state.catalogue()[bring.card];
    const std::vector<Argument> name{{"card", card.name}};
    if (card.base == FigureBase::Hive) return denied("refused.card-is-a-piece", name);
    if (set_aside(state, bring).valid()) return {};
    const bool full = state.figures.size() + static_cast<std::size_t>(card.figures) > max_figures;
    if (full || copies_of(state, bring) >= max_card_copies)
        return denied("refused.too-many-figures", {name.front(), {"limit", max_figures}});
    return {};
}
void do_by_hand(GameUpdate& update, const BringCard& bring) {
    GameState& state = update.state;
    CardId card = set_aside(state, bring);
    if (card.valid())
        for (const FigureId figure : figures_of(state, card)) state[figure].place = Figure::Place::Reserve;
    else card = update.add_card(bring.player, bring.card, 1);
    state[card].controller = bring.player;
    update.say(event::CardBrought{card, bring.player});
}

Trouble refusal_of(const GameState& state, const RemoveCard& remove) {
    if (state.over) return denied("refused.game-over");
    if (!is_in(remove.card, state.cards)) return denied("refused.no-card");
    const bool piece = printed(state, remove.card).base == FigureBase::Hive;
    return piece ? denied("refused.card-is-a-piece", {card_named(state, remove.card)}) : std::nullopt;
}
void do_by_hand(GameUpdate& update, const RemoveCard& remove) {
    for (const FigureId id : figures_of(update.state, remove.card)) {
        const std::vector<SpaceIndex> stood = spaces_of(update.state, id);
        update.take_off(id);
        drop_all(update, id, stood);
        Figure& figure = update.state[id];
        figure.place = Figure::Place::Unused;
        figure.wounds = 0;
        figure.host = {};
    }
    update.state[remove.card].markers = update.state[remove.card].revealed = 0;
    update.say(event::CardRemoved{remove.card});
}

// ---- glyphs

auto glyph_lying_at(GameState& state, SpaceIndex at) { return std::ranges::find(state.glyphs, at, &GameGlyph::at); }

Trouble refusal_of(const GameState& state, const SetGlyph& set) {
    if (state.over) return denied("refused.game-over");
    if (!state.rules().glyphs) return denied("refused.no-glyphs", {{"edition", state.rules().id}});
    const bool there = set.at >= 0 && static_cast<std::size_t>(set.at) < state.board->size();
    if (!there || (*state.board)[set.at].stand != Stand::Figures) return denied("refused.no-space");
    if (set.glyph.valid() && !is_in(set.glyph, state.catalogue().glyphs())) return denied("refused.no-such-glyph-kind");
    if (set.glyph.valid() || std::ranges::count(state.glyphs, set.at, &GameGlyph::at) > 0) return {};
    return denied("refused.no-glyph-there", {{"at", space_told((*state.board)[set.at].space)}});
}
void do_by_hand(GameUpdate& update, const SetGlyph& set) {
    GameState& state = update.state;
    auto glyph = glyph_lying_at(state, set.at);
    const auto number = [&] { return GlyphId{static_cast<int>(glyph - state.glyphs.begin())}; };
    if (!set.glyph.valid()) {
        glyph->at = no_space;
        return update.say(event::GlyphSet{number(), set.at, false, true});
    }
    if (glyph == state.glyphs.end())  // One that is gone comes back, so that the list does not grow without end.
        glyph = std::ranges::find_if(state.glyphs, [&](const GameGlyph& each) {
            return each.at == no_space && !each.bearer.valid() && each.kind == set.glyph;
        });
    const GameGlyph laid{set.glyph, set.at, !set.face_down};
    if (glyph == state.glyphs.end()) glyph = state.glyphs.insert(glyph, laid);
    else *glyph = laid;
    update.say(event::GlyphSet{number(), set.at, set.face_down});
}

// ---- arranging

Trouble refusal_of(const GameState& state, const Arrange& arrange) {
    if (state.over) return denied("refused.game-over");
    if (on_the_way(state)) return denied("refused.turn-on-the-way");
    return being_arranged(state) && !arrange.clear ? denied("refused.arranged-already") : std::nullopt;
}

void clear_cards(GameUpdate& update) {
    GameState& state = update.state;
    for (GameGlyph& glyph : state.glyphs) glyph.bearer = {};  // What was carried is gone.
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId id{static_cast<int>(i)};
        GameCard& card = state[id];
        if (card.piece.valid()) continue;
        for (const FigureId figure : figures_of(state, id)) {
            update.take_off(figure);
            state[figure].place = Figure::Place::Unused;
            state[figure].wounds = 0;
            state[figure].host = {};
        }
        card = GameCard{
            .kind = card.kind, .owner = card.owner, .controller = card.owner, .copies = card.copies, .piece = {}};
    }
    state.tallies.clear();
    state.round = 0;
    state.turn_number = 0;
}

void do_by_hand(GameUpdate& update, const Arrange& arrange) {
    GameState& state = update.state;
    leave_turns(state);
    if (arrange.clear) clear_cards(update);
    for (GamePlayerState& player : state.players) player.out = player.drafting = false;
    state.begun = false;
    update.next({.kind = state.rules().order_markers ? Step::Kind::RoundStart : Step::Kind::Initiative});
    update.next({.kind = Step::Kind::Arrange});
    update.say(event::Arranged{.cleared = arrange.clear});
}

Trouble refusal_of(const GameState& state, const BeginPlay&) {
    return being_arranged(state) ? too_few_to_begin(state) : denied("refused.not-arranged");
}
void do_by_hand(GameUpdate& update, const BeginPlay&) {
    GameState& state = update.state;
    state.steps.pop_back();
    const bool marked = std::ranges::any_of(state.cards, [](const GameCard& card) { return card.markers != 0; });
    for (Step& step : state.steps)
        if (marked && step.kind == Step::Kind::RoundStart) step.kind = Step::Kind::Initiative;
    const int begins = std::max<int>(1, state.round);
    if (state.rules().order_markers) state.round = static_cast<std::int16_t>(marked ? begins : begins - 1);
    update.say(event::Arranged{.done = true});
    advance_to_decision(update);
}

// Where nothing is left to choose from, the game goes on as if the question had never had an answer.
template <class Kind>
void settle(GameUpdate& update) {
    if constexpr (is_among<Kind, PutFigure, NextDice, Reseed>) return;
    const Step* step = next_step(update.state);
    if (update.state.over || !step || !asks(step->kind) || !offers(update.state, *step).empty()) return;
    update.occurred.clear();
    advance_to_decision(update);
}

}  // namespace

Result<Applied> apply_by_hand(const GameState& state, const Action& action) {
    return std::visit(
        [&]<class Kind>(const Kind& kind) -> Result<Applied> {
            if constexpr (is_by_hand<Kind>) {
                if (auto trouble = refusal_of(state, kind)) return failure(std::move(*trouble));
                Applied applied{state, {}};
                GameUpdate update(applied.state, applied.events);
                do_by_hand(update, kind);
                settle<Kind>(update);
                return applied;
            } else {
                return failure(why_not(state, action));
            }
        },
        action);
}

}  // namespace hexwright::game
