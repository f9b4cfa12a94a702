// Powers that are used in a turn, give turns, or work when a round begins or a figure is destroyed.
#include "engine/game/flow.h"
#include "engine/game/glyph_powers.h"
#include "engine/powers/clauses.h"
#include "engine/powers/row_helpers.h"
#include "engine/powers/rows.h"

#include <algorithm>

namespace hexwright::powers {
namespace {

constexpr auto nobody = FigureId{};

}  // namespace

// ---- dragon healing and dragon swoop

void healing_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    if (moment != Moment::Moving || instance.used() || state[instance.figure].moved != Figure::Moved::No) return;
    for (const FigureId hero : on_board(state))
        if (state[hero].wounds > 0 && is_any_of(printed(state, hero), instance.power) &&
            (hero == instance.figure ||
             query.within_clear_sight(instance.figure, hero, instance.power.number("range"))))
            offer_target(instance, hero, actions);
}

void healing(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    if (rolls(update, instance, action.target)) update.heal(action.target, instance.power.number("heal"));
}

void swoop_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (!between_move_and_attack(instance, moment)) return;
    for (const FigureId target : on_board(query.state()))
        if (target != instance.figure &&
            query.within_clear_sight(instance.figure, target, instance.power.number("range")))
            offer_target(instance, target, actions);
}

void swoop(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    if (rolls(update, instance, action.target))
        update.wound(action.target, instance.power.number("wounds"), {instance.figure});
}

// ---- stinger drain: once per squad

void drain_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const Turn& turn = query.state().turns.back();
    if (moment == Moment::Attacking && turn.attacks_made.empty() && !instance.used() && first_on_board(instance))
        actions.push_back(use_of(instance));
}

void drain(GameUpdate& update, const PowerInstance& instance, const UsePower&) {
    mark_used(update, instance);
    const int needs = instance.power.number("d20"), must_show = needed(instance, needs);
    const int rolled = update.d20_needing(instance.player(), must_show) + needs - must_show;
    Turn& turn = update.state.turns.back();
    const bool works = rolled >= needs;
    update.say(event::PowerUsed{instance.figure, instance.number, nobody, works});
    if (works) turn.attack_bonus = static_cast<std::int16_t>(turn.attack_bonus + instance.power.number("attack-dice"));
    if (rolled > instance.power.number("d20-fails")) return;
    turn.no_attacks = true;
    update.next(question_of(instance));
}

Actions drain_asks(const GameState& state, const Step& step) {  // Any figure of the card.
    Actions actions;
    for (const FigureId id : figures_of(state, step.card))
        if (state[id].on_board()) actions.push_back(ChooseFigure{id});
    return actions;
}

void drain_answered(GameUpdate& update, const Step&, const Action& action) {
    if (const auto* chosen = std::get_if<ChooseFigure>(&action)) update.destroy(chosen->figure);
}

// ---- turns that a power gives: hive mind, life bonding, other bondings

namespace {

// Never its own card, which takes its turn anyway.
bool is_asked_for(const PowerInstance& instance, CardId card) {
    if (card == instance.card() || !is_any_of(printed(instance.state, card), instance.power)) return false;
    const auto figures = figures_of(instance.state, card);
    return instance.power.clauses.empty() || is_whom(BoardQuery(instance.state), instance, figures.front());
}

void offer_turns(const PowerInstance& instance, Moment moment, Actions& actions,
                 bool (*takes_part)(const BoardQuery&, const PowerInstance&, FigureId), const BoardQuery& query,
                 bool (*may_take)(const PowerInstance&, CardId) = is_asked_for) {
    const GameState& state = instance.state;
    const bool free = !instance.used() && !state.turns.back().giver.valid();
    if (moment != Moment::TurnStart || !free || !first_on_board(instance)) return;
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId card{static_cast<int>(i)};
        if (state[card].controller != instance.player() || !may_take(instance, card)) continue;
        const auto all = figures_of(state, card);
        if (std::ranges::none_of(all,
                                 [&](FigureId id) { return state[id].on_board() && takes_part(query, instance, id); }))
            continue;
        UsePower use = use_of(instance);
        use.card = card;
        actions.push_back(use);
    }
}

bool anyone(const BoardQuery&, const PowerInstance&, FigureId) { return true; }
bool is_captain_or_asked_for(const PowerInstance& instance, CardId card) {
    return instance.state[instance.card()].named == card || is_asked_for(instance, card);
}
bool near_hive(const BoardQuery& query, const PowerInstance& instance, FigureId id) {
    return query.within_clear_sight(instance.figure, id, instance.power.number("range"));
}

}  // namespace

