// The dice that a test sets.
#include "engine/trials/trial.h"

#include <algorithm>

namespace hexwright::trials {
namespace {

bool is_combat(const std::string& face) { return face == "skull" || face == "shield" || face == "blank"; }

}  // namespace

int side_of(const std::string& face) {
    if (!is_combat(face)) return std::stoi(face);
    return face == "skull" ? 1 : face == "shield" ? skulls_of_die + 1 : faces_of_die;
}

void DiceSet::take(const trial::Faces& show, int line) {
    faces_ = show.words;
    next_ = 0;
    line_ = line;
}

void DiceSet::look_at(const event::Rolled& rolled) {
    for (std::size_t i = 0; i < rolled.faces.size() && left(); ++i) {
        const std::string& face = faces_[next_++];
        if (!wrong_ && is_combat(face) == rolled.d20)
            wrong_ = TestTrouble{line_, {{rolled.d20 ? "test.no-number" : "test.no-combat-face", {{"face", face}}}}};
    }
}

TestTrouble DiceSet::never_rolled() const {
    std::string faces;
    for (std::size_t i = next_; i < faces_.size(); ++i) faces += (faces.empty() ? "" : " ") + faces_[i];
    return {line_, {{"test.dice-left", {{"n", faces_.size() - next_}, {"faces", faces}}}}};
}

}  // namespace hexwright::trials
