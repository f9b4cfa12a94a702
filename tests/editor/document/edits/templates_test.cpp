// Templates: each is put into a scenario, its holes are filled in, and then it does what it says.
#include "editor/document/edits/templates.h"

#include "engine/checks/scenario_check.h"
#include "engine/trials/trial_run.h"
#include "tests/editor/edited_scenario.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// A street of ten tiles with a gate beside its fifth: Drake comes from the west, Syvarris from the east.
std::string street() {
    std::string file =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<scenario xmlns=\"urn:hexwright:scenario:2\" "
        "edition=\"master-2007\">\n<battlefield><level number=\"1\">\n";
    for (int q = 0; q < 10; ++q) file += "<piece kind=\"grass-1\" at=\"" + std::to_string(q) + ",0\"/>";
    return file +
           "<piece kind=\"grass-1\" at=\"4,1\" name=\"gate\"/></level></battlefield>\n"
           "<zones><zone id=\"west\" use=\"start\" spaces=\"0,0,1\"/><zone id=\"east\" use=\"start\" spaces=\"9,0,1\"/>"
           "<zone id=\"home\" spaces=\"2,0,1\"/><zone id=\"hill\" spaces=\"4,0,1 5,0,1\"/></zones>\n"
           "<setups><setup players=\"2\"><player number=\"1\" zone=\"west\"><army><card id=\"drake-sotm\"/></army>"
           "</player><player number=\"2\" zone=\"east\"><army><card "
           "id=\"syvarris\"/></army><owns piece=\"gate\" life=\"3\" opens-as=\"grass-1\"/></player></setup></setups>\n"
           "</scenario>\n";
}

// Drake is a, Syvarris b.
std::string given(const std::string& round, const std::string& a, const std::string& b, const std::string& more = "") {
    return "<given round='" + round + "'><figure as='a' player='1' card='drake-sotm' at='" + a +
           "'/><figure as='b' player='2' card='syvarris' at='" + b + "'/>" + more + "</given>";
}

const std::string end_round = "<end-round/>", first_wins = "<expect winner='1'/>";

struct Row {
    const char* id;
    std::vector<std::string> fills;  // What stands in the holes, in their order.
    std::string test;                // Its steps.
};

const std::vector<Row>& rows() {
    static const std::vector<Row> all = {
        {"last-one-standing",
         {},
         given("1", "0,0,1", "9,0,1") + "<happens><destroy figure='b'/></happens>" + first_wins},
        {"king-of-the-hill",
         {"hill", "hill"},
         given("1", "4,0,1", "9,0,1") + end_round + end_round + end_round + end_round + "<expect winner='open'/>" +
             end_round + first_wins},
        {"capture-and-carry-home",
         {"1", "1", "1", "home"},
         given("1", "3,0,1", "9,0,1", "<glyph id='brandar' at='4,0,1'/>") + "<move figure='a' to='4,0,1'/>" +
             "<expect figure='a'><carries glyph='brandar'/></expect>" + end_round +
             "<expect winner='open'/><move figure='a' to='2,0,1'/>" + first_wins},
        {"escort",
         {"hill", "drake-sotm", "drake-sotm", "1", "2"},
         given("1", "3,0,1", "9,0,1") + "<move figure='a' to='4,0,1'/>" + first_wins},
        {"hold-a-glyph",
         {},
         given("1", "4,0,1", "9,0,1", "<glyph id='brandar' at='4,0,1'/>") + end_round + end_round + end_round +
             first_wins},
        {"exit-count",
         {"hill", "1", "1"},
         given("1", "3,0,1", "9,0,1", "<add counter='away' n='2'/>") + "<move figure='a' to='4,0,1'/>" + first_wins},
        {"round-limit", {}, given("12", "0,0,1", "9,0,1") + end_round + first_wins},
        {"reinforcements",
         {"1", "marro-drudge", "hill"},
         given("3", "0,0,1", "9,0,1") + end_round +
             "<expect><count of='cards' at-least='1'><card id='marro-drudge'/></count></expect>"},
        {"flood",
         {"hill"},
         given("3", "4,0,1", "9,0,1") + "<dice show='8'/>" + end_round +
             "<expect figure='a'><stands-on terrain='water'/></expect>"},
        {"night",
         {},
         given("5", "1,0,1", "9,0,1") + "<attack figure='b' target='a' refused='yes'/>" +
             "<expect figure='a'><not><wounded/></not></expect>"},
        {"destructible-door",
         {"gate", "2", "gate", "gate"},
         given("1", "3,0,1", "5,0,1") + "<move figure='b' to='4,0,1'/><answer is='yes'/>" +
             "<expect><is-open piece='gate'/></expect>" +
             "<happens><damage piece='gate' n='3'/></happens><expect><destroyed piece='gate'/></expect>"},
        {"timer",
         {"2"},
         given("8", "0,0,1", "9,0,1", "<add counter='clock' n='7'/>") + end_round + "<expect winner='2'/>"},
        {"waves",
         {"1", "marro-drudge", "hill", "1", "raelin-sotm", "hill", "1", "tor-kul-na", "hill"},
         given("1", "0,0,1", "9,0,1") + end_round +
             "<expect><count of='cards' at-least='1'><card id='marro-drudge'/></count></expect>"},
        {"table-of-events",
         {"hill"},
         given("1", "4,0,1", "9,0,1") + "<dice show='3'/>" + end_round + "<expect figure='a'><wounded/></expect>"},
    };
    return all;
}

