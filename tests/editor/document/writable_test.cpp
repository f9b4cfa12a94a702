// Whatever an edit lets in, the map's file can hold: it is read again as the same scenario. Everything that a person
// may type is tried with texts of any bytes.
#include "editor/document/files/campaign_document.h"
#include "editor/document/own/own_sets.h"
#include "editor/document/own/shelf.h"
#include "editor/document/own/stamps.h"
#include "editor/document/safety/recovery.h"
#include "formats/exchange/csv/collection_csv.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/scenario/campaign_xml.h"
#include "formats/xml/scenario/scenario_parts.h"
#include "tests/editor/edited_scenario.h"
#include "tests/support/any_text.h"
#include "tests/support/files.h"

#include <functional>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

Scenario furnished() {
    return scenario_of(
        scenario_file("  <zones>\n    <zone id=\"camp\" spaces=\"0,0,1\"/>\n  </zones>\n"
                      "  <rules>\n    <tally id=\"wet\" title=\"Wet\"/>\n    <rule id=\"flood\">\n"
                      "      <on event=\"round-end\"/>\n      <say text=\"Water!\"/>\n    </rule>\n"
                      "  </rules>\n"));
}

Zone zone(const std::string& id, const std::string& use = "", const std::string& color = "") {
    Zone made{};
    made.id = id, made.use = use, made.color = color;
    return made;
}
Glyph glyph(const std::string& id) {
    Glyph made{};
    made.id = id, made.at = {{0, 0}, 1};
    return made;
}
PlacedPiece tile_at(HexCoord hex) { return {.kind = *shipped().piece("grass-1"), .at = hex}; }
Setup setup_with(const std::string& zone, const std::string& card) {
    Setup setup;
    setup.players.resize(2);
    setup.players[0].number = 1, setup.players[1].number = 2;
    setup.players[0].zones = {zone};
    setup.players[0].army.cards.push_back({card});
    return setup;
}

using MakeEdit = std::function<Edit::What(const Scenario& scenario, const std::string& text)>;

PieceId first_piece(const Scenario& scenario) { return scenario.battlefield.pieces().front().id; }

WordChange set_word(const Scenario& scenario, const std::string& at, const std::string& text) {
    return {WordChange::How::Set, path_in(scenario, at), text, {}};
}

// The scenario that is read from its file.
Scenario read_or_stop(const std::string& file) {
    auto read = read_scenario(file, "map.xml", shipped(), Holes::Kept);
    if (!read) FAIL(describe(read.error(), english()) << "\n" << file);
    return std::move(read->scenario);
}

}  // namespace

