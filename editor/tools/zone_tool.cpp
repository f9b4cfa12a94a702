#include "editor/tools/zone_tool.h"

#include "editor/editing/placing.h"
#include "editor/editing/pointing.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>

namespace hexwright::tools {

namespace {

// `after`: the tools as they are when this is refused.
ToolOutcome painted_or_erased(const EditorState& editor, ToolState after, const std::vector<Space>& spaces,
                              bool erasing) {
    const Zones& before = zones_of(editor.map.document);
    const Zone zone = zone_in_hand(after.zone_brush, editor.map.document);
    Zones zones = erasing ? erased(before, spaces, after.zone_brush.hidden) : document::painted(before, zone, spaces);
    ToolOutcome outcome;
    if (zones != before) {
        const char* id = erasing ? "edit.zone-erase" : "edit.zone-paint";
        outcome =
            proposed(editor.map, Edit{SetZones{std::move(zones)}, {id, {{"zone", zone.id}, {"count", spaces.size()}}}});
    }
    if (const Zone* now = outcome.change ? zone_named(*outcome.change->after->zones, zone.id) : nullptr;
        now && !erasing) {
        show_zone(after.zone_brush, zone.id, true);
        outcome.notice = Notice{{"notice.zone", {{"zone", zone.id}, {"count", zone_count(*now, editor.words)}}}};
    }
    outcome.tools = std::move(after);
    return outcome;
}

void gather(std::vector<Space>& spaces, const OpenMap& map, const Pointer& pointer) {
    for (const Pointer& each : way_to(map, pointer))
        if (const Surface* surface = surface_meant(map.view, map.document, each);
            surface && std::ranges::count(spaces, surface->space) == 0)
            spaces.push_back(surface->space);
}

int highest_shown(const OpenMap& map, const Pointer& pointer) {
    return map.view.whole || pointer.in_scene ? max_level : map.view.level;
}

}  // namespace

const Zones& zones_of(const Document& document) { return *document.now().scenario->zones; }

ToolOutcome zone_press(const EditorState& editor, const Pointer& pointer) {
    ToolOutcome outcome{.tools = editor.map.tools};
    outcome.tools->gesture.erasing = pointer.mods.ctrl;
    const Surface* surface = surface_meant(editor.map.view, editor.map.document, pointer);
    if (!surface) {
        outcome.notice = Notice{{"hint.no-surface", {{"hex", to_text(pointer.hex)}}}};
        return outcome;
    }
    if (editor.map.tools.zone_brush.fill != pointer.mods.alt)
        return painted_or_erased(editor, *std::move(outcome.tools),
                                 region_about(surface->space, editor.now().terrain, highest_shown(editor.map, pointer)),
                                 pointer.mods.ctrl);
    gather(outcome.tools->gesture.spaces, editor.map, pointer);
    return outcome;
}

ToolOutcome zone_drag(const EditorState& editor, const Pointer& pointer) {
    if (editor.map.tools.zone_brush.fill != editor.map.tools.pressed->mods.alt) return {};
    ToolOutcome outcome{.tools = editor.map.tools};
    gather(outcome.tools->gesture.spaces, editor.map, pointer);
    return outcome;
}

ToolOutcome zone_release(const EditorState& editor, const Pointer&) {
    const GestureState& gesture = editor.map.tools.gesture;
    if (gesture.spaces.empty()) return {};
    return painted_or_erased(editor, editor.map.tools, gesture.spaces, gesture.erasing);
}

Zone zone_in_hand(const ZoneBrush& brush, const Document& document) {
    if (const Zone* zone = zone_named(zones_of(document), brush.id)) return *zone;
    return {brush.id, "start", brush.color, {}, {}};
}

void show_zone(ZoneBrush& brush, const std::string& id, bool shown) {
    std::erase(brush.hidden, id);
    if (!shown) brush.hidden.push_back(id);
}

bool is_shown(const ZoneBrush& brush, const std::string& id) { return std::ranges::count(brush.hidden, id) == 0; }

std::string zone_count(const Zone& zone, const Words& words) {
    if (!zone.size) return std::to_string(zone.spaces.size());
    return words(Message{"zones.count", {{"count", zone.spaces.size()}, {"size", *zone.size}}});
}

}  // namespace hexwright::tools
