// An army as people write it down: "Grimnak 160, Heavy Gruts x2 140", in one line or one card a line. Reads such lists
// as leniently as they are written, and writes them. Files of armies are in formats/xml.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "engine/scenario/setup.h"
#include "engine/setup/army_format.h"
#include "engine/setup/room.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::setup {

inline constexpr std::size_t max_army_list = 20'000;  // Bytes.

struct ListedArmy {
    std::string name{};               // Of the line that ends with a colon, if there is one.
    std::vector<CardOfArmy> cards{};  // In the order of the list; a card that is listed twice once, with its copies.
    std::vector<Message> notes{};     // Points of the list that the cards do not have, printed or by a price list.
};

// Entries are parted by commas, semicolons, plus signs or line ends; # begins a remark. An entry is a name with, in any
// order, a number of copies ("x2", "2x") and what they cost together. A name may be an id, a part of the printed name,
// or have the set or its initials beside it ("Raelin RotV"). Refused: a name that no card or that several cards have
// (unless their points tell them apart), and a list without cards.
Result<ListedArmy> army_from_list(std::string_view list, const std::string& file_name, const Catalogue& catalogue,
                                  std::span<const PriceList> prices = {});

// "Grimnak 120, Heavy Gruts x2 140": what army_from_list() reads as the same army.
std::string army_as_list(std::span<const CardOfArmy> army, const PriceList* prices, const Catalogue& catalogue);

}  // namespace hexwright::setup
