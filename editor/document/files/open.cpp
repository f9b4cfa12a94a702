#include "editor/document/files/open.h"

#include "editor/document/edits/comments.h"
#include "editor/document/files/picture_paths.h"
#include "engine/map_code/code_text.h"
#include "engine/map_code/map_code.h"
#include "formats/exchange/virtualscape/hsc_convert.h"
#include "formats/exchange/virtualscape/hsc_reader.h"
#include "formats/exchange/web/gzip.h"
#include "formats/exchange/web/web_map.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/rules/rules_xml.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace hexwright::document {
namespace {

std::string lower_ending(const std::filesystem::path& file) {
    std::string ending = file.extension().string();
    for (char& c : ending)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c | 0x20);
    return ending;
}

WrittenHsc as_hsc(const Scenario& scenario, const Catalogue& catalogue) {
    return write_hsc_scenario(scenario, hsc_types(catalogue), catalogue);
}

Change change_of(WrittenHsc written) {
    Change change{std::move(written.personal), std::move(written.lost), {}};
    std::ranges::move(written.moved, std::back_inserter(change.instead));
    return change;
}

// Clears line numbers, which refer to another file.
template <class List>
void forget_lines(Shared<List>& list) {
    list.change([](List& all) {
        for (auto& each : all) each.line = {};
    });
}

// The reader of files has the last word on what the code says, as on everything that comes from elsewhere.
Result<ReadScenario> read_code(const std::string& code, const Catalogue& catalogue) {
    const auto said = scenario_of_code(code, catalogue);
    if (!said) return failure(said.error());
    auto read = read_scenario(write_scenario(*said, catalogue), std::string(code_mark), catalogue);
    if (!read) return failure(Message{"refused.code-mistyped"});
    read->notes.clear();
    read->piece_lines.clear();
    return read;
}

}  // namespace

FileKind kind_of(const std::filesystem::path& file) {
    const std::string ending = lower_ending(file);
    if (ending == ".hsc") return FileKind::Hsc;
    if (ending == ".json" || ending == ".gz") return FileKind::Web;
    return ending == ".xml" ? FileKind::Ours : FileKind::Other;
}

FileKind kind_of(const std::filesystem::path& file, std::string_view bytes) {
    const FileKind kind = kind_of(file);
    if (kind != FileKind::Other) return kind;
    if (looks_like_hsc(bytes)) return FileKind::Hsc;
    const std::size_t first = bytes.find_first_not_of(" \t\r\n");
    const bool braces = first != std::string_view::npos && bytes[first] == '{';
    return braces || looks_gzipped(bytes) ? FileKind::Web : FileKind::Ours;
}

bool opens_as_map(const std::filesystem::path& file) {
    // The web editor packs "River.json" as "River.gz", so the name need not tell what is inside.
    return kind_of(file) != FileKind::Other && lower_ending(file.stem()) != ".tar";
}

Result<ReadScenario> open_one_scenario(const std::filesystem::path& file, const Catalogue& catalogue) {
    if (is_map_code(file.string())) return read_code(file.string(), catalogue);
    auto bytes = read_file(file);
    if (!bytes) return failure(bytes.error());
    const std::string name = file == "-" ? "standard input" : file.string();
    const FileKind kind = kind_of(file, *bytes);
    if (kind == FileKind::Hsc) return read_hsc_scenario(std::move(*bytes), name, hsc_types(catalogue), catalogue);
    if (kind == FileKind::Web) return read_web_map(*bytes, name, hsc_types(catalogue), catalogue);
    auto read = read_scenario(*bytes, name, catalogue, Holes::Kept);
    if (read) read->scenario = with_whole_picture_paths(std::move(read->scenario), file);
    return read;
}

Change change_in(const std::filesystem::path& file, const Scenario& scenario, const Catalogue& catalogue) {
    if (kind_of(file) != FileKind::Hsc) return {};
    return change_of(as_hsc(scenario, catalogue));
}

Result<Change> save_scenario(const std::filesystem::path& file, const Scenario& scenario, const Catalogue& catalogue,
                             const std::filesystem::path& seen_by) {
    const FileKind kind = kind_of(file);
    if (kind == FileKind::Web)
        return failure(Message{"open.web-not-written", {{"file", file.filename().string()}}}, FilePos{file.string()});
    Change change;
    std::string bytes;
    if (kind == FileKind::Hsc) {
        WrittenHsc written = as_hsc(scenario, catalogue);
        bytes = std::move(written.bytes);
        change = change_of(std::move(written));
    } else {
        bytes = write_scenario(with_relative_picture_paths(scenario, seen_by.empty() ? file : seen_by), catalogue);
    }
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
