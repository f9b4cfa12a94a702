// Edits of what a scenario holds beside its map.
#include "editor/document/edits/scenario_edits.h"

#include "editor/document/edits/written.h"
#include "editor/document/files/open.h"
#include "tests/editor/edited_scenario.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::string flood =
    "  <rules>\n"
    "    <!-- the sea -->\n"
    "    <rule id=\"flood\">\n"
    "      <on event=\"round-end\" from=\"3\"/>\n"
    "      <set flag=\"wet\"/>\n"
    "      <say text=\"Water!\"/>\n"
    "    </rule>\n"
    "    <!-- afterwards -->\n"
    "    <rule id=\"ebb\">\n"
    "      <on event=\"round-end\" from=\"9\"/>\n"
    "      <if>\n"
    "        <flag id=\"wet\"/>\n"
    "        <set flag=\"wet\" to=\"no\"/>\n"
    "      </if>\n"
    "    </rule>\n"
    "  </rules>\n";

std::string after(const std::string& file, const Edit::What& what) {
    const Edited done = edited(scenario_of(file), what);
    return done.refused.empty() ? done.file() : done.refused;
}

// The edits of a file of edits, carried out on the scenario.
std::string applied(const std::string& file, const std::string& edits) {
    const Document document(shipped(), scenario_of(file));
    const auto written = read_edits("<edits xmlns=\"urn:hexwright:edits:1\">" + edits + "</edits>", "e.xml", shipped());
    if (!written) return describe(written.error(), english());
    const auto edit = edit_from(*written, document);
    if (!edit) return describe(edit.error(), english());
    return after(file, edit->what);
}

ChangeWord change(WordChange::How how, const Scenario& scenario, const std::string& at, const std::string& text = {}) {
    return {{how, path_in(scenario, at), text, {}}};
}
ChangeWord move(const Scenario& scenario, const std::string& at, const std::string& to) {
    return {{WordChange::How::Move, path_in(scenario, at), {}, path_in(scenario, to)}};
}

}  // namespace

TEST_CASE("comments in words that are put stay, before the word or at the end of what it stands in") {
    const Scenario scenario = scenario_of(scenario_file(flood));
    using enum WordChange::How;
    const auto comments = [&](const ChangeWord& what) {
        const Edited done = edited(scenario, what);
        INFO(done.refused);
        REQUIRE(done.refused.empty());
        return *done.scenario.comments;
    };
    using Lines = std::vector<std::string>;
    const auto put = comments(change(Put, scenario, "rules[1]",
                                     "<!-- b --><rule><!-- in --><when><!-- deep --><round from='2'/></when></rule>"
                                     "<rule id='flood'><!-- two --></rule><!-- last -->"));
    CHECK(put.at("rule:rule") == Lines{" b "});
    CHECK(put.at("end:rule:rule") == Lines{" in ", " deep "});
    CHECK(put.at("end:rule:flood-2") == Lines{" two "});
    CHECK(put.at("end:rules") == Lines{" last "});
    CHECK(put.at("rule:flood") == Lines{" the sea "});
    const auto inside = comments(change(Put, scenario, "rules[ebb]/effects", "<!-- c --><say text='Dry.'/><!-- d -->"));
    CHECK(inside.at("end:rule:ebb") == Lines{" c ", " d "});
    const auto other =
        comments(change(Replace, scenario, "rules[flood]/effects[1]", "<say text='Sea!'><!-- e --></say>"));
    CHECK(other.at("end:rule:flood") == Lines{" e "});
    const auto win = comments(change(Put, scenario, "victory/wins", "<win who='1'><!-- w --></win>"));
    CHECK(win.at("end:win:0") == Lines{" w "});
}

