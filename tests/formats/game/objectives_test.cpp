// Greedy players understand a scenario's objectives: small boards on which the way to win leads away from the enemy,
// and the opponent sits still. No player has knowledge of a particular scenario; everything comes from its rules.
#include "engine/game/observation.h"
#include "engine/session/session.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Water at 0,3, a hill of three levels at 1,3.
constexpr std::string_view valley = R"(
        1 1 1 1 1 1 1 1 1 1
         1 1 1 1 1 1 1 1 1 1
          1 1 1 1 1 1 1 1 1 1
           ~ 3 1 1 1 1 1 1 1 1)";

const std::string drake = "1.drake-sotm.1.1", sonlen = "2.sonlen.1.1", raelin = "2.raelin-sotm.1.1";

Scenario scenario_of(DrawnGame& game, const std::string& sections, int rounds) {
    const Scenario read = read_or_fail(
        "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/>" + sections + "</scenario>", "goal.xml");
    Scenario scenario = game.scenario();
    scenario.setups = std::vector<Setup>{Setup{game.players()}};
    scenario.rulebook = read.rulebook;
    scenario.zones = *read.zones;
    scenario.rounds = rounds;
    return scenario;
}

std::size_t choose_to_sit(const GameState&, PlayerId, const std::vector<Action>& legal, DiceBag&) {
    return legal.size() - 1;
}

// Drake of player 1 at 2,0; Sonlen of player 2, who never acts, at 9,0; a glyph at 2,3.
PlayedScenario played(const std::string& sections, int rounds) {
    ShippedGame game(valley);
    game.army(1, "drake-sotm", {{2, 0}}).army(2, "sonlen", {{9, 0}}).glyph("brandar", {2, 3});
    PlayedScenario play(scenario_of(game, sections, rounds));
    const PlayerKind idle{"idle", choose_to_sit};
    play.advance({player_kind("greedy"), &idle}, 3'000);
    return play;
}

const std::string gate = R"(<zones><zone id="gate" spaces="0,1,1 0,2,1"/></zones>)";

}  // namespace

TEST_CASE("Greedy goes where the scenario says that one wins") {
    struct {
        const char* what;
        std::string sections;
    } const table[] = {
        {"an exit",
         gate + R"(<rules><rule id="out"><on event="enter" zone="gate"><of player="1"/></on><remove/></rule></rules>
            <victory><win who="1"><count where="removed"><of player="1"/></count></win></victory>)"},
        {"more in a zone than the enemy has",
         gate + R"(<victory><win who="1"><compare><count><of player="1"/><stands-on zone="gate"/></count>
            <count><of player="2"/><stands-on zone="gate"/></count></compare></win></victory>)"},
        {"a zone",
         gate + R"(<victory><win who="1"><count><of player="1"/><stands-on zone="gate"/></count></win></victory>)"},
        {"a zone alone",
         gate + R"(<victory><win who="each" as="p"><count><of player="p"/><stands-on zone="gate"/></count>
            <not><count><enemy-of player="p"/><stands-on zone="gate"/></count></not></win></victory>)"},
        {"spaces of water",
         R"(<victory><win who="1"><count of="spaces"><terrain is="water"/><occupied><of player="1"/></occupied></count></win></victory>)"},
        {"beside water",
         R"(<victory><win who="1"><count><of player="1"/><next-to terrain="water"/></count></win></victory>)"},
        {"a hill",
         R"(<victory><win who="1"><count><of player="1"/><stands-on><level at-least="3"/></stands-on></count></win></victory>)"},
        {"a glyph",
         R"(<victory><win who="1"><count><of player="1"/><stands-on glyph="brandar"/></count></win></victory>)"},
        {"near a glyph",
         R"(<victory><win who="1"><count><of player="1"/><within spaces="1" glyph="brandar"/></count></win></victory>)"},
        {"a flag",
         gate +
             R"(<rules><rule id="touch"><on event="move-end"><of player="1"/><stands-on zone="gate"/></on><set flag="there"/></rule></rules>
            <victory><win who="1"><flag id="there"/></win></victory>)"},
        {"a flag that hangs on another", gate + R"(<rules>
            <rule id="touch"><on event="enter" zone="gate"><of player="1"/></on><set flag="there"/></rule>
            <rule id="late"><on event="round-end"/><when><flag id="there"/></when><set flag="done"/></rule></rules>
            <victory><win who="1"><flag id="done"/></win></victory>)"},
        {"a zone held for two rounds", gate + R"(<rules><rule id="hold"><on event="round-end"/><each player="p">
            <if><count><of player="p"/><stands-on zone="gate"/></count><not><count><enemy-of player="p"/><stands-on zone="gate"/></count></not>
            <add counter="held" of="p"/></if></each></rule></rules>
            <victory><win who="each" as="p"><counter id="held" of="p" at-least="2"/></win></victory>)"},
        {"points for a zone", gate + R"(<rules><rule id="hold"><on event="round-end"/><each player="p">
            <if><count><of player="p"/><stands-on zone="gate"/></count><add counter="held" of="p"/></if></each></rule></rules>
            <victory><win who="1" timing="at-limit"><counter id="held" of="1" at-least="2"/></win><score counter="held" points="500"/></victory>)"},
        {"a glyph brought home", gate + R"(<rules>
            <rule id="take"><on event="move-end"><stands-on glyph="brandar"/></on><lift-glyph glyph="brandar"/><set flag="carries" of="figure"/></rule>
            <rule id="home"><on event="enter" zone="gate"><flag id="carries" of="figure"/></on><set flag="home"/></rule></rules>
            <victory><win who="1"><flag id="home"/></win></victory>)"},
        {"an end by a rule",
         gate +
             R"(<rules><rule id="out"><on event="enter" zone="gate"><of player="1"/></on><end winner="1"/></rule></rules>
            <victory><win who="2"><eliminated player="1"/></win></victory>)"},
    };
    for (const auto& row : table) {
        CAPTURE(row.what);
        CHECK(played(row.sections, 4).won(1));
    }
}

