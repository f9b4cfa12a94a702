#include "engine/game/powers.h"

#include "engine/game/gathering.h"
#include "engine/game/glyph_powers.h"
#include "engine/game/hive.h"
#include "engine/game/scenario_rules.h"

#include <algorithm>

namespace hexwright::game {
namespace {

bool in_force(const GameState& state, CardId card) { return state.rules().powers && !state[card].negated; }

// Calls `function` with each known power of the figure's card that is in force.
template <class Function>
void each_power(const GameState& state, FigureId figure, Function function) {
    const CardId card = state[figure].card;
    if (!in_force(state, card)) return;
    const std::vector<PrintedPower>& powers = printed(state, card).powers;
    const auto& rows = state.setup->powers[state[card].kind.index()];
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i]) function(Holder{state, figure, powers[i], static_cast<int>(i) + 1}, *rows[i]);
}

// Same for all figures on the battlefield.
template <class Function>
void each_power_in_play(const GameState& state, Function function) {
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (state.figures[i].on_board()) each_power(state, FigureId{static_cast<int>(i)}, function);
}

// Calls `function` with one power of a figure's card; actions number powers from 1.
template <class Function>
void with_power(const GameState& state, FigureId figure, int number, Function function) {
    if (!figure.valid() || figure.index() >= state.figures.size()) return;
    each_power(state, figure, [&](const Holder& holder, const Power& row) {
        if (holder.number == number) function(holder, row);
    });
}

Moment moment_of(Turn::Phase phase) { return static_cast<Moment>(phase); }

}  // namespace

bool Holder::in_its_turn() const { return !state.turns.empty() && state.turns.back().card == card(); }
bool Holder::used() const { return !state.turns.empty() && (state.turns.back().used >> number & 1) != 0; }

UsePower use_of(const Holder& holder) { return {.figure = holder.figure, .power = holder.number}; }

bool is_any_of(const ArmyCard& card, const PrintedPower& power) {
    const auto fits = [&power](std::string_view parameter, std::string_view word) {
        return !power.has(parameter) || power.lists(parameter, word);
    };
    return fits("sizes", word_of(card.size)) && fits("form", word_of(card.form)) &&
           fits("rarity", word_of(card.rarity)) && fits("species", card.species) && fits("class", card.card_class) &&
           fits("general", card.general);
}

bool mine(const Holder& holder, FigureId other) { return controller(holder.state, other) == holder.player(); }

bool concerns(const Holder& holder, FigureId other) {
    if (holder.power.lists("whose", "yours")) return mine(holder, other);
    if (holder.power.lists("whose", "friendly")) return friends(holder.state, holder.figure, other);
    if (holder.power.lists("whose", "enemy")) return !friends(holder.state, holder.figure, other);
    return true;
}

void mark_used(Play& play, const Holder& holder) {
    play.state.turns.back().used = static_cast<std::uint16_t>(play.state.turns.back().used | 1u << holder.number);
}

// ---- numbers

int attack_power_dice(const Look& look, const Blow& blow) {
    int dice = glyph_attack_dice(look, blow) + modifier_bonus(look.state(), blow.attacker, modifier::Stat::Attack);
    each_power(look.state(), blow.attacker, [&](const Holder& holder, const Power& row) {
        if (row.attack_dice) dice += row.attack_dice(look, holder, blow);
    });
    each_power_in_play(look.state(), [&](const Holder& holder, const Power& row) {
        if (row.attack_aura && holder.figure != blow.attacker) dice += row.attack_aura(look, holder, blow);
    });
    return dice;
}

int defense_power_dice(const Look& look, const Blow& blow) {
    int dice = glyph_defense_dice(look, blow) + modifier_bonus(look.state(), blow.target, modifier::Stat::Defense);
    each_power(look.state(), blow.target, [&](const Holder& holder, const Power& row) {
        if (row.defense_dice) dice += row.defense_dice(look, holder, blow);
    });
    each_power_in_play(look.state(), [&](const Holder& holder, const Power& row) {
        if (row.defense_aura && holder.figure != blow.target) dice += row.defense_aura(look, holder, blow);
    });
    return dice;
}

