#include "editor/play/sitting_down.h"

#include "editor/editing/viewing.h"
#include "editor/workspace/open_map.h"

namespace hexwright::play {

void sit_down_again(OpenMap& map) {
    map.table.playing = true;
    map.table.waited = 0;
    map.tools.pressed.reset();
    map.status.notice.reset();
    if (!map.view.whole) show_whole(map, true);
    map.view.frame_map();
}

void stop_playing(OpenMap& map) {
    map.table.playing = false;
    map.tools.hovered.reset();
    map.status.notice.reset();
}

}  // namespace hexwright::play