TEST_CASE("Greedy leaves in time the places where a rule strikes") {
    const std::string victory = R"(<victory><win who="1" timing="at-limit"><alive player="1"/></win></victory>)";
    CHECK(
        played(
            R"(<rules><rule id="drown"><on event="round-end" from="2"/><each figure="f"><not><stands-on><level at-least="2"/></stands-on></not><destroy/></each></rule></rules>)" +
                victory,
            3)
            .won(1));
    CHECK(played(gate + R"(<rules><rule id="rise"><on event="round-end" from="2" to="2"/><set flag="wet"/></rule>
        <rule id="drown"><on event="round-end"/><when><flag id="wet"/></when><each figure="f"><not><stands-on zone="gate"/></not><destroy/></each></rule></rules>)" +
                     victory,
                 3)
              .won(1));
    const auto burnt = played(R"(<zones><zone id="fire" spaces="2,0,1 1,0,1 3,0,1 2,1,1 1,1,1 3,1,1"/></zones>
        <rules><rule id="burn"><on event="turn-end"/><each figure="f"><active/><stands-on zone="fire"/><wound/></each></rule></rules>)",
                              2);
    CHECK(burnt.state[fig(burnt.state, drake)].wounds == 0);
}

TEST_CASE("Greedy stands in the way of what others need to win") {
    const std::string corners = R"(<zones><zone id="corners" spaces="0,1,1 9,0,1"/></zones>)";
    const std::string alone =
        R"(<victory><win who="2" timing="end-of-round"><count><of player="2"/><stands-on zone="corners"/></count>
        <not><count><of player="1"/><stands-on zone="corners"/></count></not></win></victory>)";
    CHECK_FALSE(played(corners + alone, 3).won(2));
}

// ---- whom it strikes, what it answers

namespace {

Action chosen(const GameState& state) {
    DiceBag bag{1};
    const PlayerId seat = *to_decide(state);
    const auto legal = legal_actions(state);
    return legal[choose_greedy(observation(state, seat), seat, legal, bag)];
}

FigureId struck_by_drake(const std::string& victory) {
    ShippedGame game(valley);
    game.army(1, "drake-sotm", {{3, 1}}).army(2, "sonlen", {{2, 1}}).army(2, "raelin-sotm", {{4, 1}});
    PlayedScenario play(scenario_of(game, victory, 5));
    to_turn_of(play.state, "1.drake-sotm");
    to_attacks(play.state);
    return std::get<Attack>(chosen(play.state)).target;
}

Action answer_to(const std::string& effect) {
    ShippedGame game(valley);
    game.army(1, "drake-sotm", {{0, 0}}).army(2, "sonlen", {{9, 0}});
    PlayedScenario play(
        scenario_of(game, "<rules><rule id=\"ask\"><on event=\"round-end\"/>" + effect + "</rule></rules>", 5));
    wound(play.state, drake, 2);
    wound(play.state, sonlen, 2);
    play.end_round();
    REQUIRE(play.at(Step::Kind::RuleChoice));
    return chosen(play.state);
}

}  // namespace

