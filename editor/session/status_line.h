// What the status line says until the next action, and what may be done instead of what was refused.
#pragma once
#include "editor/document/block.h"
#include "editor/session/room.h"
#include "engine/board/hex/grid_map.h"
#include "engine/core/message.h"

#include <optional>
#include <variant>

namespace hexwright::editor_session {

// Alternatives offered after a refusal, with one key and one button.
struct WhatFits {
    Block block;             // The part of it that fits the map, without copies.
    std::size_t pieces, of;  // with copies
};
struct FillMirrored {
    GridMap mirror;
};  // smaller tiles take the place of what has no mirror image
using Offer = std::variant<std::monostate, WhatFits, FillMirrored>;

struct Notice {
    Message words;
    bool refused = false;
    Offer offer{};
};

struct StatusLine {
    std::optional<Notice> notice{};
    double shaking = 0;  // seconds that a refused ghost still shakes
};

void refuse(StatusLine& status, Message reason, Offer offer = {});  // says why not; a ghost shakes
void say(StatusLine& status, Message words);
bool has_offer(const StatusLine& status);

}  // namespace hexwright::editor_session
