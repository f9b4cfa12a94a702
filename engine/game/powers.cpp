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
        if (rows[i]) function(PowerInstance{state, figure, powers[i], static_cast<int>(i) + 1}, *rows[i]);
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
    each_power(state, figure, [&](const PowerInstance& instance, const Power& row) {
        if (instance.number == number) function(instance, row);
    });
}

// The two have the same values in the same order.
Moment moment_of(Turn::Phase phase) { return static_cast<Moment>(phase); }

}  // namespace

bool PowerInstance::in_its_turn() const { return !state.turns.empty() && state.turns.back().card == card(); }
bool PowerInstance::used() const { return !state.turns.empty() && (state.turns.back().used >> number & 1) != 0; }

UsePower use_of(const PowerInstance& instance) { return {.figure = instance.figure, .power = instance.number}; }

bool is_any_of(const ArmyCard& card, const PrintedPower& power) {
    const auto fits = [&power](std::string_view parameter, std::string_view word) {
        return !power.has(parameter) || power.lists(parameter, word);
    };
    return fits("sizes", word_of(card.size)) && fits("form", word_of(card.form)) &&
           fits("rarity", word_of(card.rarity)) && fits("species", card.species) && fits("class", card.card_class) &&
           fits("general", card.general);
}

bool mine(const PowerInstance& instance, FigureId other) {
    return controller(instance.state, other) == instance.player();
}

bool concerns(const PowerInstance& instance, FigureId other) {
    if (instance.power.lists("whose", "yours")) return mine(instance, other);
    if (instance.power.lists("whose", "friendly")) return friends(instance.state, instance.figure, other);
    if (instance.power.lists("whose", "enemy")) return !friends(instance.state, instance.figure, other);
    return true;
}

void mark_used(GameUpdate& update, const PowerInstance& instance) {
    update.state.turns.back().used = static_cast<std::uint16_t>(update.state.turns.back().used | 1u << instance.number);
}

// ---- numbers

namespace {

// Calls `add` with each power in play that changes the attacker's dice, and by how many.
template <class Add>
void each_attack_power(const BoardQuery& query, const AttackContext& context, Add add) {
    each_power(query.state(), context.attacker, [&](const PowerInstance& instance, const Power& row) {
        if (row.attack_dice) add(instance, row.attack_dice(query, instance, context));
    });
    each_power_in_play(query.state(), [&](const PowerInstance& instance, const Power& row) {
        if (row.attack_aura && instance.figure != context.attacker)
            add(instance, row.attack_aura(query, instance, context));
    });
}

template <class Add>
void each_defense_power(const BoardQuery& query, const AttackContext& context, Add add) {
    each_power(query.state(), context.target, [&](const PowerInstance& instance, const Power& row) {
        if (row.defense_dice) add(instance, row.defense_dice(query, instance, context));
    });
    each_power_in_play(query.state(), [&](const PowerInstance& instance, const Power& row) {
        if (row.defense_aura && instance.figure != context.target)
            add(instance, row.defense_aura(query, instance, context));
    });
}

auto to_sum(int& sum) {
    return [&sum](const PowerInstance&, int dice) { sum += dice; };
}
auto to_list(DiceParts& parts) {
    return [&parts](const PowerInstance& instance, int dice) {
        if (dice != 0)
            parts.push_back(
                {.from = DicePart::From::Power, .dice = dice, .figure = instance.figure, .power = instance.number});
    };
}

void add_rules(DiceParts& parts, int dice) {
    if (dice != 0) parts.push_back({.from = DicePart::From::Rules, .dice = dice});
}

}  // namespace

int attack_power_dice(const BoardQuery& query, const AttackContext& context) {
    int dice =
        glyph_attack_dice(query, context) + modifier_bonus(query.state(), context.attacker, modifier::Stat::Attack);
    each_attack_power(query, context, to_sum(dice));
    return dice;
}

int defense_power_dice(const BoardQuery& query, const AttackContext& context) {
    int dice =
        glyph_defense_dice(query, context) + modifier_bonus(query.state(), context.target, modifier::Stat::Defense);
    each_defense_power(query, context, to_sum(dice));
    return dice;
}

DiceParts attack_power_parts(const BoardQuery& query, const AttackContext& context) {
    DiceParts parts = glyph_attack_parts(query, context);
    add_rules(parts, modifier_bonus(query.state(), context.attacker, modifier::Stat::Attack));
    each_attack_power(query, context, to_list(parts));
    return parts;
}

