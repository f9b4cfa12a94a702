// Scenarios in English: one whole page compared with tests/golden, and for every rule of every sample each number and
// name.
#include "formats/telling/rules_text/clauses.h"
#include "formats/telling/rules_text/rules_page.h"
#include "formats/xml/rules/rulebook_xml.h"
#include "formats/xml/scenario/campaign_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"
#include "tests/support/played_scenario.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::filesystem::path golden_folder = std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "tests" / "golden";

Scenario every_word() { return read_or_fail(bytes_of(golden_folder / "every-rule-word.xml"), "every-rule-word.xml"); }

std::string flat(const Passage& passage) {  // Line breaks become spaces.
    std::string text = one_line(markdown(passage));
    std::erase_if(text, [](char c) { return c == '*' || c == '\\'; });
    return text;
}

std::string spaced(std::string word) {
    std::ranges::replace(word, '-', ' ');
    return word;
}

// Collects what the text must contain for a word of the language: its numbers, and names that exist in the scenario or
// the catalogue.
class Heard {
public:
    template <HasFields Word>
    void listen(const Word& word) {
        if constexpr (requires { word.hidden; })
            if (word.hidden == YesNo::Yes) return;
        each_field(word, [&](std::string_view name, const auto& member) {
            if (name != "group") listen(member);  // A title for authors.
        });
    }
    template <OneOfWords Wrapper>
    void listen(const Wrapper& wrapper) {
        std::visit([&](const auto& word) { listen(word); }, wrapper.is);
    }
    template <class Part>
    void listen(const std::vector<Part>& parts) {
        for (const Part& part : parts) listen(part);
    }
    template <class Part>
    void listen(const std::optional<Part>& part) {
        if (part) listen(*part);
    }
    template <int Low, int High, int Default>
    void listen(Number<Low, High, Default> number) {
        if (number.value != Default) add(std::to_string(std::abs(number.value)));
    }
    template <int Low, int High>
    void listen(const MaybeNumber<Low, High>& number) {
        if (number.value && *number.value != 0) add(std::to_string(*number.value));
    }
    template <class Tag, Need need>
    void listen(const Name<Tag, need>& name) {
        if (!name.given()) return;
        if constexpr (std::is_same_v<Tag, CardIdTag>) add(shipped()[*shipped().card(name.word)].name);
        else if constexpr (std::is_same_v<Tag, TerrainIdTag>) add(shipped()[*shipped().terrain(name.word)].name);
        else if constexpr (std::is_same_v<Tag, GlyphIdTag>) add_glyph(name.word);
        else if constexpr (std::is_same_v<Tag, SortTag>) add_sort(name.word);
        else if constexpr (std::is_same_v<Tag, KindTag>) add(shipped()[*shipped().piece(name.word)].name);
        else if constexpr (std::is_same_v<Tag, PlayerNameTag> || std::is_same_v<Tag, WinnerTag>) add_player(name.word);
        else if constexpr (!std::is_same_v<Tag, FigureNameTag> && !std::is_same_v<Tag, OwnerTag> &&
                           !std::is_same_v<Tag, AskedFigureTag>)
            add(spaced(name.word));
    }
    void listen(const NewName&) {}
    void listen(const Phrase& phrase) { add(one_line(phrase.text)); }
    template <class Other>
    void listen(const Other&) {}

    std::set<std::string> all;

private:
    void add(std::string text) {
        if (!text.empty()) all.insert(std::move(text));
    }
    void add_glyph(const std::string& word) {  // What a rule gives a name to is told by what it is.
        if (const auto kind = shipped().glyph(word)) add(shipped()[*kind].name);
    }
    void add_sort(const std::string& word) {
        if (const auto kind = shipped().piece(word)) add(shipped()[*kind].name);
        else if (shipped().glyph(word)) add_glyph(word);
        else add(spaced(word));
    }
    void add_player(const std::string& word) {
        if (word.size() == 1 && word[0] < 'a') add("player " + word);
        if (word == "last-to-act") add("whoever took the last turn");
    }
};

