#include "editor/workspace/settings.h"

#include "formats/xml/elements/xml_writer.h"
#include "tests/support/any_text.h"
#include "tests/support/dice.h"
#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <algorithm>
#include <fstream>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

namespace fs = std::filesystem;

Settings lived_in() {
    Settings settings;
    settings.width = 1400, settings.height = 900, settings.dark = true, settings.scale = 150;
    settings.table = TableTop::Stone;
    settings.place = WindowPlace{-40, 12}, settings.maximised = true;
    settings.tabs = {"/maps/a.xml", "/maps/\"b\".xml"}, settings.front_tab = 1;
    settings.seats = {"human", "planner:64", "greedy"};
    settings.rulers = settings.overview = true, settings.language = "de";
    settings.panes = {{"left", {300, false}}, {"checks", {0, true}}};
    settings.recent_files = {"/maps/näher & \"ferner\".xml", "/地图/一.xml"};
    settings.lengths = LengthUnit::Inches;
    settings.collections = {"my shelf", "Anna's, \"old\""};
    settings.first_run_done = true;
    settings.sheet = {.letter = true, .grey = true, .rules = false, .steps_a_page = 6};
    settings.share = {.form = ShareForm::Markdown, .address = "https://maps.example/?a=\"b\"&c"};
    settings.builds = {{"00112233aabbccdd", {1, 2, 7}}, {"ffeeddcc99887766", {3}}};
    return settings;
}

std::string file_with(const std::string& inside) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<settings xmlns=\"urn:hexwright:settings:1\" " + inside;
}

}  // namespace

TEST_CASE("settings read back as they were written") {
    CHECK(read_settings(write_settings(lived_in()), "settings.xml") == lived_in());
    CHECK(read_settings(write_settings({}), "settings.xml") == Settings{});
}

