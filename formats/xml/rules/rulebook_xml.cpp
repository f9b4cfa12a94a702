#include "formats/xml/rules/rulebook_xml.h"

#include "formats/xml/room.h"
#include "formats/xml/rules/rulebook_reader.h"
#include "formats/xml/scenario/scenario_parts.h"

#include <set>

namespace hexwright::xml {
namespace {

template <class List>
void ids_once(RulebookReader& reader, const Node& node, const List& list, std::string_view member,
              std::string_view element) {
    std::set<std::string> ids;
    auto each = list.begin();
    for (const Node& child : node.children(element)) {
        if (each == list.end()) return;
        const std::string& id = (each++)->id.word;
        if (id.empty() && !child.has("id")) {
            const auto index = static_cast<std::size_t>(each - list.begin()) - 1;
            reader.fail_at(child.error({"rule.no-id", {{"element", element}}}), member, std::to_string(index));
        }
        if (!id.empty() && !ids.insert(id).second) reader.fail_at(twice(child, "id"), member, id);
    }
}

}  // namespace

Result<void> read_rules(const Node& node, Rulebook& rulebook, Holes holes) {
    RulebookReader reader(holes);
    Rulebook read;
    reader.read(node, any_word(read));
    ids_once(reader, node, read.tallies, "tallies", "tally");
    ids_once(reader, node, read.modifiers, "modifiers", "modifier");
    ids_once(reader, node, read.rules, "rules", "rule");
    if (reader.fine() && read.rules.size() + read.modifiers.size() > max_rules)
        return failure(node.error({"rule.too-many-rules", {{"limit", max_rules}}}));
    rulebook.tallies = std::move(read.tallies);
    rulebook.modifiers = std::move(read.modifiers);
    rulebook.rules = std::move(read.rules);
    return reader.give();
}

Result<void> read_victory(const Node& node, Victory& victory, Holes holes) {
    RulebookReader reader(holes, "victory[0]");
    reader.read(node, any_word(victory));
    return reader.give();
}

Result<ScenarioTests> read_tests(const Node& node, Holes holes) {
    RulebookReader reader(holes);
    ScenarioTests tests;
    reader.read(node, any_word(tests));
    ids_once(reader, node, tests.tests, "tests", "test");
    ids_once(reader, node, tests.puzzles, "puzzles", "puzzle");
    for (const Node& child : node.children())
        if (reader.fine() && child.has("game")) return failure(child.error_at("game", {"test.no-campaign"}));
    if (reader.fine() && tests.tests.size() + tests.puzzles.size() > max_scenario_tests)
        return failure(node.error({"test.too-many", {{"limit", max_scenario_tests}}}));
    return reader.give(tests);
}

Result<Campaign> read_campaign_words(const Node& node, Holes holes) {
    RulebookReader reader(holes);
    Campaign campaign;
    reader.read(node, any_word(campaign));
    if (campaign.tests)
        for (const Node& child : node.children("tests"))
            ids_once(reader, child, campaign.tests->tests, "tests[0]/tests", "test");
    return reader.give(campaign);
}

Result<Conditions> read_conditions(const Node& node, Holes holes) {
    const std::string id(node.raw("id").value_or(""));
    RulebookReader reader(holes, "zones[" + id + "]");
    Conditions conditions;
    reader.conditions(node, conditions);
    return reader.give(conditions);
}

}  // namespace hexwright::xml
