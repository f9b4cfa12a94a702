#include "editor/editing/layers.h"

#include "editor/editing/commit.h"
#include "editor/workspace/editor_state.h"
#include "formats/xml/bytes/file.h"

#include <algorithm>

namespace hexwright::editing {

namespace {

bool map_is_edited(const OpenMap& map) { return !map.table.on() && !map.building.on(); }

}  // namespace

ShownPart shown_part(const OpenMap& map) {
    ShownPart part{shown_levels(map.view)};
    if (map_is_edited(map)) part.hidden_groups = map.view.layers.hidden_groups;
    return part;
}

const Surface* surface_shown(const OpenMap& map, HexCoord hex) {
    return map_is_edited(map) ? surface_at(map.view, map.document, hex) : surface_at(map.view, map.shown(), hex);
}

void hide_level(OpenMap& map, int level, bool hidden) {
    map.status.notice.reset();
    if (map.view.layers.alone) show_alone(map, false);
    map.view.layers.hidden.set(static_cast<std::size_t>(level), hidden);
}

void show_alone(OpenMap& map, bool alone) {
    map.status.notice.reset();
    map.view.layers.alone = alone;
    if (alone) map.view.whole = false;
}

void show_levels(OpenMap& map, int from, int to) {
    map.status.notice.reset();
    map.view.layers.alone = false;
    map.view.layers.hidden = ~levels_between(from, to);
    map.view.layers.hidden.reset(0);
    const auto [least, most] = std::minmax(from, to);
    say(map.status, {"notice.levels-shown", {{"from", least}, {"to", most}}});
}

void show_all_levels(EditorState& editor) {
    editor.map.status.notice.reset();
    editor.map.view.layers.alone = false;
    editor.map.view.layers.hidden.reset();
}

void lay_over(OpenMap& map, Overlay overlay) {
    map.status.notice.reset();
    map.view.layers.overlay = map.view.layers.overlay == overlay ? Overlay::None : overlay;
}

std::optional<PicturePlace> underlay_place(const OpenMap& map) {
    const Underlay* underlay = underlay_of(map.view, map.document);
    auto place = underlay ? place_of(underlay->pins) : std::nullopt;
    const auto& pins = map.tools.aligning.pins;
    if (place && map.tools.current == Tool::Align && pins.size() == 1) return moved_to(*place, pins.front());
    return place;
}

const PictureShelf::Entry& picture_of(EditorState& editor, const Underlay& underlay) {
    return editor.map.view.layers.pictures.look_up(underlay.src, editor.jobs);
}

void set_underlay(OpenMap& map, Underlay underlay) {
    commit(map, SetUnderlays{with_underlay(*map.now().scenario->underlays, std::move(underlay))});
}

}  // namespace hexwright::editing
