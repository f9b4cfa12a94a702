#include "formats/exchange/csv/cards_csv.h"

#include "engine/core/suggest.h"
#include "engine/core/text.h"
#include "formats/exchange/csv/rows.h"
#include "formats/exchange/room.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/catalogue/card_attributes.h"
#include "formats/xml/catalogue/cards_xml.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

namespace hexwright::exchange {
namespace {

// ---- columns

constexpr std::string_view columns_for_people[] = {"line", "release", "sources"};  // Nothing in a game depends on them.
constexpr std::string_view basic_side = "basic_";

std::string column_of(std::string_view side, std::string_view attribute) {
    const std::string_view name = attribute == "form" ? "type" : attribute == "rarity" ? "uniqueness" : attribute;
    return std::string(side).append(name);
}

template <class... Attributes>
void add_columns(std::vector<CardTableColumn>& columns, const std::tuple<Attributes...>& list, std::string_view side,
                 bool may_be_required) {
    const auto add = [&](const auto& each) {
        columns.push_back({column_of(side, each.name), may_be_required && each.need == Need::Must});
    };
    std::apply([&](const auto&... each) { (add(each), ...); }, list);
}

// ---- one cell: its text becomes a member, or there is a reason why not

using NoCell = std::optional<Message>;

Message not_fitting(const std::string& id, const std::string& column, const std::string& text) {
    return {id, {{"column", column}, {"value", shortened(text)}}};
}

template <class Owner>
NoCell put(const IdAttribute<Owner>& attribute, const std::string& column, const std::string& text, Owner& owner) {
    if (!is_id(text)) return not_fitting("card-table.not-an-id", column, text);
    owner.*attribute.member = text;
    return {};
}

template <class Owner>
NoCell put(const TextAttribute<Owner>& attribute, const std::string& column, const std::string& text, Owner& owner) {
    if (character_count(text) > max_text)
        return Message{"card-table.text-too-long", {{"column", column}, {"limit", max_text}}};
    if (std::ranges::any_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x20; }))
        return Message{"card-table.text-with-break", {{"column", column}}};
    owner.*attribute.member = text;
    return {};
}

template <class Owner>
NoCell put(const NumberAttribute<Owner>& attribute, const std::string& column, const std::string& text, Owner& owner) {
    int number = 0;
    const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = trouble == std::errc() && end == text.data() + text.size();
    if (!whole || number < attribute.low || number > attribute.high) {
        Message message = not_fitting("card-table.not-a-number", column, text);
        message.arguments.emplace_back("low", attribute.low);
        message.arguments.emplace_back("high", attribute.high);
        return message;
    }
    owner.*attribute.member = number;
    return {};
}

template <class Owner, class Member>
NoCell put(const WordAttribute<Owner, Member>& attribute, const std::string& column, const std::string& text,
           Owner& owner) {
    const auto word = std::ranges::find(attribute.words, lower(text));
    if (word == attribute.words.end()) {
        Message message = not_fitting("card-table.not-one-of", column, text);
        std::string known;
        for (const std::string_view each : attribute.words) known.append(known.empty() ? "" : ", ").append(each);
        message.arguments.emplace_back("known", known);
        return message;
    }
    owner.*attribute.member = static_cast<Member>(word - attribute.words.begin());
    return {};
}

// ---- the table

class CardTable {
public:
    CardTable(const std::string& file_name, Catalogue base) : file_(file_name), catalogue_(std::move(base)) {}

