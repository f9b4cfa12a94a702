#include "editor/session/editor_state.h"

#include "editor/document/arrange.h"
#include "editor/document/mending.h"
#include "editor/document/symmetric.h"
#include "editor/session/carry_tool.h"
#include "editor/session/fill_tool.h"
#include "editor/session/gestures.h"
#include "editor/session/placing.h"
#include "editor/session/selection.h"
#include "editor/session/symmetry_tool.h"

#include <algorithm>
#include <limits>

namespace hexwright {

namespace {

constexpr double shake_seconds = 0.25;
constexpr std::size_t recent_kinds = 9;

void keep_selected_what_is_there(EditorState& editor) {
    std::vector<PieceId> all = std::move(editor.selected);
    all.insert(all.end(), editor.dropped.begin(), editor.dropped.end());
    std::ranges::sort(all);
    const Battlefield& battlefield = editor.now().scenario->battlefield;
    const auto gone =
        std::stable_partition(all.begin(), all.end(), [&](PieceId id) { return battlefield.find(id) != nullptr; });
    editor.dropped.assign(gone, all.end());
    editor.selected.assign(all.begin(), gone);
}

// The piece in hand lies there already, with all its images: nothing is wrong, nothing is to be shown.
bool lies_there(const Ghost& ghost, const EditorState& editor) {
    if (!ghost.refusal || ghost.refusal->in_the_way.empty()) return false;
    const Battlefield& battlefield = editor.now().scenario->battlefield;
    return std::ranges::all_of(ghost.refusal->in_the_way, [&](PieceId id) {
        const PlacedPiece* there = battlefield.find(id);
        return there && std::ranges::any_of(ghost.pieces, [&](PlacedPiece piece) {
                   piece.id = id;
                   return piece == *there;
               });
    });
}

void forget_what_is_gone(EditorState& editor) {
    const std::vector<Glyph>& glyphs = *editor.now().scenario->glyphs;
    if (editor.glyph.chosen && std::ranges::count(glyphs, *editor.glyph.chosen, &Glyph::at) == 0)
        editor.glyph.chosen.reset();
    keep_selected_what_is_there(editor);
    const Battlefield& battlefield = editor.now().scenario->battlefield;
    if (editor.armed && editor.armed->lifted && !battlefield.find(*editor.armed->lifted)) editor.armed.reset();
    // it would be moved from where it was
    if (editor.carried && editor.carried->how == Carrying::Move) editor.carried.reset();
    editor.marked.clear();
}

}  // namespace

Pointer pointing_at(Cursor cursor) {
    Pointer pointer{cursor};
    pointer.at = centre_of(cursor.hex);
    return pointer;
}

void refuse(EditorState& editor, Message reason, Offer offer) {
    editor.notice = Notice{std::move(reason), true, std::move(offer)};
    editor.shaking = shake_seconds;
}

void say(EditorState& editor, Message words) { editor.notice = Notice{std::move(words)}; }

bool commit(EditorState& editor, Edit::What what) {
    return commit(editor, named(std::move(what), *editor.now().scenario, editor.catalogue()));
}

int level_of(const EditorState& editor, const Pointer& pointer) {
    const int current = pointer.level.value_or(editor.level);
    const bool on_top = editor.on_top != pointer.mods.ctrl;
    if (!editor.armed || !on_top) return current;
    return std::min(level_for(*editor.armed, pointer.cursor(), current, LevelChoice::OnTop, editor.document),
                    max_level);
}

std::optional<PlacedPiece> piece_at(const EditorState& editor, const Pointer& pointer) {
    if (pointer.in_scene) {
        const PlacedPiece* met = pointer.piece ? editor.now().scenario->battlefield.find(*pointer.piece) : nullptr;
        return met ? std::optional(*met) : std::nullopt;
    }
    for (int level = editor.whole ? top_level(editor) : editor.level; level >= 1; --level)
        if (auto piece = is_shown(editor, level) ? piece_under(pointer.cursor(), level, editor.document) : std::nullopt)
            return piece;
    return std::nullopt;
}

const Surface* surface_at(const EditorState& editor, HexCoord hex) {
    const Surface* best = nullptr;
    for (const Surface& surface : editor.now().terrain.surfaces_at(hex))
        if ((editor.whole || surface.space.level <= editor.level) && is_shown(editor, surface.space.level))
            best = &surface;
    return best;
}

const PlacedPiece* selected_piece(const EditorState& editor) {
    return editor.selected.size() == 1 ? editor.now().scenario->battlefield.find(editor.selected.front()) : nullptr;
}

bool is_selected(const EditorState& editor, PieceId piece) {
    return std::ranges::binary_search(editor.selected, piece);
}

void select(EditorState& editor, std::vector<PieceId> pieces) {
    std::ranges::sort(pieces);
    pieces.erase(std::unique(pieces.begin(), pieces.end()), pieces.end());
    const Battlefield& battlefield = editor.now().scenario->battlefield;
    std::erase_if(pieces, [&](PieceId id) { return !battlefield.find(id); });
    editor.selected = std::move(pieces);
    editor.dropped.clear();
}

void select_all(EditorState& editor) {
    std::vector<PieceId> all;
    editor.now().scenario->battlefield.each([&](const PlacedPiece& piece) { all.push_back(piece.id); });
    editor.notice.reset();
    select(editor, std::move(all));
}

std::optional<Ghost> ghost_of(const EditorState& editor) {
    if (editor.tool == Tool::Centre) return std::nullopt;
    if (auto block = ghost_of_block(editor)) return block;
    if (!editor.armed || !editor.hovered) return std::nullopt;
    const std::vector<PieceId> lifted =
        editor.armed->lifted ? std::vector{*editor.armed->lifted} : std::vector<PieceId>{};
    Ghost ghost = ghost_of(*editor.armed, editor.hovered->cursor(), level_of(editor, *editor.hovered), editor.document);
    ghost = with_images(std::move(ghost), editor, lifted);
    return lies_there(ghost, editor) ? std::nullopt : std::optional(std::move(ghost));
}

Highlight highlight_of(const EditorState& editor) {
    Highlight light;
    light.selected = editor.selected;
    light.zones.hidden = editor.zone.hidden;
    // those that are not worked on step back
    if (editor.tool == Tool::Zone && !editor.whole) light.zones.level = editor.level;
    if (!editor.under_way.pieces.pieces.empty()) {
        light.ghost = with_copies(editor, editor.under_way.pieces.pieces);
    } else if (const auto ghost = ghost_of(editor)) {
        light.ghost = ghost->pieces;
        light.ghost_refused = ghost->refusal.has_value();
    }
    light.marked = editor.marked;
    return light;
}

Stock stock_of(PieceKind kind, const Snapshot& now, const Catalogue& catalogue) {
    Stock stock{0, std::numeric_limits<int>::max(), std::numeric_limits<int>::max(), now.limited};
    Inventory one;
    one.add(catalogue[kind]);
    int used = std::numeric_limits<int>::max();
    for (const ItemKind item : catalogue[kind].items) {
        used = std::min(used, now.used[item] / one[item]);
        stock.owned = std::min(stock.owned, now.allowed[item] / one[item]);
        const int left = now.allowed[item] - now.used[item];
        stock.left = std::min(stock.left, (left < 0 ? left - one[item] + 1 : left) / one[item]);
    }
    if (catalogue[kind].items.empty()) return {0, 0, 0, now.limited};
    stock.used = used;
    return stock;
}

std::string set_names(const Limit& limit, const Catalogue& catalogue) {
    std::string names;
    for (const SetCount& row : limit.sets)
        names += (names.empty() ? "" : ", ") + catalogue[row.set].name + " ×" + std::to_string(row.count);
    return names;
}

Message why_none_left(PieceKind kind, const Snapshot& now, const Catalogue& catalogue) {
    const Stock stock = stock_of(kind, now, catalogue);
    const char* id = stock.owned > 0 ? "palette.none-left" : "palette.not-in-limit";
    return {id,
            {{"piece", catalogue[kind].name},
             {"pieces", catalogue[kind].plural},
             {"owned", stock.owned},
             {"sets", set_names(*now.scenario->limit, catalogue)}}};
}

void choose_tool(EditorState& editor, Tool tool) {
    cancel(editor);
    editor.notice.reset();
    if (tool == Tool::Zone || tool == Tool::Glyph) select(editor, {}), editor.side = SideTab::Details;
    if (tool != Tool::Glyph) editor.glyph.chosen.reset();
    editor.tool = tool;
    if (tool == Tool::Fill) take_fill_kind(editor);
    if (tool != Tool::Place) editor.armed.reset();
    editor.carried.reset();
    if (tool == Tool::Place && !editor.armed && !editor.recent.empty()) return arm(editor, editor.recent.front());
    if (tool == Tool::Place && !editor.armed) say(editor, {"hint.choose-piece"});
}

void arm(EditorState& editor, PieceKind kind) {
    editor.notice.reset();
    const Snapshot& now = editor.now();
    const Stock stock = stock_of(kind, now, editor.catalogue());
    if (stock.limited && stock.left <= 0 && !now.scenario->limit->beyond_sets)
        return refuse(editor, why_none_left(kind, now, editor.catalogue()));
    if (editor.tool == Tool::Fill) {
        editor.collections.fill_kind = kind;
        return take_fill_kind(editor);
    }
    const int turns = editor.armed ? editor.armed->turn : 0;  // the hand keeps its way of holding
    editor.armed = turned(armed_with(kind, editor.catalogue()), turns);
    editor.carried.reset();
    editor.tool = Tool::Place;
    editor.whole = false;  // it goes to one level, and that must be seen
    select(editor, {});
    editor.marked.clear();
    if (std::ranges::count(editor.recent, kind) == 0) editor.recent.insert(editor.recent.begin(), kind);
    if (editor.recent.size() > recent_kinds) editor.recent.pop_back();
}

void let_go(EditorState& editor) {
    editor.notice.reset();
    if (editor.tasks.stop()) return say(editor, {"notice.stopped"});
    if (editor.pressed) return cancel(editor);
    if (editor.tool == Tool::Centre) {
        editor.tool = editor.tool_before;
    } else if (editor.glyph.chosen) {
        editor.glyph.chosen.reset();
    } else if (editor.armed && editor.armed->from) {
        editor.armed->from.reset();
    } else if (editor.tool != Tool::Select) {
        choose_tool(editor, Tool::Select);
    } else {
        select(editor, {});
        editor.marked.clear();
    }
}

void turn(EditorState& editor, int steps) {
    editor.notice.reset();
    if (editor.armed) {
        editor.armed = turned(*editor.armed, steps);
    } else if (editor.carried) {
        editor.carried = turned(*std::move(editor.carried), steps, editor.catalogue());
        editor.cached_ghost.reset();
    } else {
        turn_selected(editor, steps);
    }
}

void raise(EditorState& editor, int by) {
    if (move_selected(editor, {}, by))
        editor.level = editor.whole ? top_level(editor) : std::clamp(editor.level + by, 1, max_level);
}

void remove_selected(EditorState& editor) {
    editor.notice.reset();
    if (const auto edit = remove_all(editor.selected, editor.document)) commit(editor, *edit);
}

void pick_up(EditorState& editor) {
    editor.notice.reset();
    const PlacedPiece* piece = selected_piece(editor);
    if (!piece && !editor.selected.empty()) return carry(editor, selected_block(editor), Carrying::Move);
    if (!piece) return;
    editor.armed = pick_up(*piece, middle_of(*piece, editor.catalogue()), PickUp::Move, editor.catalogue());
    editor.level = piece->level;
    editor.whole = false;
    editor.tool = Tool::Place;
}

bool commit(EditorState& editor, const Edit& edit) {
    const bool alone = editor.symmetry.kind == SymmetryKind::Off;
    const auto all =
        alone ? tl::expected<Edit, Refusal>(edit)
              : with_copies(edit, *editor.now().scenario, editor.now().ground(editor.catalogue()), editor.symmetry);
    const std::optional<Refusal> refused = all ? editor.document.commit(*all) : all.error();
    if (refused) refuse(editor, refused->reason);
    else forget_what_is_gone(editor);
    return !refused;
}

void switch_beyond_sets(EditorState& editor) {
    Limit limit = *editor.now().scenario->limit;
    limit.beyond_sets = !limit.beyond_sets;
    commit(editor, SetLimit{std::move(limit)});
}

void undo(EditorState& editor) {
    if (!editor.document.history().can_undo()) return;
    const History& history = editor.document.history();
    const Message name = history.steps()[history.at()].name;
    editor.document.undo();
    forget_what_is_gone(editor);
    say(editor, {"notice.undone", {{"step", editor.words(name)}}});
}

void redo(EditorState& editor) {
    if (!editor.document.history().can_redo()) return;
    editor.document.redo();
    forget_what_is_gone(editor);
    const History& history = editor.document.history();
    say(editor, {"notice.redone", {{"step", editor.words(history.steps()[history.at()].name)}}});
}

void go_to_step(EditorState& editor, std::size_t step) {
    if (step >= editor.document.history().steps().size() || step == editor.document.history().at()) return;
    editor.document.jump(step);
    forget_what_is_gone(editor);
    say(editor, {"notice.jumped", {{"step", editor.words(editor.document.history().steps()[step].name)}}});
}

int top_level(const EditorState& editor) {
    int top = std::max(editor.level, 1);
    editor.now().scenario->battlefield.each([&](const PlacedPiece& piece) { top = std::max(top, piece.level); });
    return top;
}

void go_to_level(EditorState& editor, int level) {
    editor.notice.reset();
    editor.level = std::clamp(level, 1, max_level);
    editor.whole = false;
    editor.layers.aligning = {};  // another picture
}

void show_whole(EditorState& editor, bool whole) {
    editor.notice.reset();
    editor.whole = whole;
    if (!whole) return;
    editor.armed.reset();
    editor.carried.reset();
    if (editor.tool == Tool::Place || editor.tool == Tool::Carry) editor.tool = Tool::Select;
    editor.level = 1;
    editor.level = top_level(editor);
}

void jump_to(EditorState& editor, const Issue& issue) {
    editor.notice.reset();
    editor.armed.reset();
    editor.carried.reset();
    editor.tool = Tool::Select;
    editor.marked = issue.spaces;
    select(editor, issue.pieces.size() == 1 ? issue.pieces : std::vector<PieceId>{});
    if (issue.spaces.empty()) return;
    editor.whole = false;
    Point middle{};
    for (const Space& space : issue.spaces) {
        const Point at = centre_of(space.at);
        middle = {middle.x + at.x, middle.y + at.y};
        editor.level = std::max(space.level, &space == &issue.spaces.front() ? 1 : editor.level);
    }
    const auto count = static_cast<double>(issue.spaces.size());
    editor.plan_goal = PlanCamera{{middle.x / count, middle.y / count}, std::max(editor.plan.scale, 1.5)};
    editor.scene.target =
        glm::vec3(static_cast<float>(middle.x / count / hex_width), static_cast<float>(middle.y / count / hex_width),
                  static_cast<float>(editor.level) * level_world);
}

void mend(EditorState& editor, const Issue& issue) {
    editor.notice.reset();
    if (!issue.fix) return;
    const Message words = issue.fix->words;
    if (commit(editor, edit_for(*issue.fix, *editor.now().scenario))) say(editor, words);
}

void mend_all_like(EditorState& editor, IssueCode code) {
    editor.notice.reset();
    const auto edit = mend_all(code, editor.document);
    if (!edit) return refuse(editor, {"notice.nothing-mended", {{"code", to_text(code)}}});
    if (commit(editor, *edit)) say(editor, {"notice.mended", {{"step", editor.words(edit->name)}}});
}

void approve_issue(EditorState& editor, const Issue& issue, const std::string& reason) {
    editor.notice.reset();
    commit(editor, approve(issue, reason, *editor.now().scenario));
}

void approve_no_longer(EditorState& editor, const Issue& issue) {
    editor.notice.reset();
    commit(editor, approve_no_longer(issue, *editor.now().scenario));
}

void look_from(EditorState& editor, Look from) {
    constexpr float quarter = 1.5707963F, slanting = 0.7F, upright = 1.55F;
    editor.notice.reset();
    editor.standing = false;
    editor.scene.yaw = from == Look::Top ? 0 : static_cast<float>(static_cast<int>(from) - 1) * quarter;
    editor.scene.pitch = from == Look::Top ? upright : slanting;
    editor.frame_scene = editor.keep_yaw = true;
    editor.frame_selection = false;
    if (editor.layout == ViewLayout::Plan) editor.layout = ViewLayout::SideBySide;
}

void stand_there(EditorState& editor) {
    constexpr float eyes = 4.5F;  // levels above the surface: of a figure of Height 5
    editor.notice.reset();
    if (editor.standing) return look_from(editor, Look::South);
    const Surface* surface = editor.hovered ? surface_at(editor, editor.hovered->hex) : nullptr;
    if (!surface) return refuse(editor, {"refused.nowhere-to-stand"});
    glm::vec2 middle{0, 0};
    for (const Terrain::Column& column : editor.now().terrain.columns()) middle += world_of(column.hex);
    middle /= static_cast<float>(editor.now().terrain.columns().size());
    const float z = (static_cast<float>(surface->top) / sevenths_per_level + eyes) * level_world;
    editor.scene = standing_at({world_of(surface->space.at), z}, {middle, z - level_world});
    editor.standing = true;
    if (editor.layout == ViewLayout::Plan) editor.layout = ViewLayout::SideBySide;
}

}  // namespace hexwright
