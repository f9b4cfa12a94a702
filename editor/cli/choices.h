// What somebody may do, as a numbered list: the order and the numbers are those of the actions. Many alike, such as the
// places that one figure may move to, are folded into one line until asked for. No two lines are the same: where the
// words of two actions are, the lines go on with what tells them apart.
#pragma once
#include "engine/game/state.h"
#include "formats/words.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

class ChoiceList {
public:
    ChoiceList(const GameState& seen, const std::vector<Action>& legal, const Words& words);

    std::size_t count() const { return texts_.size(); }
    std::string folded() const;  // lines, each with its number or numbers
    std::string all() const;
    std::string some(std::size_t first, std::size_t last) const;  // numbers from 1
    std::string with(std::string_view words) const;  // those that have all of these words, in any case; none: empty

private:
    void tell_apart(const GameState& seen, const std::vector<Action>& legal, std::string_view member);
    std::string line(std::size_t index) const;
    std::size_t end_of_group(std::size_t index) const;

    std::vector<std::string> texts_, groups_;  // group: what a line for all of them says; empty: stands alone
    const Words* words_;
};

}  // namespace hexwright
