// Pictures of the 3D view from the dialog of pictures: options, preview, and a file that the command line would write
// alike.
#include "editor/files/scene_picture.h"

#include "editor/files/map_picture_file.h"
#include "editor/workspace/scene_picture_state.h"
#include "tests/gui/drawn_text.h"
#include "tests/gui/rig.h"

#include <cstdlib>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

class Painter : public Rig {
public:
    Painter() : Rig("the-narrows") {
        editor.user.folder = folder.path;
        run("file.picture", editor);
        settle();
        click_on("picture-dialog.scene");
    }
    void wait() {
        editor.jobs.wait_until_idle();
        settle();
    }
    void choose_side(const std::string& field, const std::string& pixels) {
        click_on(field);
        key("ctrl+a");
        type(pixels);
        key("tab");
    }
    void save_as(const std::string& name) {
        click_on("picture-dialog.save");
        click_on("dialog:name");
        key("ctrl+a");
        type(name);
        click_on("dialog.save");
    }
    TemporaryFolder folder;
};

}  // namespace

TEST_CASE("a picture in 3D has the options of the command line, and is what that writes") {
    Painter painter;
    for (const char* option : {"picture-dialog.felt", "picture-dialog.evening", "picture-dialog.turn-right"})
        painter.click_on(option);
    painter.choose_side("picture:width", "64");
    painter.choose_side("picture:height", "40");
    const ScenePicture chosen{64, 40, TableTop::Felt, true};
    CHECK(painter.editor.user.scene_picture == chosen);
    painter.save_as("narrows");
    painter.wait();
    const std::string file = painter.folder / "by-command.png";
    const std::string line = std::string(HEXWRIGHT_BIN_DIR) + "/hexwright-editor --render " + file +
                             " --size 64x40 --table felt --dark --turn 1 " + sample("the-narrows").string();
    INFO(painter.notice());
    REQUIRE(std::system(line.c_str()) == 0);
    CHECK(bytes_of(painter.folder / "narrows.png") == bytes_of(file));
    CHECK(painter.notice().find("narrows.png") != std::string::npos);
}

TEST_CASE("the preview of a picture in 3D says that it is being drawn, and then shows it") {
    Painter painter;
    const auto tells = [] {
        return drawn_text(*ImGui::GetDrawData()).find("Drawing the preview") != std::string::npos;
    };
    CHECK_FALSE(tells());  // The window of a test waits for its jobs.
    const int before = painter.backend.uploads;
    painter.click_on("picture-dialog.stone");
    CHECK(painter.backend.uploads > before);
    painter.main_window.ui.stay_plain = false;
    painter.click_on("picture-dialog.felt");
    CHECK(tells());
}

TEST_CASE("sides of a picture in 3D stay within bounds, whatever is typed") {
    Painter painter;
    painter.choose_side("picture:width", "3");
    painter.choose_side("picture:height", "99999");
    const ScenePicture& chosen = painter.editor.user.scene_picture;
    CHECK(chosen.width == least_scene_side);
    CHECK(chosen.height == most_scene_side);
    painter.click_on("picture-dialog.size-1920");
    CHECK((chosen.width == 1920 && chosen.height == 1080));
}

TEST_CASE("a picture in 3D is a PNG: another ending is refused with the reason, and nothing is written") {
    Painter painter;
    painter.save_as("narrows.svg");
    CHECK(painter.editor.dialog.kind == Dialog::MapPictureTo);
    REQUIRE(painter.editor.map.status.notice);
    CHECK(painter.editor.map.status.notice->words.id == "picture.scene-ending");
    painter.wait();
    CHECK(std::filesystem::is_empty(painter.folder.path));
}

TEST_CASE("Esc stops a picture in 3D, and no file is there") {
    Painter painter;
    painter.editor.user.scene_picture = {.width = 2000, .height = 2000};
    painter.main_window.ui.stay_plain = false;
    write_map_picture(painter.editor, painter.folder / "narrows.png");
    REQUIRE(painter.editor.map.tasks.under_way());
    CHECK(painter.editor.map.tasks.stop());
    CHECK_FALSE(painter.editor.map.tasks.under_way());
    painter.wait();
    CHECK(std::filesystem::is_empty(painter.folder.path));
}

}  // namespace hexwright
