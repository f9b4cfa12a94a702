#include "formats/exchange/csv/collection_csv.h"

#include "engine/core/loose_names.h"
#include "engine/core/suggest.h"
#include "engine/core/text.h"
#include "formats/exchange/csv/rows.h"
#include "formats/exchange/room.h"
#include "formats/exchange/virtualscape/hsc_types.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/scenario/scenario_parts.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

namespace hexwright::exchange {
namespace {

std::optional<int> number_from(const std::string& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = !text.empty() && error == std::errc() && end == text.data() + text.size();
    return whole ? std::optional(number) : std::nullopt;
}

// The header's column with one of the names; earlier names take precedence.
std::optional<std::size_t> column_named(const CsvRow& header, std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names)
        for (std::size_t i = 0; i < header.size(); ++i)
            if (lower(header[i].text) == name) return i;
    return std::nullopt;
}

struct Columns {
    std::size_t thing = 0;
    std::optional<std::size_t> count{};
    bool known = false;  // True when the columns come from a header.
};

std::optional<Columns> columns_of(const CsvRow& header) {
    const auto thing = column_named(header, {"id", "item", "set", "piece", "tile", "box", "product", "name"});
    const auto count = column_named(header, {"count", "quantity", "qty", "number", "amount", "owned", "have", "used"});
    if (!thing && !count) return std::nullopt;
    return Columns{thing.value_or(0), count, true};
}

Columns columns_without_header(const CsvRow& row) {
    if (row.size() > 1 && number_from(row[0].text) && !number_from(row[1].text)) return {1, 0};
    return {0, row.size() > 1 ? std::optional<std::size_t>(1) : std::nullopt};
}

class CsvReader {
public:
    CsvReader(const std::string& file_name, const Catalogue& catalogue)
        : file_(file_name), catalogue_(catalogue), types_(hsc_types(catalogue)) {
        for (std::size_t i = 0; i < catalogue.sets().size(); ++i)
            for (const std::string& name : {catalogue.sets()[i].id, catalogue.sets()[i].name})
                sets_.add(lower(name), SetKind{static_cast<int>(i)});
        for (std::size_t i = 0; i < catalogue.items().size(); ++i) {
            const ItemType& type = catalogue.items()[i];
            item_ids_.add(lower(type.id), ItemKind{static_cast<int>(i)});
            for (const std::string& name : {type.name, type.plural})
                item_names_.add(lower(name), ItemKind{static_cast<int>(i)});
        }
    }

    CsvReading read(std::string_view text) {
        text = without_byte_order_mark(text);
        if (const std::size_t bad = first_bad_byte(text); bad != std::string_view::npos) {
            trouble({{}, line_of(text, bad), 0},
                    {"xml.not-utf8", {{"byte", static_cast<int>(static_cast<unsigned char>(text[bad]))}}});
            return std::move(reading_);
        }
        CsvRows rows(text);
        std::size_t count = 0;
        for (auto row = rows.next(); row; row = rows.next()) {
            if (++count > max_csv_rows) {
                trouble(row->front(), {"csv.too-long", {{"limit", max_csv_rows}}});
                break;
            }
            if (!is_empty(*row) && !row->front().text.starts_with('#')) take(*row);
        }
        add_up();
        if (!any_thing_ && reading_.troubles.empty()) trouble({}, {"csv.nothing"});
        return std::move(reading_);
    }

private:
    void take(const CsvRow& row) {
        if (first_) {
            first_ = false;
            if (const auto header = columns_of(row)) {
                header_ = *header;
                return;
            }
        }
        const Columns columns = header_.known ? header_ : columns_without_header(row);
        if (columns.thing >= row.size()) return trouble(row.front(), {"csv.no-thing"});
        const CsvCell& thing = row[columns.thing];
        int count = 1;
        if (columns.count) {
            const CsvCell nothing{{}, thing.line, thing.column};
            const CsvCell& cell = *columns.count < row.size() ? row[*columns.count] : nothing;
            const auto number = number_from(cell.text);
            if (!number || *number < 0 || *number > max_csv_count)
                return trouble(cell, {"csv.count", {{"text", shortened(cell.text)}, {"limit", max_csv_count}}});
            count = *number;
        }
        add(thing, count);
    }

