// Powers that roll for everybody around, at the beginning or the end of a turn or in it, and those that take order
// markers.
#include "engine/game/flow.h"
#include "engine/game/powers.h"
#include "engine/game/scenario_rules.h"
#include "engine/powers/clauses.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {
namespace {

std::vector<FigureId> around(const BoardQuery& query, const PowerInstance& instance) {
    std::vector<FigureId> found;
    for (const FigureId id : on_board(query.state()))
        if (id != instance.figure && concerns(instance, id) && is_whom(query, instance, id) &&
            (instance.power.has("range") ? query.within_clear_sight(instance.figure, id, instance.power.number("range"))
                                         : query.adjacent(instance.figure, id)))
            found.push_back(id);
    return found;
}

void harm(GameUpdate& update, const PowerInstance& instance, const PowerClause& line, FigureId target) {
    if (line.number("destroy") == 1) return update.destroy(target, {instance.figure});
    update.wound(target, line.number("wounds"), {instance.figure});
}

void roll_for_each(GameUpdate& update, const PowerInstance& instance) {
    for (const FigureId target : around(BoardQuery(update.state), instance)) {
        if (!update.state[target].on_board()) continue;
        const PowerClause* line = line_of(instance, update.d20_needing(instance.player(), 1, target), target);
        say_used(update, instance, target, line != nullptr);
        if (line) harm(update, instance, *line, target);
    }
}

}  // namespace

void roll_around_at_end(GameUpdate& update, const PowerInstance& instance) {
    if (update.state[instance.figure].on_board()) roll_for_each(update, instance);
}

void roll_around_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (between_move_and_attack(instance, moment) && !another_way_used(instance) && !around(query, instance).empty())
        actions.push_back(use_of(instance));
}

void roll_around(GameUpdate& update, const PowerInstance& instance, const UsePower&) {
    mark_used(update, instance);
    roll_for_each(update, instance);
}

// ---- a roll before its attack: it must attack everybody next to it instead, one after the other

// The figure that has moved; of several that have not, the first.
void swing(GameUpdate& update, const PowerInstance& instance) {
    const std::vector<FigureId> able = able_figures(update.state);
    const auto moved = std::ranges::find_if(able, [&](FigureId id) { return update.state[id].chosen; });
    const auto acting = moved != able.end() ? moved : able.begin();
    if (acting == able.end() || *acting != instance.figure || update.state.turns.back().no_attacks) return;
    const PowerClause* line =
        line_of(instance, update.d20_needing(instance.player(), 1) + d20_more(instance), instance.figure);
    say_used(update, instance, {}, line != nullptr);
    if (!line) return;
    update.state.turns.back().no_attacks = true;
    update.next(question_of(instance));
}

Actions swing_asks(const GameState& state, const Step& step) {
    Actions actions;
    if (!state[step.figure].on_board()) return actions;
    const PowerInstance instance = instance_of(state, step);
    const BoardQuery query(state);
    if (may_not(state, step.figure, modifier::Ban::Attack)) return actions;
    for (const FigureId id : query.next_to(step.figure))
        if (!remembers(instance, id) && !may_not(state, id, modifier::Ban::BeAttacked) &&
            !shunned(query, {.attacker = step.figure, .target = id, .adjacent = true}))
            actions.push_back(ChooseFigure{id});
    return actions;
}

void swing_answered(GameUpdate& update, const Step& step, const Action& action) {
    const auto* chosen = std::get_if<ChooseFigure>(&action);
    if (!chosen) return;
    remember(update, instance_of(update.state, step), chosen->figure);
    update.next(step);
    attack(update, Attack{step.figure, chosen->figure, 0});
}

// ---- one roll for all beside it, and then it is destroyed

void self_destruct_offers(const BoardQuery&, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (between_move_and_attack(instance, moment)) actions.push_back(use_of(instance));
}

void self_destruct(GameUpdate& update, const PowerInstance& instance, const UsePower&) {
    mark_used(update, instance);
    update.state.turns.back().no_attacks = true;
    const std::vector<FigureId> hit = around(BoardQuery(update.state), instance);
    const PowerClause* line = line_of(instance, update.d20_needing(instance.player(), 1), {});
    say_used(update, instance, {}, line != nullptr);
    for (const FigureId target : hit)
        if (line && update.state[target].on_board()) harm(update, instance, *line, target);
    update.destroy(instance.figure);
}

// ---- a roll as the turn begins: more dice for the whole card, or one of its figures is lost

void rage_at_start(GameUpdate& update, const PowerInstance& instance) {
    if (!first_on_board(instance)) return;
    const int bonus = d20_more(instance);
    const int rolled = update.d20_needing(instance.player(), 1) + bonus;
    const PowerClause* line = line_of(instance, rolled, {});
    say_used(update, instance, {}, line && line->number("destroy") == 0);
    if (!line) return;
    if (line->number("destroy") == 1) return update.next(question_of(instance));
    Turn& turn = update.state.turns.back();
    turn.attack_bonus = static_cast<std::int16_t>(turn.attack_bonus + line->number("attack-dice"));
}

// ---- order markers that are lost

void disorder_before_move_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment,
                                 Actions& actions) {
    const GameState& state = query.state();
    if (moment != Moment::Moving || instance.used() || state[instance.figure].moved != Figure::Moved::No) return;
    for (const FigureId target : around(query, instance)) offer_target(instance, target, actions);
}

void disorder_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (!between_move_and_attack(instance, moment)) return;
    for (const FigureId target : around(query, instance))
        if (clauses_hold(query, instance, target) && is_any_of(printed(query.state(), target), instance.power))
            offer_target(instance, target, actions);
}

