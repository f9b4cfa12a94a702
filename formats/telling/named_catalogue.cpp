#include "formats/telling/named_catalogue.h"

#include "formats/telling/words.h"
#include "formats/xml/catalogue/catalogue_xml.h"

#include <string>
#include <utility>

namespace hexwright::telling {
namespace {

template <class Type>
void name(Type& type, const std::string& id, const Words& words) {
    type.name = words(Message{id, {{"n", 1}}});
    type.plural = words(Message{id, {{"n", 2}}});
}

// Nothing where the catalogue has no such thing.
const TerrainType* same_in(const Catalogue& catalogue, const TerrainType& type) {
    const auto found = catalogue.terrain(type.id);
    return found ? &catalogue[*found] : nullptr;
}
const ItemType* same_in(const Catalogue& catalogue, const ItemType& type) {
    const auto found = catalogue.item(type.id);
    return found ? &catalogue[*found] : nullptr;
}
const PieceType* same_in(const Catalogue& catalogue, const PieceType& type) {
    const auto found = catalogue.piece(type.id);
    return found ? &catalogue[*found] : nullptr;
}

template <class Types>
void call_anew(Catalogue& catalogue, const Types& types, const Catalogue& before, const Catalogue& after) {
    for (auto type : types) {
        const auto* was = same_in(before, type);
        const auto* is = same_in(after, type);
        if (!was || !is) continue;
        bool changes = was->name == type.name && is->name != type.name;
        if (changes) type.name = is->name;
        if constexpr (requires { type.plural; })
            if (was->plural == type.plural && is->plural != type.plural) type.plural = is->plural, changes = true;
        if (changes) catalogue.add(std::move(type));
    }
}

template <class Types>
void note_names(NewNames& names, const Types& types, const Catalogue& after) {
    for (const auto& type : types) {
        const auto* is = same_in(after, type);
        if (!is) continue;
        if (is->name != type.name) names[type.name] = is->name;
        if constexpr (requires { type.plural; })
            if (is->plural != type.plural) names.try_emplace(type.plural, is->plural);
    }
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

Catalogue renamed(Catalogue catalogue, const Words& before, const Words& after) {
    const Catalogue now = catalogue, called = named_by(before, shipped_catalogue()),
                    called_then = named_by(after, shipped_catalogue());
    call_anew(catalogue, now.terrains(), called, called_then);
    call_anew(catalogue, now.items(), called, called_then);
    call_anew(catalogue, now.pieces(), called, called_then);
    return catalogue;
}

NewNames new_names(const Catalogue& before, const Catalogue& after) {
    NewNames names;
    note_names(names, before.pieces(), after);
    note_names(names, before.items(), after);
    note_names(names, before.terrains(), after);
    return names;
}

void rename(Message& message, const NewNames& names) {
    for (Argument& argument : message.arguments) {
        if (const auto found = names.find(argument.value); found != names.end()) argument.value = found->second;
        for (Message& said : argument.said) rename(said, names);
    }
}

}  // namespace hexwright::telling
