// Where what is saved is proposed to go: samples are opened as copies, which belong to the person and go to the folder
// of documents under their title.
#include "editor/files/save_place.h"

#include "editor/commands/keys_file.h"
#include "editor/desk/campaign.h"
#include "editor/editing/map_preview.h"
#include "editor/files/open_maps.h"
#include "editor/files/preferences.h"
#include "editor/files/safekeeping.h"
#include "editor/workspace/start_troubles.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"
#include "tests/support/person.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

namespace fs = std::filesystem;

using testing::bytes_of, testing::Person;

fs::path samples() { return fs::path(HEXWRIGHT_SOURCE_DIR) / "samples"; }

fs::path proposed(const EditorState& editor) {
    const fs::path folder = folder_to_save_map_in(editor);
    return folder / suggested_map_name(editor, folder);
}

}  // namespace

TEST_CASE("a sample is opened as a copy, wherever it lies, and is saved among the documents under its title") {
    const Person ann;
    const fs::path documents = ann.documents();
    struct {
        const char *file, *name;
    } const rows[] = {{"battlefields/the-narrows.xml", "The Narrows.xml"},
                      {"puzzles/wet-feet.xml", "Wet Feet.xml"},
                      {"scenarios/the-toll-street.xml", "The Toll Street.xml"}};
    for (const auto& row : rows) {
        INFO(row.file);
        SessionRig rig;
        const std::string before = bytes_of(samples() / row.file);
        REQUIRE(open_in_tab(rig.editor, samples() / row.file));
        CHECK_FALSE(rig.editor.map.document.file());
        CHECK_FALSE(rig.editor.map.document.changed());
        CHECK(rig.editor.map.status.notice->words.id == "notice.copy");
        save(rig.editor);
        CHECK(rig.editor.dialog.kind == Dialog::SaveAs);
        REQUIRE(proposed(rig.editor) == documents / row.name);
        save_to(rig.editor, proposed(rig.editor));
        CHECK(rig.editor.dialog.kind == Dialog::None);
        CHECK(rig.editor.map.document.file() == documents / row.name);
        CHECK(bytes_of(samples() / row.file) == before);
        CHECK_FALSE(is_not_own(rig.editor));
        CHECK(rig.editor.user.folder == documents);
        SessionRig again;
        CHECK(open_file(again.editor, documents / row.name));
    }
}

TEST_CASE("a copy of a scenario has its battlefield in itself") {
    const Person ann;
    SessionRig rig;
    REQUIRE(open_in_tab(rig.editor, samples() / "scenarios/the-toll-street.xml"));
    CHECK(rig.editor.now().scenario->battlefield_source.empty());
    CHECK(rig.pieces() > 0);
    save_to(rig.editor, ann.home() / "street.xml");
    SessionRig again;
    REQUIRE(open_file(again.editor, ann.home() / "street.xml"));
    CHECK(again.pieces() == rig.pieces());
}

TEST_CASE("a sample that was opened in place is not saved into, either") {
    const Person ann;
    SessionRig rig("the-narrows");
    REQUIRE(rig.editor.map.document.file());
    save(rig.editor);
    CHECK(rig.editor.dialog.kind == Dialog::SaveAs);
    CHECK(proposed(rig.editor) == ann.home() / "The Narrows.xml");
}

TEST_CASE("a name that is taken is not proposed again, but the map's own file is") {
    const Person ann;
    const fs::path documents = ann.documents();
    for (const char* name : {"The Narrows.xml", "The Narrows 2.xml"}) {
        SessionRig rig;
        REQUIRE(open_in_tab(rig.editor, sample("the-narrows")));
        REQUIRE(proposed(rig.editor) == documents / name);
        save_to(rig.editor, proposed(rig.editor));
        CHECK(proposed(rig.editor) == documents / name);
    }
}

TEST_CASE("a map without a title is untitled, and one with a strange title has a name that can be written") {
    const Person ann;
    SessionRig rig;
    rig.editor.user.folder = ann.home();
    CHECK(proposed(rig.editor) == ann.home() / "untitled.xml");
    ann.write("untitled.xml", "mine");
    CHECK(proposed(rig.editor) == ann.home() / "untitled 2.xml");
    const std::string titles[] = {"../../.bashrc", "a/b\nc", "...", std::string(400, 'x')};
    for (const std::string& title : titles) {
        Scenario scenario = *rig.editor.now().scenario;
        scenario.about.change([&](auto& about) { about.title = title; });
        replace_document(rig.editor, Document(rig.editor.catalogue(), scenario));
        INFO(title);
        const fs::path file = proposed(rig.editor);
        CHECK(file.parent_path() == ann.home());
        CHECK_FALSE(file.filename().string().starts_with('.'));
        save_to(rig.editor, file);
        CHECK(rig.editor.map.document.file() == file);
    }
}

TEST_CASE("the person's own maps stay where they are, and new ones go where the last one went") {
    const Person ann;
    ann.documents();
    const fs::path own = ann.write("maps/ford.xml", bytes_of(sample("sparrow-ford")));
    SessionRig rig;
    REQUIRE(open_in_tab(rig.editor, own));
    CHECK(rig.editor.map.document.file() == own);
    CHECK(proposed(rig.editor) == own);
    request_action(rig.editor, PendingAction::New);
    CHECK(proposed(rig.editor) == own.parent_path() / "untitled.xml");
}

