// Formats of army building: what they allow, and drawn armies.
#include "engine/setup/army_format.h"

#include "engine/setup/army_bonds.h"
#include "engine/setup/army_limits.h"
#include "engine/setup/army_list.h"
#include "formats/telling/words.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/catalogue/army_formats_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <algorithm>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const ArmyFormats& shipped_formats() {
    static const ArmyFormats formats = shipped_army_formats(shipped());
    return formats;
}

std::vector<CardKind> army(const char* list) { return kinds_in(army_from_list(list, "", shipped())->cards, shipped()); }

std::string told_faults(const std::vector<Refusal>& faults) {
    std::string text;
    for (const Refusal& fault : faults) text += (text.empty() ? "" : "\n") + english()(fault.message);
    return text;
}

std::string faults_in(const ArmyFormats& formats, const char* id, const char* list) {
    const ArmyFormat* format = formats.find(id);
    REQUIRE(format);
    return told_faults(format_faults(*format, formats.prices_of(*format), army(list), shipped()));
}

ArmyFormats read_formats_of(const std::string& inside) {
    const std::string xml = "<army-formats xmlns=\"urn:hexwright:army-formats:1\">\n" + inside + "\n</army-formats>";
    auto read = read_army_formats(xml, "mine.xml", shipped());
    INFO((read ? "" : describe(read.error(), english())));
    REQUIRE(read);
    return *read;
}

std::string format_mistake(const std::string& inside) {
    const std::string xml = "<army-formats xmlns=\"urn:hexwright:army-formats:1\">\n" + inside + "\n</army-formats>";
    const auto read = read_army_formats(xml, "mine.xml", shipped(), shipped_formats());
    return read ? "" : describe(read.error(), english());
}

}  // namespace

TEST_CASE("a format says in one sentence each what an army breaks") {
    const struct {
        const char *format, *list, *says;
    } table[] = {
        {"open", "Grimnak, Heavy Gruts x9", ""},
        {"open", "Grimnak x2", "Grimnak is Unique: an army can have it only once."},
        {"standard", "Grimnak, Heavy Gruts x5", ""},  // 470 points, 20 figures on 22 spaces.
        {"standard", "Deathwalker 9000, Mimring, Syvarris, Finn, Thorgrim",
         "550 points are 50 more than the 500 that \u201C500 points, 24 spaces\u201D allows. Leave out cards."},
        {"standard", "Marrden Nagrubs x9",
         "The figures stand on 27 spaces, 3 more than the 24 that \u201C500 points, 24 spaces\u201D allows. Leave out "
         "cards."},
        {"classic", "Grimnak, Raelin AoA",
         "Raelin the Kyrie Warrior (Age of Annihilation Master Set) is not among the cards that \u201CClassic cards, "
         "500 points\u201D allows: classic cards. Leave the card out."},
        {"classic", "Grimnak, Raelin RotV", ""},
        {"retail", "Raelin AoA", ""},
        {"no-marvel", "Silver Surfer",
         "\u201C500 points without Marvel\u201D bars Silver Surfer: Marvel cards. Leave the card out."},
    };
    for (const auto& row : table) {
        CAPTURE(row.format, row.list);
        CHECK(faults_in(shipped_formats(), row.format, row.list) == row.says);
    }
}

TEST_CASE("points of 2026 count where a format asks for them, and only there") {
    CHECK(faults_in(shipped_formats(), "standard", "Marro Warriors, Grimnak, Raelin RotV, Syvarris, Finn") == "");
    CHECK(
        faults_in(shipped_formats(), "points-2026", "Marro Warriors, Grimnak, Raelin RotV, Syvarris, Finn") ==
        "570 points are 70 more than the 500 that \u201C500 points of 2026, 24 spaces\u201D allows. Leave out cards.");
    const PriceList* prices = shipped_formats().prices_of(*shipped_formats().find("points-2026"));
    REQUIRE(prices);
    CHECK(prices->cards.size() == 10);  // No card of the list is unknown.
    CHECK(price_of(shipped()[*shipped().card("grimnak")], prices) == 160);
    CHECK(price_of(shipped()[*shipped().card("finn")], prices) == 80);
}

TEST_CASE("a contest's own list, counted cards and heroes by name") {
    const ArmyFormats own = read_formats_of(R"(<format id="cup" name="Cup" uniques="once-by-name" figures="5" cards="3">
        <only name="listed cards" cards="grimnak finn raelin-rotv raelin-sotm marro-warriors heavy-gruts"/>
        <at-most n="1" type="hero" over="100"/></format>
        <format id="any" name="Anything goes" uniques="any"/>)");
    CHECK(faults_in(own, "cup", "Grimnak, Finn") == "");
    CHECK(faults_in(own, "cup", "Thorgrim").starts_with("Thorgrim the Viking Champion is not among the cards"));
    CHECK(faults_in(own, "cup", "Grimnak, Raelin SotM") ==
          "2 cards are 1 too many of these: heroes, over 100 points. \u201CCup\u201D allows 1; leave out 1.");
    CHECK(faults_in(own, "cup", "Raelin RotV, Raelin SotM").starts_with("An army can have only one hero named Raelin"));
    CHECK(faults_in(own, "cup", "Finn, Marro Warriors, Heavy Gruts x2") ==
          "13 figures are 8 more than the 5 that \u201CCup\u201D allows. Leave out cards.\n"
          "4 cards are 1 more than the 3 that \u201CCup\u201D allows. Leave out cards.");
    CHECK(faults_in(own, "any", "Grimnak x3").empty());
}