    Result<Catalogue> read(std::string_view text) {
        text = without_byte_order_mark(text);
        if (const auto refused = not_a_table(text)) return failure(*refused);
        CsvRows rows(text);
        auto row = next_row(rows);
        if (!row) return failure({"card-table.empty"}, FilePos{file_});
        read_header(*row);
        if (count_ == 0)
            while ((row = next_row(rows)) && read_row(*row));
        if (count_ > 0) return failure(all_troubles());
        return std::move(catalogue_);
    }

private:
    std::optional<Refusal> not_a_table(std::string_view text) const {
        if (text.size() > max_card_table_bytes)
            return Refusal{{"card-table.too-large", {{"limit", max_card_table_bytes >> 20}}}, FilePos{file_}};
        const std::size_t bad = first_bad_byte(text);
        if (bad == std::string_view::npos) return {};
        const int byte = static_cast<unsigned char>(text[bad]);
        return Refusal{{"card-table.not-text", {{"byte", byte}}}, FilePos{file_, line_of(text, bad)}};
    }

    // The next row that is not empty, without the empty cells at its end: spreadsheets write them.
    static std::optional<CsvRow> next_row(CsvRows& rows) {
        auto row = rows.next();
        const auto holds_nothing = [&] { return row->back().text.empty() && !row->back().open; };
        while (row && holds_nothing())
            if (row->size() > 1) row->pop_back();
            else row = rows.next();
        return row;
    }

    // Whether the row ends; if not, all that follows is inside of its last cell.
    bool ends(const CsvRow& row) {
        const auto open = std::ranges::find(row, true, &CsvCell::open);
        if (open != row.end()) trouble(*open, {"card-table.open-quote"});
        return open == row.end();
    }

    void read_header(const CsvRow& row) {
        if (!ends(row)) return;
        if (row.size() > max_card_table_columns)
            return trouble(row.front(), {"card-table.many-columns", {{"limit", max_card_table_columns}}});
        std::vector<std::string> known;
        for (const CardTableColumn& column : card_table_columns()) known.push_back(column.name);
        for (std::size_t i = 0; i < row.size(); ++i) read_column(row[i], i, known);
        std::string missing;
        for (const CardTableColumn& column : card_table_columns())
            if (column.required && !columns_.contains(column.name))
                missing += (missing.empty() ? "" : ", ") + column.name;
        if (!missing.empty()) trouble(row.front(), {"card-table.columns-missing", {{"columns", missing}}});
    }

    void read_column(const CsvCell& cell, std::size_t index, const std::vector<std::string>& known) {
        const std::string name = lower(cell.text);
        if (std::ranges::find(known, name) != known.end()) {
            if (!columns_.emplace(name, index).second) trouble(cell, {"card-table.column-twice", {{"column", name}}});
            return;
        }
        const auto meant = nearest(name, known);
        Message words{meant ? "card-table.unknown-column-near" : "card-table.unknown-column",
                      {{"column", shortened(cell.text)}}};
        if (meant) words.arguments.emplace_back("suggestion", *meant);
        trouble(cell, std::move(words));
    }

    bool read_row(const CsvRow& row) {  // False if nothing can be read after it.
        if (!ends(row)) return false;
        if (row.size() > columns_.size()) {
            trouble(row[columns_.size()],
                    {"card-table.many-cells", {{"cells", row.size()}, {"columns", columns_.size()}}});
            return true;
        }
        const std::size_t before = count_;
        ArmyCard card;
        take(row, card_attributes, "", card);
        take(row, card_number_attributes, "", card.master);
        if (has_basic_side(row)) take(row, card_number_attributes, basic_side, card.basic.emplace());
        check_id(row, card);
        if (count_ > before) return true;
        if (const auto why = why_no_card(card)) trouble(cell_of(row, "figures"), *why);
        else return add(row, std::move(card));
        return true;
    }

    // An empty cell behind the row's last one for a column that the row or the table does not have.
    CsvCell cell_of(const CsvRow& row, const std::string& column) const {
        const auto at = columns_.find(column);
        if (at != columns_.end() && at->second < row.size()) return row[at->second];
        return {{}, row.back().line, row.back().column};
    }

    bool has_basic_side(const CsvRow& row) const {
        const auto filled = [&](const auto& each) {
            return !cell_of(row, column_of(basic_side, each.name)).text.empty();
        };
        return std::apply([&](const auto&... each) { return (filled(each) || ...); }, card_number_attributes);
    }

