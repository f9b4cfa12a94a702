#include "tests/cli/program.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <filesystem>
#include <regex>

#include <catch2/catch.hpp>

using namespace hexwright::testing;
using Json = nlohmann::ordered_json;

namespace {

// What a person can select and copy from a PDF.
std::string text_of(const Program& program, const std::string& pdf) {
    const Ran ran = program.shell("pdftotext -layout " + pdf + " -");
    REQUIRE(ran.exit == 0);
    return ran.out;
}

std::size_t files_ending(const Program& program, const std::string& ending) {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(program.file(".")))
        if (entry.path().extension() == ending) ++count;
    return count;
}

}  // namespace

TEST_CASE("a sheet has a cover, parts, steps, a finish and a tear-down, as text that can be selected") {
    Program hexwright;
    hexwright.sample("kestrel-keep.xml");
    const Ran ran = hexwright("sheet kestrel-keep.xml keep.pdf");
    CHECK(ran.exit == 0);
    CHECK(ran.err.empty());
    const std::string text = text_of(hexwright, "keep.pdf");
    for (const char* words :
         {"Kestrel Keep", "Boxes needed", "1 × Fortress of the Archkyrie", "94 × 44 cm", "castle battlement",
          "7 of 173 placed", "Level 1 is complete", "55 pieces placed.", "173 pieces placed.", "Glyph of Gerda", "code",
          "Start zones", "Bag of level 13: 34 pieces", "2 / "}) {
        CAPTURE(words);
        CHECK(tells(text, words));
    }
}

TEST_CASE("a sheet shows the steps that steps tells") {
    Program hexwright;
    hexwright.sample("cinder-crown.xml");
    const std::size_t steps = hexwright("steps --json cinder-crown.xml").json()["steps"].size();
    CHECK(hexwright("sheet cinder-crown.xml crown.pdf --steps-per-page 6").exit == 0);
    const std::string text = text_of(hexwright, "crown.pdf");
    const auto count = [&text](const char* pattern) {
        const std::regex expression(pattern);
        return std::distance(std::sregex_iterator(text.begin(), text.end(), expression), std::sregex_iterator());
    };
    // A level of several steps ends with what then lies, which tells the count again.
    CHECK(count("[0-9]+ of 67 placed") == static_cast<std::ptrdiff_t>(steps) + count("heights\\."));
}

TEST_CASE("the same map always gives the same bytes") {
    Program hexwright;
    hexwright.sample("sparrow-ford.xml");
    CHECK(hexwright("sheet sparrow-ford.xml a.pdf").exit == 0);
    CHECK(hexwright("sheet sparrow-ford.xml b.pdf").exit == 0);
    CHECK(contents(hexwright.file("a.pdf")) == contents(hexwright.file("b.pdf")));
}

TEST_CASE("paper, steps a page and rules are chosen") {
    Program hexwright;
    hexwright.sample("the-narrows.xml");
    const auto pages = [&](const std::string& options) {
        CHECK(hexwright("sheet the-narrows.xml out.pdf " + options).exit == 0);
        const std::string info = hexwright.shell("pdfinfo out.pdf").out;
        return std::pair(std::stoi(info.substr(info.find("Pages:") + 6)), tells(info, "792"));
    };
    const auto usual = pages("");
    CHECK_FALSE(usual.second);
    CHECK(pages("--paper letter").second);
    CHECK(pages("--steps-per-page 1").first > usual.first);
    CHECK(pages("--steps-per-page 6").first <= usual.first);  // Not where plans would be too small to read.
    CHECK(pages("--no-rules").first <= usual.first);
    CHECK_FALSE(tells(text_of(hexwright, "out.pdf"), "Victory"));
    CHECK(pages("--margin 20").first >= usual.first);
}

TEST_CASE("in SVG and PNG every page is a file") {
    Program hexwright;
    hexwright.sample("cinder-crown.xml");
    CHECK(hexwright("sheet cinder-crown.xml crown.svg --grey").exit == 0);
    CHECK(hexwright("sheet cinder-crown.xml crown.png").exit == 0);
    CHECK(files_ending(hexwright, ".svg") == files_ending(hexwright, ".png"));
    CHECK(tells(contents(hexwright.file("crown-01.svg")), "Cinder Crown"));
    CHECK(contents(hexwright.file("crown-02.png")).substr(1, 3) == "PNG");
}

TEST_CASE("a grey sheet has no colour") {
    Program hexwright;
    hexwright.sample("cinder-crown.xml");
    CHECK(hexwright("sheet cinder-crown.xml crown.svg --grey").exit == 0);
    const std::string page = contents(hexwright.file("crown-01.svg")) + contents(hexwright.file("crown-03.svg"));
    const std::regex color("#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})");
    std::size_t colors = 0;
    for (std::sregex_iterator at(page.begin(), page.end(), color), end; at != end; ++at, ++colors)
        if ((*at)[1] != (*at)[2] || (*at)[2] != (*at)[3]) FAIL((*at)[0]);
    CHECK(colors > 100);
}

TEST_CASE("a map that cannot be built says so on the cover, in the guide and on standard error") {
    Program hexwright;
    hexwright.write("broken.xml", R"(<scenario xmlns="urn:hexwright:scenario:2" id="broken"><battlefield>
<level number="1"><piece kind="grass-7" at="0,0"/></level>
<level number="3"><piece kind="grass-1" at="0,0"/><piece kind="grass-1" at="1,0"/></level></battlefield></scenario>)");
    const std::string words = "2 errors: this map cannot be built as drawn.";
    const Ran sheet = hexwright("sheet broken.xml broken.pdf");
    CHECK(sheet.exit == 0);
    CHECK(tells(sheet.err, words));
    CHECK(tells(text_of(hexwright, "broken.pdf"), words));
    CHECK(tells(hexwright("guide broken.xml broken.html").err, words));
    CHECK(tells(contents(hexwright.file("broken.html")), words));
}