int range_bonus(const Look& look, FigureId attacker) {
    int spaces = glyph_range(look.state(), attacker) + modifier_bonus(look.state(), attacker, modifier::Stat::Range);
    each_power_in_play(look.state(), [&](const Holder& holder, const Power& row) {
        if (row.range_aura && holder.figure != attacker) spaces += row.range_aura(look, holder, attacker);
    });
    return spaces;
}

int move_bonus(const GameState& state, FigureId figure) {
    return glyph_move(state, figure) + modifier_bonus(state, figure, modifier::Stat::Move);
}
int initiative_bonus(const GameState& state, PlayerId player) { return glyph_initiative(state, player); }

bool shunned(const Look& look, const Blow& blow) {
    bool shuns = glyph_shuns(look, blow);
    each_power(look.state(), blow.target, [&](const Holder& holder, const Power& row) {
        if (row.shuns) shuns = shuns || row.shuns(look, holder, blow);
    });
    return shuns;
}

// ---- moving

void adapt_mover(const GameState& state, FigureId figure, int way, Mover& mover) {
    if (glyph_safe_leaving(state, figure)) mover.slips_away = true;
    modify_mover(state, figure, mover);
    each_power(state, figure, [&](const Holder& holder, const Power& row) {
        if (row.mover) row.mover(holder, mover);
        if (row.way && holder.number == way) row.way(holder, mover);
    });
}

std::vector<int> ways_of_moving(const Look& look, FigureId figure) {
    std::vector<int> ways{0};
    each_power(look.state(), figure, [&](const Holder& holder, const Power& row) {
        if (row.way) ways.push_back(holder.number);
    });
    return ways;
}

bool acts_after_move(const GameState& state, FigureId figure) {
    bool acts = false;
    each_power(state, figure, [&](const Holder&, const Power& row) { acts = acts || row.after_move; });
    return acts;
}

void offers_after_move(const Look& look, FigureId figure, Actions& actions) {
    each_power(look.state(), figure, [&](const Holder& holder, const Power& row) {
        if (row.after_move) row.after_move(look, holder, actions);
    });
}

// ---- attacking

int normal_attacks(const GameState& state, FigureId figure) {
    int most = 1;
    each_power(state, figure, [&](const Holder& holder, const Power& row) {
        if (row.attacks) most = std::max(most, row.attacks(holder));
    });
    return most;
}

bool may_attack_again(const Look& look, const Blow& blow) {
    bool again = false;
    each_power(look.state(), blow.attacker, [&](const Holder& holder, const Power& row) {
        if (row.attacks_again) again = again || row.attacks_again(look, holder, blow);
    });
    return again;
}

void powers_after_attack_roll(Play& play, const Blow& blow, int dice) {
    each_power_in_play(play.state, [&](const Holder& holder, const Power& row) {
        if (row.rolled) row.rolled(play, holder, blow, dice);
    });
}

void powers_after_defense(Play& play, const Blow& blow, int skulls, int shields, int& hits) {
    each_power(play.state, blow.target, [&](const Holder& holder, const Power& row) {
        if (row.defended) row.defended(play, holder, blow, skulls, shields, hits);
    });
}

// ---- deciding

void power_offers_in_turn(const Look& look, Actions& actions) {
    const GameState& state = look.state();
    const Turn& turn = state.turns.back();
    // A power of the whole card is offered by its first figure that has it.
    std::vector<int> asked;
    for (const FigureId figure : figures_of(state, turn.card)) {
        if (!state[figure].on_board()) continue;
        each_power(state, figure, [&](const Holder& holder, const Power& row) {
            if (row.offers) row.offers(look, holder, moment_of(turn.phase), actions);
        });
    }
    offers_in_given_turn(look, actions);
}

namespace {

// The row of the power that gave the turn being taken; nullptr if nothing gave it, or nothing comes of that later.
const Power* giver_of_turn(const GameState& state) {
    const Turn& turn = state.turns.back();
    if (!turn.giver.valid()) return nullptr;
    const auto& rows = state.setup->powers[state[turn.giver].kind.index()];
    const auto row = std::ranges::find_if(rows, [](const Power* each) { return each && each->offers_in_given_turn; });
    return row == rows.end() ? nullptr : *row;
}

}  // namespace