// All of them, or so many of the unrevealed ones at random.
void disorder(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    if (!rolls(update, instance, action.target)) return;
    const CardId card = update.state[action.target].card;
    if (instance.power.has("markers")) lose_marker(update, card);
    else update.take_all_markers(card);
}

// ---- a d20 for more Range in this turn

void javelin_offers(const BoardQuery&, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (between_move_and_attack(instance, moment)) actions.push_back(use_of(instance));
}

void javelin(GameUpdate& update, const PowerInstance& instance, const UsePower&) {
    if (rolls(update, instance, {})) remember(update, instance);
}

int javelin_range(const PowerInstance& instance) {
    return instance.in_its_turn() && remembers(instance) ? instance.power.number("range-more") : 0;
}

// ---- out of an attack: when the roll succeeds the figure goes where no enemy is beside it

bool vanish(GameUpdate& update, const PowerInstance& instance, const AttackContext& context, int) {
    if ((context.special() && instance.power.yes("normal-only")) ||
        friends(update.state, instance.figure, context.attacker) || !instance.player().valid())
        return false;
    const Step question = question_of(instance);
    if (vanish_asks(update.state, question).empty()) return false;  // It has nowhere to go.
    const bool works = update.rolls(instance.player(), needed(instance, instance.power.number("d20")));
    say_used(update, instance, FigureId{}, works);
    if (works) update.next(question);
    return works;
}

Actions vanish_asks(const GameState& state, const Step& step) {
    Actions moves = move_offers(state, step.figure, power_of(state, step.figure, step.number).number("move"));
    const int height = printed(state, step.figure).height;
    std::erase_if(moves, [&](const Action& action) {
        const auto* move = std::get_if<Move>(&action);
        return !move || std::ranges::any_of(state.board->links(move->at), [&](const Link& link) {
            const FigureId other = figure_at(state, link.to);
            return other.valid() && !friends(state, step.figure, other) &&
                   adjacent_across(*state.board, link, height, printed(state, other).height, state.rules());
        });
    });
    if (!moves.empty()) moves.push_back(Done{});
    return moves;
}

// ---- a figure chosen is put beside it

namespace {

int grabs_made(const PowerInstance& instance) {
    return static_cast<int>(std::ranges::count_if(instance.state.turns.back().notes, [&](const TurnNote& note) {
        return note.figure == instance.figure && note.power == instance.number;
    }));
}

// By any of its card, where a figure is grabbed once a turn.
bool is_grabbed(const PowerInstance& instance, FigureId target) {
    return std::ranges::count(instance.state.turns.back().notes, TurnNote{target, instance.number, target}) > 0;
}

}  // namespace

void grab_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (!between_move_and_attack(instance, moment) || grabs_made(instance) >= instance.power.number("figures", 1))
        return;
    const Board& board = *query.state().board;
    const int here = board[query.state()[instance.figure].at()].height;
    for (const FigureId target : on_board(query.state())) {
        if (remembers(instance, target) || is_grabbed(instance, target) || trapped(query, target)) continue;
        const int levels = board[query.state()[target].at()].height - here;
        if (target != instance.figure && concerns(instance, target) &&
            is_any_of(printed(query.state(), target), instance.power) && query.state()[target].tail() == no_space &&
            levels <= instance.power.number("levels-up", open_sky) &&
            -levels <= instance.power.number("levels-down", open_sky) &&
            (!instance.power.has("range") ||
             query.within_clear_sight(instance.figure, target, instance.power.number("range"))))
            offer_target(instance, target, actions);
    }
}

void grab(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    remember(update, instance, action.target);
    update.state[instance.figure].chosen = true;
    const bool hero = printed(update.state, action.target).is_hero();
    const int number = instance.power.number(hero && instance.power.has("d20-hero") ? "d20-hero" : "d20");
    const bool works = update.rolls(instance.player(), needed(instance, number));
    say_used(update, instance, action.target, works);
    if (!works) return;
    if (instance.power.yes("each-once"))
        update.state.turns.back().notes.push_back({action.target, instance.number, action.target});
    Step step = question_of(instance);
    step.other = action.target;
    update.next(step);
}

Actions grab_asks(const GameState& state, const Step& step) {
    Actions actions;
    const Board& board = *state.board;
    const bool level = power_of(state, step.figure, step.number).yes("same-level");
    if (!state[step.figure].on_board() || !state[step.other].on_board()) return actions;
    for (const SpaceIndex own : spaces_of(state, step.figure))
        for (const Direction side : all_directions)
            for (const SpaceIndex space : board.spaces_at(neighbour(board[own].space.at, side)))
                if ((!level || board[space].height == board[own].height) && fits(state, step.other, space))
                    actions.push_back(PlaceFigure{step.other, space, no_space});
    return actions;
}

void grab_answered(GameUpdate& update, const Step&, const Action& action) {
    const auto* put = std::get_if<PlaceFigure>(&action);
    if (!put) return;
    update.say(event::MovedByPower{put->figure, update.state[put->figure].at(), put->at, no_space});
    begin_walk(update, put->figure, {Stride{.at = put->at, .onto = put->at}}, true);
}

// ---- initiative by where all markers lie

int initiative_of_markers(const PowerInstance& instance) {
    if (!all_markers_on_such_cards(instance)) return 0;
    const GameCard& own = instance.state[instance.card()];
    const int here = own.marked == instance.player() ? __builtin_popcount(own.markers) : 0;
    return std::min(here * instance.power.number("initiative"), instance.power.number("most", 99));
}

}  // namespace hexwright::powers
