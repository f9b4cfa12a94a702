// The window tests itself: in every size and at every scale no two widgets lie over one another, and no text is cut off
// or printed over another one. HEXWRIGHT_LONG=1 looks at the scales between one and two as well.
#include "editor/desk/desk.h"
#include "editor/desk/desk_part.h"
#include "editor/desk/desk_setups.h"
#include "editor/editing/arming.h"
#include "editor/editing/groups.h"
#include "editor/editing/selection.h"
#include "editor/editing/viewing.h"
#include "editor/tools/building.h"
#include "editor/widgets/fonts.h"
#include "editor/widgets/front_window.h"
#include "formats/telling/named_catalogue.h"
#include "tests/gui/drawn_text.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

struct Size {
    float width, height;
};
constexpr Size sizes[] = {{1024, 700}, {1280, 800}, {1366, 768}, {1920, 1080}, {2560, 1440}};
constexpr float scales[] = {1, 1.25F, 1.5F, 2};

// A window with the letters of the program instead of Dear ImGui's own.
struct Window {
    explicit Window(float scale, const Catalogue& catalogue = test_catalogue(), const Words& words = test_words())
        : rig(catalogue, words) {
        if (!open_file(rig.editor, sample("the-narrows"))) throw std::runtime_error(rig.editor.dialog.trouble);
        load_fonts(rig.main_window.ui, scale);
        unsigned char* pixels = nullptr;
        int width = 0, height = 0;
        ImGui::GetIO().Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
        ImGui::GetIO().Fonts->SetTexID(reinterpret_cast<ImTextureID>(std::uintptr_t{888888}));
    }
    void show(Size size, bool dark) {
        ImGui::GetIO().DisplaySize = {size.width, size.height};
        rig.editor.map.view.dark = dark;
        rig.move_to({-1000, -1000});
        rig.settle();
    }
    Rig rig;
};

// Parts of rows and of the strip that lie on these on purpose.
bool belongs_to(std::string_view part, std::string_view whole) {
    constexpr std::pair<std::string_view, std::string_view> pairs[] = {
        {"issue-menu:", "issue:"}, {"eye:", "level:"}, {"zone-eye:", "zone:"},
        {"zone-menu:", "zone:"},   {"slot:", "word:"}, {"overview", "plan"}};
    return std::ranges::any_of(
        pairs, [&](const auto& pair) { return part.starts_with(pair.first) && whole.starts_with(pair.second); });
}

bool overlap(const Box& a, const Box& b) {
    constexpr float touching = 1.5F;
    return std::min(a.right, b.right) - std::max(a.left, b.left) > touching &&
           std::min(a.bottom, b.bottom) - std::max(a.top, b.top) > touching;
}

// In the window in front: what is below it is dimmed.
std::string widgets_over_one_another(const Ui& ui) {
    const std::string top = front_window(ui);
    std::string found;
    for (auto a = ui.in_sight().begin(); a != ui.in_sight().end(); ++a)
        for (auto b = std::next(a); b != ui.in_sight().end(); ++b) {
            if (a->second.window != top || b->second.window != top || !overlap(a->second.box, b->second.box)) continue;
            if (belongs_to(a->first, b->first) || belongs_to(b->first, a->first)) continue;
            if (a->first.starts_with("divider:") || b->first.starts_with("divider:")) continue;
            found += a->first + " over " + b->first + "\n";
        }
    return found;
}

