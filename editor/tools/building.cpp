#include "editor/tools/building.h"

#include "editor/tools/tool_gestures.h"
#include "editor/workspace/editor_state.h"
#include "formats/paper/build_sheet/build_sheet.h"

#include <algorithm>
#include <utility>

namespace hexwright::tools {

namespace {

constexpr double seconds_a_step = 1.2;
// Numbers of the snapshots of the Build view, which no document and no game reaches.
constexpr unsigned long long first_number = 1ULL << 62;

// Zones and glyphs come when everything lies.
Scenario map_with(const Scenario& whole, const std::vector<PieceId>& laid, bool finished, const Catalogue& catalogue) {
    if (finished) return whole;
    Scenario part;
    part.battlefield = only(whole.battlefield, laid, catalogue);
    return part;
}

// The pieces of both battlefields come in the same order.
std::vector<PieceId> ids_on_board(const std::vector<PieceId>& fresh, const std::vector<PieceId>& laid,
                                  const Battlefield& board) {
    std::vector<PieceId> on_board, found;
    board.each([&](const PlacedPiece& piece) { on_board.push_back(piece.id); });
    for (std::size_t i = 0; i < laid.size() && i < on_board.size(); ++i)
        if (std::ranges::find(fresh, laid[i]) != fresh.end()) found.push_back(on_board[i]);
    return found;
}

void show_board(OpenMap& map) {
    BuildView& build = map.building;
    const Scenario& whole = *map.now().scenario;
    const std::vector<PieceId> laid = laid_by(*build.plan, build.laid);
    const bool finished = build.laid == build.steps();
    build.board.scenario = std::make_shared<const Scenario>(map_with(whole, laid, finished, map.catalogue()));
    build.board.terrain = terrain_of(build.board.scenario->battlefield, map.catalogue());
    build.board.number = std::max(build.board.number, first_number) + 1;
    build.fresh.clear();
    build.fresh_on_board.clear();
    if (!build.step()) return;
    const std::vector<PieceId> fresh = laid_in(*build.step());
    for (const PieceId id : fresh) build.fresh.push_back(*whole.battlefield.find(id));
    build.fresh_on_board = finished ? fresh : ids_on_board(fresh, laid, build.board.scenario->battlefield);
}

std::set<std::size_t> ticks_kept_of(const EditorState& editor, const std::string& digest) {
    std::set<std::size_t> ticked;
    for (const BuildSetting& kept : editor.user.settings.builds)
        if (kept.digest == digest)
            for (const std::size_t step : kept.ticked) ticked.insert(step - 1);
    return ticked;
}

void keep_ticks(EditorState& editor) {
    auto& kept = editor.user.settings.builds;
    const BuildView& build = editor.map.building;
    std::erase_if(kept, [&](const BuildSetting& each) { return each.digest == build.digest; });
    if (build.ticked.empty()) return;
    BuildSetting done{build.digest};
    for (const std::size_t step : build.ticked) done.ticked.push_back(step + 1);
    kept.insert(kept.begin(), std::move(done));
    if (kept.size() > most_builds) kept.resize(most_builds);
}

// Of the map as it is now. Returns false if there is nothing to build.
bool plan_anew(EditorState& editor) {
    BuildView& build = editor.map.building;
    const Snapshot& now = editor.now();
    if (now.scenario->battlefield.size() == 0) return false;
    build.plan = std::make_shared<const BuildPlan>(
        assembly::build_plan(now.scenario->battlefield, now.terrain, editor.catalogue()));
    build.of = now.number;
    build.digest = build_digest(now.scenario->battlefield, editor.catalogue());
    build.ticked = ticks_kept_of(editor, build.digest);
    std::erase_if(build.ticked, [&](std::size_t step) { return step >= build.steps(); });
    return true;
}

std::size_t first_unticked(const BuildView& build) {
    std::size_t step = 0;
    while (step < build.steps() && build.ticked.contains(step)) ++step;
    return step;
}

void end_building(OpenMap& map) {
    BuildView& build = map.building;
    map.view.whole = build.showed_whole;
    const unsigned long long number = build.board.number;
    build = {};
    build.board.number = number;  // What is shown next has another one.
}

// The map may have changed since the last frame, even within this one: then the plan is of another map, whose pieces
// may be gone. Returns whether the view is open still, with a plan of the map as it is now.
bool follow_map(EditorState& editor) {
    BuildView& build = editor.map.building;
    if (!build.on()) return false;
    if (build.of == editor.now().number) return true;
    if (!plan_anew(editor)) return end_building(editor.map), false;
    build.laid = std::min(build.laid, build.steps());
    show_board(editor.map);
    return true;
}

void begin_building(EditorState& editor) {
    if (const auto refused = too_large_for_sheet(*editor.now().scenario))
        return refuse(editor.map.status, refused->message);
    if (!plan_anew(editor)) return refuse(editor.map.status, {"build.nothing"});
    cancel(editor);
    BuildView& build = editor.map.building;
    build.showed_whole = std::exchange(editor.map.view.whole, true);
    show_build_step(editor, std::min(first_unticked(build) + 1, build.steps()));
}

}  // namespace

void leave_building(OpenMap& map) {
    if (map.building.on()) end_building(map);
}

void switch_building(EditorState& editor) {
    editor.map.status.notice.reset();
    editor.map.building.on() ? end_building(editor.map) : begin_building(editor);
}

void show_build_step(EditorState& editor, std::size_t laid) {
    if (!follow_map(editor)) return;
    editor.map.status.notice.reset();
    editor.map.building.laid = std::min(laid, editor.map.building.steps());
    editor.map.building.waited = 0;
    show_board(editor.map);
}

void show_step_at(EditorState& editor, HexCoord hex) {
    if (!follow_map(editor)) return;
    const Surface* surface = surface_at(editor.map.view, editor.map.building.board, hex);
    if (!surface) return;
    PlacedPiece there = *editor.map.building.board.scenario->battlefield.find(surface->piece);
    const auto lays_it = [&](const BuildStep& step) {
        return std::ranges::any_of(laid_in(step), [&](PieceId id) {
            there.id = id;
            return *editor.now().scenario->battlefield.find(id) == there;
        });
    };
    const auto& steps = editor.map.building.plan->steps;
    const auto found = std::ranges::find_if(steps, lays_it);
    if (found != steps.end()) show_build_step(editor, static_cast<std::size_t>(found - steps.begin()) + 1);
}

void play_build(EditorState& editor) {
    if (!follow_map(editor)) return;
    BuildView& build = editor.map.building;
    if (!build.plays && build.laid == build.steps()) show_build_step(editor, 0);
    build.plays = !build.plays;
    build.waited = 0;
}

void tick_step(EditorState& editor, std::size_t step, bool ticked) {
    BuildView& build = editor.map.building;
    if (!follow_map(editor) || step >= build.steps()) return;
    if (ticked) build.ticked.insert(step);
    else build.ticked.erase(step);
    keep_ticks(editor);
}

void tick_and_go_on(EditorState& editor) {
    BuildView& build = editor.map.building;
    if (!follow_map(editor)) return;
    build.plays = false;
    if (build.laid > 0) tick_step(editor, build.laid - 1, true);
    if (build.laid < build.steps()) show_build_step(editor, build.laid + 1);
}

bool pass_build(EditorState& editor, double seconds) {
    BuildView& build = editor.map.building;
    if (editor.map.table.on() || !follow_map(editor) || !build.plays) return false;
    build.waited += seconds;
    if (build.waited < seconds_a_step) return true;
    show_build_step(editor, build.laid + 1);
    build.plays = build.laid < build.steps();
    return true;
}

}  // namespace hexwright::tools
