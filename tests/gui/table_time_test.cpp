// How long the window's own work takes in a frame of a game, without drawing into pixels, as a table for people; run
// with "[long]". No time decides whether a test passes.
#include "editor/document/files/open.h"
#include "editor/inspect/survey_overlay.h"
#include "editor/panes/plan_pane.h"
#include "editor/play/playing.h"
#include "engine/setup/army_proposal.h"
#include "tests/gui/frame_times.h"

#include <algorithm>

#include <catch2/catch.hpp>

namespace hexwright {
TEST_CASE("how long a game with sixteen figures holds a frame", "[.][long]") {
    Rig rig;
    EditorState& editor = rig.editor;
    auto read =
        open_scenario(HEXWRIGHT_SOURCE_DIR "/samples/scenarios/skirmish-on-montiqua-ledge.xml", editor.catalogue());
    REQUIRE(read);
    replace_document(editor, Document(editor.catalogue(), std::move(read->scenario)));
    rig.settle();
    rig.key("f5");
    for (std::string& seat : editor.map.table.form.game.seats) seat = "human";
    rig.key("enter");
    REQUIRE(editor.map.table.on());
    rig.main_window.ui.stay_plain = false;
    FrameTimes times(rig);
    DiceBag dice{7};
    std::size_t most = 0;
    for (int made = 0; made < 400 && !editor.map.table.play->legal().empty(); ++made) {
        const Play& play = *editor.map.table.play;
        most = std::max(most, play.figures().size());
        if (!play.figures().empty() && made % 4 == 0) {
            const FigureLook& look =
                play.figures()[draw_below(dice, static_cast<std::uint32_t>(play.figures().size()))];
            const auto at = point_of(rig.main_window.ui, editor, look.spaces[0].at);
            rig.main_window.input.push(MouseMove{at->x, at->y});
            for (int frames = 0; frames < 3; ++frames) times.frame("pointing");
            rig.main_window.input.push(MouseEdge{0, true});
            rig.main_window.input.push(MouseEdge{0, false});
            for (int frames = 0; frames < 3; ++frames) times.frame("a figure taken up");
            for (int step = 0; step < 6; ++step) {
                rig.main_window.input.push(MouseMove{at->x + 22.0F * static_cast<float>(step), at->y + 9});
                times.frame("pointing with a figure in hand");
            }
        }
        const auto& legal = editor.map.table.play->legal();
        if (legal.empty()) break;
        choose_listed(editor.map, draw_below(dice, static_cast<std::uint32_t>(legal.size())));
        times.frame("the frame after a choice");
        for (int frames = 0; frames < 200 && !editor.map.table.motion.over(); ++frames) times.frame("in motion");
        times.frame("nothing happens");
    }
    CHECK(most >= 16);
    for (const Overlay overlay :
         {Overlay::Reach, Overlay::Sight, Overlay::Threat, Overlay::Zones, Overlay::Places, Overlay::Unreached}) {
        editor.map.view.layers.overlay = overlay;
        for (int frames = 0; frames < 5; ++frames) times.frame("overlay " + std::to_string(static_cast<int>(overlay)));
        editor.jobs.wait_until_idle();
        for (int frames = 0; frames < 5; ++frames) times.frame("overlay " + std::to_string(static_cast<int>(overlay)));
    }
}

}  // namespace hexwright
