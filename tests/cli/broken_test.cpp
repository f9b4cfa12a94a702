// Broken records and impossible set-ups: each gives one sentence with a place, and exit status 2. Nothing crashes or
// hangs.
#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <algorithm>

#include <catch2/catch.hpp>

using namespace hexwright::testing;

namespace {

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    if (at == std::string::npos) FAIL("nothing to replace: " << from);
    return text.replace(at, from.size(), to);
}

struct Samples : Program {
    Samples() {
        std::filesystem::copy(HEXWRIGHT_SOURCE_DIR "/samples", file("samples"),
                              std::filesystem::copy_options::recursive);
    }
};

bool one_line_with_place(const Ran& ran, const std::string& file) {
    return ran.err.starts_with(file + ":") && std::ranges::count(ran.err, '\n') == 1;
}

}  // namespace

TEST_CASE("a broken record is refused at its place") {
    const Samples hexwright;
    REQUIRE(
        hexwright(
            "play samples/scenarios/a-long-wait.xml --edition master-2007 --seed 3 --limit-rounds 1 --record game.xml")
            .exit == 0);
    const std::string record = contents(hexwright.file("game.xml"));
    const auto action = record.find("<actions>") + 9;
    const auto with_action = [&](const std::string& xml) {
        return record.substr(0, action) + xml + record.substr(action);
    };
    std::string thousands;
    for (int i = 0; i < 100'001; ++i) thousands += "<done/>";
    struct {
        const char* what;
        std::string text;
        const char* says;
    } const rows[] = {
        {"nothing", "", "the file is empty"},
        {"not XML", "this is no record", ""},
        {"cut off", record.substr(0, record.size() / 2), ""},
        {"another file", contents(hexwright.file("samples/scenarios/a-long-wait.xml")), "game"},
        {"newer", replaced(record, "hexwright:game:2", "hexwright:game:3"), "version"},
        {"no end", record.substr(0, record.find("<end ")) + "</game>\n", "exactly one <end>"},
        {"changed scenario", replaced(record, "A Long Wait", "A Long Walk"), "its text has been changed"},
        {"changed digest", replaced(record, "scenario=\"", "scenario=\"0"), "its text has been changed"},
        {"seed", replaced(record, "seed=\"3\"", "seed=\"three\""), "is not a whole number"},
        {"huge seed", replaced(record, "seed=\"3\"", "seed=\"99999999999999999999999\""), "is out of range"},
        {"players", replaced(record, "players=\"2\"", "players=\"9\""), "from 1 to 8"},
        {"players there are no set-up for", replaced(record, "players=\"2\"", "players=\"5\""), "no set-up for 5"},
        {"rounds", replaced(record, "rounds=\"1\"", "rounds=\"-4\""), "from 0 to"},
        {"edition", replaced(record, "edition=\"master-2007\"", "edition=\"master-2008\""), "no edition"},
        {"seat order", replaced(record, "seat player=\"2\"", "seat player=\"1\""), "in the order of the players"},
        {"unknown attribute", replaced(record, "seed=\"3\"", "seeds=\"3\""), "seed"},
        {"army of nobody", replaced(record, "<text>", "<army player=\"7\"><card id=\"sonlen\"/></army><text>"),
         "army for player 7"},
        {"unknown card", replaced(record, "<text>", "<army player=\"1\"><card id=\"sunlen\"/></army><text>"), ""},
        {"house rules",
         replaced(record, "<text>",
                  "<rules id=\"a\" based-on=\"master-2007\"><set rule=\"flap\" is=\"no\"/></rules><text>"),
         "did you mean \"flip\"?"},
        {"unknown action", with_action("<fly/>"), "names an action \"fly\""},
        {"unknown figure", with_action("<move figure=\"1.sonlen.1.9\" at=\"1,1,1\"/>"), "figure=\"1.sonlen.1.9\""},
        {"unknown space", with_action("<move figure=\"1.sonlen.1.1\" at=\"900,1,1\"/>"), "at=\"900,1,1\""},
        {"unknown member", with_action("<done why=\"so\"/>"), "why=\"so\""},
        {"dice of many faces", with_action("<dice by-hand=\"yes\" faces=\"999\"/>"), "faces=\"999\""},
        {"not allowed at step 1", with_action("<done/>"), "action 1 of the record, done, is not allowed"},
        {"put on an enemy", with_action("<put by-hand=\"yes\" figure=\"1.sonlen.1.1\" at=\"14,6,1\"/>"), "action 1"},
        {"check", with_action("<done check=\"zzz\"/>"), "is not a number"},
        {"text in an action", with_action("<done>now</done>"), ""},
        {"hostile size", with_action(thousands), "more than 100000 actions"},
        {"doctype", "<!DOCTYPE game [<!ENTITY a \"aaaa\">]>" + record, ""},
        {"end that is no number", replaced(record, "<end state=\"", "<end state=\"x"), "is not a number"}};
    for (const auto& row : rows) {
        hexwright.write("game.xml", row.text);
        const Ran ran = hexwright("replay game.xml");
        INFO(row.what << ": " << ran.err);
        CHECK(ran.exit == 2);
        CHECK(one_line_with_place(ran, "game.xml"));
        CHECK(tells(ran.err, row.says));
        CHECK_FALSE(tells(ran.err, "["));  // No sentence id is left untranslated.
    }
}

TEST_CASE("an action that is not allowed is named with its line") {
    const Samples hexwright;
    REQUIRE(hexwright("play samples/scenarios/a-long-wait.xml --edition master-2007 --limit-rounds 1 --record game.xml")
                .exit == 0);
    const std::string record = contents(hexwright.file("game.xml"));
    const auto second = record.find("<marker", record.find("<marker") + 1);
    hexwright.write("game.xml", record.substr(0, second) + "<done/>" + record.substr(second));
    const Ran ran = hexwright("replay game.xml");
    const auto line = std::count(record.begin(), record.begin() + static_cast<std::ptrdiff_t>(second), '\n') + 1;
    CHECK(ran.exit == 2);
    CHECK(ran.err.starts_with("game.xml:" + std::to_string(line) + ": action 2 "));
}

TEST_CASE("a record of a game that goes otherwise is no, and the first action is named") {
    const Samples hexwright;
    REQUIRE(hexwright("play samples/scenarios/a-long-wait.xml --edition master-2007 --limit-rounds 2 --record game.xml")
                .exit == 0);
    const std::string record = contents(hexwright.file("game.xml"));
    const auto last = record.rfind("check=\"");
    hexwright.write("check.xml", record.substr(0, last) + "check=\"" + (record[last + 7] == '0' ? '1' : '0') +
                                     record.substr(last + 8));
    const Ran differs = hexwright("replay check.xml");
    CHECK(differs.exit == 1);
    CHECK(tells(differs.err, "the game differs from the record"));
    CHECK(differs.err.starts_with("check.xml:"));
    const auto end = record.find("<end state=\"") + 12;
    hexwright.write("end.xml", record.substr(0, end) + (record[end] == '0' ? '1' : '0') + record.substr(end + 1));
    const Ran other_end = hexwright("replay end.xml");
    CHECK(other_end.exit == 1);
    CHECK(tells(other_end.err, "ends differently from the record"));
    hexwright.write("seed.xml", replaced(record, "seed=\"1\"", "seed=\"2\""));
    CHECK(hexwright("replay seed.xml").exit == 1);
}

TEST_CASE("impossible set-ups are refused in one sentence that names the file") {
    const Samples hexwright;
    const std::string fixed = contents(hexwright.file("samples/scenarios/a-long-wait.xml"));
    const std::string drafted = contents(hexwright.file("samples/scenarios/skirmish-on-the-narrows.xml"));
    const auto glyphs = [&](const std::string& inside) {
        return replaced(drafted, "<setups>", "<glyphs>" + inside + "</glyphs><setups>");
    };
    struct {
        const char* what;
        std::string text;
        const char* options;
        const char* says;
    } const rows[] = {
        {"in the air", replaced(fixed, "\"24,3,3\"", "\"24,3,9\""), "", "no space to stand on"},
        {"off the map", replaced(fixed, "\"24,3,3\"", "\"500,3,1\""), "", "no space to stand on"},
        {"two on a space", replaced(fixed, "\"24,3,3\"", "\"24,4,3\""), "", "starts there"},
        {"two spaces for one", replaced(fixed, "\"24,3,3\"", "\"24,3,3\" tail=\"24,4,3\""), "", "leave out the tail"},
        {"one space for two", replaced(fixed, " tail=\"11,9,1\"", ""), "", "two spaces"},
        {"a step between its two spaces", replaced(fixed, " tail=\"11,9,1\"", " tail=\"25,2,4\""), "", "one level"},
        {"unknown card", replaced(fixed, "id=\"sonlen\"", "id=\"sunlen\""), "", "that is not in the catalogue"},
        {"a Unique card twice", replaced(fixed, "<card id=\"sonlen\">", "<card id=\"sonlen\" copies=\"2\">"), "",
         "only once"},
        {"more figures than the card shows",
         replaced(fixed, "<figure at=\"24,3,3\"/>", "<figure at=\"24,3,3\"/><figure at=\"22,3,1\"/>"), "",
         "the cards have 1"},
        {"no such zone", replaced(drafted, "zone=\"red\"", "zone=\"rad\""), "", "but the file has no such zone"},
        {"no such edition", replaced(drafted, "master-2007", "master-2006"), "", "no edition"},
        {"an army over the limit", drafted, "--army 1=tor-kul-na,drake-sotm,sonlen", "but the limit is 500"},
        {"a Unique card twice brought along", drafted, "--army 1=sonlen,sonlen", "only once"},
        {"an unknown card brought along", drafted, "--army 1=sunlen", "that is not in the catalogue"},
        {"an army for nobody", drafted, "--army 3=sonlen", "only 2 play"},
        {"an army beside a fixed one", fixed, "--army 1=sonlen", "you cannot bring another one"},
        {"drafted only", replaced(drafted, "points=\"500\"", "points=\"500\" by=\"draft\""), "--army 1=sonlen",
         "drafts an army"},
        {"brought along only", replaced(drafted, "points=\"500\"", "points=\"500\" by=\"premade\""), "",
         "name it with --army"},
        {"a card that is not allowed",
         replaced(drafted, "<army points=\"500\"/>", "<army points=\"500\"><only type=\"squad\"/></army>"),
         "--army 1=sonlen", "cannot join this army"},
        {"a pool that is too small", glyphs("<pool id=\"p\" draw=\"2\" kinds=\"astrid\" spaces=\"12,5,1 13,5,1\"/>"),
         "", "contains only 1"},
        {"a pool without places", glyphs("<pool id=\"p\" draw=\"1\" kinds=\"astrid\"/>"), "", "no place for it"},
        {"a glyph in the air", glyphs("<glyph id=\"astrid\" at=\"500,5,1\" facing=\"power\"/>"), "",
         "a glyph cannot lie"}};
    for (const auto& row : rows) {
        hexwright.write("samples/scenarios/other.xml", row.text);
        const Ran ran = hexwright(std::string("play samples/scenarios/other.xml ") + row.options);
        INFO(row.what << ": " << ran.err);
        CHECK(ran.exit == 2);
        CHECK(one_line_with_place(ran, "samples/scenarios/other.xml"));
        CHECK(tells(ran.err, row.says));
        CHECK_FALSE(tells(ran.err, "["));
    }
}

TEST_CASE("a scenario's own house rules play, unless a file of rules or another edition is asked for") {
    const Samples hexwright;
    const std::string plain = contents(hexwright.file("samples/scenarios/unexpected-capture.xml"));
    hexwright.write("samples/scenarios/ours.xml",
                    replaced(plain, "  <rules>\n",
                             "  <house-rules id=\"club\">\n    <set rule=\"roll-for-markers\" is=\"yes\"/>\n  "
                             "</house-rules>\n  <rules>\n"));
    const std::string play = "play samples/scenarios/ours.xml --limit-rounds 1 ";
    const auto rolls = [&](const std::string& more) {
        return tells(hexwright(play + more).out, "order markers first.");
    };
    CHECK(rolls("--record game.xml"));
    CHECK(hexwright("replay game.xml").exit == 0);
    const std::string record = contents(hexwright.file("game.xml"));
    CHECK_FALSE(tells(record, "<rules id="));
    hexwright.write("game.xml",
                    replaced(record, "rule=\"roll-for-markers\" is=\"yes\"", "rule=\"roll-for-markers\" is=\"no\""));
    CHECK(tells(hexwright("replay game.xml").err, "its text has been changed"));
    CHECK(rolls("--edition master-2007"));
    CHECK_FALSE(rolls("--edition master-2022 --record game.xml"));
    CHECK(hexwright("replay game.xml").exit == 0);
    hexwright.write("plain.xml", "<rules xmlns=\"urn:hexwright:rules:1\" id=\"p\" based-on=\"master-2007\"/>");
    CHECK_FALSE(rolls("--rules plain.xml --record game.xml"));
    CHECK(hexwright("replay game.xml").exit == 0);
    const std::string page = hexwright("rules samples/scenarios/ours.xml").out;
    CHECK(tells(page, "House rules: Club"));
    CHECK(tells(page, "Placing order markers"));
    CHECK(tells(hexwright("code samples/scenarios/ours.xml").err, "the house rules"));
    hexwright.write("edits.xml", "<edits xmlns=\"urn:hexwright:edits:1\"><house-rules/></edits>");
    CHECK(hexwright("apply samples/scenarios/ours.xml edits.xml").exit == 0);
    CHECK(contents(hexwright.file("samples/scenarios/ours.xml")) == plain);
}

TEST_CASE("house rules play, and the record keeps them") {
    const Samples hexwright;
    const Ran ran = hexwright(
        "play samples/scenarios/a-long-wait.xml --rules samples/own/friday-club.xml --limit-rounds 1 --record "
        "game.xml");
    CHECK(ran.exit == 0);
    CHECK(tells(ran.out, "places order markers first."));
    const std::string record = contents(hexwright.file("game.xml"));
    CHECK(tells(record, "<rules id=\"friday-club\" based-on=\"master-2007\">"));
    CHECK(tells(record, "<set rule=\"roll-for-markers\" is=\"yes\"/>"));
    CHECK(hexwright("replay game.xml").exit == 0);
    hexwright.write("game.xml", replaced(record, "<set rule=\"roll-for-markers\" is=\"yes\"/>", ""));
    CHECK(hexwright("replay game.xml").exit != 0);
    hexwright.write("club.xml",
                    "<rules xmlns=\"urn:hexwright:rules:1\" id=\"c\" based-on=\"master-2007\">\n  <set "
                    "rule=\"rode-bonus\" is=\"1\"/>\n</rules>\n");
    const Ran wrong = hexwright("play samples/scenarios/a-long-wait.xml --rules club.xml");
    CHECK(wrong.exit == 2);
    CHECK(wrong.err == "club.xml:2:8: there is no rule \"rode-bonus\"; did you mean \"road-bonus\"?\n");
    CHECK(hexwright("play samples/scenarios/a-long-wait.xml --rules nothing.xml").exit == 2);
    CHECK(hexwright("play samples/scenarios/a-long-wait.xml --rules club.xml --edition master-2007").exit == 2);
}
