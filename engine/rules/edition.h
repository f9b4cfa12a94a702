// The rules of an edition as data: one plain struct, with one field for each difference. Rules functions take `const
// Rules&` and never ask which edition it is. Each field's meaning stands beside it with its ledger id; each edition's
// value, with its source line, is in edition.cpp. A folder that needs new fields adds them in its own block: a member
// here, its values and its row in edition.cpp.
#pragma once
#include "engine/rules/room.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hexwright::rules {

// Effects of a space's ground on figures that stand on it or enter it. The defaults are plain land.
struct GroundEffect {
    int cost = 1;  // Move that entering costs, besides the levels climbed (TERRAIN-SNOW-01, TERRAIN-ICE-01).
    // A move ends here; for a double-space figure when both its spaces stop it (WATER-01..04, WATER-07).
    bool stops = false;
    bool water = false;  // Counts as water for powers that mention it (SWAMPWATER-03).
    bool soft = false;   // No falling rule applies to figures landing here (FALL-09, FALL-11).
    bool road = false;   // Moves wholly on such ground get Rules::road_bonus (TERRAIN-ROAD-01, -02).
    // d20 on landing: 1-19 destroys; a double-space figure only with both spaces (TERRAIN-MOLTEN-01, -02).
    bool molten = false;
    bool burns = false;  // One die at the end of each round; a skull is a wound (TERRAIN-LAVAFIELD-01).
    bool shade = false;  // Small, Medium and Large figures get +1 defense die against everything (TERRAIN-SHADOW-01).
    friend bool operator==(const GroundEffect&, const GroundEffect&) = default;
};

// The effect of one terrain; `terrain` is the catalogue's id. Terrains without a row are plain land.
struct TerrainEffect {
    std::string terrain;
    GroundEffect ground{};
    // Small to Large figures beside it get +1 defense die against attacks from afar (TERRAIN-PALM-01).
    bool shelters = false;
    bool figure = false;  // The piece is a figure: nobody crosses its spaces, not even flying (HIVE-02).
    friend bool operator==(const TerrainEffect&, const TerrainEffect&) = default;
};

// The height that an obstacle on the side of a space counts, by piece kind id. Other obstacles count as high as their
// slots.
struct ObstacleHeight {
    std::string kind;
    int inside = 0, outside = 0;  // Seen from the space it belongs to, and from the one across (OBST-02, OBST-03).
    friend bool operator==(const ObstacleHeight&, const ObstacleHeight&) = default;
};

// The defaults are the master game of 2007.
struct Rules {
    std::string id = "master-2007";
    std::string based_on{};  // For house rules: the edition that they change. Empty for an edition itself.

    // ---- movement
    bool climb_limited = true;  // Climbing has a height limit (MOVE-UP-06: none in the basic games).
    // A figure may climb as many levels as its Height (MOVE-UP-05); otherwise only fewer (MOVE-UP-04).
    bool climb_own_height = false;
    // Figures of teammates can be passed like one's own (MOVE-05); otherwise not (MOVE-04).
    bool pass_teammates = true;
    bool flip = true;             // A double-space figure may turn round on its spaces while it moves (DOUBLE-04).
    bool cross_obstacles = true;  // Walls can be climbed over: 1 + height (OBST-01).
    int road_bonus = 3;           // Additional Move for going wholly by road (TERRAIN-ROAD-01).

    // ---- falling
    bool falls = true;  // Figures can fall (FALL-01); not in the basic games (FALL-12).
    // Falls are rolled at the step (FALL-01); otherwise when the whole move has ended (FALL-02).
    bool fall_at_once = true;
    int major_fall_dice = 3;   // Dice rolled for a drop of Height + 10 (FALL-03, FALL-04).
    bool extreme_fall = true;  // A drop of Height + 20 rolls the d20 (FALL-06, FALL-13).

