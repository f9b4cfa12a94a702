// What a position allows, with the shipped cards: turns of figures, sight among figures, threatened spaces.
#include "engine/players/player.h"
#include "engine/survey/outlook.h"
#include "engine/survey/space_map.h"
#include "engine/survey/threat.h"
#include "engine/survey/walking.h"
#include "engine/survey/zones_now.h"
#include "formats/telling/words.h"
#include "tests/support/arena.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"
#include "tests/support/samples.h"

#include <map>
#include <set>
#include <sstream>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

SpaceIndex space_at(const GameState& state, HexCoord hex) { return state.board->spaces_at(hex).back(); }

// By hex of the drawing's first row: "0 1 x".
template <class Values>
std::string row_told(const GameState& state, const Values& values) {
    std::ostringstream out;
    for (int q = 0; !state.board->spaces_at({q, 0}).empty(); ++q) {
        const int here = values(space_at(state, {q, 0}));
        out << (q > 0 ? " " : "") << (here < 0 ? "x" : std::to_string(here));
    }
    return out.str();
}

std::string turns_told(const GameState& state, const std::string& figure) {
    const TurnsBySpace turns = turns_to_reach(state, fig(state, figure));
    return row_told(state, [&](SpaceIndex space) { return turns[static_cast<std::size_t>(space)]; });
}

std::string attackers_told(const GameState& state, int player) {
    const auto threats = threats_of(state, PlayerId{player - 1}, 5);
    return row_told(state, [&](SpaceIndex space) { return threats[static_cast<std::size_t>(space)].attackers; });
}

}  // namespace

TEST_CASE("the turns of a figure count who is in its way", "[MOVE-05][MOVE-06]") {
    GameState state = ShippedGame("1 1 1 1 1 1 1 1 1 1 1 1").army(1, "finn", {{0, 0}}).army(2, "sonlen", {}).start();
    CHECK(turns_told(state, "1.finn.1.1") == "0 1 1 1 1 1 2 2 2 2 2 3");
    state = ShippedGame("1 1 1 1 1 1 1 1 1 1 1 1").army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{2, 0}}).start();
    CHECK(turns_told(state, "1.finn.1.1") == "0 1 x x x x x x x x x x");
}

TEST_CASE("a figure that flies needs no way around", "[FLY-01]") {
    const GameState state =
        ShippedGame("1 9 1 1").army(1, "raelin-sotm", {{0, 0}}).army(2, "thorgrim", {{3, 0}}).start();
    CHECK(turns_told(state, "1.raelin-sotm.1.1") == "0 1 1 x");
}

TEST_CASE("the turns of a figure that has moved in part count whole moves") {
    GameState state = ShippedGame("1 1 1 1 1 1 1").army(1, "finn", {{0, 0}}).army(2, "thorgrim", {}).start();
    const std::string whole = turns_told(state, "1.finn.1.1");
    state[fig(state, "1.finn.1.1")].moved = Figure::Moved::Partly;
    state[fig(state, "1.finn.1.1")].move_left = 1;
    CHECK(turns_told(state, "1.finn.1.1") == whole);
}

TEST_CASE("in one turn a figure reaches what its listed moves reach") {
    int compared = 0;
    for (std::uint64_t number = 0; number < 40; ++number) {
        GameState state = arena("master-2007", number).start(number);
        DiceBag bag{number};
        std::vector<Action> legal = legal_actions(state);
        for (int made = 0; made < 150 && !legal.empty(); ++made) {
            std::map<FigureId, std::set<SpaceIndex>> ends;
            for (const Action& action : legal)
                if (const Move* move = std::get_if<Move>(&action);
                    move && move->way == 0 && state[move->figure].moved == Figure::Moved::No)
                    for (const SpaceIndex space : {move->at, move->tail})
                        if (space != no_space) ends[move->figure].insert(space);
            for (auto& [figure, spaces] : ends) {
                if (next_step(state)->kind != Step::Kind::TakeTurnStep) continue;
                const TurnsBySpace turns = turns_to_reach(state, figure);
                for (const SpaceIndex space : spaces)
                    if (turns[static_cast<std::size_t>(space)] < 0 || turns[static_cast<std::size_t>(space)] > 1)
                        FAIL("game " << number << ": " << name_of(state, figure) << " to " << space);
                ++compared;
            }
            Events events;
            const std::size_t chosen = choose_random(state, *to_decide(state), legal, bag);
            legal = apply_legal(state, Action{legal[chosen]}, events);
        }
    }
    CHECK(compared > 500);
}

TEST_CASE("figures hide what stands behind them, and are seen themselves") {
    const GameState state = ShippedGame("1 1 1 1").army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{1, 0}}).start();
    const auto outlook = outlook_from(state, space_at(state, {0, 0}), 5);
    const auto at = [&](int q) { return outlook[static_cast<std::size_t>(space_at(state, {q, 0}))]; };
    CHECK(at(0) == Outlook::Here);
    CHECK(at(1) == Outlook::Both);
    CHECK(at(3) == Outlook::Hidden);
}

