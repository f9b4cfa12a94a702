// What the status line says until the next action, and the alternatives offered after a refusal.
#pragma once
#include "editor/document/edits/block.h"
#include "editor/workspace/room.h"
#include "engine/board/hex/grid_map.h"
#include "engine/core/message.h"

#include <cstddef>
#include <optional>
#include <variant>

namespace hexwright::workspace {

// Alternatives offered after a refusal, with one key and one button.
struct WhatFits {
    Block block;             // The part of it that fits the map, without copies.
    std::size_t pieces, of;  // Counts with copies: pieces that fit, and all pieces.
};
struct FillMirrored {
    GridMap mirror;
};  // Smaller tiles replace pieces without a mirror image.
using Offer = std::variant<std::monostate, WhatFits, FillMirrored>;

// What a refusal depends on, as numbers that change with it; see past_refusals.h.
struct Circumstances {
    unsigned maps = 0, map = 0;                                   // So many are open, and which is in front.
    unsigned long long snapshot = 0, position = 0, campaign = 0;  // Of the map; in the game's tree; of the campaign.
    std::size_t in_hand = 0;  // The tool, its piece, what is selected, at the table, too.
    int place = 0;            // The mode of the window and the dialog that is open.
    friend bool operator==(const Circumstances&, const Circumstances&) = default;
};

struct Notice {
    Message words;
    bool refused = false;
    Offer offer{};
    bool gives_way = false;               // To what speaks against the place under the mouse.
    std::optional<Circumstances> when{};  // Of a refusal; set by drop_past_refusal().
};

struct StatusLine {
    std::optional<Notice> notice{};
    double shaking = 0;  // Seconds that a refused ghost still shakes.
};

void refuse(StatusLine& status, Message reason, Offer offer = {});  // Shows why; a ghost shakes.
void say(StatusLine& status, Message words);
void say_too(StatusLine& status, Notice notice);  // After what it says already.
bool has_offer(const StatusLine& status);

}  // namespace hexwright::workspace
