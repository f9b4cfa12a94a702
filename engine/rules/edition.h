// The rules of an edition as data: one plain struct, one field a difference. Rules functions take `const Rules&` and
// never ask which edition it is. What a field means stands beside it with its ledger id; what each edition says, with
// its source line, in edition.cpp. Rooms add their own fields in a block of their own: a member here, its values and
// its row in edition.cpp.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hexwright {

// What the ground of a space does to who stands on it or moves onto it. The defaults are plain land.
struct GroundEffect {
    int cost = 1;         // Move that entering it costs, beside the levels climbed (TERRAIN-SNOW-01, TERRAIN-ICE-01)
    bool stops = false;   // a move ends here; of a double-space figure when both its spaces do (WATER-01..04, WATER-07)
    bool water = false;   // for powers that speak of water (SWAMPWATER-03)
    bool soft = false;    // no falling rule applies to who lands here (FALL-09, FALL-11)
    bool road = false;    // moves wholly on such ground get Rules::road_bonus (TERRAIN-ROAD-01, -02)
    bool molten = false;  // d20 on landing: 1-19 destroyed; double-space: both spaces (TERRAIN-MOLTEN-01, -02)
    bool burns = false;   // one die at the end of each round, a skull is a wound (TERRAIN-LAVAFIELD-01)
    bool shade = false;   // Small, Medium, Large: +1 defense die against everything (TERRAIN-SHADOW-01)
    friend bool operator==(const GroundEffect&, const GroundEffect&) = default;
};

// One row a terrain with an effect; `terrain` is the catalogue's id. Terrains without a row are plain land.
struct TerrainEffect {
    std::string terrain;
    GroundEffect ground{};
    bool shelters = false;  // who stands beside it, Small to Large: +1 defense die from afar (TERRAIN-PALM-01)
    bool figure = false;    // the piece is a figure: nobody moves across its spaces, not even in the air (HIVE-02)
    friend bool operator==(const TerrainEffect&, const TerrainEffect&) = default;
};

// How high an obstacle on the side of a space counts, by the id of its piece kind; others count as high as their slots.
struct ObstacleHeight {
    std::string kind;
    int inside = 0, outside = 0;  // from the space it belongs to, and from the one across (OBST-02, OBST-03)
    friend bool operator==(const ObstacleHeight&, const ObstacleHeight&) = default;
};

struct Rules {  // as it stands here: the master game of 2007
    std::string id = "master-2007";
    std::string based_on{};  // of house rules: the edition that they change. Empty: an edition of its own

    // ---- movement
    bool climb_limited = true;  // is there a height limit for climbing at all (MOVE-UP-06: none in the basic games)
    bool climb_own_height =
        false;  // may a figure climb as many levels as its Height (MOVE-UP-05), or only fewer (MOVE-UP-04)
    bool pass_teammates = true;   // through a teammate's figure as through one's own (MOVE-05), or not (MOVE-04)
    bool flip = true;             // a double-space figure may turn round on its spaces while it moves (DOUBLE-04)
    bool cross_obstacles = true;  // walls can be climbed over: 1 + height (OBST-01)
    int road_bonus = 3;           // Move for going wholly by road (TERRAIN-ROAD-01)

    // ---- falling
    bool falls = true;         // FALL-01; none in the basic games (FALL-12)
    bool fall_at_once = true;  // rolled at the step (FALL-01), or when the whole move has ended (FALL-02)
    int major_fall_dice = 3;   // a drop of Height + 10 (FALL-03, FALL-04)
    bool extreme_fall = true;  // a drop of Height + 20: d20 (FALL-06, FALL-13)

    // ---- engagement
    bool engagement = true;  // none in the basic games (ENGAGE-13)
    bool all_obstacles_part =
        true;  // every obstacle between can keep figures from being adjacent (ENGAGE-04), or only a ruin (ENGAGE-05)

    // ---- range and sight
    bool engaged_attack_engaged =
        true;  // who is engaged attacks only whom it is engaged with (RANGE-06); not in the basic games
    bool adjacent_needs_sight = false;  // must it see whom it is adjacent to or engaged with (LOS-07), or not (LOS-06)
    bool hit_zones = true;    // part of the hit zone must be seen (LOS-02), or any part of the figure (LOS-03)
    bool clear_sight = true;  // auras see any part, from any space of their figure (LOS-12, LOS-13), or as attacks do
    bool sight_disputes = true;  // players who disagree roll the d20 (LOS-08)

    // ---- combat and armies
    bool wounds = true;           // figures have Life and take wounds (ATTACK-08), or one hit destroys (ATTACK-07)
    bool two_height_dice = true;  // two dice from Height + 10 above (HEIGHT-03), or one for any difference (HEIGHT-01)
    bool special_attacks_fixed =
        true;                    // nothing changes the dice of a special attack (SPECIAL-01); 2004 has no such ban
    bool heroes_by_name = true;  // no two Unique heroes of one name in an army (MULTISET-04)
    bool fill_cards =
        true;  // destroyed Common figures fill the card that is begun (COMMON-01), or go anywhere (COMMON-02)
    bool score_shares = false;  // cards score what is left of them (SCORE-02, SCORE-03), or all (SCORE-01)
    int most_players = 0;       // 0: any number (MULTISET-01, MULTISET-02, SETUP-16)

    // ---- the game
    bool order_markers = true;  // rounds with markers and initiative (ROUND-02), or any card in turn (TURN-BASIC-03)
    bool roll_for_markers = false;  // one player after another places all of his, the highest roll first (ORDER-06: an
                                    // option), or all at once
    int first_turn_dice = 6;        // without markers: rolled for the first turn (TURN-BASIC-01, TURN-BASIC-02)
    bool powers = true;             // of cards (CARD-12: none in the basic games)
    bool glyphs = true;             // SETUP-04: none in the basic games

    // ---- terrain: what the ground and obstacles do; snow and ice as predefined (TERRAIN-CHOICE-01), see
    // choose_terrain
    std::vector<TerrainEffect> terrain{};
    std::vector<ObstacleHeight> obstacles{};

    friend bool operator==(const Rules&, const Rules&) = default;
};

// basic-2004, master-2004, basic-2007, master-2007, basic-2022, master-2022; none for another id.
std::optional<Rules> rules_of(std::string_view edition);
std::span<const std::string_view> editions();  // in this order

// Whose sides of cards, powers and glyphs count: house rules play with those of their edition.
inline const std::string& edition_of(const Rules& rules) { return rules.based_on.empty() ? rules.id : rules.based_on; }

// What players or the scenario fix beforehand (TERRAIN-CHOICE-01): heavy snow and slippery ice cost 2, light and normal
// ones 1.
enum class Snow : unsigned char { Light, Heavy };
enum class Ice : unsigned char { Normal, Slippery };
Rules choose_terrain(Rules rules, Snow snow, Ice ice);

// The fields by name, for house rules in a file, for lists of what differs, and for tests that set each one wrong.
struct RuleField {
    std::string_view id;      // "climb_own_height"
    std::string_view ledger;  // "MOVE-UP-04 MOVE-UP-05"
    std::string_view source;  // where the editions' values are printed
    std::variant<bool Rules::*, int Rules::*> member;
    int low = 0, high = 20;  // of a number
};
std::span<const RuleField> rule_fields();

}  // namespace hexwright
