// What happens at the table shown in motion: it begins where the figures stood, ends where they stand, and can be
// dropped at any moment.
#include "editor/table/motion.h"

#include "editor/document/files/open.h"
#include "editor/table/table_state.h"
#include "engine/setup/army_proposal.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <algorithm>
#include <cmath>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

TableState table_with(const std::string& sample_name, std::uint64_t seed) {
    auto read = open_scenario(HEXWRIGHT_SOURCE_DIR "/samples/scenarios/" + sample_name + ".xml", testing::shipped());
    REQUIRE(read);
    const auto scenario = std::make_shared<const Scenario>(std::move(read->scenario));
    NewGame game;
    game.options.seed = seed;
    game.options.armies = proposed_armies(*scenario, testing::shipped(), game.options, seed);
    auto play = Play::begin(scenario, testing::shipped(), game, 1);
    REQUIRE(play);
    TableState table;
    table.playing = true;
    table.moves = true;
    table.play.emplace(std::move(*play));
    follow_with_motion(table);
    return table;
}

const FigureInstance* look_for(const std::vector<FigureInstance>& figures, FigureId figure) {
    const auto found = std::ranges::find(figures, figure, [](const auto& there) { return there.look.figure; });
    return found == figures.end() ? nullptr : &*found;
}

float jump(const std::vector<FigureInstance>& before, const std::vector<FigureInstance>& after) {
    float most = 0;
    for (const FigureInstance& figure : after)
        if (const FigureInstance* stood = look_for(before, figure.look.figure))
            most = std::max(most, glm::length(figure.at - stood->at));
    return most;
}

}  // namespace

TEST_CASE("whatever happens in a game moves from where the figures stood to where they stand") {
    TableState table = table_with("the-toll-street", 3);
    DiceBag dice{5};
    int walks = 0, rolls = 0, harms = 0;
    for (int made = 0; made < 400 && !table.play->legal().empty(); ++made) {
        const auto before = instances_of(table.play->figures());
        const auto& legal = table.play->legal();
        const bool walk = std::holds_alternative<Move>(legal[made % legal.size()]);
        REQUIRE(table.play->choose(walk ? made % legal.size()
                                        : draw_below(dice, static_cast<std::uint32_t>(legal.size()))));
        follow_with_motion(table);
        if (table.motion.over()) continue;
        CHECK(jump(before, figures_shown(table)) < 1e-3F);
        double seconds = 0;
        std::vector<FigureInstance> last = figures_shown(table);
        while (!table.motion.over()) {
            if (table.motion.cast()) ++rolls;
            if (table.motion.harm()) ++harms;
            last = table.motion.figures();
            pass_motion(table, 1.0 / 60);
            seconds += 1.0 / 60;
            if (!table.motion.over() && jump(last, table.motion.figures()) > 0.01F) ++walks;
            INFO("choice " << made << " after " << seconds << " seconds");
            REQUIRE(jump(last, figures_shown(table)) < 0.9F);
            REQUIRE(seconds < 12);
        }
        CHECK(jump(last, figures_shown(table)) < 0.9F);
    }
    CHECK(walks > 100);
    CHECK(rolls > 20);
    CHECK(harms > 5);
}

TEST_CASE("nothing moves where it is not wanted, where a game is taken back, and at full speed") {
    TableState table = table_with("the-toll-street", 3);
    const auto moves_after = [&](auto&& change) {
        change();
        follow_with_motion(table);
        return !table.motion.over();
    };
    const auto walk = [&] {
        for (;;) {
            const auto& legal = table.play->legal();
            const auto move =
                std::ranges::find_if(legal, [](const Action& action) { return std::holds_alternative<Move>(action); });
            const auto listed = move == legal.end() ? 0 : static_cast<std::size_t>(move - legal.begin());
            const bool found = move != legal.end();
            follow_with_motion(table);
            REQUIRE(table.play->choose(listed));
            if (found) return;
        }
    };
    CHECK(moves_after(walk));
    table.motion = {};  // A key was pressed: it goes on at once.
    CHECK(figures_shown(table) == instances_of(table.play->figures()));
    CHECK_FALSE(moves_after([&] { REQUIRE(table.play->take_back()); }));
    CHECK(moves_after([&] { REQUIRE(table.play->go_to(table.play->forward())); }));  // Seen again.
    table.moves = false;
    CHECK_FALSE(moves_after(walk));
    table.moves = true;
    table.pace = Pace::ToEnd;
    CHECK_FALSE(moves_after(walk));
}

TEST_CASE("computers wait until what they did has been seen") {
    TableState table = table_with("the-toll-street", 3);
    const PlayerKind* greedy = seats_named({"greedy"}).front();
    for (int player = 0; player < 2; ++player) table.play->set_seat(PlayerId{player}, greedy);
    table.pace = Pace::Fast;
    NodeId shown = table.play->session().current();
    int waited = 0;
    for (int frame = 0; frame < 3000; ++frame) {
        const bool moving = !table.motion.over();
        (void)let_computers_play(table, 1.0 / 60);
        const NodeId now = table.play->session().current();
        if (moving) {
            CHECK(now == shown);
            ++waited;
        }
        shown = now;
        follow_with_motion(table);
        pass_motion(table, 1.0 / 60);
    }
    CHECK(waited > 50);
}

}  // namespace hexwright
