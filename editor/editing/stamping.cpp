#include "editor/editing/stamping.h"

#include "editor/editing/carry_tool.h"
#include "editor/workspace/editor_state.h"

#include <utility>

namespace hexwright::editing {

namespace {

void look_again(EditorState& editor) { editor.user.stamps.stamps = stamps_in(editor.user.stamps.folder); }

void refuse_for(EditorState& editor, const Refusal& error) {
    refuse(editor.map.status, {"refused.stamp", {{"trouble", describe(error, editor.words)}}});
}

}  // namespace

void show_stamps(EditorState& editor, std::filesystem::path folder) {
    editor.user.stamps = {.folder = std::move(folder)};
    look_again(editor);
}

void begin_naming(EditorState& editor) {
    editor.map.status.notice.reset();
    editor.user.stamps.naming = selected_block(editor.map.tools, editor.map.document);
    editor.user.stamps.unfolded = true;
}

bool keep_named(EditorState& editor, const std::string& name) {
    if (!editor.user.stamps.naming) return false;
    const auto kept =
        save_stamp(editor.user.stamps.folder, name, *editor.user.stamps.naming, Existing::Keep, editor.catalogue());
    if (!kept) return refuse_for(editor, kept.error()), false;
    editor.user.stamps.naming.reset();
    look_again(editor);
    say(editor.map.status, {"notice.stamp-kept", {{"name", kept->name}}});
    return true;
}

void take_stamp(EditorState& editor, const Stamp& stamp) {
    auto block = load_stamp(stamp, editor.catalogue());
    if (!block) return refuse_for(editor, block.error());
    carry(editor.map, std::move(*block), Carrying::Copy);
}

bool rename(EditorState& editor, const Stamp& stamp, const std::string& name) {
    editor.map.status.notice.reset();
    const auto renamed = rename_stamp(stamp, name);
    if (!renamed) refuse_for(editor, renamed.error());
    look_again(editor);
    return renamed.has_value();
}

void discard(EditorState& editor, const Stamp& stamp) {
    const auto gone = delete_stamp(stamp);
    look_again(editor);
    if (!gone) return refuse_for(editor, gone.error());
    say(editor.map.status,
        {"notice.stamp-discarded", {{"name", stamp.name}, {"folder", (editor.user.stamps.folder / "trash").string()}}});
}

}  // namespace hexwright::editing
