// Who decides for a player, as a short menu: a person, an easy, a fair or a hard computer, and the others behind More.
#pragma once
#include "editor/widgets/room.h"
#include "editor/widgets/ui.h"

#include <optional>
#include <string>

namespace hexwright::widgets {

enum class Idle : unsigned char { No, Offered };  // Offered: also whoever does as little as he may, in puzzles.

// The popup with this id, which the caller opens. Returns the seat that was chosen in this frame, as seat_name() says
// it.
std::optional<std::string> seat_menu(Ui& ui, const char* id, const std::string& now, Idle idle = Idle::No);

// What this kind of player does, in a sentence.
std::string seat_tip(const Ui& ui, const std::string& seat);

}  // namespace hexwright::widgets
