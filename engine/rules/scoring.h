// Scores of cards when a game is decided by points, in the two ways that the rulebooks have.
#pragma once
#include "engine/rules/edition.h"
#include "engine/rules/room.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace hexwright::rules {

// Points as a whole number of small parts, so that shares stay exact (a squad of four worth 50 points: 12.5 per
// figure). A share by any number up to 16 is exact; beyond that it is rounded down.
struct Score {
    static constexpr std::int64_t parts_of_point = 720'720;
    std::int64_t parts = 0;
    friend auto operator<=>(const Score&, const Score&) = default;
    friend constexpr Score operator+(Score a, Score b) { return {a.parts + b.parts}; }
};
constexpr Score points(int whole) { return {whole * Score::parts_of_point}; }
std::string to_text(Score score);  // "12.5", "400", "33.33": at most two decimals, halves rounded up.

struct ScoredCard {
    int points = 0, figures = 1, life = 1;  // Numbers as printed; `life` is that of each figure.
    int survivors = 0;                      // Number of figures on the battlefield.
    int wounds = 0;                         // Sum over the survivors.
};

// All points while one figure is left (SCORE-01), or the share of the Life that is left: a squad's surviving figures, a
// hero's unwounded part (SCORE-02, SCORE-03). The book does not mention squads with more than one Life; there the Life
// left on all survivors counts.
Score score_of(const ScoredCard& card, const Rules& rules);

// Indices of the players or teams with the highest score (a team's score is the sum of its members', SCORE-04). Several
// mean a draw; the books name no winner (SCORE-05).
std::vector<int> leaders(std::span<const Score> scores);

}  // namespace hexwright::rules
