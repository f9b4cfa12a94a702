// Brute force: an action carried out by apply() with every outcome of the dice set by hand. Nothing is put together,
// and nothing is left out because it makes no difference.
#pragma once
#include "engine/game/apply.h"
#include "tests/support/every_room.h"

#include <functional>
#include <variant>

#include <catch2/catch.hpp>

namespace hexwright::testing {

struct Outcome {
    GameState after{};
    Events events{};  // Up to the end of the action: not the turn or round that may begin then.
    double chance = 1;
    bool ended = false;  // The turn ended, and another has begun.
};

// How finely combat dice are counted: six faces, or the three that differ, with their numbers of faces.
enum class Faces : unsigned char { Six, Three };

class EveryOutcome {
public:
    // Returns the answer to a question on the way, or nothing where the action is done.
    using Replies = std::function<std::optional<Action>(const GameState&)>;

    EveryOutcome(Faces faces, Replies replies) : faces_(faces), replies_(std::move(replies)) {}

    // Returns false if there are more than `most`.
    bool count(const GameState& state, const Action& action, std::size_t most) {
        most_ = most;
        const auto* power = std::get_if<UsePower>(&action);
        gives_turn_ = power && power->card.valid();
        outcomes.clear();
        std::vector<std::uint8_t> set;
        go(state, action, {}, set, 1);
        return outcomes.size() <= most_;
    }
    std::vector<Outcome> outcomes{};

private:
    static bool ends_it(const Event& event) {
        return std::holds_alternative<event::TurnBegan>(event) || std::holds_alternative<event::TurnLost>(event) ||
               std::holds_alternative<event::RoundEnded>(event) || std::holds_alternative<event::RoundBegan>(event) ||
               std::holds_alternative<event::Scored>(event);
    }

    void go(const GameState& state, const Action& action, const Events& before, std::vector<std::uint8_t>& set,
            double chance) {
        if (outcomes.size() > most_) return;
        GameState with = state;
        with.next_dice.assign(set.rbegin(), set.rend());
        const auto applied = hexwright::game::apply(with, action);
        if (!applied) FAIL(applied.error().message.id);
        std::size_t dice = 0;
        Events all = before;
        bool ended = false;
        for (const Event& event : applied->events) {
            if (ends_it(event)) {
                ended = true;
                if (gives_turn_ && std::holds_alternative<event::TurnBegan>(event)) all.push_back(event);
                break;
            }
            if (const auto* roll = std::get_if<event::Rolled>(&event)) {
                dice += roll->faces.size();
                if (dice > set.size()) return throw_dice(state, action, before, set, chance, *roll);
            }
            all.push_back(event);
        }
        if (!ended)
            if (const auto reply = replies_(applied->state)) {
                std::vector<std::uint8_t> none;
                return go(applied->state, *reply, all, none, chance);
            }
        outcomes.push_back({applied->state, std::move(all), chance, ended});
    }

    void throw_dice(const GameState& state, const Action& action, const Events& before, std::vector<std::uint8_t>& set,
                    double chance, const event::Rolled& roll) {
        if (roll.d20) {
            for (std::uint8_t face = 1; face <= 20; ++face) {
                set.push_back(face);
                go(state, action, before, set, chance / 20);
                set.pop_back();
            }
            return;
        }
        if (faces_ == Faces::Six) each_die(state, action, before, set, chance, roll.faces.size());
        else each_number(state, action, before, set, chance, static_cast<int>(roll.faces.size()));
    }

    void each_die(const GameState& state, const Action& action, const Events& before, std::vector<std::uint8_t>& set,
                  double chance, std::size_t left) {
        if (left == 0) return go(state, action, before, set, chance);
        for (std::uint8_t face = 1; face <= 6; ++face) {
            set.push_back(face);
            each_die(state, action, before, set, chance / 6, left - 1);
            set.pop_back();
        }
    }

    static double ways(int of, int n) { return n == 0 ? 1.0 : ways(of, n - 1) * (of - n + 1) / n; }

    void each_number(const GameState& state, const Action& action, const Events& before, std::vector<std::uint8_t>& set,
                     double chance, int dice) {
        for (int skulls = 0; skulls <= dice; ++skulls)
            for (int shields = 0; skulls + shields <= dice; ++shields) {
                const std::size_t size = set.size();
                double part = ways(dice, skulls) * ways(dice - skulls, shields);
                for (int die = 0; die < dice; ++die) {
                    set.push_back(die < skulls ? 2 : die < skulls + shields ? 5 : 6);
                    part *= (die < skulls ? 3.0 : die < skulls + shields ? 2.0 : 1.0) / 6;
                }
                go(state, action, before, set, chance * part);
                set.resize(size);
            }
    }

    Faces faces_;
    Replies replies_;
    std::size_t most_ = 0;
    bool gives_turn_ = false;  // A turn that begins now is the power's doing.
};

}  // namespace hexwright::testing
