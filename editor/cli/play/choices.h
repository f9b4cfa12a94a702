// A player's legal actions as a numbered list, in the order and with the numbers of the actions. Groups of similar
// choices, such as the places that one figure may move to, are folded into one line until asked for. No two lines are
// equal (formats/telling/choice_lines.h).
#pragma once
#include "editor/cli/room.h"
#include "engine/game/state.h"
#include "formats/telling/words.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::cli {

class ChoiceList {
public:
    ChoiceList(const GameState& seen, const std::vector<Action>& legal, const Words& words);

    std::size_t count() const { return texts_.size(); }
    std::string folded() const;  // Lines, each with its number or range of numbers.
    std::string all() const;
    std::string some(std::size_t first, std::size_t last) const;  // Numbers count from 1.
    // Choices that contain all of these words, ignoring case; empty if there are none.
    std::string with(std::string_view words) const;

private:
    std::string line(std::size_t index) const;
    std::size_t end_of_group(std::size_t index) const;

    // The group is the text of a line for all its members; empty if the choice stands alone.
    std::vector<std::string> texts_, groups_;
    const Words* words_;
};

}  // namespace hexwright::cli
