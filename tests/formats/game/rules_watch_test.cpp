// A scenario's rules under observation: which conditions hold, what stopped a rule, how often each ran.
#include "engine/rulebook/rules_watch.h"

#include "engine/rulebook/hooks.h"
#include "engine/rulebook/live_words.h"
#include "engine/scenario/word_tree.h"
#include "engine/session/rule_history.h"
#include "formats/telling/rules_text/passage.h"
#include "formats/telling/rules_text/watch_text.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr std::string_view watched_meadow = R"(
    1 1 1 1 1 1
     1 1 1 1 1 1
    1 1 1 1 1 1)";

// Drake of player 1 at 0,0, Sonlen of player 2 at 5,0, and these sections of a scenario file.
std::shared_ptr<const Scenario> watched_scenario(const std::string& sections) {
    ShippedGame game(watched_meadow);
    game.army(1, "drake-sotm", {{0, 0}}).army(2, "sonlen", {{5, 0}});
    Scenario scenario = game.scenario();
    const Scenario read = read_or_fail(
        "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/>" + sections + "</scenario>", "watched.xml");
    scenario.setups = std::vector<Setup>{Setup{game.players()}};
    scenario.rulebook = read.rulebook;
    scenario.zones = *read.zones;
    scenario.rounds = read.rounds;
    return std::make_shared<const Scenario>(std::move(scenario));
}

GameSession watched_session(const std::string& sections) {
    auto session = GameSession::begin(watched_scenario(sections), shared_shipped(), {}, {});
    if (!session) FAIL(describe(session.error(), english()));
    return std::move(*session);
}

// Takes the last choice until the round is over.
void end_watched_round(GameSession& session) {
    const int round = session.state().round;
    while (!session.state().over && session.state().round == round)
        REQUIRE(session.choose(session.legal_actions().size() - 1));
}

const std::string flood_rules = R"(<rules>
    <rule id="flood"><on event="round-end"/><when><flag id="dam-broken"/><round from="2"/></when>
      <each figure="f"><wound/></each></rule>
    <rule id="breaks"><on event="round-end" from="2"/><set flag="dam-broken"/></rule></rules>)";

}  // namespace

TEST_CASE("The watch names the one condition that keeps a rule from running, until it holds") {
    GameSession session = watched_session(flood_rules);
    RuleHistory history;
    const auto flood_now = [&] { return watched_rules(session.state()).rules.at(0); };
    CHECK(history.records(session, session.current())[0].occasions == 0);
    end_watched_round(session);
    end_watched_round(session);  // At its end the dam breaks, after the flood has looked.
    RuleRecord flood = history.records(session, session.current())[0];
    CHECK(flood.occasions == 2);
    CHECK(flood.fired == 0);
    REQUIRE(flood.last_stopped);
    CHECK(flood.last_stopped->round == 2);
    CHECK(flood.last_stopped->stopped->where == RuleStop::Where::When);
    CHECK(std::get<condition::Flag>(flood.last_stopped->decisive->is).id.word == "dam-broken");
    CHECK_FALSE(flood.last_stopped->holds);
    CHECK(flood_now().when[0].holds == 1);  // Now it does.
    CHECK(flood_now().would_run == 1);
    end_watched_round(session);
    flood = history.records(session, session.current())[0];
    CHECK(flood.fired == 1);
    CHECK(flood.last->fired);
    CHECK(flood.last_stopped->round == 2);
    CHECK(history.records(session, session.current())[1].fired == 2);
}

TEST_CASE("A position before the flag is raised shows it as wrong, on the same line") {
    GameSession session = watched_session(flood_rules);
    const WatchedRule flood = watched_rules(session.state()).rules.at(0);
    CHECK(flood.of == AskedOf::Game);
    CHECK(flood.asked == 1);
    CHECK(flood.when[0].holds == 0);
    CHECK(flood.when[1].holds == 0);  // Round 2 is not yet.
    CHECK(flood.would_run == 0);
    end_watched_round(session);
    CHECK(watched_rules(session.state()).rules.at(0).when[1].holds == 1);
    CHECK(watched_rules(session.state()).rules.at(1).events[0].in_rounds);
}

