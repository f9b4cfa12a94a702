#include "editor/files/table_files.h"

#include "editor/document/jobs.h"
#include "editor/editing/titles.h"
#include "editor/files/files.h"
#include "editor/workspace/editor_state.h"
#include "engine/core/text.h"
#include "formats/export/animation/build_film.h"
#include "formats/export/guide/guide.h"
#include "formats/export/models/model_files.h"
#include "formats/paper/build_sheet/build_sheet.h"
#include "formats/xml/bytes/file.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwright::files {
namespace {

constexpr int table_film_px = 800;  // From side to side.
constexpr std::array<std::string_view, 7> table_endings{".html", ".htm", ".glb", ".obj", ".stl", ".webp", ".gif"};

// In small letters.
std::string table_ending(const std::filesystem::path& file) { return lower(file.extension().string()); }

using TableFiles = std::vector<FileBytes>;  // Empty once the work is cancelled.
using TableWritten = Result<std::size_t>;   // The number of files.

TableFiles model_files(const std::filesystem::path& file, const Scenario& scenario, const Catalogue& catalogue) {
    const std::string ending = table_ending(file);
    const std::vector<ModelStep> model = model_of(scenario, catalogue);
    if (ending == ".glb") return {{file, to_glb(model, 1)}};
    if (ending == ".stl") return {{file, to_stl(model, 1)}};
    const std::filesystem::path materials = file.parent_path() / materials_name(file.filename().string());
    return {{materials, to_mtl(model)}, {file, to_obj(model, 1, materials.filename().string())}};
}

Result<TableFiles> film_files(const std::filesystem::path& file, const Scenario& scenario, const Catalogue& catalogue,
                              JobWatch& watch) {
    const SheetWatch going_on = [&watch](double share) {
        watch.progress(share);
        return !watch.cancelled();
    };
    const BuildFilm film(scenario, catalogue, table_film_px);
    const auto bytes = table_ending(file) == ".gif" ? to_gif(film, going_on) : to_webp(film, going_on);
    if (!bytes) return failure(bytes.error());
    return TableFiles{{file, *bytes}};
}

Result<TableFiles> files_for_table(const std::filesystem::path& file, const Scenario& scenario,
                                   const Catalogue& catalogue, const Words& words, JobWatch& watch) {
    const std::string ending = table_ending(file);
    if (ending == ".html" || ending == ".htm")
        return guide_html(scenario, catalogue, words).map([&](const std::string& page) {
            return TableFiles{{file, page}};
        });
    if (ending == ".webp" || ending == ".gif") return film_files(file, scenario, catalogue, watch);
    return model_files(file, scenario, catalogue);
}

// Writes nothing once the work is cancelled.
TableWritten write_all(const Result<TableFiles>& files, const JobWatch& watch) {
    if (!files) return failure(files.error());
    if (watch.cancelled()) return TableWritten(0);
    return write_files(*files).map([&] { return files->size(); });
}

void tell_written(OpenMap& map, const std::filesystem::path& file, const TableWritten& written) {
    if (!written) return refuse(map.status, written.error().message);
    say(map.status, {"print.written", {{"file", file.filename().string()}, {"n", *written}}});
}

}  // namespace

void ask_for_table_file(EditorState& editor, TableFile what) {
    constexpr std::array endings{".html", ".glb", ".webp"};
    std::filesystem::path name = suggested_name(editor.map.document, editor.words);
    name.replace_extension(endings[static_cast<std::size_t>(what)]);
    editor.dialog = {.kind = Dialog::PrintTo, .target = std::move(name)};
}

bool names_a_table_file(const std::filesystem::path& file) {
    return std::ranges::count(table_endings, table_ending(file)) > 0;
}

void write_table_file(EditorState& editor, const std::filesystem::path& file) {
    if (!names_a_table_file(file))
        return refuse(editor.map.status, {"print.ending", {{"file", file.filename().string()}}});
    if (const auto refused = too_large_for_sheet(*editor.now().scenario))
        return refuse(editor.map.status, refused->message);
    editor.map.tasks.start(
        editor.jobs, {"print.writing", {{"file", file.filename().string()}}},
        [scenario = editor.now().scenario, file, catalogue = editor.map.document.kept_catalogue(),
         words = &editor.words.now()](JobWatch& watch) -> TableWritten {
            return write_all(files_for_table(file, *scenario, *catalogue, *words, watch), watch);
        },
        [file](EditorState& then, const TableWritten& written) { tell_written(then.map, file, written); });
}

}  // namespace hexwright::files
