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

void DiceSet::take(const bound::trial::Dice& dice, int line) {
    any_sort_ = !dice.faces.words.empty();
    faces_ = any_sort_ ? dice.faces.words : dice.show.words;
    exactly_ = dice.exactly == YesNo::Yes;
    next_ = more_ = 0;
    line_ = line;
}

bool DiceSet::fits(const std::string& face, bool d20) const {
    if (any_sort_ && !is_combat(face)) return d20 || side_of(face) <= faces_of_die;
    return is_combat(face) != d20;
}

void DiceSet::look_at(const event::Rolled& rolled) {
    for (std::size_t i = 0; i < rolled.faces.size(); ++i) {
        if (!left()) {
            ++more_;
            continue;
        }
        const std::string& face = faces_[next_++];
        if (!wrong_ && !fits(face, rolled.d20))
            wrong_ = TestTrouble{line_, {{rolled.d20 ? "test.no-number" : "test.no-combat-face", {{"face", face}}}}};
    }
}

MaybeTrouble DiceSet::too_many() const {
    if (!exactly_ || more_ == 0) return {};
    return TestTrouble{line_, {{"test.more-dice", {{"n", faces_.size()}, {"rolled", faces_.size() + more_}}}}};
}

TestTrouble DiceSet::never_rolled() const {
    std::string faces;
    for (std::size_t i = next_; i < faces_.size(); ++i) faces += (faces.empty() ? "" : " ") + faces_[i];
    return {line_, {{"test.dice-left", {{"n", faces_.size() - next_}, {"faces", faces}}}}};
}

}  // namespace hexwright::trials
