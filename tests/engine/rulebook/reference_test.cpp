// A name as a file has it is no reference: only binding makes one of it, and each sort of thing has a type of its own.
#include "engine/rulebook/evaluate.h"
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
static_assert(std::same_as<decltype(PieceName{}.ref()), PieceId>);
static_assert(!std::is_constructible_v<Bound<PlayerRef>, PlayerRef>);  // Nobody else sets what a name stands for.

}  // namespace

TEST_CASE("a name that is left out means what its word says is usual") {
    CHECK_FALSE(MaybeFigure{}.ref().name.valid());  // The figure asked about.
    CHECK(MaybeOwner{}.ref().who == OwnerRef::Who::Game);
    CHECK(MaybeSpace{}.ref().where == SpaceRef::Where::Nowhere);
    CHECK(MaybePlayer{}.ref().who == PlayerRef::Who::Nobody);
}

TEST_CASE("names are compared by what the file says, not by what they stand for") {
    CHECK(ZoneName{"red"} == ZoneName{"red"});
    CHECK_FALSE(ZoneName{"red"} == ZoneName{"blue"});
}

TEST_CASE("a player's number is one digit from 1 to 8") {
    CHECK(player_numbered("1") == 1);
    CHECK(player_numbered("8") == 8);
    for (const char* other : {"", "0", "9", "12", "turn", " 1"}) CHECK_FALSE(player_numbered(other));
}
