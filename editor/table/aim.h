// What a touch of the map would do, in words and as values: shown before it is done.
#pragma once
#include "editor/table/choosing.h"
#include "editor/table/room.h"
#include "engine/outlook/attack_outlook.h"
#include "engine/outlook/move_outlook.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::table {

class Play;

struct Aim {
    // For what it was worked out.
    unsigned long long revision = 0;
    HexCoord hex{};
    int level = 0;
    Choosing hand{};

    Meaning meaning{};
    std::optional<std::size_t> listed{};  // The legal action that a click chooses.
    std::optional<MoveOutlook> move{};
    std::optional<AttackOutlook> attack{};
    Message headline{};                // Empty id: there is nothing to say.
    std::vector<Message> lines{};      // What matters most first.
    std::optional<Refusal> refusal{};  // Why nothing can be done there.
};

Aim aim_at(const Play& play, HexCoord hex, int level);

// Why this touch means nothing with what the hand holds; never an empty sentence.
Refusal why_nothing(const Play& play, const Touched& touched);

}  // namespace hexwright::table
