#include "editor/commands/status_text.h"

#include "editor/document/edits/groups.h"
#include "editor/editing/carry_tool.h"
#include "editor/editing/ghost_in_hand.h"
#include "editor/editing/layers.h"
#include "editor/editing/lengths.h"
#include "editor/editing/pointing.h"
#include "editor/editing/symmetry_tool.h"
#include "editor/files/safekeeping.h"
#include "editor/play/table_words.h"
#include "editor/tools/fill_tool.h"
#include "editor/tools/glyph_tool.h"
#include "editor/tools/tool_choice.h"
#include "editor/tools/zone_tool.h"
#include "editor/workspace/editor_state.h"

#include <algorithm>

namespace hexwright::commands {

namespace {

std::string block_text(const EditorState& editor) {
    if (!editor.map.tools.carried) return {};
    return editor.words(Message{editor.map.tools.current == Tool::Carry ? "hint.carrying" : "hint.moving-block",
                                {{"count", editor.map.tools.carried->block.pieces.size()}}});
}

// The zone and the glyph there: in a game as they are now, and only what is seen.
std::string what_is_on(const EditorState& editor, Space space) {
    std::string text;
    const Scenario& shown = *editor.shown().scenario;
    if (const Zone* zone = zone_at(*shown.zones, space, editor.map.tools.zone_brush.hidden)) text += "  " + zone->id;
    const auto glyph =
        std::find_if(shown.glyphs->rbegin(), shown.glyphs->rend(), [&](const Glyph& each) { return each.at == space; });
    if (glyph != shown.glyphs->rend()) text += "  " + glyph_name(glyph->id, editor);
    return text;
}

// What the mouse does with the zone and glyph tools.
std::string tool_text(const EditorState& editor) {
    if (editor.map.tools.current == Tool::Zone)
        return editor.words(Message{editor.map.tools.zone_brush.fill ? "hint.filling-zone" : "hint.painting-zone",
                                    {{"zone", editor.map.tools.zone_brush.id}}});
    if (const FillPreview& aim = fill_preview(editor.map); !aim.area.empty())
        return editor.words(Message{
            "hint.filling",
            {{"hexes", aim.area.size()}, {"terrain", editor.catalogue()[editor.catalogue()[aim.kind].terrain].name}}});
    if (editor.map.tools.current == Tool::Glyph)
        return editor.words(
            Message{"hint.laying-glyph", {{"glyph", glyph_name(editor.map.tools.glyph_brush.id, editor)}}});
    return {};
}

// While a piece is in hand, the line lists its keys.
std::string hand_text(const EditorState& editor) {
    if (editor.map.tools.current == Tool::Centre) return editor.words(what_centre(editor.map.tools.symmetry.kind));
    if (!editor.map.tools.armed) return editor.map.tools.carried ? block_text(editor) : tool_text(editor);
    const PieceType& type = editor.catalogue()[editor.map.tools.armed->kind];
    if (const auto ghost = ghost_of(editor.map); ghost && (ghost->hint || ghost->concern))
        return editor.words(ghost->hint ? *ghost->hint : *ghost->concern);
    if (editor.map.tools.hovered && lies_on_surface(editor.map, *editor.map.tools.hovered) &&
        (editor.map.tools.on_top || editor.map.view.whole))
        return editor.words(Message{
            "hint.placing-on-top", {{"piece", type.name}, {"level", level_of(editor.map, *editor.map.tools.hovered)}}});
    return editor.words(
        Message{editor.map.tools.armed->lifted ? "hint.moving" : "hint.placing", {{"piece", type.name}}});
}

// Why what is changed cannot be kept safe. It stands there until it can; only the reason of a refusal comes before it.
const Refusal* danger(const EditorState& editor) {
    const bool refused = editor.map.status.notice && editor.map.status.notice->refused;
    return refused ? nullptr : journal_trouble(editor);
}

// nullptr: there is none, or it gives way.
const Notice* notice_shown(const OpenMap& map) {
    const std::optional<Notice>& notice = map.status.notice;
    if (!notice || !notice->gives_way) return notice ? &*notice : nullptr;
    const auto ghost = ghost_of(map);
    return ghost && (ghost->refusal || ghost->concern) ? nullptr : &*notice;
}

const Solid* highest_seen(const OpenMap& map, HexCoord hex) {
    const Solid* highest = nullptr;
    for (const Solid& solid : map.shown().terrain.solids_at(hex))
        if (!shown_part(map).hidden_groups.contains(group_of(*map.shown().scenario, solid.piece))) highest = &solid;
    return highest;
}

}  // namespace

bool tells_refusal(const EditorState& editor) {
    if (editor.map.tasks.shown()) return false;
    if (danger(editor)) return true;
    if (const Notice* notice = notice_shown(editor.map)) return notice->refused;
    if (editor.map.table.on()) return false;
    const auto ghost = ghost_of(editor.map);
    return ghost && ghost->refusal;
}

std::string hover_text(const EditorState& editor) {
    if (!editor.map.tools.hovered) return {};
    if (const Surface* surface = surface_shown(editor.map, editor.map.tools.hovered->hex))
        return with_height(editor.words(Message{"status.hover",
                                                {{"space", to_text(surface->space)},
                                                 {"terrain", editor.catalogue()[surface->terrain].name},
                                                 {"height", surface->height}}}),
                           surface->height, editor) +
               what_is_on(editor, surface->space);
    const HexCoord hex = editor.map.tools.hovered->hex;
    if (const Solid* solid = highest_seen(editor.map, hex))
        return editor.words(Message{"status.hover-piece",
                                    {{"space", to_text(Space{hex, solid->first_slot})},
                                     {"piece", editor.catalogue()[solid->kind].name},
                                     {"level", int{solid->last_slot}}}});
    const int level = editor.map.view.whole ? 1 : editor.map.view.level;  // The table itself bears level 1.
    return editor.words(Message{"status.hover-table", {{"space", to_text(Space{hex, level})}}});
}

std::string notice_text(const EditorState& editor) {
    if (const auto task = editor.map.tasks.shown()) return editor.words(task->words);
    if (const Refusal* trouble = danger(editor)) return editor.words(trouble->message);
    if (const Notice* notice = notice_shown(editor.map)) return said_at_table(editor, notice->words);
    if (editor.map.table.on()) return {};
    if (const auto ghost = ghost_of(editor.map); ghost && ghost->refusal) return editor.words(ghost->refusal->message);
    return hand_text(editor);
}

namespace {

// Whose boxes count, where somebody chose that: " · of Mine and 2 more".
std::string owned_text(const EditorState& editor) {
    const std::vector<std::string>& names = editor.user.collections.chosen;
    if (names.empty()) return {};
    return " · " + editor.words(Message{names.size() == 1 ? "status.owned" : "status.owned-pooled",
                                        {{"collection", names.front()}, {"count", names.size() - 1}}});
}

}  // namespace

std::string count_text(const EditorState& editor) {
    const std::string pieces = editor.words(Message{"status.pieces", {{"count", editor.now().used.total()}}});
    const Limit& limit = *editor.now().scenario->limit;
    if (!editor.now().limited) return pieces + " · " + editor.words("status.no-limit") + owned_text(editor);
    int boxes = 0;
    for (const SetCount& row : limit.sets) boxes += row.count;
    std::string text = pieces + " · " + editor.words(Message{"status.sets", {{"count", boxes}}});
    if (limit.beyond_sets) text += " · " + editor.words("status.beyond");
    return text + owned_text(editor);
}

}  // namespace hexwright::commands
