// Tests inside scenarios that begin at any moment and decide whatever a game asks: the situations of the golden files,
// every action in the words of records, whole games pasted as tests, and what is refused.
#include "engine/scenario/trial.h"
#include "engine/story/wording.h"
#include "engine/trials/trial_run.h"
#include "tests/support/arena.h"
#include "tests/support/dice.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"
#include "tests/support/played_scenario.h"

#include <set>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::string golden_text(const std::string& name) {
    return *read_file(std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "tests/golden" / name);
}

const std::vector<std::string> situation_files{"situations.xml", "situations-basic.xml", "situations-set-up.xml"};

Scenario moment_scenario(const std::string& tests) {
    ShippedGame game(grassland);
    game.army(1, "drake-sotm", {{0, 0}}).army(1, "marro-drudge", {{0, 1}, {1, 1}, {2, 1}, {0, 2}}, 2);
    game.army(2, "shiori", {{6, 0}}).army(2, "finn", {{7, 0}});
    Scenario scenario = game.scenario();
    scenario.setups = std::vector<Setup>{Setup{game.players()}};
    const Scenario read = read_or_fail(
        "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><tests>" + tests + "</tests></scenario>", "a.xml");
    scenario.tests = read.tests;
    return scenario;
}

// "LINE: what was expected; what was found", for each test that has failed.
std::string told(const std::vector<TestOutcome>& outcomes) {
    static const Words words = english();
    std::string text;
    for (const TestOutcome& outcome : outcomes) {
        if (outcome.passed()) continue;
        text += (text.empty() ? "" : "; ") + std::to_string(outcome.line) + ":";
        for (const Message& message : outcome.trouble) text += (text.ends_with(":") ? " " : "; ") + english()(message);
    }
    return text;
}

const std::string four_named =
    R"(<figure as="drake" player="1" card="drake-sotm"/><figure as="a" player="1" card="marro-drudge"/>)"
    R"(<figure as="shiori" player="2" card="shiori"/><figure as="finn" player="2" card="finn"/>)";

// The verdict on one test with these steps; empty if it passes.
std::string moment_verdict(const std::string& given, const std::string& steps) {
    return told(run_tests(moment_scenario("<test id=\"t\">" + given + steps + "</test>"), shared_shipped()));
}
std::string with_four(const std::string& more, const std::string& steps) {
    return moment_verdict("<given>" + four_named + more + "</given>", steps);
}

// What the reader says of one step of a test; empty if it is read.
std::string not_read(const std::string& given, const std::string& step) {
    const auto read =
        read_scenario("<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><tests><test id=\"t\">" + given +
                          step + "</test></tests></scenario>",
                      "a.xml", shipped());
    return read ? "" : english()(read.error().message);
}

bool holds_part(const std::string& text, const std::string& part) {
    INFO(text << " | " << part);
    CHECK(text.find(part) != std::string::npos);
    return true;
}

std::string line_of_record(const Wording& wording) {
    std::string line = "<" + wording.name + (by_hand(wording.name) ? " by-hand=\"yes\"" : "");
    for (const auto& [name, value] : wording.members) line += " " + name + "=\"" + value + "\"";
    return line + " check=\"0a9f\"/>";
}

}  // namespace

TEST_CASE("Situations that players argue about are decided as the rulebooks say",
          "[ENGAGE-08][INIT-02][ORDER-05][TURN-04][ATTACK-01][LOS-08][TURN-BASIC-05]") {
    for (const std::string& name : situation_files) {
        const Scenario scenario = read_or_fail(golden_text(name), name);
        const auto outcomes = run_tests(scenario, shared_shipped());
        CHECK(outcomes.size() == tests_of(scenario).tests.size());
        for (const TestOutcome& outcome : outcomes) {
            INFO(name << ": " << outcome.id << ": " << told({outcome}));
            CHECK(outcome.passed());
        }
    }
}

TEST_CASE("The situations are written as they are read") {
    for (const std::string& name : situation_files) {
        INFO(name);
        CHECK((write_scenario(read_or_fail(golden_text(name), name), shipped()) == golden_text(name)));
    }
}

