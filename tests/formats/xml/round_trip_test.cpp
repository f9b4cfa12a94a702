// What the program writes, it reads: the same value, whatever stands in it.
#include "engine/core/text.h"
#include "engine/players/player.h"
#include "engine/players/style.h"
#include "formats/telling/words.h"
#include "formats/xml/bytes/file_names.h"
#include "formats/xml/bytes/utf8.h"
#include "formats/xml/catalogue/collection_xml.h"
#include "formats/xml/games/record_xml.h"
#include "formats/xml/games/statistics_xml.h"
#include "formats/xml/rules/rules_xml.h"
#include "formats/xml/scenario/scenario_parts.h"
#include "tests/support/any_text.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <limits>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();

// Often at an end of the range.
int any_number(Dice& dice, int low, int high) {
    const std::size_t which = dice.below(4);
    return which == 0 ? low : which == 1 ? high : dice.roll(low, high);
}
std::uint64_t any_large(Dice& dice) {
    const std::vector<std::uint64_t> ends{0, 1, 1ULL << 31, (1ULL << 63) - 1, 1ULL << 63, largest};
    return dice.below(2) == 0 ? dice.pick(ends) : dice.next();
}
std::string any_id(Dice& dice) {
    std::string id = dice.below(5) == 0 ? std::string(199, 'x') : "a" + std::to_string(dice.below(50));
    return id + "z";
}

std::vector<std::string> seats_of_every_kind() {
    std::vector<std::string> seats{"human", "idle", "planner:1", "planner:7",
                                   "planner:" + std::to_string(most_playouts)};
    for (const PlayerKind& kind : player_kinds()) seats.push_back(kind.id);
    for (const Style& style : styles()) seats.emplace_back(style.id);
    return seats;
}

Rules any_rules(Dice& dice) {
    const Catalogue& catalogue = shipped();
    std::vector<RuleMatter> matters;
    for (const RuleField& field : rule_fields()) matters.push_back({RuleMatter::Of::Game, name_of(field), {}});
    for (const auto& terrain : catalogue.terrains())
        for (const std::string_view effect : terrain_effects())
            matters.push_back({RuleMatter::Of::Terrain, terrain.id, std::string(effect)});
    for (const PieceKind kind : obstacle_kinds(catalogue))
        for (const std::string_view side : obstacle_sides())
            matters.push_back({RuleMatter::Of::Obstacle, catalogue[kind].id, std::string(side)});
    std::vector<RuleSetting> settings;
    for (std::size_t i = dice.below(12); i > 0; --i) {
        const RuleMatter& what = dice.pick(matters);
        const RuleRange range = *range_of(what);
        settings.push_back({what, any_number(dice, range.low, range.high)});
    }
    const std::vector<std::string> bases(editions().begin(), editions().end());
    return house_rules_on(dice.pick(bases), any_id(dice), settings, catalogue);
}

CarriedOver any_carried(Dice& dice) {
    CarriedOver all;
    const auto name = [&] { return std::to_string(dice.roll(1, 8)) + "." + any_id(dice); };
    for (std::size_t i = dice.below(3); i > 0; --i) {
        all.tallies.push_back({any_id(dice), dice.roll(0, 8), dice.below(2) == 0 ? "" : name() + ".20.99",
                               any_number(dice, -most_counted, most_counted)});
        all.wounds.push_back({name() + ".1.1", any_number(dice, 1, 127)});
        all.upgrades.push_back({name(), any_number(dice, -32'767, 32'767), any_number(dice, 0, 100), {}});
        if (dice.below(2) == 0) all.upgrades.back().powers.push_back({any_id(dice), any_number(dice, 1, 20)});
        all.rests.push_back({name(), any_number(dice, 1, 99 * max_card_copies)});
    }
    return all;
}

GameOptions any_options(Dice& dice) {
    GameOptions options{.players = any_number(dice, 1, max_players), .seed = any_large(dice)};
    const std::vector<std::string> known(editions().begin(), editions().end());
    options.edition = dice.pick(known);
    if (dice.below(2) == 0) {
        options.house_rules = any_rules(dice);
        options.edition = edition_of(*options.house_rules);
    }
    options.rounds = any_number(dice, -1, max_rounds);
    options.points = any_number(dice, 0, max_army_points);
    options.arranged = dice.below(2) == 0;
    if (dice.below(2) == 0) options.puzzle = any_id(dice);
    for (std::size_t i = dice.below(3); i > 0; --i)
        options.armies.push_back({{any_id(dice), any_number(dice, 1, max_card_copies), {}}});
    options.carried = any_carried(dice);
    return options;
}

