// The games of the trial of the cards: each number always gives the same battlefield, edition, armies and seats.
#pragma once
#include "engine/session/session.h"
#include "engine/setup/army_bonds.h"
#include "engine/setup/start.h"
#include "tests/support/every_room.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace hexwright::testing {

struct TrialBoard {
    std::string name{};
    Scenario scenario{};
    std::vector<std::shared_ptr<const Board>> boards{};  // By edition.
};

// The battlefields of the samples with two start zones, without rules and set-ups of their own.
std::vector<TrialBoard> trial_boards(const Catalogue& catalogue);

struct TrialGame {
    std::string told{};  // The game in one line.
    const TrialBoard* board = nullptr;
    GameOptions options{};
    Seats seats{};
};

inline constexpr int trial_points = 500, trial_armies = 2'000, trial_rounds = 12;

// `number` from 1. Armies are two of trial_armies, half of which are drawn for their bonds.
TrialGame trial_game(std::uint64_t number, const std::vector<TrialBoard>& boards, const Catalogue& catalogue,
                     const Bonds& bonds);

// Two seats against each other with armies of some of the cards; they change places from game to game.
struct TrialMatch {
    const char *first = nullptr, *second = nullptr;          // Kinds of players.
    std::vector<std::string> first_cards{}, second_cards{};  // Ids of the cards that each draws from; empty: all.
};
TrialGame match_game(std::uint64_t number, const TrialMatch& match, const std::vector<TrialBoard>& boards,
                     const Catalogue& catalogue, const Bonds& bonds);
// Of an even number of games from 1 on: the share of the first, a draw as half a win.
double match_share(const TrialMatch& match, std::uint64_t games, const std::vector<TrialBoard>& boards,
                   const std::shared_ptr<const Catalogue>& catalogue, const Bonds& bonds);

// A seat that plays like greedy every second time and otherwise prefers powers and attacks to moves.
const PlayerKind* eager_player();

}  // namespace hexwright::testing