DiceParts defense_power_parts(const BoardQuery& query, const AttackContext& context) {
    DiceParts parts = glyph_defense_parts(query, context);
    add_rules(parts, modifier_bonus(query.state(), context.target, modifier::Stat::Defense));
    each_defense_power(query, context, to_list(parts));
    return parts;
}

int range_bonus(const BoardQuery& query, FigureId attacker) {
    int spaces = glyph_range(query.state(), attacker) + modifier_bonus(query.state(), attacker, modifier::Stat::Range);
    each_power_in_play(query.state(), [&](const PowerInstance& instance, const Power& row) {
        if (row.range_aura && instance.figure != attacker) spaces += row.range_aura(query, instance, attacker);
    });
    return spaces;
}

int move_bonus(const GameState& state, FigureId figure) {
    return glyph_move(state, figure) + modifier_bonus(state, figure, modifier::Stat::Move);
}
int initiative_bonus(const GameState& state, PlayerId player) { return glyph_initiative(state, player); }

bool shunned(const BoardQuery& query, const AttackContext& context) {
    bool shuns = glyph_shuns(query, context);
    each_power(query.state(), context.target, [&](const PowerInstance& instance, const Power& row) {
        if (row.shuns) shuns = shuns || row.shuns(query, instance, context);
    });
    return shuns;
}

// ---- moving

void adapt_mover(const GameState& state, FigureId figure, int way, Mover& mover) {
    if (glyph_safe_leaving(state, figure)) mover.slips_away = true;
    modify_mover(state, figure, mover);
    each_power(state, figure, [&](const PowerInstance& instance, const Power& row) {
        if (row.mover) row.mover(instance, mover);
        if (row.way && instance.number == way) row.way(instance, mover);
    });
}

std::vector<int> ways_of_moving(const BoardQuery& query, FigureId figure) {
    std::vector<int> ways{0};
    each_power(query.state(), figure, [&](const PowerInstance& instance, const Power& row) {
        if (row.way) ways.push_back(instance.number);
    });
    return ways;
}

bool acts_after_move(const GameState& state, FigureId figure) {
    bool acts = false;
    each_power(state, figure, [&](const PowerInstance&, const Power& row) { acts = acts || row.after_move; });
    return acts;
}

void offers_after_move(const BoardQuery& query, FigureId figure, Actions& actions) {
    each_power(query.state(), figure, [&](const PowerInstance& instance, const Power& row) {
        if (row.after_move) row.after_move(query, instance, actions);
    });
}

// ---- attacking

int normal_attacks(const GameState& state, FigureId figure) {
    int most = 1;
    each_power(state, figure, [&](const PowerInstance& instance, const Power& row) {
        if (row.attacks) most = std::max(most, row.attacks(instance));
    });
    return most;
}

bool may_attack_again(const BoardQuery& query, const AttackContext& context) {
    bool again = false;
    each_power(query.state(), context.attacker, [&](const PowerInstance& instance, const Power& row) {
        if (row.attacks_again) again = again || row.attacks_again(query, instance, context);
    });
    return again;
}

void powers_after_attack_roll(GameUpdate& update, const AttackContext& context, int dice) {
    each_power_in_play(update.state, [&](const PowerInstance& instance, const Power& row) {
        if (row.rolled) row.rolled(update, instance, context, dice);
    });
}

int hits_after_defense(GameUpdate& update, const AttackContext& context, int skulls, int shields, int hits) {
    each_power(update.state, context.target, [&](const PowerInstance& instance, const Power& row) {
        if (row.defended) row.defended(update, instance, context, skulls, shields, hits);
    });
    return hits;
}

void answers_to_attack(GameUpdate& update, const AttackContext& context, int skulls, int shields) {
    each_power(update.state, context.target, [&](const PowerInstance& instance, const Power& row) {
        if (row.strikes_back) row.strikes_back(update, instance, context, skulls, shields);
    });
}

// ---- deciding

