#include "engine/game/powers.h"

#include "engine/game/gathering.h"
#include "engine/game/glyph_powers.h"
#include "engine/game/hive.h"
#include "engine/game/scenario_rules.h"

#include <algorithm>

namespace hexwright::game {
namespace {

bool in_force(const GameState& state, CardId card) { return state.rules().powers && !state[card].negated; }

const Power* row_of(const GameState& state, CardId card, int number) {  // nullptr for a power without known effect.
    const auto& rows = state.setup->powers[state[card].kind.index()];
    const auto index = static_cast<std::size_t>(number - 1);
    if (index < rows.size()) return rows[index];
    const GainedPower& gained = state[card].gained[index - rows.size()];
    return state.setup->powers[gained.printed_on.index()][static_cast<std::size_t>(gained.number - 1)];
}

// Calls `function` with each known power of the figure's card that is in force.
template <class Function>
void each_power(const GameState& state, FigureId figure, Function function) {
    const CardId card = state[figure].card;
    if (!in_force(state, card)) return;
    const auto& rows = state.setup->powers[state[card].kind.index()];
    const auto& powers = printed(state, card).powers;
    const int own = static_cast<int>(rows.size()), count = own + static_cast<int>(state[card].gained.size());
    for (int number = 1; number <= own; ++number)
        if (const Power* row = rows[static_cast<std::size_t>(number - 1)])
            function(PowerInstance{state, figure, powers[static_cast<std::size_t>(number - 1)], number}, *row);
    for (int number = own + 1; number <= count; ++number)
        if (const Power* row = row_of(state, card, number))
            function(PowerInstance{state, figure, power_of(state, card, number), number}, *row);
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

// The works of a card at its moments, in the order of CardMoment.
constexpr void (*Power::* works_of_cards[])(GameUpdate&, const PowerInstance&) = {
    &Power::game_start, &Power::round_start, &Power::initiative, &Power::round_end};

auto work_at(const Power& row, CardMoment moment) { return row.*works_of_cards[static_cast<std::size_t>(moment)]; }

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
    update.state.turns.back().used |= 1u << instance.number;
}

void remember(GameUpdate& update, const PowerInstance& instance, FigureId other) {
    const PowerInstance now{update.state, instance.figure, instance.power, instance.number};
    if (!update.state.turns.empty() && !remembers(now, other))
        update.state.turns.back().notes.push_back({instance.figure, instance.number, other});
}

bool remembers(const PowerInstance& instance, FigureId other) {
    return !instance.state.turns.empty() &&
           std::ranges::count(instance.state.turns.back().notes, TurnNote{instance.figure, instance.number, other}) > 0;
}

// ---- numbers

namespace {

template <class Add>
void each_aura_on_attack(const BoardQuery& query, const AttackContext& context, Add add) {
    each_power_in_play(query.state(), [&](const PowerInstance& instance, const Power& row) {
        if (row.attack_aura && instance.figure != context.attacker)
            add(instance, row.attack_aura(query, instance, context));
    });
}

// Calls `add` with each power in play that changes the attacker's dice, and by how many.
template <class Add>
void each_attack_power(const BoardQuery& query, const AttackContext& context, Add add) {
    each_power(query.state(), context.attacker, [&](const PowerInstance& instance, const Power& row) {
        if (row.attack_dice) add(instance, row.attack_dice(query, instance, context));
    });
    each_aura_on_attack(query, context, add);
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

DiceParts attack_parts_of_others(const BoardQuery& query, const AttackContext& context) {
    DiceParts parts = glyph_attack_parts(query, context);
    add_rules(parts, modifier_bonus(query.state(), context.attacker, modifier::Stat::Attack));
    each_aura_on_attack(query, context, to_list(parts));
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
        if (row.own_range && instance.figure == attacker) spaces += row.own_range(instance);
    });
    return spaces;
}

int move_bonus(const GameState& state, FigureId figure) {
    const PlayerId player = controller(state, figure);
    int spaces = glyph_move(state, figure) + modifier_bonus(state, figure, modifier::Stat::Move);
    if (player.valid()) spaces += state.players[player.index()].move_bonus;
    each_power_in_play(state, [&](const PowerInstance& instance, const Power& row) {
        if (row.own_move && instance.figure == figure) spaces += row.own_move(instance);
        if (row.move_aura) spaces += row.move_aura(instance, figure);
    });
    return spaces;
}

int hits_of_skull(const GameState& state, FigureId attacker) {
    int hits = 1;
    each_power(state, attacker, [&](const PowerInstance& instance, const Power& row) {
        if (row.hits_of_skull) hits = std::max(hits, row.hits_of_skull(instance));
    });
    return hits;
}

int skulls_more(const BoardQuery& query, const AttackContext& context) {
    int more = 0;
    each_power(query.state(), context.attacker, [&](const PowerInstance& instance, const Power& row) {
        if (row.skulls_more) more += row.skulls_more(query, instance, context);
    });
    return more;
}

int shields_counted(const BoardQuery& query, const AttackContext& context, int shields) {
    int more = 0, each = 1;
    each_power(query.state(), context.target, [&](const PowerInstance& instance, const Power& row) {
        if (row.shields_more) more += row.shields_more(query, instance, context);
        if (row.blocks_of_shield) each = std::max(each, row.blocks_of_shield(instance));
    });
    return (shields + more) * each;
}

DicePart defense_dice_lost(const BoardQuery& query, const AttackContext& context, int dice) {
    DicePart lost{.from = DicePart::From::Power};
    each_power(query.state(), context.attacker, [&](const PowerInstance& instance, const Power& row) {
        if (!row.most_defense) return;
        const auto most = row.most_defense(query, instance, context);
        if (!most || *most >= dice + lost.dice) return;
        lost = {
            .from = DicePart::From::Power, .dice = *most - dice, .figure = instance.figure, .power = instance.number};
    });
    return lost;
}

int initiative_bonus(const GameState& state, PlayerId player) {
    int bonus = glyph_initiative(state, player);
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId card{static_cast<int>(i)};
        if (state[card].controller != player || figures_on_board(state, card) == 0) continue;
        each_power(state, figures_of(state, card).front(), [&](const PowerInstance& instance, const Power& row) {
            if (row.initiative_more) bonus += row.initiative_more(instance);
        });
    }
    return bonus;
}

int leaving_dice(const BoardQuery& query, FigureId left, FigureId leaver) {
    int dice = 0;
    each_power(query.state(), left, [&](const PowerInstance& instance, const Power& row) {
        if (row.leaving_dice) dice += row.leaving_dice(query, instance, leaver);
    });
    return dice;
}

int d20_more(const PowerInstance& rolled) {
    int more = 0;
    each_power_in_play(rolled.state, [&](const PowerInstance& instance, const Power& row) {
        if (row.d20_more) more += row.d20_more(instance, rolled);
    });
    return more;
}

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
    if (mover.holds_on) mover.slips_away = false;  // From whom it may not leave, it does not slip away either.
    if (!may_not(state, figure, modifier::Ban::Fly)) return;
    if (mover.flight == Flight::Always) mover.move = 0;
    mover.flight = Flight::Never;
}

