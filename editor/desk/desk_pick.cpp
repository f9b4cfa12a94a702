#include "editor/desk/desk_pick.h"

#include "editor/desk/campaign.h"
#include "editor/desk/desk.h"
#include "editor/desk/desk_words.h"
#include "editor/editing/commit.h"
#include "editor/editing/pointing.h"
#include "editor/tools/tool_choice.h"
#include "editor/workspace/editor_state.h"
#include "engine/scenario/uses.h"
#include "formats/xml/scenario/scenario_parts.h"

#include <algorithm>

namespace hexwright::desk {

void begin_pick(EditorState& editor, const WordPath& member) {
    editor.map.desk.waits_for = member;
    if (editor.map.tools.current != Tool::Select) choose_tool(editor, Tool::Select);
    say(editor.map.status, {"desk.point"});
}

std::pair<std::string, std::optional<Edit>> named_piece(const OpenMap& map, const PlacedPiece& piece) {
    const auto& names = map.now().scenario->battlefield.names();
    if (const auto known = names.find(piece.id); known != names.end()) return {known->second, {}};
    const std::string name = fresh_name(*map.now().scenario, NamedThing::Piece, map.catalogue()[piece.kind].id);
    return {name, named(NamePieces{{{piece.id, name}}}, *map.now().scenario, map.catalogue())};
}

namespace {

bool pick_piece(EditorState& editor, const WordPath& member, const Pointer& pointer) {
    const auto piece = piece_at(editor.map.view, editor.map.document, pointer);
    if (!piece) {
        refuse(editor.map.status, {"desk.no-piece"});
        return false;
    }
    const auto [name, naming] = named_piece(editor.map, *piece);
    if (!naming) return set_member(editor, member, name);
    if (campaign_on_desk(editor.map)) return commit(editor.map, *naming) && set_member(editor, member, name);
    Edit set = named(ChangeWord{{WordChange::How::Set, member, name, {}}}, *editor.now().scenario, editor.catalogue());
    const Message title = set.name;
    return commit(editor.map, Edit{Compound{{*naming, std::move(set)}}, title});
}

bool pick_zone(EditorState& editor, const WordPath& member, HexCoord hex) {
    for (const Zone& zone : *editor.now().scenario->zones)
        if (std::ranges::any_of(zone.spaces, [hex](Space space) { return space.at == hex; }))
            return set_member(editor, member, zone.id);
    refuse(editor.map.status, {"desk.no-zone"});
    return false;
}

bool pick_space(EditorState& editor, const WordPath& member, HexCoord hex) {
    const Surface* surface = surface_at(editor.map.view, editor.map.document, hex);
    if (!surface) {
        refuse(editor.map.status, {"desk.no-space"});
        return false;
    }
    return set_member(editor, member, to_text(surface->space));
}

}  // namespace

bool pick(EditorState& editor, const Pointer& pointer) {
    if (!editor.map.desk.waits_for) return false;
    const WordPath member = *editor.map.desk.waits_for;
    const PickOnMap what = choices_on_desk(editor.map, member).pick;
    const bool done = what == PickOnMap::Zone    ? pick_zone(editor, member, pointer.hex)
                      : what == PickOnMap::Space ? pick_space(editor, member, pointer.hex)
                                                 : pick_piece(editor, member, pointer);
    if (done) editor.map.desk.waits_for.reset();
    return true;
}

void begin_naming_piece(EditorState& editor) {
    editor.map.desk.naming = !editor.map.desk.naming;
    if (!editor.map.desk.naming) return editor.map.status.notice.reset();
    if (editor.map.tools.current != Tool::Select) choose_tool(editor, Tool::Select);
    say(editor.map.status, {"desk.point-at-piece"});
}

bool name_piece(EditorState& editor, const Pointer& pointer) {
    if (!editor.map.desk.naming) return false;
    const auto piece = piece_at(editor.map.view, editor.map.document, pointer);
    if (!piece) return refuse(editor.map.status, {"desk.no-piece"}), true;
    const auto [name, naming] = named_piece(editor.map, *piece);
    if (naming && !commit(editor.map, *naming)) return true;
    editor.map.desk.naming = false;
    editor.map.desk.named = name;
    return true;
}

bool take_name(OpenMap& map, const std::string& piece) {
    if (!uses_of(*map.now().scenario, NamedThing::Piece, piece).empty()) {
        refuse(map.status, {"desk.name-is-used", {{"name", piece}}});
        return false;
    }
    const auto& names = map.now().scenario->battlefield.names();
    const auto found = std::ranges::find_if(names, [&](const auto& each) { return each.second == piece; });
    return found != names.end() && commit(map, NamePieces{{{found->first, ""}}});
}

}  // namespace hexwright::desk
