// Whole levels of a map, drawn from the side: each column is a hex, each row a level; the lowest row is level 1.
#include "editor/document/edits/levels.h"

#include "editor/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"
#include "tests/support/samples.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// g, r, s: one-hex tiles. W: the foot of a castle wall nine levels high; w: the rest of it.
Scenario from_the_side(const std::vector<std::string>& rows) {
    Scenario map;
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            const char letter = rows[row][column];
            const char* id = letter == 'g'   ? "grass-1"
                             : letter == 'r' ? "rock-1"
                             : letter == 's' ? "sand-1"
                             : letter == 'W' ? "castle-wall"
                                             : nullptr;
            if (id)
                map.battlefield.add(at(id, {static_cast<int>(column), 0}, static_cast<int>(rows.size() - row)),
                                    kinds());
        }
    return map;
}

std::vector<std::string> side_view(const Scenario& map) {
    const Terrain terrain = terrain_of(map.battlefield, kinds());
    std::vector<std::string> rows;
    for (int level = terrain.top_level(); level > 0; --level) {
        std::string row;
        for (int column = 0; column < 4; ++column) {
            const Solid* solid = terrain.solid({column, 0}, level);
            const std::string id = solid ? kinds()[solid->kind].id : ".";
            row += id == "castle-wall" ? (solid->first_slot == level ? 'W' : 'w') : id[0];
        }
        rows.push_back(row);
    }
    return rows;
}

using Rows = std::vector<std::string>;
using Command = LevelResult (*)(const Scenario&, const Terrain&, int, const Catalogue&);

LevelResult asked(Command command, const Scenario& map, int level) {
    return command(map, terrain_of(map.battlefield, kinds()), level, kinds());
}

std::optional<Scenario> done(const Scenario& map, const LevelResult& wanted) {
    REQUIRE(wanted);
    const Terrain terrain = terrain_of(map.battlefield, kinds());
    const Inventory used = used_items(map.battlefield, kinds()), allowed;
    auto after = apply(map, wanted->edit, ground_on(map, terrain, used, allowed, kinds()));
    return after ? std::optional(*after) : std::nullopt;
}

Rows after(Command command, const Rows& rows, int level) {
    const Scenario map = from_the_side(rows);
    const auto made = done(map, asked(command, map, level));
    return made ? side_view(*made) : Rows{"refused"};
}

const Rows hill{"..s.", ".rr.", "gggg"};

}  // namespace

TEST_CASE("an empty level is inserted: what lies there and above rises") {
    CHECK(after(insert_level, hill, 1) == Rows{"..s.", ".rr.", "gggg", "...."});
    CHECK(after(insert_level, hill, 2) == Rows{"..s.", ".rr.", "....", "gggg"});
    CHECK(after(insert_level, hill, 3) == Rows{"..s.", "....", ".rr.", "gggg"});
    CHECK(asked(insert_level, from_the_side(hill), 4).error().message.id == "refused.nothing-above");
    CHECK(asked(insert_level, from_the_side(hill), 0).error().message.id == "refused.no-such-level");
    CHECK(asked(insert_level, from_the_side(hill), 121).error().message.id == "refused.no-such-level");
}

TEST_CASE("a level is removed: its pieces go, those above come down") {
    CHECK(after(remove_level, hill, 1) == Rows{"..s.", ".rr."});
    CHECK(after(remove_level, hill, 2) == Rows{"..s.", "gggg"});
    CHECK(after(remove_level, hill, 3) == Rows{".rr.", "gggg"});
    CHECK(after(remove_level, {"..s.", "....", "gggg"}, 2) == Rows{"..s.", "gggg"});
    CHECK(asked(remove_level, from_the_side(hill), 4).error().message.id == "refused.nothing-above");
}

TEST_CASE("a doubled level lies twice, and what stood on it stands on both") {
    CHECK(after(duplicate_level, hill, 1) == Rows{"..s.", ".rr.", "gggg", "gggg"});
    CHECK(after(duplicate_level, hill, 2) == Rows{"..s.", ".rr.", ".rr.", "gggg"});
    CHECK(asked(duplicate_level, from_the_side(hill), 4).error().message.id == "refused.no-tiles-there");
}