int only_power(const GameState& state, FigureId figure) {
    int only = 0;
    each_power(state, figure, [&](const PowerInstance& instance, const Power& row) {
        if (row.instead && row.instead(instance)) only = instance.number;
    });
    return only;
}

std::vector<int> ways_of_moving(const BoardQuery& query, FigureId figure) {
    if (const int only = only_power(query.state(), figure); only > 0) return {only};
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

void remember_way(GameUpdate& update, FigureId figure, int way) {
    with_power(update.state, figure, way, [&](const PowerInstance& instance, const Power& row) {
        if (row.instead) remember(update, instance);
    });
}

int spaces_given_by(const GameState& state, const Step& step) {
    const Power* row = row_of_step(state, step);
    return row && row->gives_moves ? power_of(state, step.figure, step.number).number("move") : -1;
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

void powers_before_attack(GameUpdate& update, const AttackContext& context, int figures) {
    each_power(update.state, context.attacker, [&](const PowerInstance& instance, const Power& row) {
        if (row.before_attack) row.before_attack(update, instance, context, figures);
    });
}

bool evaded(GameUpdate& update, const AttackContext& context, int skulls) {
    bool evades = false;
    each_power(update.state, context.target, [&](const PowerInstance& instance, const Power& row) {
        if (row.evades && !evades) evades = row.evades(update, instance, context, skulls);
    });
    return evades;
}

int wounds_left(GameUpdate& update, FigureId hurt, Cause cause, int wounds) {
    each_power_in_play(update.state, [&](const PowerInstance& instance, const Power& row) {
        if (row.ignores && wounds > 0) row.ignores(update, instance, hurt, cause, wounds);
    });
    return wounds;
}

void powers_after_wound(GameUpdate& update, FigureId by, FigureId target) {
    const GameState before = update.state;
    each_power(before, by, [&](const PowerInstance& instance, const Power& row) {
        if (row.has_wounded && update.state[target].on_board()) row.has_wounded(update, instance, target);
    });
}

void powers_after_hit(GameUpdate& update, const AttackContext& context, int hits) {
    each_power(update.state, context.attacker, [&](const PowerInstance& instance, const Power& row) {
        if (row.has_hit) row.has_hit(update, instance, context, hits);
    });
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
    each_power_in_play(update.state, [&](const PowerInstance& instance, const Power& row) {
        if (row.sees_defense) row.sees_defense(update, instance, context, skulls, shields);
    });
}

// ---- deciding

void power_offers_in_turn(const BoardQuery& query, Actions& actions) {
    const GameState& state = query.state();
    const Turn& turn = state.turns.back();
    for (FigureId figure{0}; figure.index() < state.figures.size(); ++figure.value) {
        if (state[figure].card != turn.card || !state[figure].on_board()) continue;
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
    return row_of(state, state[step.figure].card, step.number);
}

// ---- other moments

void when_destroyed(GameUpdate& update, const GameState& before, FigureId figure, Cause cause) {
    each_power(before, figure, [&](const PowerInstance& instance, const Power& row) {
        if (row.destroyed) row.destroyed(update, instance);
    });
    if (printed(before, figure).base == FigureBase::Hive) remove_hive(update, figure, spaces_of(before, figure));
    for (std::size_t i = 0; i < before.figures.size(); ++i) {
        const FigureId other{static_cast<int>(i)};
        if (other == figure || !(before[other].on_board() || before[other].host.valid())) continue;
        each_power(before, other, [&](const PowerInstance& instance, const Power& row) {
            if (row.has_destroyed && other == cause.by) row.has_destroyed(update, instance, figure);
            if (row.witnessed) row.witnessed(update, instance, figure);
            if (row.host_destroyed && before[other].host == before[figure].card)
                row.host_destroyed(update, instance, figure, cause);
        });
    }
}

namespace {

void at_turn_of(GameUpdate& update, CardId card, void (*Power::*moment)(GameUpdate&, const PowerInstance&)) {
    const auto figures = figures_of(update.state, card);
    bool any = false;  // Copying the state costs more than looking.
    if (!figures.empty())
        each_power(update.state, figures.front(),
                   [&](const PowerInstance&, const Power& row) { any = any || row.*moment; });
    if (!any) return;
    const GameState before = update.state;
    for (const FigureId figure : figures_of(before, card))
        if (before[figure].on_board())
            each_power(before, figure, [&](const PowerInstance& instance, const Power& row) {
                if (row.*moment) (row.*moment)(update, instance);
            });
}

}  // namespace

void powers_at_turn_start(GameUpdate& update, CardId card) { at_turn_of(update, card, &Power::turn_start); }
void powers_at_turn_end(GameUpdate& update, CardId card) { at_turn_of(update, card, &Power::turn_end); }

void powers_before_reveal(GameUpdate& update, CardId card) {
    each_power(update.state, figures_of(update.state, card).front(),
               [&](const PowerInstance& instance, const Power& row) {
                   if (row.before_reveal) row.before_reveal(update, instance);
               });
}

namespace {

bool has_work(const PowerInstance& instance, const Power& row, CardMoment moment) {
    const auto waits = [&](FigureId id) { return instance.state[id].place == Figure::Place::Reserve; };
    return work_at(row, moment) &&
           (!row.off_board || std::ranges::any_of(figures_of(instance.state, instance.card()), waits));
}

std::vector<Step> card_work(const GameState& state, CardMoment moment) {
    std::vector<Step> work;
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId card{static_cast<int>(i)};
        const auto figures = figures_of(state, card);
        if (figures.empty() || !state[card].controller.valid()) continue;  // Nobody uses powers of nobody's cards.
        each_power(state, figures.front(), [&](const PowerInstance& instance, const Power& row) {
            if (!has_work(instance, row, moment)) return;
            work.push_back({.kind = Step::Kind::CardPower,
                            .player = instance.player(),
                            .figure = instance.figure,
                            .card = card,
                            .mode = static_cast<std::int8_t>(moment),
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

void plan_card_powers(GameUpdate& update, CardMoment moment) {
    std::vector<Step> work = card_work(update.state, moment);
    const auto kind = [&](const Step& step) { return update.state[step.card].kind; };
    std::ranges::stable_sort(work, {}, kind);
    for (auto first = work.begin(); first != work.end();) {
        const auto last = std::find_if(first, work.end(), [&](const Step& step) { return kind(step) != kind(*first); });
        roll_for_the_same_card(update, {first, last});
        first = last;
    }
    for (auto step = work.rbegin(); step != work.rend(); ++step) update.next(*step);
}

void work_of_card(GameUpdate& update, const Step& step) {
    const GameState before = update.state;
    with_power(before, step.figure, step.number, [&](const PowerInstance& instance, const Power& row) {
        if (const auto work = work_at(row, static_cast<CardMoment>(step.mode))) work(update, instance);
    });
}

bool begins_off_board(const GameState& state, CardId card) {
    bool off = false;
    each_power(state, figures_of(state, card).front(),
               [&](const PowerInstance&, const Power& row) { off = off || row.off_board; });
    return off;
}

}  // namespace hexwright::game