void offers_in_given_turn(const Look& look, Actions& actions) {
    if (const Power* row = giver_of_turn(look.state())) row->offers_in_given_turn(look, actions);
}

void answer_in_given_turn(Play& play, FigureId chosen) {
    if (const Power* row = giver_of_turn(play.state)) row->answered_in_given_turn(play, chosen);
}

void use_power(Play& play, const UsePower& action) {
    const GameState before = play.state;  // Holders refer to the state before the action.
    with_power(before, action.figure, action.power, [&](const Holder& holder, const Power& row) {
        if (row.use) row.use(play, holder, action);
    });
}

Actions power_offers(const GameState& state, const Step& step) {
    Actions actions;
    if (const Power* row = row_of_step(state, step); row && row->asks) actions = row->asks(state, step);
    return actions;
}

void answer_power(Play& play, const Step& step, const Action& action) {
    if (const Power* row = row_of_step(play.state, step); row && row->answered) row->answered(play, step, action);
}

const Power* row_of_step(const GameState& state, const Step& step) {
    return state.setup->powers[state[state[step.figure].card].kind.index()][static_cast<std::size_t>(step.number - 1)];
}

// ---- other moments

void when_destroyed(Play& play, FigureId figure, const std::vector<SpaceIndex>& stood) {
    const GameState before = play.state;
    each_power(before, figure, [&](const Holder& holder, const Power& row) {
        if (row.destroyed) row.destroyed(play, holder);
    });
    if (printed(play.state, figure).base == FigureBase::Hive) remove_hive(play, figure, stood);
}

namespace {

bool has_work_at_round_start(const Holder& holder, const Power& row) {
    const auto waits = [&](FigureId id) { return holder.state[id].place == Figure::Place::Reserve; };
    return row.round_start && (!row.off_board || std::ranges::any_of(figures_of(holder.state, holder.card()), waits));
}

std::vector<Step> work_before_markers(const GameState& state) {
    std::vector<Step> work;
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId card{static_cast<int>(i)};
        const auto figures = figures_of(state, card);
        if (figures.empty()) continue;
        each_power(state, figures.front(), [&](const Holder& holder, const Power& row) {
            if (!has_work_at_round_start(holder, row)) return;
            work.push_back({.kind = Step::Kind::RoundStartPower,
                            .player = holder.player(),
                            .figure = holder.figure,
                            .card = card,
                            .number = static_cast<std::int16_t>(holder.number)});
        });
    }
    return work;
}

// The steps of one card's power. If several players have that card, they roll the d20 and the highest goes first.
void roll_for_the_same_card(Play& play, std::span<Step> work) {
    std::vector<PlayerId> players;
    for (const Step& step : work)
        if (std::ranges::find(players, step.player) == players.end()) players.push_back(step.player);
    if (players.size() < 2) return;
    const PlayerId winner = roll_off(play, std::move(players));
    std::stable_partition(work.begin(), work.end(), [&](const Step& step) { return step.player == winner; });
    play.say(event::PowersFirst{winner, work.front().figure});
}

}  // namespace

void before_markers(Play& play) {
    std::vector<Step> work = work_before_markers(play.state);
    const auto kind = [&](const Step& step) { return play.state[step.card].kind; };
    std::ranges::stable_sort(work, {}, kind);
    for (auto first = work.begin(); first != work.end();) {
        const auto last = std::find_if(first, work.end(), [&](const Step& step) { return kind(step) != kind(*first); });
        roll_for_the_same_card(play, {first, last});
        first = last;
    }
    for (auto step = work.rbegin(); step != work.rend(); ++step) play.next(*step);
}

void work_at_round_start(Play& play, const Step& step) {
    const GameState before = play.state;
    with_power(before, step.figure, step.number, [&](const Holder& holder, const Power& row) {
        if (row.round_start) row.round_start(play, holder);
    });
}

bool begins_off_board(const GameState& state, CardId card) {
    bool off = false;
    each_power(state, figures_of(state, card).front(),
               [&](const Holder&, const Power& row) { off = off || row.off_board; });
    return off;
}

}  // namespace hexwright::game