TEST_CASE("tall pieces that reach through a level stay as they stand, and it is said") {
    const Rows castle{"g...", "w...", "w...", "w...", "w..s", "w..r", "w..g", "w...", "w...", "W..."};
    const Scenario map = from_the_side(castle);
    const LevelResult wanted = asked(insert_level, map, 5);
    CHECK(side_view(*done(map, wanted)) ==
          Rows{"g...", "....", "w...", "w...", "w..s", "w..r", "w...", "w..g", "w...", "w...", "W..."});
    REQUIRE(wanted->note);
    CHECK(wanted->note->id == "levels.stay");
    CHECK(wanted->stay == std::vector{PieceId{4}});
    CHECK_FALSE(asked(insert_level, map, 1)->note);

    const auto removed = asked(remove_level, map, 5);  // The grass on the wall would come down into it.
    CHECK(removed->note);
    CHECK_FALSE(done(map, removed));
    CHECK(asked(duplicate_level, map, 4)->note->id == "levels.stay-single");
}

TEST_CASE("zones, glyphs, names and comments of levels go with them, spaces on what stays stay") {
    Scenario map = from_the_side({"..s.", ".rr.", "gggg"});
    map.battlefield.name(PieceId{0}, "summit");
    map.zones = std::vector<Zone>{{"red", "start", "red", {}, {{{0, 0}, 1}, {{1, 0}, 2}, {{2, 0}, 3}, {{9, 9}, 3}}}};
    map.glyphs = std::vector<Glyph>{{"", {{1, 0}, 2}, Facing::Symbol}, {"", {{3, 0}, 1}, Facing::Symbol}};
    map.comments = Comments{{"level:2", {" rocks "}}, {"end:level:3", {" top "}}};

    const Scenario inserted = *done(map, asked(insert_level, map, 2));
    CHECK((*inserted.zones)[0].spaces == std::vector<Space>{{{0, 0}, 1}, {{1, 0}, 3}, {{2, 0}, 4}, {{9, 9}, 4}});
    CHECK((*inserted.glyphs)[0].at.level == 3);
    CHECK((*inserted.glyphs)[1].at.level == 1);
    CHECK(*inserted.comments == Comments{{"level:3", {" rocks "}}, {"end:level:4", {" top "}}});
    CHECK(write_scenario(*done(inserted, asked(remove_level, inserted, 2)), kinds()) == write_scenario(map, kinds()));

    const Scenario removed = *done(map, asked(remove_level, map, 2));
    CHECK((*removed.zones)[0].spaces == std::vector<Space>{{{0, 0}, 1}, {{2, 0}, 2}, {{9, 9}, 2}});
    CHECK(removed.glyphs->size() == 1);
    CHECK(removed.battlefield.names().size() == 1);
    CHECK(removed.comments->at("level:2") == std::vector<std::string>{" rocks "});

    const Scenario doubled = *done(map, asked(duplicate_level, map, 2));
    CHECK((*doubled.glyphs)[0].at.level == 3);
    CHECK((*doubled.zones)[0].spaces == std::vector<Space>{{{0, 0}, 1}, {{1, 0}, 3}, {{2, 0}, 4}, {{9, 9}, 4}});

    const Scenario shifted = *done(map, asked(shift_levels, map, 3));
    CHECK(shifted.comments->contains("level:5"));
    CHECK(write_scenario(*done(shifted, asked(shift_levels, shifted, -3)), kinds()) == write_scenario(map, kinds()));
    CHECK_FALSE(done(map, asked(shift_levels, map, -1)));
}

TEST_CASE("a picture under a level goes with its level, that of a removed level goes") {
    Scenario map = from_the_side(hill);
    map.underlays = std::vector<Underlay>{{.level = 1, .src = "one.png", .pins = {}},
                                          {.level = 2, .src = "two.png", .pins = {}},
                                          {.level = 3, .src = "three.png", .pins = {}}};
    const auto pictures = [](const Scenario& scenario) {
        std::string all;
        for (const Underlay& each : *scenario.underlays) all += std::to_string(each.level) + " " + each.src + "; ";
        return all;
    };
    CHECK(pictures(*done(map, asked(insert_level, map, 2))) == "1 one.png; 3 two.png; 4 three.png; ");
    CHECK(pictures(*done(map, asked(remove_level, map, 2))) == "1 one.png; 2 three.png; ");
}

TEST_CASE("a level inserted and removed again gives the first bytes of every sample") {
    for (const std::string& name : sample_names())
        for (const int level : {1, 2, 4}) {
            INFO(name << " level " << level);
            Document document(shipped(), sample_map(name));
            const std::string first = write_scenario(*document.now().scenario, shipped());
            const auto in = insert_level(*document.now().scenario, document.now().terrain, level, shipped());
            if (!in) continue;
            REQUIRE_FALSE(document.commit(in->edit));
            CHECK(write_scenario(*document.now().scenario, shipped()) != first);
            const auto out = remove_level(*document.now().scenario, document.now().terrain, level, shipped());
            REQUIRE(out);
            REQUIRE_FALSE(document.commit(out->edit));
            CHECK(write_scenario(*document.now().scenario, shipped()) == first);
        }
}
