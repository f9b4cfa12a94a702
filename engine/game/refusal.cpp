#include "engine/game/refusal.h"

#include "engine/game/attacking.h"
#include "engine/game/legal_actions.h"
#include "engine/game/look.h"

namespace hexwright {
namespace {

const std::string& figure_name(const GameState& state, FigureId figure) { return printed(state, figure).name; }

bool exists(const GameState& state, FigureId figure) { return figure.valid() && figure.index() < state.figures.size(); }
bool exists(const GameState& state, SpaceIndex space) { return space >= 0 && static_cast<std::size_t>(space) < state.board->size(); }

Message no_attack(const GameState& state, const Attack& attack) {
    if (!exists(state, attack.figure) || !exists(state, attack.target)) return {"refused.no-figure"};
    const std::vector<Argument> names{{"figure", figure_name(state, attack.figure)}, {"target", figure_name(state, attack.target)}};
    if (friends(state, attack.figure, attack.target)) return {"refused.friend", names};
    if (!state[attack.target].on_board()) return {"refused.target-gone", names};
    const Look look(state);
    const Blow blow{attack.figure, attack.target, attack.with, look.adjacent(attack.figure, attack.target)};
    for (const AttackForm& form : attack_forms(look, attack.figure)) {
        if (form.with != attack.with) continue;
        if (may_attack(look, attack.figure, form, attack.target)) return {"refused.no-attack-left", names};
        if (!blow.adjacent && state.rules().engagement && look.engaged(attack.figure)) return {"refused.engaged-with-others", names};
        if (look.range(attack.figure, attack.target) > form.range) return {"refused.out-of-range", names};
    }
    return {"refused.not-seen", names};
}

Message no_move(const GameState& state, const Move& move) {
    if (!exists(state, move.figure)) return {"refused.no-figure"};
    if (!exists(state, move.at)) return {"refused.no-space"};
    return {"refused.no-way", {{"figure", figure_name(state, move.figure)}, {"space", to_text((*state.board)[move.at].space)}}};
}

}  // namespace

Message why_not(const GameState& state, const Action& action) {
    const auto player = to_decide(state);
    if (!player) return {"refused.game-over"};
    if (const auto* attack = std::get_if<Attack>(&action)) return no_attack(state, *attack);
    if (const auto* move = std::get_if<Move>(&action)) return no_move(state, *move);
    return {"refused.not-now", {{"player", player->value + 1}}};
}

std::optional<Message> cannot_dispute(const GameState& state, const Dispute& dispute) {
    if (!exists(state, dispute.figure) || !exists(state, dispute.target)) return Message{"refused.no-figure"};
    if (!state.rules().sight_disputes) return Message{"refused.no-disputes", {{"edition", state.rules().id}}};
    const std::vector<Argument> names{{"figure", figure_name(state, dispute.figure)}, {"target", figure_name(state, dispute.target)}};
    if (state.over) return Message{"refused.game-over"};
    if (state.turns.empty() || !state[dispute.figure].on_board()) return Message{"refused.dispute-no-turn", names};
    if (!state[dispute.target].on_board()) return Message{"refused.target-gone", names};
    if (friends(state, dispute.figure, dispute.target)) return Message{"refused.friend", names};
    for (const DisputeVerdict& verdict : state.verdicts)
        if (verdict.figure == dispute.figure && verdict.target == dispute.target) return Message{"refused.disputed", names};
    return {};
}

std::optional<Message> cannot_put(const GameState& state, const PutFigure& put) {
    if (!exists(state, put.figure)) return Message{"refused.no-figure"};
    const ArmyCard& card = printed(state, put.figure);
    const std::vector<Argument> name{{"figure", card.name}};
    if (put.wounds < 0 || put.wounds >= card.life) return Message{"refused.put-wounds", {{"figure", card.name}, {"life", card.life}}};
    if (put.at == no_space) return {};
    const int spaces = put.tail == no_space ? 1 : 2;
    if (spaces != card.spaces()) return Message{"refused.put-spaces", {{"figure", card.name}, {"spaces", card.spaces()}}};
    for (const SpaceIndex space : {put.at, put.tail}) {
        if (space == no_space && spaces == 1) continue;
        if (!exists(state, space) || (*state.board)[space].stand != Stand::Figures) return Message{"refused.put-no-space", name};
        if ((*state.board)[space].room < card.height) return Message{"refused.put-room", name};
        const FigureId other = figure_at(state, space);
        if (other.valid() && other != put.figure)
            return Message{"refused.put-occupied", {{"figure", card.name}, {"other", figure_name(state, other)}}};
    }
    const bool level = spaces == 1 || ((*state.board)[put.at].height == (*state.board)[put.tail].height &&
                                       state.board->link_between(put.at, put.tail) >= 0);
    if (!level) return Message{"refused.put-level", name};
    if (spaces == 2 && parted(*state.board, put.at, put.tail, card.height)) return Message{"refused.put-across", name};
    return {};
}

}  // namespace hexwright