void power_offers_in_turn(const BoardQuery& query, Actions& actions) {
    const GameState& state = query.state();
    const Turn& turn = state.turns.back();
    for (const FigureId figure : figures_of(state, turn.card)) {
        if (!state[figure].on_board()) continue;
        each_power(state, figure, [&](const PowerInstance& instance, const Power& row) {
            if (row.offers) row.offers(query, instance, moment_of(turn.phase), actions);
        });
    }
    offers_in_given_turn(query, actions);
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

void offers_in_given_turn(const BoardQuery& query, Actions& actions) {
    if (const Power* row = giver_of_turn(query.state())) row->offers_in_given_turn(query, actions);
}

void answer_in_given_turn(GameUpdate& update, FigureId chosen) {
    if (const Power* row = giver_of_turn(update.state)) row->answered_in_given_turn(update, chosen);
}

void use_power(GameUpdate& update, const UsePower& action) {
    const GameState before = update.state;  // Instances refer to the state before the action.
    with_power(before, action.figure, action.power, [&](const PowerInstance& instance, const Power& row) {
        if (row.use) row.use(update, instance, action);
    });
}

Actions power_offers(const GameState& state, const Step& step) {
    Actions actions;
    if (const Power* row = row_of_step(state, step); row && row->asks) actions = row->asks(state, step);
    return actions;
}

void answer_power(GameUpdate& update, const Step& step, const Action& action) {
    if (const Power* row = row_of_step(update.state, step); row && row->answered) row->answered(update, step, action);
}

const Power* row_of_step(const GameState& state, const Step& step) {
    return state.setup->powers[state[state[step.figure].card].kind.index()][static_cast<std::size_t>(step.number - 1)];
}

// ---- other moments

void when_destroyed(GameUpdate& update, FigureId figure, const std::vector<SpaceIndex>& stood) {
    const GameState before = update.state;
    each_power(before, figure, [&](const PowerInstance& instance, const Power& row) {
        if (row.destroyed) row.destroyed(update, instance);
    });
    if (printed(update.state, figure).base == FigureBase::Hive) remove_hive(update, figure, stood);
}

namespace {

bool has_work_at_round_start(const PowerInstance& instance, const Power& row) {
    const auto waits = [&](FigureId id) { return instance.state[id].place == Figure::Place::Reserve; };
    return row.round_start &&
           (!row.off_board || std::ranges::any_of(figures_of(instance.state, instance.card()), waits));
}

std::vector<Step> work_before_markers(const GameState& state) {
    std::vector<Step> work;
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId card{static_cast<int>(i)};
        const auto figures = figures_of(state, card);
        if (figures.empty()) continue;
        each_power(state, figures.front(), [&](const PowerInstance& instance, const Power& row) {
            if (!has_work_at_round_start(instance, row)) return;
            work.push_back({.kind = Step::Kind::RoundStartPower,
                            .player = instance.player(),
                            .figure = instance.figure,
                            .card = card,
                            .number = static_cast<std::int16_t>(instance.number)});
        });
    }
    return work;
}

// The steps of one card's power. If several players have that card, they roll the d20 and the highest goes first.
void roll_for_the_same_card(GameUpdate& update, std::span<Step> work) {
    std::vector<PlayerId> players;
    for (const Step& step : work)
        if (std::ranges::find(players, step.player) == players.end()) players.push_back(step.player);
    if (players.size() < 2) return;
    const PlayerId winner = roll_off(update, std::move(players));
    std::stable_partition(work.begin(), work.end(), [&](const Step& step) { return step.player == winner; });
    update.say(event::PowersFirst{winner, work.front().figure});
}

}  // namespace

void before_markers(GameUpdate& update) {
    std::vector<Step> work = work_before_markers(update.state);
    const auto kind = [&](const Step& step) { return update.state[step.card].kind; };
    std::ranges::stable_sort(work, {}, kind);
    for (auto first = work.begin(); first != work.end();) {
        const auto last = std::find_if(first, work.end(), [&](const Step& step) { return kind(step) != kind(*first); });
        roll_for_the_same_card(update, {first, last});
        first = last;
    }
    for (auto step = work.rbegin(); step != work.rend(); ++step) update.next(*step);
}

void work_at_round_start(GameUpdate& update, const Step& step) {
    const GameState before = update.state;
    with_power(before, step.figure, step.number, [&](const PowerInstance& instance, const Power& row) {
        if (row.round_start) row.round_start(update, instance);
    });
}

bool begins_off_board(const GameState& state, CardId card) {
    bool off = false;
    each_power(state, figures_of(state, card).front(),
               [&](const PowerInstance&, const Power& row) { off = off || row.off_board; });
    return off;
}

}  // namespace hexwright::game