TEST_CASE("Every action is a line of a test as it is a line of a record, and is written to the same bytes") {
    const std::vector<std::string> lines{
        R"(<draft card="finn" check="ef90"/>)",
        R"(<place figure="1.drake-sotm.1.1" at="1,0,1" tail="2,0,1" check="ef90"/>)",
        R"(<marker marker="4" card="1.marro-drudge" check="ef90"/>)",
        R"(<take card="1.marro-drudge" check="ef90"/>)",
        R"(<move figure="1.marro-drudge.2.1" at="1,0,1" tail="2,0,1" way="2" backwards="yes" flown="yes" path="turn 3,0,1 1,0,1" check="ef90"/>)",
        R"(<attack figure="1.marro-drudge.1.1" target="2.finn.1.1" with="1" check="ef90"/>)",
        R"(<attack-piece figure="1.marro-drudge.1.1" piece="gate" with="1" check="ef90"/>)",
        R"(<power figure="1.drake-sotm.1.1" power="2" target="2.finn.1.1" at="1,0,1" tail="2,0,1" card="2.finn" check="ef90"/>)",
        R"(<start figure="1.drake-sotm.1.1" rule="toll--bridge" check="ef90"/>)",
        R"(<choose-figure figure="1.drake-sotm.1.1" check="ef90"/>)",
        R"(<choose-card card="2.finn" check="ef90"/>)",
        R"(<choose-player player="2" check="ef90"/>)",
        R"(<choose-glyph glyph="1" check="ef90"/>)",
        R"(<choose-space at="1,0,1" check="ef90"/>)",
        R"(<choose-option option="3" check="ef90"/>)",
        R"(<choose-number number="-3" check="ef90"/>)",
        R"(<answer yes="yes" check="ef90"/>)",
        R"(<done check="ef90"/>)",
        R"(<put by-hand="yes" figure="2.finn.1.1" at="1,0,1" tail="2,0,1" wounds="2" check="ef90"/>)",
        R"(<dice by-hand="yes" faces="20 1 6" check="ef90"/>)",
        R"(<dispute by-hand="yes" figure="1.drake-sotm.1.1" target="2.finn.1.1" check="ef90"/>)",
        R"(<reseed by-hand="yes" seed="18446744073709551615" check="ef90"/>)",
        R"(<set-round by-hand="yes" round="1000" check="ef90"/>)",
        R"(<set-turn by-hand="yes" card="2.finn" player="2" number="3" check="ef90"/>)",
        R"(<set-marker by-hand="yes" card="2.finn" marker="4" revealed="yes" off="yes" check="ef90"/>)",
        R"(<set-flag by-hand="yes" flag="gate-open" player="1" figure="2.finn.1.1" off="yes" check="ef90"/>)",
        R"(<set-counter by-hand="yes" counter="visits" player="1" figure="2.finn.1.1" value="-100000" check="ef90"/>)",
        R"(<set-control by-hand="yes" card="2.finn" player="1" check="ef90"/>)",
        R"(<bring-card by-hand="yes" card="shiori" player="1" check="ef90"/>)",
        R"(<remove-card by-hand="yes" card="2.finn" check="ef90"/>)",
        R"(<set-glyph by-hand="yes" glyph="astrid" at="1,0,1" face-down="yes" check="ef90"/>)",
        R"(<arrange by-hand="yes" clear="yes" check="ef90"/>)",
        R"(<begin-play by-hand="yes" check="ef90"/>)"};
    REQUIRE(lines.size() == std::variant_size_v<AnyAction>);
    std::string text =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<scenario xmlns=\"urn:hexwright:scenario:2\" "
        "edition=\"master-2007\">\n  <battlefield/>\n  <tests>\n    <test id=\"t\">\n";
    for (const std::string& line : lines) text += "      " + line + "\n";
    text += "    </test>\n  </tests>\n</scenario>\n";
    CHECK(write_scenario(read_or_fail(text, "a.xml"), shipped()) == text);
    std::set<std::string> names, actions;
    for (const std::string& line : lines) names.insert(line.substr(1, line.find(' ') - 1));
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (actions.insert(std::string(std::variant_alternative_t<I, AnyAction>::name)), ...);
    }(std::make_index_sequence<std::variant_size_v<AnyAction>>{});
    CHECK(names == actions);
}

