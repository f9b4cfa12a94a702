#include "editor/document/files/open.h"

#include "editor/document/edits/comments.h"
#include "editor/document/files/picture_paths.h"
#include "engine/map_code/code_text.h"
#include "engine/map_code/map_code.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/rules/rules_xml.h"
#include "formats/xml/scenario/scenario_code.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace hexwright::document {
namespace {

// Clears line numbers, which refer to another file.
template <class List>
void forget_lines(Shared<List>& list) {
    list.change([](List& all) {
        for (auto& each : all) each.line = {};
    });
}

// The reader of files has the last word on what the code says, as on everything that comes from elsewhere.
Result<ReadScenario> read_code(const std::string& code, const Catalogue& catalogue) {
    if (is_scenario_code(code)) return scenario_of_scenario_code(code, catalogue);
    const auto said = scenario_of_code(code, catalogue);
    if (!said) return failure(said.error());
    auto read = read_scenario(write_scenario(*said, catalogue), std::string(code_mark), catalogue);
    if (!read) return failure(Message{"refused.code-mistyped"});
    read->notes.clear();
    read->piece_lines.clear();
    return read;
}

}  // namespace

bool is_code(std::string_view text) { return is_map_code(text) || is_scenario_code(text); }

Result<ReadScenario> open_one_scenario(const std::filesystem::path& file, const Catalogue& catalogue) {
    if (is_code(file.string())) return read_code(file.string(), catalogue);
    const auto bytes = read_file(file);
    if (!bytes) return failure(bytes.error());
    const std::string name = file == "-" ? "standard input" : file.string();
    const FileKind kind = kind_of(file, *bytes);
    auto read = format_of(kind).read(*bytes, name, catalogue);
    if (read && !is_foreign(kind)) read->scenario = with_whole_picture_paths(std::move(read->scenario), file);
    return read;
}

Change change_in(const std::filesystem::path& file, const Scenario& scenario, const Catalogue& catalogue) {
    const FileKind kind = kind_of(file);
    const MapFormat& format = format_of(kind);
    return is_foreign(kind) && format.write ? format.write(scenario, catalogue).change : Change{};
}

Result<Change> save_scenario(const std::filesystem::path& file, const Scenario& scenario, const Catalogue& catalogue,
                             const std::filesystem::path& seen_by) {
    const FileKind kind = kind_of(file);
    const MapFormat& format = format_of(kind);
    if (!format.write)
        return failure(Message{format.not_written, {{"file", file.filename().string()}}}, FilePos{file.string()});
    auto [bytes, change] = format.write(
        is_foreign(kind) ? scenario : with_relative_picture_paths(scenario, seen_by.empty() ? file : seen_by),
        catalogue);
    const std::size_t names = other_names(file);
    const auto done = write_file(file, bytes);
    if (!done) return failure(done.error());
    change.other_names = told_of_other_names(file, names);
    return change;
}

Scenario with_battlefield_of(Scenario scenario, const Scenario& other) {
    scenario.limit = other.limit;
    scenario.battlefield = other.battlefield;
    scenario.groups = other.groups;
    if (scenario.battlefield_name.empty()) scenario.battlefield_name = other.battlefield_name;
    if (scenario.zones->empty()) scenario.zones = other.zones, forget_lines(scenario.zones);
    if (scenario.glyphs->empty() && scenario.glyph_pools->empty())
        scenario.glyphs = other.glyphs, scenario.glyph_pools = other.glyph_pools, forget_lines(scenario.glyphs);
    if (scenario.underlays->empty()) scenario.underlays = other.underlays;
    if (scenario.symmetry.kind == SymmetryKind::Off) scenario.symmetry = other.symmetry;
    if (scenario.carried->source.empty()) scenario.carried = other.carried;
    scenario.comments.change([&](Comments& comments) {
        for (const auto& [key, lines] : *other.comments)
            if (is_of_battlefield(key)) comments[key].insert(comments[key].end(), lines.begin(), lines.end());
    });
    return scenario;
}

Result<Rules> open_rules(const std::filesystem::path& file, const Catalogue& catalogue) {
    const auto bytes = read_file(file.string());
    if (!bytes) return failure(bytes.error());
    return read_rules(*bytes, file.string(), catalogue);
}

Result<ReadScenario> open_scenario(const std::filesystem::path& file, const Catalogue& catalogue) {
    auto read = open_one_scenario(file, catalogue);
    if (!read || read->scenario.battlefield_source.empty()) return read;
    const std::string& source = read->scenario.battlefield_source;
    const FilePos here = read->source_at.value_or(FilePos{file.string()});
    if (std::filesystem::path(source).is_absolute() || source.find("://") != std::string::npos)
        return failure(Message{"open.source-not-relative", {{"file", source}}}, here);
    auto other = open_one_scenario((file == "-" ? std::filesystem::path() : file.parent_path()) / source, catalogue);
    if (!other && other.error().message.id == "file.missing")
        return failure(Message{"open.source-missing", {{"file", source}}}, here);
    if (!other) return failure(other.error());
    if (!other->scenario.battlefield_source.empty())
        return failure(Message{"open.source-of-source", {{"file", source}}}, here);
    read->scenario = with_battlefield_of(std::move(read->scenario), other->scenario);
    // What reading changed in one of our own files does not matter here; what a foreign one holds that we lack does.
    if (kind_of(source) != FileKind::Ours) std::ranges::move(other->notes, std::back_inserter(read->notes));
    read->piece_lines.clear();  // The line numbers refer to the other file.
    return read;
}

}  // namespace hexwright::document
