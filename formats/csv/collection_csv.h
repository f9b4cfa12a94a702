// Lists of sets and pieces as spreadsheets write them: a column with ids or names, a column with counts. Reads what it
// can and says with line and column what it cannot.
#pragma once
#include "engine/board/catalogue/inventory.h"
#include "engine/core/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwright {

inline constexpr std::size_t max_csv_bytes = 1u << 20, max_csv_rows = 10'000, max_csv_troubles = 50;
inline constexpr int max_csv_count = 10'000;

struct CsvReading {
    Holding holding;              // of the rows that were understood; rows of one thing are added up
    std::vector<Error> troubles;  // of the others, in their order; the last says so when there are more of them
};

// Commas, semicolons or tabs; "quoted" cells; a first row with names of columns if there is one (id, item, set, piece
// or name; count, quantity, number or owned), else the thing and then its count, or the other way round; without a
// count: one. Rows that are empty or begin with # are left out. 0 of something is nothing.
CsvReading read_collection_csv(std::string_view text, const std::string& file_name, const Catalogue& catalogue);

}  // namespace hexwright
