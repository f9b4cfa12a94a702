#include "editor/tools/zone_brush.h"

#include "editor/editing/commit.h"
#include "editor/tools/tool_choice.h"
#include "editor/tools/zone_tool.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>

namespace hexwright::tools {

void hold_zone(OpenMap& map, const std::string& id) {
    const Zone* zone = zone_named(zones_of(map.document), id);
    if (!zone) return;
    map.tools.zone_brush.id = id;
    map.tools.zone_brush.color = zone->color;
}

void hold_color(OpenMap& map, std::string_view color) {
    map.status.notice.reset();
    map.tools.zone_brush.color = color;
    const auto found = std::ranges::find(zones_of(map.document), color, &Zone::color);
    map.tools.zone_brush.id =
        found != zones_of(map.document).end() ? found->id : free_id(color, zones_of(map.document));
}

void add_zone(EditorState& editor) {
    editor.map.status.notice.reset();
    const auto unused = [&](std::string_view color) {
        return std::ranges::count(zones_of(editor.map.document), color, &Zone::color) == 0;
    };
    const auto color = std::ranges::find_if(player_colors, unused);
    Zone zone = start_zone(color != player_colors.end() ? *color : "zone", zones_of(editor.map.document));
    if (color == player_colors.end()) zone.color.clear();
    if (!commit(editor.map, Edit{SetZones{document::painted(zones_of(editor.map.document), zone, {})},
                                 {"edit.zone-add", {{"zone", zone.id}}}}))
        return;
    hold_zone(editor.map, zone.id);
    if (editor.map.tools.current != Tool::Zone) choose_tool(editor, Tool::Zone);
}

void remove_zone(EditorState& editor) {
    editor.map.status.notice.reset();
    const std::string id = editor.map.tools.zone_brush.id;
    if (!zone_named(zones_of(editor.map.document), id)) return;
    const Zones before = zones_of(editor.map.document);
    if (!commit(editor.map, Edit{SetZones{document::without(before, id)}, {"edit.zone-remove", {{"zone", id}}}}))
        return;
    std::string others;  // Zones that held only its images and went with it.
    for (const Zone& zone : before)
        if (zone.id != id && !zone_named(zones_of(editor.map.document), zone.id))
            others += (others.empty() ? "" : ", ") + zone.id;
    if (!others.empty()) say(editor.map.status, {"notice.zones-removed", {{"zone", id}, {"others", others}}});
    if (!zones_of(editor.map.document).empty()) hold_zone(editor.map, zones_of(editor.map.document).back().id);
}

bool change_zone(OpenMap& map, const std::string& id, const Zone& to) {
    map.status.notice.reset();
    const Zone* zone = zone_named(zones_of(map.document), id);
    if (!zone || *zone == to) return false;
    const Message title{"edit.zone-change", {{"zone", to.id}}};
    Edit change{SetZones{replaced(zones_of(map.document), id, to)}, title};
    // Words and players that speak of it follow its new name.
    if (to.id != id) change = Edit{Compound{{Edit{Rename{NamedThing::Zone, id, to.id, {}}, title}, change}}, title};
    if (!commit(map, change)) return false;
    std::ranges::replace(map.tools.zone_brush.hidden, id, to.id);
    if (map.tools.zone_brush.id == id) hold_zone(map, to.id);
    return true;
}

}  // namespace hexwright::tools
