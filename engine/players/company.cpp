#include "engine/players/company.h"

#include "engine/game/power.h"
#include "engine/game/scenario_rules.h"

#include <algorithm>

namespace hexwright::players {
namespace {

constexpr int near_enemy = 9;         // Spaces within which somebody soon attacks or is attacked.
constexpr Value dice_of_a_life = 30;  // One die more in each of its fights is worth that part of a life.

HexCoord hex_of(const GameState& state, FigureId figure) { return (*state.board)[state[figure].at()].space.at; }

int dice_for_others(const Power& row, const PrintedPower& power) {
    if (row.defense_aura) return power.number("defense-dice");
    if (row.attack_aura) return power.number("attack-dice");
    return row.range_aura ? 1 : 0;
}

}  // namespace

void Company::find_others() {
    others_found_ = true;
    for (std::size_t i = 0; i < state_.figures.size(); ++i) {
        const FigureId figure{static_cast<int>(i)};
        if (!state_[figure].on_board()) continue;
        const bool mine = team_of(state_, controller(state_, figure)) == team_of(state_, seat_);
        others_.push_back({figure, hex_of(state_, figure), mine, value_of_life(state_, figure) / dice_of_a_life});
    }
    const auto fights = [&](const Other& one) {
        return std::ranges::any_of(others_, [&](const Other& other) {
            return other.mine != one.mine && distance(other.hex, one.hex) <= near_enemy;
        });
    };
    std::vector<Other> fighting;
    std::ranges::copy_if(others_, std::back_inserter(fighting), fights);
    others_ = std::move(fighting);
}

void Company::speak_of(FigureId figure) {
    if (figure_ == figure) return;
    figure_ = figure;
    auras_.clear();
    const GameCard& card = state_[state_[figure].card];
    if (!state_.rules().powers || card.negated) return;
    const auto& powers = printed(state_, figure).powers;
    const auto& rows = state_.setup->powers[card.kind.index()];
    for (std::size_t i = 0; i < powers.size(); ++i) {
        const int dice = rows[i] ? dice_for_others(*rows[i], powers[i]) : 0;
        if (dice != 0 && !powers[i].has("terrain"))
            auras_.push_back({powers[i].number("range", 1), std::abs(dice), &powers[i], dice < 0});
    }
    if (!auras_.empty() && !others_found_) find_others();
}

Value Company::within(FigureId figure, HexCoord hex, int more) const {
    Value sum = 0;
    for (const Aura& aura : auras_)
        for (const Other& other : others_)
            if (other.figure != figure && other.mine != aura.harms && distance(hex, other.hex) <= aura.range + more &&
                is_any_of(printed(state_, other.figure), *aura.power))
                sum += other.worth * aura.dice;
    return sum;
}

Value Company::at(FigureId figure, SpaceIndex space) {
    speak_of(figure);
    return auras_.empty() ? 0 : within(figure, (*state_.board)[space].space.at, 0);
}

Value Company::gain(FigureId figure) {
    speak_of(figure);
    if (auras_.empty() || !state_[figure].on_board() || may_not(state_, figure, modifier::Ban::Move)) return 0;
    const HexCoord here = hex_of(state_, figure);
    return within(figure, here, numbers(state_, state_[figure].card).move) - within(figure, here, 0);
}

}  // namespace hexwright::players
