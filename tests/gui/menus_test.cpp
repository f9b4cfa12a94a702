// Every menu has room in a window of 1280x720, in both languages and in every mode of the window.
#include "editor/play/new_game.h"
#include "editor/tools/building.h"
#include "editor/widgets/fonts.h"
#include "tests/gui/rig.h"

#include <algorithm>
#include <set>
#include <string>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

constexpr float low = 720;

// With the letters of the program, at 100 %.
struct MenuRig : Rig {
    explicit MenuRig(const Words& words) : Rig(test_catalogue(), words) {
        ImGui::GetIO().DisplaySize = {1280, low};
        load_fonts(main_window.ui, 1);
        unsigned char* pixels = nullptr;
        int width = 0, height = 0;
        ImGui::GetIO().Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
        ImGui::GetIO().Fonts->SetTexID(reinterpret_cast<ImTextureID>(std::uintptr_t{888888}));
        if (!open_file(editor, sample("sparrow-ford"))) throw std::runtime_error(editor.dialog.trouble);
        settle();
    }
    // From the bar to the lowest item in the menu that is open.
    float lowest_item() const {
        float bottom = 0;
        for (const auto& [label, box] : main_window.ui.drawn())
            if (label.starts_with("menu:")) bottom = std::max(bottom, box.bottom);
        return bottom;
    }
    std::set<std::string> submenus() const {
        std::set<std::string> found;
        for (const Command& row : all_commands())
            if (!row.sub.empty() && sees("menu." + std::string(row.sub))) found.insert("menu." + std::string(row.sub));
        return found;
    }
    void close_menus() {
        rig_esc();
        rig_esc();
        rig_esc();
    }
    void rig_esc() { key("esc"); }

    void check_all(const std::string& mode) {
        for (const std::string_view menu : menus()) {
            const std::string name = "menu." + std::string(menu);
            if (!sees(name)) continue;
            INFO(mode << " " << name);
            click_on(name);
            const float bottom = lowest_item();
            CHECK(bottom > 0);
            CHECK(bottom <= low);
            for (const std::string& sub : submenus()) {
                INFO(sub);
                click_on(sub);
                CHECK(lowest_item() <= low);
            }
            close_menus();
        }
    }
};

}  // namespace

TEST_CASE("every menu fits a window of 720 pixels, in both languages and every mode") {
    for (const char* language : {"en", "de"}) {
        const Words words = words_of_language(language);
        MenuRig rig(words);
        rig.check_all(std::string(language) + " editing");
        REQUIRE(run("build.switch", rig.editor));
        rig.settle();
        rig.check_all(std::string(language) + " building");
        if (rig.editor.map.building.on()) REQUIRE(run("build.leave", rig.editor));  // Esc may have left it.
        ask_for_game(rig.editor);
        begin_game(rig.editor);
        rig.settle();
        REQUIRE(rig.editor.map.table.playing);
        rig.check_all(std::string(language) + " playing");
    }
}

TEST_CASE("what is in a menu of a menu can be chosen there, and each has its words") {
    Rig rig("sparrow-ford");
    rig.click_on("menu.view");
    CHECK_FALSE(rig.sees("menu:view.table-stone"));
    rig.click_on("menu.table-top");
    rig.click_on("menu:view.table-stone");
    CHECK(rig.editor.map.view.table == TableTop::Stone);
    for (const Command& row : all_commands())
        if (!row.sub.empty())
            for (const char* language : {"en", "de"})
                CHECK(words_of_language(language).knows("menu." + std::string(row.sub)));
}

}  // namespace hexwright