struct View {
    const char* name;
    void (*open)(Rig&);
};
constexpr View views[] = {
    {"the whole map", [](Rig&) {}},
    {"a piece in hand",
     [](Rig& rig) {
         go_to_level(rig.editor.map, 1);
         arm(rig.editor, *rig.editor.catalogue().piece("swamp-7"));
     }},
    {"a piece selected",
     [](Rig& rig) {
         go_to_level(rig.editor.map, 1);
         select(rig.editor.map, {PieceId{3}});
     }},
    {"several pieces selected", [](Rig& rig) { run("select.all", rig.editor); }},
    {"groups, one of them hidden",
     [](Rig& rig) {
         constexpr std::pair<int, const char*> groups[] = {{3, "tower"}, {5, "the wall along the river"}, {8, "ruin"}};
         for (const auto& [piece, name] : groups) {
             select(rig.editor.map, {PieceId{piece}});
             ask_for_group(rig.editor);
             rig.editor.dialog.group.name = name;
             answer_group(rig.editor);
         }
         select(rig.editor.map, {});
         hide_group(rig.editor.map, "ruin", true);
     }},
    {"a group selected",
     [](Rig& rig) {
         select(rig.editor.map, {PieceId{3}, PieceId{5}});
         ask_for_group(rig.editor);
         answer_group(rig.editor);
     }},
    {"the name of a group",
     [](Rig& rig) {
         select(rig.editor.map, {PieceId{3}});
         run("group.make", rig.editor);
     }},
    {"zones", [](Rig& rig) { choose_tool(rig.editor, Tool::Zone); }},
    {"glyphs", [](Rig& rig) { choose_tool(rig.editor, Tool::Glyph); }},
    {"history", [](Rig& rig) { rig.editor.map.view.side = SideTab::History; }},
    {"boxes", [](Rig& rig) { rig.editor.map.view.side = SideTab::Parts; }},
    {"report", [](Rig& rig) { rig.editor.map.view.side = SideTab::Report; }},
    {"games", [](Rig& rig) { rig.editor.map.view.side = SideTab::Games; }},
    {"build", [](Rig& rig) { run("build.switch", rig.editor); }},
    {"limits", [](Rig& rig) { run("map.collections", rig.editor); }},
    {"a set of one's own",
     [](Rig& rig) {
         run("map.collections", rig.editor);
         rig.settle();
         rig.click_on("collections.tab-own-set");
     }},
    {"a new piece of one's own",
     [](Rig& rig) {
         rig.editor.user.collections.own_catalogue = "/no/such/folder/catalogue.xml";
         run("map.own-pieces", rig.editor);
         rig.settle();
         rig.click_on("own-pieces.new");
     }},
    {"a piece of one's own with sets",
     [](Rig& rig) {
         rig.editor.user.collections.own_catalogue =
             std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples/own/catalogue.xml";
         run("map.own-pieces", rig.editor);
         rig.settle();
         rig.click_on("own-pieces:terrain");
         rig.settle();
         rig.click_on("own-terrain:rock");
         rig.click_on("dialog.ok");
     }},
    {"preferences", [](Rig& rig) { run("file.preferences", rig.editor); }},
    {"keys", [](Rig& rig) { run("help.keys", rig.editor); }},
    {"a key that another command has",
     [](Rig& rig) {
         run("help.keys", rig.editor);
         rig.settle();
         for (const char* key : {"down", "enter", "ctrl+z"}) rig.key(key);
     }},
    {"commands", [](Rig& rig) { run("help.commands", rig.editor); }},
    {"a new game", [](Rig& rig) { run("play.new", rig.editor); }},
    {"the start screen", [](Rig& rig) { run("help.welcome", rig.editor); }},
    {"save as", [](Rig& rig) { run("file.save-as", rig.editor); }},
    {"print", [](Rig& rig) { run("file.print", rig.editor); }},
    {"a picture of the map", [](Rig& rig) { run("file.picture", rig.editor); }},
    {"a picture of the map in 3D",
     [](Rig& rig) {
         run("file.picture", rig.editor);
         rig.settle();
         rig.click_on("picture-dialog.scene");
     }},
    {"a map that is shared",
     [](Rig& rig) {
         run("file.share", rig.editor);
         rig.settle();
         rig.editor.jobs.wait_for_usual();
     }},
    {"a menu", [](Rig& rig) { rig.click_on("menu.edit"); }},
    {"several maps",
     [](Rig& rig) {
         for (const char* name : {"kestrel-keep", "cinder-crown", "alderwick-bridge", "montiqua-ledge"})
             if (!open_in_tab(rig.editor, sample(name))) throw std::runtime_error(name);
     }},
    {"the scenario on the desk",
     [](Rig& rig) {  // A story scrolls in its field.
         change_about(rig.editor.map, {.title = "The Narrows", .author = "Somebody", .story = "Dry."}, "The Narrows");
         run("scenario.desk", rig.editor);
     }},
    {"a zone on the desk",
     [](Rig& rig) {
         run("scenario.desk", rig.editor);
         rig.settle();
         show_part(rig.editor.map, DeskPart::Zones);
         rig.settle();
         rig.click_on("desk.new-zone");
     }},
    {"rulers, names and overview",
     [](Rig& rig) {
         for (const char* guide : {"view.rulers", "view.names", "view.overview"}) run(guide, rig.editor);
     }},
};

