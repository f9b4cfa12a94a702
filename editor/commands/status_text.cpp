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

#include <algorithm>

namespace hexwright::commands {

namespace {

std::string block_text(const EditorState& editor) {
    if (!editor.tools.carried) return {};
    return editor.words(Message{editor.tools.current == Tool::Carry ? "hint.carrying" : "hint.moving-block",
                                {{"count", editor.tools.carried->block.pieces.size()}}});
}

// The zone and the glyph there: in a game as they are now, and only what is seen.
std::string what_is_on(const EditorState& editor, Space space) {
    std::string text;
    const Scenario& shown = *editor.shown().scenario;
    if (const Zone* zone = zone_at(*shown.zones, space, editor.tools.zone_brush.hidden)) text += "  " + zone->id;
    const auto glyph =
        std::find_if(shown.glyphs->rbegin(), shown.glyphs->rend(), [&](const Glyph& each) { return each.at == space; });
    if (glyph != shown.glyphs->rend()) text += "  " + glyph_name(glyph->id, editor);
    return text;
}

// What the mouse does with the zone and glyph tools.
std::string tool_text(const EditorState& editor) {
    if (editor.tools.current == Tool::Zone)
        return editor.words(Message{editor.tools.zone_brush.fill ? "hint.filling-zone" : "hint.painting-zone",
                                    {{"zone", editor.tools.zone_brush.id}}});
    if (const FillPreview& aim = fill_preview(editor); !aim.area.empty())
        return editor.words(Message{
            "hint.filling",
            {{"hexes", aim.area.size()}, {"terrain", editor.catalogue()[editor.catalogue()[aim.kind].terrain].name}}});
    if (editor.tools.current == Tool::Glyph)
        return editor.words(Message{"hint.laying-glyph", {{"glyph", glyph_name(editor.tools.glyph_brush.id, editor)}}});
    return {};
}

// While a piece is in hand, the line lists its keys.
std::string hand_text(const EditorState& editor) {
    if (editor.tools.current == Tool::Centre) return editor.words(what_centre(editor.tools.symmetry.kind));
    if (!editor.tools.armed) return editor.tools.carried ? block_text(editor) : tool_text(editor);
    const PieceType& type = editor.catalogue()[editor.tools.armed->kind];
    if (const auto ghost = ghost_of(editor); ghost && (ghost->hint || ghost->concern))
        return editor.words(ghost->hint ? *ghost->hint : *ghost->concern);
    if (editor.tools.hovered && lies_on_surface(editor, *editor.tools.hovered) &&
        (editor.tools.on_top || editor.view.whole))
        return editor.words(
            Message{"hint.placing-on-top", {{"piece", type.name}, {"level", level_of(editor, *editor.tools.hovered)}}});
    return editor.words(Message{editor.tools.armed->lifted ? "hint.moving" : "hint.placing", {{"piece", type.name}}});
}

// Why what is changed cannot be kept safe. It stands there until it can; only the reason of a refusal comes before it.
const Refusal* danger(const EditorState& editor) {
    const bool refused = editor.status.notice && editor.status.notice->refused;
    return refused ? nullptr : journal_trouble(editor);
}

// nullptr: there is none, or it gives way.
const Notice* notice_shown(const EditorState& editor) {
    const std::optional<Notice>& notice = editor.status.notice;
    if (!notice || !notice->gives_way) return notice ? &*notice : nullptr;
    const auto ghost = ghost_of(editor);
    return ghost && (ghost->refusal || ghost->concern) ? nullptr : &*notice;
}

const Solid* highest_seen(const EditorState& editor, HexCoord hex) {
    const Solid* highest = nullptr;
    for (const Solid& solid : editor.shown().terrain.solids_at(hex))
        if (!shown_part(editor).hidden_groups.contains(group_of(*editor.shown().scenario, solid.piece)))
            highest = &solid;
    return highest;
}

}  // namespace

bool tells_refusal(const EditorState& editor) {
    if (editor.tasks.shown()) return false;
    if (danger(editor)) return true;
    if (const Notice* notice = notice_shown(editor)) return notice->refused;
    if (editor.table.on()) return false;
    const auto ghost = ghost_of(editor);
    return ghost && ghost->refusal;
}

std::string hover_text(const EditorState& editor) {
    if (!editor.tools.hovered) return {};
    if (const Surface* surface = surface_shown(editor, editor.tools.hovered->hex))
        return with_height(editor.words(Message{"status.hover",
                                                {{"space", to_text(surface->space)},
                                                 {"terrain", editor.catalogue()[surface->terrain].name},
                                                 {"height", surface->height}}}),
                           surface->height, editor) +
               what_is_on(editor, surface->space);
    const HexCoord hex = editor.tools.hovered->hex;
    if (const Solid* solid = highest_seen(editor, hex))
        return editor.words(Message{"status.hover-piece",
                                    {{"space", to_text(Space{hex, solid->first_slot})},
                                     {"piece", editor.catalogue()[solid->kind].name},
                                     {"level", int{solid->last_slot}}}});
    const int level = editor.view.whole ? 1 : editor.view.level;  // The table itself bears level 1.
    return editor.words(Message{"status.hover-table", {{"space", to_text(Space{hex, level})}}});
}

std::string notice_text(const EditorState& editor) {
    if (const auto task = editor.tasks.shown()) return editor.words(task->words);
    if (const Refusal* trouble = danger(editor)) return editor.words(trouble->message);
    if (const Notice* notice = notice_shown(editor)) return said_at_table(editor, notice->words);
    if (editor.table.on()) return {};
    if (const auto ghost = ghost_of(editor); ghost && ghost->refusal) return editor.words(ghost->refusal->message);
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
