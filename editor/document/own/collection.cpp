#include "editor/document/own/collection.h"

#include "engine/core/loose_names.h"
#include "engine/core/suggest.h"
#include "engine/core/system/places.h"
#include "engine/core/text.h"
#include "formats/exchange/csv/collection_csv.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/catalogue/collection_xml.h"

#include <algorithm>
#include <charconv>
#include <filesystem>

namespace hexwright::document {
namespace {

constexpr int most_boxes = 10'000;

bool parts(char letter) { return letter == ',' || letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n'; }

struct Entry {
    std::string_view id, count;  // An empty count means one.
    FilePos at;
};

std::vector<Entry> entries_of(std::string_view list, const std::string& file_name) {
    std::vector<Entry> entries;
    int line = 1;
    std::size_t line_start = 0;
    for (std::size_t i = 0; i < list.size();) {
        if (list[i] == '#') {
            i = std::min(list.find('\n', i), list.size());
        } else if (parts(list[i])) {
            if (list[i++] == '\n') ++line, line_start = i;
        } else {
            const std::size_t start = i;
            while (i < list.size() && !parts(list[i]) && list[i] != '#') ++i;
            const std::string_view word = list.substr(start, i - start);
            const std::size_t colon = std::min(word.find(':'), word.size());
            entries.push_back({word.substr(0, colon),
                               word.substr(std::min(colon + 1, word.size())),
                               {file_name, line, static_cast<int>(start - line_start) + 1}});
        }
    }
    return entries;
}

std::optional<int> count_from(std::string_view text) {
    int count = 1;  // The default when no count is given.
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    const bool whole = text.empty() || (error == std::errc() && end == text.data() + text.size());
    return whole && count >= 1 && count <= most_boxes ? std::optional(count) : std::nullopt;
}

Refusal unknown(const Entry& entry, const Catalogue& catalogue) {
    std::vector<std::string> ids;
    for (const ProductSet& set : catalogue.sets()) ids.push_back(set.id);
    for (const ItemType& item : catalogue.items()) ids.push_back(item.id);
    const auto meant = nearest(entry.id, ids);
    Message message{meant ? "scenario.unknown-set-near" : "scenario.unknown-set", {{"id", std::string(entry.id)}}};
    if (meant) message.arguments.emplace_back("suggestion", *meant);
    return {std::move(message), entry.at.file.empty() ? std::nullopt : std::optional(entry.at)};
}

bool names_a_table(const std::filesystem::path& file) {
    std::string ending = lower(file.extension().string());
    return ending == ".csv" || ending == ".tsv";
}

// A line that was not understood refuses the table: a collection that lacks it would raise false alarms.
Result<Holding> from_table(std::string_view text, const std::string& file_name, const Catalogue& catalogue) {
    CsvReading reading = read_collection_csv(text, file_name, catalogue);
    if (reading.troubles.empty()) return std::move(reading.holding);
    Refusal first = std::move(reading.troubles.front());
    first.more.assign(reading.troubles.begin() + 1, reading.troubles.end());
    return failure(std::move(first));
}

Result<Holding> from_file(const std::filesystem::path& file, const Catalogue& catalogue) {
    const auto text = read_file(file, max_csv_bytes);
    if (!text) return failure(text.error());
    const std::size_t first = text->find_first_not_of(" \t\r\n");
    if (first != std::string::npos && (*text)[first] == '<') {
        auto collection = read_collection(*text, file.string(), catalogue);
        return collection ? Result<Holding>(std::move(collection->owned)) : failure(collection.error());
    }
    // A list is tried first because a column of ids alone is one, too.
    auto listed = holding_from(*text, file.string(), catalogue);
    if (listed && !listed->empty()) return listed;
    const bool table = names_a_table(file) || is_collection_csv(*text);
    if (table) return from_table(*text, file.string(), catalogue);
    return listed ? failure(Message{"csv.nothing"}, FilePos{file.string()}) : listed;
}

}  // namespace

Result<Holding> holding_from(std::string_view list, const std::string& file_name, const Catalogue& catalogue) {
    LooseNames<SetKind> sets;
    LooseNames<ItemKind> items;
    for (std::size_t i = 0; i < catalogue.sets().size(); ++i)
        sets.add(catalogue.sets()[i].id, SetKind{static_cast<int>(i)});
    for (std::size_t i = 0; i < catalogue.items().size(); ++i)
        items.add(catalogue.items()[i].id, ItemKind{static_cast<int>(i)});
    Holding holding;
    for (const Entry& entry : entries_of(list, file_name)) {
        const auto at = file_name.empty() ? std::nullopt : std::optional(entry.at);
        const auto count = count_from(entry.count);
        if (!count)
            return failure(Message{"collection.count", {{"text", std::string(entry.count)}, {"limit", most_boxes}}},
                           at);
        const std::string id(entry.id);
        if (const SetKind* set = sets.find(id)) holding.sets.push_back({*set, *count});
        else if (const ItemKind* item = items.find(id)) holding.items.push_back({*item, *count});
        else return failure(unknown(entry, catalogue));
    }
    return holding;
}

Result<Holding> owned_from(const std::string& list_or_name, const Catalogue& catalogue) {
    auto listed = holding_from(list_or_name, "", catalogue);
    if (listed) return listed;
    if (is_there(list_or_name)) return from_file(list_or_name, catalogue);
    const bool plain = list_or_name.find_first_of("/,: ") == std::string::npos;
    const std::filesystem::path data = system::data_folder(), saved = data / "collections" / (list_or_name + ".xml");
    if (plain && !data.empty() && is_there(saved)) return from_file(saved, catalogue);
    return listed;
}

}  // namespace hexwright::document