    void add(const CsvCell& thing, int count) {
        const std::string name = lower(thing.text);
        const auto raise = [count](int& sum, int most, int times = 1) { sum = std::min(sum + count * times, most); };
        any_thing_ = true;
        const SetKind* set = sets_.find(name);
        if (set && count > max_set_count)
            trouble(thing, {"csv.count", {{"text", std::to_string(count)}, {"limit", max_set_count}}});
        else if (set) raise(set_counts_[*set], max_set_count);
        else if (const ItemKind* item = item_ids_.find(name)) raise(item_counts_[*item], max_csv_count);
        else if (const ItemKind* named = item_names_.find(name)) raise(item_counts_[*named], max_csv_count);
        else if (const auto other = item_of_other_name(thing.text))
            raise(item_counts_[other->first], max_csv_count, other->second);
        else unknown(thing);
    }

    // The web editors' name of a piece, or a piece that is a form of an item, such as castle-arch. A kind with a base
    // of its own, such as marro-hive, means the model alone, as those tables count bases in rows of their own.
    std::optional<std::pair<ItemKind, int>> item_of_other_name(const std::string& name) const {
        const PieceKind* kind = types_.by_web_code(name);
        if (!kind || catalogue_[*kind].items.empty()) return std::nullopt;
        if (const auto same = catalogue_.item(catalogue_[*kind].id)) return std::pair(*same, 1);
        const std::vector<ItemKind>& items = catalogue_[*kind].items;
        return std::pair(items.front(), static_cast<int>(std::ranges::count(items, items.front())));
    }

    void unknown(const CsvCell& thing) {
        std::vector<std::string> known;
        for (const ProductSet& set : catalogue_.sets())
            for (const std::string& name : {set.id, set.name}) known.push_back(lower(name));
        for (const ItemType& item : catalogue_.items())
            for (const std::string& name : {item.id, item.name, item.plural}) known.push_back(lower(name));
        const auto meant = nearest(lower(thing.text), known);
        Message words{meant ? "csv.unknown-near" : "csv.unknown", {{"name", shortened(thing.text)}}};
        if (meant) words.arguments.emplace_back("suggestion", *meant);
        trouble(thing, std::move(words));
    }

    void trouble(const CsvCell& cell, Message words) {
        std::vector<Refusal>& troubles = reading_.troubles;
        if (troubles.size() > max_csv_troubles) return;
        if (troubles.size() == max_csv_troubles) words = {"csv.more-troubles"};
        troubles.push_back({std::move(words), FilePos{file_, cell.line, cell.column}});
    }

    void add_up() {
        for (const auto& [set, count] : set_counts_)
            if (count > 0) reading_.holding.sets.push_back({set, count});
        for (const auto& [item, count] : item_counts_)
            if (count > 0) reading_.holding.items.push_back({item, count});
    }

    const std::string& file_;
    const Catalogue& catalogue_;
    const HscTypes types_;
    LooseNames<SetKind> sets_;  // Sets take precedence over items of the same name.
    LooseNames<ItemKind> item_ids_, item_names_;
    std::map<SetKind, int> set_counts_;
    std::map<ItemKind, int> item_counts_;
    CsvReading reading_;
    Columns header_;
    bool first_ = true, any_thing_ = false;
};

}  // namespace

CsvReading read_collection_csv(std::string_view text, const std::string& file_name, const Catalogue& catalogue) {
    return CsvReader(file_name, catalogue).read(text);
}

bool is_collection_csv(std::string_view text) {
    CsvRows rows(without_byte_order_mark(text));
    auto row = rows.next();
    while (row && (is_empty(*row) || row->front().text.starts_with('#'))) row = rows.next();
    if (!row) return false;
    if (columns_of(*row)) return true;
    return row->size() > 1 && number_from((*row)[0].text).has_value() != number_from((*row)[1].text).has_value();
}

}  // namespace hexwright::exchange
