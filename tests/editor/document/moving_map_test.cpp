// Everything that has a place moves with the map, or with the part of it on which it lies.
#include "editor/document/edits/levels.h"
#include "editor/document/edits/written.h"
#include "editor/document/files/open.h"
#include "editor/document/symmetry/symmetric.h"
#include "engine/trials/trial_run.h"
#include "tests/editor/edited_scenario.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"
#include "tests/support/shipped_game.h"

#include <algorithm>
#include <filesystem>
#include <regex>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

namespace fs = std::filesystem;

// Samples with their pieces, and files that hold every word.
std::vector<std::pair<std::string, Scenario>> all_scenarios() {
    std::vector<std::pair<std::string, Scenario>> all;
    std::vector<fs::path> files{fs::path(HEXWRIGHT_SOURCE_DIR) / "tests/golden/every-rule-word.xml",
                                fs::path(HEXWRIGHT_SOURCE_DIR) / "tests/golden/situations.xml"};
    for (const char* folder : {"samples/battlefields", "samples/scenarios", "samples/puzzles"})
        for (const auto& entry : fs::directory_iterator(fs::path(HEXWRIGHT_SOURCE_DIR) / folder))
            if (entry.path().extension() == ".xml") files.push_back(entry.path());
    std::ranges::sort(files);
    for (const fs::path& file : files) {
        auto read = open_scenario(file, shipped());
        if (!read) FAIL(describe(read.error(), english()));
        read->scenario.battlefield_source.clear();
        all.emplace_back(file.filename().string(), std::move(read->scenario));
    }
    return all;
}

Edited applied(const Scenario& scenario, const std::string& edits) {
    const Document document(shipped(), scenario);
    const auto written = read_edits("<edits xmlns=\"urn:hexwright:edits:1\">" + edits + "</edits>", "e.xml", shipped());
    if (!written) FAIL(describe(written.error(), english()));
    const auto edit = edit_from(*written, document);
    if (!edit) return {scenario, describe(edit.error(), english())};
    return edited(scenario, edit->what);
}

// The text with every hex and space in its attributes moved; sentences that name one stay.
std::string with_places_moved(const std::string& text, HexCoord by) {
    static const std::regex value("=\"((-?[0-9]+,-?[0-9]+(,[0-9]+)?|turn) ?)+\""),
        place("(-?[0-9]+),(-?[0-9]+)(?=[,\" ])");
    std::string moved;
    auto from = text.cbegin();
    for (std::sregex_iterator found(text.begin(), text.end(), value), end; found != end; ++found) {
        moved.append(from, text.cbegin() + found->position());
        const std::string old = found->str();
        auto rest = old.cbegin();
        for (std::sregex_iterator each(old.begin(), old.end(), place); each != end; ++each) {
            moved.append(rest, old.cbegin() + each->position());
            moved += std::to_string(std::stoi((*each)[1]) + by.q) + "," + std::to_string(std::stoi((*each)[2]) + by.r);
            rest = old.cbegin() + each->position() + each->length();
        }
        moved.append(rest, old.cend());
        from = text.cbegin() + found->position() + found->length();
    }
    return moved.append(from, text.cend());
}

