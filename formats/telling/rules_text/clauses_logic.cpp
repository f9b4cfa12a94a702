// Conditions as a tree of "and" and "or" in which only leaves are negated, the easiest form to put into words.
#include "engine/scenario/words/word_facts.h"
#include "formats/telling/room.h"
#include "formats/telling/rules_text/clauses.h"

namespace hexwright::telling {
namespace {

Logic joined_logic(const Conditions& conditions, Logic::Kind kind, bool negated);

Logic logic_of_one(const Condition& condition, bool negated) {
    using Kind = Logic::Kind;
    const ConditionFacts<Written> facts = facts_of(condition);
    if (facts.parts && facts.joint == Joint::All)
        return joined_logic(*facts.parts, negated ? Kind::Or : Kind::And, negated);
    if (facts.parts && facts.joint == Joint::Any)
        return joined_logic(*facts.parts, negated ? Kind::And : Kind::Or, negated);
    if (facts.parts) return joined_logic(*facts.parts, negated ? Kind::Or : Kind::And, !negated);
    return {Kind::Leaf, &condition, negated, {}};
}

Logic joined_logic(const Conditions& conditions, Logic::Kind kind, bool negated) {
    Logic joined{kind};
    for (const Condition& condition : conditions) {
        Logic part = logic_of_one(condition, negated);
        // This part alone decides the result.
        if (part.kind != Logic::Kind::Leaf && part.kind != kind && part.parts.empty()) return part;
        if (part.kind == kind) std::move(part.parts.begin(), part.parts.end(), std::back_inserter(joined.parts));
        else joined.parts.push_back(std::move(part));
    }
    if (joined.parts.size() != 1) return joined;
    Logic only = std::move(joined.parts.front());
    return only;
}

}  // namespace

Logic logic_of(const Conditions& conditions, bool negated) {
    return joined_logic(conditions, negated ? Logic::Kind::Or : Logic::Kind::And, negated);
}

Logic any_of(const Conditions& conditions) { return joined_logic(conditions, Logic::Kind::Or, false); }

}  // namespace hexwright::telling
