#include "editor/session/map_picture_file.h"

#include "editor/document/map_picture.h"
#include "editor/session/files.h"
#include "formats/file.h"

#include <utility>

namespace hexwright::editor_session {

void ask_for_map_picture(EditorState& editor) {
    editor.dialog = {.kind = Dialog::MapPicture};
    editor.user.picture.level = editor.view.whole ? std::nullopt : std::optional(editor.view.level);
}

std::string suggested_picture_name(const EditorState& editor) {
    const std::filesystem::path map = suggested_name(editor.document, editor.words);
    return map.stem().string() + ".png";
}

void write_map_picture(EditorState& editor, const std::filesystem::path& file) {
    if (const auto refused = too_much_for_picture(editor.user.picture, *editor.now().scenario, editor.catalogue()))
        return refuse(editor.status, refused->message);
    editor.tasks.start(
        editor.jobs, {"print.writing", {{"file", file.filename().string()}}},
        [scenario = editor.now().scenario, picture = editor.user.picture, file,
         catalogue = &editor.catalogue()](JobWatch& watch) -> Result<void> {
            const auto bytes = picture_bytes(drawing_of(picture, *scenario, *catalogue), file, picture.width);
            if (!bytes) return failure(bytes.error());
            if (watch.cancelled()) return {};
            return write_file(file, *bytes);
        },
        [file](EditorState& then, const Result<void>& written) {
            if (!written) return refuse(then.status, written.error().message);
            say(then.status, {"print.written", {{"file", file.filename().string()}, {"n", 1}}});
        });
}

}  // namespace hexwright::editor_session
