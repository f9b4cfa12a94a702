#include "editor/document/own/armies.h"

#include "editor/document/own/stamps.h"
#include "editor/document/safety/trash.h"
#include "engine/setup/army_list.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/bytes/utf8.h"

#include <algorithm>
#include <utility>

namespace hexwright::document {
namespace {

constexpr std::size_t most_army_bytes = 100'000, most_army_name = 60, most_armies = 1'000;

Result<void> may_name_army(const std::string& name) {
    const bool one_line = std::ranges::none_of(name, [](char c) { return static_cast<unsigned char>(c) < ' '; });
    if (name.find_first_not_of(' ') != std::string::npos && one_line && first_bad_byte(name) == std::string::npos &&
        character_count(name) <= most_army_name && file_stem_of(name).size() <= 200)
        return {};
    return failure(Message{"army-list.name", {{"name", shortened(name)}, {"most", most_army_name}}});
}

std::filesystem::path file_of_army(const std::filesystem::path& folder, const std::string& name) {
    return folder / (file_stem_of(name) + ".xml");
}

}  // namespace

std::filesystem::path army_folder() {
    const std::filesystem::path data = system::data_folder();
    return data.empty() ? data : data / "armies";
}

std::vector<ArmyFile> armies_in(const std::filesystem::path& folder) {
    std::vector<ArmyFile> armies;
    std::error_code error;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (entry->path().extension() == ".xml" && armies.size() < most_armies)
            armies.push_back({name_of_stem(entry->path().stem().string()), entry->path()});
    std::ranges::sort(armies, {}, &ArmyFile::name);
    return armies;
}

Result<ArmyFile> keep_army(const std::filesystem::path& folder, const SavedArmy& army,
                           const std::filesystem::path& trash) {
    if (const auto may = may_name_army(army.name); !may) return failure(may.error());
    std::error_code error;
    std::filesystem::create_directories(folder, error);  // If it fails, so does writing.
    const ArmyFile kept{army.name, file_of_army(folder, army.name)};
    const std::string bytes = write_army(army);
    if (is_there(kept.file)) {
        if (const auto before = read_file(kept.file, most_army_bytes); before && *before == bytes) return kept;
        if (const auto moved = move_to_trash(kept.file, trash); !moved) return failure(moved.error());
    }
    if (const auto written = write_file(kept.file, bytes); !written) return failure(written.error());
    return kept;
}

Result<SavedArmy> kept_army(const ArmyFile& army, const Catalogue& catalogue) {
    const auto text = read_file(army.file, most_army_bytes);
    if (!text) return failure(text.error());
    return read_army(*text, army.file.string(), catalogue);
}

Result<void> throw_away_army(const ArmyFile& army, const std::filesystem::path& trash) {
    return move_to_trash(army.file, trash);
}

Result<ArmyFormats> known_army_formats(const Catalogue& catalogue) {
    ArmyFormats shipped = shipped_army_formats(catalogue);
    const std::filesystem::path config = system::config_folder(), file = config / "army_formats.xml";
    if (config.empty() || !is_there(file)) return shipped;
    const auto text = read_file(file, most_army_bytes * 10);
    if (!text) return failure(text.error());
    return read_army_formats(*text, file.string(), catalogue, std::move(shipped));
}

Result<ArmyRead> army_in_text(const std::string& text, const std::string& file_name, const Catalogue& catalogue,
                              const ArmyFormats& formats) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first != std::string::npos && text[first] == '<') {
        auto saved = read_army(text, file_name, catalogue);
        if (!saved) return failure(saved.error());
        return ArmyRead{std::move(*saved), {}};
    }
    auto listed = army_from_list(text, file_name, catalogue, formats.prices);
    if (!listed) return failure(listed.error());
    return ArmyRead{{std::move(listed->name), {}, std::move(listed->cards)}, std::move(listed->notes)};
}

Result<ArmyRead> army_from(const std::string& list_or_name, const Catalogue& catalogue, const ArmyFormats& formats) {
    const auto from_file = [&](const std::filesystem::path& file) -> Result<ArmyRead> {
        const auto text = read_file(file, most_army_bytes);
        return text ? army_in_text(*text, file.string(), catalogue, formats) : failure(text.error());
    };
    if (list_or_name == "-" || is_there(list_or_name)) return from_file(list_or_name);
    const std::filesystem::path folder = army_folder();
    if (may_name_army(list_or_name) && !folder.empty())
        if (const auto kept = file_of_army(folder, list_or_name); is_there(kept)) return from_file(kept);
    return army_in_text(list_or_name, "", catalogue, formats);
}

}  // namespace hexwright::document
