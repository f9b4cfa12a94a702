// Save as: the type of the file, endings that are typed, new folders, and where samples go.
#include "editor/dialogs/dialogs.h"
#include "editor/dialogs/file_types.h"
#include "editor/files/files.h"
#include "editor/files/save_place.h"
#include "tests/editor/workspace/foreign_map.h"
#include "tests/gui/drawn_text.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"
#include "tests/support/person.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

namespace fs = std::filesystem;

using testing::Person;

std::string without_blanks(std::string text) {
    std::erase_if(text, [](char c) { return c == ' ' || c == '\n'; });
    return text;
}

class SavingRig : public Rig {
public:
    explicit SavingRig(const fs::path& folder) { editor.user.folder = folder; }
    void with_piece() {
        click_on("palette:grass-7");
        click_hex({0, 0});
        key("esc");
    }
    void save_as() {
        run("file.save-as", editor);
        settle();
    }
    // Wherever the lines are broken.
    bool shows(const std::string& text) const {
        return without_blanks(drawn_text(*ImGui::GetDrawData())).find(without_blanks(text)) != std::string::npos;
    }
};

std::vector<std::string> files_in(const fs::path& folder) {
    std::vector<std::string> names;
    for (const FolderEntry& entry : entries_of(folder)) names.push_back(entry.name);
    return names;
}

}  // namespace

TEST_CASE("an ending that is typed is the ending of the file") {
    struct {
        const char* typed;
        bool over_everything;  // After Ctrl+A; otherwise over the name without its ending.
        const char* file;
    } const rows[] = {{"castle.hsc", false, "castle.hsc"},        {"castle.hsc", true, "castle.hsc"},
                      {"castle.HSC", false, "castle.HSC"},        {"castle.hsc.xml", true, "castle.hsc.xml"},
                      {"castle.xml.hsc", true, "castle.xml.hsc"}, {"castle.xml", false, "castle.xml"},
                      {"castle 1.2", false, "castle 1.2.xml"},    {"castle", true, "castle.xml"}};
    for (const auto& row : rows) {
        const TemporaryFolder folder;
        SavingRig rig(folder.path);
        rig.with_piece();
        rig.save_as();
        if (row.over_everything) rig.key("ctrl+a");
        rig.type(row.typed);
        INFO(row.typed);
        CHECK(rig.shows("Saves " + (folder / row.file).string()));
        rig.key("enter");
        if (rig.editor.dialog.kind == Dialog::Exporting) rig.click_on("dialog.save");
        CHECK(files_in(folder.path) == std::vector<std::string>{row.file});
        CHECK(bytes_of(folder / row.file).starts_with("<?xml") == (kind_of(row.file) == FileKind::Ours));
    }
}

TEST_CASE("Ctrl+A selects the whole name, even if it comes before the name has the focus") {
    const TemporaryFolder folder;
    SavingRig rig(folder.path);
    rig.with_piece();
    rig.main_window.input.press(*key_from("ctrl+shift+s"));
    rig.main_window.input.press(*key_from("ctrl+a"));
    rig.settle();
    rig.type("castle.hsc.xml");  // Typed over the name alone this would be castle.hsc.
    rig.key("enter");
    CHECK(files_in(folder.path) == std::vector<std::string>{"castle.hsc.xml"});
    CHECK(rig.editor.map.tools.selected.empty());  // Nothing behind the dialog was selected.
}

