// Where a hand points in the plan or in 3D, and with which keys held: what gestures are made of.
#pragma once
#include "editor/session/cursor.h"
#include "editor/session/keys.h"
#include "engine/battlefield/battlefield.h"

#include <optional>

namespace hexwright {

struct Pointer : Cursor {
    Point at{};                      // in the plan's units, see centre_of()
    std::optional<int> level{};      // 3D: the level on top of what is met; plan: none, the level worked on counts
    std::optional<PieceId> piece{};  // 3D: the piece met
    Mods mods{};
    bool in_scene = false;
    bool twice = false;  // the second press of a double click

    Cursor cursor() const { return {hex, side}; }
};

Pointer pointing_at(Cursor cursor);  // at the middle of its hex, in the plan

}  // namespace hexwright
