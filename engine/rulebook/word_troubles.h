// Where in a scenario's words binding is, and what is wrong there.
#pragma once
#include "engine/board/refusal.h"
#include "engine/rulebook/room.h"

#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwright::rulebook {

class WordTroubles {
public:
    // The last word that has a line, and the way from there, which is the steps from `from` to `depth` and the member.
    // Copied and put back around each member, so it owns nothing.
    struct Place {
        int line = 0;
        std::size_t from = 0, depth = 0;
        std::string_view member{};
    };
    Place here{};

    void go_inside(std::size_t part);  // Goes on to a part of the list that is the current member.
    void at_word(int line);            // No effect for a word without a line.
    bool fail(Message message);        // Notes that this is wrong here. Always false.

    // What is wrong, in the order of the words; empty: nothing is.
    const std::vector<Refusal>& all() const { return troubles_; }

private:
    std::vector<std::pair<std::string_view, std::size_t>> steps_{};  // Of words in lists: the list and which of them.
    std::vector<Refusal> troubles_{};
};

}  // namespace hexwright::rulebook
