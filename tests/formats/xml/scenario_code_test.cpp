// Whole scenarios as codes: what comes back is the same file, and what was damaged is refused.
#include "formats/xml/scenario/scenario_code.h"

#include "engine/map_code/map_code.h"
#include "formats/xml/bytes/base64.h"
#include "formats/xml/bytes/deflate.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/samples.h"
#include "tests/support/shipped.h"
#include "tests/support/written_scenario.h"

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <utility>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr std::string_view url_letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::string whole_code_of(const Scenario& scenario) {
    const auto code = code_of_scenario(scenario, shipped());
    INFO((code ? "" : english()(code.error().message)));
    REQUIRE(code);
    return code->text;
}

Scenario scenario_said_by(const std::string& code) {
    const auto read = scenario_of_scenario_code(code, shipped());
    INFO((read ? "" : english()(read.error().message)));
    REQUIRE(read);
    CHECK(read->notes.empty());
    return read->scenario;
}

std::string why_unread(const std::string& code) {
    const auto read = scenario_of_scenario_code(code, shipped());
    return read ? "" : read.error().message.id;
}

std::string file_of(const Scenario& scenario) { return write_scenario(scenario, shipped()); }

// The CRC-32 of zlib and PNG.
std::string packed_sum(std::string_view bytes) {
    std::uint32_t sum = 0xFFFFFFFFU;
    for (const char byte : bytes) {
        sum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) sum = sum >> 1 ^ (0xEDB88320U & (0U - (sum & 1U)));
    }
    std::string text;
    for (int shift = 24; shift >= 0; shift -= 8) text += static_cast<char>(~sum >> shift & 0xFFU);
    return text;
}

// A code of any file, as nobody's program makes it.
std::string code_of_file(const std::string& file) {
    std::string text = to_base64(*deflated(file) + packed_sum(file));
    text.resize(std::min(text.find('='), text.size()));
    std::ranges::replace(text, '+', '-');
    std::ranges::replace(text, '/', '_');
    return "HW2:" + text;
}

// A letter changed, left out, put in or exchanged with its neighbour, or the end cut off.
std::string damaged_code(std::string code, std::mt19937& random) {
    const std::size_t begin = scenario_code_mark.size(), at = begin + random() % (code.size() - begin);
    const char letter = url_letters[random() % url_letters.size()];
    switch (random() % 5) {
        case 0:
            code[at] = letter;
            break;
        case 1:
            code.erase(at, 1);
            break;
        case 2:
            code.insert(at, 1, letter);
            break;
        case 3:
            if (at + 1 < code.size()) std::swap(code[at], code[at + 1]);
            break;
        default:
            code.resize(at);
    }
    return code;
}

}  // namespace

TEST_CASE("every sample comes back from the code of a scenario as the same file") {
    for (const std::string& name : sample_names()) {
        CAPTURE(name);
        const Scenario map = sample_map(name);
        const std::string code = whole_code_of(map);
        CHECK(is_scenario_code(code));
        CHECK_FALSE(is_map_code(code));
        CHECK(left_out_of_scenario_code(map).empty());
        CHECK(file_of(scenario_said_by(code)) == file_of(map));
    }
}

TEST_CASE("the code of a scenario holds its rules, those that are not finished, too") {
    const std::string unfinished = scenario_file(
        "  <rules>\n    <rule id=\"r\" title=\"The bell\">\n      <on event=\"round-start\"/>\n      <say/>\n"
        "    </rule>\n  </rules>\n");
    const std::string every_word = *read_file(std::string(HEXWRIGHT_SOURCE_DIR) + "/tests/golden/every-rule-word.xml");
    for (const std::string& file : {unfinished, every_word}) {
        const Scenario told = scenario_of(file);
        CHECK_FALSE(left_out_of_code(told).empty());
        CHECK(file_of(scenario_said_by(whole_code_of(told))) == file_of(told));
    }
}