Scenario with(const Scenario& scenario, const Edit::What& what) {
    Edited done = edited(scenario, what);
    INFO(done.refused);
    REQUIRE(done.refused.empty());
    return std::move(done.scenario);
}

const Template& template_called(const std::string& id) {
    static const std::vector<Template> all = shipped_templates(shipped());
    return *std::ranges::find(all, id, &Template::id);
}

FilledIn template_for(const std::string& id, const Scenario& scenario) {
    const Document document(shipped(), scenario);
    auto filled = from_template(template_called(id), scenario, document.now().ground(shipped()));
    INFO((filled ? "" : describe(filled.error(), english())));
    REQUIRE(filled);
    return std::move(*filled);
}

std::shared_ptr<const Catalogue> catalogue_of_tests() { return {std::shared_ptr<const Catalogue>{}, &shipped()}; }

}  // namespace

TEST_CASE("every template has a row here and a name") {
    const std::vector<Template> all = shipped_templates(shipped());
    REQUIRE(all.size() == rows().size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        CHECK(all[i].id == rows()[i].id);
        CHECK(english().knows(name_of(all[i]).id));
        CHECK(english().knows(note_of(all[i]).id));
    }
}

TEST_CASE("each template does what it says once its holes are filled in") {
    const Scenario empty = scenario_of(street());
    for (const Row& row : rows()) {
        INFO(row.id);
        const FilledIn filled = template_for(row.id, empty);
        Scenario scenario = with(empty, filled.edit.what);
        CHECK(holes_of(tree_of(scenario)) == filled.holes);
        REQUIRE(filled.holes.size() == row.fills.size());
        if (!filled.holes.empty()) {
            const Document unfinished(shipped(), scenario);
            CHECK(std::ranges::count(unfinished.now().issues, IssueCode::WordMissing, &Issue::code) ==
                  static_cast<std::ptrdiff_t>(filled.holes.size()));
            CHECK(scenario_of(write_scenario(scenario, shipped())).rulebook->rules == rulebook_of(scenario).rules);
        }
        for (std::size_t i = 0; i < row.fills.size(); ++i) {
            INFO(to_text(filled.holes[i]));
            scenario = with(scenario, ChangeWord{{WordChange::How::Set, filled.holes[i], row.fills[i], {}}});
        }
        CHECK(holes_of(tree_of(scenario)).empty());
        scenario = with(
            scenario,
            ChangeWord{
                {WordChange::How::Put, WordPath{}.inside("tests"), "<test id='it-works'>" + row.test + "</test>", {}}});
        for (const TestOutcome& outcome : run_tests(scenario, catalogue_of_tests())) {
            for (const Message& trouble : outcome.trouble) UNSCOPED_INFO(english()(trouble));
            CHECK(outcome.passed());
        }
        for (const Issue& issue : check_scenario(scenario, terrain_of(scenario.battlefield, shipped()), shipped())) {
            INFO(english()(issue.message));
            CHECK((issue.severity != Severity::Error));
        }
    }
}

TEST_CASE("a template that stands there already gets new names") {
    const Scenario empty = scenario_of(street());
    const Scenario once = with(empty, template_for("king-of-the-hill", empty).edit.what);
    const FilledIn again = template_for("king-of-the-hill", once);
    const Scenario twice = with(once, again.edit.what);
    CHECK(names_of(twice, NamedThing::Rule) == std::vector<std::string>{"hill", "hill-2"});
    CHECK(names_of(twice, NamedThing::Tally) == std::vector<std::string>{"hill-held", "hill-held-2"});
    CHECK(again.holes.size() == 2);
    CHECK(to_text(again.holes[0], tree_of(twice)).starts_with("rules[hill-2]"));
}

TEST_CASE("a template leaves the round track that is there") {
    const Scenario empty = scenario_of(street());
    CHECK(with(empty, template_for("round-limit", empty).edit.what).rounds == 12);
    const Scenario six = with(empty, SetRounds{6});
    CHECK(with(six, template_for("round-limit", six).edit.what).rounds == 6);
}
