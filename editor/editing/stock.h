// How many of a kind the map uses, and what the limit still holds.
#pragma once
#include "editor/document/snapshot.h"
#include "editor/editing/room.h"
#include "engine/core/message.h"

#include <string>

namespace hexwright::editing {

struct Stock {  // Without a limit only `used` is meaningful.
    int used = 0, left = 0, owned = 0;
    bool limited = false;
};
Stock stock_of(PieceKind kind, const Snapshot& now, const Catalogue& catalogue);
Message why_none_left(PieceKind kind, const Snapshot& now, const Catalogue& catalogue);
std::string set_names(const Limit& limit, const Catalogue& catalogue);  // "Swarm of the Marro ×1"

}  // namespace hexwright::editing
