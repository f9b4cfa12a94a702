#include "engine/board/catalogue/boxes.h"

#include "tests/support/brute_boxes.h"
#include "tests/support/every_room.h"

#include <map>
#include <random>
#include <sstream>

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

// Lines such as "a: x 2 y 1" make sets; a line that starts with "-" is not for sale.
Catalogue shop(const std::string& lines) {
    Catalogue catalogue;
    std::istringstream in(lines);
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        std::string id, item;
        if (!(words >> id)) continue;
        ProductSet set{.id = id, .name = id, .release = "", .for_sale = id.front() != '-', .items = {}, .glyphs = {}};
        for (int count = 0; words >> item >> count;) {
            const auto known = catalogue.item(item);
            set.items.push_back({known ? *known : catalogue.add(ItemType{item, item, item}), count});
        }
        catalogue.add(std::move(set));
    }
    return catalogue;
}

Inventory list(const Catalogue& catalogue, const std::map<std::string, int>& counts) {
    Inventory wanted;
    for (const auto& [id, count] : counts) wanted.add(*catalogue.item(id), count);
    return wanted;
}

std::string shown(const BoxPlan& plan, const Catalogue& catalogue) {
    std::string text;
    for (const SetCount& box : plan.sets)
        text += (text.empty() ? "" : " ") + catalogue[box.set].id + ":" + std::to_string(box.count);
    for (const Shortage& item : plan.missing)
        text += " no " + catalogue[item.item].id + ":" + std::to_string(item.used);
    return text;
}

}  // namespace

TEST_CASE("the fewest boxes: pooled, ties by items left over, then by ids in order") {
    const Catalogue catalogue = shop(R"(
        a x 2 y 1
        b x 2 y 1
        c x 3
        d y 3 z 1
        e z 1
        -kit x 100 y 100 z 100 w 1)");
    struct {
        std::map<std::string, int> wanted;
        const char* plan;
        long long boxes, left_over;
    } const table[] = {{{}, "", 0, 0},
                       {{{"x", 1}}, "a:1", 1, 2},  // a, b and c all serve with two left over; the first is taken.
                       {{{"x", 3}}, "c:1", 1, 0},
                       {{{"x", 4}, {"y", 2}}, "a:2", 2, 0},  // "a a" comes before "a b", and that before "b b".
                       {{{"x", 5}, {"y", 1}}, "a:1 c:1", 2, 0},
                       {{{"x", 1}, {"y", 1}, {"z", 1}}, "a:1 e:1", 2, 1},
                       {{{"z", 1}}, "e:1", 1, 0},                   // One box either way; fewer items left over.
                       {{{"w", 2}, {"x", 3}}, "c:1 no w:2", 1, 0},  // The rest is still solved.
                       {{{"w", 1}}, " no w:1", 0, 0}};
    for (const auto& row : table) {
        const BoxPlan plan = fewest_boxes(list(catalogue, row.wanted), catalogue);
        CHECK(shown(plan, catalogue) == row.plan);
        CHECK(plan.boxes == row.boxes);
        CHECK(plan.left_over == row.left_over);
        CHECK(plan.proven);
        CHECK_FALSE(plan.cents.has_value());
    }
}

TEST_CASE("the cheapest boxes may be more boxes, sets without a price are not on offer") {
    const Catalogue catalogue = shop("big x 10 y 1\nmid x 6\nsmall x 5\nodd z 1\n");
    const auto set = [&](const char* id) { return *catalogue.set(id); };
    const std::vector<Price> prices{{set("small"), 300}, {set("big"), 700}, {set("mid"), 301}};
    const BoxPlan plan = cheapest_boxes(list(catalogue, {{"x", 10}, {"z", 1}}), prices, catalogue);
    CHECK(shown(plan, catalogue) == "small:2 no z:1");
    CHECK(plan.cents == 600);
    CHECK(shown(cheapest_boxes(list(catalogue, {{"x", 11}}), prices, catalogue), catalogue) == "mid:1 small:1");
    CHECK(shown(fewest_boxes(list(catalogue, {{"x", 10}}), catalogue), catalogue) == "big:1");
}

TEST_CASE("the solver agrees with trying everything, on made-up shops with many ties") {
    std::mt19937 dice(7);
    const auto roll = [&](int sides) { return static_cast<int>(dice() % static_cast<unsigned>(sides)); };
    for (int round = 0; round < 300; ++round) {
        std::string lines;
        for (int set = 0; set < 6; ++set) {
            lines += std::string(1, static_cast<char>('a' + set));
            for (int item = 0; item < 5; ++item)
                if (roll(2)) lines += std::string(" i") + std::to_string(item) + " " + std::to_string(1 + roll(3));
            lines += "\n";
        }
        const Catalogue catalogue = shop(lines);
        Inventory wanted;  // A part of the contents of up to four boxes.
        for (int box = roll(5); box > 0; --box)
            for (const ItemCount& content : catalogue.sets()[static_cast<std::size_t>(roll(6))].items)
                wanted.add(content.item, roll(content.count + 1));
        BruteBoxes fewest{catalogue, wanted, BruteBoxes::all_for_sale(catalogue)};
        fewest.run(4);
        const BoxPlan plan = fewest_boxes(wanted, catalogue);
        CHECK(plan.proven);
        REQUIRE(written_out(plan) == fewest.best);

        std::vector<Price> prices = BruteBoxes::all_for_sale(catalogue);
        // Prices differ by a factor of less than two, so eight boxes are enough.
        for (Price& price : prices) price.cents = 2 + roll(3);
        BruteBoxes cheapest{catalogue, wanted, prices};
        cheapest.run(8);
        const BoxPlan cheap = cheapest_boxes(wanted, prices, catalogue);
        REQUIRE(cheap.cents == cheapest.best_cost);
        REQUIRE(written_out(cheap) == cheapest.best);
    }
}

TEST_CASE("part lists made up to be hard end") {
    const Catalogue catalogue = shop(R"(
        a x 7 y 3 z 11
        b x 5 y 13 w 2
        c y 2 z 3 w 17
        d x 19 w 3
        e x 1 y 1 z 1 w 1)");
    const BoxPlan many = fewest_boxes(list(catalogue, {{"x", 200'000}}), catalogue);
    CHECK(shown(many, catalogue) == "a:1 d:10526");
    const BoxPlan huge = fewest_boxes(
        list(catalogue, {{"x", 199'999}, {"y", 200'000}, {"z", 123'457}, {"w", 2'000'000'000}}), catalogue);
    CHECK(huge.boxes > 117'000'000);
}
