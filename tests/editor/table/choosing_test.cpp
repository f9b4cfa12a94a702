// What a hand means at the table, without a window: every legal action of whole games can be chosen by touching
// figures, spaces, cards and glyphs, and by nothing that is not legal.
#include "editor/document/files/open.h"
#include "editor/table/play.h"
#include "editor/table/table_state.h"
#include "engine/setup/army_proposal.h"
#include "tests/editor/table/hand.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

std::vector<std::filesystem::path> sample_scenarios() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(HEXWRIGHT_SOURCE_DIR "/samples/scenarios"))
        files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

NewGame with_people(const Scenario& scenario, std::uint64_t seed) {
    NewGame game;
    game.options.seed = seed;
    game.options.armies = proposed_armies(scenario, testing::shipped(), game.options, seed);
    return game;
}

Play play_on(const std::filesystem::path& file, std::uint64_t seed) {
    auto read = open_scenario(file, testing::shipped());
    REQUIRE(read);
    const auto scenario = std::make_shared<const Scenario>(std::move(read->scenario));
    auto play = Play::begin(scenario, testing::shipped(), with_people(*scenario, seed), 1);
    const std::string why = play ? "" : play.error().message.id;
    INFO(file << " " << why);
    REQUIRE(play);
    return std::move(*play);
}

}  // namespace

TEST_CASE("every legal action of games on all samples can be chosen by hand") {
    DiceBag dice{7};
    int decisions = 0;
    for (const auto& file : sample_scenarios()) {
        Play play = play_on(file, 3);
        for (int made = 0; made < 120 && !play.session().state().over && !play.legal().empty(); ++made, ++decisions) {
            const std::vector<Action>& legal = play.legal();
            const auto wanted = draw_below(dice, static_cast<std::uint32_t>(legal.size()));
            const auto steps = steps_to(play.seen(), legal, wanted);
            const auto chosen = testing::chosen_by(play.seen(), legal, steps);
            INFO(file.stem() << ", decision " << made << ": " << wording_of(play.seen(), legal[wanted]).name << " "
                             << wanted << " of " << legal.size() << ", steps " << steps.size());
            REQUIRE(chosen);
            REQUIRE(*chosen == wanted);
            REQUIRE(play.choose(*chosen));
        }
    }
    CHECK(decisions > 2000);
}

TEST_CASE("a space that a rule asks for is chosen by touching it, whatever stands there, and is lit") {
    const Play play = play_on(HEXWRIGHT_SOURCE_DIR "/samples/scenarios/the-toll-street.xml", 3);
    const GameState& seen = play.seen();
    const std::vector<Action> legal{ChooseSpace{3}, ChooseSpace{7}, Done{}};
    CHECK(lit_by(seen, legal, {}).spaces == std::vector<SpaceIndex>{3, 7});
    CHECK(meaning_of(seen, legal, {}, {.spaces = {7}}).actions == std::vector<std::size_t>{1});
    CHECK(meaning_of(seen, legal, {.actor = FigureId{0}}, {.spaces = {7}}).actions == std::vector<std::size_t>{1});
    CHECK(meaning_of(seen, legal, {}, {.spaces = {7}, .figure = FigureId{0}}).actions == std::vector<std::size_t>{1});
    CHECK(meaning_of(seen, legal, {}, {.spaces = {4}}).nothing());
    for (std::size_t wanted = 0; wanted < legal.size(); ++wanted)
        CHECK(testing::chosen_by(seen, legal, steps_to(seen, legal, wanted)) == wanted);
}

TEST_CASE("a touch that means nothing chooses nothing, and only legal actions are ever meant") {
    Play play = play_on(HEXWRIGHT_SOURCE_DIR "/samples/scenarios/the-toll-street.xml", 3);
    DiceBag dice{5};
    for (int made = 0; made < 200 && !play.legal().empty(); ++made) {
        for (SpaceIndex space = 0; space < static_cast<SpaceIndex>(play.seen().board->size()); ++space) {
            const Touched touched = touched_at(play.seen(), (*play.seen().board)[space].space.at);
            const Meaning meaning = meaning_of(play.seen(), play.legal(), play.hand, touched);
            for (const std::size_t listed : meaning.actions) REQUIRE(listed < play.legal().size());
            if (meaning.take_up.valid()) REQUIRE(std::ranges::count(actors_of(play.legal()), meaning.take_up) == 1);
        }
        REQUIRE(play.choose(draw_below(dice, static_cast<std::uint32_t>(play.legal().size()))));
    }
}

