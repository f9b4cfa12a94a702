#include "engine/board/catalogue/card_names.h"

#include <algorithm>

namespace hexwright::board {

std::string edition_of(const Catalogue& catalogue, const ArmyCard& card) {
    bool namesake = false, of_same_set = false;
    for (const ArmyCard& other : catalogue.cards()) {
        if (other.name != card.name || other.id == card.id) continue;
        namesake = true;
        of_same_set = of_same_set || other.set == card.set;
    }
    if (!namesake) return {};
    const auto set = std::ranges::find(catalogue.sets(), card.set, &ProductSet::id);
    return of_same_set || set == catalogue.sets().end() ? card.id : set->name;
}

std::string full_name(const Catalogue& catalogue, const ArmyCard& card) {
    const std::string edition = edition_of(catalogue, card);
    return edition.empty() ? card.name : card.name + " (" + edition + ")";
}

}  // namespace hexwright::board
