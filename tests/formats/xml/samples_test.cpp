#include "tests/support/samples.h"

#include "engine/board/battlefield/battlefield.h"
#include "engine/board/catalogue/inventory.h"
#include "engine/scenario/rulebook.h"
#include "engine/scenario/uses.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <filesystem>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;
namespace fs = std::filesystem;

namespace {

const fs::path samples = fs::path(HEXWRIGHT_SOURCE_DIR) / "samples";

// One line per piece, "kind level q,r q,r ...", with hexes and lines sorted: equal lines mean equal maps, tile for
// tile.
std::string tiles(const Battlefield& battlefield) {
    std::vector<std::string> lines;
    battlefield.each([&](const PlacedPiece& piece) {
        auto hexes = hexes_of(piece, shipped());
        std::ranges::sort(hexes);
        std::string text = shipped()[piece.kind].id + " " + std::to_string(piece.level);
        for (const HexCoord hex : hexes) text += " " + to_text(hex);
        lines.push_back(text + "\n");
    });
    std::ranges::sort(lines);
    std::string all;
    for (const std::string& each : lines) all += each;
    return all;
}

unsigned long long digest(std::string_view text) {  // FNV-1a.
    unsigned long long hash = 0xcbf29ce484222325ULL;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    return hash;
}

std::vector<int> pieces_by_level(const Battlefield& battlefield) {
    std::vector<int> counts;
    battlefield.each([&](const PlacedPiece& piece) {
        counts.resize(std::max(counts.size(), static_cast<std::size_t>(piece.level)));
        ++counts[static_cast<std::size_t>(piece.level) - 1];
    });
    return counts;
}

}  // namespace

TEST_CASE("every sample reads and writes to the same bytes") {
    int count = 0;
    for (const auto& entry : fs::recursive_directory_iterator(samples)) {
        if (entry.path().extension() != ".xml") continue;
        const auto bytes = read_file(entry.path());
        REQUIRE(bytes);
        // Collections and edits are not scenarios.
        if (bytes->find("urn:hexwright:scenario:") == std::string::npos) continue;
        CAPTURE(entry.path());
        const auto read = read_scenario(*bytes, entry.path().string(), shipped());
        INFO((read ? "" : describe(read.error(), english())));
        REQUIRE(read);
        CHECK(read->notes.empty());
        CHECK(write_scenario(read->scenario, shipped()) == *bytes);
        ++count;
    }
    CHECK(count >= 4);
}

TEST_CASE("every flag and counter of a sample has a title for people, or is not told") {
    for (const char* folder : {"scenarios", "puzzles"})
        for (const auto& entry : fs::directory_iterator(samples / folder)) {
            CAPTURE(entry.path());
            const auto read = read_scenario(*read_file(entry.path()), entry.path().string(), shipped());
            REQUIRE(read);
            const Scenario& scenario = read->scenario;
            for (const std::string& tally : names_of(scenario, NamedThing::Tally)) {
                CAPTURE(tally);
                const DeclaredTally* known = declared(rulebook_of(scenario), tally);
                REQUIRE(known);
                CHECK((!known->title.text.empty() || known->hidden == YesNo::Yes));
            }
        }
}

TEST_CASE("the rulebook's battlefields are what the rulebook draws, tile for tile",
          "[CONTENT-14][BUILD-06][BUILD-07]") {
    // Digests of the lines of tiles(), computed from tables of the rulebook's level diagrams.
    struct {
        std::string id;
        std::vector<int> levels;  // Number of pieces on each level.
        int items;
        unsigned long long digest;
    } const table[] = {
        {"the-narrows", {67, 3, 2, 2, 1}, 75, 0xdfa9de9032ae71f8ULL},
        {"montiqua-ledge", {67, 2, 2, 2, 2}, 75, 0x272e821edbf4e526ULL},
        {"xualtiaca", {59, 5, 2, 3, 2, 5}, 77, 0xbb1673bc6a840629ULL},
        {"waters-of-life", {64, 9, 2, 1}, 77, 0xa11602a69e7d3222ULL},
    };
    for (const auto& row : table) {
        CAPTURE(row.id);
        const Scenario scenario = sample_map(row.id);
        CHECK(scenario.id == row.id);
        CHECK(pieces_by_level(scenario.battlefield) == row.levels);
        CHECK(used_items(scenario.battlefield, shipped()).total() == row.items);
        CHECK(digest(tiles(scenario.battlefield)) == row.digest);
        CHECK(shortages(used_items(scenario.battlefield, shipped()), items_of(*scenario.limit, shipped())).empty());
    }
}
