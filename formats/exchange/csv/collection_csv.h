// Reads lists of sets and pieces as exported by spreadsheets: a column with ids or names, a column with counts. Rows
// that cannot be read are reported with line and column.
#pragma once
#include "engine/board/catalogue/inventory.h"
#include "engine/board/refusal.h"
#include "formats/exchange/room.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright::exchange {

inline constexpr std::size_t max_csv_bytes = 1u << 20, max_csv_rows = 10'000, max_csv_troubles = 50;
inline constexpr int max_csv_count = 10'000;

struct CsvReading {
    Holding holding;  // Sum of the rows that were understood; rows of the same thing are added up.
    // One error for each other row, in order; the last one says when there are more. A table without any row has one,
    // too: a list that names nothing is more likely the wrong file than an empty shelf.
    std::vector<Refusal> troubles;
};

// Accepts commas, semicolons or tabs, and "quoted" cells. A first row may name the columns (id, item, set, piece or
// name; count, quantity, number or owned); otherwise a row holds the thing and its count, in either order. A missing
// count is 1. Empty rows, rows that begin with # and counts of 0 are skipped. Things go by id or name, also by those of
// the web editors' tables, with capitals, dashes, blanks and underscores as one likes.
CsvReading read_collection_csv(std::string_view text, const std::string& file_name, const Catalogue& catalogue);

// Whether its first row names columns, or holds a thing and a count. False for a list such as "grass-1:3, rock-1".
bool is_collection_csv(std::string_view text);

}  // namespace hexwright::exchange
