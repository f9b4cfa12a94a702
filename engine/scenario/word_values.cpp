// How the words of a list are copied, moved, compared and let go: once here. They have dozens of alternatives that
// contain one another, which each source that holds a rulebook would compile for itself.
#include "engine/scenario/effect.h"
#include "engine/scenario/rulebook.h"
#include "engine/scenario/trial.h"

#include <utility>

namespace hexwright::scenario {

#define HEXWRIGHT_WORD_VALUE(Type)                    \
    Type::Type() = default;                           \
    Type::Type(const Type&) = default;                \
    Type::Type(Type&&) noexcept = default;            \
    Type& Type::operator=(const Type&) = default;     \
    Type& Type::operator=(Type&&) noexcept = default; \
    Type::~Type() = default;                          \
    bool operator==(const Type& a, const Type& b) { return a.is == b.is; }

HEXWRIGHT_WORD_VALUE(Amount)
HEXWRIGHT_WORD_VALUE(Condition)
HEXWRIGHT_WORD_VALUE(Effect)
HEXWRIGHT_WORD_VALUE(Amendment)
HEXWRIGHT_WORD_VALUE(TestStep)

#undef HEXWRIGHT_WORD_VALUE

Amount::Amount(Kind word, int at_line) : is(std::move(word)), line(at_line) {}
Condition::Condition(Kind word, int at_line) : is(std::move(word)), line(at_line) {}
Effect::Effect(Kind word, int at_line, int its_number) : is(std::move(word)), line(at_line), number(its_number) {}
Amendment::Amendment(Kind word, int at_line) : is(std::move(word)), line(at_line) {}
TestStep::TestStep(Kind word, int at_line) : is(std::move(word)), line(at_line) {}

}  // namespace hexwright::scenario