TEST_CASE("Conditions about the figure of an event are asked of all figures") {
    GameSession session = watched_session(R"(<zones><zone id="mud" use="mud" spaces="0,0,1 1,0,1"/></zones><rules>
        <rule id="stuck"><on event="move-end"><of player="1"/></on><when><stands-on zone="mud"/></when>
          <unless><wounded/></unless><wound/></rule></rules>)");
    const WatchedRule stuck = watched_rules(session.state()).rules.at(0);
    CHECK(stuck.of == AskedOf::Figures);
    CHECK(stuck.asked == 2);
    CHECK(stuck.events[0].conditions[0].holds == 1);
    CHECK(stuck.when[0].holds == 1);
    CHECK(stuck.unless[0].holds == 0);
    CHECK(stuck.would_run == 1);
}

TEST_CASE("Of nested conditions the innermost that decides is named") {
    GameSession session = watched_session(R"(<rules><rule id="storm"><on event="round-end"/><when><all>
        <round to="9"/><not><flag id="calm"/><round to="5"/></not></all></when><set flag="wet"/></rule></rules>)");
    const WatchedRule storm = watched_rules(session.state()).rules.at(0);
    REQUIRE(storm.when.size() == 1);
    REQUIRE(storm.when[0].parts.size() == 2);
    CHECK(storm.when[0].holds == 0);
    CHECK(storm.when[0].parts[0].holds == 1);
    CHECK(storm.when[0].parts[1].parts[1].holds == 1);
    end_watched_round(session);
    RuleHistory history;
    const RuleRecord record = history.records(session, session.current())[0];
    REQUIRE(record.last_stopped);
    CHECK(std::get<condition::Round>(record.last_stopped->decisive->is).to.value == 5);
    CHECK(record.last_stopped->holds);
}

TEST_CASE("A rule that runs once is spent, and stopped by that from then on") {
    GameSession session = watched_session(
        R"(<rules><rule id="gift" once="yes"><on event="round-end"/><set flag="given"/></rule></rules>)");
    RuleHistory history;
    end_watched_round(session);
    CHECK(watched_rules(session.state()).rules.at(0).spent);
    end_watched_round(session);
    const RuleRecord gift = history.records(session, session.current())[0];
    CHECK(gift.fired == 1);
    REQUIRE(gift.last_stopped);
    CHECK(gift.last_stopped->stopped->where == RuleStop::Where::Spent);
    CHECK(gift.last_stopped->decisive == nullptr);
}

TEST_CASE("A rule of the set-up is counted at the start of the line") {
    GameSession session =
        watched_session(R"(<rules><rule id="dawn"><on event="setup-done"/><set flag="light"/></rule></rules>)");
    RuleHistory history;
    CHECK(history.records(session, SessionTree::root())[0].fired == 1);
}

TEST_CASE("What stopped a rule of the set-up is a condition of the game's own rules, which lasts as long as the game") {
    const GameSession session = watched_session(
        R"(<rules><rule id="dusk"><on event="setup-done"/><when><flag id="dark"/></when><set flag="light"/></rule>
           <rule id="night"><on event="round-end"/><set flag="dark"/></rule></rules>)");
    RuleHistory history;
    const RuleRecord dusk = history.records(session, session.current())[0];
    REQUIRE(dusk.last_stopped);
    const Rule& rule = session.state().setup->rulebook->written.rules[0];
    CHECK(dusk.last_stopped->decisive == &rule.when->conditions[0]);
}

TEST_CASE("A line that was taken back counts no longer, the other line of the tree does") {
    GameSession session = watched_session(flood_rules);
    RuleHistory history;
    const NodeId before = session.current();
    end_watched_round(session);
    const NodeId after = session.current();
    REQUIRE(session.go_to(before));
    CHECK(history.records(session, session.current())[0].occasions == 0);
    CHECK(history.records(session, after)[0].occasions == 1);
}

