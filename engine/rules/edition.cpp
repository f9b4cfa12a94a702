// The values of every edition, each with its source line. Sources: rotv04 and rotv04-basic are the guides of 2004;
// sotm07 is the book of 2007; aoa22 the rules of 2022; chart the terrain chart. The struct's own defaults are
// master-2007.
#include "engine/rules/edition.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hexwright::rules {
namespace {

constexpr std::array<std::string_view, 6> names{"basic-2004",  "master-2004", "basic-2007",
                                                "master-2007", "basic-2022",  "master-2022"};

// Water rules common to all editions. Wellspring water is in no book; it counts as water.
std::vector<TerrainEffect> waters() {
    const GroundEffect water{
        .stops = true, .water = true, .soft = true};  // sotm07:601, 583, 884; rotv04:546, 487; aoa22:668, 656
    return {{.terrain = "water", .ground = water},
            {.terrain = "wellspring-water", .ground = water},
            {.terrain = "swamp-water", .ground = {.water = true}},  // sotm07:610, 583, 884: no stop, falls count
            {.terrain = "hive", .figure = true}};                   // sotm07:870
}

// The chart's rows hold in every master edition.
std::vector<TerrainEffect> chart_terrain() {
    std::vector<TerrainEffect> rows = waters();
    const GroundEffect road{.road = true};
    rows.push_back({.terrain = "road", .ground = road});       // chart:18-23
    rows.push_back({.terrain = "wall-walk", .ground = road});  // chart:18: the fortress's deck is road
    rows.push_back({.terrain = "snow"});                       // chart:27-33: light unless chosen, see choose_terrain
    rows.push_back({.terrain = "ice"});                        // chart:79-84: light unless chosen, see choose_terrain
    rows.push_back({.terrain = "lava-field", .ground = {.burns = true}});                 // chart:37-43
    rows.push_back({.terrain = "shadow", .ground = {.shade = true}});                     // chart:98-102
    rows.push_back({.terrain = "lava", .ground = {.soft = true, .molten = true}});        // chart:106-112
    for (const char* bush : {"palm", "brush", "laur-palm", "laur-brush", "swamp-brush"})  // chart:47-52
        rows.push_back({.terrain = bush, .shelters = true});
    return rows;
}

std::vector<ObstacleHeight> obstacle_heights() {
    return {{"stone-wall-4", 2, 3},
            {"castle-battlement", 2, 3}};  // chart:120-128, 332-333; ruins are 6 like their slots: chart:56, 331
}

Rules master(std::string_view id) {
    Rules rules;
    rules.id = id;
    rules.terrain = chart_terrain();
    rules.obstacles = obstacle_heights();
    return rules;
}

Rules master_2004() {
    Rules rules = master("master-2004");
    rules.climb_own_height = true;        // rotv04:479-480
    rules.flip = false;                   // Not in the book.
    rules.fall_at_once = false;           // rotv04:490-491
    rules.major_fall_dice = 2;            // rotv04:491-493
    rules.extreme_fall = false;           // Not in the book.
    rules.all_obstacles_part = false;     // rotv04:622-626
    rules.adjacent_needs_sight = true;    // rotv04:663-665
    rules.clear_sight = false;            // Not in the book.
    rules.special_attacks_fixed = false;  // Not in the book.
    rules.heroes_by_name = false;         // Not in the book.
    rules.fill_cards = false;             // rotv04:1023-1024
    rules.most_players = 8;               // rotv04:1001
    return rules;
}

Rules master_2007() { return master("master-2007"); }
// Its movement rules equal those of 2007: aoa22:594-657, 668-671, 693-712, 758-788.
Rules master_2022() {
    Rules rules = master("master-2022");
    rules.score_shares = true;  // aoa22:987-1009
    return rules;
}

Rules basic(std::string_view id) {  // rotv04-basic:33, 78-96; sotm07:119, 154-155; aoa22:69-70, 110-119
    Rules rules;
    rules.id = id;
    rules.climb_limited = false;
    rules.pass_teammates = false;
    rules.flip = false;
    rules.cross_obstacles = false;
    rules.road_bonus = 0;
    rules.falls = false;
    rules.engagement = false;
    rules.engaged_attack_engaged = false;
    rules.adjacent_needs_sight = true;  // rotv04-basic:122-136; sotm07:200, 212; aoa22:176-202
    rules.hit_zones = false;            // rotv04-basic:135-136; sotm07:214; aoa22:203-206
    rules.clear_sight = false;
    rules.sight_disputes = false;
    rules.wounds = false;                                // rotv04-basic:150; sotm07:243; aoa22:253
    rules.two_height_dice = false;                       // rotv04-basic:148; sotm07:239; aoa22:243
    rules.heroes_by_name = false;                        // Not in the books.
    rules.most_players = 2;                              // rotv04-basic:4; sotm07:107; aoa22:26
    rules.order_markers = false;                         // rotv04-basic:35; sotm07:119, 123; aoa22:76
    rules.first_turn_dice = id == "basic-2004" ? 5 : 6;  // rotv04-basic:35; sotm07:123; aoa22:75
    rules.powers = false;                                // rotv04:3; sotm07:301; aoa22:316
    rules.glyphs = false;                                // rotv04-basic:33; sotm07:119; aoa22:69
    rules.terrain = waters();
    rules.obstacles = obstacle_heights();
    return rules;
}

}  // namespace

