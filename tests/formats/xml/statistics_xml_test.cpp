#include "formats/xml/games/statistics_xml.h"

#include "formats/telling/words.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;

namespace {

WrittenStatistics example() {
    WrittenStatistics written{"King <of> the \"Hill\"", "00112233aabbccdd", 7, {"greedy", "random"}, {}};
    written.sum = {{{1, 4}, {9, 9}},
                   {{3, 12'345, 20, 700}, {1, 0, 2, -250}},
                   1,
                   {{4, 2}, {10, 3}},
                   {{"last-standing", 4}, {"round-limit", 1}}};
    return written;
}

}  // namespace

TEST_CASE("sums of games read as they were written") {
    for (const WrittenStatistics& written :
         {example(), WrittenStatistics{"", "0", ~std::uint64_t{0}, {"greedy"}, {{}, {{}}, 0, {}, {}}}}) {
        const std::string xml = write_statistics(written);
        const auto read = read_statistics(xml, "stats.xml");
        REQUIRE(read);
        CHECK(*read == written);
        CHECK(write_statistics(*read) == xml);
    }
}

TEST_CASE("a mistake in a file of sums is named with its place") {
    const std::string good = write_statistics(example());
    const auto mistake = [&](const std::string& from, const std::string& to) {
        std::string text = good;
        text.replace(text.find(from), from.size(), to);
        const auto read = read_statistics(text, "stats.xml");
        INFO(from << " -> " << to);
        REQUIRE_FALSE(read.has_value());
        return describe(read.error(), english());
    };
    CHECK(mistake("statistics:1", "statistics:2").find("stats.xml:2:") == 0);
    CHECK(mistake("wins=\"3\"", "wins=\"-3\"").find("stats.xml:3:") == 0);
    CHECK(mistake("wins=\"3\"", "wins=\"99999999999\"").find("stats.xml:3:") == 0);
    CHECK(mistake("counted=\"-250\"", "counted=\"--250\"").find("stats.xml:4:") == 0);
    CHECK(mistake("player=\"2\"", "player=\"3\"").find("stats.xml:4:") == 0);
    CHECK(mistake("from=\"9\" to=\"9\"", "from=\"5\" to=\"5\"").find("stats.xml:6:") == 0);
    CHECK(mistake("from=\"9\" to=\"9\"", "from=\"9\" to=\"8\"").find("stats.xml:6:") == 0);
    CHECK(mistake("<nobody", "<nobodies").find("stats.xml:7:") == 0);
    CHECK(mistake("count=\"4\" games=\"2\"", "count=\"4\" games=\"3\"").find("stats.xml:9:22: 6 games") == 0);
    CHECK(mistake("count=\"4\" games=\"2\"", "count=\"4\" games=\"1\"").find("stats.xml:2:1: the sums") == 0);
    CHECK(mistake("by=\"round-limit\" games=\"1\"", "by=\"round-limit\" games=\"0\"").find("stats.xml:2:") == 0);
}

TEST_CASE("sums that cannot be are named with their place") {
    std::string good = write_statistics(example());
    const auto at = good.find(" check=\"");
    REQUIRE(at != std::string::npos);
    good.erase(at, good.find('"', at + 8) + 1 - at);
    CHECK_FALSE(has_check_sum(good));
    CHECK(read_statistics(good, "stats.xml") == example());  // As earlier versions wrote it.
    const auto place_and_id = [&](const std::string& from, const std::string& to) {
        std::string text = good;
        const auto found = text.find(from);
        if (found == std::string::npos) return "nothing to replace: " + from;
        text.replace(found, from.size(), to);
        const auto read = read_statistics(text, "stats.xml");
        if (read) return std::string("read");
        return std::to_string(read.error().at->line) + ":" + std::to_string(read.error().at->column) + " " +
               read.error().message.id;
    };
    CHECK(place_and_id("wins=\"3\"", "wins=\"5\"") == "3:34 sums.wins");  // One of five was won by nobody.
    CHECK(place_and_id("wins=\"3\"", "wins=\"2\"") == "2:1 statistics.unwon");
    CHECK(place_and_id("<nobody games=\"1\"", "<nobody games=\"6\"") == "7:11 statistics.more-than-games");
    CHECK(place_and_id("survivors=\"20\"", "survivors=\"50001\"") == "3:58 statistics.too-much");
    CHECK(place_and_id("counted=\"-250\"", "counted=\"-250000000000\"") == "4:68 statistics.too-much");
    CHECK(place_and_id("seed=\"7\"", "seed=\"7\" of=\"8\"") == "6:19 statistics.beyond");
    CHECK(place_and_id("<nobody games=\"1\"/>", "<nobody games=\"1\"/><nobody games=\"1\"/>") ==
          "7:22 statistics.nobody-twice");
}

TEST_CASE("a file of sums whose check sum does not fit is refused, in whatever form it is") {
    const std::string good = write_statistics(example());
    CHECK(has_check_sum(good));
    const auto id_of = [](const std::string& text) {
        const auto read = read_statistics(text, "stats.xml");
        return read ? "read" : read.error().message.id;
    };
    const auto with = [&](const std::string& from, const std::string& to) {
        std::string text = good;
        return text.replace(text.find(from), from.size(), to);
    };
    CHECK(id_of(with("seed=\"7\"", "seed=\"8\"")) == "sums.check");
    CHECK(id_of(with("survivors=\"20\"", "survivors=\"21\"")) == "sums.check");
    CHECK(id_of(with(" check=\"", " check=\"0")) == "sums.check");
    CHECK(id_of(with("\n  <nobody", "\n\n     <!-- a note -->\n <nobody")) == "read");
    const auto wrong = read_statistics(with("seed=\"7\"", "seed=\"8\""), "stats.xml");
    CHECK(wrong.error().at->line == 2);
    // No letter of it can be lost.
    int unnoticed = 0;
    for (std::size_t i = good.find("<statistics"); i + 1 < good.size(); ++i) {
        std::string text = good;
        text[i] = text[i] == '1' ? '2' : '1';
        unnoticed += id_of(text) == "read";
    }
    CHECK(unnoticed == 0);
}

TEST_CASE("the digest of a game tells all that its games have in common") {
    const GameOptions options{.players = 2,
                              .seed = 1,
                              .edition = "master-2007",
                              .rounds = -1,
                              .points = 0,
                              .armies = {{{"finn"}}, {{"sonlen", 1, {}}}}};
    const std::string digest = digest_of_game("<scenario/>", options);
    CHECK(digest != digest_of_game("<scenario />", options));
    const auto differs = [&](auto&& change) {
        GameOptions other = options;
        change(other);
        return digest_of_game("<scenario/>", other) != digest;
    };
    CHECK(differs([](GameOptions& o) { o.players = 3; }));
    CHECK(differs([](GameOptions& o) { o.edition = "master-2004"; }));
    CHECK(differs([](GameOptions& o) { o.rounds = 5; }));
    CHECK(differs([](GameOptions& o) { o.points = 400; }));
    CHECK(differs([](GameOptions& o) { o.house_rules = rules_of("master-2007"), o.house_rules->road_bonus = 5; }));
    CHECK(differs([](GameOptions& o) { o.armies[0][0].copies = 2; }));
    CHECK_FALSE(differs([](GameOptions& o) { o.seed = 9; }));
}