TEST_CASE("all settings that there can be read back as they were written, and have room in the file") {
    Dice dice{12};
    const std::vector<std::string> languages{"", "de", "en"};
    for (int round = 0; round < 500; ++round) {
        Settings settings;
        const auto yes = [&] { return dice.below(2) == 0; };
        if (yes()) settings.width = dice.roll(320, 16'384), settings.height = dice.roll(240, 16'384);
        settings.dark = yes(), settings.motion = yes(), settings.rulers = yes(), settings.names_on_plan = yes();
        settings.overview = yes(), settings.first_run_done = yes();
        settings.table = dice.pick(std::vector{TableTop::Wood, TableTop::Felt, TableTop::Stone});
        settings.scale = yes() ? 0 : dice.roll(50, 400);
        settings.language = dice.pick(languages);
        settings.lengths = dice.pick(std::vector{LengthUnit::Levels, LengthUnit::Centimetres, LengthUnit::Inches});
        for (std::size_t i = dice.below(65); i > 0; --i)
            settings.panes["p" + std::to_string(i)] = {yes() ? 0 : dice.roll(1, 10'000), yes()};
        for (std::size_t i = dice.below(max_recent_files + 1); i > 0; --i)
            settings.recent_files.emplace_back("/" + any_text(dice) + std::to_string(i));
        for (std::size_t i = dice.below(most_pooled + 1); i > 0; --i)
            settings.collections.push_back("c" + std::to_string(i));
        if (yes()) settings.place = WindowPlace{dice.roll(-farthest_place, farthest_place), dice.roll(-99, 9'999)};
        settings.maximised = yes();
        for (std::size_t i = dice.below(most_tabs + 1); i > 0; --i)
            settings.tabs.emplace_back("/" + any_text(dice) + std::to_string(i));
        if (!settings.tabs.empty()) settings.front_tab = dice.below(settings.tabs.size());
        for (std::size_t i = dice.below(most_seats + 1); i > 0; --i)
            settings.seats.push_back(dice.pick(std::vector<std::string>{"human", "greedy", "planner:64"}));
        settings.sheet = {
            .letter = yes(), .grey = yes(), .rules = yes(), .steps_a_page = dice.pick(std::vector{1, 2, 4, 6})};
        settings.share.form = dice.pick(std::vector{ShareForm::BBCode, ShareForm::Markdown, ShareForm::Plain});
        if (yes()) settings.share.address = "https://maps.example/" + std::to_string(round);
        const std::string xml = write_settings(settings);
        INFO(xml);
        CHECK(read_settings(xml, "settings.xml") == settings);
    }
    const TemporaryFolder folder;
    Settings settings;
    for (std::size_t map = 0; map < most_builds; ++map) {
        settings.builds.push_back({"00112233aabbcc" + std::to_string(10 + map), {}});
        for (std::size_t step = 1; step <= 5'000; ++step) settings.builds.back().ticked.push_back(step);
    }
    SettingsFile file(folder / "settings.xml");
    CHECK_FALSE(file.keep(settings));
    SettingsFile again(folder / "settings.xml");
    const auto opened = again.open();
    CHECK_FALSE(opened.trouble);
    CHECK(opened.settings == settings);
}

TEST_CASE("what a settings file says wrongly has its usual value, the rest holds") {
    const auto settings =
        read_settings(file_with(R"(theme="blue" scale="1000000000000" collection="shelf" future="yes" share-form="rtf">
        <window width="-5" height="900"/> <pane size="3"/> <pane id="left" size="99999"/> <pane id="right" size="280" collapsed="maybe"/>
        <recent file="relative.xml"/> <recent/> <recent file="/a.xml"/> <invention><of/></invention>
        <tab file="relative.xml" front="yes"/> <tab/> <tab file="/a.xml"/> <tab file="/b.xml" front="maybe"/>
        <window left="12" maximised="perhaps"/> <window left="1" top="99999999"/> <seat/> <seat by=""/> <seat by="human"/>
    </settings>)"),
                      "settings.xml");
    REQUIRE(settings);
    CHECK_FALSE(settings->dark);
    CHECK(settings->scale == 0);
    CHECK(settings->width == 0);
    CHECK(settings->height == 0);  // A height alone is no size.
    CHECK(settings->collections == std::vector<std::string>{"shelf"});
    CHECK(settings->panes == std::map<std::string, PaneSetting>{{"left", {}}, {"right", {280, false}}});
    CHECK(settings->recent_files == std::vector<fs::path>{"/a.xml"});
    CHECK(settings->tabs == std::vector<fs::path>{"/a.xml", "/b.xml"});
    CHECK(settings->front_tab == 0);
    CHECK(settings->share == ShareSetting{});
    CHECK_FALSE(settings->place);  // Half a place is none.
    CHECK_FALSE(settings->maximised);
    CHECK(settings->seats == std::vector<std::string>{"human"});
}

TEST_CASE("ten recent files, the newest first, each once") {
    Settings settings;
    for (int i = 0; i < 14; ++i) remember_file(settings, "/maps/" + std::to_string(i) + ".xml");
    remember_file(settings, "/maps/../maps/7.xml");
    REQUIRE(settings.recent_files.size() == 10);
    CHECK(settings.recent_files[0] == "/maps/7.xml");
    CHECK(settings.recent_files[1] == "/maps/13.xml");
    CHECK(std::ranges::count(settings.recent_files, fs::path("/maps/7.xml")) == 1);
}

TEST_CASE("the settings file is written when something changed, in a folder made for it") {
    const TemporaryFolder folder;
    const fs::path path = folder.path / "hexwright" / "settings.xml";
    SettingsFile file(path);
    CHECK(file.open().settings == Settings{});
    CHECK_FALSE(file.keep({}));
    CHECK_FALSE(fs::exists(path));  // There is nothing to remember.
    CHECK_FALSE(file.keep(lived_in()));
    SettingsFile again(path);
    CHECK(again.open().settings == lived_in());
    fs::remove(path);
    CHECK_FALSE(again.keep(lived_in()));
    CHECK_FALSE(fs::exists(path));
}

TEST_CASE("a broken settings file is moved aside and told, the usual settings hold") {
    const TemporaryFolder folder;
    const fs::path path = folder / "settings.xml";
    for (const char* text : {"no xml", "<settings", "<other xmlns=\"urn:hexwright:settings:1\"/>", ""}) {
        std::ofstream(path) << text;
        SettingsFile file(path);
        const auto opened = file.open();
        INFO(text);
        CHECK(opened.settings == Settings{});
        REQUIRE(opened.trouble);
        CHECK_FALSE(fs::exists(path));
        CHECK(bytes_of(opened.moved_to) == text);
    }
}

TEST_CASE("settings of any bytes harm nothing") {
    Dice dice{11};
    const std::string good = write_settings(lived_in());
    for (int round = 0; round < 2000; ++round) {
        std::string noise = good;
        for (int i = 0; i < 3; ++i) noise[dice.below(noise.size())] = static_cast<char>(dice.roll(0, 255));
        if (const auto settings = read_settings(noise, "noise"))
            CHECK(settings->recent_files.size() <= max_recent_files);
    }
    std::string many = file_with(">");
    for (int i = 0; i < 1000; ++i)
        many += "<recent file=\"/" + std::to_string(i) + "\"/><pane id=\"p" + std::to_string(i) + "\"/><tab file=\"/" +
                std::to_string(i) + "\"/><seat by=\"human\"/>";
    const auto settings = read_settings(many + "</settings>", "many");
    REQUIRE(settings);
    CHECK(settings->recent_files.size() == max_recent_files);
    CHECK(settings->panes.size() == 64);
    CHECK(settings->tabs.size() == most_tabs);
    CHECK(settings->seats.size() == most_seats);
}

TEST_CASE("settings that cannot be written are told once") {
    const TemporaryFolder folder;
    std::ofstream(folder / "hexwright") << "a file where the folder should be";
    SettingsFile file(folder / "hexwright/settings.xml");
    CHECK(file.keep(lived_in()));
    CHECK_FALSE(file.keep(lived_in()));
}