TEST_CASE("Modifiers and wins are watched like rules") {
    GameSession session = watched_session(R"(<rules>
        <modifier id="dark"><while><round to="1"/></while><of player="2"/><bonus to="range" n="-1"/></modifier></rules>
        <victory><win who="each" as="p" timing="end-of-round"><count at-least="1"><of player="p"/><stands-on><level at-most="1"/></stands-on></count></win>
        <win who="1"><flag id="done"/></win></victory>)");
    const WatchedRules now = watched_rules(session.state());
    CHECK(now.modifiers.at(0).lasts);
    CHECK(now.modifiers.at(0).asked == 2);
    CHECK(now.modifiers.at(0).applies == 1);
    CHECK(now.wins.at(0).reached);
    CHECK(now.wins.at(0).players == std::vector{PlayerId{0}, PlayerId{1}});
    CHECK(now.wins.at(0).conditions[0].holds == 2);
    CHECK_FALSE(now.wins.at(1).reached);
    CHECK(now.wins.at(1).conditions[0].holds == 0);
    end_watched_round(session);
}

// ---- in words

namespace {

// With stars where a part stands out.
std::string starred(std::string text) {
    std::ranges::replace(text, text_marks[0], '*');
    return text;
}

// "+" holds, "-" fails, "~" for some; indented below headings.
std::string lines_told(const WatchText& text) {
    std::string all;
    for (const WatchLine& line : text.lines) {
        all.append(static_cast<std::size_t>(line.depth) * 2, ' ');
        all += line.mark == WatchMark::Holds     ? "+ "
               : line.mark == WatchMark::Fails   ? "- "
               : line.mark == WatchMark::Depends ? "~ "
                                                 : "";
        all += starred(line.text) + "\n";
    }
    return all;
}

WatchPage page_of(const GameSession& session) {
    RuleHistory history;
    return watch_page(session.state(), history.records(session, session.current()), english());
}

}  // namespace

TEST_CASE("The watch in words: each condition by itself, with what stopped the rule") {
    GameSession session = watched_session(flood_rules);
    CHECK(page_of(session).rules[0].history == std::vector<std::string>{"Its event has not happened yet."});
    end_watched_round(session);
    const WatchText flood = page_of(session).rules[0];
    CHECK(flood.title == "Flood");
    CHECK(starred(flood.lead) ==
          "At the end of each round, if the flag *dam broken* has been raised and it is round 2 or later.");
    CHECK(lines_told(flood) == "- the flag *dam broken* has been raised\n+ it is round 2 or later\n");
    CHECK(flood.now == "It would not run now.");
    REQUIRE(flood.history.size() == 2);
    CHECK(flood.history[0] == "It has not run yet.");
    CHECK(starred(flood.history[1]) ==
          "Last prevented in round 1: it requires that the flag *dam broken* has been raised.");
    end_watched_round(session);
    CHECK(lines_told(page_of(session).rules[0]) ==
          "+ the flag *dam broken* has been raised\n+ it is round 2 or later\n");
    CHECK(page_of(session).rules[0].now == "It would run if its event happened now.");
    end_watched_round(session);
    CHECK(page_of(session).rules[0].history[0] == "It has run once.");
}

TEST_CASE("The watch in words tells what must not hold as its opposite") {
    GameSession session = watched_session(R"(<zones><zone id="mud" use="mud" spaces="0,0,1 1,0,1"/></zones><rules>
        <rule id="stuck" once="yes"><on event="move-end" from="2"><of player="1"/></on>
          <when><any><stands-on zone="mud"/><all><wounded/><engaged/></all></any></when>
          <unless><not><flag id="rain"/></not><round to="1"/></unless><wound/></rule></rules>)");
    const WatchText stuck = page_of(session).rules[0];
    CHECK(lines_told(stuck) ==
          "+ it has not run before\n"
          "- it is round 2 or later\n"
          "~ the figure that moved is controlled by player 1\n"
          "~ one of these is true:\n"
          "  ~ the figure that moved is in the zone *mud*\n"
          "  - all of these are true:\n"
          "    - the figure that moved is wounded\n"
          "    - the figure that moved is engaged\n"
          "- the flag *rain* has been raised\n"
          "- it is not round 1\n");
    CHECK(stuck.now == "It would not run now.");
}