TEST_CASE("words are put, replaced, removed, moved and set at their path") {
    const Scenario scenario = scenario_of(scenario_file(flood));
    const auto effects = [](const Edited& done) {
        INFO(done.refused);
        const std::string file = done.file();
        const std::size_t from = file.find("from=\"3\"/>\n") + 11, to = file.find("    </rule>");
        return file.substr(from, to - from);
    };
    using enum WordChange::How;
    const std::string set = "      <set flag=\"wet\"/>\n", say = "      <say text=\"Water!\"/>\n";
    const std::string wound = "      <wound n=\"2\"/>\n";
    CHECK(effects(word_put(scenario, "rules[flood]/effects[0]", "<wound n='2'/>")) == wound + set + say);
    CHECK(effects(word_put(scenario, "rules[flood]/effects", "<wound n='2'/><heal/>")) ==
          set + say + wound + "      <heal/>\n");
    CHECK(effects(edited(scenario, change(Replace, scenario, "rules[0]/effects[1]", "<wound n='2'/>"))) == set + wound);
    CHECK(effects(edited(scenario, change(Remove, scenario, "rules[flood]/effects[0]"))) == say);
    CHECK(effects(edited(scenario, move(scenario, "rules[flood]/effects[1]", "rules[flood]/effects[0]"))) == say + set);
    CHECK(effects(edited(scenario, move(scenario, "rules[flood]/effects[0]", "rules[flood]/effects"))) == say + set);
    CHECK(effects(word_set(scenario, "rules[flood]/effects[0]@to", "no")) ==
          "      <set flag=\"wet\" to=\"no\"/>\n" + say);
    CHECK(effects(word_set(scenario, "rules[flood]/effects[0]@flag", "")) == "      <set/>\n" + say);
    const Edited moved =
        edited(scenario, move(scenario, "rules[ebb]/effects[0]/effects[0]", "rules[flood]/effects[1]"));
    CHECK(effects(moved) == set + "      <set flag=\"wet\" to=\"no\"/>\n" + say);
    CHECK(moved.file().find("<if>\n        <flag id=\"wet\"/>\n      </if>") != std::string::npos);
}

TEST_CASE("a change of words that no file could hold is refused with its path") {
    const Scenario scenario = scenario_of(scenario_file(flood));
    struct {
        const char *at, *text, *sentence;
    } const table[] = {
        {"rules[flood]/effects[0]", "<wonud/>", "cannot stand here"},
        {"rules[flood]/effects[0]", "<wound n='100'/>", "99"},
        {"rules[flood]/effects[0]", "<wound", "wound"},
        {"rules[flood]/effects[0]", "", "no line in this text"},
        {"rules[flood]/effects[0]", "<round/>", "cannot stand here"},
        {"rules[flood]/when", "<when/><when/>", "can have only one entry"},
    };
    for (const auto& row : table) {
        CAPTURE(row.text);
        const Edited done = word_put(scenario, row.at, row.text);
        CHECK(done.refused.find(row.sentence) != std::string::npos);
        CHECK(done.refused.find(":1:") == std::string::npos);  // A line of a snippet tells nobody anything.
    }
    WordPath nowhere = path_in(scenario, "rules[flood]/effects[0]");
    nowhere.steps.back().index = 7;
    CHECK(edited(scenario, ChangeWord{{WordChange::How::Remove, nowhere, {}, {}}}).refused.find("There is nothing") !=
          std::string::npos);
    CHECK(edited(scenario, move(scenario, "rules[ebb]/effects[0]", "rules[ebb]/effects[0]/effects[0]"))
              .refused.find("into itself") != std::string::npos);
    CHECK(word_set(scenario, "rules[flood]/effects[0]@to", "perhaps").refused.find("perhaps") != std::string::npos);
}

TEST_CASE("words get an id where they have none or one that is taken") {
    const Scenario scenario = scenario_of(scenario_file(flood));
    const auto ids = [](const Edited& done) {
        INFO(done.refused);
        return names_of(done.scenario, NamedThing::Rule);
    };
    CHECK(ids(word_put(scenario, "rules", "<rule/><rule/>")) ==
          std::vector<std::string>{"flood", "ebb", "rule", "rule-2"});
    CHECK(ids(word_put(scenario, "rules[0]", "<rule id='flood'/>")) ==
          std::vector<std::string>{"flood-2", "flood", "ebb"});
    CHECK(word_set(scenario, "rules[ebb]@id", "flood").refused.find("already") != std::string::npos);
}

TEST_CASE("a person's comments stay with what they stand before") {
    const Scenario scenario = scenario_of(scenario_file(flood));
    using enum WordChange::How;
    const auto comments = [](const Edited& done) { return *done.scenario.comments; };
    const Comments before{{"rule:flood", {" the sea "}}, {"rule:ebb", {" afterwards "}}};
    REQUIRE(*scenario.comments == before);
    CHECK(comments(edited(scenario, move(scenario, "rules[ebb]", "rules[0]"))) == before);
    CHECK(comments(edited(scenario, change(Remove, scenario, "rules[ebb]"))) ==
          Comments{{"rule:flood", {" the sea "}}, {"end:rules", {" afterwards "}}});
    CHECK(comments(word_set(scenario, "rules[flood]@id", "tide")) ==
          Comments{{"rule:tide", {" the sea "}}, {"rule:ebb", {" afterwards "}}});
    CHECK(comments(edited(scenario, change(Replace, scenario, "rules[ebb]", "<rule id='low'/>"))) ==
          Comments{{"rule:flood", {" the sea "}}, {"rule:low", {" afterwards "}}});
}

