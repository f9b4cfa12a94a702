// How long the window's own work takes in a frame of a 1,000-piece map, as a table for people; run with "[long]".
// Drawing has its own rows. No time decides whether a test passes.
#include "editor/desk/gestures.h"
#include "editor/desk/highlight.h"
#include "editor/document/edits/swap.h"
#include "editor/document/files/open.h"
#include "editor/editing/arming.h"
#include "editor/editing/carry_tool.h"
#include "editor/editing/ghost_in_hand.h"
#include "editor/editing/layers.h"
#include "editor/editing/map_preview.h"
#include "editor/editing/selection.h"
#include "editor/editing/stamping.h"
#include "editor/editing/symmetry_tool.h"
#include "editor/files/files.h"
#include "editor/files/safekeeping.h"
#include "editor/tools/clipboard.h"
#include "editor/tools/tool_choice.h"
#include "editor/tools/tracing.h"
#include "editor/view/meshes.h"
#include "engine/board/catalogue/boxes.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"
#include "tests/support/large_map.h"

#include <cstdio>
#include <ctime>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

// Processor time of this thread only, without waiting or other load.
double processor_ms() {
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

class Table {
public:
    ~Table() {
        std::ranges::sort(rows_, std::ranges::greater{}, &Row::worst);
        std::printf("%-64s %9s %9s\n", "work on 1,000 pieces", "least ms", "worst");
        for (const Row& row : rows_)
            if (row.worst >= 1) std::printf("%-64s %9.2f %9.2f\n", row.name.c_str(), row.least, row.worst);
        std::printf("%zu rows below 1 ms\n", static_cast<std::size_t>(std::ranges::count_if(
                                                 rows_, [](const Row& row) { return row.worst < 1; })));
    }
    template <class Work>
    void time(const std::string& name, Work&& work) {
        const double start = processor_ms();
        work();
        const double took = processor_ms() - start;
        const auto row = std::ranges::find(rows_, name, &Row::name);
        if (row == rows_.end()) rows_.push_back({name, took, took});
        else row->least = std::min(row->least, took), row->worst = std::max(row->worst, took);
    }

private:
    struct Row {
        std::string name;
        double least, worst;
    };
    std::vector<Row> rows_;
};

constexpr int rounds = 3;

Scenario map_of(int extra = 0) { return testing::large_map(test_catalogue(), extra); }

void lay_out(Rig& rig, const Scenario& map) {
    replace_document(rig.editor, Document(test_catalogue(), map));
    rig.editor.map.view.layout = ViewLayout::Scene;  // The null backend draws it in no time.
    rig.editor.map.view.whole = false;
    rig.editor.map.view.level = 2;
    rig.editor.dialog = {};
    rig.settle();
}

void select_some(EditorState& editor, std::size_t many) {
    std::vector<PieceId> ids;
    editor.now().scenario->battlefield.each([&](const PlacedPiece& piece) {
        if (ids.size() < many) ids.push_back(piece.id);
    });
    select(editor.map, ids);
}

// Runs frames until everything is settled, timing each one.
void frames(Table& table, Rig& rig, const std::string& name) {
    for (int i = 0; i < 4; ++i) table.time(name, [&] { rig.main_window.frame(); });
    rig.editor.jobs.wait_until_idle();
    for (int i = 0; i < 2; ++i) table.time(name, [&] { rig.main_window.frame(); });
}

Scenario half_of(Scenario map) {
    std::vector<PieceId> gone;
    map.battlefield.each([&](const PlacedPiece& piece) {
        if (gone.size() * 2 < map.battlefield.size()) gone.push_back(piece.id);
    });
    for (const PieceId id : gone) map.battlefield.remove(id);
    return map;
}

bool leaves_alone(const Command& row) {
    return row.id.starts_with("file.") || row.id == "edit.save-stamp" || row.id == "underlay.choose";
}

Pointer on(HexCoord hex) { return pointing_at({hex, Direction::E}); }

void gesture(Table& table, EditorState& editor, const std::string& name, const std::vector<HexCoord>& path) {
    editor.map.tools.hovered = on(path.front());
    table.time(name + ": press", [&] { press(editor, on(path.front())); });
    for (const HexCoord hex : path) {
        editor.map.tools.hovered = on(hex);
        table.time(name + ": drag", [&] { drag(editor, on(hex)); });
        table.time(name + ": marks", [&] { ghost_of(editor.map), highlight_of(editor.map); });
    }
    table.time(name + ": release", [&] { release(editor, on(path.back())); });
    editor.jobs.wait_until_idle();
}

const SymmetryKind symmetries[] = {SymmetryKind::Off, SymmetryKind::SixAboutHex};

}  // namespace

