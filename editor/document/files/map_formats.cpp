#include "editor/document/files/map_formats.h"

#include "engine/core/text.h"
#include "formats/exchange/virtualscape/hsc_convert.h"
#include "formats/exchange/virtualscape/hsc_reader.h"
#include "formats/exchange/virtualscape/hsc_types.h"
#include "formats/exchange/web/gzip.h"
#include "formats/exchange/web/web_map.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace hexwright::document {
namespace {

Result<ReadScenario> read_ours(std::string_view bytes, const std::string& name, const Catalogue& catalogue) {
    return read_scenario(bytes, name, catalogue, Holes::Kept);
}

WrittenMap write_ours(const Scenario& scenario, const Catalogue& catalogue) {
    return {write_scenario(scenario, catalogue)};
}

Result<ReadScenario> read_virtualscape(std::string_view bytes, const std::string& name, const Catalogue& catalogue) {
    return read_hsc_scenario(std::string(bytes), name, hsc_types(catalogue), catalogue);
}

WrittenMap write_virtualscape(const Scenario& scenario, const Catalogue& catalogue) {
    WrittenHsc written = write_hsc_scenario(scenario, hsc_types(catalogue), catalogue);
    Change change{std::move(written.personal), std::move(written.lost), {}};
    std::ranges::move(written.moved, std::back_inserter(change.instead));
    return {std::move(written.bytes), std::move(change)};
}

bool begins_as_web_map(std::string_view bytes) {
    const std::size_t first = bytes.find_first_not_of(" \t\r\n");
    return (first != std::string_view::npos && bytes[first] == '{') || looks_gzipped(bytes);
}

Result<ReadScenario> read_of_web(std::string_view bytes, const std::string& name, const Catalogue& catalogue) {
    return read_web_map(bytes, name, hsc_types(catalogue), catalogue);
}

std::string lower_ending(const std::filesystem::path& file) { return lower(file.extension().string()); }

}  // namespace

std::span<const MapFormat> map_formats() {
    static const MapFormat formats[] = {
        {.kind = FileKind::Ours,
         .endings = {".xml"},
         .begins_so = nullptr,
         .read = read_ours,
         .write = write_ours,
         .type = "file-type.scenario",
         .not_written = nullptr,
         .not_saved = nullptr},
        {.kind = FileKind::Hsc,
         .endings = {".hsc"},
         .begins_so = looks_like_hsc,
         .read = read_virtualscape,
         .write = write_virtualscape,
         .type = "file-type.virtualscape",
         .not_written = nullptr,
         .not_saved = nullptr},
        {.kind = FileKind::Web,
         .endings = {".json", ".gz"},
         .begins_so = begins_as_web_map,
         .read = read_of_web,
         .write = nullptr,
         .type = nullptr,
         .not_written = "open.web-not-written",
         .not_saved = "file-dialog.web"},
    };
    return formats;
}

const MapFormat& format_of(FileKind kind) {
    const auto formats = map_formats();
    const auto row = std::ranges::find(formats, kind, &MapFormat::kind);
    return row == formats.end() ? formats.front() : *row;
}

FileKind kind_of(const std::filesystem::path& file) {
    const std::string ending = lower_ending(file);
    for (const MapFormat& format : map_formats())
        if (std::ranges::count(format.endings, ending) > 0) return format.kind;
    return FileKind::Other;
}

FileKind kind_of(const std::filesystem::path& file, std::string_view bytes) {
    if (const FileKind kind = kind_of(file); kind != FileKind::Other) return kind;
    for (const MapFormat& format : map_formats())
        if (format.begins_so && format.begins_so(bytes)) return format.kind;
    return FileKind::Ours;
}

bool is_foreign(FileKind kind) { return kind != FileKind::Ours && kind != FileKind::Other; }

bool opens_as_map(const std::filesystem::path& file) {
    // The web editor packs "River.json" as "River.gz", so the name need not tell what is inside.
    return kind_of(file) != FileKind::Other && lower_ending(file.stem()) != ".tar";
}

}  // namespace hexwright::document
