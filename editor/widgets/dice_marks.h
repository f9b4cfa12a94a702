// Dice as dice: a combat die with its skull, shield or blank face, the 20-sided die with its number.
#pragma once
#include "editor/widgets/room.h"
#include "editor/widgets/ui.h"

namespace hexwright::widgets {

enum class DieKind : unsigned char { Combat, D20 };
inline constexpr float die_size = 24;  // Pixels at scale 1.

// `at` is its upper left corner; faces as event::Rolled has them.
void draw_die(Ui& ui, ImDrawList& draw, ImVec2 at, int face, DieKind kind);

}  // namespace hexwright::widgets
