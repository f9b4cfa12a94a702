// The catalogue's own names of terrain and pieces in another language. Names of products, cards and glyphs are printed
// on what people own and stay as they are.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "formats/room.h"
#include "formats/words.h"

namespace hexwright::formats {

// A table names them by "name.terrain.ID", "name.item.ID" and "name.piece.ID" (one and several); a piece is called like
// the item of its id unless it has a name of its own. What the table does not name keeps its name.
Catalogue named_by(const Words& words, Catalogue catalogue);

}  // namespace hexwright::formats