void hive_mind_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    offer_turns(instance, moment, actions, near_hive, query);
}

void hive_mind(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    mark_used(update, instance);
    update.say(event::PowerUsed{instance.figure, instance.number, nobody, true});
    const BoardQuery query(update.state);
    std::vector<FigureId> far;  // Figures that begin too far away take no part.
    for (const FigureId id : figures_of(update.state, action.card))
        if (update.state[id].on_board() && !near_hive(query, instance, id)) far.push_back(id);
    begin_turn(update, instance.player(), action.card, 0, instance.card());
    for (const FigureId id : far) update.state[id].barred = true;
}

void bonding_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    offer_turns(instance, moment, actions, anyone, query);
}

void named_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    offer_turns(instance, moment, actions, anyone, query,
                [](const PowerInstance& each, CardId card) { return each.state[each.card()].named == card; });
}

void captains_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    offer_turns(instance, moment, actions, anyone, query, is_captain_or_asked_for);
}

void bonding(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    mark_used(update, instance);
    update.say(event::PowerUsed{instance.figure, instance.number, nobody, true});
    begin_turn(update, instance.player(), action.card, 0, instance.card());
}

// ---- others take a turn instead of its own card

namespace {

bool in_its_sight(const BoardQuery& query, const PowerInstance& instance, FigureId id) {
    if (!instance.power.has("range"))
        return !instance.power.yes("clear-sight") || query.clear_sight(instance.figure, id);
    return query.within_clear_sight(instance.figure, id, instance.power.number("range"));
}

// Heroes of one card take their turns one by one, where the power gives several.
bool goes_alone(const PowerInstance& instance, CardId card) {
    return instance.power.number("figures", 1) > 1 && printed(instance.state, card).is_hero() &&
           figures_of(instance.state, card).size() > 1;
}

// It has a figure that has taken none yet, or as a squad has taken none.
bool may_take_its_turn(const PowerInstance& instance, CardId card) {
    const auto figures = figures_of(instance.state, card);
    const auto has_gone = [&](FigureId id) { return remembers(instance, id); };
    if (!is_asked_for(instance, card)) return false;
    if (std::ranges::none_of(figures, has_gone)) return true;
    return goes_alone(instance, card) &&
           std::ranges::any_of(figures, [&](FigureId id) { return instance.state[id].on_board() && !has_gone(id); });
}

}  // namespace

void turn_of_others_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    if (another_way_used(instance) || instance.power.number("marker", state.turn_number) != state.turn_number) return;
    Actions offers;
    offer_turns(instance, moment, offers, in_its_sight, query, may_take_its_turn);
    for (const Action& offer : offers) {
        UsePower use = std::get<UsePower>(offer);
        if (!goes_alone(instance, use.card)) {
            actions.push_back(use);
            continue;
        }
        for (const FigureId id : figures_of(state, use.card))
            if (state[id].on_board() && !remembers(instance, id) && in_its_sight(query, instance, id)) {
                use.target = id;
                actions.push_back(use);
            }
    }
}

// Its own figures stand by, for this turn; figures that begin out of reach take no part.
void turn_of_others(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    const auto others = figures_of(update.state, action.card);
    remember(update, instance, action.target.valid() ? action.target : others.front());
    update.state.turns.back().no_attacks = true;
    if (times_remembered({update.state, instance.figure, instance.power, instance.number}) >=
        instance.power.number("figures", 1))
        mark_used(update, instance);
    for (const FigureId id : figures_of(update.state, instance.card())) update.state[id].barred = true;
    say_used(update, instance);
    std::vector<FigureId> out;
    const BoardQuery query(update.state);
    for (const FigureId id : others)
        if (update.state[id].on_board() &&
            (!in_its_sight(query, instance, id) || (action.target.valid() && id != action.target)))
            out.push_back(id);
    begin_turn(update, instance.player(), action.card, 0, instance.card());
    for (const FigureId id : out) update.state[id].barred = true;
}

// What its figures move further if the power gave no turn.
int unbonded_move(const PowerInstance& instance) {
    return instance.in_its_turn() && !instance.used() ? instance.power.number("move") : 0;
}

// In a Hivelord's turn given by Nagrubs, one of them next to it may be destroyed before it moves, to heal it.
void bonded_offers(const BoardQuery& query, Actions& actions) {
    const GameState& state = query.state();
    const Turn& turn = state.turns.back();
    if (!turn.giver.valid() || turn.phase != Turn::Phase::Moving || turn.sacrificed) return;
    const auto& powers = printed(state, turn.giver).powers;
    for (std::size_t i = 0; i < powers.size(); ++i) {
        if (powers[i].id != "life-bonding") continue;
        for (const FigureId lord : figures_of(state, turn.card))
            for (const FigureId nagrub : figures_of(state, turn.giver))
                if (state[lord].on_board() && state[lord].moved == Figure::Moved::No && query.adjacent(lord, nagrub))
                    actions.push_back(ChooseFigure{nagrub});
    }
}