// Two tiles side by side with everything that has a place, here by its level.
Scenario furnished(int level = 1) {
    const std::string n = "," + std::to_string(level);
    const std::string west = "0,0" + n, east = "4,0" + n;
    return scenario_of(R"(<scenario xmlns="urn:hexwright:scenario:2" id="two" edition="master-2007"><battlefield>
        <level number=")" +
                       std::to_string(level) +
                       R"("><piece kind="grass-1" at="0,0"/><piece kind="grass-1" at="4,0"/></level></battlefield>
        <zones><zone id="west" use="start" spaces=")" +
                       west + R"("/><zone id="east" use="start" spaces=")" + east + R"("/></zones>
        <glyphs><glyph id="astrid" at=")" +
                       west + R"(" facing="power"/><glyph id="astrid" at=")" + east + R"(" facing="power"/></glyphs>
        <setups><setup players="2">
          <player number="1" zone="west"><army><card id="finn"><figure at=")" +
                       west + R"("/></card></army></player>
          <player number="2" zone="east"><army><card id="thorgrim"><figure at=")" +
                       east + R"("/></card></army></player>
        </setup></setups>
        <rules><rule id="high"><on event="turn-end"/><each figure="f"><stands-on><level at-least=")" +
                       std::to_string(level) + R"("/></stands-on><wound/></each></rule></rules>
        <tests><test id="t"><given><figure as="f" player="1" card="finn" at=")" +
                       west + R"("/></given>
          <expect figure="f" at=")" +
                       west + R"("/></test>
          <puzzle id="p" player="1"><given><figure as="g" player="2" card="thorgrim" at=")" +
                       east + R"("/></given>
          <expect figure="g" at=")" +
                       east + R"("/></puzzle></tests>
        <approvals><approval code="separate-parts" spaces=")" +
                       east + R"(" reason="An island."/></approvals>
        <underlays><underlay level="1" src="page.png"><pin x="0" y="0" at="0,0"/><pin x="90" y="0" at="4,0"/></underlay></underlays>
        </scenario>)");
}

// Where the file has this place.
int count_of(const std::string& place, const Scenario& scenario) {
    const std::string text = write_scenario(scenario, shipped());
    int count = 0;
    for (std::size_t at = text.find(place); at != std::string::npos; at = text.find(place, at + 1)) ++count;
    return count;
}

}  // namespace

TEST_CASE("Shifting the whole map moves every place that its file names") {
    for (const auto& [name, scenario] : all_scenarios()) {
        INFO(name);
        const Edited moved = applied(scenario, R"(<shift by="3,-2"/>)");
        REQUIRE(moved.refused.empty());
        CHECK(moved.file() == with_places_moved(write_scenario(scenario, shipped()), {3, -2}));
    }
}

TEST_CASE("Turned six times, mirrored twice and shifted to and fro the whole map is what it was") {
    for (const auto& [name, scenario] : all_scenarios()) {
        INFO(name);
        const std::string before = write_scenario(scenario, shipped());
        Edited turning{scenario};
        for (int turn = 0; turn < 6 && turning.refused.empty(); ++turn) {
            turning = applied(turning.scenario, R"(<turn about="2,1" steps="1"/>)");
            if (turn < 5) CHECK(turning.file() != before);
        }
        CHECK(turning.refused.empty());
        CHECK(turning.file() == before);
        const std::string levels = R"(<shift by="1,0" levels="3"/><shift by="-1,0" levels="-3"/>)";
        CHECK(applied(scenario, levels).file() == before);
        const std::string mirror = R"(<mirror through="1,1" axis="s-n"/>)";
        const Edited mirrored = applied(scenario, mirror + mirror);
        if (mirrored.refused.empty()) CHECK(mirrored.file() == before);  // Not every piece has a mirror image.
    }
}

TEST_CASE("The tests of the samples pass wherever their map lies") {
    const auto catalogue = shared_shipped();
    for (const auto& [name, scenario] : all_scenarios()) {
        if (tests_of(scenario).tests.empty() || name.starts_with("situations")) continue;
        INFO(name);
        const auto before = run_tests(scenario, catalogue);
        const Edited moved = applied(scenario, R"(<shift by="-4,7"/>)");
        REQUIRE(moved.refused.empty());
        CHECK(run_tests(moved.scenario, catalogue) == before);
    }
}

TEST_CASE("What lies on a part of the map goes along with it, and the rest stays") {
    const Scenario before = furnished();
    const int west = count_of("0,0,1", before), east = count_of("4,0,1", before);
    CHECK(west == 5);
    CHECK(east == 6);
    const Edited moved = applied(before, R"(<shift by="2,1" spaces="4,0,1"/>)");
    CHECK(moved.refused.empty());
    CHECK(count_of("0,0,1", moved.scenario) == west);
    CHECK(count_of("4,0,1", moved.scenario) == 0);
    CHECK(count_of("6,1,1", moved.scenario) == east);
    CHECK(*moved.scenario.underlays == *before.underlays);
    CHECK(moved.file().find("at-least=\"1\"") != std::string::npos);
}