TEST_CASE("every edit with any text in it is refused, or its map is read as it was written") {
    struct {
        const char* name;
        MakeEdit make;
    } const rows[] = {
        {"title", [](const Scenario&, const std::string& text) { return SetAbout{{text, "", ""}, ""}; }},
        {"author", [](const Scenario&, const std::string& text) { return SetAbout{{"", text, ""}, ""}; }},
        {"story", [](const Scenario&, const std::string& text) { return SetAbout{{"", "", text}, ""}; }},
        {"battlefield", [](const Scenario&, const std::string& text) { return SetAbout{{}, text}; }},
        {"zone", [](const Scenario&, const std::string& text) { return SetZones{{zone(text)}}; }},
        {"use", [](const Scenario&, const std::string& text) { return SetZones{{zone("a", text)}}; }},
        {"colour", [](const Scenario&, const std::string& text) { return SetZones{{zone("a", "", text)}}; }},
        {"glyph", [](const Scenario&, const std::string& text) { return SetGlyphs{{glyph(text)}}; }},
        {"reason", [](const Scenario&, const std::string& text) { return SetApprovals{{{IssueCode{}, {}, text}}}; }},
        {"picture",
         [](const Scenario&, const std::string& text) {
             return SetUnderlays{{{1, text, {{0, 0, {0, 0}}, {100, 0, {5, 0}}}}}};
         }},
        {"id", [](const Scenario&, const std::string& text) { return SetEdition{text, "master-2007"}; }},
        {"edition", [](const Scenario&, const std::string& text) { return SetEdition{"a", text}; }},
        {"name of a piece",
         [](const Scenario& s, const std::string& text) { return NamePieces{{{first_piece(s), text}}}; }},
        {"group", [](const Scenario& s, const std::string& text) { return GroupPieces{{{first_piece(s), text}}}; }},
        {"placed with a name",
         [](const Scenario&, const std::string& text) {
             return PlacePieces{{tile_at({9, 9})}, {text}, InTheWay::Refused, {}};
         }},
        {"placed in a group",
         [](const Scenario&, const std::string& text) {
             return PlacePieces{{tile_at({9, 9})}, {}, InTheWay::Refused, {text}};
         }},
        {"pool", [](const Scenario&, const std::string& text) { return SetPools{{GlyphPool{text}}}; }},
        {"another zone",
         [](const Scenario&, const std::string& text) {
             return Rename{.what = NamedThing::Zone, .from = "camp", .to = text};
         }},
        {"another tally",
         [](const Scenario&, const std::string& text) {
             return Rename{.what = NamedThing::Tally, .from = "wet", .to = text};
         }},
        {"title of a tally",
         [](const Scenario& s, const std::string& text) {
             return ChangeWord{set_word(s, "tallies[wet]@title", text)};
         }},
        {"title of a rule",
         [](const Scenario& s, const std::string& text) {
             return ChangeWord{set_word(s, "rules[flood]@title", text)};
         }},
        {"what a rule says",
         [](const Scenario& s, const std::string& text) {
             return ChangeWord{set_word(s, "rules[flood]/effects[0]@text", text)};
         }},
        {"zone of a player",
         [](const Scenario&, const std::string& text) { return SetSetups{{setup_with(text, "finn")}}; }},
        {"card of an army",
         [](const Scenario&, const std::string& text) { return SetSetups{{setup_with("camp", text)}}; }},
        {"source",
         [](const Scenario&, const std::string& text) {
             return UseBattlefield{text, std::make_shared<const Scenario>(furnished())};
         }},
    };
    const Scenario scenario = furnished();
    for (const auto& [name, make] : rows) {
        Dice dice{21};
        int accepted = 0;
        for (int round = 0; round < 120; ++round) {
            const std::string text = any_text(dice);
            INFO(name << ": \"" << text << "\"");
            const Edited done = edited(scenario, make(scenario, text));
            if (!done.refused.empty()) continue;
            ++accepted;
            const Scenario read = read_or_stop(done.file());
            CHECK(write_scenario(read, shipped()) == done.file());
            CHECK(*read.about == *done.scenario.about);
            CHECK(*read.groups == *done.scenario.groups);
            CHECK(read.battlefield_name == done.scenario.battlefield_name);
            CHECK(*read.approvals == *done.scenario.approvals);
        }
        CHECK(accepted < 120);
    }
}

TEST_CASE("numbers that a file cannot hold are refused where they are set") {
    const Scenario scenario = furnished();
    for (const int count : {-1, 0, 1, max_set_count, max_set_count + 1, max_item_count, max_item_count + 1}) {
        INFO(count);
        Limit sets, items;
        sets.sets = {{SetKind{0}, count}};
        items.items = {{ItemKind{0}, count}};
        const Edited of_sets = edited(scenario, SetLimit{sets}), of_items = edited(scenario, SetLimit{items});
        CHECK(of_sets.refused.empty() == (count >= 1 && count <= max_set_count));
        CHECK(of_items.refused.empty() == (count >= 1 && count <= max_item_count));
        if (of_sets.refused.empty()) CHECK(*read_or_stop(of_sets.file()).limit == sets);
        if (of_items.refused.empty()) CHECK(*read_or_stop(of_items.file()).limit == items);
    }
}