TEST_CASE("a battlefield of another file is written into the code, and pictures to trace stay behind") {
    Scenario map = sample_map("sparrow-ford");
    const std::string whole = file_of(map);
    map.battlefield_source = "../maps/ford.xml";
    map.underlays.change([](std::vector<Underlay>& all) {
        all.push_back({.level = 1, .src = "/home/ann/page.png", .pins = {{0, 0, {0, 0}}, {100, 0, {3, 0}}}});
    });
    map.comments.change([](Comments& comments) { comments["underlays"] = {" traced "}; });
    CHECK(left_out_of_scenario_code(map) == std::vector<Message>{{"code.underlays"}});
    CHECK(file_of(scenario_said_by(whole_code_of(map))) == whole);
}

TEST_CASE("no damaged code of a scenario is read as another one") {
    std::mt19937 random(7);
    const std::string code = whole_code_of(sample_map("sparrow-ford"));
    for (int i = 0; i < 200; ++i) {
        CAPTURE(i);
        const std::string changed = damaged_code(code, random);
        if (changed == code) continue;
        CHECK(why_unread(changed) == "refused.code-mistyped");
    }
}

TEST_CASE("the code of a scenario may be broken into lines, and nothing else may stand in it") {
    const Scenario map = sample_map("sparrow-ford");
    const std::string code = whole_code_of(map);
    std::string broken = "\n ";
    for (std::size_t at = 0; at < code.size(); ++at)
        broken += (at > 4 && at % 70 == 0 ? "\r\n" : "") + code.substr(at, 1);
    CHECK(file_of(scenario_said_by(broken + "\n")) == file_of(map));
    for (const char* wrong : {"=", "+", "/", "%", "ä", "\x01"}) {
        CAPTURE(wrong);
        std::string changed = code;
        changed.insert(20, wrong);
        const auto read = scenario_of_scenario_code(changed, shipped());
        REQUIRE_FALSE(read);
        CHECK(read.error().message == Message{"refused.scenario-code-letter", {{"place", 21}}});
    }
}

TEST_CASE("what the code of a scenario may not hold is refused, each with its reason") {
    CHECK(why_unread("HW2:") == "refused.code-mistyped");
    CHECK(why_unread("HW2:AAAA") == "refused.code-mistyped");
    CHECK(why_unread("HW2:" + std::string(7'000'000, 'A')) == "refused.code-too-long");
    CHECK(why_unread(code_of_file(std::string(5 << 20, ' '))) == "refused.scenario-code-large");
    CHECK(why_unread(code_of_file("")) == "refused.scenario-code-unread");
    CHECK(why_unread(code_of_file("<campaign/>")) == "refused.scenario-code-unread");
    const std::string begin =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<scenario xmlns=\"urn:hexwright:scenario:2\" "
        "edition=\"master-2007\">\n";
    CHECK(why_unread(code_of_file(begin + "  <battlefield src=\"other.xml\"/>\n</scenario>\n")) ==
          "refused.scenario-code-elsewhere");
    CHECK(why_unread(code_of_file(begin + "  <battlefield/>\n</scenario>\n")) == "");
}

TEST_CASE("a scenario larger than a code can hold is refused") {
    Scenario map;
    map.carried = Shared<Carried>(Carried{"hsc", std::string(4 << 20, 'x')});
    const auto code = code_of_scenario(map, shipped());
    REQUIRE_FALSE(code);
    CHECK(code.error().message.id == "refused.scenario-too-large-for-code");
}

// It was made by another program, and is read for ever.
TEST_CASE("a code of a scenario is any packed file") {
    const Scenario map = scenario_said_by(
        "HW2:fY8xbsMwDEV3n4LgXNdylhaG5KBLT5AeQLZZm6hMBRKd5PhVHQRFl24k_-Pnpz3e1gAXSpmjOGyfDQLJGCeW2eHH6b1-xWNf2TyS-MQR"
        "Ci7Z4ZakW-h2TTwv2j3U7lC2J9bda_VZKdUHY16wrwCsH-"
        "KmoKyBHJ6usZSBMoLfdInJ4ZsINjs5eC3QJ1OYfvoyCXShALKtAxWyxfu4CGemkeCL"
        "ZXI4J59z3RZHdWiezN3tf6z9xWyzX9kTNH8i2ObxYV99A9DlOB8");
    CHECK(map.about->title == "Two tiles");
    CHECK(map.about->author == "Ann");
    CHECK(map.battlefield.size() == 2);
}
