// What cards are worth when a game is decided by points, in both ways that the books have.
#pragma once
#include "engine/rules/edition.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace hexwright {

// Points in whole parts, so that shares stay exact (a squad of four worth 50 points: 12.5 a figure). A share by any
// number up to 16 is a whole number of parts; beyond that it is rounded down.
struct Score {
    static constexpr std::int64_t parts_of_point = 720'720;
    std::int64_t parts = 0;
    friend auto operator<=>(const Score&, const Score&) = default;
    friend constexpr Score operator+(Score a, Score b) { return {a.parts + b.parts}; }
};
constexpr Score points(int whole) { return {whole * Score::parts_of_point}; }
std::string to_text(Score score);  // "12.5", "400", "33.33": at most two decimals, halves up

struct ScoredCard {
    int points = 0, figures = 1, life = 1;  // as printed; life of each figure
    int survivors = 0;                      // on the battlefield
    int wounds = 0;                         // on the survivors together
};

// All points while one figure is left (SCORE-01), or the share of the Life that is left: of a squad the survivors', of
// a hero the unwounded part (SCORE-02, SCORE-03). Squads with more than one Life are not told apart in the book: both
// shares together.
Score score_of(const ScoredCard& card, const Rules& rules);

// Who has most, of players or teams (whose score is their members' sum, SCORE-04). Several: a draw, the books name no
// winner (SCORE-05).
std::vector<int> leaders(std::span<const Score> scores);

}  // namespace hexwright
