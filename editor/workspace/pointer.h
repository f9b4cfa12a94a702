// Where the mouse points in the plan or in 3D, and which modifiers are held; the input of gestures.
#pragma once
#include "editor/workspace/cursor.h"
#include "editor/workspace/keys.h"
#include "editor/workspace/room.h"
#include "engine/board/battlefield/battlefield.h"

#include <optional>

namespace hexwright::workspace {

struct Pointer : Cursor {
    Point at{};  // In the plan's units, see centre_of().
    // 3D: the level on top of what is hit. Plan: nullopt; the current level applies.
    std::optional<int> level{};
    std::optional<PieceId> piece{};  // 3D: the piece hit.
    Mods mods{};
    bool in_scene = false;
    bool twice = false;  // The second press of a double click.

    Cursor cursor() const { return {hex, side}; }
};

Pointer pointing_at(Cursor cursor);  // A pointer at the centre of the hex, in the plan.

}  // namespace hexwright::workspace
