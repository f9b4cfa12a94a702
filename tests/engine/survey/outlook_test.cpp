#include "engine/survey/outlook.h"

#include "tests/support/ascii_board.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

SurveyedBoard ground_on(const Pieces& pieces) {
    Scenario scenario;
    scenario.battlefield = battlefield(pieces);
    return *surveyed(scenario, kinds());
}

}  // namespace

TEST_CASE("what stands between two spaces hides them from each other", "[LOS-01]") {
    const SurveyedBoard ground = ground_on(land("1 1 9 1"));
    const auto outlook = outlook_from(ground, ground.board->index({{0, 0}, 1}), 5);
    const auto at = [&](Space space) { return outlook[static_cast<std::size_t>(ground.board->index(space))]; };
    CHECK(at({{0, 0}, 1}) == Outlook::Here);
    CHECK(at({{1, 0}, 1}) == Outlook::Both);
    CHECK(at({{3, 0}, 1}) == Outlook::Hidden);
}

TEST_CASE("a map of sight agrees with sight asked pair by pair") {
    const SurveyedBoard ground = ground_on(land(R"(
        1 1 3 1 1 1
         1 5 1 1 2 1
          1 1 1 7 1 1
           2 1 1 1 1 1)"));
    int one_way = 0;
    const SightScene scene{ground.board->terrain()};
    for (std::size_t from = 0; from < ground.board->size(); ++from) {
        const auto outlook = outlook_from(ground, static_cast<SpaceIndex>(from), 5);
        const auto eye = *plain_figure(*ground.board, static_cast<SpaceIndex>(from), 5);
        for (std::size_t to = 0; to < ground.board->size(); ++to) {
            if (to == from) continue;
            const auto other = *plain_figure(*ground.board, static_cast<SpaceIndex>(to), 5);
            const bool there = sees(scene, eye, other, SeenPart::HitZone),
                       back = sees(scene, other, eye, SeenPart::HitZone);
            const Outlook expected = there && back ? Outlook::Both
                                     : there       ? Outlook::Sees
                                     : back        ? Outlook::Seen
                                                   : Outlook::Hidden;
            if (outlook[to] != expected) FAIL("sight from " << from << " to " << to);
            one_way += there != back;
        }
    }
    CHECK(one_way > 0);
}

TEST_CASE("nobody looks from where nobody has room") {
    Pieces low = land("1 1");
    low.push_back(at("grass-1", {0, 0}, 4));
    const SurveyedBoard ground = ground_on(low);
    CHECK(outlook_from(ground, ground.board->index({{0, 0}, 1}), 5).empty());
    CHECK(!outlook_from(ground, ground.board->index({{0, 0}, 1}), 2).empty());
}
