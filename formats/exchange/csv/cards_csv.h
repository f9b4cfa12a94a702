// Reads tables of army cards (CSV), as spreadsheets write them: cards with their numbers and without powers. Cards with
// powers stand in catalogue files (formats/xml/catalogue/catalogue_xml.h).
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/board/refusal.h"
#include "formats/exchange/room.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::exchange {

inline constexpr std::size_t max_card_table_bytes = 1u << 20, max_card_table_columns = 100;
inline constexpr std::size_t max_card_table_troubles = 10;  // Mistakes that are told; further ones are counted.

// Adds the table's cards to `base`. The first line names the columns, in any order and with letters of any size: those
// of card_table_columns(). All mistakes make one refusal, which stands at the first and tells the others with their
// places. Unlike in a catalogue file, an id that `base` knows is refused: a card without powers would replace it.
Result<Catalogue> read_cards_csv(std::string_view text, const std::string& file_name, Catalogue base);

struct CardTableColumn {
    std::string name;
    bool required = false;
};
std::vector<CardTableColumn> card_table_columns();

}  // namespace hexwright::exchange
