#include "editor/play/table_hands.h"

namespace hexwright::play {

bool went(OpenMap& map, const Result<void>& result) {
    if (result) map.status.notice.reset();
    else refuse(map.status, result.error().message);
    return result.has_value();
}

FigureId figure_pointed_at(const OpenMap& map, const Pointer& pointer) {
    return touched_at(play_of(map).seen(), pointer.hex, level_pointed_at(map, pointer)).figure;
}

int level_pointed_at(const OpenMap& map, const Pointer& pointer) {
    if (pointer.in_scene && pointer.level) return *pointer.level - 1;
    return map.view.whole ? 0 : map.view.level;
}

bool may_act_by_hand(const OpenMap& map) {
    return map.table.on() && play_of(map).session().mode() == PlayMode::OpenTable;
}

bool refused_at_fair_play(OpenMap& map) {
    if (may_act_by_hand(map)) return false;
    if (map.table.on()) refuse(map.status, {"table.fair-by-hand"});
    return true;
}

}  // namespace hexwright::play