bool heard_in(const std::string& text, const std::string& what) {
    const auto same = [](char a, char b) {
        return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
    };
    return std::search(text.begin(), text.end(), what.begin(), what.end(), same) != text.end();
}

template <class Word>
void check_heard(const Word& word, const std::string& text) {
    Heard heard;
    heard.listen(word);
    CHECK(text.find("[tell.") == std::string::npos);
    CHECK(text.find('{') == std::string::npos);
    CHECK(text.find("  ") == std::string::npos);
    CHECK(text.find(",,") == std::string::npos);
    for (const std::string& each : heard.all) {
        INFO("not heard: " << each << "\nin: " << text);
        CHECK(heard_in(text, each));
    }
}

void check_all_heard(const Scenario& scenario) {
    const Words words = english();
    RulesText rules_text(words, shipped());
    const Rulebook& book = rulebook_of(scenario);
    for (const Rule& rule : book.rules) check_heard(rule, flat(rules_text.rule(rule)));
    for (const Modifier& modifier : book.modifiers) check_heard(modifier, flat(rules_text.modifier(modifier)));
    for (const Win& win : book.victory.wins) check_heard(win, flat(rules_text.win(win, scenario.rounds)));
    for (const BonusPoints& score : book.victory.scores)
        check_heard(score, flat({{PassageBlock::Kind::Item, 0, rules_text.score(score), {}}}));
    for (const Zone& zone : *scenario.zones)
        if (zone.conditions) check_heard(*zone.conditions, flat(rules_page(scenario, shipped(), words)));
}

std::string told(const std::string& inside) {  // The text of one rule, without its name.
    const std::string xml =
        "<scenario xmlns=\"urn:hexwright:scenario:2\" id=\"x\"><battlefield/><rules>" + inside + "</rules></scenario>";
    const Scenario scenario = read_or_fail(xml, "x.xml");
    const Words words = english();
    RulesText rules_text(words, shipped());
    const Rulebook& book = rulebook_of(scenario);
    const std::string text =
        flat(book.rules.empty() ? rules_text.modifier(book.modifiers[0]) : rules_text.rule(book.rules[0]));
    return text.substr(text.find(". ") + 2);
}

std::string told_effects(const std::string& effects) {
    return told("<rule id=\"r\"><on event=\"round-end\"/>" + effects + "</rule>");
}

}  // namespace

TEST_CASE("A page read aloud is as it stands in the golden file") {
    const std::string page = markdown(rules_page(every_word(), shipped(), english()));
    const auto file = golden_folder / "every-rule-word.md";
    if (std::getenv("HEXWRIGHT_UPDATE_GOLDEN")) std::ofstream(file, std::ios::binary) << page;
    CHECK(page == bytes_of(file));
}

TEST_CASE("The scenario with every word has every word") {
    const std::string xml = bytes_of(golden_folder / "every-rule-word.xml");
    for (const RuleWord& word : rule_words()) {
        if (word.kind == "part" || word.kind == "step") continue;
        INFO(word.kind << " " << word.name);
        CHECK(xml.find("<" + word.name) != std::string::npos);
    }
    check_all_heard(every_word());
}

TEST_CASE("Of every rule of every sample each number and name is heard") {
    for (const std::string& name : scenario_names()) {
        INFO(name);
        check_all_heard(sample_scenario(name));
    }
}

TEST_CASE("A page has the set-ups for the players asked for, and no others") {
    const Scenario hive = sample_scenario("rogue-hive");
    const std::string all = flat(rules_page(hive, shipped(), english())),
                      three = flat(rules_page(hive, shipped(), english(), 3));
    CHECK(heard_in(all, "Set-up for 2 players"));
    CHECK(heard_in(all, "up to 285 points"));
    CHECK(heard_in(three, "Set-up for 3 players"));
    CHECK_FALSE(heard_in(three, "Set-up for 2 players"));
    CHECK_FALSE(heard_in(three, "up to 285 points"));
    CHECK(heard_in(all, "no Marro Hive"));
}