std::span<const std::string_view> editions() { return names; }

std::optional<Rules> rules_of(std::string_view edition) {
    if (edition == "basic-2004" || edition == "basic-2007" || edition == "basic-2022") return basic(edition);
    if (edition == "master-2004") return master_2004();
    if (edition == "master-2007") return master_2007();
    if (edition == "master-2022") return master_2022();
    return {};
}

Rules choose_terrain(Rules rules, Snow snow, Ice ice) {
    for (TerrainEffect& row : rules.terrain) {
        if (row.terrain == "snow") row.ground.cost = snow == Snow::Heavy ? 2 : 1;
        if (row.terrain == "ice") row.ground.cost = ice == Ice::Slippery ? 2 : 1;
    }
    return rules;
}

std::span<const RuleField> rule_fields() {
    static const std::array fields{
        RuleField{"climb_limited", "MOVE-UP-06", "sotm07:155, 567", &Rules::climb_limited},
        RuleField{"climb_own_height", "MOVE-UP-04 MOVE-UP-05", "rotv04:479; sotm07:567; aoa22:617",
                  &Rules::climb_own_height},
        RuleField{"pass_teammates", "MOVE-04 MOVE-05", "sotm07:154, 547", &Rules::pass_teammates},
        RuleField{"flip", "DOUBLE-04", "sotm07:627; aoa22:708", &Rules::flip},
        RuleField{"cross_obstacles", "OBST-01", "chart:327", &Rules::cross_obstacles},
        RuleField{"road_bonus", "TERRAIN-ROAD-01", "chart:18", &Rules::road_bonus},
        RuleField{"falls", "FALL-01 FALL-12", "sotm07:585, 155", &Rules::falls},
        RuleField{"fall_at_once", "FALL-01 FALL-02", "rotv04:490; sotm07:585; aoa22:642", &Rules::fall_at_once},
        RuleField{"major_fall_dice", "FALL-03 FALL-04", "rotv04:491; sotm07:587; aoa22:646", &Rules::major_fall_dice},
        RuleField{"extreme_fall", "FALL-06 FALL-13", "sotm07:591; aoa22:652", &Rules::extreme_fall},
        RuleField{"engagement", "ENGAGE-13", "sotm07:119, 667", &Rules::engagement},
        RuleField{"all_obstacles_part", "ENGAGE-04 ENGAGE-05", "rotv04:622; sotm07:679; aoa22:767",
                  &Rules::all_obstacles_part},
        RuleField{"engaged_attack_engaged", "RANGE-06 RANGE-07", "rotv04:680; sotm07:709; aoa22:819",
                  &Rules::engaged_attack_engaged},
        RuleField{"adjacent_needs_sight", "LOS-06 LOS-07", "rotv04:663; sotm07:709; aoa22:820",
                  &Rules::adjacent_needs_sight},
        RuleField{"hit_zones", "LOS-02 LOS-03", "sotm07:214, 715; rotv04:702; aoa22:203, 841", &Rules::hit_zones},
        RuleField{"clear_sight", "LOS-12 LOS-13", "sotm07:882; aoa22:1089", &Rules::clear_sight},
        RuleField{"sight_disputes", "LOS-08", "rotv04:712; sotm07:719; aoa22:846", &Rules::sight_disputes},
        RuleField{"wounds", "ATTACK-07 ATTACK-08", "sotm07:243, 756", &Rules::wounds},
        RuleField{"two_height_dice", "HEIGHT-01 HEIGHT-03", "sotm07:239, 743", &Rules::two_height_dice},
        RuleField{"special_attacks_fixed", "SPECIAL-01", "sotm07:878; aoa22:1083", &Rules::special_attacks_fixed},
        RuleField{"heroes_by_name", "MULTISET-04", "sotm07:912; aoa22:1132", &Rules::heroes_by_name},
        RuleField{"fill_cards", "COMMON-01 COMMON-02", "rotv04:1023; sotm07:760; aoa22:942", &Rules::fill_cards},
        RuleField{"score_shares", "SCORE-01 SCORE-02 SCORE-03", "rotv04:816; sotm07:864; aoa22:987",
                  &Rules::score_shares},
        RuleField{"most_players", "MULTISET-01 MULTISET-02 SETUP-16", "rotv04:1001; sotm07:908", &Rules::most_players,
                  0, 8},
        RuleField{"order_markers", "ROUND-02 TURN-BASIC-03", "sotm07:490, 123", &Rules::order_markers},
        RuleField{"roll_for_markers", "ORDER-06", "rotv04:407; sotm07:509", &Rules::roll_for_markers},
        RuleField{"first_turn_dice", "TURN-BASIC-01 TURN-BASIC-02", "rotv04-basic:35; sotm07:123; aoa22:75",
                  &Rules::first_turn_dice, 1, 20},
        RuleField{"powers", "CARD-12", "sotm07:301, 119", &Rules::powers},
        RuleField{"glyphs", "SETUP-04", "sotm07:119, 796", &Rules::glyphs},
    };
    return fields;
}

}  // namespace hexwright::rules
