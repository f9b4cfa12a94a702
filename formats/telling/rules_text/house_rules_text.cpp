#include "formats/telling/rules_text/house_rules_text.h"

namespace hexwright::telling {
namespace {

std::string key_of(const RuleMatter& what) {
    if (what.of == RuleMatter::Of::Terrain) return "house.terrain." + what.field;
    if (what.of == RuleMatter::Of::Obstacle) return "house.obstacle." + what.field;
    return "house." + what.id;
}

std::vector<Argument> names_in(const RuleMatter& what, const Catalogue& catalogue) {
    std::string name = what.id;
    if (what.of == RuleMatter::Of::Obstacle) {
        const auto kind = catalogue.piece(what.id);
        if (kind) name = catalogue[*kind].name;
        return {{"piece", name}, {"side", key_of(what)}};
    }
    if (what.of == RuleMatter::Of::Game) return {};
    for (const auto& terrain : catalogue.terrains())
        if (terrain.id == what.id) name = terrain.name;
    return {{"terrain", name}, {"effect", key_of(what)}};
}

}  // namespace

std::string title_of(const RuleMatter& what, const Catalogue& catalogue, const Words& words) {
    const std::string id = what.of == RuleMatter::Of::Terrain    ? "house.of-terrain"
                           : what.of == RuleMatter::Of::Obstacle ? "house.of-obstacle"
                                                                 : key_of(what);
    return words(Message{id, names_in(what, catalogue)});
}

std::string told(const RuleMatter& what, int value, const Catalogue& catalogue, const Words& words) {
    std::vector<Argument> arguments = names_in(what, catalogue);
    arguments.emplace_back("n", value);
    const auto range = range_of(what);
    const std::string key = key_of(what), none = key + ".none";
    if (range && range->yes_or_no) return words(Message{key + (value != 0 ? ".yes" : ".no"), std::move(arguments)});
    return words(Message{value == 0 && words.knows(none) ? none : key + ".is", std::move(arguments)});
}

Message told_of_dropped(const std::vector<RuleChange>& dropped, const Catalogue& catalogue, const Words& words) {
    std::string names;
    for (const RuleChange& change : dropped)
        names += (names.empty() ? "" : ", ") + title_of(change.what, catalogue, words);
    return {"house.dropped", {{"n", dropped.size()}, {"rules", names}}};
}

}  // namespace hexwright::telling
