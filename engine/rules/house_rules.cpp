#include "engine/rules/house_rules.h"

#include <algorithm>
#include <array>

namespace hexwright::rules {
namespace {

constexpr int most_cost = 20, most_height = 120;

constexpr std::array<std::string_view, 9> effects{"cost",   "stops", "water", "soft",    "road",
                                                  "molten", "burns", "shade", "shelters"};
constexpr std::array<std::string_view, 2> sides{"inside", "outside"};

constexpr std::array needs{
    RuleNeed{"climb-own-height", "climb-limited"},
    RuleNeed{"fall-at-once", "falls"},
    RuleNeed{"major-fall-dice", "falls"},
    RuleNeed{"extreme-fall", "falls"},
    RuleNeed{"all-obstacles-part", "engagement"},
    RuleNeed{"engaged-attack-engaged", "engagement"},
    RuleNeed{"clear-sight", "powers"},
    RuleNeed{"special-attacks-fixed", "powers"},
    RuleNeed{"roll-for-markers", "order-markers"},
    RuleNeed{"first-turn-dice", "order-markers", false},
};

const RuleField* field_named(std::string_view name) {
    const auto found = std::ranges::find(rule_fields(), name, name_of);
    return found == rule_fields().end() ? nullptr : &*found;
}

int value_of(const Rules& rules, const RuleField& field) {
    return std::visit([&](auto member) { return static_cast<int>(rules.*member); }, field.member);
}

bool GroundEffect::* yes_or_no_effect(std::string_view field) {
    return field == "stops"    ? &GroundEffect::stops
           : field == "water"  ? &GroundEffect::water
           : field == "soft"   ? &GroundEffect::soft
           : field == "road"   ? &GroundEffect::road
           : field == "molten" ? &GroundEffect::molten
           : field == "burns"  ? &GroundEffect::burns
                               : &GroundEffect::shade;
}

int value_of(const TerrainEffect& effect, std::string_view field) {
    if (field == "cost") return effect.ground.cost;
    if (field == "shelters") return effect.shelters ? 1 : 0;
    return effect.ground.*yes_or_no_effect(field) ? 1 : 0;
}
void set_effect(TerrainEffect& effect, std::string_view field, int value) {
    if (field == "cost") effect.ground.cost = value;
    else if (field == "shelters") effect.shelters = value != 0;
    else effect.ground.*yes_or_no_effect(field) = value != 0;
}

TerrainEffect effect_of(const Rules& rules, const std::string& terrain) {
    const auto row = std::ranges::find(rules.terrain, terrain, &TerrainEffect::terrain);
    return row == rules.terrain.end() ? TerrainEffect{.terrain = terrain} : *row;
}

ObstacleHeight height_of(const Rules& rules, const std::string& kind, const Catalogue& catalogue) {
    const auto row = std::ranges::find(rules.obstacles, kind, &ObstacleHeight::kind);
    if (row != rules.obstacles.end()) return *row;
    const auto known = catalogue.piece(kind);
    const int slots = known ? catalogue[*known].slots : 0;
    return {kind, slots, slots};
}

// Puts the row where its like stands, or at the end if it differs from plain ground or the piece's own height.
template <class Row, class Id>
void put_row(std::vector<Row>& rows, Id id, const Row& changed, const Row& plain) {
    const auto row = std::ranges::find(rows, changed.*id, id);
    if (row != rows.end()) *row = changed;
    else if (changed != plain) rows.push_back(changed);
}

// Ids of the rows of both, those of the edition first.
template <class Row, class Id>
std::vector<std::string> ids_in(const std::vector<Row>& base, const std::vector<Row>& changed, Id id) {
    std::vector<std::string> ids;
    for (const auto* rows : {&base, &changed})
        for (const Row& row : *rows)
            if (std::ranges::find(ids, row.*id) == ids.end()) ids.push_back(row.*id);
    return ids;
}

std::vector<RuleMatter> all_matters(const Rules& base, const Rules& changed) {
    std::vector<RuleMatter> all;
    for (const RuleField& field : rule_fields()) all.push_back({RuleMatter::Of::Game, name_of(field)});
    for (const std::string& id : ids_in(base.terrain, changed.terrain, &TerrainEffect::terrain))
        for (const std::string_view effect : effects) all.push_back({RuleMatter::Of::Terrain, id, std::string(effect)});
    for (const std::string& id : ids_in(base.obstacles, changed.obstacles, &ObstacleHeight::kind))
        for (const std::string_view side : sides) all.push_back({RuleMatter::Of::Obstacle, id, std::string(side)});
    return all;
}

}  // namespace

std::string name_of(const RuleField& field) {
    std::string name(field.id);
    std::ranges::replace(name, '_', '-');
    return name;
}

std::span<const std::string_view> terrain_effects() { return effects; }
std::span<const std::string_view> obstacle_sides() { return sides; }

std::vector<PieceKind> obstacle_kinds(const Catalogue& catalogue) {
    std::vector<PieceKind> kinds;
    for (const PieceType& type : catalogue.pieces())
        if (type.blocks && !type.fills_slots()) kinds.push_back(*catalogue.piece(type.id));
    return kinds;
}

std::optional<RuleRange> range_of(const RuleMatter& what) {
    if (what.of == RuleMatter::Of::Terrain) {
        if (std::ranges::find(effects, what.field) == effects.end()) return {};
        return what.field == "cost" ? RuleRange{1, most_cost, false} : RuleRange{};
    }
    if (what.of == RuleMatter::Of::Obstacle) {
        if (std::ranges::find(sides, what.field) == sides.end()) return {};
        return RuleRange{0, most_height, false};
    }
    const RuleField* field = field_named(what.id);
    if (!field) return {};
    return std::holds_alternative<bool Rules::*>(field->member) ? RuleRange{}
                                                                : RuleRange{field->low, field->high, false};
}

int value_of(const Rules& rules, const RuleMatter& what, const Catalogue& catalogue) {
    if (what.of == RuleMatter::Of::Terrain) return value_of(effect_of(rules, what.id), what.field);
    if (what.of == RuleMatter::Of::Obstacle) {
        const ObstacleHeight height = height_of(rules, what.id, catalogue);
        return what.field == "inside" ? height.inside : height.outside;
    }
    const RuleField* field = field_named(what.id);
    return field ? value_of(rules, *field) : 0;
}

void set_rule(Rules& rules, const RuleSetting& setting, const Catalogue& catalogue) {
    const RuleMatter& what = setting.what;
    if (what.of == RuleMatter::Of::Terrain) {
        TerrainEffect effect = effect_of(rules, what.id);
        set_effect(effect, what.field, setting.value);
        put_row(rules.terrain, &TerrainEffect::terrain, effect, TerrainEffect{.terrain = what.id});
    } else if (what.of == RuleMatter::Of::Obstacle) {
        ObstacleHeight height = height_of(rules, what.id, catalogue);
        const ObstacleHeight own = height_of({}, what.id, catalogue);
        (what.field == "inside" ? height.inside : height.outside) = setting.value;
        put_row(rules.obstacles, &ObstacleHeight::kind, height, own);
    } else if (const RuleField* field = field_named(what.id)) {
        if (const auto* number = std::get_if<int Rules::*>(&field->member)) rules.*(*number) = setting.value;
        else rules.*std::get<bool Rules::*>(field->member) = setting.value != 0;
    }
}

Rules house_rules_on(std::string_view edition, std::string id, std::span<const RuleSetting> settings,
                     const Catalogue& catalogue) {
    Rules rules = *rules_of(edition);
    rules.based_on = rules.id;
    rules.id = std::move(id);
    for (const RuleSetting& setting : settings) set_rule(rules, setting, catalogue);
    return rules;
}

std::vector<RuleChange> changes_of(const Rules& rules, const Catalogue& catalogue) {
    const Rules base = *rules_of(edition_of(rules));
    std::vector<RuleChange> changes;
    for (RuleMatter& what : all_matters(base, rules)) {
        const int from = value_of(base, what, catalogue), to = value_of(rules, what, catalogue);
        if (from != to) changes.push_back({std::move(what), from, to});
    }
    return changes;
}

std::optional<RuleNeed> unmet_need(const Rules& rules, const RuleMatter& what) {
    if (what.of != RuleMatter::Of::Game) return {};
    const auto unmet = std::ranges::find_if(needs, [&](const RuleNeed& need) {
        return need.rule == what.id && (value_of(rules, *field_named(need.needs)) != 0) != need.is;
    });
    return unmet == needs.end() ? std::nullopt : std::optional(*unmet);
}

Rebased rebased(const Rules& house, std::string_view edition, const Catalogue& catalogue) {
    const std::vector<RuleChange> changes = changes_of(house, catalogue);
    std::vector<RuleSetting> settings;
    for (const RuleChange& change : changes) settings.push_back({change.what, change.to});
    const Rules all = house_rules_on(edition, house.id, settings, catalogue), base = *rules_of(edition);
    Rebased made;
    settings.clear();
    for (const RuleChange& change : changes) {
        const bool idle = value_of(base, change.what, catalogue) == change.to || unmet_need(all, change.what);
        if (idle) made.dropped.push_back(change);
        else settings.push_back({change.what, change.to});
    }
    if (!settings.empty()) made.rules = house_rules_on(edition, house.id, settings, catalogue);
    return made;
}

}  // namespace hexwright::rules
