// What powers do at moments of a game that are no decision: in an attack, as a turn begins or ends, when somebody
// falls, once in a round.
#include "engine/game/each_power.h"
#include "engine/game/gathering.h"
#include "engine/game/hive.h"
#include "engine/game/powers.h"

#include <algorithm>

namespace hexwright::game {
namespace {

// The works of a card at its moments, in the order of CardMoment.
constexpr void (*Power::* works_of_cards[])(GameUpdate&, const PowerInstance&) = {
    &Power::game_start, &Power::round_start, &Power::initiative, &Power::round_end, &Power::marked};

auto work_at(const Power& row, CardMoment moment) { return row.*works_of_cards[static_cast<std::size_t>(moment)]; }

}  // namespace

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

bool called_off(GameUpdate& update, const AttackContext& context) {
    if (!any_card_has(update.state, &Power::targeted)) return false;
    bool off = false;
    const GameState before = update.state;
    each_power_in_play(before, [&](const PowerInstance& instance, const Power& row) {
        if (row.targeted && !off && !friends(before, instance.figure, context.attacker))
            off = row.targeted(update, instance, context);
    });
    return off;
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

void powers_after_wounds(GameUpdate& update, FigureId hurt) {
    if (!any_card_has(update.state, &Power::sees_wounds)) return;
    const GameState before = update.state;
    each_power_in_play(before, [&](const PowerInstance& instance, const Power& row) {
        if (row.sees_wounds) row.sees_wounds(update, instance, hurt);
    });
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

void powers_of_attacked(GameUpdate& update, const AttackContext& context, int hits) {
    each_power(update.state, context.target, [&](const PowerInstance& instance, const Power& row) {
        if (row.was_attacked) row.was_attacked(update, instance, context, hits);
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

void powers_at_object_fall(GameUpdate& update, const GameState& before, ObjectId object) {
    each_power_in_play(before, [&](const PowerInstance& instance, const Power& row) {
        if (row.sees_object_fall) row.sees_object_fall(update, instance, object);
    });
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

void powers_at_turn_start(GameUpdate& update, CardId card) {
    at_turn_of(update, card, &Power::turn_start);
    if (!any_card_has(update.state, &Power::others_turn_start)) return;
    const GameState before = update.state;
    each_power_in_play(before, [&](const PowerInstance& instance, const Power& row) {
        if (row.others_turn_start && instance.card() != card) row.others_turn_start(update, instance, card);
    });
}
void powers_as_attacks_begin(GameUpdate& update, CardId card) { at_turn_of(update, card, &Power::attacks_begin); }
void powers_at_turn_end(GameUpdate& update, CardId card) { at_turn_of(update, card, &Power::turn_end); }

void powers_before_reveal(GameUpdate& update, CardId card, PlayerId player) {
    if (any_card_has(update.state, &Power::before_any_reveal))
        for (std::size_t i = 0; i < update.state.cards.size(); ++i) {
            const CardId other{static_cast<int>(i)};
            if (update.state[other].controller != player || figures_of(update.state, other).empty()) continue;
            const GameState before = update.state;
            each_power(before, figures_of(before, other).front(), [&](const PowerInstance& instance, const Power& row) {
                if (row.before_any_reveal) row.before_any_reveal(update, instance);
            });
        }
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

}  // namespace

bool cards_wait_for(const GameState& state, CardMoment moment) { return !card_work(state, moment).empty(); }

namespace {

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