namespace {

std::string_view whereabouts(const Figure& figure) {
    using Place = Figure::Place;
    constexpr std::pair<Place, std::string_view> words[] = {{Place::Board, "battlefield"},
                                                            {Place::Reserve, "reserve"},
                                                            {Place::Destroyed, "destroyed"},
                                                            {Place::Removed, "removed"},
                                                            {Place::Unused, "gone"}};
    return std::ranges::find(words, figure.place, [](const auto& row) { return row.first; })->second;
}

// Expects the next decision to be this player's, and every figure where it is, with its wounds.
std::string all_as_they_are(const GameState& state) {
    const auto player = to_decide(state);
    std::string lines =
        "\n<expect decides=\"" + (player ? std::to_string(player->value + 1) : std::string("nobody")) + "\"/>";
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId id{static_cast<int>(i)};
        lines +=
            "\n<expect figure=\"" + name_of(state, id) + "\" where=\"" + std::string(whereabouts(state[id])) + "\"";
        if (state[id].on_board()) lines += " at=\"" + to_text((*state.board)[state[id].at()].space) + "\"";
        lines += " wounds=\"" + std::to_string(state[id].wounds) + "\"/>";
    }
    return lines;
}

// Decisions taken at random, as the lines of their record.
std::string played_at_random(GameState& state, std::uint64_t seed, int most) {
    Dice random{seed * 31 + 7};
    std::string lines;
    for (int i = 0; i < most && !state.over; ++i) {
        const std::vector<Action> legal = legal_actions(state);
        if (legal.empty()) break;  // What was put aside by hand was all there was to choose from.
        const Action& action = legal[random.below(legal.size())];
        lines += "\n" + line_of_record(wording_of(state, action));
        act(state, action);
    }
    return lines;
}

// What a referee may do at random, where it is allowed.
std::string set_by_hand_at_random(GameState& state, std::uint64_t seed, int most) {
    Dice random{seed * 17 + 3};
    std::string lines;
    for (int i = 0; i < most && !state.over; ++i) {
        const CardId card{static_cast<int>(random.below(state.cards.size()))};
        const FigureId figure{static_cast<int>(random.below(state.figures.size()))};
        const PlayerId player{static_cast<int>(random.below(state.players.size()))};
        const auto space = static_cast<SpaceIndex>(random.below(state.board->size()));
        const Action any[] = {SetRound{random.roll(1, 3)},
                              SetTurn{.card = card},
                              SetTurn{.player = player, .number = random.roll(0, 3)},
                              SetMarker{card, random.roll(1, 4), random.roll(1, 2) == 1},
                              SetMarker{.card = card, .marker = random.roll(1, 4), .off = true},
                              SetControl{card, player},
                              BringCard{*state.catalogue().card("shiori"), player},
                              RemoveCard{card},
                              SetGlyph{*state.catalogue().glyph("astrid"), space, random.roll(1, 2) == 1},
                              PutFigure{figure, space, no_space, 0}};
        const Action& action = any[random.below(std::size(any))];
        if (std::holds_alternative<RemoveCard>(action) && random.roll(1, 3) > 1) continue;
        const auto applied = hexwright::game::apply(state, action);
        if (!applied) continue;
        lines += "\n" + line_of_record(wording_of(state, action));
        state = applied->state;
        lines += played_at_random(state, seed + static_cast<std::uint64_t>(i), 4);
    }
    return lines;
}

std::string verdict_on_pasted(const DrawnGame& game, std::uint64_t seed, const std::string& lines) {
    DrawnGame copy = game;
    Scenario scenario = copy.scenario();
    scenario.setups = std::vector<Setup>{Setup{copy.players()}};
    scenario.tests = read_or_fail(
                         "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><tests><test id=\"t\">"
                         "<given before=\"set-up\" seed=\"" +
                             std::to_string(seed) + "\"/>" + lines + "</test></tests></scenario>",
                         "a.xml")
                         .tests;
    return told(run_tests(scenario, arena_catalogue()));
}

}  // namespace

