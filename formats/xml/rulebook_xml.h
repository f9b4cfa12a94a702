// <rules>, <victory>, <tests> and the conditions of zones: one reader, one writer and one schema for all words of the
// scenario language, from the members that each word lists (engine/scenario/word.h). A word that is added there is read
// and written without a line here.
#pragma once
#include "engine/scenario/campaign.h"
#include "engine/scenario/trial.h"
#include "formats/xml/document.h"
#include "formats/xml/xml_writer.h"

#include <string>

namespace hexwright {

Result<void> read_rules(const Node& node, Rulebook& rulebook);  // modifiers and rules, each id once
Result<void> read_victory(const Node& node, Victory& victory);
Result<ScenarioTests> read_tests(const Node& node);  // each id once
Result<Campaign> read_campaign_words(const Node& node);
Result<Conditions> read_conditions(const Node& node);  // its children

// Open the element and write what is inside; closing is the caller's.
void open_rule(XmlWriter& out, const Rule& rule);
void open_modifier(XmlWriter& out, const Modifier& modifier);
void open_victory(XmlWriter& out, const Victory& victory);  // without its wins and scores
void open_win(XmlWriter& out, const Win& win);
void open_score(XmlWriter& out, const BonusPoints& score);
void open_test(XmlWriter& out, const ScenarioTest& test);
void open_campaign(XmlWriter& out, const Campaign& campaign);
void write_conditions(XmlWriter& out, const Conditions& conditions);

// formats/schema/rules.xsd, which scenario.xsd includes: a test keeps the file equal to this text.
std::string rules_schema();
std::string campaign_schema();  // formats/schema/campaign.xsd, likewise

struct RuleWord {            // for lists of all words: manual, checks
    std::string kind, name;  // "effect", "wound"
    std::vector<std::string> attributes{};
};
std::vector<RuleWord> rule_words();

}  // namespace hexwright