void look_at(const View& view, Window& window, Size size, bool dark) {
    window.show(size, dark);
    const Ui& ui = window.rig.main_window.ui;
    INFO(view.name << " at " << size.width << " x " << size.height << (dark ? ", dark" : ""));
    CHECK(widgets_over_one_another(ui) == "");
    CHECK(cut_off(*ImGui::GetDrawData(), front_window(ui)) == "");
    CHECK(printed_over(*ImGui::GetDrawData(), front_window(ui)) == "");
}

void look_at(const View& view, float scale) {
    INFO("scale " << scale);
    Window window(scale);
    view.open(window.rig);
    for (const Size size : sizes)
        for (const bool dark : {false, true}) look_at(view, window, size, dark);
}

}  // namespace

TEST_CASE("nothing lies over anything else, and no text is cut off, in five sizes, at every scale, in both themes") {
    for (const View& view : views)
        for (const float scale : scales)
            if (scale == 1 || scale == 2 || std::getenv("HEXWRIGHT_LONG")) look_at(view, scale);
}

TEST_CASE("nothing lies over anything else, and no text is cut off, in German") {
    static const Words german = words_of_language("de");
    static const Catalogue catalogue = named_by(german, test_catalogue());
    for (const View& view : views)
        for (const float scale : {1.0F, 2.0F}) {
            INFO("in German, scale " << scale);
            Window window(scale, catalogue, german);
            view.open(window.rig);
            for (const Size size : sizes) look_at(view, window, size, false);
        }
}

TEST_CASE("the buttons that answer a dialog are in sight, however small the window") {
    const struct {
        std::string_view view;
        std::vector<std::string> buttons;
    } table[] = {{"a new piece of one's own", {"own-pieces.keep", "dialog.ok"}},
                 {"a piece of one's own with sets", {"own-pieces.keep", "own-pieces.let-go"}},
                 {"limits", {"dialog.ok"}},
                 {"a set of one's own", {"own-sets:add", "dialog.ok"}},
                 {"preferences", {"dialog.ok"}},
                 {"keys", {"dialog.ok"}},
                 {"a new game", {"new-game.begin", "dialog.cancel"}},
                 {"the start screen", {"welcome.new", "command.file.open"}},
                 {"save as", {"dialog.save", "dialog.cancel"}},
                 {"a picture of the map", {"picture-dialog.save", "dialog.cancel"}},
                 {"a picture of the map in 3D", {"picture-dialog.save", "dialog.cancel"}},
                 {"a map that is shared", {"share.copy", "share.save-picture", "dialog.ok"}},
                 {"print", {"dialog.cancel"}}};
    for (const auto& row : table) {
        const View& view = *std::ranges::find(views, row.view, &View::name);
        for (const float scale : {1.0F, 2.0F}) {
            Window window(scale);
            view.open(window.rig);
            window.show({1024, 700}, false);
            const Ui& ui = window.rig.main_window.ui;
            for (const std::string& button : row.buttons) {
                INFO(view.name << ", scale " << scale << ": " << button);
                const auto seen = ui.in_sight().find(button);
                REQUIRE(seen != ui.in_sight().end());
                CHECK(seen->second.box.height() == Approx(ui.find(button)->height()));
            }
        }
    }
}

}  // namespace hexwright
