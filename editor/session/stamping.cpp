#include "editor/session/stamping.h"

#include "editor/session/carry_tool.h"

#include <utility>

namespace hexwright {

namespace {

void look_again(EditorState& editor) { editor.shelf.stamps = stamps_in(editor.shelf.folder); }

void refuse_for(EditorState& editor, const Error& error) {
    refuse(editor, {"refused.stamp", {{"trouble", describe(error, editor.words)}}});
}

}  // namespace

void show_stamps(EditorState& editor, std::filesystem::path folder) {
    editor.shelf = {.folder = std::move(folder)};
    look_again(editor);
}

void begin_naming(EditorState& editor) {
    editor.notice.reset();
    editor.shelf.naming = selected_block(editor);
    editor.shelf.unfolded = true;
}

bool keep_named(EditorState& editor, const std::string& name) {
    if (!editor.shelf.naming) return false;
    const auto kept = save_stamp(editor.shelf.folder, name, *editor.shelf.naming, Existing::Keep, editor.catalogue());
    if (!kept) return refuse_for(editor, kept.error()), false;
    editor.shelf.naming.reset();
    look_again(editor);
    say(editor, {"notice.stamp-kept", {{"name", kept->name}}});
    return true;
}

void take_stamp(EditorState& editor, const Stamp& stamp) {
    auto block = load_stamp(stamp, editor.catalogue());
    if (!block) return refuse_for(editor, block.error());
    carry(editor, std::move(*block), Carrying::Copy);
}

bool rename(EditorState& editor, const Stamp& stamp, const std::string& name) {
    editor.notice.reset();
    const auto renamed = rename_stamp(stamp, name);
    if (!renamed) refuse_for(editor, renamed.error());
    look_again(editor);
    return renamed.has_value();
}

void discard(EditorState& editor, const Stamp& stamp) {
    const auto gone = delete_stamp(stamp);
    look_again(editor);
    if (!gone) return refuse_for(editor, gone.error());
    say(editor,
        {"notice.stamp-discarded", {{"name", stamp.name}, {"folder", (editor.shelf.folder / "trash").string()}}});
}

}  // namespace hexwright