TEST_CASE("Two things together among those to choose from are told as both") {
    const std::string any = "<any><stands-on terrain=\"water\"/><all><card type=\"hero\"/><wounded/></all></any>";
    CHECK(heard_in(told_effects("<each figure=\"f\">" + any + "<wound/></each>"),
                   "each figure that is on water, or both a hero and wounded"));
}

TEST_CASE("Several things together among those to choose from are kept apart by semicolons") {
    const std::string any =
        "<when><any><all><flag id=\"a\"/><flag id=\"b\"/></all><all><flag id=\"c\"/><flag "
        "id=\"d\"/></all></any></when>";
    CHECK(heard_in(told_effects(any + "<say text=\"Now.\"/>"),
                   "if the flag a has been raised and the flag b has been raised; or the flag c has been raised "
                   "and the flag d has been raised"));
}

TEST_CASE("Without set-ups a page says who finds a start zone, and what they bring") {
    const auto page = [](int zones) {
        std::string text;
        for (int number = 1; number <= zones; ++number)
            text += "<zone id=\"z" + std::to_string(number) + "\" use=\"start\" spaces=\"" + std::to_string(number) +
                    ",0,1\"/>";
        text = "<battlefield/><zones>" + text + "</zones>";
        return flat(
            rules_page(read_or_fail("<scenario xmlns=\"urn:hexwright:scenario:2\">" + text + "</scenario>", "open.xml"),
                       shipped(), english()));
    };
    const std::string brought =
        "Each player starts in a start zone of their own and gathers an army of up to 500 points.";
    CHECK(page(2).find("For 2 players. It is played by the Master rules of 2007. " + brought) != std::string::npos);
    CHECK(page(3).find("For 2 or 3 players. ") != std::string::npos);
    CHECK(page(1).find("players") == std::string::npos);
}

TEST_CASE("A hive that is nobody's is told to be no figure", "[SCEN-SIREN-08]") {
    const auto page = [](const char* name) { return flat(rules_page(sample_scenario(name), shipped(), english())); };
    CHECK(heard_in(page("sirens-call"), "not a figure here"));
    CHECK_FALSE(heard_in(page("rogue-hive"), "not a figure here"));
}