TEST_CASE("a figure of Range 1 threatens what lies one space beyond its Move") {
    const GameState state = ShippedGame("1 1 1 1 1 1 1 1 1").army(1, "finn", {{0, 0}}).army(2, "sonlen", {}).start();
    CHECK(attackers_told(state, 1) == "1 1 1 1 1 1 1 0 0");  // Its own space, too, from beside it.
    CHECK(attackers_told(state, 2) == "0 0 0 0 0 0 0 0 0");
}

TEST_CASE("a figure with Range threatens only what it sees from somewhere") {
    const GameState open = ShippedGame("1 1 1 1 1 1").army(1, "syvarris", {{0, 0}}).army(2, "sonlen", {}).start();
    CHECK(attackers_told(open, 1) == "1 1 1 1 1 1");
    const GameState wall = ShippedGame("1 9 1 1").army(1, "syvarris", {{0, 0}}).army(2, "sonlen", {}).start();
    CHECK(attackers_told(wall, 1) == "0 1 0 0");
}

TEST_CASE("nobody is attacked in a turn where nobody was threatened at its beginning") {
    std::map<std::string, int> missed;
    int attacks = 0;
    for (std::uint64_t number = 0; number < 72; ++number) {
        GameState state = arena("master-2007", number).start(number);
        DiceBag bag{number};
        std::vector<Action> legal = legal_actions(state);
        GameState begun = state;
        bool in_turn = false;
        std::map<int, std::vector<SpaceThreat>> threats;  // By Height of the target.
        for (int made = 0; made < 1500 && !legal.empty(); ++made) {
            if (next_step(state)->kind == Step::Kind::TakeTurnStep && state.turns.size() == 1) {
                const bool fresh = std::ranges::none_of(
                    state.figures, [](const Figure& figure) { return figure.moved != Figure::Moved::No; });
                if (fresh && state.turns.back().phase <= Turn::Phase::Moving) {
                    begun = state;
                    threats.clear();
                    in_turn = true;
                }
            } else if (state.turns.size() != 1) in_turn = false;
            for (const Action& action : legal) {
                const Attack* attack = std::get_if<Attack>(&action);
                if (!attack || !in_turn || state.turns.size() != 1) continue;
                // A hive stands where no figure could, and the pistols of the Exiles lengthen their attack in the turn.
                if (printed(state, attack->target).base == FigureBase::Hive ||
                    printed(state, attack->figure).power("black-powder-pistols"))
                    continue;
                const int tall = printed(state, attack->target).height;
                auto& known = threats[tall];
                if (known.empty()) known = threats_of(begun, controller(state, attack->figure), tall);
                ++attacks;
                const auto where = spaces_of(state, attack->target);
                if (std::ranges::none_of(
                        where, [&](SpaceIndex space) { return known[static_cast<std::size_t>(space)].attackers > 0; }))
                    ++missed[printed(state, attack->figure).id + " with " + std::to_string(attack->with) + " on " +
                             printed(state, attack->target).id];
            }
            Events events;
            const std::size_t chosen = choose_random(state, *to_decide(state), legal, bag);
            legal = apply_legal(state, Action{legal[chosen]}, events);
        }
    }
    std::string all;
    for (const auto& [what, count] : missed) all += what + ": " + std::to_string(count) + "\n";
    INFO(all);
    CHECK(attacks > 500);
    CHECK(missed.empty());
}

TEST_CASE("a zone with conditions is what holds now, and another one when figures have moved") {
    const std::string file = R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield><level number="1">
        <piece kind="grass-1" at="0,0"/><piece kind="grass-1" at="1,0"/><piece kind="sand-1" at="2,0"/>
        <piece kind="sand-1" at="3,0"/></level></battlefield>
        <zones><zone id="sands"><terrain is="sand"/></zone><zone id="listed" spaces="0,0,1"/>
          <zone id="free" conditions="narrow" spaces="0,0,1 1,0,1"><not><occupied/></not></zone></zones>
        <setups><setup players="2"><player number="1"><army><card id="finn"><figure at="0,0,1"/></card></army></player>
          <player number="2"><army><card id="thorgrim"><figure at="3,0,1"/></card></army></player></setup></setups>
        </scenario>)";
    const Scenario scenario = read_or_fail(file, "zones.xml");
    const std::vector<ZoneNow> before{{"sands", {{{2, 0}, 1}, {{3, 0}, 1}}}, {"free", {{{1, 0}, 1}}}};
    CHECK(zones_at_start(scenario, shared_shipped(), 2) == before);
    auto started = start_game(scenario, shared_shipped(), {});
    REQUIRE(started);
    const auto gone = apply(started->state, PutFigure{FigureId{0}, no_space});
    REQUIRE(gone);
    CHECK(zones_now(gone->state).back().spaces == std::vector<Space>{{{0, 0}, 1}, {{1, 0}, 1}});
    Scenario nobody = scenario;  // On the bare battlefield: no game can be begun.
    nobody.setups = std::vector<Setup>{};
    CHECK(zones_at_start(nobody, shared_shipped(), 0).back().spaces.size() == 2);
}
