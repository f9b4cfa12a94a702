// Sight past towers of the shipped castle pieces, where a program that counts in whole levels sees otherwise.
#include "engine/board/battlefield/battlefield.h"
#include "engine/rules/line_of_sight.h"
#include "formats/telling/words.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <algorithm>
#include <map>
#include <sstream>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

struct Stack {  // The pieces of one hex, from the table up.
    HexCoord at;
    const char* pieces;
};
struct Battlement {
    HexCoord at;
    int level;
    Direction side;
};
struct Standing {
    const char* name;
    std::vector<HexCoord> on;
    int height;
    const char* card = "";  // Its eye and hit zone are this card's, or estimated.
};

class Towers {
public:
    Towers(const std::vector<Stack>& stacks, const std::vector<Battlement>& battlements) {
        for (const Stack& stack : stacks) {
            std::istringstream kinds(stack.pieces);
            int level = 1;
            for (std::string id; kinds >> id;) {
                const PieceKind kind = *shipped().piece(id);
                map_.add({.kind = kind, .at = stack.at, .level = level}, shipped());
                level += shipped()[kind].slots;
            }
        }
        for (const Battlement& each : battlements)
            map_.add(
                {.kind = *shipped().piece("castle-battlement"), .at = each.at, .level = each.level, .side = each.side},
                shipped());
        terrain_ = terrain_of(map_, shipped());
    }

    void put(const Standing& figure) {
        const Surface& ground = terrain_.surfaces_at(figure.on.front()).back();
        const std::string card = figure.card;
        const SightZone zone = card.empty() ? estimated_zone(figure.height) : shipped()[*shipped().card(card)].zone;
        FigureBody body = figure_body(figure.on, ground.top, figure.height, zone, air_above(ground));
        body.figure = FigureId{static_cast<int>(names_.size())};
        names_.emplace_back(figure.name);
        bodies_.push_back(body);
    }

    // "seen", or what hides the second figure from the first.
    std::string look(std::size_t from, std::size_t target) const {
        const Sight sight = line_of_sight({terrain_, bodies_}, bodies_[from], bodies_[target], SeenPart::HitZone);
        CHECK(sight.seen == sees({terrain_, bodies_}, bodies_[from], bodies_[target], SeenPart::HitZone));
        std::string hidden_by;
        for (const Blocker& blocker : sight.blocked_by) {
            const FigureId* figure = std::get_if<FigureId>(&blocker);
            const std::string name = figure ? names_[static_cast<std::size_t>(figure->value)]
                                            : shipped()[map_.find(std::get<PieceId>(blocker))->kind].id;
            hidden_by += (hidden_by.empty() ? "" : ", ") + name;
        }
        return sight.seen ? "seen" : hidden_by;
    }

private:
    Battlefield map_;
    Terrain terrain_;
    std::vector<FigureBody> bodies_;
    std::vector<std::string> names_;
};

}  // namespace

