// What tests of printed cards do in turns: rolls as they begin, attacks with given faces, powers used.
#pragma once
#include "engine/game/powers.h"
#include "tests/cards/card_game.h"

#include <string>
#include <vector>

namespace hexwright::testing {

// Like to_turn_of(), with what is rolled after the initiative.
inline void to_turn_with(GameState& game, const std::string& name, const std::vector<int>& rolled) {
    const CardId wanted = card(game, name);
    const PlayerId player = game[wanted].controller;
    while (next_step(game) && next_step(game)->kind == Step::Kind::Markers) {
        const Step step = *next_step(game);
        if (step.number == marker_kinds) {
            std::vector<int> rolls;
            for (std::size_t i = 0; i < game.players.size(); ++i)
                rolls.push_back(static_cast<int>(i) == player.value ? 20 : 1 + static_cast<int>(i));
            rolls.insert(rolls.end(), rolled.begin(), rolled.end());
            dice(game, rolls);
        }
        const bool his = step.player == player;
        act(game, his ? Action{PlaceMarker{step.number, wanted}} : Action{offered<PlaceMarker>(game).front()});
    }
}

inline GameState in_turn(DrawnGame drawn, const std::string& card_name) {
    GameState game = drawn.start();
    to_turn_of(game, card_name);
    return game;
}

// After its attacks, where powers are offered.
inline GameState at_turn_end(DrawnGame drawn, const std::string& card_name) {
    GameState game = in_turn(std::move(drawn), card_name);
    while (!game.turns.empty() && game.turns.back().phase != Turn::Phase::End && allowed(game, Done{}))
        act(game, Done{});
    return game;
}

// An attack that shows so many skulls and shields; then these faces are rolled.
inline void attack_with(GameState& game, const std::string& from, const std::string& to, int skulls, int shields = 0,
                        const std::vector<int>& then = {}, int with = 0) {
    const int rolled = attack_dice(game, from, to, with), defense = defense_dice(game, from, to, with);
    std::vector<int> rolls =
        faces({{skull, skulls}, {blank, rolled - skulls}, {shield, shields}, {blank, defense - shields}});
    rolls.insert(rolls.end(), then.begin(), then.end());
    dice(game, rolls);
    act(game, Attack{fig(game, from), fig(game, to), with});
}

inline std::vector<UsePower> uses_of(const GameState& game, const std::string& figure, const std::string& power) {
    const std::string& kind = printed(game, fig(game, figure)).id;
    std::vector<UsePower> all = uses(game);
    std::erase_if(all, [&](const UsePower& use) {
        return use.figure != fig(game, figure) || power_of(game, use.figure, use.power).name != power ||
               printed(game, use.figure).id != kind;
    });
    return all;
}

// Uses the first offered of this power, on the target where one is named, with this roll.
inline Events use_power_of(GameState& game, const std::string& figure, const std::string& power,
                           const std::vector<int>& rolled = {}, const std::string& target = {}) {
    for (const UsePower& use : uses_of(game, figure, power))
        if (target.empty() || use.target == fig(game, target)) {
            if (!rolled.empty()) dice(game, rolled);
            return act(game, use);
        }
    FAIL(figure << " cannot use " << power << " " << target);
    return {};
}

inline bool may_use_on(const GameState& game, const std::string& figure, const std::string& power,
                       const std::string& target) {
    return std::ranges::any_of(uses_of(game, figure, power),
                               [&](const UsePower& use) { return use.target == fig(game, target); });
}

inline bool is_asked(const GameState& game) {
    return next_step(game) && next_step(game)->kind == Step::Kind::PowerStep;
}
inline int move_of(const GameState& game, const std::string& name, int way = 0) {
    return hexwright::game::mover_of(game, fig(game, name), way).move;
}
inline bool turn_is_of(const GameState& game, const std::string& name) {
    return !game.turns.empty() && game.turns.back().card == card(game, name);
}
inline void wound_by(GameState& game, const std::string& hurt, int wounds, const std::string& by) {
    Events events;
    GameUpdate(game, events).wound(fig(game, hurt), wounds, {fig(game, by), true});
}

}  // namespace hexwright::testing