// Whatever was decided, and whatever fell, the test of the pasted lines comes to the same position.
TEST_CASE("A whole game pasted from its record line by line is a test that passes") {
    for (std::uint64_t number = 0; number < 54; ++number)
        for (const std::string edition : {"master-2007", number % 6 == 0 ? "basic-2007" : "master-2022"}) {
            const DrawnGame game = arena(edition, number);
            const std::uint64_t seed = 77 + number;
            GameState state = game.start(seed);
            std::string lines = played_at_random(state, seed, 60);
            const Action reseed = Reseed{seed};
            lines += "\n" + line_of_record(wording_of(state, reseed));
            act(state, reseed);
            lines += played_at_random(state, seed + 1, 30);
            if (number % 3 == 0) lines += set_by_hand_at_random(state, seed, 12);
            INFO("game " << number << " by " << edition << "\n" << lines);
            CHECK(verdict_on_pasted(game, seed, lines + all_as_they_are(state)) == "");
        }
}

namespace {

void add_mangled(const ScenarioTest& test, std::vector<ScenarioTest>& tests) {
    auto add = [&, count = 0](auto&& mangle) mutable {
        if (++count % 4 != 0) return;  // A quarter of them: all take 26 s without optimisation.
        tests.push_back(test);
        mangle(tests.back());
    };
    const auto step = [](ScenarioTest& t, std::size_t i) { return t.steps.begin() + static_cast<std::ptrdiff_t>(i); };
    for (std::size_t i = 0; i < test.steps.size(); ++i) {
        add([&](ScenarioTest& t) { t.steps.erase(step(t, i)); });
        add([&](ScenarioTest& t) { t.steps.insert(step(t, i), t.steps[i]); });
        add([&](ScenarioTest& t) { std::rotate(t.steps.begin(), step(t, i), t.steps.end()); });
        add([&](ScenarioTest& t) { t.given->so_far = trial::SoFar{{t.steps[i]}, t.line}; });
    }
    for (const auto before : {trial::Before::Turns, trial::Before::Round, trial::Before::SetUp})
        add([&](ScenarioTest& t) { t.given->before = before; });
    for (std::size_t i = 0; i < test.given->figures.size(); ++i)
        for (const auto phase : {trial::Phase::Start, trial::Phase::Moving, trial::Phase::Attacking, trial::Phase::End})
            add([&](ScenarioTest& t) {
                trial::Figure& figure = t.given->figures[i];
                figure.as.word = figure.as.word.empty() ? "nameless" : figure.as.word;
                figure.moved = YesNo::Yes;
                t.given->turn = trial::GivenTurn{.figure = {figure.as.word}, .phase = phase, .line = t.line};
                t.given->turn->attack_bonus.value = -20;
                t.given->used.push_back({{figure.as.word}, {1}, t.line});
                t.given->attacked.push_back({{figure.as.word}, {figure.as.word}, {}, t.line});
            });
}

}  // namespace

TEST_CASE("Whatever becomes of a test's lines, it passes or says at which line it fails and why") {
    std::size_t failed = 0;
    for (const std::string& name : situation_files) {
        Scenario scenario = read_or_fail(golden_text(name), name);
        std::vector<ScenarioTest> tests;
        for (const ScenarioTest& test : tests_of(scenario).tests) add_mangled(test, tests);
        CHECK(tests.size() >= 10);
        scenario.tests = std::make_shared<const ScenarioTests>(ScenarioTests{tests});
        for (const TestOutcome& outcome : run_tests(scenario, shared_shipped())) {
            if (outcome.passed()) continue;
            ++failed;
            const std::string text = told({outcome});
            INFO(name << ": " << outcome.id << ": " << text);
            CHECK(outcome.line > 0);
            CHECK(text.find("test.") == std::string::npos);
        }
    }
    CHECK(failed > 200);
}