TEST_CASE("Modifiers and wins of the watch in words") {
    GameSession session = watched_session(R"(<rules>
        <modifier id="dark"><while><round to="1"/></while><of player="2"/><bonus to="range" n="-1"/></modifier></rules>
        <victory><win who="each" as="p" timing="end-of-round"><count at-least="1"><of player="p"/><wounded/></count></win>
        <win who="1"><not><flag id="done"/></not></win></victory>)");
    const WatchPage page = page_of(session);
    CHECK(lines_told(page.modifiers[0]) == "+ it is round 1\n~ that figure is controlled by player 2\n");
    CHECK(page.modifiers[0].now == "Active for 1 of 2 figures.");
    CHECK(page.wins[0].title == "Win 1");
    CHECK(page.wins[0].now == "It is not met now.");
    CHECK(page.wins[1].now == "It is met now.");
    REQUIRE(session.act(
        PutFigure{fig(session.state(), "2.sonlen.1.1"), session.state().board->index({{5, 0}, 1}), no_space, 1}));
    CHECK(page_of(session).wins[0].now == "It is met now for player 2. It counts at the end of the round.");
    CHECK(lines_told(page.wins[1]) == "+ the flag *done* has not been raised\n");
}

TEST_CASE("A rule about one person is watched without calling everybody by that name") {
    GameSession session = watched_session(R"(<rules><rule id="peace"><on event="attacked"><card id="sonlen"/></on>
        <when><wounded/></when><wound/></rule></rules>)");
    CHECK(lines_told(page_of(session).rules[0]) == "~ that figure is a Sonlen figure\n- that figure is wounded\n");
}

TEST_CASE("All rules of the samples can be watched in words") {
    for (const std::string& name : scenario_names()) {
        auto started = start_game(sample_scenario(name), shared_shipped(), {});
        REQUIRE(started);
        if (!started->state.setup->rulebook) continue;
        const WatchPage page = watch_page(started->state, {}, english());
        CHECK(page.rules.size() == started->state.setup->rulebook->book.rules.size());
        for (const auto* texts : {&page.rules, &page.modifiers, &page.wins})
            for (const WatchText& text : *texts) {
                INFO(name << ": " << text.title << ": " << text.lead << "\n" << lines_told(text));
                CHECK_FALSE(text.title.empty());
                CHECK((text.lead.ends_with('.') || text.lead.ends_with(':')));  // The lines follow.
                CHECK_FALSE(text.now.empty());
                for (const WatchLine& line : text.lines) CHECK_FALSE(line.text.empty());
            }
    }
}

// ---- counted a second way: by listening to the hook that begins rules

namespace {

std::vector<int> heard_occasions, heard_fired;

void hear_rule(GameUpdate& update, const Step& step) {
    const std::size_t steps = update.state.steps.size();
    begin_rule(update, step);
    const auto rule = static_cast<std::size_t>(step.number);
    ++heard_occasions[rule];
    heard_fired[rule] += update.state.steps.size() > steps;
}

}  // namespace

TEST_CASE("Over 200 games of the samples the counts are those of the rules that began") {
    const std::vector<std::string> names = scenario_names();
    int games = 0, fired = 0, stopped = 0;
    for (int number = 0; number < 200; ++number) {
        const std::string& name = names[static_cast<std::size_t>(number) % names.size()];
        const GameOptions options{.seed = static_cast<std::uint64_t>(number)};
        auto started = start_game(sample_scenario(name), shared_shipped(), options);
        REQUIRE(started);
        if (!started->state.setup->rulebook) continue;
        ++games;
        ScenarioHooks hooks = *started->state.setup->scenario_hooks;
        hooks.start_rule = hear_rule;
        auto setup = std::make_shared<GameSetup>(*started->state.setup);
        setup->scenario_hooks = &hooks;
        started->state.setup = std::move(setup);
        const std::size_t rules = started->state.setup->rulebook->book.rules.size();
        heard_occasions.assign(rules, 0);
        heard_fired.assign(rules, 0);
        GameSession session(std::move(*started), options, {player_kind("random"), player_kind("random")});
        session.advance({.most_decisions = 120});
        const std::vector<int> occasions = heard_occasions, began = heard_fired;
        const auto records = RuleHistory{}.records(session, session.current());
        for (std::size_t rule = 0; rule < rules; ++rule) {
            INFO(name << ", seed " << number << ", rule " << rule);
            REQUIRE(records[rule].occasions == occasions[rule]);
            REQUIRE(records[rule].fired == began[rule]);
            fired += began[rule];
            stopped += occasions[rule] - began[rule];
        }
    }
    CHECK(games > 100);
    CHECK(fired > 100);
    CHECK(stopped > 100);
}