TEST_CASE("comments before wins follow their wins") {
    const std::string wins =
        "  <victory>\n    <!-- a -->\n    <win who=\"1\"/>\n    <!-- b -->\n    <win who=\"2\"/>\n"
        "    <!-- c -->\n    <win who=\"nobody\"/>\n  </victory>\n";
    const Scenario scenario = scenario_of(scenario_file(wins));
    using enum WordChange::How;
    const auto order = [](const Edited& done) {
        INFO(done.refused);
        std::string told;
        const std::string file = done.file();
        for (std::size_t at = file.find("<victory"); at < file.find("</victory"); ++at) {
            if (file.compare(at, 4, "<!--") == 0) told += file[at + 5];
            if (file.compare(at, 5, "who=\"") == 0) told += file[at + 5];
        }
        return told;
    };
    CHECK(order({scenario}) == "a1b2cn");
    CHECK(order(edited(scenario, move(scenario, "victory/wins[0]", "victory/wins"))) == "b2cna1");
    CHECK(order(edited(scenario, move(scenario, "victory/wins[2]", "victory/wins[1]"))) == "a1cnb2");
    CHECK(order(edited(scenario, change(Remove, scenario, "victory/wins[1]"))) == "a1cnb");
    CHECK(order(word_put(scenario, "victory/wins[1]", "<win who='each'/>")) == "a1eb2cn");
}

