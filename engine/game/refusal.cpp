#include "engine/game/refusal.h"

#include "engine/core/enum_texts.h"
#include "engine/game/attacking.h"
#include "engine/game/flow.h"
#include "engine/game/legal_actions.h"
#include "engine/game/moving.h"
#include "engine/game/objects.h"
#include "engine/game/powers.h"
#include "engine/game/scenario_rules.h"

#include <algorithm>
#include <initializer_list>
#include <type_traits>

namespace hexwright::game {
namespace {

const std::string& figure_name(const GameState& state, FigureId figure) { return printed(state, figure).name; }

bool exists(const GameState& state, FigureId figure) { return figure.valid() && figure.index() < state.figures.size(); }
bool exists(const GameState& state, SpaceIndex space) {
    return space >= 0 && static_cast<std::size_t>(space) < state.board->size();
}

Argument named(const GameState& state, FigureId figure) { return {"figure", figure_name(state, figure)}; }

// The spaces on which the figure stands; none if it is off the battlefield.
std::vector<Space> spaces_under(const GameState& state, FigureId figure) {
    std::vector<Space> spaces;
    for (const SpaceIndex space : state[figure].spaces)
        if (state[figure].on_board() && space != no_space) spaces.push_back((*state.board)[space].space);
    return spaces;
}

Refusal other_decision(const GameState& state) {
    return {{"refused.not-now", {{"player", to_decide(state)->value + 1}}}};
}

// ---- who acts in a turn, and when

std::optional<Refusal> not_in_turn(const GameState& state, FigureId figure) {
    const Turn& turn = state.turns.back();
    const Argument name = named(state, figure);
    if (state[figure].card != turn.card)
        return Refusal{{"refused.other-card", {name, {"card", printed(state, turn.card).name}}}};
    if (state[figure].barred) return Refusal{{"refused.takes-no-part", {name}}};
    if (std::ranges::count(able_figures(state), figure) == 0)
        return Refusal{{"refused.others-act", {name, {"count", printed(state, figure).figures}}}};
    return {};
}

std::optional<Refusal> not_in_phase(const GameState& state, Turn::Phase phase, FigureId figure, const char* early,
                                    const char* late) {
    const Turn::Phase now = state.turns.back().phase;
    if (now == phase) return {};
    return Refusal{{now < phase ? early : late, {named(state, figure)}}};
}

// ---- moves

// Why the figure cannot move this way, whatever the phase.
std::optional<Refusal> held(const BoardQuery& query, const Move& move) {
    const GameState& state = query.state();
    const Argument name = named(state, move.figure);
    if (printed(state, move.figure).base == FigureBase::Hive) return Refusal{{"refused.never-moves", {name}}};
    if (may_not(state, move.figure, modifier::Ban::Move)) return Refusal{{"refused.move-banned", {name}}};
    if (trapped(query, move.figure)) return Refusal{{"refused.trapped", {name}}};
    const auto ways = ways_of_moving(query, move.figure);
    const bool only_walks = spaces_given(state) >= 0 && move.way != 0;
    if (only_walks || std::ranges::count(ways, move.way) == 0) return Refusal{{"refused.no-such-way", {name}}};
    return {};
}

std::optional<Refusal> not_by_glyph(const GameState& state, const Step& step, FigureId figure) {
    if (controller(state, figure) != step.player) return other_decision(state);
    if (std::ranges::count(state.queue, figure) > 0) return Refusal{{"refused.moved", {named(state, figure)}}};
    return {};
}

std::optional<Refusal> not_by_power(const GameState& state, const Step& step, FigureId figure) {
    const Actions given = power_offers(state, step);
    const bool moves = std::ranges::any_of(given, [&](const Action& action) {
        const auto* move = std::get_if<Move>(&action);
        return move && move->figure == figure;
    });
    return moves ? std::nullopt : std::optional(other_decision(state));
}

// Where nobody has a step, the moves of a turn are passed over: they are not what is in the way.
bool has_no_step(const GameState& state, FigureId figure) {
    if (state.turns.back().phase <= Turn::Phase::Moving || state[figure].moved != Figure::Moved::No) return false;
    Actions moves;
    move_offers(BoardQuery(state), figure, moves);
    return moves.empty();
}

std::optional<Refusal> not_in_moves(const GameState& state, FigureId figure) {
    if (auto reason = not_in_turn(state, figure)) return reason;
    if (has_no_step(state, figure)) return Refusal{{"refused.no-step", {named(state, figure)}}};
    if (auto reason = not_in_phase(state, Turn::Phase::Moving, figure, "refused.moves-later", "refused.moves-over"))
        return reason;
    if (state[figure].moved != Figure::Moved::No) return Refusal{{"refused.moved", {named(state, figure)}}};
    return {};
}

std::optional<Refusal> not_going_on(const GameState& state, const Step& step, FigureId figure) {
    if (step.figure != figure)
        return Refusal{{"refused.other-moves", {named(state, figure), {"other", figure_name(state, step.figure)}}}};
    if (state[figure].moved != Figure::Moved::Partly) return Refusal{{"refused.moved", {named(state, figure)}}};
    return {};
}

// Why this figure cannot move anywhere now.
std::optional<Refusal> moves_nowhere(const GameState& state, FigureId figure) {
    const Step& step = *next_step(state);
    if (step.kind == Step::Kind::TakeTurnStep) return not_in_moves(state, figure);
    if (step.kind == Step::Kind::AfterMove) return not_going_on(state, step, figure);
    if (spaces_given(state) < 0) return other_decision(state);
    return step.kind == Step::Kind::Glyph ? not_by_glyph(state, step, figure) : not_by_power(state, step, figure);
}

std::optional<Refusal> not_there(const GameState& state, const Move& move) {
    if (!exists(state, move.figure)) return Refusal{{"refused.no-figure"}};
    if (!exists(state, move.at) || (move.tail != no_space && !exists(state, move.tail)))
        return Refusal{{"refused.no-space"}};
    if (!state[move.figure].on_board()) return Refusal{{"refused.off-board", {named(state, move.figure)}}};
    return {};
}

Refusal no_move(const GameState& state, const Move& move) {
    if (const auto reason = cannot_move_now(BoardQuery(state), move)) return *reason;
    return why_no_way(BoardQuery(state), move);
}

// ---- attacks

constexpr EnumTexts<NoAttack, NoAttack::NotSeen> sentences_against({
    {NoAttack::NotThere, "refused.target-gone"},
    {NoAttack::Friend, "refused.friend"},
    {NoAttack::Banned, "refused.attack-banned"},
    {NoAttack::Protected, "refused.target-protected"},
    {NoAttack::Truce, "refused.truce"},
    {NoAttack::Spared, "refused.target-spared"},
    {NoAttack::EngagedWithOthers, "refused.engaged-with-others"},
    {NoAttack::NotAdjacent, "refused.not-adjacent"},
    {NoAttack::OutOfRange, "refused.out-of-range"},
    {NoAttack::Shunned, "refused.only-from-beside"},
    {NoAttack::NotLobbed, "refused.not-lobbed"},
    {NoAttack::NotSeen, "refused.not-seen"},
    {NoAttack::UsedUp, "refused.used-up"},
    {NoAttack::Spent, "refused.no-attack-left"},
});

bool attacks_now(const GameState& state) { return next_step(state)->kind == Step::Kind::TakeTurnStep; }

std::optional<Refusal> not_in_attacks(const GameState& state, FigureId figure) {
    if (!attacks_now(state)) return {};  // A turn in which nobody can attack ends by itself.
    if (auto reason = not_in_turn(state, figure)) return reason;
    if (auto reason =
            not_in_phase(state, Turn::Phase::Attacking, figure, "refused.attacks-later", "refused.attacks-over"))
        return reason;
    if (state.turns.back().no_attacks) return Refusal{{"refused.no-attacks", {named(state, figure)}}};
    return {};
}

constexpr EnumTexts<NoAttack, NoAttack::NotSeen> sentences_of_objects({
    {NoAttack::NotThere, "refused.object-gone"},
    {NoAttack::Friend, "refused.object-friend"},
    {NoAttack::Banned, "refused.attack-banned"},
    {NoAttack::Protected, "refused.target-protected"},
    {NoAttack::Truce, "refused.truce"},
    {NoAttack::Spared, "refused.object-spared"},
    {NoAttack::EngagedWithOthers, "refused.engaged-not-object"},
    {NoAttack::NotAdjacent, "refused.object-not-beside"},
    {NoAttack::OutOfRange, "refused.out-of-range"},
    {NoAttack::Shunned, "refused.only-from-beside"},
    {NoAttack::NotLobbed, "refused.not-lobbed"},
    {NoAttack::NotSeen, "refused.not-seen"},
    {NoAttack::UsedUp, "refused.used-up"},
    {NoAttack::Spent, "refused.no-attack-left"},
});

// How far away the target is, as it is told, and whether no way of counting leads to it.
struct Away {
    int spaces = 0;
    bool cut_off = false;
};
Away away(const BoardQuery& query, FigureId figure, FigureId target) {
    const int range = query.range(figure, target);
    return {range, range == BoardQuery::far};
}
Away away(const BoardQuery& query, FigureId figure, ObjectId object) {
    const std::optional<int> range = reach_of(query, figure, object).range;
    return {range.value_or(0), !range};
}

// The message about an attack, which is an Attack or an AttackObject; the caller adds where the target stands.
template <class Target, class Sentences>
std::optional<Refusal> no_attack(const BoardQuery& query, const auto& attack, Target target,
                                 const std::string& target_name, const Sentences& sentences) {
    const GameState& state = query.state();
    std::vector<Argument> names{named(state, attack.figure), {"target", target_name}};
    if (!state[attack.figure].on_board()) return Refusal{{"refused.off-board", names}};
    if (auto reason = not_in_attacks(state, attack.figure)) return reason;
    const std::vector<AttackProfile> profiles = attack_forms(query, attack.figure);
    const auto profile = std::ranges::find(profiles, attack.with, &AttackProfile::with);
    if (profile == profiles.end()) return Refusal{{"refused.no-such-attack", names}};
    const auto reason = why_no_attack(query, attack.figure, *profile, target);
    if (!reason) return attacks_now(state) ? std::nullopt : std::optional(other_decision(state));
    const Away there = away(query, attack.figure, target);
    if (reason == NoAttack::OutOfRange && there.cut_off) return Refusal{{"refused.cut-off", names}};
    names.emplace_back("range", profile->range);
    names.emplace_back("away", there.spaces);
    if (profile->power) names.emplace_back("power", profile->power->name);
    if constexpr (std::is_same_v<Target, FigureId>) names.emplace_back("general", printed(state, target).general);
    return Refusal{{sentences[*reason], names}};
}

}  // namespace

std::optional<Refusal> cannot_attack(const BoardQuery& query, const AttackObject& attack) {
    const GameState& state = query.state();
    if (!to_decide(state)) return Refusal{{"refused.game-over"}};
    if (!exists(state, attack.figure)) return Refusal{{"refused.no-figure"}};
    if (!attack.object.valid() || attack.object.index() >= state.objects.size()) return Refusal{{"refused.no-object"}};
    auto refusal = no_attack(query, attack, attack.object, type_of(state, attack.object).name, sentences_of_objects);
    if (refusal) refusal->pieces = {type_of(state, attack.object).piece};
    return refusal;
}

std::optional<Refusal> cannot_move_now(const BoardQuery& query, const Move& move) {
    const GameState& state = query.state();
    if (!to_decide(state)) return Refusal{{"refused.game-over"}};
    if (auto reason = not_there(state, move)) return reason;
    if (auto reason = held(query, move)) return reason;
    return moves_nowhere(state, move.figure);
}

std::optional<Refusal> cannot_attack(const BoardQuery& query, const Attack& attack) {
    const GameState& state = query.state();
    if (!to_decide(state)) return Refusal{{"refused.game-over"}};
    if (!exists(state, attack.figure) || !exists(state, attack.target)) return Refusal{{"refused.no-figure"}};
    auto refusal = no_attack(query, attack, attack.target, figure_name(state, attack.target), sentences_against);
    if (refusal) refusal->spaces = spaces_under(state, attack.target);
    return refusal;
}

Refusal why_not(const GameState& state, const Action& action) {
    const auto player = to_decide(state);
    if (!player) return {{"refused.game-over"}};
    if (const auto* attack = std::get_if<Attack>(&action))
        return cannot_attack(BoardQuery(state), *attack).value_or(other_decision(state));
    if (const auto* attack = std::get_if<AttackObject>(&action))
        return cannot_attack(BoardQuery(state), *attack).value_or(other_decision(state));
    if (const auto* move = std::get_if<Move>(&action)) return no_move(state, *move);
    return other_decision(state);
}

std::optional<Refusal> cannot_dispute(const GameState& state, const Dispute& dispute) {
    if (!exists(state, dispute.figure) || !exists(state, dispute.target)) return Refusal{{"refused.no-figure"}};
    if (!state.rules().sight_disputes) return Refusal{{"refused.no-disputes", {{"edition", state.rules().id}}}};
    const std::vector<Argument> names{{"figure", figure_name(state, dispute.figure)},
                                      {"target", figure_name(state, dispute.target)}};
    const auto about_target = [&](const char* id) {
        return Refusal{.message = {id, names}, .spaces = spaces_under(state, dispute.target)};
    };
    if (state.over) return Refusal{{"refused.game-over"}};
    if (state.turns.empty() || !state[dispute.figure].on_board()) return Refusal{{"refused.dispute-no-turn", names}};
    if (!state[dispute.target].on_board()) return Refusal{{"refused.target-gone", names}};
    if (friends(state, dispute.figure, dispute.target)) return about_target("refused.friend");
    for (const DisputeVerdict& verdict : state.verdicts)
        if (verdict.figure == dispute.figure && verdict.target == dispute.target)
            return about_target("refused.disputed");
    return {};
}

std::optional<Refusal> cannot_put(const GameState& state, const PutFigure& put) {
    if (!exists(state, put.figure)) return Refusal{{"refused.no-figure"}};
    const ArmyCard& card = printed(state, put.figure);
    const std::vector<Argument> name{{"figure", card.name}};
    const auto not_on = [&](const char* id, std::initializer_list<SpaceIndex> spaces) {
        Refusal refusal{{id, name}};
        for (const SpaceIndex space : spaces)
            if (exists(state, space)) refusal.spaces.push_back((*state.board)[space].space);
        return refusal;
    };
    if (put.wounds < 0 || put.wounds >= card.life)
        return Refusal{{"refused.put-wounds", {{"figure", card.name}, {"life", card.life}}}};
    if (put.at == no_space) return {};
    const int spaces = put.tail == no_space ? 1 : 2;
    if (spaces != card.spaces())
        return Refusal{{"refused.put-spaces", {{"figure", card.name}, {"spaces", card.spaces()}}}};
    for (const SpaceIndex space : {put.at, put.tail}) {
        if (space == no_space && spaces == 1) continue;
        if (!exists(state, space) || (*state.board)[space].stand != Stand::Figures)
            return not_on("refused.put-no-space", {space});
        if ((*state.board)[space].room < card.height) return not_on("refused.put-room", {space});
        const FigureId other = figure_at(state, space);
        if (other.valid() && other != put.figure) {
            Refusal refusal = not_on("refused.put-occupied", {space});
            refusal.message.arguments.emplace_back("other", figure_name(state, other));
            return refusal;
        }
    }
    const bool level = spaces == 1 || ((*state.board)[put.at].height == (*state.board)[put.tail].height &&
                                       state.board->link_between(put.at, put.tail) >= 0);
    if (!level) return not_on("refused.put-level", {put.at, put.tail});
    if (spaces == 2 && parted(*state.board, put.at, put.tail, card.height))
        return not_on("refused.put-across", {put.at, put.tail});
    return {};
}

}  // namespace hexwright::game
