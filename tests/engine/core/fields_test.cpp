// The list of a struct's members: names as in files, members in order, comparison by all of them.
#include "engine/core/fields.h"

#include "engine/core/file_line.h"
#include "tests/support/every_room.h"

#include <string>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

struct Raise {
    int at_least = 0, class_number = 0;
    std::string who{};
    FileLine line{};  // Compared, but not listed.
    HEXWRIGHT_WORD(Raise, "raise", who, at_least, called("class", class_number));
};
struct Rest {
    HEXWRIGHT_ORDERED_WORD(Rest, "rest");
};
struct Step {
    int from = 0, to = 0;
    HEXWRIGHT_ORDERED_WORD(Step, "step", from, to);
};
static_assert(std::is_aggregate_v<Raise> && HasFields<Raise> && !HasFields<std::string>);
static_assert(field_names<Raise>.size() == 3 && field_names<Rest>.size() == 0);

}  // namespace

TEST_CASE("a struct lists its members by the names that they have in files") {
    const Raise raise{.at_least = 2, .class_number = 5, .who = "Sgt. Drake"};
    std::vector<std::string> told;
    each_field(raise, [&]<class Member>(std::string_view name, const Member& member) {
        if constexpr (std::is_same_v<Member, int>) told.push_back(std::string(name) + "=" + std::to_string(member));
        else told.push_back(std::string(name) + "=" + member);
    });
    CHECK(Raise::name == "raise");
    CHECK(Rest::name == "rest");
    CHECK(Step::name == "step");
    CHECK(told == std::vector<std::string>{"who=Sgt. Drake", "at-least=2", "class=5"});

    Rest rest;
    each_field(rest, [](std::string_view, auto&) { FAIL("a struct without members lists none"); });
    CHECK(rest == Rest{});
    CHECK_FALSE(rest < Rest{});
}

TEST_CASE("listed members can be changed one by one") {
    Step step;
    each_field(step, [](std::string_view name, int& member) { member = name == "to" ? 7 : 3; });
    CHECK(step == Step{3, 7});
    CHECK(step < Step{4, 0});
}

TEST_CASE("things are equal wherever they stand in a file") {
    CHECK(Raise{.who = "a", .line = 3} == Raise{.who = "a", .line = 8});
    CHECK_FALSE(Raise{.at_least = 1, .line = 3} == Raise{.at_least = 2, .line = 3});
    CHECK(FileLine{3} == 3);
    CHECK_FALSE(FileLine{3} == 8);
}
