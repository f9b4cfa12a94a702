// What a scenario's own rules and wins ask of one side, whatever the scenario is: figures to be somewhere, or to be
// anywhere else, and figures whose end is worth more than their points. Found by going back from each win through the
// flags, counters and rules that feed it, to the places and figures that conditions speak of; what others need is to be
// denied them.
#pragma once
#include "engine/players/places.h"
#include "engine/players/value.h"

#include <functional>
#include <vector>

namespace hexwright {

struct Errand {
    std::vector<std::pair<FigureId, Worth>> able{};  // the seat's or its team's, with what it is worth that this one is
                                                     // there; below zero: that it is not
    std::function<Places(FigureId)> where{};
    bool once = false;  // done with by coming there, as by an exit; else it is to be held
};

struct Aims {
    std::vector<Errand> errands{};
    std::vector<Worth> prizes{};  // by figure: of its end, beside its points; below zero: it must be kept
};

Aims aims_of(const GameState& state,
             PlayerId seat);  // as the seat sees it; none when the scenario has no rules of its own

}  // namespace hexwright
