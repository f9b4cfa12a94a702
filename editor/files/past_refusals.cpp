#include "editor/files/past_refusals.h"

#include "editor/files/open_maps.h"

#include <algorithm>

namespace hexwright::files {

namespace {

// What the start of the program told stays while the person answers its questions.
bool belongs_to_start(Dialog dialog) {
    return dialog == Dialog::Welcome || dialog == Dialog::FirstSets || dialog == Dialog::Recover;
}

std::size_t mixed(std::size_t sum, std::size_t next) { return sum * 1'000'003 ^ (next + 1); }

std::size_t in_hand(const EditorState& editor) {
    const ToolState& tools = editor.tools;
    std::size_t sum = static_cast<std::size_t>(tools.current);
    sum = mixed(sum, tools.armed ? static_cast<std::size_t>(tools.armed->kind.value) + 1 : 0);
    for (const PieceId piece : tools.selected) sum = mixed(sum, static_cast<std::size_t>(piece.value));
    if (editor.table.play) sum = mixed(sum, static_cast<std::size_t>(editor.table.play->hand.actor.value));
    return sum;
}

Circumstances circumstances(const EditorState& editor) {
    const Dialog dialog = belongs_to_start(editor.dialog.kind) ? Dialog::None : editor.dialog.kind;
    const int mode = (editor.table.playing ? 1 : 0) + (editor.building.on() ? 2 : 0) + (editor.desk.open ? 4 : 0);
    return {.maps = static_cast<unsigned>(map_count(editor)),
            .map = editor.number,
            .snapshot = editor.now().number,
            .position = editor.table.play ? editor.table.play->revision() + 1 : 0,
            .campaign = editor.campaign ? editor.campaign->number + 1 : 0,
            .in_hand = in_hand(editor),
            .place = static_cast<int>(dialog) * 8 + mode};
}

}  // namespace

void drop_past_refusal(EditorState& editor) {
    std::optional<Notice>& notice = editor.status.notice;
    if (!notice || !notice->refused) return;
    const Circumstances now = circumstances(editor);
    if (!notice->when) notice->when = now;
    else if (*notice->when != now) notice.reset();
}

}  // namespace hexwright::files
