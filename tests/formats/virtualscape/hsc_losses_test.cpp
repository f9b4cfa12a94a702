// Everything that is lost when a scenario is written as .hsc is reported, each thing by a line of its own.
#include "formats/exchange/virtualscape/hsc_losses.h"

#include "engine/scenario/condition.h"
#include "engine/scenario/played_rules.h"
#include "engine/scenario/rulebook.h"
#include "engine/scenario/trial.h"
#include "formats/exchange/virtualscape/hsc_convert.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"
#include "tests/support/played_scenario.h"
#include "tests/support/samples.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// The contents of a scenario, part by part, as far as they do not depend on where the map lies.
struct Part {
    const char* what;
    bool (*same)(const Scenario& before, const Scenario& after);
    std::vector<std::string> told;  // Prefixes of sentence ids that report its loss; empty if it is always kept.
};

std::string name_of(const Scenario& scenario) {
    return scenario.battlefield_name.empty() ? scenario.about->title : scenario.battlefield_name;
}
std::string title_of(const Scenario& scenario) {
    return scenario.about->title.empty() ? scenario.battlefield_name : scenario.about->title;
}

std::vector<std::string> zones_of(const Scenario& scenario) {
    std::vector<std::string> zones;
    for (const Zone& zone : *scenario.zones)
        zones.push_back(zone.id + " " + zone.use + " " + zone.color + " " + std::to_string(zone.size.value_or(0)) +
                        " " + std::to_string(zone.spaces.size()) + (zone.conditions ? " and more" : ""));
    std::ranges::sort(zones);
    return zones;
}

std::vector<std::string> glyphs_of(const Scenario& scenario) {
    std::vector<std::string> glyphs;
    for (const Glyph& glyph : *scenario.glyphs)
        glyphs.push_back(glyph.id + (glyph.facing == Facing::Power ? " power " : " symbol ") + glyph.pool);
    std::ranges::sort(glyphs);
    return glyphs;
}

std::vector<std::string> kinds_of(const Scenario& scenario) {
    std::vector<std::string> kinds;
    scenario.battlefield.each([&](const PlacedPiece& piece) {
        kinds.push_back(shipped()[piece.kind].id + " " + std::to_string(piece.level));
    });
    std::ranges::sort(kinds);
    return kinds;
}

std::vector<std::string> names_of(const Scenario& scenario) {
    std::vector<std::string> names;
    for (const auto& [piece, name] : scenario.battlefield.names()) names.push_back(name);
    return names;
}

using S = const Scenario&;
const std::vector<Part> parts = {
    {"id", [](S a, S b) { return a.id == b.id; }, {"hsc.lost-id"}},
    {"edition", [](S a, S b) { return a.edition == b.edition; }, {"hsc.lost-edition"}},
    {"house rules", [](S a, S b) { return rules_of(a) == rules_of(b) || !a.house_rules; }, {"hsc.lost-house-rules"}},
    {"title", [](S a, S b) { return title_of(a) == title_of(b); }, {}},
    {"author", [](S a, S b) { return a.about->author == b.about->author; }, {}},
    {"story", [](S a, S b) { return a.about->story == b.about->story; }, {}},
    {"limit", [](S a, S b) { return *a.limit == *b.limit; }, {"hsc.lost-limit"}},
    {"name", [](S a, S b) { return name_of(a) == name_of(b); }, {"hsc.lost-battlefield-name"}},
    {"source", [](S a, S b) { return a.battlefield_source == b.battlefield_source; }, {"hsc.lost-source"}},
    {"pieces", [](S a, S b) { return kinds_of(a) == kinds_of(b); }, {}},
    {"names", [](S a, S b) { return names_of(a) == names_of(b); }, {"hsc.lost-names"}},
    {"zones", [](S a, S b) { return zones_of(a) == zones_of(b); }, {"hsc.lost-zone"}},
    {"glyphs", [](S a, S b) { return glyphs_of(a) == glyphs_of(b); }, {"hsc.lost-glyph"}},
    {"pools", [](S a, S b) { return *a.glyph_pools == *b.glyph_pools; }, {"hsc.lost-glyph-pool"}},
    {"set-ups", [](S a, S b) { return *a.setups == *b.setups; }, {"hsc.lost-setups"}},
    {"rounds", [](S a, S b) { return a.rounds == b.rounds; }, {"hsc.lost-rounds"}},
    {"modifiers",
     [](S a, S b) { return rulebook_of(a).modifiers == rulebook_of(b).modifiers; },
     {"hsc.lost-modifiers"}},
    {"rules", [](S a, S b) { return rulebook_of(a).rules == rulebook_of(b).rules; }, {"hsc.lost-rules"}},
    {"victory", [](S a, S b) { return rulebook_of(a).victory == rulebook_of(b).victory; }, {"hsc.lost-victory"}},
    {"tests", [](S a, S b) { return tests_of(a) == tests_of(b); }, {"hsc.lost-tests"}},
    {"approvals", [](S a, S b) { return *a.approvals == *b.approvals; }, {"hsc.lost-approvals"}},
    {"underlays", [](S a, S b) { return *a.underlays == *b.underlays; }, {"hsc.lost-underlays"}},
    {"comments", [](S a, S b) { return *a.comments == *b.comments; }, {"hsc.lost-comments"}},
};

