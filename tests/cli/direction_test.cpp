// No direction of the board is preferred: identical armies on exactly symmetric maps win as often from either side and
// from either seat. HEXWRIGHT_LONG=1 plays 20,000 games of random and of greedy seats each, and 2,000 of the planner's
// smallest budget.
#include "engine/board/hex/coord.h"
#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::vector<HexCoord> even_hills{{1, -2}, {-1, 2}, {2, 1}, {-2, -1}, {0, 3}, {0, -3}, {3, -3}, {-3, 3}};

bool is_even_hill(HexCoord hex) { return std::ranges::count(even_hills, hex) > 0; }

std::string tiles(const char* kind, const std::vector<HexCoord>& hexes) {
    std::string text;
    for (const HexCoord hex : hexes)
        text += "<piece kind=\"" + std::string(kind) + "\" at=\"" + std::to_string(hex.q) + "," +
                std::to_string(hex.r) + "\"/>\n";
    return text;
}

std::string zone_of(const char* id, const char* color, const std::vector<HexCoord>& hexes) {
    std::string spaces;
    for (const HexCoord hex : hexes)
        spaces += (spaces.empty() ? "" : " ") + std::to_string(hex.q) + "," + std::to_string(hex.r) +
                  (is_even_hill(hex) ? ",2" : ",1");
    return "<zone id=\"" + std::string(id) + "\" use=\"start\" color=\"" + color + "\" spaces=\"" + spaces + "\"/>\n";
}

// A hexagon with hills, equal to itself after half a turn; the zones lie towards `side` and opposite to it.
std::string symmetric_map(HexCoord side) {
    std::vector<HexCoord> ground, ahead, behind;
    for (int q = -5; q <= 5; ++q)
        for (int r = -5; r <= 5; ++r) {
            const HexCoord hex{q, r};
            if (distance({0, 0}, hex) > 5) continue;
            ground.push_back(hex);
            // Twice the product of the two as places in the plane, where hexes are 1 apart.
            const int along = 2 * q * side.q + 2 * r * side.r + q * side.r + r * side.q;
            if (along >= 7) ahead.push_back(hex);
            if (along <= -7) behind.push_back(hex);
        }
    const std::string army = "<army><card id=\"finn\"/><card id=\"marro-warriors\"/></army>";
    return "<scenario xmlns=\"urn:hexwright:scenario:2\" id=\"even\" edition=\"master-2007\"><battlefield>"
           "<level number=\"1\">" +
           tiles("grass-1", ground) + "</level><level number=\"2\">" + tiles("rock-1", even_hills) +
           "</level></battlefield><zones>" + zone_of("a", "red", ahead) + zone_of("b", "blue", behind) +
           "</zones><setups><setup players=\"2\"><player number=\"1\" zone=\"a\">" + army +
           "</player><player number=\"2\" zone=\"b\">" + army +
           "</player></setup></setups><round-track rounds=\"10\"/></scenario>";
}

}  // namespace

TEST_CASE("identical armies on symmetric maps win as often from either side and either seat", "[long][figures]") {
    const bool thorough = std::getenv("HEXWRIGHT_LONG") != nullptr;
    const struct Players {
        std::string seats;
        int games;      // Towards each side.
        double within;  // Of no effect, in wins a game: 0.02 is a share of 50 +- 1 %.
    } table[] = {{"random", 5'000, 0.02}, {"greedy", 5'000, 0.02}, {"planner:1", 500, 0.08}};
    const Program hexwright;
    for (const auto& [seats, most, within] : table) {
        const int games = thorough ? most : 8;
        double zone = 0, seat = 0;
        for (const HexCoord side : {HexCoord{1, 0}, HexCoord{0, 1}, HexCoord{-1, 1}, HexCoord{1, 1}}) {
            hexwright.write("even.xml", symmetric_map(side));
            const Ran ran =
                hexwright("simulate even.xml --pairs --json --seats " + seats + " --games " + std::to_string(games));
            INFO(ran.err);
            REQUIRE(ran.exit == 0);
            const auto effects = ran.json()["effects"];
            zone += effects["zone"]["mean"].get<double>() / 4;
            seat += effects["seat"]["mean"].get<double>() / 4;
            if (!thorough) continue;
            std::cout << seats << " towards " << side.q << "," << side.r << ": zone " << effects["zone"]["mean"]
                      << ", seat " << effects["seat"]["mean"] << "\n";
            CHECK(std::abs(effects["zone"]["mean"].get<double>()) < 2.5 * within);
        }
        if (!thorough) continue;
        std::cout << seats << ": zone " << zone << ", seat " << seat << "\n";
        CHECK(std::abs(zone) <= within);
        CHECK(std::abs(seat) <= within);
    }
}