TEST_CASE("the type of the file is chosen in a list, and the name follows") {
    const TemporaryFolder folder;
    SavingRig rig(folder.path);
    rig.with_piece();
    rig.save_as();
    CHECK(rig.shows("Hexwright map (.xml)"));
    rig.click_on("file-dialog:type");
    rig.click_on("file-dialog:type.hsc");
    CHECK(rig.shows("Virtualscape map (.hsc)"));
    CHECK(rig.shows("untitled.hsc"));
    SECTION("and back again") {
        rig.click_on("file-dialog:type");
        rig.click_on("file-dialog:type.xml");
        rig.type("ford");
        rig.click_on("dialog.save");
        CHECK(files_in(folder.path) == std::vector<std::string>{"ford.xml"});
    }
    SECTION("typing keeps the ending of the type") {
        rig.type("ford");
        rig.click_on("dialog.save");
        if (rig.editor.dialog.kind == Dialog::Exporting) rig.click_on("dialog.save");
        CHECK(files_in(folder.path) == std::vector<std::string>{"ford.hsc"});
    }
    SECTION("by keys: arrows choose, Esc closes the list and not the dialog") {
        rig.click_on("file-dialog:type");
        rig.key("up");
        CHECK(rig.shows("untitled.xml"));
        rig.key("esc");
        CHECK(rig.editor.dialog.kind == Dialog::SaveAs);
        rig.key("esc");
        CHECK(rig.editor.dialog.kind == Dialog::None);
    }
}

TEST_CASE("what another program's format cannot say is told, and the map still counts as unsaved") {
    const TemporaryFolder folder;
    SavingRig rig(folder.path);
    REQUIRE(open_in_tab(rig.editor, sample("the-narrows")));
    rig.editor.user.folder = folder.path;
    rig.settle();
    rig.key("ctrl+a");
    rig.key("del");
    rig.save_as();
    rig.key("ctrl+a");
    rig.type((folder / "narrows.hsc").string());
    rig.key("enter");
    REQUIRE(rig.editor.dialog.kind == Dialog::Exporting);
    CHECK_FALSE(rig.editor.dialog.report.left.empty());
    rig.click_on("dialog.save");
    CHECK(fs::exists(folder / "narrows.hsc"));
    CHECK(rig.editor.map.status.notice->words.id == "notice.saved-in-part");
    CHECK(rig.editor.map.document.changed());
    CHECK_FALSE(rig.editor.map.document.file());
}

TEST_CASE("a web editor's map cannot be saved, and the dialog says so") {
    for (const char* typed : {"map.json", "map.json.gz"}) {
        const TemporaryFolder folder;
        SavingRig rig(folder.path);
        rig.with_piece();
        rig.save_as();
        rig.type(typed);
        rig.key("enter");
        CHECK(rig.editor.dialog.kind == Dialog::SaveAs);
        CHECK(rig.shows("can be opened but not saved"));
        CHECK(files_in(folder.path).empty());
        rig.key("ctrl+a");
        rig.type("map");
        CHECK_FALSE(rig.shows("can be opened but not saved"));
        rig.key("enter");
        CHECK(files_in(folder.path) == std::vector<std::string>{"map.xml"});
    }
}

TEST_CASE("a new folder is made in the dialog, and the file goes into it") {
    const TemporaryFolder folder;
    SavingRig rig(folder.path);
    rig.with_piece();
    rig.save_as();
    SECTION("by clicks") { rig.click_on("file-dialog.new-folder"); }
    SECTION("by keys") { rig.key("ctrl+shift+n"); }
    REQUIRE(rig.sees("file-dialog.folder-name"));
    rig.type("Maps of May");
    rig.key("enter");
    CHECK(fs::is_directory(folder / "Maps of May"));
    CHECK_FALSE(rig.sees("file-dialog.folder-name"));
    rig.type("ford");
    rig.key("enter");
    CHECK(rig.editor.map.document.file() == folder / "Maps of May" / "ford.xml");
}

TEST_CASE("the proposed name comes along into a folder that is chosen in the list") {
    const TemporaryFolder folder;
    fs::create_directories(folder / "May");
    SavingRig rig(folder.path);
    rig.with_piece();
    rig.save_as();
    rig.click_on("entry:May");
    rig.key("enter");
    rig.key("enter");
    CHECK(rig.editor.map.document.file() == folder / "May" / "untitled.xml");
}

