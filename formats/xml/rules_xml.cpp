#include "formats/xml/rules_xml.h"

#include "formats/room.h"
#include "formats/xml/namespace.h"
#include "formats/xml/scenario_parts.h"
#include "formats/xml/take.h"
#include "formats/xml/utf8.h"

#include <algorithm>
#include <array>
#include <set>

namespace hexwright::formats {
namespace {

constexpr int most_cost = 20, most_height = 120;
constexpr std::size_t most_rows = 200;  // Limit for terrains and for obstacles.

std::string name_of(const RuleField& field) {
    std::string name(field.id);
    std::ranges::replace(name, '_', '-');
    return name;
}

struct GroundField {
    std::string_view name;
    bool GroundEffect::* member;
};
constexpr std::array ground_fields{
    GroundField{"stops", &GroundEffect::stops},   GroundField{"water", &GroundEffect::water},
    GroundField{"soft", &GroundEffect::soft},     GroundField{"road", &GroundEffect::road},
    GroundField{"molten", &GroundEffect::molten}, GroundField{"burns", &GroundEffect::burns},
    GroundField{"shade", &GroundEffect::shade}};

Result<bool> yes_or_no(const Node& node, std::string_view attribute) {
    const auto which = node.one_of(attribute, {"no", "yes"});
    if (!which) return failure(which.error());
    return *which == 1;
}

Result<Rules> edition_based_on(const Node& node) {
    const auto id = node.text("based-on");
    if (!id) return failure(id.error());
    if (const auto rules = rules_of(*id)) return *rules;
    std::vector<std::string> known(editions().begin(), editions().end());
    return failure(unknown_word(node, "based-on", "edition", *id, known));
}

// ---- reading, one function per element

class RulesReader {
public:
    RulesReader(const Catalogue& catalogue) : catalogue_(catalogue) {}

    Result<Rules> run(const Node& root) { return take_.give(read(root), rules_); }

private:
    bool read(const Node& root) {
        if (!take_(root.only_attributes({"xmlns", "id", "based-on"})) ||
            !take_(root.only_children({"set", "terrain", "obstacle"})) || !take_(rules_, edition_based_on(root)))
            return false;
        rules_.based_on = rules_.id;
        if (!take_(rules_.id, root.id("id"))) return false;
        for (const Node& child : root.children()) {
            const bool well = child.name() == "set"       ? set(child)
                              : child.name() == "terrain" ? terrain(child)
                                                          : obstacle(child);
            if (!well) return false;
        }
        return true;
    }

    bool once(const Node& node, std::string_view attribute) {
        const std::string key = std::string(node.name()) + " " + std::string(node.raw(attribute).value_or(""));
        return seen_.insert(key).second || take_.fail(twice(node, attribute));
    }

    bool set(const Node& node) {
        std::string name;
        if (!take_(node.only_attributes({"rule", "is"})) || !take_(node.nothing_inside()) ||
            !take_(name, node.text("rule")))
            return false;
        const auto field = std::ranges::find(rule_fields(), name, name_of);
        if (field == rule_fields().end()) return take_.fail(unknown_word(node, "rule", "rule", name, rule_names()));
        if (!once(node, "rule")) return false;
        if (const auto* number = std::get_if<int Rules::*>(&field->member))
            return take_(rules_.*(*number), node.integer("is", field->low, field->high));
        return take_(rules_.*std::get<bool Rules::*>(field->member), yes_or_no(node, "is"));
    }

    bool terrain(const Node& node) {
        TerrainEffect effect;
        if (!take_(only_terrain_attributes(node)) || !take_(node.nothing_inside()) ||
            !take_(effect.terrain, node.text("id")))
            return false;
        std::vector<std::string> known;
        for (const Terrains& each : catalogue_.terrains()) known.push_back(each.id);
        if (std::ranges::find(known, effect.terrain) == known.end())
            return take_.fail(unknown_word(node, "id", "terrain", effect.terrain, known));
        if (!once(node, "id")) return false;
        const auto row = std::ranges::find(rules_.terrain, effect.terrain, &TerrainEffect::terrain);
        if (row != rules_.terrain.end()) return change(node, *row);
        if (rules_.terrain.size() >= most_rows)
            return take_.fail(node.error({"rules.too-many", {{"limit", most_rows}}}));
        if (!change(node, effect)) return false;
        rules_.terrain.push_back(std::move(effect));
        return true;
    }
    Result<void> only_terrain_attributes(const Node& node) {
        const std::vector<std::string> known = terrain_attributes();
        for (const std::string_view name : node.attribute_names())
            if (name != "id" && std::ranges::find(known, name) == known.end())
                return failure(unknown_word(node, name, "effect of terrain", name, known));
        return {};
    }
    bool change(const Node& node, TerrainEffect& effect) {
        if (node.has("cost") && !take_(effect.ground.cost, node.integer("cost", 1, most_cost))) return false;
        if (node.has("shelters") && !take_(effect.shelters, yes_or_no(node, "shelters"))) return false;
        for (const GroundField& field : ground_fields)
            if (node.has(field.name) && !take_(effect.ground.*(field.member), yes_or_no(node, field.name)))
                return false;
        return true;
    }