    template <class... Attributes, class Owner>
    void take(const CsvRow& row, const std::tuple<Attributes...>& list, std::string_view side, Owner& owner) {
        std::apply([&](const auto&... each) { (take_cell(row, each, column_of(side, each.name), owner), ...); }, list);
    }
    template <class Attribute, class Owner>
    void take_cell(const CsvRow& row, const Attribute& attribute, const std::string& column, Owner& owner) {
        const CsvCell cell = cell_of(row, column);
        if (!cell.text.empty()) {
            if (auto why = put(attribute, column, cell.text, owner)) trouble(cell, std::move(*why));
        } else if (attribute.need == Need::Must) {
            trouble(cell, {"card-table.cell-empty", {{"column", column}}});
        }
    }

    void check_id(const CsvRow& row, const ArmyCard& card) {
        if (card.id.empty()) return;
        const CsvCell cell = cell_of(row, "id");
        const auto [before, is_new] = lines_.emplace(card.id, cell.line);
        const std::vector<Argument> arguments{{"id", shortened(card.id)}, {"line", before->second}};
        if (!is_new) trouble(cell, {"card-table.twice", arguments});
        else if (catalogue_.card(card.id)) trouble(cell, {"card-table.known", arguments});
    }

    bool add(const CsvRow& row, ArmyCard card) {
        if (catalogue_.cards().size() >= max_cards) {
            trouble(row.front(), {"catalogue.too-many-cards", {{"limit", max_cards}}});
            return false;
        }
        card.zone = estimated_zone(card.height);
        for (const ProductSet& set : catalogue_.sets())
            if (lower(set.name) == lower(card.set)) card.set = set.id;
        catalogue_.add(std::move(card));
        return true;
    }

    void trouble(const CsvCell& cell, Message words) {
        if (++count_ <= max_card_table_troubles)
            troubles_.push_back({std::move(words), FilePos{file_, cell.line, cell.column}});
    }

    // One refusal at the place of the first mistake, which tells the others, too.
    Refusal all_troubles() {
        std::ranges::sort(troubles_, {}, [](const Refusal& each) { return std::pair(each.at->line, each.at->column); });
        if (count_ == 1) return troubles_.front();
        std::vector<Message> others;
        for (std::size_t i = 1; i < troubles_.size(); ++i) {
            const FilePos& at = *troubles_[i].at;
            others.push_back({"card-table.elsewhere",
                              {{"file", at.file},
                               {"line", at.line},
                               {"column", at.column},
                               {"what", std::vector{troubles_[i].message}}}});
        }
        const std::size_t untold = count_ - troubles_.size();
        return {{untold > 0 ? "card-table.many" : "card-table.several",
                 {{"first", std::vector{troubles_.front().message}}, {"others", others}, {"count", untold}}},
                troubles_.front().at};
    }

    const std::string& file_;
    Catalogue catalogue_;
    std::map<std::string, std::size_t> columns_;  // Place of each column in the table.
    std::map<std::string, int> lines_;            // Line in which each id stands first.
    std::vector<Refusal> troubles_;               // Those that are told.
    std::size_t count_ = 0;                       // All of them.
};

}  // namespace

std::vector<CardTableColumn> card_table_columns() {
    std::vector<CardTableColumn> columns;
    add_columns(columns, card_attributes, "", true);
    add_columns(columns, card_number_attributes, "", true);
    add_columns(columns, card_number_attributes, basic_side, false);
    for (const std::string_view each : columns_for_people) columns.push_back({std::string(each), false});
    return columns;
}

Result<Catalogue> read_cards_csv(std::string_view text, const std::string& file_name, Catalogue base) {
    return CardTable(file_name, std::move(base)).read(text);
}

}  // namespace hexwright::exchange
