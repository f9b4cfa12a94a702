// The ways in which the rules of a scenario come to do something: every effect with all that must hold before, from the
// event down to the dice. For players who ask what they must do so that a flag is set, or what would happen to a
// figure.
#pragma once
#include "engine/rulebook/evaluate.h"

#include <functional>
#include <vector>

namespace hexwright {

struct Way {
    static constexpr int nobody = -1, unnamed = -2;  // instead of a figure's name
    struct Asked {
        const Condition* condition = nullptr;
        int slot = nobody;  // the name of the figure that it is asked of
        bool holds = true;  // or must not hold
    };
    const On* on = nullptr;
    int rule = -1;
    std::vector<Asked> asked{};
    NamesHere names = no_names;
    int slot = nobody;     // the name of the figure that it is about
    int chance = 1'000;    // in thousandths, of the dice
    PlayerId chooser{};    // who picks the figure, if somebody does
    bool willing = false;  // somebody may say no
};

bool about_event_figure(EventKind kind);

// Calls with each effect that does something itself, in the order of the file; of rules for turns: as for turns of
// `seat`. Dice are as in this round.
using EachEffect = std::function<void(const Effect&, const Way&)>;
void each_way(const GameState& state, PlayerId seat, int round, const EachEffect& found);

// The same of what one rule is still to do; ways from here have no event.
void each_way_of(const GameState& state, PlayerId seat, const Effects& effects, const NamesHere& names,
                 const EachEffect& found);

// As the way asks about this figure.
Asking asking_of(const GameState& state, const Way& way, FigureId figure);
bool is_about(const Way& way, const Way::Asked& asked);  // the figure that the way is about

// In thousandths: that it holds at the end of this round, which may be later than now, with nobody doing anything about
// it.
int chance_that(const Asking& asking, PlayerId seat, const Condition& condition, int round);

}  // namespace hexwright
