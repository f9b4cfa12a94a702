#include "formats/named_catalogue.h"

#include <string>

namespace hexwright::formats {
namespace {

template <class Type>
void name(Type& type, const std::string& id, const Words& words) {
    type.name = words(Message{id, {{"n", 1}}});
    type.plural = words(Message{id, {{"n", 2}}});
}

}  // namespace

Catalogue named_by(const Words& words, Catalogue catalogue) {
    const Catalogue before = catalogue;
    for (TerrainType type : before.terrains())
        if (const std::string id = "name.terrain." + type.id; words.knows(id)) {
            type.name = words(id);
            catalogue.add(std::move(type));
        }
    for (ItemType type : before.items())
        if (const std::string id = "name.item." + type.id; words.knows(id)) {
            name(type, id, words);
            catalogue.add(std::move(type));
        }
    for (PieceType type : before.pieces()) {
        const std::string own = "name.piece." + type.id, of_item = "name.item." + type.id;
        if (!words.knows(own) && !words.knows(of_item)) continue;
        name(type, words.knows(own) ? own : of_item, words);
        catalogue.add(std::move(type));
    }
    return catalogue;
}

}  // namespace hexwright::formats
