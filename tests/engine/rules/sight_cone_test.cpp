#include "engine/rules/sight_cone.h"

#include "tests/support/every_room.h"

#include <algorithm>
#include <array>

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

using Corners = std::vector<PlanPoint>;

Corners box(int q_from, int q_to, int r_from, int r_to) {
    return {{q_from, r_from}, {q_to, r_from}, {q_to, r_to}, {q_from, r_to}};
}

struct Solid3 {
    Corners outline;
    int from, to;
    Prism prism() const { return {outline, from, to}; }
};

// The target stands 20 away along q, is 8 wide, and reaches from 10 below to 10 above the eye.
const Solid3 target{box(20, 24, -4, 4), -10, 10};
constexpr HeightRange around{-10, 10};

bool is_seen_past(const std::vector<Solid3>& solids) {
    OpenCone open(target.prism(), std::pmr::get_default_resource());
    for (const Solid3& solid : solids) open.subtract(Shadow(solid.prism(), around));
    return !open.empty();
}

}  // namespace

TEST_CASE("a shadow as large as the target hides it, a smaller one does not") {
    CHECK(is_seen_past({}));
    // Halfway and half as large: its far side fits exactly in front of the target.
    CHECK_FALSE(is_seen_past({{box(10, 12, -2, 2), -5, 5}}));
    CHECK(is_seen_past({{box(10, 12, -2, 2), -5, 4}}));
    CHECK(is_seen_past({{box(10, 12, -2, 2), -4, 5}}));
    CHECK(is_seen_past({{box(10, 12, -1, 2), -5, 5}}));
    CHECK(is_seen_past({{box(10, 12, -2, 1), -5, 5}}));
    CHECK_FALSE(is_seen_past({{box(10, 12, -20, 20), -50, 50}}));
    CHECK(is_seen_past({{box(10, 12, 3, 20), -50, 50}}));
}

TEST_CASE("shadows that touch leave nothing between them, shadows a unit apart do") {
    const Solid3 left{box(10, 12, 0, 20), -50, 50}, right{box(10, 12, -20, 0), -50, 50};
    CHECK_FALSE(is_seen_past({left, right}));
    CHECK(is_seen_past({left, {box(10, 12, -20, -1), -50, 50}}));
    const Solid3 over{box(10, 12, -20, 20), 1, 50}, under{box(10, 12, -20, 20), -50, 1};
    CHECK_FALSE(is_seen_past({over, under}));
    CHECK(is_seen_past({over, {box(10, 12, -20, 20), -50, 0}}));
    CHECK_FALSE(is_seen_past({over, {box(10, 12, -20, 20), -50, 0}, {box(5, 6, -20, 20), 0, 1}}));
}

TEST_CASE("four quarters hide the whole in every order") {
    std::array<Solid3, 4> quarters{Solid3{box(10, 12, 0, 20), 0, 50}, Solid3{box(8, 9, -20, 0), 0, 50},
                                   Solid3{box(4, 5, 0, 20), -50, 0}, Solid3{box(12, 14, -20, 0), -50, 0}};
    std::array<int, 4> order{0, 1, 2, 3};
    do {
        std::vector<Solid3> some;
        for (const int number : order) some.push_back(quarters[static_cast<std::size_t>(number)]);
        CHECK_FALSE(is_seen_past(some));
        some.pop_back();
        CHECK(is_seen_past(some));
    } while (std::next_permutation(order.begin(), order.end()));
}

TEST_CASE("an upright panel hides what is behind it, and nothing when seen along its edge") {
    CHECK_FALSE(is_seen_past({{{{10, -4}, {10, 4}}, -10, 10}}));
    CHECK_FALSE(is_seen_past({{{{10, 4}, {10, -4}}, -10, 10}}));
    CHECK(is_seen_past({{{{10, 0}, {10, 4}}, -10, 10}}));
    CHECK(is_seen_past({{{{5, 0}, {15, 0}}, -50, 50}}));
    CHECK_FALSE(Shadow(Prism{std::array{PlanPoint{5, 0}, PlanPoint{15, 0}}, -50, 50}, around).any());
}

TEST_CASE("an eye inside of a solid sees nothing, below and above it only what the solid leaves") {
    CHECK_FALSE(is_seen_past({{box(-2, 2, -2, 2), -3, 3}}));
    CHECK(is_seen_past({{box(-2, 2, -2, 2), 3, 9}}));  // The roof ends too soon.
    // At eye level, above and below.
    CHECK_FALSE(is_seen_past({{box(-2, 2, -2, 2), 0, 9}, {box(-2, 2, -2, 2), -9, 0}}));
    CHECK(is_seen_past({{box(-2, 2, -2, 2), 0, 9}}));
}

TEST_CASE("subtracting tells whether something was hidden") {
    OpenCone open(target.prism(), std::pmr::get_default_resource());
    CHECK_FALSE(open.subtract(Shadow(Prism{box(10, 12, 10, 20), -50, 50}, around)));  // Beside it.
    CHECK(open.subtract(Shadow(Prism{box(10, 12, 0, 20), -50, 50}, around)));
    CHECK_FALSE(open.subtract(Shadow(Prism{box(4, 5, 0, 8), -50, 50}, around)));  // Hidden already.
    CHECK(open.subtract(Shadow(Prism{box(4, 5, -8, 0), -50, 50}, around)));
    CHECK(open.empty());
}

TEST_CASE("a target straight above or below is seen through a hole and hidden by a floor") {
    const Corners wide = box(-4, 4, -4, 4);
    for (const int side : {1, -1}) {
        const Prism goal{wide, side > 0 ? 20 : -30, side > 0 ? 30 : -20};
        const HeightRange heights{std::min(0, goal.from), std::max(0, goal.to)};
        const auto seen_past = [&](const Corners& outline, int from, int to) {
            OpenCone open(goal, std::pmr::get_default_resource());
            const bool up = side > 0;
            const Corners floor = outline;
            open.subtract(Shadow(Prism{floor, up ? from : -to, up ? to : -from}, heights));
            return !open.empty();
        };
        CHECK_FALSE(seen_past(box(-2, 2, -2, 2), 8, 10));  // Half as far and half as large: fits exactly.
        CHECK(seen_past(box(-2, 2, -2, 2), 12, 14));
        CHECK(seen_past(box(0, 9, -9, 9), 8, 10));
    }
}
