#include "editor/session/tool_choice.h"

#include "editor/session/carry_tool.h"
#include "editor/session/commit.h"
#include "editor/session/desk_figures.h"
#include "editor/session/fill_tool.h"
#include "editor/session/gestures.h"
#include "editor/session/placing.h"
#include "editor/session/selection.h"
#include "editor/session/stock.h"
#include "editor/session/symmetry_tool.h"

#include <algorithm>

namespace hexwright::editor_session {

namespace {

constexpr std::size_t recent_kinds = 9;

// Whether the piece in hand lies there already, with all its images: then nothing is wrong and nothing needs to be
// shown.
bool lies_there(const Ghost& ghost, const EditorState& editor) {
    if (!ghost.refusal || ghost.refusal->pieces.empty()) return false;
    const Battlefield& battlefield = editor.now().scenario->battlefield;
    return std::ranges::all_of(ghost.refusal->pieces, [&](PieceId id) {
        const PlacedPiece* there = battlefield.find(id);
        return there && std::ranges::any_of(ghost.pieces, [&](PlacedPiece piece) {
                   piece.id = id;
                   return piece == *there;
               });
    });
}

}  // namespace

bool lies_on_surface(const EditorState& editor, const Pointer& pointer) {
    return editor.view.whole || editor.tools.on_top != pointer.mods.ctrl;
}

int level_above(const EditorState& editor, const Pointer& pointer, const std::vector<PieceId>& lifted) {
    const auto in_hand = [&](PieceId id) { return std::ranges::count(lifted, id) > 0; };
    if (pointer.level && !(pointer.piece && in_hand(*pointer.piece))) return *pointer.level;
    const ViewState& view = editor.view;
    const Scenario& scenario = *editor.now().scenario;
    int level = 1;
    for (const Solid& solid : editor.now().terrain.solids_at(pointer.hex)) {
        const bool seen = (view.whole || solid.first_slot <= view.level) && is_shown(view, solid.first_slot);
        if (seen && !in_hand(solid.piece) && !in_hidden_group(view, scenario, solid.piece))
            level = std::max(level, solid.last_slot + 1);
    }
    return std::min(level, max_level);
}

int level_of(const EditorState& editor, const Pointer& pointer) {
    const std::optional<Hand>& hand = editor.tools.armed;
    if (!hand && editor.view.whole) return level_above(editor, pointer, {});  // Of what fills an area.
    if (!hand || !lies_on_surface(editor, pointer)) return pointer.level.value_or(editor.view.level);
    const auto lifted = hand->lifted ? std::vector{*hand->lifted} : std::vector<PieceId>();
    return free_level(*hand, pointer.cursor(), level_above(editor, pointer, lifted), editor.document);
}

std::optional<PlacedPiece> piece_at(const ViewState& view, const Document& document, const Pointer& pointer) {
    if (pointer.in_scene) {
        const PlacedPiece* met = pointer.piece ? document.now().scenario->battlefield.find(*pointer.piece) : nullptr;
        return met ? std::optional(*met) : std::nullopt;
    }
    const Scenario& scenario = *document.now().scenario;
    for (int level = view.whole ? top_level(view, document) : view.level; level >= 1; --level)
        if (auto piece = is_shown(view, level) ? piece_under(pointer.cursor(), level, document) : std::nullopt)
            if (!in_hidden_group(view, scenario, piece->id)) return piece;
    return std::nullopt;
}

std::optional<Ghost> ghost_of(const EditorState& editor) {
    if (editor.tools.current == Tool::Centre) return std::nullopt;
    if (auto block = ghost_of_block(editor)) return block;
    if (!editor.tools.armed || !editor.tools.hovered) return std::nullopt;
    Ghost ghost = ghost_of(*editor.tools.armed, editor.tools.hovered->cursor(), level_of(editor, *editor.tools.hovered),
                           editor.document, editor.tools.symmetry);
    return lies_there(ghost, editor) ? std::nullopt : std::optional(std::move(ghost));
}

Highlight highlight_of(const EditorState& editor) {
    Highlight light;
    light.zones.hidden = editor.tools.zone_brush.hidden;
    if (editor.table.on()) {
        if (!editor.table.play->curtain()) light.figures = figures_shown(editor.table);
        return light;
    }
    if (editor.building.on()) {
        light.selected = editor.building.fresh_on_board;
        return light;
    }
    light.selected = editor.tools.selected;
    light.figures = instances_of(figures_at_desk(editor));
    // Other levels are shown faintly.
    if (editor.tools.current == Tool::Zone && !editor.view.whole) light.zones.level = editor.view.level;
    if (!editor.tools.gesture.pieces.pieces.empty()) {
        light.ghost = pieces_with_images(editor.tools.gesture.pieces);
    } else if (const auto ghost = ghost_of(editor)) {
        light.ghost = ghost->pieces;
        light.ghost_refused = ghost->refusal.has_value();
        light.ghost_doubted = ghost->concern.has_value();
    }
    light.marked = editor.view.marked;
    return light;
}

ToolOutcome chosen(const EditorState& editor, Tool tool) {
    ToolOutcome outcome = cancelled(editor);
    ToolState& tools = *outcome.tools;
    if (tool == Tool::Zone || tool == Tool::Glyph) {
        select(tools, {}, editor.now().scenario->battlefield);
        outcome.view.side = SideTab::Details;
    }
    if (tool != Tool::Glyph) {
        tools.glyph_brush.chosen.reset();
        tools.glyph_brush.pool.clear();
    }
    tools.current = tool;
    if (tool == Tool::Fill) outcome.notice = Notice{take_fill_kind(tools, editor.catalogue())};
    if (tool != Tool::Place) tools.armed.reset();
    tools.carried.reset();
    if (tool != Tool::Place || tools.armed) return outcome;
    if (!tools.recent.empty()) {
        const PieceKind latest = tools.recent.front();
        return armed(editor, std::move(outcome), latest);
    }
    outcome.notice = Notice{{"hint.choose-piece"}};
    return outcome;
}

ToolOutcome armed(const EditorState& editor, ToolOutcome so_far, PieceKind kind) {
    ToolState& tools = *so_far.tools;
    const Snapshot& now = editor.now();
    const Stock stock = stock_of(kind, now, editor.catalogue());
    if (stock.limited && stock.left <= 0 && !now.scenario->limit->beyond_sets) {
        so_far.notice = Notice{why_none_left(kind, now, editor.catalogue()), true};
        return so_far;
    }
    if (tools.current == Tool::Fill) {
        tools.fill_kind = kind;
        so_far.notice = Notice{take_fill_kind(tools, editor.catalogue())};
        return so_far;
    }
    // The new piece keeps the turn of the one held before.
    const int turns = tools.armed ? tools.armed->turn : 0;
    tools.armed = turned(armed_with(kind, editor.catalogue()), turns);
    tools.carried.reset();
    tools.current = Tool::Place;
    select(tools, {}, now.scenario->battlefield);
    if (std::ranges::count(tools.recent, kind) == 0) tools.recent.insert(tools.recent.begin(), kind);
    if (tools.recent.size() > recent_kinds) tools.recent.pop_back();
    so_far.view.marked = std::vector<Space>();
    return so_far;
}

void choose_tool(EditorState& editor, Tool tool) {
    editor.status.notice.reset();
    apply(editor, chosen(editor, tool));
}

void arm(EditorState& editor, PieceKind kind) {
    editor.status.notice.reset();
    apply(editor, armed(editor, {.tools = editor.tools}, kind));
}

void let_go(EditorState& editor) {
    editor.status.notice.reset();
    if (stop_tasks(editor)) return say(editor.status, {"notice.stopped"});
    if (editor.tools.pressed) return cancel(editor);
    if (editor.tools.current == Tool::Centre) {
        editor.tools.current = editor.tools.before;
    } else if (editor.tools.glyph_brush.chosen) {
        editor.tools.glyph_brush.chosen.reset();
    } else if (editor.tools.armed && editor.tools.armed->from) {
        editor.tools.armed->from.reset();
    } else if (editor.tools.current != Tool::Select) {
        choose_tool(editor, Tool::Select);
    } else {
        select(editor, {});
        editor.view.marked.clear();
    }
}

void turn(EditorState& editor, int steps) {
    editor.status.notice.reset();
    if (editor.tools.armed) {
        editor.tools.armed = turned(*editor.tools.armed, steps);
    } else if (editor.tools.carried) {
        editor.tools.carried = turned(*std::move(editor.tools.carried), steps, editor.catalogue());
        editor.tools.cached_ghost.reset();
    } else {
        turn_selected(editor, steps);
    }
}

void raise(EditorState& editor, int by) {
    if (move_selected(editor, {}, by))
        editor.view.level = editor.view.whole ? top_level(editor.view, editor.document)
                                              : std::clamp(editor.view.level + by, 1, max_level);
}

void remove_selected(EditorState& editor) {
    editor.status.notice.reset();
    if (const auto edit = remove_all(editor.tools.selected, editor.document)) commit(editor, *edit);
}

void pick_up(EditorState& editor) {
    editor.status.notice.reset();
    const PlacedPiece* piece = selected_piece(editor.tools, editor.document);
    if (!piece && !editor.tools.selected.empty())
        return carry(editor, selected_block(editor.tools, editor.document), Carrying::Move);
    if (!piece) return;
    editor.tools.armed = pick_up(*piece, middle_of(*piece, editor.catalogue()), PickUp::Move, editor.catalogue());
    editor.tools.current = Tool::Place;
}

}  // namespace hexwright::editor_session