TEST_CASE("why one more card cannot join") {
    const ArmyFormat& format = *shipped_formats().find("classic");
    const auto why_not = [&](const char* card, const char* list) {
        const auto no = not_in_format(army(card).front(), format, nullptr, army(list), shipped());
        return no ? no->message.id : std::string();
    };
    CHECK(why_not("Grimnak", "Finn") == "");
    CHECK(why_not("Grimnak", "Finn, Grimnak") == "army.unique-twice");
    CHECK(why_not("Raelin AoA", "Raelin AoA") == "army-format.only");  // Although one is there already.
    CHECK(why_not("Mimring", "Grimnak, Syvarris, Deathwalker 9000") == "army-format.points");
    CHECK(why_not("Finn", "Grimnak, Syvarris, Deathwalker 9000") == "");  // 440 of 500.
}

TEST_CASE("what boxes hold, and what they lack") {
    Holding owned;
    owned.sets = {{*shipped().set("swarm-of-the-marro"), 2}};
    const auto held = [&](const char* id) { return copies_in_boxes(shipped()[*shipped().card(id)], owned, shipped()); };
    CHECK(held("marro-drudge") == 4);
    CHECK(held("shiori") == 2);
    CHECK(held("grimnak") == 0);
    const auto list = army_from_list("Marro Drudge x5, Marro Stingers x4", "", shipped());
    CHECK(told_faults(lacking_in_boxes(list->cards, owned, shipped())) ==
          "Marro Drudge: your boxes hold 4, and the army has 5. Leave cards out, or own another Swarm of the Marro.");
}

TEST_CASE("a drawn army is legal, nearly full, and the same for the same seed") {
    std::vector<std::vector<CardOfArmy>> seen;
    for (const ArmyFormat& format : shipped_formats().all) {
        if (format.points == 0) continue;
        const PriceList* prices = shipped_formats().prices_of(format);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            CAPTURE(format.id, seed);
            const auto drawn = drawn_army({format, prices, nullptr, seed}, shipped());
            const auto kinds = kinds_in(drawn, shipped());
            CHECK(told_faults(format_faults(format, prices, kinds, shipped())) == "");
            CHECK(sums_of(kinds, prices, shipped()).points > format.points * 9 / 10);
            CHECK(drawn_army({format, prices, nullptr, seed}, shipped()) == drawn);
            seen.push_back(drawn);
        }
    }
    CHECK(std::ranges::count(seen, seen.front()) == 1);
}

TEST_CASE("an army drawn for its bonds has more of them than any army, and is legal and nearly full, too") {
    const Bonds bonds(shipped());
    const ArmyFormat& format = *shipped_formats().find("standard");
    int bound = 0, any = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        CAPTURE(seed);
        const auto kinds =
            kinds_in(drawn_army({.format = format, .seed = seed, .bonds = &bonds}, shipped()), shipped());
        CHECK(told_faults(format_faults(format, nullptr, kinds, shipped())) == "");
        CHECK(sums_of(kinds, nullptr, shipped()).points > format.points * 9 / 10);
        bound += bonds.within(kinds);
        any += bonds.within(kinds_in(drawn_army({.format = format, .seed = seed}, shipped()), shipped()));
    }
    CHECK(bound > any);
}

TEST_CASE("cards that name each other as friends have bonds, enemies and strangers have none") {
    const Bonds bonds(shipped());
    const auto kind = [](const char* id) { return *shipped().card(id); };
    CHECK(bonds.between(kind("blade-gruts"), kind("grimnak")) > 0);
    CHECK(bonds.between(kind("grimnak"), kind("blade-gruts")) == bonds.between(kind("blade-gruts"), kind("grimnak")));
    CHECK(bonds.between(kind("isamu"), kind("raelin-rotv")) == 0);  // He is stronger against her general.
    CHECK(bonds.with(kind("blade-gruts"), std::vector{kind("blade-gruts")}) > 0);
}

TEST_CASE("a drawn army takes no more copies than there are, and never the Hive") {
    Holding owned;
    owned.sets = {{*shipped().set("swarm-of-the-marro"), 1}};
    const ArmyFormat& format = *shipped_formats().find("standard");
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        for (const CardOfArmy& entry : drawn_army({format, nullptr, &owned, seed}, shipped())) {
            CAPTURE(entry.card);
            CHECK(entry.copies <=
                  copies_in_boxes(shipped()[*shipped().card(entry.card)], owned, shipped()).value_or(0));
            CHECK(entry.card != "marro-hive");
        }
}

TEST_CASE("mistakes in a file of formats are named with their place") {
    CHECK(format_mistake("<format id=\"a\" name=\"A\" prices=\"no-such\"/>").starts_with("mine.xml:2:"));
    CHECK(format_mistake("<format id=\"a\" name=\"A\" prices=\"points-2026\"/>").empty());
    CHECK(format_mistake("<format id=\"a\" name=\"A\"><only/></format>").starts_with("mine.xml:2:"));
    CHECK(format_mistake("<format id=\"a\" name=\"A\"><never cards=\"finn\"/></format>").find("needs a name") !=
          std::string::npos);
    CHECK(format_mistake("<format id=\"a\" name=\"A\"><never name=\"x\" cards=\"fin\"/></format>").find("finn") !=
          std::string::npos);
    CHECK(format_mistake("<prices id=\"p\" name=\"P\"><price card=\"fin\" points=\"3\"/></prices>").find("finn") !=
          std::string::npos);
    CHECK(format_mistake("<format id=\"a\" name=\"A\" uniques=\"twice\"/>").starts_with("mine.xml:2:"));
    const std::string sample = HEXWRIGHT_SOURCE_DIR "/samples/own/army-formats.xml";
    CHECK(read_army_formats(*read_file(sample), sample, shipped()));
}