    bool obstacle(const Node& node) {
        ObstacleHeight height;
        PieceKind kind;
        if (!take_(node.only_attributes({"kind", "inside", "outside"})) || !take_(node.nothing_inside()) ||
            !take_(kind, read_kind(node, catalogue_)) || !once(node, "kind") ||
            !take_(height.inside, node.integer("inside", 0, most_height)) ||
            !take_(height.outside, node.integer_or("outside", 0, most_height, height.inside)))
            return false;
        height.kind = catalogue_[kind].id;
        const auto row = std::ranges::find(rules_.obstacles, height.kind, &ObstacleHeight::kind);
        if (row != rules_.obstacles.end()) *row = height;
        else if (rules_.obstacles.size() >= most_rows)
            return take_.fail(node.error({"rules.too-many", {{"limit", most_rows}}}));
        else rules_.obstacles.push_back(height);
        return true;
    }

    using Terrains = std::remove_cvref_t<decltype(std::declval<Catalogue>().terrains()[0])>;
    const Catalogue& catalogue_;
    Take take_;
    Rules rules_;
    std::set<std::string> seen_;
};

// ---- writing the differences

void write_fields(XmlWriter& out, const Rules& rules, const Rules& base) {
    for (const RuleField& field : rule_fields())
        std::visit(
            [&](auto member) {
                if (rules.*member == base.*member) return;
                out.open("set");
                out.attribute("rule", name_of(field));
                if constexpr (std::is_same_v<decltype(member), bool Rules::*>)
                    out.attribute("is", rules.*member ? "yes" : "no");
                else out.attribute("is", rules.*member);
                out.close();
            },
            field.member);
}

void write_terrain(XmlWriter& out, const Rules& rules, const Rules& base) {
    for (const TerrainEffect& row : rules.terrain) {
        const auto old = std::ranges::find(base.terrain, row.terrain, &TerrainEffect::terrain);
        const TerrainEffect before = old == base.terrain.end() ? TerrainEffect{.terrain = row.terrain} : *old;
        if (old != base.terrain.end() && row == before) continue;
        out.open("terrain");
        out.attribute("id", row.terrain);
        if (row.ground.cost != before.ground.cost) out.attribute("cost", row.ground.cost);
        for (const GroundField& field : ground_fields)
            if (row.ground.*(field.member) != before.ground.*(field.member))
                out.attribute(field.name, row.ground.*(field.member) ? "yes" : "no");
        if (row.shelters != before.shelters) out.attribute("shelters", row.shelters ? "yes" : "no");
        out.close();
    }
}

void write_obstacles(XmlWriter& out, const Rules& rules, const Rules& base) {
    for (const ObstacleHeight& row : rules.obstacles) {
        if (std::ranges::find(base.obstacles, row) != base.obstacles.end()) continue;
        out.open("obstacle");
        out.attribute("kind", row.kind);
        out.attribute("inside", row.inside);
        out.attribute("outside", row.outside);
        out.close();
    }
}

}  // namespace

std::vector<std::string> rule_names() {
    std::vector<std::string> names;
    for (const RuleField& field : rule_fields()) names.push_back(name_of(field));
    return names;
}

std::vector<std::string> terrain_attributes() {
    std::vector<std::string> names{"cost"};
    for (const GroundField& field : ground_fields) names.emplace_back(field.name);
    names.emplace_back("shelters");
    return names;
}

Result<Rules> read_rules_element(const Node& node, const Catalogue& catalogue) {
    return RulesReader(catalogue).run(node);
}

Result<Rules> read_rules(std::string_view xml, const std::string& file_name, const Catalogue& catalogue) {
    const auto document = parse_document(xml, file_name);
    if (!document) return failure(document.error());
    const Node root = document->root();
    if (const auto right = check_namespace(root, "rules", "urn:hexwright:rules:", 1); !right)
        return failure(right.error());
    return read_rules_element(root, catalogue);
}

void write_rules_element(XmlWriter& out, const Rules& rules, bool with_namespace) {
    const Rules base = *rules_of(edition_of(rules));
    out.open("rules");
    if (with_namespace) out.attribute("xmlns", "urn:hexwright:rules:1");
    out.attribute("id", rules.id);
    out.attribute("based-on", edition_of(rules));
    write_fields(out, rules, base);
    write_terrain(out, rules, base);
    write_obstacles(out, rules, base);
    out.close();
}

std::string write_rules(const Rules& rules) {
    XmlWriter out;
    write_rules_element(out, rules, true);
    return out.take();
}

}  // namespace hexwright::formats
