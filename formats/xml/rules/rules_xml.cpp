#include "formats/xml/rules/rules_xml.h"

#include "formats/xml/elements/namespace.h"
#include "formats/xml/elements/take.h"
#include "formats/xml/room.h"
#include "formats/xml/scenario/scenario_parts.h"

#include <algorithm>
#include <set>
#include <utility>

namespace hexwright::xml {
namespace {

constexpr std::size_t most_rows = 200;  // Limit for terrains and for obstacles.

Result<std::string> edition_based_on(const Node& node) {
    const auto id = node.text("based-on");
    if (!id) return failure(id.error());
    if (rules_of(*id)) return *id;
    std::vector<std::string> known(editions().begin(), editions().end());
    return failure(unknown_word(node, "based-on", "edition", *id, known));
}

// ---- reading, one function per element

class RulesReader {
public:
    RulesReader(const Catalogue& catalogue) : catalogue_(catalogue) {}

    Result<WrittenRules> run(const Node& root, std::string_view xmlns) { return take_.give(read(root, xmlns), rules_); }

private:
    bool read(const Node& root, std::string_view xmlns) {
        if (!take_(root.only_attributes({xmlns, "id", "based-on"})) ||
            !take_(root.only_children({"set", "terrain", "obstacle"})) ||
            (root.has("based-on") && !take_(rules_.based_on, edition_based_on(root))) ||
            (root.has("id") && !take_(rules_.id, root.id("id"))))
            return false;
        for (const Node& child : root.children()) {
            const bool ok = child.name() == "set"       ? set(child)
                            : child.name() == "terrain" ? terrain(child)
                                                        : obstacle(child);
            if (!ok) return false;
        }
        return true;
    }

    bool once(const Node& node, std::string_view attribute) {
        const std::string key = std::string(node.name()) + " " + std::string(node.raw(attribute).value_or(""));
        return seen_.insert(key).second || take_.fail(twice(node, attribute));
    }
    // One row of at most so many.
    bool row(const Node& node, std::size_t& count) {
        return ++count <= most_rows || take_.fail(node.error({"rules.too-many", {{"limit", most_rows}}}));
    }

    // Reads the value of what is settled there, as a number or as yes or no.
    bool value(const Node& node, std::string_view attribute, RuleMatter what) {
        const RuleRange range = *range_of(what);
        int number = 0;
        std::size_t which = 0;
        if (range.yes_or_no ? !take_(which, node.one_of(attribute, {"no", "yes"}))
                            : !take_(number, node.integer(attribute, range.low, range.high)))
            return false;
        rules_.settings.push_back({std::move(what), range.yes_or_no ? static_cast<int>(which) : number});
        return true;
    }

    bool set(const Node& node) {
        RuleMatter what;
        if (!take_(node.only_attributes({"rule", "is"})) || !take_(node.nothing_inside()) ||
            !take_(what.id, node.text("rule")))
            return false;
        if (!range_of(what)) return take_.fail(unknown_word(node, "rule", "rule", what.id, rule_names()));
        return once(node, "rule") && value(node, "is", std::move(what));
    }

    bool terrain(const Node& node) {
        std::string id;
        if (!take_(only_terrain_attributes(node)) || !take_(node.nothing_inside()) || !take_(id, node.text("id")))
            return false;
        std::vector<std::string> known;
        for (const auto& each : catalogue_.terrains()) known.push_back(each.id);
        if (std::ranges::find(known, id) == known.end())
            return take_.fail(unknown_word(node, "id", "terrain", id, known));
        if (!once(node, "id") || !row(node, terrains_)) return false;
        return std::ranges::all_of(terrain_effects(), [&](std::string_view effect) {
            return !node.has(effect) || value(node, effect, {RuleMatter::Of::Terrain, id, std::string(effect)});
        });
    }
    Result<void> only_terrain_attributes(const Node& node) {
        const std::vector<std::string> known = terrain_attributes();
        for (const std::string_view name : node.attribute_names())
            if (name != "id" && std::ranges::find(known, name) == known.end())
                return failure(unknown_word(node, name, "effect of terrain", name, known));
        return {};
    }

    bool obstacle(const Node& node) {
        PieceKind kind;
        if (!take_(node.only_attributes({"kind", "inside", "outside"})) || !take_(node.nothing_inside()) ||
            !take_(kind, read_kind(node, catalogue_)) || !once(node, "kind") || !row(node, obstacles_))
            return false;
        const std::string& id = catalogue_[kind].id;
        return value(node, "inside", {RuleMatter::Of::Obstacle, id, "inside"}) &&
               value(node, node.has("outside") ? "outside" : "inside", {RuleMatter::Of::Obstacle, id, "outside"});
    }

    const Catalogue& catalogue_;
    Take take_;
    WrittenRules rules_;
    std::set<std::string> seen_;
    std::size_t terrains_ = 0, obstacles_ = 0;
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

void write_terrain(XmlWriter& out, const Rules& rules, const Rules& base, const Catalogue& none) {
    for (const TerrainEffect& row : rules.terrain) {
        bool open = false;
        for (const std::string_view effect : terrain_effects()) {
            const RuleMatter what{RuleMatter::Of::Terrain, row.terrain, std::string(effect)};
            const int value = value_of(rules, what, none);
            if (value == value_of(base, what, none)) continue;
            if (!std::exchange(open, true)) {
                out.open("terrain");
                out.attribute("id", row.terrain);
            }
            if (range_of(what)->yes_or_no) out.attribute(effect, value != 0 ? "yes" : "no");
            else out.attribute(effect, value);
        }
        if (open) out.close();
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

void write_differences(XmlWriter& out, const Rules& rules) {
    const Rules base = *rules_of(edition_of(rules));
    write_fields(out, rules, base);
    write_terrain(out, rules, base, {});
    write_obstacles(out, rules, base);
}

}  // namespace

std::vector<std::string> rule_names() {
    std::vector<std::string> names;
    for (const RuleField& field : rule_fields()) names.push_back(name_of(field));
    return names;
}

std::vector<std::string> terrain_attributes() { return {terrain_effects().begin(), terrain_effects().end()}; }

Result<Rules> read_rules_element(const Node& node, const Catalogue& catalogue) {
    Take take;
    WrittenRules written;
    std::string wanted;
    if (!take(written, RulesReader(catalogue).run(node, "xmlns")) || !take(wanted, node.text("based-on")) ||
        !take(wanted, node.id("id")))
        return failure(take.error());
    return house_rules_on(written.based_on, written.id, written.settings, catalogue);
}

Result<WrittenRules> read_house_rules(const Node& node, const Catalogue& catalogue) {
    return RulesReader(catalogue).run(node, "");
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
    out.open("rules");
    if (with_namespace) out.attribute("xmlns", "urn:hexwright:rules:1");
    out.attribute("id", rules.id);
    out.attribute("based-on", edition_of(rules));
    write_differences(out, rules);
    out.close();
}

void open_house_rules(XmlWriter& out, const Rules& rules) {
    out.open("house-rules");
    if (rules.id != unnamed_house_rules) out.attribute("id", rules.id);
    write_differences(out, rules);
}

std::string write_rules(const Rules& rules) {
    XmlWriter out;
    write_rules_element(out, rules, true);
    return out.take();
}

}  // namespace hexwright::xml
