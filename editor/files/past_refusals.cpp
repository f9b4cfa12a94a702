#include "editor/files/past_refusals.h"

#include "editor/files/open_maps.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>

namespace hexwright::files {

namespace {

// What the start of the program told stays while the person answers its questions.
bool belongs_to_start(const DialogState& dialog) {
    return dialog.at_start || dialog.kind == Dialog::Welcome || dialog.kind == Dialog::FirstSets ||
           dialog.kind == Dialog::Recover;
}

std::size_t mixed(std::size_t sum, std::size_t next) { return sum * 1'000'003 ^ (next + 1); }

std::size_t in_hand(const EditorState& editor) {
    const ToolState& tools = editor.map.tools;
    std::size_t sum = static_cast<std::size_t>(tools.current);
    sum = mixed(sum, tools.armed ? static_cast<std::size_t>(tools.armed->kind.value) + 1 : 0);
    for (const PieceId piece : tools.selected) sum = mixed(sum, static_cast<std::size_t>(piece.value));
    if (editor.map.table.play) sum = mixed(sum, static_cast<std::size_t>(editor.map.table.play->hand.actor.value));
    return sum;
}

Circumstances circumstances(const EditorState& editor) {
    const Dialog dialog = belongs_to_start(editor.dialog) ? Dialog::None : editor.dialog.kind;
    const int mode =
        (editor.map.table.playing ? 1 : 0) + (editor.map.building.on() ? 2 : 0) + (editor.map.desk.open ? 4 : 0);
    return {.maps = static_cast<unsigned>(map_count(editor)),
            .map = editor.map.number,
            .snapshot = editor.now().number,
            .position = editor.map.table.play ? editor.map.table.play->revision() + 1 : 0,
            .campaign = editor.map.campaign ? editor.map.campaign->number + 1 : 0,
            .in_hand = in_hand(editor),
            .place = static_cast<int>(dialog) * 8 + mode};
}

}  // namespace

void drop_past_refusal(EditorState& editor) {
    std::optional<Notice>& notice = editor.map.status.notice;
    if (!notice || !notice->refused) return;
    const Circumstances now = circumstances(editor);
    if (!notice->when) notice->when = now;
    else if (*notice->when != now) notice.reset();
}

}  // namespace hexwright::files
