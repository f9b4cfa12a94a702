#include "editor/play/sitting_down.h"

#include "editor/editing/viewing.h"

namespace hexwright::play {

void sit_down_again(EditorState& editor) {
    editor.table.playing = true;
    editor.table.waited = 0;
    editor.tools.pressed.reset();
    editor.status.notice.reset();
    if (!editor.view.whole) show_whole(editor, true);
    editor.view.frame_map();
}

void stop_playing(EditorState& editor) {
    editor.table.playing = false;
    editor.tools.hovered.reset();
    editor.status.notice.reset();
}

}  // namespace hexwright::play