    // ---- engagement
    bool engagement = true;  // Figures can be engaged; not in the basic games (ENGAGE-13).
    // Every obstacle between figures can keep them from being adjacent (ENGAGE-04); otherwise only a ruin (ENGAGE-05).
    bool all_obstacles_part = true;

    // ---- range and sight
    // An engaged figure attacks only figures that it is engaged with (RANGE-06); not in the basic games.
    bool engaged_attack_engaged = true;
    // Figures need sight of adjacent or engaged targets (LOS-07); otherwise not (LOS-06).
    bool adjacent_needs_sight = false;
    bool hit_zones = true;  // Part of the hit zone must be seen (LOS-02); otherwise any part of the figure (LOS-03).
    // Auras see any part, from any space of their figure (LOS-12, LOS-13); otherwise as attacks do.
    bool clear_sight = true;
    bool sight_disputes = true;  // Players who disagree roll the d20 (LOS-08).

    // ---- combat and armies
    bool wounds = true;  // Figures have Life and take wounds (ATTACK-08); otherwise one hit destroys (ATTACK-07).
    // Two dice from Height + 10 above (HEIGHT-03); otherwise one for any difference (HEIGHT-01).
    bool two_height_dice = true;
    // Nothing changes the dice of a special attack (SPECIAL-01); 2004 has no such ban.
    bool special_attacks_fixed = true;
    bool heroes_by_name = true;  // An army has no two Unique heroes of one name (MULTISET-04).
    // Destroyed Common figures fill the card already begun (COMMON-01); otherwise they go on any card (COMMON-02).
    bool fill_cards = true;
    // Cards score the share that is left of them (SCORE-02, SCORE-03); otherwise all points (SCORE-01).
    bool score_shares = false;
    int most_players = 0;  // Upper limit on players; 0 means any number (MULTISET-01, MULTISET-02, SETUP-16).

    // ---- the game
    // Rounds with markers and initiative (ROUND-02); otherwise any card in turn (TURN-BASIC-03).
    bool order_markers = true;
    // Players place all their markers one after another, the highest roll first (ORDER-06: an option); otherwise all at
    // once.
    bool roll_for_markers = false;
    int first_turn_dice = 6;  // Without markers: dice rolled for the first turn (TURN-BASIC-01, TURN-BASIC-02).
    bool powers = true;       // Powers of cards (CARD-12: none in the basic games).
    bool glyphs = true;       // Glyphs are used (SETUP-04: none in the basic games).

    // ---- terrain: effects of ground and obstacles. Snow and ice are as predefined (TERRAIN-CHOICE-01); see
    // choose_terrain.
    std::vector<TerrainEffect> terrain{};
    std::vector<ObstacleHeight> obstacles{};

    friend bool operator==(const Rules&, const Rules&) = default;
};

// basic-2004, master-2004, basic-2007, master-2007, basic-2022 or master-2022; none for another id.
std::optional<Rules> rules_of(std::string_view edition);
std::span<const std::string_view> editions();  // The ids above, in that order.

// The edition whose sides of cards, powers and glyphs apply: for house rules the one they are based on.
inline const std::string& edition_of(const Rules& rules) { return rules.based_on.empty() ? rules.id : rules.based_on; }

// Choices fixed in advance by players or the scenario (TERRAIN-CHOICE-01): heavy snow and slippery ice cost 2, light
// snow and normal ice 1.
enum class Snow : unsigned char { Light, Heavy };
enum class Ice : unsigned char { Normal, Slippery };
Rules choose_terrain(Rules rules, Snow snow, Ice ice);

// The fields by name, for house rules in a file, for listing differences, and for tests that corrupt each one in turn.
struct RuleField {
    std::string_view id;      // For example "climb_own_height".
    std::string_view ledger;  // For example "MOVE-UP-04 MOVE-UP-05".
    std::string_view source;  // Where the editions' values are printed.
    std::variant<bool Rules::*, int Rules::*> member;
    int low = 0, high = 20;  // Range of a number.
};
std::span<const RuleField> rule_fields();

}  // namespace hexwright::rules
