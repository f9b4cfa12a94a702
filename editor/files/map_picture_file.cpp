#include "editor/files/map_picture_file.h"

#include "editor/document/files/map_picture.h"
#include "editor/editing/titles.h"
#include "editor/files/files.h"
#include "editor/files/scene_picture.h"
#include "editor/workspace/editor_state.h"
#include "engine/core/text.h"
#include "formats/xml/bytes/file.h"

#include <utility>

namespace hexwright::files {

void ask_for_map_picture(EditorState& editor) {
    editor.dialog = {.kind = Dialog::MapPicture};
    editor.user.picture.level = editor.map.view.whole ? std::nullopt : std::optional(editor.map.view.level);
    editor.user.scene_picture.table = editor.map.view.table;
    editor.user.scene_picture.dark = editor.map.view.dark;
}

std::string suggested_picture_name(const EditorState& editor) {
    const std::filesystem::path map = suggested_name(editor.map.document, editor.words);
    return map.stem().string() + ".png";
}

std::optional<Refusal> cannot_write_picture(const EditorState& editor, const std::filesystem::path& file) {
    if (editor.user.picture.view != MapView::Scene)
        return too_much_for_picture(editor.user.picture, *editor.now().scenario, editor.catalogue());
    if (lower(file.extension().string()) != ".png") return Refusal{{"picture.scene-ending"}, FilePos{file.string()}};
    return cannot_write(file);
}

namespace {

Result<std::string> drawn_picture(const Scenario& scenario, const Catalogue& catalogue, const MapPicture& picture,
                                  const std::filesystem::path& file) {
    return picture_bytes(drawing_of(picture, scenario, catalogue), file, picture.width);
}

// `make` is the work of a job: a Result of the bytes of the file.
template <class Make>
void write_as_task(EditorState& editor, const std::filesystem::path& file, Make make) {
    editor.map.tasks.start(
        editor.jobs, {"print.writing", {{"file", file.filename().string()}}},
        [file, make = std::move(make)](JobWatch& watch) -> Result<void> {
            const Result<std::string> bytes = make(watch);
            if (watch.cancelled()) return {};
            if (!bytes) return failure(bytes.error());
            return write_file(file, *bytes);
        },
        [file](EditorState& then, const Result<void>& written) {
            if (!written) return refuse(then.map.status, written.error().message);
            say(then.map.status, {"print.written", {{"file", file.filename().string()}, {"n", 1}}});
        });
}

}  // namespace

void write_map_picture(EditorState& editor, const std::filesystem::path& file) {
    if (const auto refused = cannot_write_picture(editor, file)) return refuse(editor.map.status, refused->message);
    const MapPicture& picture = editor.user.picture;
    if (picture.view == MapView::Scene)
        return write_as_task(editor, file,
                             [errand = scene_errand(editor)](JobWatch& watch) { return scene_bytes(errand, watch); });
    write_as_task(editor, file,
                  [scenario = editor.now().scenario, picture, file, catalogue = editor.map.document.kept_catalogue()](
                      JobWatch&) { return drawn_picture(*scenario, *catalogue, picture, file); });
}

}  // namespace hexwright::files
