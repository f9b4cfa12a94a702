// What is offered to be pasted about a map: sets, and a link or a code that holds all of it.
#include "editor/files/sharing.h"

#include "editor/document/files/open.h"
#include "engine/map_code/map_code.h"
#include "formats/xml/scenario/scenario_code.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <random>
#include <string>
#include <string_view>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

Scenario shared_sample() {
    const auto read = open_scenario(sample("sparrow-ford"), test_catalogue());
    REQUIRE(read);
    return read->scenario;
}

bool notes_say(const ReadyShare& ready, std::string_view id) {
    return std::ranges::any_of(ready.notes, [&](const Message& note) { return note.id == id; });
}

}  // namespace

TEST_CASE("a shared map tells its players, pieces and sets") {
    const Scenario map = shared_sample();
    const ShareOffer offer = share_offer(map, test_catalogue());
    CHECK(offer.map.author == map.about->author);
    CHECK(offer.map.least_players == 2);
    CHECK(offer.map.most_players == 2);
    CHECK(offer.map.pieces == map.battlefield.size());
    REQUIRE(offer.map.boxes.size() == 1);
    CHECK(offer.map.boxes[0].count == 1);
    CHECK(offer.map.boxes[0].name == test_catalogue()[*test_catalogue().set("rise-of-the-valkyrie")].name);
    CHECK(offer.map.in_no_box.empty());
    CHECK(offer.trouble.empty());
}

TEST_CASE("a map is shared by the shortest code that holds all of it") {
    Scenario map = shared_sample();
    CHECK(is_scenario_code(share_offer(map, test_catalogue()).code));  // For it has a story.
    map.about.change([](About& about) { about.story.clear(); });
    const ShareOffer offer = share_offer(map, test_catalogue());
    CHECK(is_map_code(offer.code));
    CHECK(offer.left_out.empty());
    map.underlays.change([](std::vector<Underlay>& all) {
        all.push_back({.level = 1, .src = "/page.png", .pins = {{0, 0, {0, 0}}, {100, 0, {3, 0}}}});
    });
    const ShareOffer traced = share_offer(map, test_catalogue());
    CHECK(traced.code == offer.code);
    CHECK(traced.left_out == std::vector<Message>{{"code.underlays"}});
}

TEST_CASE("links lead to the address of the settings, once it is one") {
    SessionRig rig("sparrow-ford");
    const ShareOffer offer = share_offer(*rig.editor.now().scenario, test_catalogue());
    for (const char* text : {"", "maps.example", "https://"}) {
        rig.editor.user.settings.share.address = text;
        const ReadyShare ready = ready_share(rig.editor, offer);
        CHECK(ready.map.link.empty());
        CHECK(ready.map.code == offer.code);
        CHECK(notes_say(ready, "share.no-address"));
    }
    rig.editor.user.settings.share.address = " https://maps.example/ ";
    const ReadyShare ready = ready_share(rig.editor, offer);
    CHECK(ready.map.link == "https://maps.example/#" + offer.code);
    CHECK(ready.map.code.empty());
    CHECK(ready.notes.empty());
    CHECK(ready.map.title == "Sparrow Ford");
    CHECK(ready.map.picture == "sparrow-ford.png");
    CHECK(ready.map.file == "sparrow-ford.xml");
}

TEST_CASE("a link that would be too long is none, and the file is attached") {
    SessionRig rig("sparrow-ford");
    Scenario map = shared_sample();
    std::mt19937 random(3);
    std::string noise;
    for (int i = 0; i < 10'000; ++i) noise += static_cast<char>(random());
    map.carried = Shared<Carried>(Carried{"hsc", noise});
    const ShareOffer offer = share_offer(map, test_catalogue());
    REQUIRE(offer.code.size() > longest_link);
    for (const char* address : {"", "https://maps.example/"}) {
        rig.editor.user.settings.share.address = address;
        const ReadyShare ready = ready_share(rig.editor, offer);
        CHECK(ready.map.link.empty());
        CHECK(ready.map.code.empty());
        CHECK(ready.map.file == "sparrow-ford.xml");
        REQUIRE(ready.notes.size() == 1);
        CHECK(notes_say(ready, "share.too-long"));
    }
}

TEST_CASE("a map that no code can hold says why") {
    SessionRig rig("sparrow-ford");
    Scenario map = shared_sample();
    map.carried = Shared<Carried>(Carried{"hsc", std::string(4 << 20, 'x')});
    const ReadyShare ready = ready_share(rig.editor, share_offer(map, test_catalogue()));
    CHECK(ready.map.code.empty());
    REQUIRE(ready.notes.size() == 1);
    CHECK(notes_say(ready, "refused.scenario-too-large-for-code"));
}

}  // namespace hexwright
