// Checks of the rulebook's own maps, with the kinds of the shipped catalogue.
#include "formats/telling/words.h"
#include "tests/support/every_room.h"
#include "tests/support/samples.h"

#include <map>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("the rulebook's maps have no errors and no warnings, and the infos that it shows itself") {
    const Catalogue& catalogue = shipped();
    const Words words = english();
    struct {
        const char* map;
        int overhangs, hives;
    } const table[] = {{"the-narrows", 0, 0}, {"montiqua-ledge", 0, 0}, {"xualtiaca", 2, 0}, {"waters-of-life", 2, 1}};
    for (const auto& row : table) {
        CAPTURE(row.map);
        const Scenario scenario = sample_map(row.map);
        std::map<std::string, int> codes;
        for (const Issue& issue : check_scenario(scenario, terrain_of(scenario.battlefield, catalogue), catalogue)) {
            INFO(words(issue.message));
            CHECK(issue.severity == Severity::Info);
            CHECK(words.knows(issue.message.id));
            ++codes[std::string(to_text(issue.code))];
        }
        CHECK(codes["overhang"] == row.overhangs);
        CHECK(codes["hive-on-table"] == row.hives);
    }
}

TEST_CASE("every sentence of the checks and of the verdict stands in the table of words") {
    const Words words = english();
    for (const char* id : {"fix.beyond-sets",
                           "fix.lower",
                           "fix.raise",
                           "fix.remove-glyph",
                           "fix.remove-piece",
                           "fix.shrink-zone",
                           "issue.clearance",
                           "issue.clearance-same-side",
                           "issue.glyph-off-surface",
                           "issue.glyph-on-water",
                           "issue.glyph-over-limit",
                           "issue.glyph-over-limit-unknown",
                           "issue.glyph-shared",
                           "issue.hive-base-gap",
                           "issue.hive-on-table",
                           "issue.more",
                           "issue.not-attached-castle-wall",
                           "issue.not-attached-column",
                           "issue.not-attached-door",
                           "issue.not-attached-ladder",
                           "issue.not-attached-pillar",
                           "issue.not-attached-ruin",
                           "issue.not-attached-structure",
                           "issue.not-attached-two-pillars",
                           "issue.not-attached-wall-walk",
                           "issue.not-owned",
                           "issue.nothing-underneath",
                           "issue.nothing-underneath-raise",
                           "issue.nothing-underneath-remove",
                           "issue.on-half-height",
                           "issue.over-limit",
                           "issue.overhang",
                           "issue.overhang-unbalanced",
                           "issue.overlap",
                           "issue.separate-parts",
                           "issue.zone-off-surface",
                           "issue.zone-shared",
                           "issue.zone-too-small",
                           "issue.zone-unequal",
                           "issue.zone-unreachable",
                           "issue.zone-unreachable-start",
                           "refused.level",
                           "refused.none-in-limit",
                           "refused.none-in-limit-nor-in-a-box",
                           "refused.none-left",
                           "refused.none-left-nor-in-a-box",
                           "refused.outside",
                           "refused.overlap",
                           "refused.overlap-itself",
                           "refused.several-missing",
                           "refused.stands-there",
                           "refused.too-few-left",
                           "refused.too-few-left-nor-in-a-box",
                           "refused.too-many-hexes",
                           "refused.too-many-pieces"}) {
        CAPTURE(id);
        CHECK(words.knows(id));
    }
}

TEST_CASE("every kind alone on the table, and on land: only what must be attached to something else complains") {
    const Catalogue& catalogue = shipped();
    const PieceKind grass = *catalogue.piece("grass-1");
    for (int number = 0; number < static_cast<int>(catalogue.pieces().size()); ++number) {
        const PieceKind kind{number};
        const PieceType& type = catalogue[kind];
        CAPTURE(type.id);
        const bool attached = type.is_edge() || type.is_span() || type.support == Support::Castle;
        for (const int level : {1, 2}) {
            Battlefield map;
            if (level == 2)
                for (const HexCoord hex : disk({0, 3}, 6)) map.add({.kind = grass, .at = hex}, catalogue);
            const HexCoord to = type.is_span() ? HexCoord{type.reach.at(0), 0} : HexCoord{};
            map.add({.kind = kind, .level = level, .to = to}, catalogue);
            const auto issues = check_battlefield(map, terrain_of(map, catalogue), catalogue);
            if (attached) {
                REQUIRE(issues.size() == 1);
                CHECK(issues[0].code == IssueCode::NotAttached);
            } else if (level == 1 && type.support == Support::NoGap) {
                REQUIRE(issues.size() == 1);
                CHECK(issues[0].code == IssueCode::HiveOnTable);
            } else {
                CHECK(issues.empty());
            }
        }
    }
}

TEST_CASE("one walks through a castle's arch, and not through its door") {
    const Catalogue& catalogue = shipped();
    const auto rooms = [&](const char* id) {
        Battlefield map;
        for (const HexCoord hex : disk({1, 0}, 2)) map.add({.kind = *catalogue.piece("grass-1"), .at = hex}, catalogue);
        map.add({.kind = *catalogue.piece(id), .level = 2}, catalogue);
        const Terrain terrain = terrain_of(map, catalogue);
        const Surface* passage = terrain.surface({{1, 0}, 1});
        return passage ? passage->room : 0;
    };
    CHECK(rooms("castle-arch") == 8);
    CHECK(rooms("castle-door") == 0);
}