TEST_CASE("a collection of any name and of any counts is on the shelf again, or is refused") {
    const TemporaryFolder folder;
    Dice dice{22};
    Shelf shelf{folder / "collections", {}, {}};
    for (int round = 0; round < 150; ++round) {
        Collection collection{any_text(dice) + (round % 3 == 0 ? std::to_string(round) : ""), {}};
        collection.owned.sets = {{SetKind{0}, dice.roll(1, 2'000)}};
        collection.owned.items = {{ItemKind{0}, dice.roll(1, 200'000)}};
        (void)add(shelf, collection, shipped());
    }
    REQUIRE(shelf.collections.size() > 20);
    for (const char* count : {"1000", "1001", "10000"}) {
        const auto csv =
            read_collection_csv("item,count\n" + shipped().sets()[0].id + "," + count + "\n", "a.csv", shipped());
        if (csv.troubles.empty()) CHECK(add(shelf, {std::string("of ") + count, csv.holding}, shipped()));
    }
    const std::string first = shelf.collections.front().collection.name;
    CHECK(change(shelf, first, {{{SetKind{0}, 5'000}}, {}}, shipped()));
    const Shelf again = read_shelf(folder / "collections", shipped());
    CHECK(again.unreadable.empty());
    REQUIRE(again.collections.size() == shelf.collections.size());
    for (std::size_t i = 0; i < shelf.collections.size(); ++i) {
        CHECK(again.collections[i].collection.name == shelf.collections[i].collection.name);
        CHECK(again.collections[i].collection.owned == shelf.collections[i].collection.owned);
    }
}

TEST_CASE("a campaign with games in files of any name is read as it was written, or the game is refused") {
    Dice dice{23};
    int accepted = 0;
    for (int round = 0; round < 300; ++round) {
        const std::string src = any_text(dice);
        INFO(src);
        CampaignDocument document;
        const bool added = !document.add_game(src);
        if (!added) {
            REQUIRE_FALSE(document.add_game("a.xml"));
            const WordChange set{WordChange::How::Set, WordPath{}.inside("games", 0).at("src"), src, {}};
            CHECK(document.commit(set));
            continue;
        }
        ++accepted;
        const auto read = read_campaign(document.text(), "c.xml", Holes::Kept);
        if (!read) FAIL(describe(read.error(), english()));
        CHECK(read->games == document.now().games);
        CHECK(document.now().games.front().src.text == src);
    }
    CHECK(accepted > 30);
    for (int round = 0; round < 300; ++round) {
        CampaignDocument document;
        const WordChange title{WordChange::How::Set, WordPath{}.at("title"), any_text(dice), {}};
        if (document.commit(title)) continue;
        const auto read = read_campaign(document.text(), "c.xml", Holes::Kept);
        if (!read) FAIL(describe(read.error(), english()));
        CHECK(read->title == document.now().title);
    }
}

TEST_CASE("a recovery file holds the map of any file and title, with any text") {
    const TemporaryFolder folder;
    Dice dice{24};
    for (int round = 0; round < 200; ++round) {
        const RecoveryHead head{"/" + any_text(dice) + "x", "00112233", any_text(dice)};
        std::string text;
        {
            RecoveryWriter writer(folder.path, head);
            for (std::size_t i = 1 + dice.below(4); i > 0; --i) REQUIRE(writer.write(text = any_text(dice)));
            const auto bytes = read_file(writer.file());
            REQUIRE(bytes);
            const auto read = read_recovery(*bytes);
            REQUIRE(read);
            CHECK(read->head == head);
            CHECK(read->text == text);
            writer.remove();
        }
    }
}

TEST_CASE("a box of any name is in one's own catalogue again, or is refused") {
    Dice dice{25};
    std::string xml;
    std::size_t made = 0;
    for (int round = 0; round < 60; ++round) {
        const OwnSet set{any_text(dice), {{ItemKind{0}, dice.roll(1, 999)}}};
        const auto written = with_own_set(xml, "catalogue.xml", set, shipped());
        if (!written) continue;
        xml = *written;
        const auto read = read_catalogue(xml, "catalogue.xml", shipped());
        if (!read) FAIL(describe(read.error(), english()));
        const ProductSet& last = read->sets().back();
        CHECK(last.name == set.name);
        CHECK(last.items.front().count == set.items.front().count);
        ++made;
    }
    CHECK(made > 5);
}