TEST_CASE("a folder that cannot be made is told, and Esc leaves only its name") {
    const TemporaryFolder folder;
    std::ofstream(folder / "taken") << "x";
    SavingRig rig(folder.path);
    rig.save_as();
    rig.click_on("file-dialog.new-folder");
    for (const char* name : {"taken", "a/b", "..", " "}) {
        rig.key("ctrl+a");
        rig.type(name);
        rig.key("enter");
        INFO(name);
        CHECK(rig.sees("file-dialog.folder-name"));
        CHECK((rig.shows("choose another name") || rig.shows("without a slash")));
    }
    rig.key("esc");
    CHECK_FALSE(rig.sees("file-dialog.folder-name"));
    CHECK(rig.editor.dialog.kind == Dialog::SaveAs);
    CHECK(std::distance(fs::directory_iterator(folder.path), {}) == 1);
}

TEST_CASE("only an ending is no name") {
    const TemporaryFolder folder;
    SavingRig rig(folder.path);
    rig.with_piece();
    rig.save_as();
    rig.key("del");
    rig.key("enter");
    CHECK(rig.editor.dialog.kind == Dialog::SaveAs);
    CHECK(std::distance(fs::directory_iterator(folder.path), {}) == 0);
}

TEST_CASE("a sample from the Open dialog is saved among the documents under its title") {
    const Person ann;
    const fs::path documents = ann.documents();
    const std::string before = bytes_of(sample("kestrel-keep"));
    Rig rig;
    rig.key("ctrl+o");
    rig.click_on("bookmark:samples");
    rig.click_on("entry:kestrel-keep.xml");
    rig.click_on("dialog.open");
    CHECK_FALSE(rig.editor.map.document.file());
    rig.key("ctrl+s");
    REQUIRE(rig.editor.dialog.kind == Dialog::SaveAs);
    CHECK_FALSE(rig.sees("bookmark:samples"));
    CHECK(rig.sees("bookmark:documents"));
    rig.click_on("dialog.save");
    CHECK(rig.editor.map.document.file() == documents / "Kestrel Keep.xml");
    CHECK(fs::exists(documents / "Kestrel Keep.xml"));
    CHECK(bytes_of(sample("kestrel-keep")) == before);
}

TEST_CASE("a sheet, a picture, a model: an ending that is typed before the one in the field is meant") {
    struct {
        Dialog dialog;
        const char *target, *typed, *meant;
    } const rows[] = {{Dialog::PrintTo, "", "keep.svg", "keep.svg"},
                      {Dialog::PrintTo, "keep.glb", "keep.stl", "keep.stl"},
                      {Dialog::PrintTo, "keep.webp", "keep", "keep.webp"},
                      {Dialog::MapPictureTo, "", "keep.pdf", "keep.pdf"},
                      {Dialog::MapPictureTo, "", "keep.bmp", "keep.bmp.png"}};
    for (const auto& row : rows) {
        const TemporaryFolder folder;
        SavingRig rig(folder.path);
        rig.with_piece();
        rig.editor.dialog = {.kind = row.dialog, .target = row.target};
        rig.settle();
        rig.type(row.typed);
        INFO(row.typed << " in " << row.target);
        CHECK(rig.shows("Saves " + (folder / row.meant).string()));
    }
}

TEST_CASE("every dialog that saves has its types, the usual one first, in both languages") {
    const Words german = words_of_language("de");
    for (const Dialog dialog :
         {Dialog::SaveAs, Dialog::SaveGame, Dialog::ExportGame, Dialog::NewCampaign, Dialog::PrintTo, Dialog::Plots,
          Dialog::MapPictureTo, Dialog::SaveRules, Dialog::ReportTo, Dialog::ArmyTo}) {
        EditorState editor(test_catalogue(), test_words());
        editor.dialog.kind = dialog;
        const std::vector<FileType> types = types_to_save(editor);
        REQUIRE_FALSE(types.empty());
        for (const FileType& type : types) {
            CHECK(is_of("name" + std::string(type.ending), files_of(dialog)));
            for (const Words* words : {&test_words(), &german})
                CHECK((*words)(type.words).find(std::string("(") + type.ending + ")") != std::string::npos);
        }
    }
}

}  // namespace hexwright
