#include "editor/document/own/shelf.h"

#include "editor/document/own/collection.h"
#include "engine/core/system/places.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/scenario/scenario_parts.h"

#include <algorithm>

namespace hexwright::document {
namespace {

constexpr std::size_t max_collection_bytes = 1u << 20;

// A file stem that owned_from() can find by name: no blanks and no characters that mean something to a shell or a list.
std::string stem_for(const std::string& name) {
    std::string stem;
    for (const char letter : name) {
        const bool plain = static_cast<unsigned char>(letter) > ' ' &&
                           std::string_view("/\\:,;*?\"<>|'").find(letter) == std::string_view::npos;
        if (plain) stem += letter;
        else if (!stem.empty() && stem.back() != '-') stem += '-';
    }
    stem = shortened(stem, 60);
    while (stem.starts_with('.')) stem.erase(0, 1);
    return stem.empty() ? "collection" : stem;
}

std::filesystem::path free_file(const std::filesystem::path& folder, const std::string& name) {
    std::error_code error;
    const std::string stem = stem_for(name);
    std::filesystem::path file = folder / (stem + ".xml");
    for (int number = 2; std::filesystem::exists(file, error); ++number)
        file = folder / (stem + "-" + std::to_string(number) + ".xml");
    return file;
}

void sort(Shelf& shelf) {
    std::ranges::sort(shelf.collections, {},
                      [](const SavedCollection& each) { return std::pair(each.collection.name, each.file); });
}

Result<void> may_be_called(const Shelf& shelf, const std::string& name) {
    if (name.find_first_not_of(' ') == std::string::npos || first_bad_byte(name) != std::string::npos)
        return failure(Message{"collections.no-name"});
    if (name.find_first_of("\r\n\t") != std::string::npos || character_count(name) > max_text)
        return failure(Message{"collections.long-name", {{"most", max_text}}});
    if (find(shelf, name)) return failure(Message{"collections.name-taken", {{"name", name}}});
    return {};
}

SavedCollection* find_in(Shelf& shelf, const std::string& name) {
    return const_cast<SavedCollection*>(find(shelf, name));
}

Refusal gone(const std::string& name) { return {{"collections.gone", {{"name", name}}}, std::nullopt}; }

template <class Rows, class Kind>
int count_in(const Rows& rows, Kind kind) {
    int sum = 0;
    for (const auto& row : rows)
        if (row == typename Rows::value_type{kind, row.count}) sum += row.count;
    return sum;
}

template <class Rows, class Kind>
void set_in(Rows& rows, Kind kind, int count, int most) {
    using Row = typename Rows::value_type;
    std::erase_if(rows, [&](const Row& row) { return row == Row{kind, row.count}; });
    if (count > 0) rows.push_back({kind, std::min(count, most)});
}

}  // namespace

std::filesystem::path collections_folder() {
    const std::filesystem::path own = system::data_folder();
    return own.empty() ? own : own / "collections";
}

Shelf read_shelf(const std::filesystem::path& folder, const Catalogue& catalogue) {
    Shelf shelf{folder, {}, {}};
    std::error_code error;
    std::vector<std::filesystem::path> files;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (entry->path().extension() == ".xml") files.push_back(entry->path());
    std::ranges::sort(files);
    if (files.size() > max_collections) files.resize(max_collections);
    for (const std::filesystem::path& file : files) {
        const auto text = read_file(file, max_collection_bytes);
        auto read = text ? read_collection(*text, file.filename().string(), catalogue)
                         : Result<Collection>(failure(text.error()));
        if (read) shelf.collections.push_back({file, std::move(*read)});
        else shelf.unreadable.push_back(read.error());
    }
    sort(shelf);
    return shelf;
}

const SavedCollection* find(const Shelf& shelf, const std::string& name) {
    for (const SavedCollection& each : shelf.collections)
        if (each.collection.name == name) return &each;
    return nullptr;
}

Result<void> add(Shelf& shelf, Collection collection, const Catalogue& catalogue) {
    collection.owned = pooled({collection.owned});
    if (const auto may = may_be_called(shelf, collection.name); !may) return failure(may.error());
    if (shelf.collections.size() >= max_collections)
        return failure(Message{"collections.too-many", {{"most", max_collections}}});
    std::error_code error;
    std::filesystem::create_directories(shelf.folder, error);
    const std::filesystem::path file = free_file(shelf.folder, collection.name);
    if (const auto written = write_file(file, write_collection(collection, catalogue)); !written)
        return failure(written.error());
    shelf.collections.push_back({file, std::move(collection)});
    sort(shelf);
    return {};
}

Result<void> change(Shelf& shelf, const std::string& name, const Holding& owned, const Catalogue& catalogue) {
    SavedCollection* saved = find_in(shelf, name);
    if (!saved) return failure(gone(name));
    const Collection after{name, pooled({owned})};
    if (const auto written = write_file(saved->file, write_collection(after, catalogue)); !written)
        return failure(written.error());
    saved->collection = after;
    return {};
}

Result<void> rename(Shelf& shelf, const std::string& name, const std::string& to, const Catalogue& catalogue) {
    SavedCollection* saved = find_in(shelf, name);
    if (!saved) return failure(gone(name));
    if (name == to) return {};
    if (const auto may = may_be_called(shelf, to); !may) return failure(may.error());
    const Collection after{to, saved->collection.owned};
    const std::filesystem::path file = free_file(shelf.folder, to);
    if (const auto written = write_file(file, write_collection(after, catalogue)); !written)
        return failure(written.error());
    std::error_code error;
    std::filesystem::remove(saved->file, error);  // The new file holds everything that the old one did.
    *saved = {file, after};
    sort(shelf);
    return {};
}

Result<void> throw_away(Shelf& shelf, const std::string& name, const std::filesystem::path& trash) {
    const SavedCollection* saved = find(shelf, name);
    if (!saved) return failure(gone(name));
    if (const auto moved = move_to_trash(saved->file, trash); !moved) return failure(moved.error());
    std::erase_if(shelf.collections, [&](const SavedCollection& each) { return each.collection.name == name; });
    return {};
}

std::string free_name(const Shelf& shelf, const std::string& wanted) {
    std::string name = wanted;
    for (int number = 2; find(shelf, name); ++number) name = wanted + " " + std::to_string(number);
    return name;
}

void set_count(Holding& holding, SetKind set, int count) {
    set_in(holding.sets, set, count, max_set_count);
    std::ranges::sort(holding.sets, {}, &SetCount::set);
}
void set_count(Holding& holding, ItemKind item, int count) {
    set_in(holding.items, item, count, max_item_count);
    std::ranges::sort(holding.items, {}, &LooseItem::item);
}

Holding pooled(const std::vector<Holding>& holdings) {
    Holding all;
    for (const Holding& each : holdings) {
        for (const SetCount& row : each.sets) set_count(all, row.set, count_of(all, row.set) + row.count);
        for (const LooseItem& row : each.items) set_count(all, row.item, count_of(all, row.item) + row.count);
    }
    return all;
}

int count_of(const Holding& holding, SetKind set) { return count_in(holding.sets, set); }
int count_of(const Holding& holding, ItemKind item) { return count_in(holding.items, item); }

}  // namespace hexwright::document
