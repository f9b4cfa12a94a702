// The catalogue's own names of terrain and pieces in another language. Names of products, cards and glyphs are printed
// on what people own and stay as they are.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/core/message.h"
#include "formats/telling/room.h"

#include <functional>
#include <map>
#include <string>

namespace hexwright::telling {

class Words;

// A table names them by "name.terrain.ID", "name.item.ID" and "name.piece.ID" (one and several); a piece is called like
// the item of its id unless it has a name of its own. What the table does not name keeps its name.
Catalogue named_by(const Words& words, Catalogue catalogue);

// The same catalogue in the words of another language. What a person's own file calls otherwise than the words before
// keeps its name.
Catalogue renamed(Catalogue catalogue, const Words& before, const Words& after);

// How things are called in the second catalogue, by what the first one calls them.
using NewNames = std::map<std::string, std::string, std::less<>>;
NewNames new_names(const Catalogue& before, const Catalogue& after);
void rename(Message& message, const NewNames& names);  // In its arguments, where one is such a name and nothing else.

}  // namespace hexwright::telling