TEST_CASE("armies are proposed that fit points, boxes and start zones") {
    for (const char* name :
         {"skirmish-on-the-narrows", "skirmish-on-montiqua-ledge", "skirmish-on-xualtiaca", "sirens-call"}) {
        const auto read =
            open_scenario(std::string(HEXWRIGHT_SOURCE_DIR "/samples/scenarios/") + name + ".xml", testing::shipped());
        REQUIRE(read);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            GameOptions options;
            options.armies = proposed_armies(read->scenario, testing::shipped(), options, seed);
            INFO(name << ", seed " << seed);
            REQUIRE(options.armies.size() == 2);
            for (const auto& army : options.armies) {
                CHECK(points_of_army(army, testing::shipped()) <= 500);
                CHECK_FALSE(army.empty());
            }
            const auto started =
                start_game(read->scenario, std::make_shared<const Catalogue>(testing::shipped()), options);
            REQUIRE(started);
            for (const Figure& figure : started->state.figures) CHECK(figure.place != Figure::Place::Unused);
        }
    }
}

TEST_CASE("a game on the table is taken back, goes on along another branch, and is found again") {
    Play play = play_on(HEXWRIGHT_SOURCE_DIR "/samples/scenarios/the-toll-street.xml", 3);
    REQUIRE(play.choose(0));
    REQUIRE(play.choose(1));
    const NodeId first = play.session().current();
    REQUIRE(play.take_back());
    REQUIRE(play.choose(2));
    CHECK(play.session().current() != first);
    REQUIRE(play.go_to(first));
    CHECK(play.session().current() == first);
    CHECK(play.session().tree()[play.back()].children.size() == 2);
}

TEST_CASE("the curtain is down between two people at fair play, and nothing behind it is seen") {
    Play play = play_on(HEXWRIGHT_SOURCE_DIR "/samples/scenarios/the-toll-street.xml", 3);
    play.set_mode(PlayMode::FairPlay);
    bool fell = false;
    DiceBag dice{5};
    for (int made = 0; made < 400 && !play.legal().empty(); ++made) {
        if (play.curtain()) {
            fell = true;
            for (const GameCard& card : play.seen().cards) CHECK((card.markers & ~card.revealed) == 0);
            for (const GameGlyph& glyph : play.seen().glyphs) CHECK((glyph.face_up || !glyph.kind.valid()));
            play.open_curtain();
        }
        for (const GameCard& card : play.seen().cards)
            if (card.marked.valid() && card.marked != play.viewer()) CHECK((card.markers & ~card.revealed) == 0);
        REQUIRE(play.choose(draw_below(dice, static_cast<std::uint32_t>(play.legal().size()))));
    }
    CHECK(fell);
}

TEST_CASE("computers play at their pace, and not while they are paused") {
    TableState table;
    table.play = play_on(HEXWRIGHT_SOURCE_DIR "/samples/scenarios/the-toll-street.xml", 3);
    for (int player = 0; player < 2; ++player) table.play->set_seat(PlayerId{player}, player_kind("greedy"));
    table.playing = true;
    const NodeId start = table.play->session().current();
    CHECK(let_computers_play(table, 0.1));
    CHECK(table.play->session().current() == start);
    CHECK(let_computers_play(table, 0.6));
    CHECK(table.play->session().current() != start);
    table.paused = true;
    const NodeId paused = table.play->session().current();
    CHECK_FALSE(let_computers_play(table, 5));
    CHECK(table.play->session().current() == paused);
    table.paused = false;
    table.stops_at_round = true;
    table.pace = Pace::ToEnd;
    for (int frames = 0; frames < 5000 && let_computers_play(table, 0.016); ++frames) {}
    CHECK(table.paused);
    CHECK(table.play->session().state().round == 1);
    table.paused = table.stops_at_round = false;
    for (int frames = 0; frames < 5000 && let_computers_play(table, 0.016); ++frames) {}
    CHECK(table.play->session().state().over);
}

}  // namespace hexwright