TEST_CASE("edition, rounds, set-ups, pools and names of pieces are changed by edits and by files of edits") {
    const std::string file = scenario_file("");
    const Scenario scenario = scenario_of(file);
    CHECK(edited(scenario, SetEdition{"my-map", "nonsense"}).refused.find("no edition") != std::string::npos);
    CHECK(edited(scenario, SetEdition{"My Map", "master-2007"}).refused.find("My Map") != std::string::npos);
    CHECK(edited(scenario, SetRounds{1'001}).refused.find("1000") != std::string::npos);
    CHECK(applied(file, "<scenario id='my-map'/>").find("id=\"my-map\" edition=\"master-2007\"") != std::string::npos);
    CHECK(applied(file, "<round-track rounds='12'/>") == scenario_file("  <round-track rounds=\"12\"/>\n"));

    const std::string setups =
        "  <setups>\n    <setup players=\"2\">\n      <player number=\"1\"/>\n      <player number=\"2\"/>\n"
        "    </setup>\n  </setups>\n";
    CHECK(applied(file, "<setup players='2'><player number='2'/><player number='1'/></setup>") ==
          scenario_file(setups));
    CHECK(applied(scenario_file(setups), "<remove-setup players='2'/>") == file);
    CHECK(applied(file, "<remove-setup players='2'/>").find("no set-up for 2") != std::string::npos);
    Setup broken = {.players = {{.number = 1}, {.number = 3}}};
    CHECK(edited(scenario, SetSetups{{broken}}).refused.find("player") != std::string::npos);

    const std::string pool =
        "  <glyphs>\n    <pool id=\"hidden\" facing=\"symbol\" kinds=\"brandar\" spaces=\"0,0,1 1,0,1\"/>\n  "
        "</glyphs>\n";
    CHECK(applied(file, "<pool id='hidden' kinds='brandar' spaces='0,0,1 1,0,1'/>") == scenario_file(pool));
    CHECK(applied(scenario_file(pool), "<remove-pool id='hidden'/>") == file);

    const std::string named = applied(file, "<name-piece at='0,0,1' name='gate'/><name-piece at='3,0,1'/>");
    CHECK(named.find("at=\"0,0\" name=\"gate\"/>") != std::string::npos);
    CHECK(named.find("old-bridge") == std::string::npos);
    CHECK(applied(file, "<name-piece at='0,0,1' name='old-bridge'/>").find("already") != std::string::npos);
}

TEST_CASE("house rules are put, replaced and taken out, and follow the edition as far as they make sense") {
    const std::string file = scenario_file("");
    const std::string rules =
        "  <house-rules id=\"club\">\n    <set rule=\"road-bonus\" is=\"2\"/>\n    <set rule=\"score-shares\" "
        "is=\"yes\"/>\n  </house-rules>\n";
    CHECK(applied(file, rules) == scenario_file(rules));
    CHECK(applied(scenario_file(rules), "<house-rules/>") == file);
    CHECK(applied(scenario_file(rules), "<house-rules><set rule='road-bonus' is='3'/></house-rules>") == file);
    CHECK(applied(file, "\n<house-rules><set rule='rode-bonus' is='3'/></house-rules>").find("road-bonus") !=
          std::string::npos);
    CHECK(applied(file, "<house-rules based-on='master-2004'><set rule='road-bonus' is='2'/></house-rules>")
              .find("change master-2004, but the scenario is played by master-2007") != std::string::npos);

    const std::string later = applied(scenario_file(rules), "<scenario edition='master-2022'/>");
    CHECK(later.find("road-bonus") != std::string::npos);
    CHECK(later.find("score-shares") == std::string::npos);
    const Scenario scenario = scenario_of(scenario_file(rules));
    const std::vector<RuleChange> dropped = dropped_by(scenario, "master-2022", shipped());
    REQUIRE(dropped.size() == 1);
    CHECK(dropped[0].what.id == "score-shares");
    CHECK(dropped_by(scenario, "master-2007", shipped()).empty());
    CHECK(dropped_by(scenario, "nonsense", shipped()).empty());
    CHECK(edited(scenario, SetEdition{"other-id", "master-2007"}).scenario.house_rules == scenario.house_rules);
    CHECK(edited(scenario, SetEdition{"", "nonsense"}).refused.find("no edition") != std::string::npos);

    auto wrong = std::make_shared<Rules>(*scenario.house_rules);
    wrong->id = "Friday Club";
    CHECK(edited(scenario, SetHouseRules{wrong}).refused.find("Friday Club") != std::string::npos);
    const std::string commented = "  <!-- ours -->\n" + rules;
    CHECK(edited(scenario_of(scenario_file(commented)), SetHouseRules{nullptr}).file() ==
          scenario_file("  <!-- ours -->\n"));
}

TEST_CASE("files of edits change words by their path and tell the line of what is refused") {
    const std::string file = scenario_file(flood);
    CHECK(applied(file, "<put-word at='rules[flood]/effects'><wound n='2'/></put-word>").find("<wound n=\"2\"/>") !=
          std::string::npos);
    CHECK(applied(file, "<replace-word at='rules[flood]/effects[1]'><heal/></replace-word>").find("Water") ==
          std::string::npos);
    CHECK(applied(file, "<remove-word at='rules[ebb]'/>").find("ebb") == std::string::npos);
    CHECK(applied(file, "<move-word at='rules[flood]' to='rules'/>").find("id=\"flood\"") >
          applied(file, "").find("id=\"ebb\""));
    CHECK(applied(file, "<set-word at='rules[flood]@once' to='yes'/>").find("id=\"flood\" once=\"yes\"") !=
          std::string::npos);
    CHECK(applied(file, "\n<remove-word at='rules[flod]'/>").find("2: There is nothing at \"rules[flod]\"") !=
          std::string::npos);
    CHECK(applied(file, "<rename what='flag' from='wet' to='drowned'/>").find("wet") == std::string::npos);
}

TEST_CASE("whatever is renamed, every word and set-up that speaks of it follows") {
    const std::string text =
        "  <zones>\n    <!-- over there -->\n    <zone id=\"bank\" use=\"start\" spaces=\"0,0,1\"/>\n"
        "    <zone id=\"shore\">\n      <zone id=\"bank\"/>\n    </zone>\n  </zones>\n"
        "  <setups>\n    <setup players=\"1\">\n      <player number=\"1\" zone=\"bank\">\n"
        "        <owns card=\"marro-hive\" piece=\"old-bridge\"/>\n      </player>\n    </setup>\n  </setups>\n"
        "  <rules>\n    <!-- of the far one -->\n    <tally id=\"wet-feet\" title=\"Wet feet\"/>\n    <modifier "
        "id=\"calm\">\n      <unaffected by=\"swell\"/>\n    </modifier>\n"
        "    <rule id=\"swell\">\n      <on event=\"enter\" zone=\"bank\"/>\n"
        "      <each figure=\"f\">\n        <stands-on zone=\"bank\"/>\n        <wound figure=\"f\"/>\n"
        "        <set flag=\"wet-feet\"/>\n        <set flag=\"seen\"/>\n      </each>\n      <remove-piece "
        "piece=\"old-bridge\"/>\n    </rule>\n  </rules>\n";
    const Scenario scenario = scenario_of(scenario_file(text));
    const auto replaced = [&](const std::string& from, const std::string& to) {
        std::string all = scenario_file(text);
        for (std::size_t at = 0; (at = all.find("\"" + from + "\"", at)) != std::string::npos; ++at)
            all.replace(at + 1, from.size(), to);
        return all;
    };
    CHECK(edited(scenario, Rename{NamedThing::Zone, "bank", "far-bank"}).file() == replaced("bank", "far-bank"));
    CHECK(edited(scenario, Rename{NamedThing::Piece, "old-bridge", "span"}).file() == replaced("old-bridge", "span"));
    CHECK(edited(scenario, Rename{NamedThing::Rule, "swell", "surge"}).file() == replaced("swell", "surge"));
    CHECK(edited(scenario, Rename{NamedThing::Tally, "wet-feet", "soaked"}).file() == replaced("wet-feet", "soaked"));
    CHECK(edited(scenario, Rename{NamedThing::Tally, "seen", "spotted"}).file() == replaced("seen", "spotted"));
    const WordPath name = path_in(scenario, "rules[swell]/effects[0]@figure");
    CHECK(edited(scenario, Rename{NamedThing::Local, "f", "swimmer", name}).file() == replaced("f", "swimmer"));
    CHECK(edited(scenario, Rename{NamedThing::Zone, "bank", "shore"}).refused.find("already") != std::string::npos);
    CHECK(edited(scenario, Rename{NamedThing::Zone, "moor", "heath"}).refused.find("moor") != std::string::npos);
}

TEST_CASE("a battlefield of another file is folded in, or the other file opened") {
    const std::filesystem::path source = std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples" / "scenarios";
    std::optional<Scenario> elsewhere_scenario;
    for (const auto& file : std::filesystem::directory_iterator(source))
        if (auto read = open_scenario(file.path(), shipped()); read && !read->scenario.battlefield_source.empty())
            elsewhere_scenario = read->scenario;
    REQUIRE(elsewhere_scenario);
    const Scenario& scenario = *elsewhere_scenario;
    Document document(shipped(), scenario);
    const auto refused = document.commit({NamePieces{{{scenario.battlefield.pieces()[0].id, "gate"}}}, {}});
    REQUIRE(refused);
    const std::vector<WayOut> ways = ways_out_of(*refused, scenario);
    REQUIRE(ways.size() == 2);
    CHECK(ways[1].file == scenario.battlefield_source);
    REQUIRE(ways[0].edit);
    CHECK_FALSE(document.commit(*ways[0].edit));
    CHECK(document.now().scenario->battlefield_source.empty());
    CHECK(document.now().scenario->battlefield.size() == scenario.battlefield.size());
    CHECK_FALSE(document.commit({NamePieces{{{scenario.battlefield.pieces()[0].id, "gate"}}}, {}}));
    document.undo();
    document.undo();
    CHECK(write_scenario(*document.now().scenario, shipped()) == write_scenario(scenario, shipped()));
    CHECK(ways_out_of(Refusal{{"refused.no-such-piece"}}, scenario).empty());
}

TEST_CASE("the history names what a change was about") {
    const Scenario scenario = scenario_of(scenario_file(flood));
    const auto name = [&](const Edit::What& what) { return english()(named(what, scenario, shipped()).name); };
    using enum WordChange::How;
    CHECK(name(change(Put, scenario, "rules", "<rule/>")) == "Add to the rules");
    CHECK(name(change(Put, scenario, "rules[ebb]/effects", "<heal/>")) == "Change ebb");
    CHECK(name(change(Remove, scenario, "rules[ebb]")) == "Remove ebb");
    CHECK(name(move(scenario, "rules[ebb]", "rules[0]")) == "Move ebb");
    CHECK(name(change(Set, scenario, "victory@together", "first")) == "Change the victory");
    CHECK(name(Rename{NamedThing::Rule, "ebb", "low"}) == "Rename ebb to low");
    CHECK(name(SetRounds{12}) == "Set the round track to 12 rounds");
}
