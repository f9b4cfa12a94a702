#include "formats/exchange/csv/rows.h"

#include "engine/core/text.h"
#include "formats/exchange/room.h"

#include <algorithm>

namespace hexwright::exchange {
namespace {

// The separator that is used first outside of quotes and remarks, which are lines that begin with #.
char separator_of(std::string_view text) {
    bool quoted = false, remark = false, begins = true;
    for (const char letter : text) {
        if (begins && !quoted) remark = letter == '#';
        begins = letter == '\n' || letter == '\r';
        if (remark) continue;
        if (letter == '"') quoted = !quoted;
        if (!quoted && (letter == ',' || letter == ';' || letter == '\t')) return letter;
    }
    return ',';
}

// What a spreadsheet takes for a formula, or for blanks that it leaves out before one; apostrophes may stand before it,
// of which one is taken away when it is read.
bool begins_formula(std::string_view text) {
    const std::size_t first = text.find_first_not_of('\'');
    return first != std::string_view::npos && std::string_view("=+-@\t\r").find(text[first]) != std::string_view::npos;
}

}  // namespace

bool is_empty(const CsvRow& row) {
    return std::ranges::all_of(row, [](const CsvCell& cell) { return cell.text.empty(); });
}

CsvRows::CsvRows(std::string_view text) : text_(text), separator_(separator_of(text)) {}

std::optional<CsvRow> CsvRows::next() {
    if (at_ >= text_.size()) return std::nullopt;
    CsvRow row;
    while (true) {
        row.push_back(cell());
        if (at_ >= text_.size()) return row;
        const bool last = ends_line();
        step();  // Skips the separator or the end of the line.
        if (last) return row;
    }
}

void CsvRows::step() {
    const bool ends = ends_line();
    if (text_.substr(at_).starts_with("\r\n")) ++at_;
    ++at_;
    if (!ends) return;
    ++line_;
    line_start_ = at_;
}

CsvCell CsvRows::cell() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    CsvCell cell{{}, line_, static_cast<int>(at_ - line_start_) + 1};
    if (at_ < text_.size() && text_[at_] == '"') quoted(cell);
    while (at_ < text_.size() && text_[at_] != separator_ && !ends_line()) cell.text += text_[at_++];
    cell.text = trimmed(cell.text);
    if (cell.text.starts_with('\'') && begins_formula(std::string_view(cell.text).substr(1))) cell.text.erase(0, 1);
    return cell;
}

void CsvRows::quoted(CsvCell& cell) {
    for (++at_; at_ < text_.size(); step()) {
        if (text_[at_] == '"') {
            if (at_ + 1 >= text_.size() || text_[at_ + 1] != '"') return static_cast<void>(++at_);
            ++at_;
        }
        cell.text += text_[at_];
    }
    cell.open = true;
}

std::string csv_cell(std::string_view text) {
    const std::string plain = (begins_formula(text) ? "'" : "") + std::string(text);
    const bool bare = plain.find_first_of("\",;\t\r\n") == std::string::npos && trimmed(plain) == plain;
    if (bare) return plain;
    std::string cell = "\"";
    for (const char letter : plain) {
        if (letter == '"') cell += '"';
        cell += letter;
    }
    return cell + "\"";
}

std::string_view without_byte_order_mark(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    return text;
}

int line_of(std::string_view text, std::size_t at) {
    int line = 1;
    for (std::size_t i = 0; i < at; ++i)
        if (text[i] == '\n' || (text[i] == '\r' && text[i + 1] != '\n')) ++line;
    return line;
}

}  // namespace hexwright::exchange