TEST_CASE("Greedy comes near when its attack from afar has fewer dice, and shoots where it cannot") {
    // Drake's distance from Sonlen afterwards: 6 dice beside him, 3 with the pistol up to 5 spaces away.
    const auto stands_after = [](HexCoord start) {
        ShippedGame game(valley);
        game.army(1, "drake-sotm", {start}).army(2, "sonlen", {{9, 0}});
        PlayedScenario play(scenario_of(game, "", 5));
        to_turn_of(play.state, "1.drake-sotm");
        const auto move = std::get<Move>(chosen(play.state));
        return distance((*play.state.board)[move.at].space.at,
                        (*play.state.board)[play.state[fig(play.state, sonlen)].at()].space.at);
    };
    CHECK(stands_after({4, 0}) == 1);
    CHECK(stands_after({1, 0}) == 5);  // Six steps do not reach him.
}

TEST_CASE("Greedy strikes whoever must fall, and not whoever costs most") {
    const auto wanted = [](const std::string& id) {
        return R"(<victory><win who="1"><count where="destroyed"><of player="2"/><card id=")" + id +
               R"("/></count></win></victory>)";
    };
    ShippedGame game(valley);
    game.army(1, "drake-sotm", {{3, 1}}).army(2, "sonlen", {{2, 1}}).army(2, "raelin-sotm", {{4, 1}});
    const GameState state = PlayedScenario(scenario_of(game, wanted("sonlen"), 5)).state;
    CHECK(struck_by_drake(wanted("sonlen")) == fig(state, sonlen));
    CHECK(struck_by_drake(wanted("raelin-sotm")) == fig(state, raelin));
}

TEST_CASE("Greedy says yes to what helps and no to what harms, and chooses accordingly") {
    const std::string own = R"(<each figure="f"><of player="1"/>)";
    CHECK(answer_to("<may by=\"1\">" + own + "<heal/></each></may>") == Action{Answer{true}});
    CHECK(answer_to("<may by=\"1\">" + own + "<wound/></each></may>") == Action{Answer{false}});
    CHECK(answer_to("<may by=\"1\"><roll by=\"1\"><case from=\"1\" to=\"19\">" + own +
                    "<heal/></each></case><case from=\"20\" to=\"20\">" + own +
                    "<wound/></each></case></roll></may>") == Action{Answer{true}});
    const auto menu = [&](const std::string& first, const std::string& second) {
        return answer_to("<menu by=\"1\"><option text=\"A\">" + own + first + "</each></option><option text=\"B\">" +
                         own + second + "</each></option></menu>");
    };
    CHECK(menu("<wound/>", "<heal/>") == Action{ChooseOption{2}});
    CHECK(menu("<heal/>", "<wound><number n=\"2\"/></wound>") == Action{ChooseOption{1}});
    const GameState state = played("", 1).state;
    CHECK(answer_to(R"(<choose by="1" figure="f"><heal/></choose>)") == Action{ChooseFigure{fig(state, drake)}});
    CHECK(answer_to(R"(<choose by="1" figure="f"><wound/></choose>)") == Action{ChooseFigure{fig(state, sonlen)}});
    const std::string there = R"(<each figure="f"><stands-on at="s"/>)";
    CHECK(answer_to(R"(<choose by="1" space="s"><occupied/>)" + there + "<heal/></each></choose>") ==
          Action{ChooseSpace{state.board->index({{0, 0}, 1})}});
    CHECK(answer_to(R"(<choose by="1" space="s"><occupied/>)" + there + "<wound/></each></choose>") ==
          Action{ChooseSpace{state.board->index({{9, 0}, 1})}});
}