// A castle wall is plugged into its base: together they are 10 levels high (chart:335), which is the base's own level
// and the wall's nine, and there is nothing between them to look through. Only on the plan does the base, which adds no
// height, leave four sevenths of a level free below the wall. Each of these eyes lies as high as that.
TEST_CASE("nobody looks through between a castle wall and its base", "[LOS-11][OBST-04]") {
    const char* tower = "castle-base-straight castle-wall-straight wall-walk-1";
    const std::string on_two = std::string("grass-1 lava-field-1 ") + tower;
    SECTION("from swamp water past a figure before the tower") {
        Towers field(
            {{{0, 2}, "swamp-water-1"}, {{1, 2}, "grass-1"}, {{1, 3}, on_two.c_str()}, {{2, 3}, "grass-1 water-1"}},
            {});
        field.put({"small", {{0, 2}}, 2});
        field.put({"giant", {{2, 3}}, 10});
        field.put({"other", {{1, 2}}, 7});
        CHECK(field.look(0, 1) == "other, castle-base-straight, castle-wall-straight");
    }
    SECTION("from swamp water, straight at the tower") {
        Towers field({{{0, 2}, "swamp-water-1"}, {{0, 3}, on_two.c_str()}, {{-1, 5}, "grass-1 grass-1"}}, {});
        field.put({"small", {{0, 2}}, 2});
        field.put({"knight", {{-1, 5}}, 8});
        CHECK(field.look(0, 1) == "castle-base-straight, castle-wall-straight");
    }
    SECTION("along a row, past a double-space figure") {
        Towers field({{{5, 5}, "grass-1 grass-1 grass-1 grass-1 grass-1"},
                      {{3, 4}, "grass-1 grass-1 grass-1 grass-1"},
                      {{2, 4}, "grass-1 grass-1 grass-1 grass-1"},
                      {{0, 4},
                       "grass-1 grass-1 grass-1 grass-1 grass-1 castle-base-straight castle-wall-straight "
                       "castle-wall-straight wall-walk-1"},
                      {{-1, 4}, "grass-1 grass-1 grass-1 grass-1 water-1"}},
                     {{{0, 4}, 26, Direction::SW}});
        field.put({"first", {{5, 5}}, 4});
        field.put({"second", {{-1, 4}}, 5});
        field.put({"double", {{3, 4}, {2, 4}}, 8});
        CHECK(field.look(0, 1) == "double, castle-base-straight, castle-wall-straight");
    }
    SECTION("between two towers of different foot") {
        const std::string high = "grass-1 snow-1 castle-base-straight castle-wall-straight castle-wall-straight",
                          low = "grass-1 castle-base-straight castle-wall-straight castle-wall-straight";
        Towers field({{{1, 1}, "lava-1"}, {{1, 2}, high.c_str()}, {{2, 1}, low.c_str()}, {{3, 4}, "grass-1"}}, {});
        field.put({"front", {{3, 4}}, 3, "marrden-nagrubs"});
        field.put({"back", {{1, 1}}, 3, "marrden-nagrubs"});
        CHECK(field.look(0, 1).find("castle-base-straight, castle-wall-straight") != std::string::npos);
    }
    SECTION("from high water, with battlements far above") {
        Towers field({{{0, 5}, "grass-1 grass-1 grass-1 grass-1 grass-1 grass-1 grass-1 water-1"},
                      {{0, 4},
                       "grass-1 grass-1 grass-1 grass-1 grass-1 grass-1 grass-1 grass-1 castle-base-straight "
                       "castle-wall-straight wall-walk-1"},
                      {{0, 1}, "grass-1 grass-1 grass-1 grass-1 grass-1 grass-1"}},
                     {{{0, 4}, 20, Direction::E}, {{0, 4}, 20, Direction::W}});
        field.put({"small", {{0, 5}}, 2});
        field.put({"tall", {{0, 1}}, 8});
        CHECK(field.look(0, 1) == "castle-base-straight, castle-wall-straight");
    }
}

// Inside a battlement counts 2 levels (chart:332): that is how far it rises above the wall-walk on which it stands.
// Outside it counts 3, because from there the edge of the wall-walk is part of it. Read as 3 levels above the wall-walk
// it would hide these two from each other, who look past the high tower and over the battlement.
TEST_CASE("two figures see each other over a battlement beside a high tower", "[LOS-11][OBST-03]") {
    Towers field(
        {{{2, 0}, "grass-1 grass-1 snow-1"},
         {{2, 1}, "grass-1 grass-1 grass-1"},
         {{3, 1}, "ice-1"},
         {{2, 2},
          "grass-1 castle-base-straight castle-wall-straight castle-wall-straight castle-wall-straight wall-walk-1"},
         {{3, 2}, "grass-1 castle-base-straight castle-wall-straight wall-walk-1"},
         {{3, 3}, "grass-1 castle-base-straight castle-wall-straight wall-walk-1"}},
        {{{3, 2}, 13, Direction::NW}, {{2, 2}, 31, Direction::E}, {{2, 2}, 31, Direction::W}});
    field.put({"tor-kul-na", {{2, 0}, {2, 1}}, 11, "tor-kul-na"});
    field.put({"drudge", {{3, 3}}, 4, "marro-drudge"});
    CHECK(field.look(0, 1) == "seen");
    CHECK(field.look(1, 0) == "seen");
}

TEST_CASE("a battlement rises two levels above the wall-walk", "[LOS-11][OBST-03]") {
    const char* tower = "castle-base-straight castle-wall-straight wall-walk-1";
    const std::vector<Stack> row = {{{0, 0}, tower}, {{1, 0}, tower}, {{2, 0}, tower}, {{3, 0}, tower}};
    struct {
        int height;
        const char* sees;
    } const table[] = {{1, "castle-battlement"}, {2, "castle-battlement"}, {3, "seen"}, {5, "seen"}};
    for (const auto& each : table) {
        INFO(each.height);
        Towers field(row, {{{1, 0}, 12, Direction::E}});
        field.put({"a", {{0, 0}}, each.height});
        field.put({"b", {{3, 0}}, each.height});
        CHECK(field.look(0, 1) == each.sees);
        CHECK(field.look(1, 0) == each.sees);
    }
}