void sacrifice(GameUpdate& update, FigureId nagrub) {
    Turn& turn = update.state.turns.back();
    turn.sacrificed = true;
    const auto lords = figures_of(update.state, turn.card);
    update.destroy(nagrub);
    update.heal(lords.front(), printed(update.state, turn.giver).power("life-bonding")->number("heal"));
}

// ---- figures that return: marro rebirth, water clone

namespace {

bool empty_beside(const BoardQuery& query, FigureId coming, SpaceIndex space, FigureId beside, bool same_level) {
    const GameState& state = query.state();
    const Board& board = *state.board;
    const BoardSpace& place = board[space];
    if (place.stand != Stand::Figures || place.room < printed(state, coming).height || figure_at(state, space).valid())
        return false;
    return std::ranges::any_of(spaces_of(state, beside), [&](SpaceIndex own) {
        return distance(board[own].space.at, place.space.at) == 1 && (!same_level || board[own].height == place.height);
    });
}

std::vector<SpaceIndex> empty_spaces_beside(const BoardQuery& query, FigureId coming, FigureId beside,
                                            bool same_level) {
    std::vector<SpaceIndex> spaces;
    for (std::size_t i = 0; i < query.state().board->size(); ++i)
        if (const auto space = static_cast<SpaceIndex>(i); empty_beside(query, coming, space, beside, same_level))
            spaces.push_back(space);
    return spaces;
}

// Where it would stand within so many clear-sight spaces.
std::vector<SpaceIndex> empty_spaces_near(const GameState& state, FigureId coming, FigureId from, int spaces) {
    std::vector<SpaceIndex> found;
    const Board& board = *state.board;
    for (std::size_t i = 0; i < board.size(); ++i)
        if (const auto space = static_cast<SpaceIndex>(i);
            distance(board[space].space.at, board[state[from].at()].space.at) <= spaces && fits(state, coming, space) &&
            seen_there(state, from, coming, space, spaces))
            found.push_back(space);
    return found;
}

std::vector<FigureId> destroyed_ones(const GameState& state, CardId card) {
    std::vector<FigureId> gone = figures_of(state, card);
    std::erase_if(gone, [&](FigureId id) { return state[id].place != Figure::Place::Destroyed; });
    return gone;
}

}  // namespace

void rebirth_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const GameState& state = query.state();
    if (moment != Moment::TurnEnd || instance.used() || state.turns.back().card != instance.card()) return;
    if (!return_asks(state, question_of(instance)).empty()) actions.push_back(use_of(instance));
}

void revive_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (between_move_and_attack(instance, moment) && !return_asks(query.state(), question_of(instance)).empty())
        actions.push_back(use_of(instance));
}

void rebirth(GameUpdate& update, const PowerInstance& instance, const UsePower&) {
    if (rolls(update, instance, nobody)) update.next(question_of(instance));
}

// `figure`: the one it returns beside. Rebirth returns a figure of any card that the power names; clone one of its own
// card.
Actions return_asks(const GameState& state, const Step& step) {
    Actions actions;
    const PrintedPower& power = power_of(state, step.figure, step.number);
    const bool clones = !power.has("species");  // Else those of whom the power speaks, from any card of its player.
    const BoardQuery query(state);
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const CardId card{static_cast<int>(i)};
        const bool fits = clones ? card == step.card
                                 : state[card].controller == step.player && is_any_of(printed(state, card), power);
        const auto gone = fits ? destroyed_ones(state, card) : std::vector<FigureId>{};
        if (gone.empty() || !state[step.figure].on_board() || (!clones && printed(state, card).power("no-rebirth")))
            continue;
        for (const SpaceIndex space :
             power.has("range") ? empty_spaces_near(state, gone.front(), step.figure, power.number("range"))
                                : empty_spaces_beside(query, gone.front(), step.figure, power.yes("same-level")))
            actions.push_back(PlaceFigure{gone.front(), space, no_space});
    }
    if (!actions.empty() && clones) actions.push_back(Done{});
    return actions;
}

void return_answered(GameUpdate& update, const Step&, const Action& action) {
    const auto* put = std::get_if<PlaceFigure>(&action);
    if (!put) return;
    update.set_on(put->figure, std::array{put->at});
    update.state[put->figure].wounds = 0;
    update.say(event::Returned{put->figure, put->at, no_space});
    crush_glyphs(update, put->figure);
}

