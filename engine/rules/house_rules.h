// House rules as a list of what they say otherwise than their edition, one matter at a time: as files, the page of
// rules and the window speak of them. What the rules mean stands in edition.h.
#pragma once
#include "engine/board/catalogue/catalogue.h"
#include "engine/rules/edition.h"
#include "engine/rules/room.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexwright::rules {

// What one house rule is about.
struct RuleMatter {
    enum class Of : unsigned char { Game, Terrain, Obstacle };
    Of of = Of::Game;
    std::string id{};     // Of the game: "road-bonus". Otherwise the id of a terrain or a kind of piece.
    std::string field{};  // Of a terrain: "cost". Of an obstacle: "inside" or "outside". Empty for the game.
    friend bool operator==(const RuleMatter&, const RuleMatter&) = default;
};

// What it may be; yes is 1 and no is 0.
struct RuleRange {
    int low = 0, high = 1;
    bool yes_or_no = true;
};
struct RuleSetting {
    RuleMatter what;
    int value = 0;
};
struct RuleChange {
    RuleMatter what;
    int from = 0, to = 0;
    friend bool operator==(const RuleChange&, const RuleChange&) = default;
};

std::string name_of(const RuleField& field);          // "road-bonus".
std::span<const std::string_view> terrain_effects();  // "cost", "stops" and so on: the fields of a terrain.
std::span<const std::string_view> obstacle_sides();   // "inside" and "outside".
// The kinds of pieces on the sides of hexes whose height counts.
std::vector<PieceKind> obstacle_kinds(const Catalogue& catalogue);

// nullopt: there is no such rule, effect or side. Whether the catalogue has the terrain or piece is not asked.
std::optional<RuleRange> range_of(const RuleMatter& what);
int value_of(const Rules& rules, const RuleMatter& what, const Catalogue& catalogue);
// Expects a matter and a value that range_of() knows.
void set_rule(Rules& rules, const RuleSetting& setting, const Catalogue& catalogue);

// The rules of an edition, which must exist, with these settings on top.
Rules house_rules_on(std::string_view edition, std::string id, std::span<const RuleSetting> settings,
                     const Catalogue& catalogue);
// In the order of rule_fields(), then terrains, then obstacles; empty for an edition itself.
std::vector<RuleChange> changes_of(const Rules& rules, const Catalogue& catalogue);

// What keeps a rule of the game from mattering: "fall-at-once" does not, where "falls" is no.
struct RuleNeed {
    std::string_view rule, needs;
    bool is = true;
};
std::optional<RuleNeed> unmet_need(const Rules& rules, const RuleMatter& what);

// The same changes on another edition, which must exist, without those that it makes meaningless or has anyway.
struct Rebased {
    std::optional<Rules> rules{};  // nullopt: nothing is left that differs from the edition.
    std::vector<RuleChange> dropped{};
};
Rebased rebased(const Rules& house, std::string_view edition, const Catalogue& catalogue);

// The id of house rules that nobody has named.
inline constexpr std::string_view unnamed_house_rules = "house-rules";

}  // namespace hexwright::rules