TEST_CASE("folders of the program are never proposed") {
    const Person ann;
    const fs::path documents = ann.documents();
    SessionRig rig;
    rig.editor.user.data = ann.home() / ".local/share/hexwright";
    rig.editor.safety.state = ann.home() / ".local/state/hexwright";
    const fs::path trash = rig.editor.safety.state / "trash";
    for (const fs::path& folder : {rig.editor.user.data, trash, ann.config()}) fs::create_directories(folder);
    for (const fs::path& folder :
         {samples(), samples_folder(), samples() / "puzzles", samples().parent_path(), fs::path(HEXWRIGHT_BIN_DIR),
          rig.editor.user.data, trash, ann.config(), ann.home() / "gone"}) {
        INFO(folder);
        rig.editor.user.folder = folder;
        for (const fs::path& proposal : {folder_to_save_in(rig.editor), folder_to_save_map_in(rig.editor)}) {
            CHECK(proposal != folder);
            CHECK_FALSE(is_programs_folder(proposal, rig.editor));
            CHECK(fs::is_directory(proposal));
        }
    }
    const fs::path link = ann.home() / "link";
    fs::create_directory_symlink(samples(), link);
    CHECK(is_programs_folder(link / "battlefields", rig.editor));
    rig.editor.user.folder = documents;
    CHECK(folder_to_save_in(rig.editor) == documents);
}

TEST_CASE("a map from the trash is opened as a copy: the trash is emptied") {
    const Person ann;
    SessionRig rig;
    const fs::path state = ann.home() / ".local/state/hexwright";
    const fs::path file = ann.write(".local/state/hexwright/trash/ford-1.xml", bytes_of(sample("sparrow-ford")));
    begin_safekeeping(rig.editor, state);
    REQUIRE(open_in_tab(rig.editor, file));
    CHECK_FALSE(rig.editor.map.document.file());
    CHECK(proposed(rig.editor) == ann.home() / "Sparrow Ford.xml");
    rig.editor.jobs.wait_until_idle();
}

TEST_CASE("a copy that is only written for another program goes on being a copy") {
    const Person ann;
    SessionRig rig;
    REQUIRE(open_in_tab(rig.editor, sample("the-narrows")));
    save_to(rig.editor, ann.home() / "narrows.hsc", ExportConsent::Given);
    CHECK(rig.editor.map.status.notice->words.id == "notice.saved-in-part");
    CHECK_FALSE(rig.editor.map.document.file());
    CHECK(is_not_own(rig.editor));
}

TEST_CASE("a sample campaign becomes the person's own with the first change, and the sample stays") {
    const Person ann;
    const fs::path documents = ann.documents(), campaign = samples() / "campaigns/two-seasons.xml";
    const std::string before = bytes_of(campaign);
    SessionRig rig;
    REQUIRE(open_in_tab(rig.editor, campaign));
    REQUIRE(rig.editor.map.campaign);
    CHECK_FALSE(title_campaign(rig.editor, std::string(100'000, 'x')));
    CHECK(rig.editor.map.campaign->file == campaign);
    REQUIRE(title_campaign(rig.editor, "Mine"));
    CHECK(rig.editor.map.campaign->file == documents / "two-seasons.xml");
    CHECK(rig.editor.map.status.notice->words.id == "campaign.own-copy");
    CHECK(bytes_of(campaign) == before);
    for (std::size_t game = 0; game < rig.editor.map.campaign->document.now().games.size(); ++game)
        CHECK(campaign_game(rig.editor.map, game).scenario);
    SessionRig again;
    REQUIRE(open_in_tab(again.editor, documents / "two-seasons.xml"));
    CHECK(again.editor.map.campaign->document.now().title.text == "Mine");
    CHECK(campaign_game(again.editor.map, 0).scenario);
    REQUIRE(title_campaign(again.editor, "Still mine"));
    CHECK(again.editor.map.campaign->file == documents / "two-seasons.xml");
}

TEST_CASE("all that is wrong with the person's files at the start stands in one dialog") {
    const Person ann;
    SessionRig rig;
    tell_of_unusable_catalogues(rig.editor, {{{{"file.directory"}}, "/c/catalogue.xml", "/c/catalogue.xml.broken-1"},
                                             {{{"file.directory"}}, "/c/catalogue.csv", ""}});
    begin_preferences(rig.editor, ann.write(".config/hexwright/settings.xml", "<broken"));
    begin_keys(rig.editor, ann.write(".config/hexwright/keys.xml", "<broken"));
    REQUIRE(rig.editor.dialog.kind == Dialog::Trouble);
    const std::string all = rig.editor.dialog.trouble + rig.editor.dialog.remedy;
    for (const char* said : {"/c/catalogue.xml.broken-1", "/c/catalogue.csv", "settings.xml.broken-1", "keys.xml:1:"}) {
        INFO(said);
        CHECK(all.find(said) != std::string::npos);
    }
}

}  // namespace hexwright