TEST_CASE("a collection says what is left of the person's own pieces") {
    Program hexwright;
    hexwright.sample("the-narrows.xml");
    CHECK(hexwright("sheet the-narrows.xml own.pdf --owned swarm-of-the-marro:2").exit == 0);
    CHECK(std::regex_search(text_of(hexwright, "own.pdf"), std::regex("seven-hex swamp tile +10 +20 +10")));
    CHECK(hexwright("sheet the-narrows.xml own2.pdf --owned no-such-box").exit == 2);
    CHECK_FALSE(std::filesystem::exists(hexwright.file("own2.pdf")));
}

TEST_CASE("a campaign is one booklet with all its games") {
    WithSamples hexwright;
    CHECK(hexwright("sheet samples/campaigns/exploration.xml booklet.pdf").exit == 0);
    const std::string text = text_of(hexwright, "booklet.pdf");
    CHECK(tells(text, "Campaign"));
    CHECK(tells(text, "Level 1 is complete"));
    CHECK(tells(text, "Tear-down"));
}

TEST_CASE("a story as long as it likes goes on over pages") {
    Program hexwright;
    std::string story;
    for (int i = 0; i < 1000; ++i) story += "The wall stood. ";
    hexwright.write("long.xml", R"(<scenario xmlns="urn:hexwright:scenario:2" id="long"><about title=")" +
                                    std::string(190, 'W') + R"("><story>)" + story +
                                    R"(The end is told.</story></about><battlefield><level number="1">
<piece kind="grass-7" at="0,0"/></level></battlefield></scenario>)");
    const Ran ran = hexwright("sheet long.xml long.pdf");
    CHECK(ran.exit == 0);
    CHECK(tells(text_of(hexwright, "long.pdf"), "told."));
}

TEST_CASE("an empty map has a sheet, too") {
    Program hexwright;
    hexwright.write("empty.xml", R"(<scenario xmlns="urn:hexwright:scenario:2" id="empty"><battlefield/></scenario>)");
    CHECK(hexwright("sheet empty.xml empty.pdf").exit == 0);
    CHECK(tells(text_of(hexwright, "empty.pdf"), "Boxes") == false);
}

TEST_CASE("a sheet that cannot be written leaves nothing and says why") {
    Program hexwright;
    hexwright.sample("the-narrows.xml");
    for (const char* arguments : {"the-narrows.xml out.txt", "the-narrows.xml nowhere/out.pdf", "none.xml out.pdf",
                                  "the-narrows.xml out.pdf --steps-per-page 5", "the-narrows.xml out.pdf --paper a3",
                                  "the-narrows.xml out.pdf --margin 80"}) {
        CAPTURE(arguments);
        const Ran ran = hexwright("sheet " + std::string(arguments));
        CHECK(ran.exit == 2);
        CHECK_FALSE(ran.err.empty());
        CHECK_FALSE(std::filesystem::exists(hexwright.file("out.pdf")));
    }
}

TEST_CASE("a map of too many pieces is refused before anything is drawn") {
    Program hexwright;
    std::string pieces;
    for (int i = 0; i < 5001; ++i)
        pieces += "<piece kind=\"grass-1\" at=\"" + std::to_string(i % 100) + "," + std::to_string(i / 100) + "\"/>\n";
    hexwright.write("large.xml",
                    R"(<scenario xmlns="urn:hexwright:scenario:2" id="large"><battlefield><level number="1">)" +
                        pieces + "</level></battlefield></scenario>");
    const Ran ran = hexwright("sheet large.xml out.pdf");
    CHECK(ran.exit == 2);
    CHECK(tells(ran.err, "5001 pieces"));
}

TEST_CASE("characters that no font can draw are named once, with the text that has them") {
    Program hexwright;
    hexwright.sample("sparrow-ford.xml");
    std::string map = contents(hexwright.file("sparrow-ford.xml"));
    const std::string title = "title=\"";
    map.insert(map.find(title) + title.size(), "\U0010FFFD ");
    hexwright.write("odd.xml", map);
    const Ran ran = hexwright("sheet odd.xml odd.pdf");
    CHECK(ran.exit == 0);
    CHECK(std::ranges::count(ran.err, '\n') == 1);
    CHECK(tells(ran.err, "No installed font can draw U+10FFFD (in “\U0010FFFD Sparrow Ford”)"));
    CHECK(tells(ran.err, "write it with other letters"));
    CHECK(hexwright("sheet odd.xml odd.svg").err.empty());  // Its viewer chooses the fonts.
    CHECK(hexwright("sheet odd.xml odd.pdf --language de").err.starts_with("Keine installierte Schrift"));
    CHECK(tells(hexwright("report odd.xml --out odd.pdf").err, "U+10FFFD"));
}

TEST_CASE("a title in other scripts can be selected in the document") {
    Program hexwright;
    hexwright.sample("sparrow-ford.xml");
    std::string map = contents(hexwright.file("sparrow-ford.xml"));
    const std::string title = "title=\"";
    map.insert(map.find(title) + title.size(), "Брод אבג ");
    hexwright.write("other.xml", map);
    const Ran ran = hexwright("sheet other.xml other.pdf");
    CHECK(ran.exit == 0);
    if (!ran.err.empty()) {
        WARN("skipped: no installed font draws Hebrew");
        return;
    }
    const std::string text = text_of(hexwright, "other.pdf");
    CHECK(tells(text, "Брод"));
    CHECK(tells(text, "אבג"));
}
