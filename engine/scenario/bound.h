// The words of a scenario's rules as a game has them: names are references. Made of the written ones by binding
// (engine/rulebook/binding.cpp), evaluated and carried out by engine/rulebook.
#pragma once
#include "engine/scenario/effect.h"
#include "engine/scenario/room.h"
#include "engine/scenario/rulebook.h"

#include <cstdint>
#include <vector>

namespace hexwright::scenario {

namespace bound {

struct Amount;
struct Condition;
struct Effect;
struct Amendment;
struct TestStep;  // engine/scenario/bound_trial.h
using Amounts = std::vector<Amount>;
using Conditions = std::vector<Condition>;
using Effects = std::vector<Effect>;

}  // namespace bound

template <class Tag, Need>
using BoundNameOf = BoundName<Tag>;

// The form of words that a game has.
struct Bound : NamesIn<BoundNameOf> {
    using Amounts = bound::Amounts;
    using Conditions = bound::Conditions;
    using Effects = bound::Effects;
    using Amendments = std::vector<bound::Amendment>;
    using TestSteps = std::vector<bound::TestStep>;
};

namespace bound {

using condition = ConditionWords<Bound>;
using amount = AmountWords<Bound>;
using effect = EffectWords<Bound>;
using modifier = ModifierWords<Bound>;

struct Amount : OneWord<amount> {
    using OneWord::OneWord;
};

struct Condition : OneWord<condition> {
    using OneWord::OneWord;
    const scenario::Condition* written = nullptr;  // What it was made of, for sentences; nullptr for one made up.
};

struct Effect : OneWord<effect> {
    using OneWord::OneWord;
    int number = -1;  // Its index among all effects of the scenario.
    const scenario::Effect* written = nullptr;
};

struct Amendment : OneWord<modifier> {
    using OneWord::OneWord;
};

using On = RulebookWords<Bound>::On;
using When = RulebookWords<Bound>::When;
using Unless = RulebookWords<Bound>::Unless;
using Rule = RulebookWords<Bound>::Rule;
using While = RulebookWords<Bound>::While;
using Modifier = RulebookWords<Bound>::Modifier;
using Win = RulebookWords<Bound>::Win;
using BonusPoints = RulebookWords<Bound>::BonusPoints;
using Victory = RulebookWords<Bound>::Victory;

// Without the declared flags and counters, which no game changes.
struct Rulebook {
    std::vector<Modifier> modifiers{};
    std::vector<Rule> rules{};
    Victory victory{};
};

}  // namespace bound

}  // namespace hexwright::scenario
