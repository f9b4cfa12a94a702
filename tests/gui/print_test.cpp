// The dialog of build sheets: preview, options that are remembered, and a file in the end.
#include "editor/files/printing.h"
#include "tests/gui/drawn_text.h"
#include "tests/gui/rig.h"

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

class Printer : public Rig {
public:
    Printer() : Rig("cinder-crown") {
        key("ctrl+shift+p");
        wait();
    }
    void wait() {
        editor.jobs.wait_for_usual();
        settle();
    }
    // The number of pages that the dialog tells; 0 while there are none.
    std::size_t pages() const {
        for (const auto& [label, box] : main_window.ui.drawn())
            if (label.starts_with("print.page-")) return std::stoul(label.substr(label.rfind('-') + 1));
        return 0;
    }
    bool shows_page(int number) const {
        return sees("print.page-" + std::to_string(number) + "-of-" + std::to_string(pages()));
    }
    void save_as(const std::string& name) {
        click_on("print.save");
        click_on("dialog:name");
        key("ctrl+a");
        type(name);
        click_on("dialog.save");
    }
};

}  // namespace

TEST_CASE("a build sheet is looked at page by page") {
    Printer printer;
    CHECK(printer.pages() > 4);
    CHECK(printer.shows_page(1));
    printer.click_on("print.on");
    printer.click_on("print.on");
    CHECK(printer.shows_page(3));
    printer.click_on("print.back");
    CHECK(printer.shows_page(2));
    printer.key("right");
    CHECK(printer.shows_page(3));
    printer.key("esc");
    CHECK(printer.editor.dialog.kind == Dialog::None);
}

TEST_CASE("what is chosen for a build sheet changes its pages and is remembered") {
    Printer printer;
    const std::size_t pages = printer.pages();
    for (const char* option : {"print.letter", "print.steps-1", "print.grey", "print.without-rules"}) {
        printer.click_on(option);
        printer.wait();
    }
    CHECK(printer.pages() > pages);
    const SheetSetting chosen{.letter = true, .grey = true, .rules = false, .steps_a_page = 1};
    CHECK(printer.editor.user.settings.sheet == chosen);
}

TEST_CASE("a build sheet is written by a task, and an older file is replaced only when asked twice") {
    const TemporaryFolder folder;
    Printer printer;
    printer.editor.user.folder = folder.path;
    const std::filesystem::path file = folder.path / "crown.pdf";
    std::ofstream(file) << "older";
    printer.save_as("crown");
    CHECK(printer.editor.dialog.kind == Dialog::PrintTo);  // It says that there is such a file.
    CHECK(bytes_of(file) == "older");
    printer.click_on("dialog.save");
    printer.wait();
    CHECK(bytes_of(file).starts_with("%PDF"));
    REQUIRE(printer.editor.map.status.notice);
    CHECK(printer.editor.map.status.notice->words.id == "print.written");
}

TEST_CASE("the menu says of sheet, guide, model and film what each of them is") {
    Rig rig("cinder-crown");
    rig.click_on("menu.file");
    const auto letters = [](std::string text) {  // However lines and words are broken.
        std::erase_if(text, [](char letter) { return letter == '\n' || letter == ' '; });
        return text;
    };
    const auto drawn = [&] { return letters(drawn_text(*ImGui::GetDrawData())); };
    for (const char* command : {"file.print", "file.guide", "file.model", "file.film"}) {
        const std::string begin = letters(test_words()("tip." + std::string(command))).substr(0, 12);
        INFO(begin << " in " << drawn());
        CHECK(drawn().find(begin) == std::string::npos);
        rig.move_to(rig.main_window.ui.find("menu:" + std::string(command))->middle());
        CHECK(drawn().find(begin) != std::string::npos);
    }
}

TEST_CASE("a build sheet named with an ending that no sheet has is written with the usual one behind it") {
    const TemporaryFolder folder;
    Printer printer;
    printer.editor.user.folder = folder.path;
    printer.save_as("crown.txt");
    printer.wait();
    CHECK_FALSE(std::filesystem::exists(folder.path / "crown.txt"));
    CHECK(bytes_of(folder.path / "crown.txt.pdf").starts_with("%PDF"));
}

TEST_CASE("Esc stops a build sheet that is being written") {
    const TemporaryFolder folder;
    Rig rig("kestrel-keep");
    print_sheet(rig.editor, folder.path / "keep.pdf");
    CHECK(rig.editor.map.tasks.under_way());
    CHECK(rig.editor.map.tasks.stop());
    rig.editor.jobs.wait_for_usual();
    rig.settle();
    const bool written = std::filesystem::exists(folder.path / "keep.pdf");
    CHECK((!written || bytes_of(folder.path / "keep.pdf").ends_with("%%EOF\n")));  // Whole, or not at all.
}

}  // namespace hexwright
