// Splits the text of a spreadsheet (CSV) into rows of cells that know their places. What the cells mean is not known
// here.
#pragma once
#include "formats/exchange/room.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::exchange {

struct CsvCell {
    std::string text;          // Without quotation marks and the blanks around it.
    int line = 1, column = 1;  // Position of its first character, counted in bytes.
    bool open = false;         // It begins with a quotation mark that no other one closes.
};
using CsvRow = std::vector<CsvCell>;

bool is_empty(const CsvRow& row);  // True when no cell holds anything.

// Gives the rows one at a time. Commas, semicolons or tabs part the cells, whichever comes first outside of lines that
// begin with #; a cell in quotation marks may hold them and line breaks. A line ends with LF, CR LF or CR. The text
// must outlive this.
class CsvRows {
public:
    explicit CsvRows(std::string_view text);

    std::optional<CsvRow> next();  // nullopt after the last one.

private:
    bool ends_line() const { return text_[at_] == '\n' || text_[at_] == '\r'; }
    void step();  // One character further; CR LF counts as one.
    CsvCell cell();
    void quoted(CsvCell& cell);

    std::string_view text_;
    char separator_;
    std::size_t at_ = 0, line_start_ = 0;
    int line_ = 1;
};

// A cell as a spreadsheet reads it back: in quotation marks where it must be; and with an apostrophe before what would
// be a formula there (=, +, -, @). Numbers that are meant as such are written without this.
std::string csv_cell(std::string_view text);

// The text without the byte order mark that spreadsheets put before it.
std::string_view without_byte_order_mark(std::string_view text);
int line_of(std::string_view text, std::size_t at);  // The line, from 1, of the byte at this position.

}  // namespace hexwright::exchange
