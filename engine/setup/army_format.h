// Formats of army building as data: what an army may cost and hold, which cards may join it, and what cards cost in it.
// Not the rules of an edition (engine/rules/army.h), nor what a scenario says about its armies (army_limits.h).
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/catalogue/holding.h"
#include "engine/board/refusal.h"
#include "engine/core/choices.h"
#include "engine/scenario/setup.h"
#include "engine/setup/room.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::setup {

// Other points than those printed on the cards, such as a publisher's later ones.
struct PriceList {
    struct Price {
        std::string card{};  // The catalogue's id.
        int points = 0;
        friend bool operator==(const Price&, const Price&) = default;
    };
    std::string id{}, name{};  // For example "points-2026", "Points of 2026".
    std::vector<Price> cards{};
    friend bool operator==(const PriceList&, const PriceList&) = default;
};
int price_of(const ArmyCard& card, const PriceList* prices);  // As printed where the list has none, or is nullptr.

// Cards that have all that the row asks for; an empty member asks for nothing.
struct FormatRow {
    std::string name{};                    // As sentences call these cards: "classic cards". Empty: told by its filter.
    std::vector<std::string> printings{};  // One of them: "master-2004", or "classic" for all that begin with it.
    std::vector<std::string> sets{}, cards{};  // Ids; one of them.
    CardFilter like{};                         // Its `most` says how many there may be, where cards are counted.
    friend bool operator==(const FormatRow&, const FormatRow&) = default;
};
bool matches_row(const ArmyCard& card, const FormatRow& row);

// How often an army may have a Unique card: once; once, and one hero of a name; as often as one likes.
enum class Uniques : unsigned char { Once, OnceByName, Any };
inline constexpr std::string_view uniques_words[] = {"once", "once-by-name", "any"};
constexpr Choices words_of(Uniques) { return uniques_words; }

struct ArmyFormat {
    std::string id{}, name{};                                 // For example "classic", "Classic cards, 500 points".
    int points = 0, figures = 0, spaces = 0, most_cards = 0;  // At most; 0 for any number.
    Uniques uniques = Uniques::Once;
    std::string prices{};  // Id of a price list; empty: printed points.
    // A card must match one of `only` (if any) and none of `never`; of the whole army `most` may match each of
    // `at_most`.
    std::vector<FormatRow> only{}, never{}, at_most{};
    friend bool operator==(const ArmyFormat&, const ArmyFormat&) = default;
};
struct ArmyFormats {
    std::vector<PriceList> prices{};
    std::vector<ArmyFormat> all{};

    const ArmyFormat* find(std::string_view id) const;           // nullptr if there is none.
    const PriceList* prices_of(const ArmyFormat& format) const;  // nullptr for printed points.
};

// What cards cost and take together, one entry for each copy.
struct ArmySums {
    int points = 0, figures = 0, spaces = 0, cards = 0;
};
ArmySums sums_of(std::span<const CardKind> army, const PriceList* prices, const Catalogue& catalogue);

// One refusal for each rule of the format that the army breaks; empty if it breaks none.
std::vector<Refusal> format_faults(const ArmyFormat& format, const PriceList* prices, std::span<const CardKind> army,
                                   const Catalogue& catalogue);
// Why the card cannot join an army with these cards in this format.
std::optional<Refusal> not_in_format(CardKind card, const ArmyFormat& format, const PriceList* prices,
                                     std::span<const CardKind> army, const Catalogue& catalogue);

// How many of the card lie in these boxes; nullopt where its box is none of the catalogue's.
std::optional<int> copies_in_boxes(const ArmyCard& card, const Holding& owned, const Catalogue& catalogue);
// One refusal for each card of which the boxes hold too few.
std::vector<Refusal> lacking_in_boxes(std::span<const CardOfArmy> army, const Holding& owned,
                                      const Catalogue& catalogue);

class Bonds;  // army_bonds.h

// A drawn army: cards by chance, one after the other while one fits, the fullest of some tries. The same seed draws the
// same.
struct ArmyDraw {
    const ArmyFormat& format;  // Has points.
    const PriceList* prices = nullptr;
    const Holding* owned = nullptr;  // From these boxes alone; nullptr: as many of each card as one likes.
    std::uint64_t seed = 1;
    const Bonds* bonds = nullptr;  // Rather cards that help each other; nullptr: any cards.
};
std::vector<CardOfArmy> drawn_army(const ArmyDraw& draw, const Catalogue& catalogue);

}  // namespace hexwright::setup