TEST_CASE("A position that no game can have is refused with its line, what is wrong and what to do") {
    const std::string fine = "<expect winner=\"open\"/>", turn = R"(<turn figure="a"/>)";
    const std::pair<std::string, std::string> table[] = {
        {R"(<attacked figure="a" target="finn"/>)", "this needs a turn, but none is given; give the turn of a figure"},
        {R"(<used figure="a" power="1"/>)", "this needs a turn, but none is given"},
        {R"(<figure player="1" card="marro-drudge" moved="yes"/>)", "this needs a turn, but none is given"},
        {R"(<turn figure="drak"/>)", "no figure is called \"drak\"; did you mean \"drake\"?"},
        {R"(<turn figure="1.drake.1.1"/>)", "no figure is called \"1.drake.1.1\""},
        {turn + R"(<attacked figure="finn" target="a"/>)",
         "2.finn.1.1 does not take part in the given turn, a turn of 1.marro-drudge"},
        {turn + R"(<attacked figure="2.fin.1.1" target="a"/>)", "did you mean \"2.finn.1.1\"?"},
        {turn + R"(<attacked figure="a" target="finn" with="9"/>)", "1.marro-drudge has no power 9; it has 2"},
        {turn + R"(<attacked figure="a" target="finn" with="1"/>)", "1.marro-drudge does not attack with power 1"},
        {turn + R"(<used figure="a" power="31"/>)", "1.marro-drudge has no power 31; it has 2"},
        {R"(<figure player="2" card="shiori" moved="yes"/>)" + turn, "player 2 has no shiori"},
        {R"(<card player="1" id="sonlen"/>)", "player 1 has no card sonlen"},
        {R"(<card player="3" id="finn"/>)", "there is no player 3"},
        {R"(<card player="2" id="finn" markers="1"/><card player="2" id="shiori" markers="X 1"/>)",
         "player 2 has order marker 1 only once; leave it on one card"},
        {R"(<card player="2" id="finn" markers="1" revealed="2"/>)", "order marker 2 is revealed, but"},
        {R"(<card player="1" id="marro-drudge" markers="1"/><turn figure="a" number="2"/>)",
         "order marker 2 is not on 1.marro-drudge"},
        {R"(<card player="2" id="finn" markers="1"/>)" + turn, "order marker 3 is not on 1.marro-drudge"},
        {"<so-far>" + fine + "</so-far>", "so-far cannot contain expectations"},
        {R"(<so-far><move figure="a" to="7,0,1" refused="yes"/></so-far>)", "so-far cannot contain expectations"},
        {R"(<so-far><done/></so-far>)", "expected a question here that this answers, but there is none"},
    };
    for (const auto& [more, sentence] : table) holds_part(with_four(more, fine), sentence);
    const std::pair<std::string, std::string> given[] = {
        {R"(<given before="round" first="1"/>)", "before a round the dice have not decided yet"},
        {R"(<given before="round">)" + four_named + turn + "</given>", "nobody takes one before a round"},
        {R"(<given before="set-up">)" + four_named + "</given>", "before the set-up nothing is"},
        {R"(<given before="set-up"><card player="2" id="finn"/></given>)", "before the set-up nothing is"},
        {R"(<given><figure as="a" player="1" card="marro-drudge" where="destroyed"/><turn figure="a"/></given>)",
         "cannot take a turn: it is not on the battlefield"},
        {R"(<given><figure as="a" player="1" card="marro-drudge" moved="yes"/><figure player="1" card="marro-drudge" moved="yes"/>
            <figure player="1" card="marro-drudge" moved="yes"/><figure player="1" card="marro-drudge" moved="yes"/><turn figure="a"/></given>)",
         "in a turn 3 figures of this card move and attack, but 4 are given"},
    };
    for (const auto& [position, sentence] : given) holds_part(moment_verdict(position, fine), sentence);
}

