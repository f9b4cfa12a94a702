// What one seat may know of a game, as a file (namespace urn:hexwright:seen:1): everything that has happened on the
// line to where the game stands, event by event, each also as a sentence, and the position as the seat sees it. It
// holds no seed, no dice to come, no order markers of enemies that are not revealed, no glyph that lies symbol side up,
// and no branches; so it is no record and no game goes on from it.
#pragma once
#include "engine/session/session.h"
#include "formats/telling/room.h"
#include "formats/telling/words.h"

#include <string>

namespace hexwright::telling {

// Refused without SessionHistory::Tree, and for a player who is not in the game.
Result<std::string> export_for_seat(const GameSession& session, PlayerId seat, const Words& words);

}  // namespace hexwright::telling
