#include "editor/files/start_notice.h"

#include <optional>
#include <utility>

namespace hexwright::files {

void hold_start_notice(EditorState& editor) {
    editor.maps.told_at_start = std::exchange(editor.map.status.notice, std::nullopt);
}

void tell_start_notice(EditorState& editor) {
    OpenMaps& maps = editor.maps;
    if (!maps.told_at_start || !maps.waiting.empty() || !maps.reopening.files.empty()) return;
    StatusLine& status = editor.map.status;
    const std::optional<Notice> of_map = std::exchange(status.notice, std::exchange(maps.told_at_start, std::nullopt));
    if (of_map) say_too(status, *of_map);
}

}  // namespace hexwright::files