TEST_CASE("A line that decides what cannot be decided fails with what may be decided instead") {
    const std::string fine = "<expect winner=\"open\"/>";
    const std::pair<std::string, std::string> table[] = {
        {R"(<done/>)", "expected a question here that this answers, but there is none; the game goes on"},
        {R"(<marker marker="1" card="drake"/>)", "expected a question here"},
        {R"(<turn figure="drake"/><choose-figure figure="finn"/>)",
         "expected this to be allowed, but it is refused; player 1 may decide: Sgt. Drake Alexander to "},
        {R"(<turn figure="drake"/><choose-figure figure="2.fin.1.1"/>)",
         "\"2.fin.1.1\" is not in this game at this point"},
        {R"(<turn figure="drake"/><place figure="finn" at="50,0,1"/>)", "\"50,0,1\" is not in this game"},
        {R"(<turn figure="drake"/><choose-glyph at="1,0,1"/>)", "\"1,0,1\" is not in this game"},
        {R"(<turn figure="drake"/><choose-space at="50,0,1"/>)", "\"50,0,1\" is not in this game"},
        {R"(<turn figure="drake"/><choose-card card="1.sonlen"/>)", "\"1.sonlen\" is not in this game"},
        {R"(<choose-player player="3"/>)", "there is no player 3"},
        {R"(<power figure="drake" power="9"/>)",
         "expected this to be allowed, but it is refused; player 1 may decide:"},
        {R"(<power figure="drake" power="9" refused="yes"/><done refused="yes"/>)", "expected this to be refused"},
        {R"(<turn figure="drake" refused="yes"/>)", "expected this to be refused, but it is allowed"},
        {R"(<move figure="drake" at="1,0,1" to="1,0,1"/>)", "at and to say the same; leave one of them out"},
        {R"(<dice show="skull" faces="1"/>)", "show and faces say the same"},
        {R"(<answer is="yes" yes="yes"/>)", "is and yes say the same"},
        {R"(<choose-glyph glyph="1" at="1,0,1"/>)", "glyph and at say the same"},
        {R"(<put at="1,0,1" wounds="1"/>)", "this puts a figure by hand; name it with figure"},
        {R"(<put figure="drake" at="6,0,1"/>)", "expected this to be allowed, but it is refused; "},
        {R"(<dispute figure="drake" target="finn"/>)", "expected this to be allowed, but it is refused; "},
        {R"(<expect wounds="0"/>)", "at, tail, wounds and where need a figure; name it with figure"},
        {R"(<expect figure="1.drake.1.1" wounds="0"/>)", "no figure is called \"1.drake.1.1\""},
        {R"(<move figure="drake" to="3,0,1" path="1,0,1 2,0,1"/>)", "expected this to be allowed, but it is refused; "},
        {R"(<move figure="drake" to="1,0,1" way="7"/>)", "expected this to be allowed, but it is refused; "},
        {R"(<dice faces="7"/><turn figure="drake"/><move figure="drake" to="5,0,1"/><attack figure="drake" target="shiori"/>)",
         "a combat die is rolled here, which cannot show 7"},
        {R"(<dice show="skull" exactly="yes"/><move figure="drake" to="5,0,1"/><attack figure="drake" target="shiori"/>)",
         "exactly 1 dice are set, but 9 are rolled"},
    };
    for (const auto& [steps, sentence] : table) holds_part(with_four("", steps + fine), sentence);
}

TEST_CASE("What is expected of a figure itself is told with where it is") {
    const std::pair<std::string, std::string> table[] = {
        {R"(<expect figure="drake" at="1,0,1"/>)",
         "expected 1.drake-sotm.1.1 to stand at 1,0,1; 1.drake-sotm.1.1 stands at 0,0,1, wounds: 0"},
        {R"(<expect figure="drake" tail="1,0,1"/>)",
         "expected 1.drake-sotm.1.1 to stand with its second space at 1,0,1"},
        {R"(<expect figure="drake" wounds="2"/>)", "expected 1.drake-sotm.1.1 to have wounds: 2"},
        {R"(<expect figure="drake" where="destroyed"/>)", "expected 1.drake-sotm.1.1 to be here: destroyed"},
        {R"(<expect decides="2"/>)", "expected it to be player 2's decision; nobody has anything to decide"},
        {R"(<turn figure="drake"/><expect decides="nobody"/>)",
         "expected that nobody has to decide anything; it is player 1's decision"},
    };
    for (const auto& [steps, sentence] : table) holds_part(with_four("", steps), sentence);
}

TEST_CASE("Before a round its own rules still wait, and its first player is not known") {
    const auto rings = [](const std::string& given, const std::string& steps) {
        Scenario scenario = moment_scenario("<test id=\"t\">" + given + steps + "</test>");
        scenario.rulebook =
            read_or_fail(
                "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><rules><rule id=\"bell\"><on "
                "event=\"round-start\"/><add counter=\"bells\"/></rule></rules></scenario>",
                "b.xml")
                .rulebook;
        return told(run_tests(scenario, shared_shipped()));
    };
    const auto bells = [](int n) {
        const std::string count = std::to_string(n);
        return "<expect><counter id=\"bells\" at-least=\"" + count + "\" at-most=\"" + count + "\"/></expect>";
    };
    for (const char* round : {"1", "3"}) {
        const std::string given =
                              "<given before=\"round\" round=\"" + std::string(round) + "\">" + four_named + "</given>",
                          in_round =
                              "<expect><round from=\"" + std::string(round) + "\" to=\"" + round + "\"/></expect>";
        CHECK(rings(given, bells(0) + R"(<marker marker="1" card="a"/>)" + bells(1) + in_round) == "");
        CHECK(rings(given, R"(<turn figure="drake"/>)" + bells(1) + in_round + "<end-round/>" + bells(2)) == "");
    }
    CHECK(rings(R"(<given before="set-up"/>)", bells(0) + R"(<marker marker="1" card="1.drake-sotm"/>)" + bells(1)) ==
          "");
}

