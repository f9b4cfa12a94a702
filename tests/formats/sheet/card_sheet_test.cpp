// An army on paper: index cards whose two sides lie on each other, and letters that can be read.
#include "formats/paper/card_sheet/card_sheet.h"

#include "formats/paper/sheet/text_ruler.h"
#include "formats/telling/card_facts.h"
#include "formats/xml/catalogue/army_formats_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <algorithm>
#include <string>
#include <variant>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::string texts_on(const Drawing& page) {
    std::string all;
    for (const Mark& mark : page.marks)
        if (const auto* text = std::get_if<Text>(&mark)) all += text->text + "\n";
    return all;
}

bool says(const Drawing& page, const std::string& words) { return texts_on(page).find(words) != std::string::npos; }

const Text* text_beginning(const Drawing& page, const std::string& words) {
    for (const Mark& mark : page.marks)
        if (const auto* text = std::get_if<Text>(&mark); text && text->text.starts_with(words)) return text;
    return nullptr;
}

std::vector<CardOfArmy> orcs() { return {{"grimnak"}, {"heavy-gruts", 2}, {"swog-rider"}, {"finn"}}; }

}  // namespace

TEST_CASE("an army is a page about it with its back, then fronts and backs of three cards a page") {
    const auto pages = army_sheet({"Orcs", orcs(), nullptr, nullptr}, shipped(), english(), {});
    REQUIRE(pages.size() == 6);
    CHECK(says(pages[0], "Orcs"));
    CHECK(says(pages[0], "365 points \u00B7 5 cards \u00B7 11 figures on 13 spaces"));
    CHECK(says(pages[0], "Heavy Gruts x2 140"));
    CHECK(says(pages[1], "Orc Champion Bonding gives a turn or a move to Grimnak"));
    CHECK_FALSE(says(pages[1], "Tornak"));  // Not in the army.
    for (const char* front : {"Grimnak", "Heavy Gruts", "Swog Rider", "Attack", "\u00D72   70 points"})
        CHECK(says(pages[2], front));
    CHECK_FALSE(says(pages[2], "Finn"));
    CHECK(says(pages[4], "Finn the Viking Champion"));
    CHECK(says(pages[3], "Basic side"));
    CHECK(says(pages[3], "Rise of the Valkyrie (2004)"));
    CHECK(army_sheet({"", {}, nullptr, nullptr}, shipped(), english(), {}).size() == 2);
}

TEST_CASE("the sides of an index card lie on each other when the paper is turned over its long edge") {
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        const PaperSize size = size_of(paper);
        const std::vector<Area> places = index_card_places(paper);
        REQUIRE(places.size() == 3);
        for (const Area& place : places) {
            CHECK(place.width == index_card_width);
            CHECK(place.height == index_card_height);
            CHECK(place.x + place.right() == Approx(size.width));  // Turned over, it is at the same place.
            CHECK(place.y > 5);
            CHECK(place.bottom() < size.height - 5);
        }
        const auto pages = army_sheet({"", orcs(), nullptr, nullptr}, shipped(), english(), {paper, false});
        CHECK(pages[2].width == size.width);
        for (const char* name : {"Grimnak", "Heavy Gruts", "Swog Rider"}) {
            CAPTURE(name);
            const Text *front = text_beginning(pages[2], name), *back = text_beginning(pages[3], name);
            REQUIRE((front && back));
            CHECK(front->at.y == Approx(back->at.y));
        }
    }
}

TEST_CASE("on the cards of the whole catalogue no letters are below 6 points, and nothing leaves its card") {
    std::vector<CardOfArmy> all;
    for (const ArmyCard& card : shipped().cards()) all.push_back({card.id});
    for (const char* language : {"en", "de"}) {
        const Words words = words_of_language(language);
        const auto pages = army_sheet({"All", all, nullptr, nullptr}, shipped(), words, {});
        const std::vector<Area> places = index_card_places(Paper::A4);
        TextRuler ruler;
        for (std::size_t i = 0; i < pages.size(); ++i)
            for (const Mark& mark : pages[i].marks) {
                const auto* text = std::get_if<Text>(&mark);
                if (!text || text->text.empty()) continue;
                CAPTURE(language, i, text->text);
                CHECK(text->size >= 6 * 25.4 / 72);
                if (i < 2 || text->anchor == Anchor::Middle) continue;
                const double width = ruler.width(text->text, text->size, text->bold);
                const double left = text->anchor == Anchor::Right ? text->at.x - width : text->at.x;
                CHECK(std::ranges::any_of(places, [&](const Area& place) {
                    return text->at.y <= place.bottom() - 3 && text->at.y - text->size * 0.7 >= place.y + 3 &&
                           left >= place.x + 2.9 && left + width <= place.right() - 2.9;
                }));
            }
    }
}

TEST_CASE("every power stands in full on the front of its card") {
    std::vector<CardOfArmy> all;
    for (const ArmyCard& card : shipped().cards()) all.push_back({card.id});
    const auto pages = army_sheet({"All", all, nullptr, nullptr}, shipped(), english(), {});
    for (std::size_t i = 0; i < all.size(); ++i) {
        const CardFacts facts = card_facts(shipped(), CardKind{static_cast<int>(i)}, english());
        std::string front = texts_on(pages[2 + 2 * (i / 3)]);
        std::ranges::replace(front, '\n', ' ');
        for (const PowerFact& power : facts.powers) {
            CAPTURE(facts.name, power.text);
            CHECK(front.find(power.text) != std::string::npos);
        }
    }
}

TEST_CASE("the page about an army says whether a format allows it, by its points") {
    const ArmyFormats formats = shipped_army_formats(shipped());
    const ArmyFormat& format = *formats.find("points-2026");
    const auto allowed = army_sheet({"", orcs(), &format, formats.prices_of(format)}, shipped(), english(), {});
    CHECK(says(allowed[0], "405 points"));  // Grimnak costs 160 there.
    CHECK(says(allowed[0], "Allowed by"));
    const auto barred = army_sheet({"", {{"grimnak", 2}}, &format, nullptr}, shipped(), english(), {});
    CHECK(says(barred[0], "Not allowed by"));
    CHECK(says(barred[0], "Grimnak is Unique: an army can have it only once."));
}

TEST_CASE("a grey sheet has no colours") {
    const auto pages = army_sheet({"", orcs(), nullptr, nullptr}, shipped(), english(), {Paper::A4, true});
    for (const Drawing& page : pages)
        for (const Mark& mark : page.marks)
            if (const auto* polygon = std::get_if<Polygon>(&mark))
                CHECK((polygon->fill.rgb & 0xFF) == (polygon->fill.rgb >> 8 & 0xFF));
}
