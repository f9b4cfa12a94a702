#include "editor/desk/desk_zones.h"

#include "editor/desk/desk.h"
#include "editor/desk/desk_part.h"
#include "editor/document/edits/zoning.h"
#include "editor/editing/commit.h"
#include "editor/tools/tool_choice.h"
#include "editor/tools/zone_brush.h"
#include "editor/tools/zone_tool.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace hexwright::desk {

namespace {

void paint_now(EditorState& editor, const std::string& zone) {
    hold_zone(editor.map, zone);
    if (editor.map.tools.current != Tool::Zone) choose_tool(editor, Tool::Zone);
    editor.map.desk.focused = false;  // Keys are the map's while one paints.
    say(editor.map.status, {"desk.paint-new-zone", {{"zone", zone}}});
}

// The zone at this place, and the change that names it, as one step.
bool commit_new_zone(OpenMap& map, const std::string& id, std::size_t place, Edit::What names_it) {
    Zones zones = *map.now().scenario->zones;
    Zone zone{};
    zone.id = id;
    zones.insert(zones.begin() + static_cast<std::ptrdiff_t>(std::min(place, zones.size())), std::move(zone));
    const Message title{"edit.zone-add", {{"zone", id}}};
    return commit(map,
                  Edit{Compound{{Edit{SetZones{std::move(zones)}, title}, Edit{std::move(names_it), title}}}, title});
}

}  // namespace

std::string name_of_new_zone(const OpenMap& map, const std::string& typed) {
    const std::string wanted = document::id_from(typed);
    return document::free_id(wanted.empty() ? "zone" : wanted, *map.now().scenario->zones);
}

bool choose_new_zone(EditorState& editor, const WordPath& member, const std::string& typed) {
    const std::string id = name_of_new_zone(editor.map, typed);
    WordPath at = member;
    std::size_t place = editor.now().scenario->zones->size();
    if (!at.top() && at.steps.front().list == "zones") place = at.steps.front().index++;
    if (!commit_new_zone(editor.map, id, place, ChangeWord{{WordChange::How::Set, at, id, {}}})) return false;
    choose_word(editor.map, at);
    paint_now(editor, id);
    return true;
}

bool put_new_zone(EditorState& editor, const std::string& typed,
                  const std::function<void(Setup&, const std::string&)>& put) {
    std::vector<Setup> setups = *editor.now().scenario->setups;
    if (setups.empty()) return false;
    const std::string id = name_of_new_zone(editor.map, typed);
    put(setups[std::min(editor.map.desk.setup, setups.size() - 1)], id);
    if (!commit_new_zone(editor.map, id, editor.now().scenario->zones->size(), SetSetups{std::move(setups)}))
        return false;
    paint_now(editor, id);
    return true;
}

}  // namespace hexwright::desk
