// A game depends on what its scenario says, never on the order of lines or of edits: the lists that have no order are
// shuffled, and the game stays the same; any list is shuffled, and the record of the game still leads to the same end.
#include "engine/scenario/usual_order.h"
#include "engine/session/session.h"
#include "formats/xml/games/record_xml.h"
#include "tests/support/arena.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"
#include "tests/support/played_scenario.h"
#include "tests/support/shuffled_lines.h"

#include <filesystem>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Where lines have no order. Pools are drawn from one after the other.
const std::set<std::string> without_order{"scenario", "battlefield", "level", "glyphs",    "setups",   "setup",
                                          "player",   "nobody",      "army",  "approvals", "underlays"};
// Who comes first there is numbered first: the record keeps the order of the file.
const std::set<std::string> numbered{"pool", "card", "owns", "only", "never"};
std::set<std::string> every_list() {
    std::set<std::string> all = without_order;
    all.insert({"zones", "card", "limit", "rules", "victory", "tests"});
    return all;
}

constexpr int most_decisions = 120;

// The record of a game of two computers, as it is written beside its scenario.
std::string record_of(const std::string& xml, const std::shared_ptr<const Catalogue>& catalogue, std::uint64_t seed) {
    auto read = read_scenario(xml, "shuffled.xml", *catalogue);
    if (!read) FAIL(describe(read.error(), english()));
    const std::string written = write_scenario(read->scenario, *catalogue);
    auto session =
        GameSession::begin(std::make_shared<const Scenario>(std::move(read->scenario)), catalogue, {.seed = seed},
                           seats_named({"greedy", "random", "random", "random"}), {SessionHistory::Record});
    if (!session) FAIL(describe(session.error(), english()));
    session->advance({.most_decisions = most_decisions});
    return write_record({session->whole_record(), written});
}

// The line of the first decision that differs; 0 if none does and the end is the recorded one.
std::size_t differs(const std::string& record, const std::shared_ptr<const Catalogue>& catalogue) {
    const auto written = read_record(record, "game.xml", catalogue.get());
    REQUIRE(written);
    auto read = read_scenario(written->scenario, "game.xml", *catalogue);
    REQUIRE(read);
    auto session =
        GameSession::begin(std::make_shared<const Scenario>(std::move(read->scenario)), catalogue,
                           written->record.options, seats_named(written->record.seats), {SessionHistory::Record});
    REQUIRE(session);
    const auto followed = session->follow(written->record);
    if (!followed) FAIL(describe(followed.error(), english()));
    if (*followed == 0 && !session->ended_as(written->record)) return 999'999;
    return *followed;
}

bool can_be_played(const std::string& xml, const std::shared_ptr<const Catalogue>& catalogue) {
    const auto read = read_scenario(xml, "shuffled.xml", *catalogue);
    return read && start_game(read->scenario, catalogue, {});
}

// An arena with glyphs of every sort, pieces with names and start spaces, listed as its pieces came.
std::string random_scenario(std::uint64_t number) {
    const std::string edition(editions()[number % editions().size()]);
    DrawnGame game = arena(edition, number);
    Scenario scenario = game.set_up();
    Dice dice{number};
    std::vector<Space> free;
    for (const Space& space : {game.space({1, 2}), game.space({4, 1}), game.space({5, 2}), game.space({3, 1})})
        if (std::ranges::count(*scenario.glyphs, space, &Glyph::at) == 0) free.push_back(space);
    scenario.glyphs.change([&](std::vector<Glyph>& glyphs) {
        for (const Space& space : free)
            glyphs.push_back({dice.below(2) == 0 ? "" : dice.pick(shipped().glyphs()).id, space,
                              dice.below(2) == 0 ? Facing::Power : Facing::Symbol});
    });
    scenario.limit = Limit{Holding{{{*shipped().set("swarm-of-the-marro"), 1}}, {}}};
    return write_scenario(scenario, *arena_catalogue());
}

std::vector<std::string> all_sample_texts() {
    std::vector<std::string> texts;
    for (const std::string& name : scenario_names()) texts.push_back(write_scenario(sample_scenario(name), shipped()));
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples/battlefields"))
        texts.push_back(bytes_of(entry.path()));
    std::ranges::sort(texts);
    return texts;
}

}  // namespace

