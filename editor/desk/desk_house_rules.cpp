#include "editor/desk/desk_house_rules.h"

#include "editor/document/files/open.h"
#include "editor/editing/commit.h"
#include "editor/editing/titles.h"
#include "editor/workspace/editor_state.h"
#include "engine/core/text.h"
#include "engine/scenario/played_rules.h"
#include "formats/telling/rules_text/house_rules_text.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/rules/rules_xml.h"

#include <algorithm>
#include <set>

namespace hexwright::desk {

namespace {

std::string name_at_desk(const OpenMap& map) {
    const auto& rules = map.now().scenario->house_rules;
    return rules ? rules->id : std::string(unnamed_house_rules);
}

bool commit_rules(OpenMap& map, const std::string& name, const std::vector<RuleSetting>& settings) {
    const std::string& edition = map.now().scenario->edition;
    if (!rules_of(edition)) {
        refuse(map.status, {"refused.no-such-edition", {{"edition", edition}}});
        return false;
    }
    if (settings.empty()) return commit(map, SetHouseRules{nullptr});
    return commit(
        map, SetHouseRules{std::make_shared<const Rules>(house_rules_on(edition, name, settings, map.catalogue()))});
}

// Terrains and kinds of pieces that are on the map.
std::set<std::string> on_the_map(const OpenMap& map) {
    std::set<std::string> ids;
    const Catalogue& catalogue = map.catalogue();
    map.now().scenario->battlefield.each([&](const PlacedPiece& piece) {
        const PieceType& type = catalogue[piece.kind];
        ids.insert(type.id);
        if (type.terrain.valid()) ids.insert(catalogue[type.terrain].id);
    });
    return ids;
}

// Everything that house rules can be about, of the terrains and obstacles that `wanted` takes.
template <class Wanted>
std::vector<RuleMatter> all_matters(const Catalogue& catalogue, const Wanted& wanted) {
    std::vector<RuleMatter> all;
    for (const RuleField& field : rule_fields()) all.push_back({RuleMatter::Of::Game, name_of(field)});
    for (const auto& terrain : catalogue.terrains())
        if (wanted(terrain.id))
            for (const std::string_view effect : terrain_effects())
                all.push_back({RuleMatter::Of::Terrain, terrain.id, std::string(effect)});
    for (const PieceKind kind : obstacle_kinds(catalogue))
        if (wanted(catalogue[kind].id))
            for (const std::string_view side : obstacle_sides())
                all.push_back({RuleMatter::Of::Obstacle, catalogue[kind].id, std::string(side)});
    return all;
}

}  // namespace

std::vector<RuleChange> house_rules_of(const OpenMap& map) {
    const auto& rules = map.now().scenario->house_rules;
    return rules ? changes_of(*rules, map.catalogue()) : std::vector<RuleChange>{};
}

std::string label_of(const RuleMatter& what) { return what.field.empty() ? what.id : what.id + "." + what.field; }

std::vector<RuleSetting> rules_to_change(const EditorState& editor, const std::string& find) {
    const auto rules = rules_of(*editor.now().scenario);
    if (!rules) return {};
    const Catalogue& catalogue = editor.catalogue();
    const std::set<std::string> here = find.empty() ? on_the_map(editor.map) : std::set<std::string>{};
    const std::vector<RuleChange> changes = house_rules_of(editor.map);
    std::vector<RuleSetting> found;
    for (const RuleMatter& what :
         all_matters(catalogue, [&](const std::string& id) { return !find.empty() || here.contains(id); })) {
        if (std::ranges::find(changes, what, &RuleChange::what) != changes.end()) continue;
        const int value = value_of(*rules, what, catalogue);
        const auto said = [&] {
            return title_of(what, catalogue, editor.words.now()) + " " + told(what, value, catalogue, editor.words) +
                   " " + label_of(what);
        };
        if (find.empty() || holds_words(said(), find)) found.push_back({what, value});
    }
    return found;
}

bool set_house_rule(OpenMap& map, const RuleMatter& what, int value) {
    const auto range = range_of(what);
    if (!range) return false;
    std::vector<RuleSetting> settings;
    for (const RuleChange& change : house_rules_of(map))
        if (change.what != what) settings.push_back({change.what, change.to});
    settings.push_back({what, std::clamp(value, range->low, range->high)});
    return commit_rules(map, name_at_desk(map), settings);
}

bool remove_house_rule(OpenMap& map, const RuleMatter& what) {
    std::vector<RuleSetting> settings;
    for (const RuleChange& change : house_rules_of(map))
        if (change.what != what) settings.push_back({change.what, change.to});
    return commit_rules(map, name_at_desk(map), settings);
}

bool name_house_rules(OpenMap& map, const std::string& name) {
    std::vector<RuleSetting> settings;
    for (const RuleChange& change : house_rules_of(map)) settings.push_back({change.what, change.to});
    return commit_rules(map, name.empty() ? std::string(unnamed_house_rules) : name, settings);
}

bool read_house_rules_from(EditorState& editor, const std::filesystem::path& file) {
    const auto rules = open_rules(file, editor.catalogue());
    if (!rules) {
        const bool another = rules.error().message.id == "xml.wrong-root";  // A map, for example.
        if (another) refuse(editor.map.status, {"desk.no-file-of-rules", {{"file", file.filename().string()}}});
        else refuse(editor.map.status, {"desk.house-rules-unread", {{"why", describe(rules.error(), editor.words)}}});
        return false;
    }
    const Scenario& scenario = *editor.now().scenario;
    const SetHouseRules set{std::make_shared<const Rules>(*rules)};
    if (edition_of(*rules) == scenario.edition) return commit(editor.map, set);
    Edit edition = named(SetEdition{scenario.id, edition_of(*rules)}, scenario, editor.catalogue());
    Edit changes = named(set, scenario, editor.catalogue());
    const Message title = changes.name;
    return commit(editor.map, Edit{Compound{{std::move(edition), std::move(changes)}}, title});
}

bool write_house_rules_to(EditorState& editor, const std::filesystem::path& file) {
    const auto& rules = editor.now().scenario->house_rules;
    if (!rules) return false;
    if (const auto written = write_file(file, write_rules(*rules)); !written) {
        refuse(editor.map.status, {"desk.house-rules-unread", {{"why", describe(written.error(), editor.words)}}});
        return false;
    }
    say(editor.map.status, {"desk.house-rules-written", {{"file", file.filename().string()}}});
    return true;
}

}  // namespace hexwright::desk