Scenario there_and_back(const Scenario& scenario, std::vector<Message>& lost) {
    static const HscTypes types = hsc_types(shipped());
    WrittenHsc written = write_hsc_scenario(scenario, types, shipped());
    lost = std::move(written.lost);
    auto read = read_hsc_scenario(written.bytes, "a.hsc", types, shipped());
    REQUIRE(read);
    return std::move(read->scenario);
}

bool tells_part(const std::vector<Message>& lost, const Part& part) {
    return std::ranges::any_of(lost, [&](const Message& line) {
        return std::ranges::any_of(part.told, [&](const std::string& id) { return line.id.starts_with(id); });
    });
}

// Nothing is lost without a report, and nothing reported as lost is still there.
void compare(const Scenario& before) {
    std::vector<Message> lost;
    const Scenario after = there_and_back(before, lost);
    for (const Part& part : parts) {
        INFO(before.id << ": " << part.what);
        const bool same = part.same(before, after);
        CHECK(same != tells_part(lost, part));
        CHECK((same || !part.told.empty()));
    }
}

// A scenario with something in every member.
Scenario full() {
    Scenario all =
        read_or_fail(bytes_of(std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "tests/golden/every-rule-word.xml"),
                     "every-rule-word.xml");
    all.edition = "master-2022";
    all.limit.change([](Limit& limit) { limit.beyond_sets = true; });
    all.battlefield_name = "The Bridge";
    all.battlefield_source = "bridge.xml";
    all.zones.change([](std::vector<Zone>& zones) {
        zones.push_back({.id = "red", .use = "start", .color = "red", .size = 3, .spaces = {{{0, 0}, 1}}});
        zones.push_back({.id = "blue",
                         .use = "start",
                         .color = "blue",
                         .spaces = {{{1, 0}, 1}},
                         .conditions = zones[1].conditions});
    });
    all.glyphs.change([](std::vector<Glyph>& glyphs) {
        glyphs.push_back({"wannok", {{2, 0}, 1}, Facing::Symbol});
        glyphs.push_back({"", {{3, 0}, 1}, Facing::Symbol, "hidden"});
    });
    all.glyph_pools = std::vector<GlyphPool>{{.id = "hidden"}};
    auto tests = std::make_shared<ScenarioTests>();
    tests->tests.emplace_back();
    all.tests = std::move(tests);
    all.approvals = std::vector<Approval>{{IssueCode::Overlap, {{{0, 0}, 1}}, "so it is"}};
    all.underlays = std::vector<Underlay>{{.level = 1, .src = "/page.png", .pins = {}}};
    all.carried = Carried{"another", "bytes"};
    return all;
}

}  // namespace

TEST_CASE("a scenario with something in every member: what is gone from its .hsc is told, line by line") {
    compare(full());
    std::vector<Message> lost;
    there_and_back(full(), lost);
    std::string all;
    for (const Message& line : lost) all += english()(line) + "\n";
    CHECK(all ==
          "the id, every-rule-word: .hsc has no place for it\n"
          "the edition, master-2022: .hsc has no place for it\n"
          "the house rules friday-club: .hsc has no place for them\n"
          "the battlefield's name, The Bridge: .hsc has one title only\n"
          "the limit: .hsc does not say which boxes a map may use\n"
          "the reference to bridge.xml: the .hsc contains the pieces itself\n"
          "the name of 1 piece: .hsc has no place for it\n"
          "the zone “far-bank”: .hsc has start areas only\n"
          "the zone “pools”: .hsc has start areas only\n"
          "the zone “shallows”: .hsc has start areas only\n"
          "the zone “wet”: .hsc has start areas only\n"
          "the conditions of zone “blue”: its start areas are the spaces that it lists\n"
          "the size of 1 zone: .hsc has no place for it\n"
          "which side of 1 glyph is up: .hsc does not say\n"
          "the glyph pool “hidden”: .hsc does not draw glyphs; its places become “?”\n"
          "1 set-up, with players, armies and points: .hsc has no place for it\n"
          "the round track, 12 rounds: .hsc has no place for it\n" +
              std::to_string(full().rulebook->modifiers.size()) + " modifiers: .hsc has no place for rules\n" +
              std::to_string(full().rulebook->rules.size()) +
              " rules: .hsc has no place for rules\n"
              "how the game is won: .hsc has no place for it\n"
              "1 test of the rules: .hsc has no place for it\n"
              "1 approved issue: .hsc has no place for it\n"
              "1 picture to trace: .hsc has no place for it\n"
              "data from another program that is stored in the map (another): .hsc has no place for it\n"
              "1 comment: .hsc has no place for it\n");
}

TEST_CASE("a scenario with nothing but a map loses nothing as .hsc") {
    CHECK(hsc_losses({}, shipped()).empty());
    Scenario plain;
    plain.about = About{"A map", "Somebody", "Once\nupon a time."};
    plain.battlefield_name = "A map";
    plain.battlefield.add({.kind = *shipped().piece("grass-7"), .at = {4, 4}}, shipped());
    plain.zones = std::vector<Zone>{{.id = "red", .use = "start", .color = "red", .spaces = {{{4, 4}, 1}}}};
    plain.glyphs = std::vector<Glyph>{{"", {{4, 3}, 1}, Facing::Symbol}, {"brandar", {{4, 5}, 1}, Facing::Power}};
    CHECK(hsc_losses(plain, shipped()).empty());
    compare(plain);
}

TEST_CASE("of every sample what does not come back from its .hsc is told") {
    for (const std::string& name : scenario_names()) compare(sample_scenario(name));
    for (const std::string& name : sample_names()) compare(sample_map(name));
}
