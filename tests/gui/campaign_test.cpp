// A campaign in the window: made by clicks from its scenarios, its file written with each step, its way as a picture.
#include "editor/desk/campaign.h"

#include "editor/desk/desk_guards.h"
#include "editor/desk/desk_words.h"
#include "editor/editing/commit.h"
#include "editor/files/campaign_files.h"
#include "editor/files/files.h"
#include "engine/scenario/campaign_plan.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/campaign_xml.h"
#include "tests/gui/desk_rig.h"
#include "tests/support/files.h"

#include <filesystem>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

namespace fs = std::filesystem;

// Copies of the samples that may be written.
class Campaigner : public DeskRig {
public:
    explicit Campaigner(const testing::TemporaryFolder& folder) : DeskRig(Scenario()), folder_(folder.path) {
        for (const char* part : {"battlefields", "scenarios", "campaigns"})
            fs::copy(fs::path(HEXWRIGHT_SOURCE_DIR) / "samples" / part, folder_ / part, fs::copy_options::recursive);
        editor.user.folder = folder_ / "scenarios";
    }
    fs::path at(const std::string& name) const { return folder_ / name; }
    void open(const std::string& name) {
        REQUIRE(open_file(editor, at(name)));
        editor.dialog = {};
        settle();
    }
    // Types a file's name into the dialog that a button opened.
    void answer(const std::string& name, const char* verb) {
        REQUIRE(sees("dialog:name"));
        click_on("dialog:name");
        key("ctrl+a");
        type(name);
        click_on(verb);
        settle();
    }
    const Campaign& campaign() const { return editor.map.campaign->document.now(); }

private:
    fs::path folder_;
};

std::string text_of_sample() { return *read_file(HEXWRIGHT_SOURCE_DIR "/samples/campaigns/exploration.xml"); }

}  // namespace

TEST_CASE("the sample campaigns are made by clicks alone, and their files are the samples", "[desk][campaign]") {
    const std::string name = GENERATE("exploration", "two-seasons");
    INFO(name);
    const std::string text = *read_file(HEXWRIGHT_SOURCE_DIR "/samples/campaigns/" + name + ".xml");
    const Campaign wanted = *read_campaign(text, name);
    const testing::TemporaryFolder folder;
    Campaigner rig(folder);
    const auto file_of = [&](std::size_t game) { return "campaigns/" + wanted.games[game].src.text; };
    rig.open(file_of(0));
    rig.click_on("part:campaign");
    rig.click_on("campaign.new");
    rig.answer((rig.at("campaigns") / "mine.xml").string(), "dialog.save");
    REQUIRE(rig.editor.map.campaign);
    for (std::size_t i = 1; i < wanted.games.size(); ++i) {
        rig.click_on("campaign.add-game");
        rig.answer(rig.at(file_of(i)).string(), "dialog.open");
    }
    REQUIRE(rig.campaign().games.size() == wanted.games.size());
    CHECK(rig.campaign().games[1].src.text == wanted.games[1].src.text);
    rig.click_on("campaign:title");
    rig.type(wanted.title.text);
    rig.key("enter");
    const WordNode top = tree_of(wanted);
    const WordList& games = *top.list("games");
    for (std::size_t i = 0; i < games.parts.size(); ++i) {
        rig.click_on("game:" + rig.campaign().games[i].id.word);
        rig.fill(WordPath{}.inside("games", i).at("id"), games.parts[i].id());
    }
    for (std::size_t i = 0; i < games.parts.size(); ++i) {
        const WordList& ways = *games.parts[i].list("next");
        rig.click_on("game:" + games.parts[i].id());
        for (std::size_t j = 0; j < ways.parts.size(); ++j) {
            rig.click_on("campaign.lead:" + ways.parts[j].slot("game")->text);
            rig.write_inside(ways.parts[j], WordPath{}.inside("games", i).inside("next", j));
        }
    }
    const WordPath tests = WordPath{}.inside("tests", 0);
    rig.write(*word_at(top, tests)->list("tests"), tests.inside("tests"));
    CHECK(campaign_issues(rig.editor.map).empty());
    // All that was clicked is in the file, without having been saved. A campaign's id comes from its file's name.
    Campaign kept = *read_campaign(*read_file((rig.at("campaigns") / "mine.xml").string()), "mine.xml");
    CHECK(kept.id.word == "mine");
    kept.id = wanted.id;
    CHECK(write_campaign(kept) == text);
}

