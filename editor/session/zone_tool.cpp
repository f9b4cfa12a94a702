#include "editor/session/zone_tool.h"

#include "editor/session/commit.h"
#include "editor/session/placing.h"
#include "editor/session/tool_choice.h"

#include <algorithm>

namespace hexwright::editor_session {

namespace {

const Zones& zones_of(const Document& document) { return *document.now().scenario->zones; }

// `after`: the tools as they are when this is refused.
ToolOutcome painted_or_erased(const EditorState& editor, ToolState after, const std::vector<Space>& spaces,
                              bool erasing) {
    const Zones& before = zones_of(editor.document);
    const Zone zone = zone_in_hand(after.zone_brush, editor.document);
    Zones zones = erasing ? erased(before, spaces, after.zone_brush.hidden) : document::painted(before, zone, spaces);
    ToolOutcome outcome;
    if (zones != before) {
        const char* id = erasing ? "edit.zone-erase" : "edit.zone-paint";
        outcome =
            proposed(editor, Edit{SetZones{std::move(zones)}, {id, {{"zone", zone.id}, {"count", spaces.size()}}}});
    }
    if (const Zone* now = outcome.change ? zone_named(*outcome.change->after->zones, zone.id) : nullptr;
        now && !erasing) {
        show_zone(after.zone_brush, zone.id, true);
        outcome.notice = Notice{{"notice.zone", {{"zone", zone.id}, {"count", zone_count(*now, editor.words)}}}};
    }
    outcome.tools = std::move(after);
    return outcome;
}

void gather(std::vector<Space>& spaces, const EditorState& editor, const Pointer& pointer) {
    for (const Pointer& each : way_to(editor, pointer))
        if (const Surface* surface = surface_meant(editor.view, editor.document, each);
            surface && std::ranges::count(spaces, surface->space) == 0)
            spaces.push_back(surface->space);
}

int highest_shown(const EditorState& editor, const Pointer& pointer) {
    return editor.view.whole || pointer.in_scene ? max_level : editor.view.level;
}

}  // namespace

const Surface* surface_meant(const ViewState& view, const Document& document, const Pointer& pointer) {
    if (!pointer.in_scene) return surface_at(view, document, pointer.hex);
    return pointer.level ? document.now().terrain.surface({pointer.hex, *pointer.level - 1}) : nullptr;
}

ToolOutcome zone_press(const EditorState& editor, const Pointer& pointer) {
    ToolOutcome outcome{.tools = editor.tools};
    outcome.tools->gesture.erasing = pointer.mods.ctrl;
    const Surface* surface = surface_meant(editor.view, editor.document, pointer);
    if (!surface) {
        outcome.notice = Notice{{"hint.no-surface", {{"hex", to_text(pointer.hex)}}}};
        return outcome;
    }
    if (editor.tools.zone_brush.fill != pointer.mods.alt)
        return painted_or_erased(editor, *std::move(outcome.tools),
                                 region_about(surface->space, editor.now().terrain, highest_shown(editor, pointer)),
                                 pointer.mods.ctrl);
    gather(outcome.tools->gesture.spaces, editor, pointer);
    return outcome;
}

ToolOutcome zone_drag(const EditorState& editor, const Pointer& pointer) {
    if (editor.tools.zone_brush.fill != editor.tools.pressed->mods.alt) return {};
    ToolOutcome outcome{.tools = editor.tools};
    gather(outcome.tools->gesture.spaces, editor, pointer);
    return outcome;
}

ToolOutcome zone_release(const EditorState& editor, const Pointer&) {
    const GestureState& gesture = editor.tools.gesture;
    if (gesture.spaces.empty()) return {};
    return painted_or_erased(editor, editor.tools, gesture.spaces, gesture.erasing);
}

Zone zone_in_hand(const ZoneBrush& brush, const Document& document) {
    if (const Zone* zone = zone_named(zones_of(document), brush.id)) return *zone;
    return {brush.id, "start", brush.color, {}, {}};
}

void hold_zone(EditorState& editor, const std::string& id) {
    const Zone* zone = zone_named(zones_of(editor.document), id);
    if (!zone) return;
    editor.tools.zone_brush.id = id;
    editor.tools.zone_brush.color = zone->color;
}

void hold_color(EditorState& editor, std::string_view color) {
    editor.status.notice.reset();
    editor.tools.zone_brush.color = color;
    const auto found = std::ranges::find(zones_of(editor.document), color, &Zone::color);
    editor.tools.zone_brush.id =
        found != zones_of(editor.document).end() ? found->id : free_id(color, zones_of(editor.document));
}

void add_zone(EditorState& editor) {
    editor.status.notice.reset();
    const auto unused = [&](std::string_view color) {
        return std::ranges::count(zones_of(editor.document), color, &Zone::color) == 0;
    };
    const auto color = std::ranges::find_if(player_colors, unused);
    Zone zone = start_zone(color != player_colors.end() ? *color : "zone", zones_of(editor.document));
    if (color == player_colors.end()) zone.color.clear();
    if (!commit(editor, Edit{SetZones{document::painted(zones_of(editor.document), zone, {})},
                             {"edit.zone-add", {{"zone", zone.id}}}}))
        return;
    hold_zone(editor, zone.id);
    if (editor.tools.current != Tool::Zone) choose_tool(editor, Tool::Zone);
}

void remove_zone(EditorState& editor) {
    editor.status.notice.reset();
    const std::string id = editor.tools.zone_brush.id;
    if (!zone_named(zones_of(editor.document), id)) return;
    const Zones before = zones_of(editor.document);
    if (!commit(editor, Edit{SetZones{document::without(before, id)}, {"edit.zone-remove", {{"zone", id}}}})) return;
    std::string others;  // Zones that held only its images and went with it.
    for (const Zone& zone : before)
        if (zone.id != id && !zone_named(zones_of(editor.document), zone.id))
            others += (others.empty() ? "" : ", ") + zone.id;
    if (!others.empty()) say(editor.status, {"notice.zones-removed", {{"zone", id}, {"others", others}}});
    if (!zones_of(editor.document).empty()) hold_zone(editor, zones_of(editor.document).back().id);
}

bool change_zone(EditorState& editor, const std::string& id, const Zone& to) {
    editor.status.notice.reset();
    const Zone* zone = zone_named(zones_of(editor.document), id);
    if (!zone || *zone == to) return false;
    const Message title{"edit.zone-change", {{"zone", to.id}}};
    Edit change{SetZones{replaced(zones_of(editor.document), id, to)}, title};
    // Words and players that speak of it follow its new name.
    if (to.id != id) change = Edit{Compound{{Edit{Rename{NamedThing::Zone, id, to.id, {}}, title}, change}}, title};
    if (!commit(editor, change)) return false;
    std::ranges::replace(editor.tools.zone_brush.hidden, id, to.id);
    if (editor.tools.zone_brush.id == id) hold_zone(editor, to.id);
    return true;
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

}  // namespace hexwright::editor_session