TEST_CASE("A campaign is told as games that follow one another") {
    const auto campaign = read_campaign(
        bytes_of(std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples" / "campaigns" / "exploration.xml"),
        "exploration.xml");
    REQUIRE(campaign);
    Scenario first;
    first.about.change([](About& about) { about.title = "First Game"; });
    const std::string text =
        flat(campaign_page(*campaign, {std::make_shared<const Scenario>(first)}, shipped(), english()));
    CHECK(heard_in(text, "A campaign of 3 games"));
    CHECK(heard_in(text, "The pass: First Game"));
    CHECK(heard_in(text, "the ambush follows if, at its end, no Hero of player 1 has been destroyed"));
    CHECK(heard_in(text, "The cards of player 1 that took part"));
    for (const CampaignGame& game : campaign->games) CHECK(heard_in(text, spaced(game.id.word)));
}

TEST_CASE("A campaign's page says what goes along, flags and counters by their titles") {
    const auto folder = std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "tests" / "campaigns";
    const auto campaign = read_campaign(bytes_of(folder / "training-and-trial.xml"), "training-and-trial.xml");
    REQUIRE(campaign);
    const Scenario training = read_or_fail(bytes_of(folder / "training.xml"), "training.xml");
    const std::string text =
        flat(campaign_page(*campaign, {std::make_shared<const Scenario>(training)}, shipped(), english()));
    CHECK(heard_in(text, "were not destroyed, with their wounds"));
    CHECK(heard_in(text, "keep the dice and powers that spirits have given them"));
    CHECK(heard_in(text, "Experience and Trained to strike keep their values."));
    CHECK(heard_in(flat(rules_page(training, shipped(), english())),
                   "In a campaign Experience and Trained to strike are kept from one game to the next."));
}

TEST_CASE("Rules are told as a person would") {
    const std::pair<const char*, const char*> rows[] = {
        {"<each figure=\"f\"><stands-on terrain=\"water\"/><destroy/></each>",
         "At the end of each round, each figure on water is destroyed."},
        {"<each figure=\"f\"><stands-on terrain=\"water\"/><not><engaged/></not><destroy/></each>",
         "At the end of each round, each figure on water but not engaged is destroyed."},
        {"<each figure=\"f\"><not><engaged/></not><wound n=\"2\"/></each>",
         "At the end of each round, each figure that is not engaged receives 2 wounds."},
        {"<each figure=\"f\"><round from=\"4\"/><wound/></each>",
         "At the end of each round, each figure receives 1 wound, if it is round 4 or later."},
        {"<set flag=\"a\"/><say text=\"Hear!\"/><add counter=\"b-c\"/>",
         "At the end of each round, the flag a is raised, the counter b c goes up by 1 and all players are shown: "
         "\u201cHear!\u201d"},
        {"<if><flag id=\"a\"/><set flag=\"b\"/></if><end winner=\"2\"/>",
         "At the end of each round, if the flag a has been raised, the flag b is raised. Then the game ends and player "
         "2 wins."},
        {"<choose by=\"1\" figure=\"f\"><of player=\"1\"/><heal/></choose>",
         "At the end of each round, player 1 chooses a figure of their own, and 1 wound is removed from it."},
        {"<roll by=\"1\"><case from=\"1\" to=\"1\"><set flag=\"a\"/></case><case from=\"2\" to=\"20\"/></roll>",
         "At the end of each round, player 1 rolls the 20-sided die: on 1, the flag a is raised; on 2 to 20, nothing "
         "happens."},
        {"<each figure=\"f\"><active/><each figure=\"g\"><next-to figure=\"f\"/><wound/><wound "
         "figure=\"f\"/></each></each>",
         "At the end of each round, for each active figure, each figure next to that figure (here called g) receives 1 "
         "wound and that figure receives 1 wound."},
        {"<each figure=\"f\"><each figure=\"g\"><next-to figure=\"f\"/><each figure=\"h\"><next-to "
         "figure=\"g\"/><wound figure=\"f\"/></each></each></each>",
         "At the end of each round, for each figure, for each figure next to that figure (here called g), for each "
         "figure next to the figure g (here called h), that figure receives 1 wound."},
        {"<each player=\"p\"><choose by=\"p\" figure=\"f\"><of player=\"p\"/><choose by=\"1\" figure=\"g\"><next-to "
         "figure=\"f\"/><destroy/></choose></choose></each>",
         "At the end of each round, each player chooses a figure of their own, and player 1 chooses a figure next to "
         "that figure (here called g), and the figure g is destroyed."},
        {"<each figure=\"f\"><card id=\"shiori\"/><set flag=\"seen\" of=\"f\"/><wound/></each>",
         "At the end of each round, Shiori receives a seen marker and Shiori receives 1 wound."},
        {"<give card=\"shiori\" to=\"1\"/><give card=\"marro-hive\" to=\"2\"/><give card=\"marro-stingers\" "
         "to=\"nobody\"/>",
         "At the end of each round, player 1 takes control of Shiori, player 2 takes control of the Marro Hive and "
         "nobody controls the Marro Stingers any longer."},
        {"<roll by=\"nobody\"><case from=\"20\" to=\"20\"><set flag=\"a\"/></case></roll>",
         "At the end of each round, the 20-sided die is rolled: on 20, the flag a is raised."},
        {"<may by=\"nobody\"><set flag=\"a\"/></may>", "At the end of each round, as nobody decides, nothing happens."},
        {"<each player=\"p\"><may by=\"p\"><add counter=\"coins\" of=\"p\"/></may></each>",
         "At the end of each round, for each player, if that player wishes, the counter coins of that player goes up "
         "by "
         "1."},
        {"<each player=\"p\"><may by=\"p\"><choose by=\"p\" figure=\"f\"><wound/></choose></may></each>",
         "At the end of each round, each player may choose a figure; then it receives 1 wound."},
        {"<give-turn player=\"1\"><card type=\"hero\"/></give-turn>",
         "At the end of each round, player 1 takes a turn with a card of their choice to which a Hero belongs."},
        {"<choose by=\"nobody\" figure=\"f\"><of player=\"1\"/><destroy/></choose>",
         "At the end of each round, if there is exactly 1 figure of player 1, it is destroyed."},
        {"<each figure=\"f\"><any><of player=\"1\"/><card species=\"Marro\"/></any><not><card "
         "type=\"hero\"/></not><wound figure=\"f\"/><heal figure=\"f\"/></each>",
         "At the end of each round, each figure that is controlled by player 1 or a Marro figure, and that is not a "
         "Hero receives 1 wound, and 1 wound is removed from it."},
        {"<each figure=\"f\"><any/><wound/></each>",
         "At the end of each round, each figure receives 1 wound, if the impossible happens."},
        {"<if><set flag=\"a\"/></if>", "At the end of each round, the flag a is raised."},
        {"<each player=\"p\"><add counter=\"coins\" of=\"p\" n=\"4\"/></each>",
         "At the end of each round, the counter coins of each player goes up by 4."},
        {"<arrive player=\"1\" card=\"shiori\" zone=\"gate\"/>",
         "At the end of each round, player 1 receives Shiori as reinforcement and places the figure in the zone gate "
         "if there is room."},
        {"<each figure=\"f\"><not><stands-on><level at-least=\"2\"/><not><terrain "
         "is=\"water\"/></not></stands-on></not><wound/></each>",
         "At the end of each round, each figure that is not on a space other than water on level 2 or higher receives "
         "1 wound."},
        {"", "At the end of each round, nothing happens."},
    };
    for (const auto& [effects, sentence] : rows) CHECK(told_effects(effects) == sentence);
}

TEST_CASE("Events are told with their figures, each by what befell it, a person by name") {
    const std::pair<const char*, const char*> rows[] = {
        {"<on event=\"enter\" zone=\"z\"/><wound/>", "When a figure enters the zone z, it receives 1 wound."},
        {"<on event=\"enter\" zone=\"z\"/><lift-glyph glyph=\"brandar\"/><wound/>",
         "When a figure enters the zone z, the Glyph of Brandar is taken off the battlefield and the figure that "
         "entered receives 1 wound."},
        {"<on event=\"enter\" zone=\"z\"/><on event=\"wounded\"/><lift-glyph glyph=\"brandar\"/><wound/>",
         "When a figure enters the zone z, or when a figure is wounded, the Glyph of Brandar is taken off the "
         "battlefield and that figure receives 1 wound."},
        {"<on event=\"enter\" zone=\"z\"><card id=\"shiori\"/></on><remove/>",
         "When Shiori enters the zone z, Shiori leaves the battlefield without being destroyed."},
        {"<on event=\"wounded\"/><add counter=\"blows\" of=\"event\"/><add counter=\"hurt\" of=\"figure\"/>",
         "When a figure is wounded, the counter blows of its controller goes up by 1 and the wounded figure receives 1 "
         "hurt marker."},
        {"<on event=\"wounded\"/><unless/><wound/>", "When a figure is wounded, it receives 1 wound."},
        {"<on event=\"wounded\"/><when><all/><not><any/></not></when><wound/>",
         "When a figure is wounded, it receives 1 wound."},
        {"<on event=\"wounded\"/><when><flag id=\"x\" of=\"figure\"/></when><unless><counter id=\"y\" of=\"figure\" "
         "at-least=\"2\"/></unless><wound/>",
         "When a figure is wounded, if it bears a x marker, unless it bears 2 or more y markers, it receives 1 wound."},
        {"<on event=\"turn-end\"/><on event=\"wounded\"/><add counter=\"c\" of=\"event\"/>",
         "At the end of each turn, or when a figure is wounded, the counter c of the player concerned goes up by 1."},
        {"<on event=\"round-end\"/><when><any><flag id=\"a\"/><flag id=\"b\"/></any><round from=\"3\"/></when><set "
         "flag=\"c\"/>",
         "At the end of each round, if either the flag a has been raised or the flag b has been raised, and it is "
         "round 3 or later, the flag c is raised."},
    };
    for (const auto& [rule, sentence] : rows)
        CHECK(told("<rule id=\"r\">" + std::string(rule) + "</rule>") == sentence);
}

TEST_CASE("A page without an edition of this game names what stands there") {
    Scenario scenario = every_word();
    scenario.edition = "basic";
    CHECK(heard_in(flat(rules_page(scenario, shipped(), english())), "It is played by the rules basic."));
    scenario.edition = "master-2004";
    CHECK(heard_in(flat(rules_page(scenario, shipped(), english())),
                   "It is played by the Master rules of 2004, with house rules."));
}

TEST_CASE("Counts are told with the right number and verb") {
    const std::pair<const char*, const char*> rows[] = {
        {"<count><of player=\"1\"/></count>", "there is a figure of player 1 on the battlefield"},
        {"<not><count><of player=\"1\"/></count></not>", "there is no figure of player 1 on the battlefield"},
        {"<count at-most=\"0\"/>", "there is no figure on the battlefield"},
        {"<count at-least=\"2\"><engaged/></count>", "there are at least 2 engaged figures"},
        {"<not><count at-least=\"2\"><engaged/></count></not>", "there are fewer than 2 engaged figures"},
        {"<count at-least=\"3\" at-most=\"3\" where=\"destroyed\"><card type=\"hero\"/></count>",
         "exactly 3 Heroes have been destroyed"},
        {"<count at-most=\"1\" where=\"removed\"/>",
         "at most 1 figure has left the battlefield without being destroyed"},
        {"<not><count at-least=\"2\" at-most=\"3\"><engaged/></count></not>",
         "there are fewer than 2 or more than 3 engaged figures"},
        {"<count of=\"spaces\" at-least=\"4\"><terrain is=\"water\"/><occupied/></count>",
         "there are at least 4 water spaces occupied by a figure"},
    };
    for (const auto& [condition, clause] : rows) {
        INFO(condition);
        CHECK(told("<rule id=\"r\"><on event=\"round-end\"/><when>" + std::string(condition) +
                   "</when><set flag=\"a\"/></rule>") ==
              "At the end of each round, if " + std::string(clause) + ", the flag a is raised.");
    }
}

TEST_CASE("Modifiers are told with whom they concern and while what holds") {
    CHECK(told("<modifier id=\"m\"><cost terrain=\"sand\" is=\"3\"/></modifier>") ==
          "All figures pay 3 Move for each step onto sand when walking.");
    CHECK(told("<modifier id=\"m\"><while><round to=\"2\"/></while><of player=\"1\"/><bonus to=\"move\" "
               "n=\"-2\"/><cannot act=\"attack\"/></modifier>") ==
          "Up to round 2, figures of player 1 have 2 less Move and cannot attack.");
    CHECK(told("<modifier id=\"m\"><card id=\"sonlen\"/><cannot act=\"attack\"/><first player=\"1\"/><bonus "
               "to=\"defense\" n=\"2\"/></modifier>") ==
          "Sonlen cannot attack and rolls 2 more defense dice, and player 1 takes the first turn without a roll for "
          "initiative.");
    CHECK(told("<modifier id=\"m\"><cannot act=\"fly\"/></modifier>") == "No figure can fly.");
    CHECK(told("<modifier id=\"m\"><cannot act=\"fly\"/><cannot act=\"move\"/></modifier>") ==
          "All figures cannot fly and cannot move.");
    CHECK(told("<modifier id=\"m\"><markers player=\"1\" n=\"0\"/></modifier>") ==
          "Player 1 places no order markers and takes no turns.");
    CHECK(told("<modifier id=\"m\"><markers n=\"1\"/></modifier>") ==
          "Each player places 1 numbered order marker and takes 1 turn.");
    CHECK(told("<modifier id=\"m\"><card id=\"marro-hive\"/><bonus to=\"range\" n=\"2\"/></modifier>") ==
          "The Marro Hive has 2 more Range.");
    CHECK(told("<modifier id=\"m\"><any><card type=\"hero\"/><engaged/></any><cannot act=\"move\"/><bonus to=\"range\" "
               "n=\"2\"/></modifier>") == "Each figure that is a Hero or engaged cannot move and has 2 more Range.");
    CHECK(told("<modifier id=\"m\"><card id=\"marro-drudge\"/><bonus to=\"attack\" n=\"-1\"/></modifier>") ==
          "Figures of the Marro Drudge roll 1 fewer attack die in normal attacks.");
}

TEST_CASE("A winner that there is not is told by its word") {
    const Scenario scenario = read_or_fail(
        "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><victory><win who=\"turn\"/></victory></scenario>",
        "x.xml");
    const Words words = english();
    RulesText rules_text(words, shipped());
    CHECK(flat(rules_text.win(rulebook_of(scenario).victory.wins[0], 0)).find("Turn wins") != std::string::npos);
}

TEST_CASE("Long lines are wrapped, lists and tables stand apart") {
    const Passage passage{{PassageBlock::Kind::Heading, 2, "Head", {}},
                          {PassageBlock::Kind::Item, 0, "one " + std::string(96, 'x') + " two", {}},
                          {PassageBlock::Kind::Item, 1, "inner", {}},
                          {PassageBlock::Kind::Table, 1, "", {{"a", "b"}, {"1", "2"}}}};
    CHECK(markdown(passage) == "## Head\n\n- one\n  " + std::string(96, 'x') +
                                   "\n  two\n  - inner\n\n  | a | b |\n  | --- | --- |\n  | 1 | 2 |\n");
}

TEST_CASE("The page calls a rule by its title and leaves out what is hidden") {
    const Scenario scenario = read_or_fail(R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield/><rules>
        <modifier id="dry" figure="f"><engaged/><unaffected by="tide"/></modifier>
        <rule id="tide" title="The tide comes in."><on event="round-end"/><set flag="high" hidden="yes"/><say text="Water!"/></rule>
        <rule id="helper" hidden="yes"><on event="round-end"/><say text="Nothing."/></rule>
        <rule id="count"><on event="round-end"/><each figure="f"><if><wounded/><add counter="n" hidden="yes"/></if></each></rule>
        </rules></scenario>)",
                                           "hidden.xml");
    const std::string page = flat(rules_page(scenario, shipped(), english()));
    CHECK(page.find("The tide comes in. At the end of each round") != std::string::npos);
    CHECK(page.find("Water!") != std::string::npos);
    CHECK(page.find("are not affected by the rule The tide comes in") != std::string::npos);
    for (const char* untold : {"high", "Helper", "Nothing", "Count"}) {
        INFO(untold << " in " << page);
        CHECK(page.find(untold) == std::string::npos);
    }
}

TEST_CASE("The page calls a flag by its title and leaves out the changes of one that is untold") {
    const Scenario scenario = read_or_fail(R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield/><rules>
        <tally id="truce-broken" title="The truce is broken"/><tally id="helper" hidden="yes"/>
        <rule id="war"><on event="attacked"/><set flag="truce-broken"/><set flag="helper"/></rule></rules></scenario>)",
                                           "titles.xml");
    const std::string page = flat(rules_page(scenario, shipped(), english()));
    CHECK(page.find("The truce is broken") != std::string::npos);
    for (const char* untold : {"truce broken", "helper"}) CHECK(page.find(untold) == std::string::npos);
}

TEST_CASE("A scenario whose rules are all hidden has no heading for them") {
    const Scenario scenario = read_or_fail(R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield/><rules>
        <rule id="helper" hidden="yes"><on event="round-end"/><say text="Nothing."/></rule></rules></scenario>)",
                                           "hidden.xml");
    CHECK(flat(rules_page(scenario, shipped(), english())).find("Special rules") == std::string::npos);
}
