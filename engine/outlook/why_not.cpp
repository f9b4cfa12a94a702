#include "engine/outlook/why_not.h"

#include "engine/core/visit.h"
#include "engine/game/attacking.h"
#include "engine/game/legal_actions.h"
#include "engine/game/refusal.h"
#include "engine/outlook/in_turn.h"
#include "engine/outlook/told.h"
#include "engine/story/story.h"

#include <algorithm>

namespace hexwright::outlook {
namespace {

// The form of attack that comes nearest to being allowed; the normal attack if none comes nearer.
int nearest_form(const GameState& seen, FigureId figure, FigureId target) {
    if (!on_battlefield(seen, figure) || !on_battlefield(seen, target)) return 0;
    const BoardQuery query(seen);
    int best = 0;
    auto least = NoAttack::NotThere;
    for (const AttackProfile& form : attack_forms(query, figure)) {
        const auto reason = why_no_attack(query, figure, form, target);
        if (!reason) return form.with;
        if (form.with == 0 || *reason > least) best = form.with;
        least = form.with == 0 ? *reason : std::max(least, *reason);
    }
    return best;
}

template <class Kind>
bool fits(const Kind& action, const Intent& intent) {
    bool fits = true;
    if constexpr (requires { action.figure; })
        fits = fits && (!intent.figure.valid() || action.figure == intent.figure);
    else fits = fits && !intent.figure.valid();
    return fits;
}

bool ends_on(SpaceIndex at, SpaceIndex tail, SpaceIndex space) { return at == space || tail == space; }

// Whether this action is what is meant.
bool does(const Action& action, const Intent& intent) {
    const bool to_target = intent.target.valid(), to_space = intent.at != no_space, to_card = intent.card.valid();
    return visit(
        action,
        [&](const Move& move) {
            return !to_target && !to_card && fits(move, intent) &&
                   (!to_space || ends_on(move.at, move.tail, intent.at));
        },
        [&](const PlaceFigure& place) {
            return !to_target && !to_card && fits(place, intent) &&
                   (!to_space || ends_on(place.at, place.tail, intent.at));
        },
        [&](const Attack& attack) {
            return !to_card && fits(attack, intent) && (to_target ? attack.target == intent.target : !to_space);
        },
        [&](const AttackObject& attack) {
            return !to_card && !to_target && fits(attack, intent) && attack.object == intent.object;
        },
        [&](const UsePower& use) {
            return fits(use, intent) && (!to_target || use.target == intent.target) &&
                   (!to_card || use.card == intent.card) && (!to_space || ends_on(use.at, use.tail, intent.at));
        },
        [&](const ChooseFigure& chosen) {
            return !to_card && !to_space && chosen.figure == (to_target ? intent.target : intent.figure);
        },
        [&](const ChooseSpace& chosen) {
            return !to_target && !to_card && !intent.figure.valid() && to_space && chosen.at == intent.at;
        },
        [&](const PlaceMarker& marker) { return to_card && marker.card == intent.card; },
        [&](const TakeTurn& turn) { return to_card && turn.card == intent.card; },
        [&](const ChooseCard& chosen) { return to_card && chosen.card == intent.card; },
        [](const auto&) { return false; });
}

// Names what hides the target.
Refusal with_blockers(const GameState& seen, const Attack& attack, Refusal refusal) {
    if (refusal.message.id != "refused.not-seen") return refusal;
    const Sight sight = BoardQuery(seen).sight(attack.figure, attack.target);
    std::vector<Message> blockers = blockers_told(seen, sight);
    for (const Blocker& blocker : sight.blocked_by)
        if (const auto* piece = std::get_if<PieceId>(&blocker)) refusal.pieces.push_back(*piece);
    std::ranges::sort(refusal.pieces);
    if (blockers.empty()) return refusal;
    refusal.message = {"outlook.not-seen",
                       {{"figure", called(seen, attack.figure)},
                        {"target", called(seen, attack.target)},
                        {"blockers", std::move(blockers)}}};
    return refusal;
}

// Why nothing can be done with the figure now.
Refusal idle(const GameState& seen, FigureId figure) {
    const Step* step = next_step(seen);
    const bool attacking =
        step && step->kind == Step::Kind::TakeTurnStep && seen.turns.back().phase >= Turn::Phase::Attacking;
    if (attacking) return game::why_not(seen, Attack{figure, figure, 0});
    return game::why_not(seen, Move{.figure = figure, .at = seen[figure].at(), .tail = seen[figure].tail()});
}

Refusal not_with_card(const GameState& seen, CardId card) {
    const Step* step = next_step(seen);
    const std::string& name = printed(seen, card).name;
    if (!step) return {{"refused.game-over"}};
    if (!life_left(seen, card)) return {{"outlook.card-out", {{"card", name}}}};
    const bool turn = step->kind == Step::Kind::TakeTurnStep;
    if (turn && seen.turns.back().card != card)
        return {{"refused.other-card", {{"figure", name}, {"card", printed(seen, seen.turns.back().card).name}}}};
    if (seen[card].controller != step->player)
        return {{"outlook.not-own-card", {{"card", name}, {"player", step->player.value + 1}}}};
    return {{"refused.not-now", {{"player", step->player.value + 1}}}};
}

}  // namespace

Action meant(const GameState& seen, const Intent& intent) {
    if (intent.target.valid() && intent.figure.valid())
        return Attack{intent.figure, intent.target, nearest_form(seen, intent.figure, intent.target)};
    if (intent.object.valid() && intent.figure.valid()) return AttackObject{intent.figure, intent.object, 0};
    if (intent.at != no_space && intent.figure.valid()) return Move{.figure = intent.figure, .at = intent.at};
    if (intent.card.valid()) {
        const Step* step = next_step(seen);
        if (step && step->kind == Step::Kind::Markers) return PlaceMarker{step->number, intent.card};
        return TakeTurn{intent.card};
    }
    return ChooseFigure{intent.target.valid() ? intent.target : intent.figure};
}

std::optional<Refusal> why_not(const GameState& seen, const Intent& intent) {
    if (seen.over || !to_decide(seen)) return Refusal{{"refused.game-over"}};
    for (const Action& action : legal_actions(seen))
        if (does(action, intent)) return {};
    if (intent.card.valid()) return not_with_card(seen, intent.card);
    const Action action = meant(seen, intent);
    if (const auto* attack = std::get_if<Attack>(&action))
        return with_blockers(seen, *attack, game::why_not(seen, action));
    const FigureId alone = intent.figure.valid() ? intent.figure : intent.target;
    if (const auto* move = std::get_if<Move>(&action); !move && on_battlefield(seen, alone)) return idle(seen, alone);
    return game::why_not(seen, action);
}

}  // namespace hexwright::outlook