TEST_CASE("What stands in an if of a rule's effects is ticked, too, also inside another") {
    GameSession session = watched_session(R"(<rules>
        <rule id="tide"><on event="round-end"/><when><round from="1"/></when>
          <if><round from="2"/><set flag="high"/><if><flag id="high"/><set flag="higher"/></if></if></rule></rules>)");
    const auto lines = [&] { return watch_page(session.state(), {}, english()).rules.at(0).lines; };
    const auto marks = [&] {
        std::string text;
        for (const WatchLine& line : lines())
            text += std::to_string(line.depth) + (line.mark == WatchMark::Holds ? "+" : "-");
        return text;
    };
    REQUIRE(lines().size() == 5);  // The rule's own, and two branches with one condition each.
    CHECK(lines()[1].text == english()(Message{"watch.branch"}));
    CHECK(marks() == "0+0-1-1-2-");
    end_watched_round(session);
    CHECK(marks() == "0+0+1+1-2-");
    end_watched_round(session);
    CHECK(marks() == "0+0+1+1+2+");
}

// ---- by where conditions stand in the words

namespace {

const std::string rules_with_nests = R"(<rules>
    <modifier id="mire"><while><round from="2"/></while><card id="drake-sotm"/><bonus to="range" n="-3"/></modifier>
    <rule id="late"><on event="round-end"><round from="1"/></on><when><round from="2"/></when>
      <unless><any><round from="5"/><not><round from="1"/></not></any></unless>
      <if><round from="1"/><set flag="begun"/></if></rule></rules>
    <victory><win who="each" as="p"><counter id="tribute" of="p" at-least="3"/></win></victory>)";

// "holds of asked" by path.
std::map<std::string, std::string> live_in(const GameSession& session) {
    std::map<std::string, std::string> told;
    for (const auto& [path, live] : live_words(session.state(), tree_of(*session.scenario())))
        told[to_text(path)] = std::to_string(live.holds) + " of " + std::to_string(live.asked);
    return told;
}

}  // namespace

TEST_CASE("Each condition tells by its path whether it holds now, those inside others, too") {
    GameSession session = watched_session(rules_with_nests);
    std::map<std::string, std::string> wanted{
        {"modifiers[0]/during[0]/conditions[0]", "0 of 1"},
        {"modifiers[0]/conditions[0]", "1 of 2"},
        {"rules[0]/events[0]/conditions[0]", "1 of 1"},
        {"rules[0]/when[0]/conditions[0]", "0 of 1"},
        {"rules[0]/unless[0]/conditions[0]", "0 of 1"},
        {"rules[0]/unless[0]/conditions[0]/parts[0]", "0 of 1"},
        {"rules[0]/unless[0]/conditions[0]/parts[1]", "0 of 1"},
        {"rules[0]/unless[0]/conditions[0]/parts[1]/parts[0]", "1 of 1"},
        {"rules[0]/effects[0]/conditions[0]", "1 of 1"},
        {"victory[0]/wins[0]/conditions[0]", "0 of 2"},
    };
    for (const auto& [path, mark] : live_in(session)) {
        INFO(path);
        CHECK(wanted[path] == mark);
    }
    CHECK(live_in(session) == wanted);
    end_watched_round(session);
    wanted["modifiers[0]/during[0]/conditions[0]"] = wanted["rules[0]/when[0]/conditions[0]"] = "1 of 1";
    CHECK(live_in(session) == wanted);
}

TEST_CASE("In every sample each condition of a rule, modifier or win that is asked of the game has its mark") {
    for (const std::string& name : scenario_names()) {
        INFO(name);
        const Scenario scenario = sample_scenario(name);
        const PlayedScenario played(scenario);
        const WordNode words = tree_of(scenario);
        const auto live = live_words(played.state, words);
        each_word(words, [&](const WordPath& path, const WordNode& word) {
            const WordPath parent = path.parent();
            const bool asked = word.group == "condition" && !parent.top() &&
                               (parent.last().list == "when" || parent.last().list == "unless" ||
                                parent.last().list == "events" || parent.last().list == "wins");
            if (asked) CHECK(live.contains(path));
        });
        for (const auto& [path, mark] : live) {
            CHECK(word_at(words, path)->group == "condition");
            CHECK(mark.holds <= mark.asked);
        }
    }
}