TEST_CASE("Greedy does not end a move on molten lava to strike") {
    ShippedGame game(R"(
        1 1 1 1 l 1
         1 1 1 1 l l
          1 1 1 1 1 1)");
    game.army(1, "drake-sotm", {{0, 0}}).army(2, "sonlen", {{5, 0}});
    GameState state = game.start();
    to_turn_of(state, "1.drake-sotm");
    const Action action = chosen(state);
    const auto* move = std::get_if<Move>(&action);
    CHECK_FALSE((move && (*state.board)[move->at].ground.molten));
}

TEST_CASE("Greedy heads for a piece that must be destroyed") {
    ShippedGame game(valley);
    game.army(1, "drake-sotm", {{2, 0}}).army(2, "sonlen", {{9, 0}}).hive(2, {1, 4});
    PlayedScenario play(scenario_of(game, R"(<victory><win who="1"><destroyed piece="hive"/></win></victory>)", 5));
    to_turn_of(play.state, "1.drake-sotm");
    const auto move = std::get<Move>(chosen(play.state));
    const auto& board = *play.state.board;
    const HexCoord hive =
        board[play.state[figures_of(play.state, card(play.state, "2.marro-hive")).front()].at()].space.at;
    CHECK(distance(board[move.at].space.at, hive) < distance({2, 0}, hive));
}

// ---- a long way to go

namespace {

// Five rows and, apart from them, an island: 20,7 to 22,7.
std::string corridor(int length) {
    std::string land;
    for (int row = 0; row < 8; ++row) {
        land += std::string(static_cast<std::size_t>(row), ' ');
        for (int i = 0; i < length; ++i) land += row < 5 || (row == 7 && i >= 20 && i <= 22) ? "1 " : ". ";
        land += "\n";
    }
    return land;
}

const std::string far_exit = R"(<zones><zone id="gate" spaces="0,0,1 0,1,1 0,2,1 0,3,1 0,4,1"/></zones>)";
const std::string exit_and_end =
    R"(<rule id="out"><on event="enter" zone="gate"><of player="1"/><card type="hero"/></on><remove/></rule></rules>
    <victory><win who="1"><count where="removed" at-least="WANTED"><of player="1"/></count></win><win who="1"><eliminated player="2"/></win>
    <win who="2"><count where="destroyed"><of player="1"/></count></win><win who="2" timing="at-limit"/></victory>)";

std::string leave(const std::string& modifiers, const std::string& wanted) {
    std::string text = far_exit + "<rules>" + modifiers + exit_and_end;
    return text.replace(text.find("WANTED"), 6, wanted);
}

// Both seats are greedy.
PlayedScenario marched(DrawnGame& game, const std::string& sections, int rounds) {
    PlayedScenario play(scenario_of(game, sections, rounds));
    play.advance({player_kind("greedy"), player_kind("greedy")}, 5'000);
    return play;
}

int left_by_exit(const GameState& state) {
    return static_cast<int>(std::ranges::count(state.figures, Figure::Place::Removed, &Figure::place));
}

const std::string peace =
    R"(<modifier id="peace" figure="f"><of player="2"/><cannot act="be-attacked"/><cannot act="attack"/></modifier>)";

}  // namespace

TEST_CASE("Greedy heroes march out by an exit that is far away when nobody can stop them") {
    const std::string land = corridor(30);
    ShippedGame game(land);
    game.army(1, "drake-sotm", {{28, 0}})
        .army(1, "sonlen", {{28, 1}})
        .army(2, "marro-drudge", {{20, 7}, {21, 7}, {22, 7}});
    const PlayedScenario play = marched(game, leave(peace, "2"), 8);
    CHECK(play.won(1));
    CHECK(left_by_exit(play.state) == 2);
}

TEST_CASE("Greedy heroes whose way is free go out and do not turn back for a fight") {
    const std::string land = corridor(45);
    ShippedGame game(land);
    game.army(1, "drake-sotm", {{11, 0}}).army(1, "sonlen", {{11, 1}});
    game.army(2, "marro-stingers", {{24, 0}, {24, 1}, {24, 2}}).army(2, "marrden-nagrubs", {{25, 0}, {25, 1}, {25, 2}});
    const PlayedScenario play = marched(game, leave("", "2"), 8);
    CHECK(play.won(1));
    CHECK(left_by_exit(play.state) == 2);
}