TEST_CASE("Under a symmetry what lies at the images goes along, too") {
    const Scenario before = furnished();
    const Document document(shipped(), before);
    const Snapshot& now = document.now();
    const Symmetry half_turn{SymmetryKind::TwoAboutHex, {2, 0}};
    const Block east = block_of(before, now.terrain, {PieceId{1}});
    const Edit edit = move_edit(before, east, mapped(east, shift_by({1, 0}), 0, shipped()), shipped());
    const auto done = apply_with_images(edit, before, now.ground(shipped()), half_turn);
    REQUIRE(done);
    CHECK(count_of("-1,0,1", done->after) == 5);
    CHECK(count_of("5,0,1", done->after) == 6);
    // The whole map moves without copies: zones, too.
    const Block all = whole_map(before);
    const auto whole = apply_with_images(move_edit(before, all, mapped(all, shift_by({1, 0}), 0, shipped()), shipped()),
                                         before, now.ground(shipped()), half_turn);
    REQUIRE(whole);
    CHECK(count_of("1,0,1", whole->after) == 5);
    CHECK(count_of("5,0,1", whole->after) == 6);
    CHECK(count_of("0,0,1", whole->after) + count_of("4,0,1", whole->after) == 0);
}

TEST_CASE("Levels that are inserted, removed, doubled or shifted take everything along") {
    const Scenario before = furnished(2);
    const Terrain terrain = terrain_of(before.battlefield, shipped());
    const auto after = [&](const LevelResult& wanted) {
        REQUIRE(wanted);
        const Edited done = edited(before, wanted->edit.what);
        CHECK(done.refused.empty());
        return done.file();
    };
    const std::string raised = write_scenario(furnished(3), shipped());
    const auto without_pictures = [](std::string text) { return text.erase(text.find("<underlays>")); };
    CHECK(without_pictures(after(insert_level(before, terrain, 1, shipped()))) == without_pictures(raised));
    CHECK(without_pictures(after(insert_level(before, terrain, 2, shipped()))) == without_pictures(raised));
    CHECK(after(shift_levels(before, terrain, 1, shipped())).find("underlay level=\"2\"") != std::string::npos);
    CHECK(without_pictures(after(shift_levels(before, terrain, 1, shipped()))) == without_pictures(raised));
    CHECK(without_pictures(after(remove_level(before, terrain, 1, shipped()))) ==
          without_pictures(write_scenario(furnished(1), shipped())));
    const std::string doubled = after(duplicate_level(before, terrain, 2, shipped()));
    CHECK(doubled.find("0,0,2") == std::string::npos);
    CHECK(doubled.find("<figure at=\"0,0,3\"/>") != std::string::npos);
    CHECK(doubled.find("at-least=\"3\"") != std::string::npos);
    CHECK(without_pictures(applied(before, R"(<shift by="0,0" levels="1"/>)").file()) == without_pictures(raised));
}

TEST_CASE("A map does not move where something of it would leave what a file can hold") {
    Scenario loose = furnished();
    loose.setups.change(
        [](std::vector<Setup>& setups) { setups[0].players[0].army.cards[0].figures[0] = {{{1990, 0}, 1}}; });
    CHECK(applied(loose, R"(<shift by="9,0"/>)").refused.empty());
    CHECK(applied(loose, R"(<shift by="11,0"/>)").refused.find("2001,0,1") != std::string::npos);
}

TEST_CASE("The picture under the map stays while pieces are aligned to it") {
    const Scenario before = furnished();
    const Block all = block_of(before, terrain_of(before.battlefield, shipped()), {PieceId{0}, PieceId{1}});
    const Edited moved =
        edited(before, move_edit(before, all, mapped(all, shift_by({1, 0}), 2, shipped()), shipped()).what);
    REQUIRE(moved.refused.empty());
    CHECK(*moved.scenario.underlays == *before.underlays);
    CHECK(count_of("5,0,3", moved.scenario) == 6);
    CHECK(moved.file().find("at-least=\"3\"") != std::string::npos);
}
