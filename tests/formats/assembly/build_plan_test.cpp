// The order of hands on whole maps: all samples, and random ones. HEXWRIGHT_LONG=1 builds 2,000 random maps.
#include "engine/assembly/build_plan.h"

#include "engine/board/catalogue/inventory.h"
#include "tests/support/every_room.h"
#include "tests/support/random_maps.h"
#include "tests/support/samples.h"
#include "tests/support/shipped.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

BuildPlan order_of(const Battlefield& battlefield) {
    return build_plan(battlefield, terrain_of(battlefield, shipped()), shipped());
}

// The highest piece of each hex so far.
struct HighestSoFar {
    std::map<HexCoord, int> highest;
    // Lays the piece; true when nothing that it covers is higher already.
    bool lay(const PlacedPiece& piece) {
        bool free = true;
        if (shipped()[piece.kind].fills_slots())
            for (const HexCoord hex : hexes_of(piece, shipped())) {
                const auto [found, added] = highest.emplace(hex, piece.level);
                free = free && found->second <= piece.level;
                found->second = std::max(found->second, piece.level);
            }
        return free;
    }
};

void check_every_piece_once(const BuildPlan& plan, const Battlefield& battlefield) {
    const std::vector<PieceId> laid = laid_by(plan, plan.steps.size());
    std::vector<PieceId> all;
    battlefield.each([&](const PlacedPiece& piece) { all.push_back(piece.id); });
    CHECK(laid == all);
    CHECK(plan.pieces == all.size());
}

void check_efforts(const BuildPlan& plan) {
    for (const BuildStep& step : plan.steps) {
        CHECK(step.efforts > 0);
        CHECK((step.efforts <= most_effort || step.hold));
        for (const auto& copy : step.copies) CHECK(copy.size() == step.pieces.size());
    }
}

void check_nothing_is_slid_under(const BuildPlan& plan, const Battlefield& battlefield) {
    HighestSoFar highest;
    for (const BuildStep& step : plan.steps)
        for (const PieceId id : laid_in(step)) {
            CAPTURE(id.value);
            CHECK(highest.lay(*battlefield.find(id)));
        }
}

void check_all_prefixes(const BuildPlan& plan, const Battlefield& battlefield) {
    for (std::size_t steps = 1; steps <= plan.steps.size(); ++steps) {
        CAPTURE(steps);
        const auto trouble = trouble_of(only(battlefield, laid_by(plan, steps), shipped()), shipped());
        INFO((trouble.empty() ? "" : english()(trouble.front().message)));
        REQUIRE(trouble.empty());
    }
}

// Into how many parts the hexes of these pieces fall.
int parts_of(const Battlefield& battlefield) {
    std::set<HexCoord> left;
    battlefield.each([&](const PlacedPiece& piece) {
        for (const HexCoord hex : hexes_of(piece, shipped())) left.insert(hex);
    });
    int parts = 0;
    for (; !left.empty(); ++parts)
        for (std::vector<HexCoord> edge{*left.begin()}; !edge.empty();) {
            const HexCoord hex = edge.back();
            edge.pop_back();
            if (left.erase(hex) == 0) continue;
            for (const Direction side : all_directions) edge.push_back(neighbour(hex, side));
        }
    return parts;
}

// What is laid touches what lies, but for islands, and for equal parts of the map that grow towards each other.
void check_that_each_step_touches(const BuildPlan& plan, const Battlefield& battlefield) {
    const int islands = parts_of(battlefield);
    std::size_t at_once = 1;
    for (std::size_t steps = 1; steps <= plan.steps.size(); ++steps) {
        CAPTURE(steps);
        at_once = std::max(at_once, plan.steps[steps - 1].copies.size() + 1);
        const auto most = islands + static_cast<int>(at_once) - 1;
        CHECK(parts_of(only(battlefield, laid_by(plan, steps), shipped())) <= most);
    }
}

void check_plan(const Battlefield& battlefield) {
    const BuildPlan plan = order_of(battlefield);
    check_every_piece_once(plan, battlefield);
    check_efforts(plan);
    check_nothing_is_slid_under(plan, battlefield);
    check_all_prefixes(plan, battlefield);
}

unsigned random_maps() { return std::getenv("HEXWRIGHT_LONG") ? 2000 : 60; }

}  // namespace

TEST_CASE("every sample stands by itself after each step of its building") {
    for (const std::string& name : sample_names()) {
        CAPTURE(name);
        check_plan(sample_map(name).battlefield);
    }
}

TEST_CASE("each step of every sample touches what lies") {
    for (const std::string& name : sample_names()) {
        CAPTURE(name);
        const Battlefield battlefield = sample_map(name).battlefield;
        check_that_each_step_touches(order_of(battlefield), battlefield);
    }
}

TEST_CASE("every random map stands by itself after each step of its building") {
    std::set<Body> met;
    std::size_t held = 0, copied = 0;
    for (unsigned seed = 1; seed <= random_maps(); ++seed) {
        CAPTURE(seed);
        const Battlefield battlefield = RandomMap(shipped(), seed).sound(static_cast<int>(10 + seed * 37 % 110));
        check_plan(battlefield);
        battlefield.each([&](const PlacedPiece& piece) { met.insert(shipped()[piece.kind].body); });
        for (const BuildStep& step : order_of(battlefield).steps) {
            held += step.hold ? 1 : 0;
            copied += step.copies.empty() ? 0 : 1;
        }
    }
    CHECK(met.size() == 10);  // Every body of piece occurs.
    CHECK(held > 0);
    CHECK(copied > 0);
}
