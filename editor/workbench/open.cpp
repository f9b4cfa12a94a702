#include "editor/workbench/open.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "editor/workbench/picture_paths.h"
#include "formats/file.h"

namespace hexwright {
namespace {

Result<ReadScenario> read_one(const std::filesystem::path& file, const Catalogue& catalogue) {
    const auto bytes = read_file(file);
    if (!bytes) return failure(bytes.error());
    auto read = read_scenario(*bytes, file == "-" ? "standard input" : file.string(), catalogue);
    if (read) read->scenario = with_whole_picture_paths(std::move(read->scenario), file);
    return read;
}

// Comments that come along with a limit and a battlefield.
bool belongs_to_battlefield(std::string_view key) {
    if (key.starts_with("end:")) key.remove_prefix(4);
    constexpr std::array kinds = {"limit", "set", "item", "battlefield", "level", "piece"};
    return std::ranges::any_of(kinds, [key](std::string_view kind) {
        return key.starts_with(kind) && (key.size() == kind.size() || key[kind.size()] == ':');
    });
}

}  // namespace

Scenario with_battlefield_of(Scenario scenario, const Scenario& other) {
    scenario.limit = other.limit;
    scenario.battlefield = other.battlefield;
    if (scenario.battlefield_name.empty()) scenario.battlefield_name = other.battlefield_name;
    if (scenario.zones->empty()) scenario.zones = other.zones;
    if (scenario.glyphs->empty()) scenario.glyphs = other.glyphs;
    if (scenario.underlays->empty()) scenario.underlays = other.underlays;
    scenario.comments.change([&](Comments& comments) {
        for (const auto& [key, lines] : *other.comments)
            if (belongs_to_battlefield(key)) comments[key].insert(comments[key].end(), lines.begin(), lines.end());
    });
    return scenario;
}

Result<ReadScenario> open_scenario(const std::filesystem::path& file, const Catalogue& catalogue) {
    auto read = read_one(file, catalogue);
    if (!read || read->scenario.battlefield_source.empty()) return read;
    const std::string& source = read->scenario.battlefield_source;
    const FilePos here = read->source_at.value_or(FilePos{file.string()});
    if (std::filesystem::path(source).is_absolute() || source.find("://") != std::string::npos)
        return failure(Message{"open.source-not-relative", {{"file", source}}}, here);
    const auto other = read_one((file == "-" ? std::filesystem::path() : file.parent_path()) / source, catalogue);
    if (!other && other.error().message.id == "file.missing") return failure(Message{"open.source-missing", {{"file", source}}}, here);
    if (!other) return failure(other.error());
    if (!other->scenario.battlefield_source.empty()) return failure(Message{"open.source-of-source", {{"file", source}}}, here);
    read->scenario = with_battlefield_of(std::move(read->scenario), other->scenario);
    read->piece_lines.clear();  // they are lines of the other file
    return read;
}

}  // namespace hexwright
