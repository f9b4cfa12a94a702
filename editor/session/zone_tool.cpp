#include "editor/session/zone_tool.h"

#include "editor/session/placing.h"

#include <algorithm>

namespace hexwright {

namespace {

const Zones& zones_of(const EditorState& editor) { return *editor.now().scenario->zones; }

void commit_spaces(EditorState& editor, const std::vector<Space>& spaces, bool erasing) {
    const Zone zone = zone_in_hand(editor);
    Zones after =
        erasing ? erased(zones_of(editor), spaces, editor.zone.hidden) : painted(zones_of(editor), zone, spaces);
    if (after == zones_of(editor)) return;
    const char* id = erasing ? "edit.zone-erase" : "edit.zone-paint";
    if (!commit(editor, Edit{SetZones{std::move(after)}, {id, {{"zone", zone.id}, {"count", spaces.size()}}}})) return;
    const Zone* now = zone_named(zones_of(editor), zone.id);
    if (erasing || !now) return;
    show_zone(editor, zone.id, true);
    say(editor, {"notice.zone", {{"zone", zone.id}, {"count", zone_count(*now, editor.words)}}});
}

void gather(EditorState& editor, const Pointer& pointer) {
    std::vector<Space>& spaces = editor.under_way.spaces;
    for (const Pointer& each : way_to(editor, pointer))
        if (const Surface* surface = surface_meant(editor, each);
            surface && std::ranges::count(spaces, surface->space) == 0)
            spaces.push_back(surface->space);
}

int highest_shown(const EditorState& editor, const Pointer& pointer) {
    return editor.whole || pointer.in_scene ? max_level : editor.level;
}

}  // namespace

const Surface* surface_meant(const EditorState& editor, const Pointer& pointer) {
    if (!pointer.in_scene) return surface_at(editor, pointer.hex);
    return pointer.level ? editor.now().terrain.surface({pointer.hex, *pointer.level - 1}) : nullptr;
}

void zone_press(EditorState& editor, const Pointer& pointer) {
    editor.under_way.erasing = pointer.mods.ctrl;
    const Surface* surface = surface_meant(editor, pointer);
    if (!surface) return say(editor, {"hint.no-surface", {{"hex", to_text(pointer.hex)}}});
    if (editor.zone.fill != pointer.mods.alt)
        return commit_spaces(editor, region_about(surface->space, editor.now().terrain, highest_shown(editor, pointer)),
                             pointer.mods.ctrl);
    gather(editor, pointer);
}

void zone_drag(EditorState& editor, const Pointer& pointer) {
    if (editor.zone.fill == editor.pressed->mods.alt) gather(editor, pointer);
}

void zone_release(EditorState& editor, const Pointer&) {
    if (!editor.under_way.spaces.empty()) commit_spaces(editor, editor.under_way.spaces, editor.under_way.erasing);
}

Zone zone_in_hand(const EditorState& editor) {
    if (const Zone* zone = zone_named(zones_of(editor), editor.zone.id)) return *zone;
    return {editor.zone.id, "start", editor.zone.color, {}, {}};
}

void hold_zone(EditorState& editor, const std::string& id) {
    const Zone* zone = zone_named(zones_of(editor), id);
    if (!zone) return;
    editor.zone.id = id;
    editor.zone.color = zone->color;
}

void hold_color(EditorState& editor, std::string_view color) {
    editor.notice.reset();
    editor.zone.color = color;
    const auto found = std::ranges::find(zones_of(editor), color, &Zone::color);
    editor.zone.id = found != zones_of(editor).end() ? found->id : free_id(color, zones_of(editor));
}

void add_zone(EditorState& editor) {
    editor.notice.reset();
    const auto unused = [&](std::string_view color) {
        return std::ranges::count(zones_of(editor), color, &Zone::color) == 0;
    };
    const auto color = std::ranges::find_if(player_colors, unused);
    Zone zone = start_zone(color != player_colors.end() ? *color : "zone", zones_of(editor));
    if (color == player_colors.end()) zone.color.clear();
    if (!commit(editor, Edit{SetZones{painted(zones_of(editor), zone, {})}, {"edit.zone-add", {{"zone", zone.id}}}}))
        return;
    hold_zone(editor, zone.id);
    if (editor.tool != Tool::Zone) choose_tool(editor, Tool::Zone);
}

void remove_zone(EditorState& editor) {
    editor.notice.reset();
    const std::string id = editor.zone.id;
    if (!zone_named(zones_of(editor), id)) return;
    const Zones before = zones_of(editor);
    if (!commit(editor, Edit{SetZones{without(before, id)}, {"edit.zone-remove", {{"zone", id}}}})) return;
    std::string others;  // that were its images
    for (const Zone& zone : before)
        if (zone.id != id && !zone_named(zones_of(editor), zone.id)) others += (others.empty() ? "" : ", ") + zone.id;
    if (!others.empty()) say(editor, {"notice.zones-removed", {{"zone", id}, {"others", others}}});
    if (!zones_of(editor).empty()) hold_zone(editor, zones_of(editor).back().id);
}

bool change_zone(EditorState& editor, const std::string& id, const Zone& to) {
    editor.notice.reset();
    const Zone* zone = zone_named(zones_of(editor), id);
    if (!zone || *zone == to) return false;
    if (!commit(editor, Edit{SetZones{replaced(zones_of(editor), id, to)}, {"edit.zone-change", {{"zone", to.id}}}}))
        return false;
    std::ranges::replace(editor.zone.hidden, id, to.id);
    if (editor.zone.id == id) hold_zone(editor, to.id);
    return true;
}

void show_zone(EditorState& editor, const std::string& id, bool shown) {
    std::erase(editor.zone.hidden, id);
    if (!shown) editor.zone.hidden.push_back(id);
}

bool is_shown(const EditorState& editor, const std::string& id) {
    return std::ranges::count(editor.zone.hidden, id) == 0;
}

std::string zone_count(const Zone& zone, const Words& words) {
    if (!zone.size) return std::to_string(zone.spaces.size());
    return words(Message{"zones.count", {{"count", zone.spaces.size()}, {"size", *zone.size}}});
}

}  // namespace hexwright
