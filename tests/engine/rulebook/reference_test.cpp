// A name as a file has it is no reference, and a word with such names is not evaluated: only binding makes the bound
// one of it. Each sort of thing has a type of its own.
#include "engine/rulebook/evaluate.h"
#include "engine/scenario/bound_trial.h"
#include "engine/scenario/word.h"
#include "tests/support/every_room.h"

#include <concepts>
#include <type_traits>

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

template <class Who>
concept MeansPlayer = requires(const ConditionContext& context, Who who) { player_meant(context, who); };
template <class Who>
concept MeansFigure = requires(const ConditionContext& context, Who who) { figure_meant(context, who); };
template <class Where>
concept IsZone = requires(const ConditionContext& context, Where zone) { in_zone(context, zone, no_space); };

static_assert(MeansPlayer<PlayerRef> && !MeansPlayer<PlayerName> && !MeansPlayer<FigureRef> && !MeansPlayer<int>);
static_assert(MeansFigure<FigureRef> && !MeansFigure<FigureName> && !MeansFigure<PlayerRef> && !MeansFigure<int>);
static_assert(IsZone<ZoneRef> && !IsZone<ZoneName> && !IsZone<TallyRef> && !IsZone<int>);

// Only words whose names are bound are evaluated; nothing but binding makes one of a written word.
template <class Asked>
concept CanBeAsked = requires(const ConditionContext& context, const Asked& condition) { holds(context, condition); };
template <class List>
concept CanAllBeAsked = requires(const ConditionContext& context, const List& list) { all_hold(context, list); };
template <class List>
concept CanBeSummed = requires(const ConditionContext& context, const List& amounts) { sum_of(context, amounts); };
template <class Name>
concept HasReference = requires(const Name& name) { name.ref(); };
template <class Name>
concept HasText = requires(const Name& name) { name.word; };

static_assert(CanBeAsked<bound::Condition> && !CanBeAsked<Condition> && !CanBeAsked<condition::Of>);
static_assert(CanAllBeAsked<bound::Conditions> && !CanAllBeAsked<Conditions>);
static_assert(CanBeSummed<bound::Amounts> && !CanBeSummed<Amounts>);
static_assert(HasText<PieceName> && !HasReference<PieceName>);
static_assert(HasReference<Bound::PieceName> && !HasText<Bound::PieceName>);
static_assert(std::same_as<decltype(Bound::PieceName{}.ref()), const PieceId&>);

static_assert(std::is_constructible_v<Bound::PlayerName, PlayerRef> &&
              !std::is_constructible_v<Bound::PlayerName, PlayerName>);
static_assert(!std::is_convertible_v<PlayerRef, Bound::PlayerName>);
static_assert(!std::is_constructible_v<bound::condition::Of, condition::Of>);
static_assert(!std::is_constructible_v<bound::Condition, Condition> && !std::is_constructible_v<bound::Effect, Effect>);
static_assert(!std::is_constructible_v<bound::Rule, Rule> && !std::is_constructible_v<bound::TestStep, TestStep>);

}  // namespace

TEST_CASE("a name that is left out means what its word says is usual") {
    CHECK_FALSE(Bound::MaybeFigure{}.given());
    CHECK_FALSE(Bound::MaybeFigure{}.ref().name.valid());  // The figure asked about.
    CHECK(Bound::MaybeOwner{}.ref().who == OwnerRef::Who::Game);
    CHECK(Bound::MaybeSpace{}.ref().where == SpaceRef::Where::Nowhere);
    CHECK(Bound::MaybePlayer{}.ref().who == PlayerRef::Who::Nobody);
}

TEST_CASE("a name that is left out can mean something all the same") {
    const Bound::MaybeFigure last(FigureRef{NamePlace{3}}, false);
    CHECK_FALSE(last.given());
    CHECK(last.ref().name == NamePlace{3});
}

TEST_CASE("names are compared by what the file says") {
    CHECK(ZoneName{"red"} == ZoneName{"red"});
    CHECK_FALSE(ZoneName{"red"} == ZoneName{"blue"});
}

TEST_CASE("a player's number is one digit from 1 to 8") {
    CHECK(player_numbered("1") == 1);
    CHECK(player_numbered("8") == 8);
    for (const char* other : {"", "0", "9", "12", "turn", " 1"}) CHECK_FALSE(player_numbered(other));
}