TEST_CASE("A record of a scenario replays whatever the order of the lines in the scenario's file") {
    struct {
        const char* about;
        std::string glyphs;
    } const rows[] = {{"glyphs by space, as the usual form has them", R"(<glyph id="astrid" at="0,0,1" facing="symbol"/>
                                                           <glyph id="gerda" at="1,1,1" facing="symbol"/>)"},
                      {"the other way round", R"(<glyph id="gerda" at="1,1,1" facing="symbol"/>
                                   <glyph id="astrid" at="0,0,1" facing="symbol"/>)"}};
    std::set<std::string> records;
    for (const auto& row : rows) {
        INFO(row.about);
        const std::string xml = R"(<scenario xmlns="urn:hexwright:scenario:2" id="tiny" edition="master-2007">
            <battlefield><level number="1"><piece kind="grass-7" at="0,0"/></level></battlefield>
            <glyphs>)" + row.glyphs +
                                R"(</glyphs>
            <setups><setup players="2">
              <player number="1"><army><card id="finn"><figure at="0,1,1"/></card></army></player>
              <player number="2"><army><card id="thorgrim"><figure at="0,2,1"/></card></army></player>
            </setup></setups></scenario>)";
        const std::string record = record_of(xml, shared_shipped(), 1);
        CHECK(differs(record, shared_shipped()) == 0);
        records.insert(record);
    }
    CHECK(records.size() == 1);
}

TEST_CASE("The order of lines that have none changes no game of a sample or of 200 random scenarios") {
    struct Case {
        std::string text;
        std::shared_ptr<const Catalogue> catalogue;
    };
    std::vector<Case> cases;
    for (const std::string& text : all_sample_texts()) cases.push_back({text, shared_shipped()});
    for (std::uint64_t number = 1; number <= 200; ++number)
        cases.push_back({random_scenario(number), arena_catalogue()});
    std::size_t played = 0;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const auto& [text, catalogue] = cases[i];
        if (!can_be_played(text, catalogue)) continue;
        INFO(i << ": " << text.substr(0, 200));
        const std::uint64_t seed = i + 1;
        const std::string shuffled = ShuffledLines(without_order, numbered, seed).of(text);
        CHECK(shuffled != text);
        const std::string record = record_of(text, catalogue, seed);
        CHECK(record_of(shuffled, catalogue, seed) == record);
        ++played;
    }
    CHECK(played > 220);
}

TEST_CASE("A record replays whatever lists of its scenario were shuffled") {
    std::size_t played = 0;
    const std::vector<std::string> samples = all_sample_texts();
    for (std::size_t i = 0; i < samples.size() + 200; ++i) {
        const bool sample = i < samples.size();
        const auto& catalogue = sample ? shared_shipped() : arena_catalogue();
        const std::string text = sample ? samples[i] : random_scenario(i - samples.size() + 1);
        const std::string shuffled = ShuffledLines(every_list(), {}, i + 1).of(text);
        if (!can_be_played(shuffled, catalogue)) continue;
        INFO(i << ": " << text.substr(0, 200));
        CHECK(differs(record_of(shuffled, catalogue, i + 1), catalogue) == 0);
        ++played;
    }
    CHECK(played > 220);
}

TEST_CASE("The usual order is what a file in usual form is read as") {
    for (std::uint64_t number = 1; number <= 40; ++number) {
        INFO(number);
        const std::string text = random_scenario(number);
        const auto read = read_scenario(text, "usual.xml", *arena_catalogue());
        const auto other =
            read_scenario(ShuffledLines(without_order, numbered, number).of(text), "other.xml", *arena_catalogue());
        REQUIRE(read);
        REQUIRE(other);
        CHECK(has_pieces_in_usual_order(read->scenario, *arena_catalogue()));
        CHECK_FALSE(has_pieces_in_usual_order(other->scenario, *arena_catalogue()));
        const Scenario ordered = in_usual_order(other->scenario, *arena_catalogue());
        CHECK(ordered.battlefield.pieces() == read->scenario.battlefield.pieces());
        CHECK(ordered.battlefield.names() == read->scenario.battlefield.names());
        CHECK(*ordered.glyphs == *read->scenario.glyphs);
        const auto same = std::make_shared<const Scenario>(read->scenario);
        CHECK(in_usual_order(same, *arena_catalogue()) == same);
    }
}
