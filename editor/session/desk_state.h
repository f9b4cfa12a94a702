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

struct DeskState {
    bool open = false;
    DeskPart part = DeskPart::About;
    WordPath chosen{};                    // At the top: none.
    std::optional<WordPath> waits_for{};  // The member that the next click on the map fills in.
    std::size_t setup = 0;                // Which of the set-ups is shown.
    std::string find{};                   // Only what has these words is listed.

    struct Tree {  // The words of the snapshot of this number.
        unsigned long long number = 0;
        std::shared_ptr<const WordNode> top{};
    };
    mutable Tree words{};
};

}  // namespace hexwright::editor_session