std::string any_text_but_empty(Dice& dice) { return "n" + any_text(dice); }

Record any_record(Dice& dice, const std::vector<std::string>& seats) {
    Record record{.options = any_options(dice)};
    for (int player = 0; player < record.options.players; ++player) record.seats.push_back(dice.pick(seats));
    record.mode = dice.below(2) == 0 ? PlayMode::OpenTable : PlayMode::FairPlay;
    for (std::size_t i = dice.below(6); i > 0; --i)
        record.actions.push_back({.wording = {"move", {{"figure", text_for_xml(any_text(dice))}}},
                                  .check = any_number(dice, -1, 0xFFFF),
                                  .by = static_cast<DecidedBy>(dice.below(5)),
                                  .seat_draws = any_number(dice, 0, 10'000)});
    const std::size_t count = record.actions.size();
    for (std::size_t first = 1; first < count; ++first)
        if (dice.below(3) == 0) record.branches.push_back({first, dice.below(first)});
    for (std::size_t of = 0; of <= count; ++of)
        if (dice.below(2) == 0) record.notes.push_back({of, any_text_but_empty(dice)});
    if (dice.below(2) == 0 && count > 0) record.current = dice.below(count);
    record.end = any_large(dice);
    record.events = static_cast<std::size_t>(any_large(dice));
    return record;
}

// As it is read: no control characters but line breaks, and U+FFFD for what XML cannot hold.
std::string note_as_read(std::string text) {
    for (char& letter : text)
        if (static_cast<unsigned char>(letter) < ' ' && letter != '\n') letter = ' ';
    return text_for_xml(text);
}

// A row that says what its edition says anyway is not written.
void check_same(const Rules& read, const Rules& rules) {
    CHECK(read.id == rules.id);
    CHECK(edition_of(read) == edition_of(rules));
    CHECK(changes_of(read, shipped()) == changes_of(rules, shipped()));
    CHECK(write_rules(read) == write_rules(rules));
}

void check_same(const Record& read, const Record& record) {
    CHECK(read.options.edition == record.options.edition);
    CHECK(read.options.players == record.options.players);
    CHECK(read.options.seed == record.options.seed);
    REQUIRE(read.options.house_rules.has_value() == record.options.house_rules.has_value());
    if (record.options.house_rules) check_same(*read.options.house_rules, *record.options.house_rules);
    CHECK(read.options.rounds == record.options.rounds);
    CHECK(read.options.points == record.options.points);
    CHECK(read.options.armies == record.options.armies);
    CHECK(read.options.arranged == record.options.arranged);
    CHECK(read.options.puzzle == record.options.puzzle);
    CHECK(read.options.carried == record.options.carried);
    CHECK(read.seats == record.seats);
    CHECK(read.mode == record.mode);
    CHECK(read.actions == record.actions);
    CHECK(read.branches == record.branches);
    CHECK(read.current == record.current);
    CHECK(read.end == record.end);
    CHECK(read.events == record.events);
    REQUIRE(read.notes.size() == record.notes.size());
    for (std::size_t i = 0; i < record.notes.size(); ++i) {
        CHECK(read.notes[i].of == record.notes[i].of);
        CHECK(read.notes[i].text == note_as_read(record.notes[i].text));
    }
}

WrittenRecord read_or_stop(const std::string& xml, const std::string& name) {
    auto read = read_record(xml, name);
    if (!read) FAIL(describe(read.error(), english()));
    return std::move(*read);
}

std::string why_not(const std::string& xml) {
    const auto read = read_record(xml, "game.xml");
    return read ? "" : describe(read.error(), english());
}

std::string with(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("whatever is written as XML can be read, with U+FFFD for what XML cannot hold") {
    Dice dice{1};
    for (int round = 0; round < 3'000; ++round) {
        const std::string text = any_text(dice), clean = text_for_xml(text);
        XmlWriter out;
        out.comment(text);
        out.open("a");
        out.attribute("v", text);
        out.element_with_text("t", text);
        out.open("b");
        out.comment_inside(text);
        out.close();
        out.close();
        const std::string xml = out.take();
        const auto document = parse_document(xml, "a.xml");
        INFO(xml);
        REQUIRE(document);
        CHECK(document->root().raw("v") == clean);
        CHECK(document->root().child("t")->content() == trimmed(clean));
        CHECK(first_bad_byte(clean) == std::string::npos);
        CHECK(text_for_xml(clean) == clean);
    }
}

TEST_CASE("text of UTF-8 stays as it is, and each bad byte or character becomes one U+FFFD") {
    CHECK(text_for_xml("n\xC3\xA4her\t\xF0\x9F\x98\x80") == "n\xC3\xA4her\t\xF0\x9F\x98\x80");
    CHECK(text_for_xml("a\xFF"
                       "b\xC0\x80") == "a\uFFFDb\uFFFD\uFFFD");
    CHECK(text_for_xml("\xED\xA0\x80-\xEF\xBF\xBE-\x01-\xE2\x82") == "\uFFFD-\uFFFD-\uFFFD-\uFFFD\uFFFD");
}

TEST_CASE("a comment that would end itself is read whole") {
    XmlWriter out;
    out.comment("a--b---c-");
    out.open("a");
    out.close();
    const std::string xml = out.take();
    const auto document = parse_document(xml, "a.xml");
    REQUIRE(document);
    CHECK(document->comments_before_root() == std::vector<std::string>{"a- -b- - -c- "});
}

TEST_CASE("a file's name of any bytes is written as text of one line, and read as those bytes") {
    Dice dice{2};
    for (int round = 0; round < 3'000; ++round) {
        const std::string name = any_text(dice), text = text_of_file_name(name);
        INFO(text);
        CHECK(file_name_of_text(text) == name);
        CHECK(text_for_xml(text) == text);
        CHECK(std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x20; }));
    }
    CHECK(text_of_file_name("/maps/n\xC3\xA4her & 100%.xml") == "/maps/n\xC3\xA4her & 100%.xml");
    CHECK(text_of_file_name("n\xFF.xml") == "file:n%FF.xml");
    CHECK(text_of_file_name("a\nb c") == "file:a%0Ab%20c");
    CHECK(text_of_file_name("file:a") == "file:file%3Aa");
    CHECK(file_name_of_text("file:a%zz%4") == "a%zz%4");
}

TEST_CASE("a record is read as it was written: every seat, edition, house rule, option and number") {
    Dice dice{3};
    const std::vector<std::string> seats = seats_of_every_kind();
    for (int round = 0; round < 400; ++round) {
        const Record record = any_record(dice, seats);
        const std::string scenario = "<scenario title=\"" + any_text(dice) + "\"/>";
        const std::string xml = write_record({record, scenario});
        INFO(xml);
        const WrittenRecord read = read_or_stop(xml, "game.xml");
        check_same(read.record, record);
        CHECK(read.scenario == text_for_xml(scenario) + "\n");
        CHECK(write_record(read) == xml);
    }
}

TEST_CASE("every kind of seat stands in a record, while it is played too, and no others") {
    for (const std::string& seat : seats_of_every_kind()) {
        INFO(seat);
        const Record record{.options = {.players = 1, .edition = "master-2007"}, .seats = {seat}};
        CHECK(read_or_stop(write_record({record, "<scenario/>"}), "game.xml").record.seats == record.seats);
        CHECK(read_or_stop(write_record_head({record, "<scenario/>"}), "a.game.part").record.seats == record.seats);
    }
    const std::string xml =
        write_record({{.options = {.players = 1, .edition = "master-2007"}, .seats = {"greedy"}}, "<scenario/>"});
    CHECK(why_not(with(xml, "\"greedy\"", "\"greddy\"")) ==
          "game.xml:3:20: there is no player \"greddy\"; did you mean \"greedy\"?");
    for (const char* none : {"planner:0", "planner:2001", "planner:", "planner:x", "planner:64:64", ":64", "Greedy"})
        CHECK(why_not(with(xml, "\"greedy\"", "\"" + std::string(none) + "\"")).starts_with("game.xml:3:20: "));
}

TEST_CASE("a number in a record that no game could have written is refused with its line and range") {
    const Record record{.options = {.players = 1, .seed = 7, .edition = "master-2007"},
                        .seats = {"greedy"},
                        .actions = {{.wording = {"done", {}}, .check = 0x1234}},
                        .events = 12};
    const std::string xml = write_record({record, "<scenario/>"});
    CHECK(why_not(with(xml, "events=\"12\"", "events=\"18446744073709551616\"")) ==
          "game.xml:8:33: events=\"18446744073709551616\" is out of range; write a number from 0 to "
          "18446744073709551615");
    CHECK(why_not(with(xml, "events=\"12\"", "events=\"-1\"")) ==
          "game.xml:8:33: events=\"-1\" is out of range; write a number from 0 to 18446744073709551615");
    CHECK(why_not(with(xml, "events=\"12\"", "events=\"1x\"")) ==
          "game.xml:8:33: events=\"1x\" is not a whole number; write one from 0 to 18446744073709551615");
    CHECK(why_not(with(xml, "seed=\"7\"", "seed=\"99999999999999999999\"")) ==
          "game.xml:2:70: seed=\"99999999999999999999\" is out of range; write a number from 0 to "
          "18446744073709551615");
    CHECK(why_not(with(xml, "check=\"1234\"", "check=\"12345\"")) ==
          "game.xml:6:11: check=\"12345\" is not a number in hexadecimal digits; write one up to ffff");
}

TEST_CASE("sums of games are read as they were written, from files of any name") {
    Dice dice{4};
    const std::vector<std::string> seats = seats_of_every_kind();
    const std::int64_t most = most_simulated_games;
    for (int round = 0; round < 400; ++round) {
        WrittenStatistics written{.game = "00112233aabbccdd", .seed = any_large(dice)};
        written.incomplete = dice.below(2) == 0;
        const std::int64_t games = dice.roll(0, 1'000'000);
        written.sum.nobody = games;
        if (games > 0) written.sum.numbers = {{most - games + 1, most}};
        if (games > 0) written.sum.rounds = {{any_number(dice, 0, 1'000'000), games}};
        if (games > 0) written.sum.ended_by = {{any_id(dice), games}};
        for (int player = dice.roll(1, 8); player > 0; --player) {
            written.seats.push_back(dice.pick(seats));
            const std::int64_t points = games * dice.pick(std::vector<std::int64_t>{0, 1, 999'999'999, 1'000'000'000});
            written.sum.players.push_back(
                {0, points, games * dice.roll(0, 10'000), dice.below(2) == 0 ? -points : points});
        }
        written.of = dice.below(2) == 0 ? 0 : most;
        written.version = "8.0.0";
        written.file = any_text(dice);
        for (const std::string_view name : batch_options())
            if (dice.below(2) == 0) written.options.push_back({std::string(name), any_text(dice)});
        const std::string xml = write_statistics(written);
        INFO(xml);
        const auto read = read_statistics(xml, "sums.xml");
        if (!read) FAIL(describe(read.error(), english()));
        CHECK(*read == written);
    }
}

TEST_CASE("a sum that is out of range is refused with its line and range") {
    WrittenStatistics written{.game = "0", .seats = {"planner:64"}};
    written.sum.players = {{0, 0, 0, -7}};
    const std::string xml = write_statistics(written);
    const auto why = [&](const std::string& from, const std::string& to) {
        const auto read = read_statistics(with(xml, from, to), "sums.xml");
        return read ? "" : describe(read.error(), english());
    };
    CHECK(why("counted=\"-7\"", "counted=\"-9999999999999999999\"") ==
          "sums.xml:3:72: counted=\"-9999999999999999999\" is out of range; write a number from -1000000000000000 to "
          "1000000000000000");
    CHECK(why("wins=\"0\"", "wins=\"10000001\"") ==
          "sums.xml:3:38: wins=\"10000001\" is out of range; write a number from 0 to 10000000");
}

TEST_CASE("house rules and collections are read as they were written") {
    Dice dice{5};
    for (int round = 0; round < 400; ++round) {
        const Rules rules = any_rules(dice);
        const std::string xml = write_rules(rules);
        INFO(xml);
        const auto read = read_rules(xml, "rules.xml", shipped());
        if (!read) FAIL(describe(read.error(), english()));
        check_same(*read, rules);
    }
    for (int round = 0; round < 200; ++round) {
        Collection collection{"c" + std::to_string(round), {}};
        for (std::size_t set = 0; set < shipped().sets().size(); ++set)
            if (dice.below(3) == 0)
                collection.owned.sets.push_back({SetKind{static_cast<int>(set)}, any_number(dice, 1, max_set_count)});
        for (std::size_t item = 0; item < shipped().items().size(); ++item)
            if (dice.below(3) == 0)
                collection.owned.items.push_back(
                    {ItemKind{static_cast<int>(item)}, any_number(dice, 1, max_item_count)});
        const auto read = read_collection(write_collection(collection, shipped()), "c.xml", shipped());
        if (!read) FAIL(describe(read.error(), english()));
        CHECK(read->name == collection.name);
        CHECK(read->owned == collection.owned);
    }
}
