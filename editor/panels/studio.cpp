#include "editor/panels/studio.h"

#include "editor/panels/carry_tool.h"
#include "editor/panels/fill_tool.h"
#include "editor/panels/gestures.h"
#include "editor/panels/placing.h"
#include "editor/panels/selection.h"
#include "editor/panels/symmetry_tool.h"
#include "editor/workbench/arrange.h"
#include "editor/workbench/mending.h"
#include "editor/workbench/symmetric.h"

#include <algorithm>
#include <limits>

namespace hexwright {

namespace {

constexpr double shake_seconds = 0.25;
constexpr std::size_t recent_kinds = 9;

void keep_selected_what_is_there(Studio& studio) {
    std::vector<PieceId> all = std::move(studio.selected);
    all.insert(all.end(), studio.dropped.begin(), studio.dropped.end());
    std::ranges::sort(all);
    const Battlefield& battlefield = studio.now().scenario->battlefield;
    const auto gone =
        std::stable_partition(all.begin(), all.end(), [&](PieceId id) { return battlefield.find(id) != nullptr; });
    studio.dropped.assign(gone, all.end());
    studio.selected.assign(all.begin(), gone);
}

// Whether the piece in hand lies there already, with all its images: then nothing is wrong and nothing needs to be
// shown.
bool lies_there(const Ghost& ghost, const Studio& studio) {
    if (!ghost.refusal || ghost.refusal->in_the_way.empty()) return false;
    const Battlefield& battlefield = studio.now().scenario->battlefield;
    return std::ranges::all_of(ghost.refusal->in_the_way, [&](PieceId id) {
        const PlacedPiece* there = battlefield.find(id);
        return there && std::ranges::any_of(ghost.pieces, [&](PlacedPiece piece) {
                   piece.id = id;
                   return piece == *there;
               });
    });
}

void forget_what_is_gone(Studio& studio) {
    const std::vector<Glyph>& glyphs = *studio.now().scenario->glyphs;
    if (studio.glyph.chosen && std::ranges::count(glyphs, *studio.glyph.chosen, &Glyph::at) == 0)
        studio.glyph.chosen.reset();
    keep_selected_what_is_there(studio);
    const Battlefield& battlefield = studio.now().scenario->battlefield;
    if (studio.armed && studio.armed->lifted && !battlefield.find(*studio.armed->lifted)) studio.armed.reset();
    // A moved block is dropped, because its origin may have changed.
    if (studio.carried && studio.carried->how == Carrying::Move) studio.carried.reset();
    studio.marked.clear();
}

}  // namespace

Pointer pointing_at(Cursor cursor) {
    Pointer pointer{cursor};
    pointer.at = centre_of(cursor.hex);
    return pointer;
}

void refuse(Studio& studio, Message reason, Offer offer) {
    studio.notice = Notice{std::move(reason), true, std::move(offer)};
    studio.shaking = shake_seconds;
}

void say(Studio& studio, Message words) { studio.notice = Notice{std::move(words)}; }

bool commit(Studio& studio, Edit::What what) {
    return commit(studio, named(std::move(what), *studio.now().scenario, studio.catalogue()));
}

int level_of(const Studio& studio, const Pointer& pointer) {
    const int current = pointer.level.value_or(studio.level);
    const bool on_top = studio.on_top != pointer.mods.ctrl;
    if (!studio.armed || !on_top) return current;
    return std::min(level_for(*studio.armed, pointer.cursor(), current, LevelChoice::OnTop, studio.desk), max_level);
}

std::optional<PlacedPiece> piece_at(const Studio& studio, const Pointer& pointer) {
    if (pointer.in_scene) {
        const PlacedPiece* met = pointer.piece ? studio.now().scenario->battlefield.find(*pointer.piece) : nullptr;
        return met ? std::optional(*met) : std::nullopt;
    }
    for (int level = studio.whole ? top_level(studio) : studio.level; level >= 1; --level)
        if (auto piece = is_shown(studio, level) ? piece_under(pointer.cursor(), level, studio.desk) : std::nullopt)
            return piece;
    return std::nullopt;
}

const Surface* surface_at(const Studio& studio, HexCoord hex) {
    const Surface* best = nullptr;
    for (const Surface& surface : studio.now().terrain.surfaces_at(hex))
        if ((studio.whole || surface.space.level <= studio.level) && is_shown(studio, surface.space.level))
            best = &surface;
    return best;
}

const PlacedPiece* selected_piece(const Studio& studio) {
    return studio.selected.size() == 1 ? studio.now().scenario->battlefield.find(studio.selected.front()) : nullptr;
}

bool is_selected(const Studio& studio, PieceId piece) { return std::ranges::binary_search(studio.selected, piece); }

void select(Studio& studio, std::vector<PieceId> pieces) {
    std::ranges::sort(pieces);
    pieces.erase(std::unique(pieces.begin(), pieces.end()), pieces.end());
    const Battlefield& battlefield = studio.now().scenario->battlefield;
    std::erase_if(pieces, [&](PieceId id) { return !battlefield.find(id); });
    studio.selected = std::move(pieces);
    studio.dropped.clear();
}

void select_all(Studio& studio) {
    std::vector<PieceId> all;
    studio.now().scenario->battlefield.each([&](const PlacedPiece& piece) { all.push_back(piece.id); });
    studio.notice.reset();
    select(studio, std::move(all));
}

std::optional<Ghost> ghost_of(const Studio& studio) {
    if (studio.tool == Tool::Centre) return std::nullopt;
    if (auto block = ghost_of_block(studio)) return block;
    if (!studio.armed || !studio.hovered) return std::nullopt;
    const std::vector<PieceId> lifted =
        studio.armed->lifted ? std::vector{*studio.armed->lifted} : std::vector<PieceId>{};
    Ghost ghost = ghost_of(*studio.armed, studio.hovered->cursor(), level_of(studio, *studio.hovered), studio.desk);
    ghost = with_images(std::move(ghost), studio, lifted);
    return lies_there(ghost, studio) ? std::nullopt : std::optional(std::move(ghost));
}

Highlight highlight_of(const Studio& studio) {
    Highlight light;
    light.selected = studio.selected;
    light.zones.hidden = studio.zone.hidden;
    // Other levels are shown faintly.
    if (studio.tool == Tool::Zone && !studio.whole) light.zones.level = studio.level;
    if (!studio.under_way.pieces.pieces.empty()) {
        light.ghost = with_copies(studio, studio.under_way.pieces.pieces);
    } else if (const auto ghost = ghost_of(studio)) {
        light.ghost = ghost->pieces;
        light.ghost_refused = ghost->refusal.has_value();
    }
    light.marked = studio.marked;
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

void choose_tool(Studio& studio, Tool tool) {
    cancel(studio);
    studio.notice.reset();
    if (tool == Tool::Zone || tool == Tool::Glyph) select(studio, {}), studio.side = SideTab::Details;
    if (tool != Tool::Glyph) studio.glyph.chosen.reset();
    studio.tool = tool;
    if (tool == Tool::Fill) take_fill_kind(studio);
    if (tool != Tool::Place) studio.armed.reset();
    studio.carried.reset();
    if (tool == Tool::Place && !studio.armed && !studio.recent.empty()) return arm(studio, studio.recent.front());
    if (tool == Tool::Place && !studio.armed) say(studio, {"hint.choose-piece"});
}

void arm(Studio& studio, PieceKind kind) {
    studio.notice.reset();
    const Snapshot& now = studio.now();
    const Stock stock = stock_of(kind, now, studio.catalogue());
    if (stock.limited && stock.left <= 0 && !now.scenario->limit->beyond_sets)
        return refuse(studio, why_none_left(kind, now, studio.catalogue()));
    if (studio.tool == Tool::Fill) {
        studio.owning.fill_kind = kind;
        return take_fill_kind(studio);
    }
    // The hand keeps its orientation.
    const int turns = studio.armed ? studio.armed->turn : 0;
    studio.armed = turned(armed_with(kind, studio.catalogue()), turns);
    studio.carried.reset();
    studio.tool = Tool::Place;
    studio.whole = false;  // It goes to one level, and that level must be visible.
    select(studio, {});
    studio.marked.clear();
    if (std::ranges::count(studio.recent, kind) == 0) studio.recent.insert(studio.recent.begin(), kind);
    if (studio.recent.size() > recent_kinds) studio.recent.pop_back();
}

void let_go(Studio& studio) {
    studio.notice.reset();
    if (studio.errands.stop()) return say(studio, {"notice.stopped"});
    if (studio.pressed) return cancel(studio);
    if (studio.tool == Tool::Centre) {
        studio.tool = studio.tool_before;
    } else if (studio.glyph.chosen) {
        studio.glyph.chosen.reset();
    } else if (studio.armed && studio.armed->from) {
        studio.armed->from.reset();
    } else if (studio.tool != Tool::Select) {
        choose_tool(studio, Tool::Select);
    } else {
        select(studio, {});
        studio.marked.clear();
    }
}

void turn(Studio& studio, int steps) {
    studio.notice.reset();
    if (studio.armed) {
        studio.armed = turned(*studio.armed, steps);
    } else if (studio.carried) {
        studio.carried = turned(*std::move(studio.carried), steps, studio.catalogue());
        studio.kept_ghost.reset();
    } else {
        turn_selected(studio, steps);
    }
}

void raise(Studio& studio, int by) {
    if (move_selected(studio, {}, by))
        studio.level = studio.whole ? top_level(studio) : std::clamp(studio.level + by, 1, max_level);
}

void remove_selected(Studio& studio) {
    studio.notice.reset();
    if (const auto edit = remove_all(studio.selected, studio.desk)) commit(studio, *edit);
}

void pick_up(Studio& studio) {
    studio.notice.reset();
    const PlacedPiece* piece = selected_piece(studio);
    if (!piece && !studio.selected.empty()) return carry(studio, selected_block(studio), Carrying::Move);
    if (!piece) return;
    studio.armed = pick_up(*piece, middle_of(*piece, studio.catalogue()), PickUp::Move, studio.catalogue());
    studio.level = piece->level;
    studio.whole = false;
    studio.tool = Tool::Place;
}

bool commit(Studio& studio, const Edit& edit) {
    const bool alone = studio.symmetry.kind == SymmetryKind::Off;
    const auto all =
        alone ? tl::expected<Edit, Refusal>(edit)
              : with_copies(edit, *studio.now().scenario, studio.now().ground(studio.catalogue()), studio.symmetry);
    const std::optional<Refusal> refused = all ? studio.desk.commit(*all) : all.error();
    if (refused) refuse(studio, refused->reason);
    else forget_what_is_gone(studio);
    return !refused;
}

void switch_beyond_sets(Studio& studio) {
    Limit limit = *studio.now().scenario->limit;
    limit.beyond_sets = !limit.beyond_sets;
    commit(studio, SetLimit{std::move(limit)});
}

void undo(Studio& studio) {
    if (!studio.desk.history().can_undo()) return;
    const History& history = studio.desk.history();
    const Message name = history.steps()[history.at()].name;
    studio.desk.undo();
    forget_what_is_gone(studio);
    say(studio, {"notice.undone", {{"step", studio.words(name)}}});
}

void redo(Studio& studio) {
    if (!studio.desk.history().can_redo()) return;
    studio.desk.redo();
    forget_what_is_gone(studio);
    const History& history = studio.desk.history();
    say(studio, {"notice.redone", {{"step", studio.words(history.steps()[history.at()].name)}}});
}

void go_to_step(Studio& studio, std::size_t step) {
    if (step >= studio.desk.history().steps().size() || step == studio.desk.history().at()) return;
    studio.desk.jump(step);
    forget_what_is_gone(studio);
    say(studio, {"notice.jumped", {{"step", studio.words(studio.desk.history().steps()[step].name)}}});
}

int top_level(const Studio& studio) {
    int top = std::max(studio.level, 1);
    studio.now().scenario->battlefield.each([&](const PlacedPiece& piece) { top = std::max(top, piece.level); });
    return top;
}

void go_to_level(Studio& studio, int level) {
    studio.notice.reset();
    studio.level = std::clamp(level, 1, max_level);
    studio.whole = false;
    studio.seeing.aligning = {};  // The picture is another one.
}

void show_whole(Studio& studio, bool whole) {
    studio.notice.reset();
    studio.whole = whole;
    if (!whole) return;
    studio.armed.reset();
    studio.carried.reset();
    if (studio.tool == Tool::Place || studio.tool == Tool::Carry) studio.tool = Tool::Select;
    studio.level = 1;
    studio.level = top_level(studio);
}

void jump_to(Studio& studio, const Issue& issue) {
    studio.notice.reset();
    studio.armed.reset();
    studio.carried.reset();
    studio.tool = Tool::Select;
    studio.marked = issue.spaces;
    select(studio, issue.pieces.size() == 1 ? issue.pieces : std::vector<PieceId>{});
    if (issue.spaces.empty()) return;
    studio.whole = false;
    Point middle{};
    for (const Space& space : issue.spaces) {
        const Point at = centre_of(space.at);
        middle = {middle.x + at.x, middle.y + at.y};
        studio.level = std::max(space.level, &space == &issue.spaces.front() ? 1 : studio.level);
    }
    const auto count = static_cast<double>(issue.spaces.size());
    studio.plan_goal = PlanCamera{{middle.x / count, middle.y / count}, std::max(studio.plan.scale, 1.5)};
    studio.scene.target =
        glm::vec3(static_cast<float>(middle.x / count / hex_width), static_cast<float>(middle.y / count / hex_width),
                  static_cast<float>(studio.level) * level_world);
}

void mend(Studio& studio, const Issue& issue) {
    studio.notice.reset();
    if (!issue.fix) return;
    const Message words = issue.fix->words;
    if (commit(studio, edit_for(*issue.fix, *studio.now().scenario))) say(studio, words);
}

void mend_all_like(Studio& studio, IssueCode code) {
    studio.notice.reset();
    const auto edit = mend_all(code, studio.desk);
    if (!edit) return refuse(studio, {"notice.nothing-mended", {{"code", to_text(code)}}});
    if (commit(studio, *edit)) say(studio, {"notice.mended", {{"step", studio.words(edit->name)}}});
}

void approve_issue(Studio& studio, const Issue& issue, const std::string& reason) {
    studio.notice.reset();
    commit(studio, approve(issue, reason, *studio.now().scenario));
}

void approve_no_longer(Studio& studio, const Issue& issue) {
    studio.notice.reset();
    commit(studio, approve_no_longer(issue, *studio.now().scenario));
}

void look_from(Studio& studio, Look from) {
    constexpr float quarter = 1.5707963F, slanting = 0.7F, upright = 1.55F;
    studio.notice.reset();
    studio.standing = false;
    studio.scene.yaw = from == Look::Top ? 0 : static_cast<float>(static_cast<int>(from) - 1) * quarter;
    studio.scene.pitch = from == Look::Top ? upright : slanting;
    studio.frame_scene = studio.keep_yaw = true;
    studio.frame_selection = false;
    if (studio.layout == ViewLayout::Plan) studio.layout = ViewLayout::SideBySide;
}

void stand_there(Studio& studio) {
    // Eye height of a figure of Height 5, in levels above the surface.
    constexpr float eyes = 4.5F;
    studio.notice.reset();
    if (studio.standing) return look_from(studio, Look::South);
    const Surface* surface = studio.hovered ? surface_at(studio, studio.hovered->hex) : nullptr;
    if (!surface) return refuse(studio, {"refused.nowhere-to-stand"});
    glm::vec2 middle{0, 0};
    for (const Terrain::Column& column : studio.now().terrain.columns()) middle += world_of(column.hex);
    middle /= static_cast<float>(studio.now().terrain.columns().size());
    const float z = (static_cast<float>(surface->top) / sevenths_per_level + eyes) * level_world;
    studio.scene = standing_at({world_of(surface->space.at), z}, {middle, z - level_world});
    studio.standing = true;
    if (studio.layout == ViewLayout::Plan) studio.layout = ViewLayout::SideBySide;
}

}  // namespace hexwright
