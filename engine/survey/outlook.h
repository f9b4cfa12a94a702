// What is seen from a space, and from where it is seen, as attacks need sight. Figures are plain ones: one space, with
// the eye and the hit zone that are usual for their Height. Where a figure of the position stands, it is that figure.
#pragma once
#include "engine/rules/line_of_sight.h"
#include "engine/survey/surveyed_board.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace hexwright::survey {

// A plain figure of this Height on the space, under a low roof a smaller one; nullopt where no figures stand.
std::optional<FigureBody> plain_figure(const Board& board, SpaceIndex space, int height);

enum class Outlook : std::uint8_t {
    Hidden,  // Neither sees the other.
    Sees,    // The space asked about sees this one, but is not seen from it: sight is not symmetric.
    Seen,    // The space asked about is seen from here, but does not see it.
    Both,
    Here,     // The space asked about.
    NoPlace,  // Nobody of the Height can stand here.
};

// By space. Empty where nobody of the Height can stand on the space asked about. Without figures in the way.
std::vector<Outlook> outlook_from(const SurveyedBoard& ground, SpaceIndex at, int height, const Interrupt& stop = {});
// The same with all figures of the position, which hide what is behind them.
std::vector<Outlook> outlook_from(const GameState& state, SpaceIndex at, int height, const Interrupt& stop = {});

}  // namespace hexwright::survey