TEST_CASE("opening a campaign shows its first game and its way", "[desk][campaign]") {
    const testing::TemporaryFolder folder;
    Campaigner rig(folder);
    rig.open("campaigns/exploration.xml");
    REQUIRE(rig.editor.map.campaign);
    CHECK(rig.editor.map.document.file()->filename() == "ominous-beginnings.xml");
    CHECK(rig.sees("game:the-source"));
    CHECK(rig.sees("way:the-pass-1"));
    CHECK(rig.sees("page:games[the-pass]/next[0]"));
    rig.click_on("way:the-ambush-1");
    CHECK(to_text(rig.editor.map.desk.chosen) == "games[1]/next[0]");
    rig.click_on("campaign.open-game");
    CHECK(rig.editor.map.document.file()->filename() == "unexpected-capture.xml");
    CHECK(rig.editor.map.campaign);
    CHECK(campaign_on_desk(rig.editor.map));
    // A map that is none of its games closes it; nothing of it was unsaved.
    rig.open("scenarios/the-toll-street.xml");
    CHECK_FALSE(rig.editor.map.campaign);
}

TEST_CASE("each step of a campaign is written, and so is its undoing", "[desk][campaign]") {
    const testing::TemporaryFolder folder;
    Campaigner rig(folder);
    rig.open("campaigns/exploration.xml");
    const std::string file = rig.at("campaigns/exploration.xml").string();
    rig.click_on("game:the-source");
    rig.click_on("scenario.remove");
    CHECK(rig.campaign().games.size() == 2);
    CHECK(rig.campaign().games[1].next.empty());  // What led there went with it.
    CHECK(read_file(file)->find("source-of-corruption") == std::string::npos);
    CHECK_FALSE(campaign_issues(rig.editor.map).empty());  // Tests still speak of it.
    rig.key("ctrl+z");
    CHECK(*read_file(file) == text_of_sample());
    rig.key("ctrl+y");
    CHECK(rig.campaign().games.size() == 2);
    rig.key("ctrl+z");
    rig.click_on("game:the-pass");
    rig.fill(WordPath{}.inside("games", 0).at("id"), "pass");
    CHECK(read_file(file)->find("<test id=\"all-heroes-live\" game=\"pass\">") != std::string::npos);
    rig.fill(WordPath{}.inside("games", 0).at("id"), "the-ambush");
    REQUIRE(rig.editor.map.status.notice);
    CHECK(rig.editor.map.status.notice->words.id == "refused.name-taken");
    CHECK(rig.campaign().games[0].id.word == "pass");
}

TEST_CASE("a change that cannot be written is not made", "[desk][campaign]") {
    const testing::TemporaryFolder folder;
    Campaigner rig(folder);
    rig.open("campaigns/exploration.xml");
    const fs::path file = rig.at("campaigns/exploration.xml");
    std::string theirs = *read_file(file.string());
    theirs.replace(theirs.find("Exploration"), 11, "Expedition!");
    REQUIRE(write_file(file.string(), theirs));
    CHECK_FALSE(title_campaign(rig.editor, "Mine"));
    CHECK(rig.editor.map.status.notice->words.id == "campaign.changed-elsewhere");
    CHECK(rig.campaign().title.text == "Exploration");
    CHECK(*read_file(file.string()) == theirs);
    rig.open("campaigns/exploration.xml");
    CHECK(title_campaign(rig.editor, "Mine"));
    CHECK_FALSE(begin_campaign(rig.editor, file));  // Nothing is written over.
}

TEST_CASE("a campaign with holes is kept, opened again, and told word by word", "[desk][campaign]") {
    const testing::TemporaryFolder folder;
    Campaigner rig(folder);
    rig.open("campaigns/exploration.xml");
    rig.click_on("game:the-source");
    rig.add(WordPath{}.inside("games", 2).inside("next"), "next");
    rig.open("campaigns/exploration.xml");
    REQUIRE(rig.campaign().games[2].next.size() == 1);
    const auto& issues = campaign_issues(rig.editor.map);
    REQUIRE(issues.size() == 1);
    CHECK(issues[0].word == "games[the-source]/next[0]@game");
    rig.click_on("campaign.trouble:0");
    rig.fill(WordPath{}.inside("games", 2).inside("next", 0).at("game"), "the-pass");
    CHECK(campaign_issues(rig.editor.map).empty());
    CHECK(rig.sees("way:the-source-1"));
}

TEST_CASE("tests of a campaign run at the desk and mark what they guard", "[desk][campaign]") {
    const testing::TemporaryFolder folder;
    Campaigner rig(folder);
    rig.open("campaigns/exploration.xml");
    look_for_guards(rig.editor);
    rig.editor.jobs.wait_until_idle();
    rig.settle();
    const auto mark = guard_mark(rig.editor.map, WordPath{}.inside("games", 1).inside("next", 0));
    REQUIRE(mark);
    CHECK(mark->good);
    CHECK(guard_mark(rig.editor.map, WordPath{}.inside("tests", 0).inside("tests", 4))->good);
}

}  // namespace hexwright
