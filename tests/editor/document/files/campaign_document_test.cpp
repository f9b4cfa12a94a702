// A campaign made and changed by edits.
#include "editor/document/files/campaign_document.h"

#include "engine/scenario/word_tree.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/rules/word_xml.h"
#include "formats/xml/scenario/campaign_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

WordChange on_campaign(const CampaignDocument& document, WordChange::How how, const std::string& at,
                       const std::string& text) {
    const auto path = path_from(at, tree_of(document.now()));
    INFO(at);
    REQUIRE(path);
    return {how, *path, text, {}};
}

// Puts the words of the lists one by one with nothing in them, then fills them in.
void make_words(const WordNode& word, const WordPath& path, CampaignDocument& document) {
    for (const WordList& list : word.lists)
        for (std::size_t i = 0; i < list.parts.size(); ++i) {
            const WordPath at = path.inside(std::string(list.name), i);
            REQUIRE_FALSE(
                document.commit({WordChange::How::Put, at, "<" + std::string(list.parts[i].name) + "/>", {}}));
            for (const Slot& slot : list.parts[i].slots)
                if (!slot.text.empty())
                    REQUIRE_FALSE(
                        document.commit({WordChange::How::Set, at.at(std::string(slot.name)), slot.text, {}}));
            make_words(list.parts[i], at, document);
        }
}

const std::filesystem::path sample = std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples/campaigns/exploration.xml";

}  // namespace

TEST_CASE("the sample campaign is made anew by edits alone") {
    const auto wanted = CampaignDocument::open(sample);
    REQUIRE(wanted);
    CampaignDocument made;
    const WordNode top = tree_of(wanted->now());
    for (const Slot& slot : top.slots)
        REQUIRE_FALSE(made.commit({WordChange::How::Set, WordPath{}.at(std::string(slot.name)), slot.text, {}}));
    make_words(top, {}, made);
    CHECK(write_campaign(made.now()) == write_campaign(wanted->now()));
    while (made.can_undo()) made.undo();
    CHECK(made.now().games.empty());
    CHECK_FALSE(made.changed());
}

TEST_CASE("comments of a campaign stay, and a renamed game is followed") {
    const std::string text =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- whole -->\n"
        "<campaign xmlns=\"urn:hexwright:campaign:2\" id=\"c\" title=\"C\">\n  <!-- first -->\n"
        "  <game id=\"a\" src=\"a.xml\">\n    <next game=\"b\"/>\n    <!-- inside -->\n  </game>\n  <!-- second -->\n"
        "  <game id=\"b\" src=\"b.xml\"/>\n  <!-- last -->\n</campaign>\n";
    const TemporaryFolder folder;
    const auto file = folder / "c.xml";
    REQUIRE(write_file(file, text));
    auto document = CampaignDocument::open(file);
    REQUIRE(document);
    CHECK(write_campaign(document->now(), document->comments()) == text);
    REQUIRE_FALSE(document->rename_game("b", "bridge"));
    const std::string renamed = write_campaign(document->now(), document->comments());
    CHECK(renamed.find("<next game=\"bridge\"/>") != std::string::npos);
    CHECK(renamed.find("<!-- second -->\n  <game id=\"bridge\"") != std::string::npos);
    CHECK(document->rename_game("a", "bridge"));
    REQUIRE_FALSE(document->commit(on_campaign(*document, WordChange::How::Remove, "games[bridge]", "")));
    CHECK(write_campaign(document->now(), document->comments()).find("<!-- second -->") != std::string::npos);
    CHECK(document->now().games.at(0).next.empty());  // What led there went with it.
    document->undo();
    CHECK(document->save(file));
    CHECK_FALSE(document->changed());
    CHECK(*read_file(file) == renamed);
}
