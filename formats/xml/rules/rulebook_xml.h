// <rules>, <victory>, <tests> and the conditions of zones: one reader, one writer and one schema for all words of the
// scenario language, driven by the members that each word lists (engine/scenario/word.h). A word added there needs no
// code here.
#pragma once
#include "engine/scenario/campaign.h"
#include "engine/scenario/trial.h"
#include "formats/xml/elements/document.h"
#include "formats/xml/elements/xml_writer.h"
#include "formats/xml/room.h"
#include "formats/xml/rules/holes.h"

#include <string>

namespace hexwright::xml {

// All that is wrong is told: the first thing as the refusal, the others in its `more`, each with the path of its word.
// Reads declared flags and counters, modifiers and rules; each id may occur once.
Result<void> read_rules(const Node& node, Rulebook& rulebook, Holes holes = Holes::Refused);
Result<void> read_victory(const Node& node, Victory& victory, Holes holes = Holes::Refused);
Result<ScenarioTests> read_tests(const Node& node, Holes holes = Holes::Refused);  // Each id may occur once.
Result<Campaign> read_campaign_words(const Node& node, Holes holes = Holes::Refused);
Result<Conditions> read_conditions(const Node& node, Holes holes = Holes::Refused);  // Reads a zone's children.

// Each opens its element and writes the contents; the caller closes it.
void open_tally(XmlWriter& out, const DeclaredTally& tally);
void open_rule(XmlWriter& out, const Rule& rule);
void open_modifier(XmlWriter& out, const Modifier& modifier);
void open_victory(XmlWriter& out, const Victory& victory);  // Without its wins and scores.
void open_win(XmlWriter& out, const Win& win);
void open_score(XmlWriter& out, const BonusPoints& score);
void open_test(XmlWriter& out, const ScenarioTest& test);
void open_puzzle(XmlWriter& out, const Puzzle& puzzle);
void write_conditions(XmlWriter& out, const Conditions& conditions);

// The text of formats/schema/rules.xsd, which scenario.xsd includes; a test compares them.
std::string rules_schema();
std::string campaign_schema();  // The text of formats/schema/campaign.xsd; a test compares them.

// One word, for lists of all words: manual, checks.
struct RuleWord {
    std::string kind, name;  // For example "effect", "wound".
    std::vector<std::string> attributes{};
};
std::vector<RuleWord> rule_words();

}  // namespace hexwright::xml