TEST_CASE("how long commands hold a frame", "[.][long]") {
    Table table;
    Rig rig;
    rig.main_window.ui.stay_plain = false;
    const Scenario map = map_of();
    std::printf("%zu pieces\n", map.battlefield.size());
    for (int round = 0; round < rounds; ++round)
        for (const Tool tool : {Tool::Select, Tool::Zone, Tool::Glyph})
            for (const SymmetryKind symmetry : symmetries)
                for (const Command& row : all_commands()) {
                    if (leaves_alone(row)) continue;
                    lay_out(rig, map);
                    choose_tool(rig.editor, tool);
                    rig.editor.map.tools.symmetry.kind = symmetry;
                    if (tool == Tool::Select) select_some(rig.editor, 500);
                    rig.editor.map.tools.hovered = on({8, 4});
                    rig.settle();
                    if (!can_run(row, rig.editor)) continue;
                    const std::string name = std::string(row.id) + (symmetry == SymmetryKind::Off ? "" : ", symmetric");
                    table.time(name, [&] { row.run(rig.editor); });
                    frames(table, rig, name + ": frames");
                }
}

TEST_CASE("how long tools hold a frame", "[.][long]") {
    Table table;
    Rig rig;
    rig.main_window.ui.stay_plain = false;
    Scenario map = map_of();
    std::vector<HexCoord> path, round;
    for (int i = 0; i < 30; ++i) path.push_back({2 + i % 15, 1 + i / 3});
    for (int i = 0; i < 40; ++i) round.push_back({20 - i, i});
    EditorState& editor = rig.editor;
    for (int again = 0; again < rounds; ++again)
        for (const SymmetryKind symmetry : symmetries) {
            const auto named = [&](const char* name) {
                return name + std::string(symmetry == SymmetryKind::Off ? "" : ", symmetric");
            };
            const auto begin = [&](Tool tool) {
                lay_out(rig, map);
                editor.map.tools.symmetry.kind = symmetry;
                choose_tool(editor, tool);
            };
            begin(Tool::Place);
            arm(editor, *test_catalogue().piece("grass-1"));
            editor.map.view.level = 4;
            gesture(table, editor, named("place stroke of 30"), path);
            begin(Tool::Erase);
            gesture(table, editor, named("erase"), path);
            begin(Tool::Zone);
            gesture(table, editor, named("zone brush"), path);
            begin(Tool::Zone);
            editor.map.view.level = 1;
            editor.map.tools.zone_brush.fill = true;
            gesture(table, editor, named("zone fill"), {{7, 0}});
            begin(Tool::Glyph);
            gesture(table, editor, named("glyph"), {{9, 3}});
            begin(Tool::Fill);
            arm(editor, *test_catalogue().piece("grass-1"));
            gesture(table, editor, named("fill by box"), {{-20, -10}, {0, 0}, {20, 10}});
            begin(Tool::Fill);
            arm(editor, *test_catalogue().piece("grass-1"));
            gesture(table, editor, named("fill by click"), {{9, 2}});
            begin(Tool::Select);
            gesture(table, editor, named("select by box"), {{-40, 0}, {0, 0}, {40, 0}});
            begin(Tool::Select);
            editor.map.tools.lasso = true;
            gesture(table, editor, named("select by lasso"), round);
            editor.map.tools.lasso = false;
            begin(Tool::Select);
            select_some(editor, 500);
            if (const auto first = editor.now().scenario->battlefield.find(editor.map.tools.selected.front())) {
                editor.map.view.level = first->level;
                gesture(table, editor, named("move 500"),
                        {first->at, first->at + HexCoord{70, 0}, first->at + HexCoord{72, 0}});
            }
            begin(Tool::Select);
            select_some(editor, 500);
            duplicate_selected(editor);
            gesture(table, editor, named("carry 500"), {{3, 3}, {80, 0}});
            begin(Tool::Measure);
            gesture(table, editor, named("measure"), path);
        }
}

