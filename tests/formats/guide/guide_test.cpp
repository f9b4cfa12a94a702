// The guide for the phone as text: complete, safe and small. tests/cli/guide_test.cpp opens it in a browser.
#include "formats/export/guide/guide.h"

#include "engine/assembly/build_plan.h"
#include "formats/paper/build_sheet/book.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"
#include "tests/support/samples.h"
#include "tests/support/shipped.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr std::size_t most_bytes = 1'200'000;

std::string guide_of(const Scenario& scenario) { return *guide_html(scenario, shipped(), english()); }

std::size_t times(const std::string& text, const std::string& what) {
    std::size_t count = 0;
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++count;
    return count;
}

}  // namespace

TEST_CASE("the guide of every sample is small, asks for nothing and shows each step once") {
    for (const std::string& name : sample_names()) {
        CAPTURE(name);
        const Scenario map = sample_map(name);
        const std::string guide = guide_of(map);
        CHECK(guide.size() < most_bytes);
        for (const char* outside : {"http:", "https:", "//cdn", "src=\"/", "url(", "@import", "rel=\"stylesheet\""})
            CHECK(times(guide, outside) == 0);
        CHECK(times(guide, "content=\"default-src 'none';") == 1);
        const std::size_t steps = build_of(map, shipped()).plan.steps.size();
        CHECK(times(guide, "name=\"step\"") == steps);
        CHECK(times(guide, "<div class=\"step st") == steps);
        CHECK(times(guide, "<g class=\"n") == steps);
        CHECK(times(guide, "<section class=\"screen") == 7);
        CHECK(times(guide, "<div class=\"pager\">") == steps);
        CHECK(times(guide, "class=\"ground\"") == 1);  // The map's outline, from the first step on.
        for (const char* once : {"<h1>", "<header>", "<main>", "<nav "}) CHECK(times(guide, once) == 1);
    }
}

TEST_CASE("in a guide the steps come before all pictures, and every letter is of ASCII, so that it opens soon") {
    Scenario map = sample_map("sparrow-ford");
    map.about.change([](About& about) { about.title = "Über den Fluß 🜁 <hier>"; });
    const std::string guide = guide_of(map);
    CHECK(std::ranges::all_of(guide, [](char letter) { return static_cast<unsigned char>(letter) < 0x80; }));
    CHECK(times(guide, "<title>&#220;ber den Flu&#223; &#128769; &lt;hier&gt;</title>") == 1);
    CHECK(guide.find("<div class=\"step st1\"") < guide.find("data:image/webp"));
    CHECK(guide.find("<div class=\"step st1\"") < 60'000);
}

TEST_CASE("the guide of every sample scenario is at most 1.2 MB") {
    const auto folder = sample_folder().parent_path() / "scenarios";
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        CAPTURE(entry.path());
        const auto read = read_scenario(*read_file(entry.path()), entry.path().string(), shipped());
        if (read) CHECK(guide_of(read->scenario).size() <= most_bytes);
    }
}

TEST_CASE("equal maps have equal guides") {
    CHECK(guide_of(sample_map("sparrow-ford")) == guide_of(sample_map("sparrow-ford")));
}

TEST_CASE("what a person wrote stays text") {
    Scenario map = sample_map("sparrow-ford");
    map.about.change([](About& about) {
        about.title = "<script>alert('1')</script> & \"more\"";
        about.author = "<img src=x onerror=alert(2)>";
        about.story = "</section></body><script>alert(3)</script>";
    });
    const std::string guide = *guide_html(map, shipped(), english(), {});
    CHECK(times(guide, "<script") == 2);
    CHECK(times(guide, "<img src=x") == 0);
    CHECK(times(guide, "&lt;script&gt;alert('1')&lt;/script&gt; &amp; &quot;more&quot;") > 0);
}

TEST_CASE("nobody's figures and symbols that lie up are set up, too") {
    const std::string guide = guide_of(sample_scenario("whose-banner"));
    CHECK(times(guide, english()("sheet.nobody") + ": ") > 0);
    CHECK(times(guide_of(sample_map("cinder-crown")), english()("sheet.symbol-up")) > 0);
}

TEST_CASE("a castle's piece is drawn as it is turned, once for each turn") {
    const Scenario map = sample_map("kestrel-keep");
    const std::string guide = guide_of(map);
    std::set<std::string> drawings;
    map.battlefield.each([&](const PlacedPiece& piece) {
        if (shipped()[piece.kind].id.starts_with("castle-wall") || shipped()[piece.kind].id.starts_with("castle-base"))
            drawings.insert("d" + std::to_string(piece.kind.value) + "-" + std::to_string(piece.turn));
    });
    CHECK(drawings.size() > 6);
    for (const std::string& drawing : drawings) {
        CAPTURE(drawing);
        CHECK(times(guide, "<g id=\"" + drawing + "\">") == 1);
        CHECK(times(guide, "<use href=\"#" + drawing + "\"") > 0);
    }
}

TEST_CASE("a map without pieces has a guide, too") { CHECK(guide_of({}).find("</html>") != std::string::npos); }

TEST_CASE("a guide without the engine has no Ask, one without the 3D view no 3D, and the program says so") {
    const Scenario map = sample_map("sparrow-ford");
    const GuideParts both{"engine", "scene"}, engine{"engine", ""}, scene{"", "scene"}, none;
    CHECK_FALSE(missing_from_guide(both));
    CHECK(missing_from_guide(engine) == Message{"guide.without-3d"});
    CHECK(missing_from_guide(scene) == Message{"guide.without-ask"});
    CHECK(missing_from_guide(none) == Message{"guide.without-both"});
    for (const GuideParts& parts : {both, engine, scene, none}) {
        const std::string guide = *guide_html(map, shipped(), english(), parts);
        CHECK(times(guide, "id=\"go-ask\"") == (parts.engine.empty() ? 0 : 1));
        CHECK(times(guide, "id=\"ask-map\"") == (parts.engine.empty() ? 0 : 1));
        CHECK(times(guide, "id=\"solid\"") == (parts.scene.empty() ? 0 : 1));
        CHECK(times(guide, "id=\"scene-model\"") == (parts.scene.empty() ? 0 : 1));
    }
}

TEST_CASE("what a user's own catalogue calls things cannot end the guide's scripts") {
    Catalogue own = shipped();
    for (PieceType type : std::vector<PieceType>(own.pieces()))
        if (type.id == "grass-24") {
            type.name = "</script><script>alert(1)</script>";
            own.add(type);
        }
    const std::string guide = *guide_html(sample_map("sparrow-ford"), own, english(), {"engine", "scene"});
    CHECK(times(guide, "<script>alert") == 0);
}