TEST_CASE("Where order markers are given, turns come by them and others pass") {
    const std::string markers =
        R"(<card player="1" id="drake-sotm" markers="2 3"/><card player="1" id="marro-drudge" markers="1 X"/>
           <card player="2" id="finn" markers="1"/>)";
    CHECK(with_four(markers, R"(<expect decides="1"/><move figure="a" to="2,2,1"/><end-turn/><expect decides="2"/>
        <turn figure="drake"/><expect figure="drake"><active/></expect><turn figure="finn" refused="yes"/>)") == "");
    CHECK(with_four(markers, R"(<turn figure="drake"/><turn figure="drake"/><turn figure="drake" refused="yes"/>)") ==
          "");
    holds_part(with_four(markers, R"(<turn figure="drake"/><move figure="a" to="2,2,1"/><expect winner="open"/>)"),
               "1.marro-drudge has no more turns this round");
    const std::string later =
        R"(<card player="1" id="drake-sotm" markers="1 2 3" revealed="1"/><card player="2" id="finn" markers="1 2"/>)";
    CHECK(with_four(later, R"(<expect decides="2"/><end-turn/><turn figure="drake"/><turn figure="drake"/>
        <turn figure="drake" refused="yes"/>)") == "");
    CHECK(with_four(later + R"(<turn figure="finn" phase="attacking"/>)",
                    R"(<expect figure="finn" at="7,0,1"><active/></expect><turn figure="drake"/><turn figure="finn"/>
        <turn figure="finn" refused="yes"/>)") == "");
}

TEST_CASE("The reader refuses lines of tests that say nothing or nothing that there can be") {
    const std::pair<std::string, std::string> table[] = {
        {R"(<move figure="a"/>)", "<move> needs the attribute to"},
        {R"(<dice/>)", "<dice> needs the attribute show"},
        {R"(<put/>)", "<put> needs the attribute at"},
        {R"(<choose-glyph/>)", "<choose-glyph> needs the attribute glyph"},
        {R"(<choose-figure/>)", "<choose-figure> needs the attribute figure"},
        {R"(<choose-figure figure="A B"/>)", "\"A B\" is not a name; use one from this test, or from a record"},
        {R"(<choose-card card=".finn"/>)", "\".finn\" is not a name"},
        {R"(<move figure="a" to="1,0,1" path="1,0"/>)", "\"1,0\" is not a step of a path"},
        {R"(<move figure="a" to="1,0,1" path="1,0,1  2,0,1"/>)", "\"\" is not a step of a path"},
        {R"(<marker marker="5" card="a"/>)", "write a number from 1 to 4"},
        {R"(<done check="zz"/>)", "\"zz\" is not a check"},
        {R"(<reseed seed="-1"/>)", "seed"},
        {R"(<reseed seed="18446744073709551616"/>)", "seed"},
        {R"(<dice faces="21"/>)", "a die cannot show \"21\""},
        {R"(<power figure="a"/>)", "<power> needs the attribute power"},
    };
    for (const auto& [step, sentence] : table) holds_part(not_read("", step), sentence);
    const auto in_given = [](const std::string& more) { return not_read("<given>" + more + "</given>", ""); };
    holds_part(in_given(R"(<card player="1" id="finn" markers="4"/>)"), "\"4\" is not an order marker");
    holds_part(in_given(R"(<card player="1" id="finn" markers="1 1"/>)"), "an order marker is named twice");
    holds_part(in_given(R"(<card player="1" id="finn" markers="1 2 3 X 1"/>)"), "an order marker is named twice");
    holds_part(in_given(R"(<turn figure="a" phase="middle"/>)"), "start");
    holds_part(in_given(R"(<turn figure="a"/><turn figure="a"/>)"), "turn");
    holds_part(in_given(R"(<so-far/><so-far/>)"), "so-far");
    holds_part(not_read(R"(<given before="lunch"/>)", ""), "set-up");
}