TEST_CASE("A greedy envoy who may not attack goes out and does not stand beside enemies") {
    const std::string land = corridor(30);
    ShippedGame game(land);
    game.army(1, "sonlen", {{28, 1}}).army(2, "marro-drudge", {{20, 7}, {21, 7}, {22, 7}});
    const PlayedScenario play = marched(
        game, leave(peace + R"(<modifier id="oath"><card id="sonlen"/><cannot act="attack"/></modifier>)", "1"), 5);
    CHECK(play.won(1));
    CHECK(left_by_exit(play.state) == 1);
}

TEST_CASE("Greedy gives no order markers to a hero who will have left by then") {
    const std::string land = corridor(30);
    ShippedGame game(land);
    game.army(1, "drake-sotm", {{4, 0}})
        .army(1, "sonlen", {{20, 1}})
        .army(2, "marro-drudge", {{20, 7}, {21, 7}, {22, 7}});
    PlayedScenario play(scenario_of(game, leave(peace, "2"), 8));
    int most = 0;
    play.advance({player_kind("greedy"), player_kind("greedy")}, 5'000, [&](const GameState& state) {
        if (state.round <= 1) most = std::max(most, __builtin_popcount(state[card(state, "1.drake-sotm")].markers & 7));
    });
    CHECK(most == 1);
}

TEST_CASE("Greedy pursues what the victory counts, however few points it brings") {
    for (const char* victory : {R"(<victory>)", R"(<victory cards="nothing">)"})
        for (const char* points : {"1", "2", "500"}) {
            CAPTURE(victory, points);
            const auto play = played(gate + R"(<rules><rule id="hold"><on event="round-end"/><each player="p">
                <if><count><of player="p"/><stands-on zone="gate"/></count><add counter="held" of="p"/></if></each></rule></rules>)" +
                                         victory + R"(<score counter="held" points=")" + points + R"("/></victory>)",
                                     4);
            CHECK(play.state.over);
            CHECK(play.count("held") >= 3);
        }
}

TEST_CASE("Greedy sees no way in a rule that adds nothing to a counter that must fall") {
    const auto play = played(R"(<rules><rule id="rise"><on event="round-end"/><add counter="tide" n="5"/></rule>
            <rule id="still"><on event="move-end"><of player="1"/></on><add counter="tide" n="0"/></rule></rules>
            <victory><win who="1"><round from="2"/><counter id="tide" at-most="0"/></win></victory>)",
                             3);
    CHECK(play.state.over);
    CHECK(play.count("tide") == 3);  // How often it was changed.
}

TEST_CASE("Greedy puts no marker on a card that the scenario lets do nothing") {
    ShippedGame game(valley);
    game.army(1, "finn", {{3, 0}}).army(1, "sonlen", {{2, 1}}).army(2, "raelin-sotm", {{9, 0}});
    PlayedScenario play(scenario_of(game, R"(<rules><modifier id="asleep"><card id="finn"/>
        <cannot act="move"/><cannot act="attack"/></modifier></rules>)",
                                    3));
    int placed = 0;
    play.advance({player_kind("greedy"), player_kind("greedy")}, 3'000, [&](const GameState& now) {
        placed += now[card(now, "1.sonlen")].markers != 0;
        if (life_left(now, card(now, "1.sonlen"))) CHECK(now[card(now, "1.finn")].markers == 0);
    });
    CHECK(placed > 0);
}

TEST_CASE("Greedy seeks the enemy once nobody has been wounded for some rounds") {
    // Each side is paid for staying on its side of the board, and no round is the last.
    ShippedGame game(valley);
    game.army(1, "drake-sotm", {{0, 0}}).army(2, "thorgrim", {{9, 0}});
    PlayedScenario play(
        scenario_of(game, R"(<zones><zone id="west" spaces="0,0,1 0,1,1"/><zone id="east" spaces="9,0,1 8,1,1"/></zones>
        <rules><rule id="hold"><on event="round-end"/>
            <if><count><of player="1"/><stands-on zone="west"/></count><add counter="held" of="1"/></if>
            <if><count><of player="2"/><stands-on zone="east"/></count><add counter="held" of="2"/></if></rule></rules>
        <victory><score counter="held" points="400"/></victory>)",
                    0));
    play.advance({player_kind("greedy"), player_kind("greedy")}, 20'000);
    CHECK(play.state.over);
    CHECK(play.state.round > 3);  // They stayed at first.
    CHECK(play.state.round < 40);
}
