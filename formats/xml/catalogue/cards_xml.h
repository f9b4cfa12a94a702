// Reads the <card> and <power> elements of a catalogue file: army cards, and the powers of cards and glyphs.
#pragma once
#include "engine/board/catalogue/army_card.h"
#include "engine/board/refusal.h"
#include "formats/xml/elements/attributes.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/room.h"

#include <optional>
#include <vector>

namespace hexwright::xml {

Result<ArmyCard> read_card(const Node& node);
// The sentence for a card that is printed nowhere: a hero has one figure, a squad several (CARD-01).
std::optional<Message> why_no_card(const ArmyCard& card);
Result<std::vector<PrintedPower>> read_powers(const Node& node);  // Reads the node's <power> children.

// Types of catalogue.xsd with their attributes, for its test.
std::vector<ListedElement> card_elements();

}  // namespace hexwright::xml