void clone_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    const Turn& turn = query.state().turns.back();
    const bool now = moment == Moment::Attacking && turn.attacks_made.empty() && !turn.no_attacks && !instance.used() &&
                     first_on_board(instance);
    if (now && !destroyed_ones(query.state(), instance.card()).empty()) actions.push_back(use_of(instance));
}

void clone(GameUpdate& update, const PowerInstance& instance, const UsePower&) {
    mark_used(update, instance);
    update.state.turns.back().no_attacks = true;  // Instead of attacking.
    const Board& board = *update.state.board;
    std::vector<Step> steps;
    for (const FigureId id : figures_of(update.state, instance.card())) {
        if (!update.state[id].on_board()) continue;
        const bool wet = board[update.state[id].at()].ground.water;
        const int number = instance.power.number(wet && instance.power.has("d20-on-water") ? "d20-on-water" : "d20");
        const bool works = update.rolls(instance.player(), needed(instance, number));
        update.say(event::PowerUsed{id, instance.number, nobody, works});
        Step step = question_of(instance);
        step.figure = id;
        if (works) steps.push_back(step);
    }
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) update.next(*step);
}

// ---- chomp and mind shackle

void chomp_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (!before_its_attack(instance, moment)) return;
    for (const FigureId target : query.next_to(instance.figure))
        if (is_any_of(printed(query.state(), target), instance.power)) offer_target(instance, target, actions);
}

void chomp(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    if (printed(update.state, action.target).is_hero()) {
        if (rolls(update, instance, action.target)) update.destroy(action.target, {instance.figure});
        return;
    }
    mark_used(update, instance);
    update.say(event::PowerUsed{instance.figure, instance.number, action.target, true});
    update.destroy(action.target, {instance.figure});
}

void shackle_offers(const BoardQuery& query, const PowerInstance& instance, Moment moment, Actions& actions) {
    if (!between_move_and_attack(instance, moment)) return;
    for (const FigureId target : query.next_to(instance.figure))
        if (is_any_of(printed(query.state(), target), instance.power) && !mine(instance, target))
            offer_target(instance, target, actions);
}

void shackle(GameUpdate& update, const PowerInstance& instance, const UsePower& action) {
    if (!rolls(update, instance, action.target)) return;
    const CardId card = update.state[action.target].card;
    update.take_all_markers(card);
    update.state[card].controller = instance.player();
    update.say(event::ControlChanged{card, instance.player()});
}

// ---- the drop: at the start of a round, until the figures have landed

void drop(GameUpdate& update, const PowerInstance& instance) {
    const bool works = update.rolls(instance.player(), instance.power.number("d20"));
    update.say(event::PowerUsed{instance.figure, instance.number, nobody, works});
    if (works) update.next(question_of(instance));
}

// The roll allows all of them or none. `more`: 1 after the first has landed.
Actions drop_asks(const GameState& state, const Step& step) {
    const auto all = figures_of(state, step.card);
    const auto next = std::ranges::find_if(all, [&](FigureId id) { return state[id].place == Figure::Place::Reserve; });
    if (next == all.end()) return {};
    const Board& board = *state.board;
    Actions actions;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto space = static_cast<SpaceIndex>(i);
        const bool free = board[space].stand == Stand::Figures && board[space].room >= printed(state, *next).height &&
                          !figure_at(state, space).valid();
        const bool glyph = std::ranges::any_of(state.glyphs, [space](const GameGlyph& g) { return g.at == space; });
        if (free && !glyph && nobody_beside(state, space, printed(state, *next).height))
            actions.push_back(PlaceFigure{*next, space, no_space});
    }
    if (!actions.empty() && step.more == 0) actions.push_back(Done{});
    return actions;
}

void drop_answered(GameUpdate& update, const Step& step, const Action& action) {
    const auto* put = std::get_if<PlaceFigure>(&action);
    if (!put) return;
    update.set_on(put->figure, std::array{put->at});
    update.say(event::Placed{put->figure, put->at, no_space});
    Step others = step;
    others.more = 1;
    update.next(others);
}

// ---- spirits: a destroyed hero's spirit lies on a unique card for the rest of the game

void leave_spirit(GameUpdate& update, const PowerInstance& instance) {
    update.next({.kind = Step::Kind::Spirit,
                 .player = instance.player(),
                 .figure = instance.figure,
                 .number = static_cast<std::int16_t>(instance.number)});
}

}  // namespace hexwright::powers
