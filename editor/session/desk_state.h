// What lies on the desk at which a scenario is written.
#pragma once
#include "editor/session/room.h"
#include "engine/scenario/word_path.h"
#include "engine/scenario/word_tree.h"

#include <memory>
#include <optional>
#include <string>

namespace hexwright::editor_session {

enum class DeskPart : unsigned char { About, Players, Glyphs, Zones, Rules, Modifiers, Victory, Tests };

// A figure that a set-up puts on the map.
struct DeskFigure {
    int player = 0;  // By its place in the set-up; the one behind the last is nobody.
    std::string card{};
    std::size_t index = 0;  // Among the card's figures on the map.
    bool tail = false;      // It was taken by its tail.
    bool is(const DeskFigure& other) const {
        return player == other.player && card == other.card && index == other.index;
    }
};

struct DeskState {
    bool open = false;
    DeskPart part = DeskPart::About;
    WordPath chosen{};                    // At the top: none.
    std::optional<WordPath> waits_for{};  // The member that the next click on the map fills in.
    std::size_t setup = 0;                // Which of the set-ups is shown.
    int player = 0;          // Whose army is shown, by its place in the set-up; the one behind the last is nobody's.
    std::string standing{};  // The card whose figures the next clicks put on the map; empty: none.
    std::optional<DeskFigure> figure{};  // The one chosen on the map.
    bool carries = false;                // The mouse holds it; only while it is pressed.
    std::string find{};                  // Only what has these words is listed.

    struct Tree {  // The words of the snapshot of this number.
        unsigned long long number = 0;
        std::shared_ptr<const WordNode> top{};
    };
    mutable Tree words{};
};

}  // namespace hexwright::editor_session
