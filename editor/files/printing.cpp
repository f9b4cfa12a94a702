#include "editor/files/printing.h"

#include "editor/document/files/sheet_files.h"
#include "editor/editing/titles.h"
#include "editor/files/files.h"
#include "editor/workspace/editor_state.h"
#include "formats/paper/build_sheet/build_sheet.h"
#include "formats/paper/card_sheet/card_sheet.h"
#include "formats/xml/bytes/file.h"

#include <optional>
#include <utility>

namespace hexwright::files {
namespace {

using Written = Result<std::size_t>;  // The number of files.

// Writes nothing once the work is cancelled.
Written write_sheet(const std::filesystem::path& file, const std::vector<Drawing>& pages, const JobWatch& watch) {
    const auto files = sheet_files(file, pages);
    if (!files) return failure(files.error());
    if (watch.cancelled()) return Written(0);
    return write_files(*files).map([&] { return files->size(); });
}

void tell(EditorState& editor, const std::filesystem::path& file, const Written& written) {
    if (!written) return refuse(editor.map.status, written.error().message);
    say(editor.map.status, {"print.written", {{"file", file.filename().string()}, {"n", *written}}});
}

}  // namespace

SheetOptions sheet_options(const EditorState& editor) {
    const SheetSetting& chosen = editor.user.settings.sheet;
    SheetOptions options;
    options.paper = chosen.letter ? Paper::Letter : Paper::A4;
    options.steps_a_page = chosen.steps_a_page;
    options.grey = chosen.grey;
    options.rules = chosen.rules;
    if (const auto& owned = editor.map.document.owned()) options.owned = items_of(*owned, editor.catalogue());
    return options;
}

std::string suggested_sheet_name(const EditorState& editor) {
    const std::filesystem::path map = suggested_name(editor.map.document, editor.words);
    return map.stem().string() + ".pdf";
}

void print_sheet(EditorState& editor, const std::filesystem::path& file) {
    if (!names_a_sheet(file)) return refuse(editor.map.status, {"sheet.ending", {{"file", file.filename().string()}}});
    if (const auto refused = too_large_for_sheet(*editor.now().scenario))
        return refuse(editor.map.status, refused->message);
    editor.map.tasks.start(
        editor.jobs, {"print.writing", {{"file", file.filename().string()}}},
        [scenario = editor.now().scenario, options = sheet_options(editor), file,
         catalogue = editor.map.document.kept_catalogue(), words = &editor.words.now()](JobWatch& watch) -> Written {
            const SheetWatch going_on = [&watch](double share) {
                watch.progress(share);
                return !watch.cancelled();
            };
            const std::vector<Drawing> pages = build_sheet(*scenario, *catalogue, *words, options, going_on);
            return pages.empty() ? Written(0) : write_sheet(file, pages, watch);
        },
        [file](EditorState& then, const Written& written) { tell(then, file, written); });
}

void print_army(EditorState& editor, const ArmyToPrint& army, const std::filesystem::path& file) {
    if (!names_a_sheet(file)) return refuse(editor.map.status, {"sheet.ending", {{"file", file.filename().string()}}});
    const SheetSetting& chosen = editor.user.settings.sheet;
    const CardSheetOptions paper{chosen.letter ? Paper::Letter : Paper::A4, chosen.grey};
    editor.map.tasks.start(
        editor.jobs, {"print.writing", {{"file", file.filename().string()}}},
        [army, prices = army.prices ? std::optional(*army.prices) : std::nullopt, paper, file,
         catalogue = editor.map.document.kept_catalogue(), words = &editor.words.now()](JobWatch& watch) -> Written {
            const ArmyOnPaper printed{army.army.name, army.army.cards, &army.format, prices ? &*prices : nullptr};
            return write_sheet(file, army_sheet(printed, *catalogue, *words, paper), watch);
        },
        [file](EditorState& then, const Written& written) { tell(then, file, written); });
}

}  // namespace hexwright::files