TEST_CASE("how long panels, overlays, dialogs and files hold a frame", "[.][long]") {
    Table table;
    Rig rig;
    rig.main_window.ui.stay_plain = false;
    const Scenario map = map_of();
    EditorState& editor = rig.editor;
    const testing::TemporaryFolder folder;
    for (int round = 0; round < rounds; ++round) {
        for (const Overlay overlay :
             {Overlay::Heights, Overlay::Coordinates, Overlay::Room, Overlay::Overhang, Overlay::Sizes}) {
            lay_out(rig, map);
            table.time("overlay " + std::to_string(static_cast<int>(overlay)),
                       [&] { overlay_of(overlay, editor.now(), std::nullopt, test_catalogue()); });
        }
        table.time("survey", [&] { snapshot_of(editor.now().scenario, test_catalogue(), nullptr, 1); });
        table.time("slice of levels", [&] { slice_of(editor.now(), {levels_between(1, 2)}, test_catalogue()); });
        table.time("boxes needed", [&] { fewest_boxes(editor.now().used, test_catalogue()); });
        table.time("swap list", [&] { swap_suggestions(editor.map.document); });
        table.time("drawing: plan into marks",
                   [&] { plan_drawing(*editor.now().scenario, editor.now().terrain, test_catalogue(), {}); });
        table.time("drawing: 3D into triangles", [&] { scene_mesh(editor.now(), test_catalogue()); });
        for (const SymmetryKind kind : {SymmetryKind::SixAboutHex, SymmetryKind::TwoAboutEdge,
                                        SymmetryKind::MirrorThroughHex, SymmetryKind::MirrorAlongEdge})
            table.time("best symmetry " + std::string(to_text(kind)),
                       [&] { best_symmetry(map.battlefield, kind, test_catalogue()); });
        for (const SideTab tab : {SideTab::Details, SideTab::History, SideTab::Parts}) {
            lay_out(rig, map);
            editor.map.view.side = tab;
            frames(table, rig, "side pane " + std::to_string(static_cast<int>(tab)));
        }
        editor.map.view.side = SideTab::Details;
        for (int dialog = 1; dialog <= static_cast<int>(Dialog::Picture); ++dialog) {
            const auto shown = static_cast<Dialog>(dialog);
            if (shown == Dialog::Recover) continue;
            lay_out(rig, map);
            editor.user.folder = samples_folder();
            editor.dialog = {.kind = shown};
            frames(table, rig, "dialog " + std::to_string(dialog));
            editor.dialog = {};
            rig.settle();
        }
        for (const char* name : {"large.xml", "large.hsc"}) {
            lay_out(rig, map);
            const auto file = folder.path / name;
            table.time(std::string("save ") + name,
                       [&] { REQUIRE(save_scenario(file, *editor.now().scenario, test_catalogue())); });
            table.time(std::string("open ") + name, [&] { REQUIRE(open_file(editor, file)); });
            editor.dialog = {};
            frames(table, rig, std::string("frames after opening ") + name);
            table.time(std::string("merge ") + name, [&] { merge_file(editor, file); });
            editor.map.tools.hovered = on({3, 3});
            frames(table, rig, std::string("frames of merging ") + name);
            table.time(std::string("put down the merged ") + name + " (2,000 pieces then)",
                       [&] { click(editor, on({3, 3})); });
        }
    }
}

TEST_CASE("how long stamps, pictures under a level and a change of scale hold a frame", "[.][long]") {
    Table table;
    Rig rig;
    rig.main_window.ui.stay_plain = false;
    const Scenario map = map_of();
    EditorState& editor = rig.editor;
    const std::filesystem::path pictures = std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "tests/fuzz/corpus/picture";
    for (int round = 0; round < rounds; ++round) {
        const testing::TemporaryFolder folder;
        lay_out(rig, map);
        show_stamps(editor, folder.path);
        select_some(editor, 500);
        table.time("stamp of 500: begin naming", [&] { begin_naming(editor); });
        table.time("stamp of 500: keep", [&] { REQUIRE(keep_named(editor, "half")); });
        frames(table, rig, "frames with a stamp kept");
        table.time("stamp of 500: take", [&] { take_stamp(editor, editor.user.stamps.stamps.front()); });
        editor.map.tools.hovered = on({3, 3});
        frames(table, rig, "frames with a stamp in hand");
        replace_document(editor, Document(test_catalogue(), half_of(map)));
        take_stamp(editor, editor.user.stamps.stamps.front());
        editor.map.tools.hovered = on({100, 3});
        frames(table, rig, "frames with a stamp over half of the map");
        table.time("stamp of 500: put down", [&] { click(editor, on({100, 3})); });
        frames(table, rig, "frames with a stamp put down");

        lay_out(rig, map);
        table.time("picture: lay under", [&] { add_underlay(editor, pictures / "small.png"); });
        frames(table, rig, "frames with a new picture");
        for (const HexCoord pin : {HexCoord{0, 0}, HexCoord{4, 0}, HexCoord{0, 4}}) {
            editor.map.tools.hovered = on(pin);
            table.time("picture: pin a point", [&] { click(editor, on(pin)); });
            table.time("picture: on its hex", [&] { click(editor, on(pin + HexCoord{2, 1})); });
            frames(table, rig, "frames of aligning a picture");
        }

        lay_out(rig, map);
        for (const float scale : {2.0F, 1.25F, 1.0F}) {
            rig.main_window.ui.scale = scale;
            frames(table, rig, "frames after a change of scale");
        }
    }
}

}  // namespace hexwright
