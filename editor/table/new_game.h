// What a game on the table is begun with.
#pragma once
#include "editor/table/room.h"
#include "engine/session/record.h"
#include "engine/setup/start.h"

#include <string>
#include <vector>

namespace hexwright::table {

struct NewGame {
    GameOptions options{};
    std::vector<std::string> seats{};  // See seats_named(); missing ones are people.
    PlayMode mode = PlayMode::OpenTable;
};

}  // namespace hexwright::table
