#include "tests/mutation/mutants.h"

#include "tests/support/every_room.h"

#include <algorithm>
#include <sstream>

namespace hexwright {
namespace {

// ---- what a terrain does and what a power's row has, by name

struct Effect {
    std::string_view name;
    void (*drop)(TerrainEffect&);
};

constexpr Effect effects[] = {
    {"stops", [](TerrainEffect& row) { row.ground.stops = false; }},
    {"water", [](TerrainEffect& row) { row.ground.water = false; }},
    {"soft", [](TerrainEffect& row) { row.ground.soft = false; }},
    {"road", [](TerrainEffect& row) { row.ground.road = false; }},
    {"molten", [](TerrainEffect& row) { row.ground.molten = false; }},
    {"burns", [](TerrainEffect& row) { row.ground.burns = false; }},
    {"shade", [](TerrainEffect& row) { row.ground.shade = false; }},
    {"shelters", [](TerrainEffect& row) { row.shelters = false; }},
    {"figure", [](TerrainEffect& row) { row.figure = false; }},
};

struct Entry {
    std::string_view name;
    bool (*used)(const Power&);
    void (*empty)(Power&);
};

template <auto member>
constexpr Entry entry(std::string_view name) {
    return {name, [](const Power& row) { return static_cast<bool>(row.*member); },
            [](Power& row) { row.*member = {}; }};
}

constexpr Entry entries[] = {
    entry<&Power::attack_dice>("attack_dice"),
    entry<&Power::defense_dice>("defense_dice"),
    entry<&Power::attack_aura>("attack_aura"),
    entry<&Power::defense_aura>("defense_aura"),
    entry<&Power::range_aura>("range_aura"),
    entry<&Power::own_range>("own_range"),
    entry<&Power::own_move>("own_move"),
    entry<&Power::move_aura>("move_aura"),
    entry<&Power::hits_of_skull>("hits_of_skull"),
    entry<&Power::shuns>("shuns"),
    entry<&Power::mover>("mover"),
    entry<&Power::way>("way"),
    entry<&Power::after_move>("after_move"),
    entry<&Power::instead>("instead"),
    entry<&Power::attacks>("attacks"),
    entry<&Power::attacks_again>("attacks_again"),
    entry<&Power::special_attack>("special_attack"),
    entry<&Power::unseen>("unseen"),
    entry<&Power::splash>("splash"),
    entry<&Power::reaches>("reaches"),
    entry<&Power::not_now>("not_now"),
    entry<&Power::special_dice>("special_dice"),
    entry<&Power::goes_on>("goes_on"),
    entry<&Power::before_attack>("before_attack"),
    entry<&Power::rolled>("rolled"),
    entry<&Power::evades>("evades"),
    entry<&Power::defended>("defended"),
    entry<&Power::has_wounded>("has_wounded"),
    entry<&Power::offers>("offers"),
    entry<&Power::use>("use"),
    entry<&Power::asks>("asks"),
    entry<&Power::answered>("answered"),
    entry<&Power::gives_moves>("gives_moves"),
    entry<&Power::destroyed>("destroyed"),
    entry<&Power::has_destroyed>("has_destroyed"),
    entry<&Power::witnessed>("witnessed"),
    entry<&Power::host_destroyed>("host_destroyed"),
    entry<&Power::turn_start>("turn_start"),
    entry<&Power::before_reveal>("before_reveal"),
    entry<&Power::game_start>("game_start"),
    entry<&Power::round_start>("round_start"),
    entry<&Power::initiative>("initiative"),
    entry<&Power::round_end>("round_end"),
    entry<&Power::off_board>("off_board"),
};

// ---- names

std::vector<std::string> words_of(std::string_view mutant) {
    std::istringstream in{std::string(mutant)};
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

std::string name_of(std::initializer_list<std::string_view> words) {
    std::string name;
    for (const std::string_view word : words) name.append(name.empty() ? "" : " ").append(word);
    return name;
}

int value_of(const Rules& rules, const RuleField& field) {
    return std::visit([&](auto member) { return static_cast<int>(rules.*member); }, field.member);
}

void set(Rules& rules, const RuleField& field, int value) {
    if (const auto* yes = std::get_if<bool Rules::*>(&field.member)) rules.** yes = value != 0;
    if (const auto* number = std::get_if<int Rules::*>(&field.member)) rules.** number = value;
}

// ---- the mutants of one edition

void add_fields(const Rules& rules, const std::vector<Rules>& others, std::vector<std::string>& names) {
    std::vector<Rules> seen{rules};  // One mutant per distinct value, not one per edition that has it.
    for (const Rules& other : others) {
        const auto is_new = [&](auto&& value) {
            return std::ranges::none_of(seen, [&](const Rules& r) { return value(r) == value(other); });
        };
        for (const RuleField& field : rule_fields())
            if (is_new([&](const Rules& r) { return value_of(r, field); }))
                names.push_back(name_of({"rule", rules.id, field.id, std::to_string(value_of(other, field))}));
        if (is_new([](const Rules& r) { return r.id; })) names.push_back(name_of({"rule", rules.id, "id", other.id}));
        if (is_new([](const Rules& r) { return r.terrain; }))
            names.push_back(name_of({"rule", rules.id, "terrain", other.id}));
        if (is_new([](const Rules& r) { return r.obstacles; }))
            names.push_back(name_of({"rule", rules.id, "obstacles", other.id}));
        seen.push_back(other);
    }
}

void add_rows(const Rules& rules, std::vector<std::string>& names) {
    for (const TerrainEffect& row : rules.terrain) {
        names.push_back(name_of({"terrain", rules.id, row.terrain}));
        for (const Effect& effect : effects) {
            TerrainEffect without = row;
            effect.drop(without);
            // The row is dropped by another mutant already.
            const bool all = without == TerrainEffect{.terrain = row.terrain};
            if (without != row && !all) names.push_back(name_of({"terrain", rules.id, row.terrain, effect.name}));
        }
    }
    for (const ObstacleHeight& row : rules.obstacles) names.push_back(name_of({"obstacle", rules.id, row.kind}));
}

Rules with_field(Rules rules, const std::string& id, const std::string& value, RulesOf rules_of) {
    if (id == "id") rules.id = value;
    if (id == "terrain") rules.terrain = rules_of(value)->terrain;
    if (id == "obstacles") rules.obstacles = rules_of(value)->obstacles;
    for (const RuleField& field : rule_fields())
        if (field.id == id) set(rules, field, std::stoi(value));
    return rules;
}

}  // namespace

std::vector<std::string> rule_mutants(RulesOf rules_of) {
    std::vector<Rules> all;
    for (const std::string_view edition : editions()) all.push_back(*rules_of(edition));
    std::vector<std::string> names;
    for (const Rules& rules : all) {
        add_fields(rules, all, names);
        add_rows(rules, names);
    }
    return names;
}

std::vector<std::string> power_mutants(std::span<const Power> rows) {
    std::vector<std::string> names;
    for (const Power& row : rows) {
        names.push_back(name_of({"power", row.verb}));
        const auto used = std::ranges::count_if(entries, [&](const Entry& entry) { return entry.used(row); });
        for (const Entry& entry : entries)
            if (used > 1 && entry.used(row)) names.push_back(name_of({"power", row.verb, entry.name}));
    }
    return names;
}

std::vector<std::string> glyph_mutants(const Catalogue& catalogue) {
    std::vector<std::string> names;
    for (const GlyphType& glyph : catalogue.glyphs())
        if (!glyph.powers.empty()) names.push_back(name_of({"glyph", glyph.id}));
    return names;
}

Rules mutated(Rules rules, std::string_view mutant, RulesOf rules_of) {
    const std::vector<std::string> words = words_of(mutant);
    if (words.size() < 3 || words[1] != rules.id) return rules;
    const std::string& id = words[2];
    if (words[0] == "rule") return with_field(std::move(rules), id, words[3], rules_of);
    if (words[0] == "obstacle")
        std::erase_if(rules.obstacles, [&](const ObstacleHeight& row) { return row.kind == id; });
    if (words[0] != "terrain") return rules;
    if (words.size() == 3) std::erase_if(rules.terrain, [&](const TerrainEffect& row) { return row.terrain == id; });
    for (TerrainEffect& row : rules.terrain)
        for (const Effect& effect : effects)
            if (words.size() == 4 && row.terrain == id && effect.name == words[3]) effect.drop(row);
    return rules;
}

std::vector<Power> mutated(std::span<const Power> rows, std::string_view mutant) {
    std::vector<Power> changed(rows.begin(), rows.end());
    const std::vector<std::string> words = words_of(mutant);
    if (words.size() < 2 || words[0] != "power") return changed;
    for (Power& row : changed) {
        if (row.verb != words[1]) continue;
        if (words.size() == 2) row = {.verb = row.verb};
        for (const Entry& entry : entries)
            if (words.size() == 3 && entry.name == words[2]) entry.empty(row);
    }
    return changed;
}

bool silences(std::string_view mutant, const GlyphType& glyph) {
    const std::vector<std::string> words = words_of(mutant);
    return words.size() == 2 && words[0] == "glyph" && words[1] == glyph.id;
}

}  // namespace hexwright
