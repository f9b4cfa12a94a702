#include "editor/panels/zone_tool.h"

#include "editor/panels/placing.h"

#include <algorithm>

namespace hexwright {

namespace {

const Zones& zones_of(const Studio& studio) { return *studio.now().scenario->zones; }

void commit_spaces(Studio& studio, const std::vector<Space>& spaces, bool erasing) {
    const Zone zone = zone_in_hand(studio);
    Zones after =
        erasing ? erased(zones_of(studio), spaces, studio.zone.hidden) : painted(zones_of(studio), zone, spaces);
    if (after == zones_of(studio)) return;
    const char* id = erasing ? "edit.zone-erase" : "edit.zone-paint";
    if (!commit(studio, Edit{SetZones{std::move(after)}, {id, {{"zone", zone.id}, {"count", spaces.size()}}}})) return;
    const Zone* now = zone_named(zones_of(studio), zone.id);
    if (erasing || !now) return;
    show_zone(studio, zone.id, true);
    say(studio, {"notice.zone", {{"zone", zone.id}, {"count", zone_count(*now, studio.words)}}});
}

void gather(Studio& studio, const Pointer& pointer) {
    std::vector<Space>& spaces = studio.under_way.spaces;
    for (const Pointer& each : way_to(studio, pointer))
        if (const Surface* surface = surface_meant(studio, each);
            surface && std::ranges::count(spaces, surface->space) == 0)
            spaces.push_back(surface->space);
}

int highest_shown(const Studio& studio, const Pointer& pointer) {
    return studio.whole || pointer.in_scene ? max_level : studio.level;
}

}  // namespace

const Surface* surface_meant(const Studio& studio, const Pointer& pointer) {
    if (!pointer.in_scene) return surface_at(studio, pointer.hex);
    return pointer.level ? studio.now().terrain.surface({pointer.hex, *pointer.level - 1}) : nullptr;
}

void zone_press(Studio& studio, const Pointer& pointer) {
    studio.under_way.erasing = pointer.mods.ctrl;
    const Surface* surface = surface_meant(studio, pointer);
    if (!surface) return say(studio, {"hint.no-surface", {{"hex", to_text(pointer.hex)}}});
    if (studio.zone.fill != pointer.mods.alt)
        return commit_spaces(studio, region_about(surface->space, studio.now().terrain, highest_shown(studio, pointer)),
                             pointer.mods.ctrl);
    gather(studio, pointer);
}

void zone_drag(Studio& studio, const Pointer& pointer) {
    if (studio.zone.fill == studio.pressed->mods.alt) gather(studio, pointer);
}

void zone_release(Studio& studio, const Pointer&) {
    if (!studio.under_way.spaces.empty()) commit_spaces(studio, studio.under_way.spaces, studio.under_way.erasing);
}

Zone zone_in_hand(const Studio& studio) {
    if (const Zone* zone = zone_named(zones_of(studio), studio.zone.id)) return *zone;
    return {studio.zone.id, "start", studio.zone.color, {}, {}};
}

void hold_zone(Studio& studio, const std::string& id) {
    const Zone* zone = zone_named(zones_of(studio), id);
    if (!zone) return;
    studio.zone.id = id;
    studio.zone.color = zone->color;
}

void hold_color(Studio& studio, std::string_view color) {
    studio.notice.reset();
    studio.zone.color = color;
    const auto found = std::ranges::find(zones_of(studio), color, &Zone::color);
    studio.zone.id = found != zones_of(studio).end() ? found->id : free_id(color, zones_of(studio));
}

void add_zone(Studio& studio) {
    studio.notice.reset();
    const auto unused = [&](std::string_view color) {
        return std::ranges::count(zones_of(studio), color, &Zone::color) == 0;
    };
    const auto color = std::ranges::find_if(player_colors, unused);
    Zone zone = start_zone(color != player_colors.end() ? *color : "zone", zones_of(studio));
    if (color == player_colors.end()) zone.color.clear();
    if (!commit(studio, Edit{SetZones{painted(zones_of(studio), zone, {})}, {"edit.zone-add", {{"zone", zone.id}}}}))
        return;
    hold_zone(studio, zone.id);
    if (studio.tool != Tool::Zone) choose_tool(studio, Tool::Zone);
}

void remove_zone(Studio& studio) {
    studio.notice.reset();
    const std::string id = studio.zone.id;
    if (!zone_named(zones_of(studio), id)) return;
    const Zones before = zones_of(studio);
    if (!commit(studio, Edit{SetZones{without(before, id)}, {"edit.zone-remove", {{"zone", id}}}})) return;
    std::string others;  // Zones that held only its images and went with it.
    for (const Zone& zone : before)
        if (zone.id != id && !zone_named(zones_of(studio), zone.id)) others += (others.empty() ? "" : ", ") + zone.id;
    if (!others.empty()) say(studio, {"notice.zones-removed", {{"zone", id}, {"others", others}}});
    if (!zones_of(studio).empty()) hold_zone(studio, zones_of(studio).back().id);
}

bool change_zone(Studio& studio, const std::string& id, const Zone& to) {
    studio.notice.reset();
    const Zone* zone = zone_named(zones_of(studio), id);
    if (!zone || *zone == to) return false;
    if (!commit(studio, Edit{SetZones{replaced(zones_of(studio), id, to)}, {"edit.zone-change", {{"zone", to.id}}}}))
        return false;
    std::ranges::replace(studio.zone.hidden, id, to.id);
    if (studio.zone.id == id) hold_zone(studio, to.id);
    return true;
}

void show_zone(Studio& studio, const std::string& id, bool shown) {
    std::erase(studio.zone.hidden, id);
    if (!shown) studio.zone.hidden.push_back(id);
}

bool is_shown(const Studio& studio, const std::string& id) { return std::ranges::count(studio.zone.hidden, id) == 0; }

std::string zone_count(const Zone& zone, const Words& words) {
    if (!zone.size) return std::to_string(zone.spaces.size());
    return words(Message{"zones.count", {{"count", zone.spaces.size()}, {"size", *zone.size}}});
}

}  // namespace hexwright
