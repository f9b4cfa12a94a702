// Outlooks in sentences, as a tooltip shows them.
#pragma once
#include "engine/core/message.h"
#include "engine/game/state.h"
#include "engine/outlook/action_outlook.h"
#include "engine/outlook/attack_outlook.h"
#include "engine/outlook/move_outlook.h"
#include "engine/outlook/room.h"

#include <string>
#include <vector>

namespace hexwright::outlook {

// One line that says it all: what it costs and how it is likely to end, or why it is refused.
Message headline(const MoveOutlook& outlook, const GameState& seen);
Message headline(const AttackOutlook& outlook, const GameState& seen);
Message headline(const ObjectAttackOutlook& outlook, const GameState& seen);
Message headline(const ActionOutlook& outlook, const GameState& seen);

// What there is to know beside the headline, what matters most first; empty if there is nothing.
std::vector<Message> told(const MoveOutlook& outlook, const GameState& seen);
std::vector<Message> told(const AttackOutlook& outlook, const GameState& seen);
std::vector<Message> told(const ObjectAttackOutlook& outlook, const GameState& seen);
std::vector<Message> told(const ActionOutlook& outlook, const GameState& seen);

// What hides a target, for example "Finn", "the single-hex grass tile at 3,4,2": figures first, and of the pieces on
// one hex the highest. Empty if nothing does.
std::vector<Message> blockers_told(const GameState& seen, const Sight& sight);

// A chance in whole percent: "58"; "<1" and ">99" where it is neither impossible nor certain.
std::string percent_text(double chance);

}  // namespace hexwright::outlook
