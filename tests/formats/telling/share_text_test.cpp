// What is pasted into a forum post about a map: three forms, in none of which a text becomes markup.
#include "formats/telling/share_text.h"

#include "formats/telling/markdown.h"
#include "formats/telling/rules_text/passage.h"
#include "formats/xml/bytes/terminal.h"
#include "tests/support/every_room.h"
#include "tests/support/hostile_texts.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr ShareForm all_share_forms[] = {ShareForm::BBCode, ShareForm::Markdown, ShareForm::Plain};
constexpr std::string_view no_width = "\u200B";

SharedMap hostile_fort() {
    SharedMap map;
    map.title = "[img]x[/img] *a* <b> @all http://w.x\nwww.y";
    map.author = "Ann\tB";
    map.least_players = 2, map.most_players = 4;
    map.pieces = 75;
    map.boxes = {{1, "Rise of the Valkyrie"}, {2, "Road to the Forgotten Forest"}};
    map.in_no_box = {{3, "towers"}};
    map.picture = "the fort.png";
    map.file = "the_fort.xml";
    map.link = "https://maps.example/#HW1:ABC";
    return map;
}

SharedMap map_called(const std::string& text) {
    SharedMap map = hostile_fort();
    map.title = map.author = text;
    map.boxes[0].name = map.in_no_box[0].name = text;
    map.picture = text + ".png";
    return map;
}

std::string without_width(std::string text) {
    for (std::size_t at = text.find(no_width); at != std::string::npos; at = text.find(no_width, at))
        text.erase(at, no_width.size());
    return text;
}

std::vector<std::string> bbcode_tags(const std::string& text) {
    std::vector<std::string> tags;
    for (std::size_t at = text.find('['); at != std::string::npos; at = text.find('[', at + 1))
        if (text.compare(at + 1, no_width.size(), no_width) != 0)
            tags.push_back(text.substr(at, text.find(']', at) + 1 - at));
    return tags;
}

// The kinds of blocks and runs, without what they say.
std::string markdown_shape(const std::string& text) {
    std::string shape;
    for (const PageBlock& block : read_markdown(text)) {
        shape += "\n" + std::to_string(static_cast<int>(block.kind));
        for (const TextRun& run : block.runs)
            shape += std::string(run.strong ? " strong" : " plain") + (run.emphasis ? " emphasis" : "") +
                     (run.code ? " code" : "") + (run.link.empty() ? "" : " " + run.link) +
                     (run.picture.empty() ? "" : " picture");
    }
    return shape;
}

}  // namespace

TEST_CASE("a map as BBCode shows the very title, its sets, and a link") {
    CHECK(share_text(hostile_fort(), ShareForm::BBCode, english()) ==
          "[b][\u200Bimg]x[\u200B/img] *a* <b> @\u200Ball http:\u200B//w.x www\u200B.y[/b]\n"
          "by Ann B · 2 to 4 players · 75 pieces\n"
          "[img]address of the fort.png[/img]\n"
          "Needs: 1 × Rise of the Valkyrie, 2 × Road to the Forgotten Forest, 3 × towers (in no set)\n"
          "[url=https://maps.example/#HW1:ABC]Open this map in Hexwright[/url]\n");
}

TEST_CASE("a map as Markdown shows the very title, its sets, and a link") {
    const std::string title = "\\[img\\]x\\[/img\\] \\*a\\* \\<b> @\u200Ball http:\u200B//w.x www\u200B.y";
    CHECK(share_text(hostile_fort(), ShareForm::Markdown, english()) ==
          "**" + title +
              "**\n\n"
              "by Ann B · 2 to 4 players · 75 pieces\n\n"
              "![" +
              title +
              "](the%20fort.png)\n\n"
              "Needs: 1 × Rise of the Valkyrie, 2 × Road to the Forgotten Forest, 3 × towers (in no set)\n\n"
              "[Open this map in Hexwright](https://maps.example/#HW1:ABC)\n");
}

TEST_CASE("a map as plain text is one line for each thing") {
    CHECK(share_text(hostile_fort(), ShareForm::Plain, english()) ==
          "[img]x[/img] *a* <b> @all http://w.x www.y\n"
          "by Ann B · 2 to 4 players · 75 pieces\n"
          "Picture: the fort.png\n"
          "Needs: 1 × Rise of the Valkyrie, 2 × Road to the Forgotten Forest, 3 × towers (in no set)\n"
          "Open this map in Hexwright: https://maps.example/#HW1:ABC\n");
}

TEST_CASE("without a link a map has its code on a line of its own, and without a code its file") {
    SharedMap map;
    map.title = "Fort";
    map.pieces = 1;
    map.picture = "fort.png";
    map.file = "the_fort.xml";
    map.code = "HW2:a_b-c";
    const std::string how = "To open this map, copy the next line and press Ctrl+V in Hexwright:\n";
    CHECK(share_text(map, ShareForm::BBCode, english()) ==
          "[b]Fort[/b]\n1 piece\n[img]address of fort.png[/img]\n" + how + "[code]HW2:a_b-c[/code]\n");
    CHECK(share_text(map, ShareForm::Markdown, english()) ==
          "**Fort**\n\n1 piece\n\n![Fort](fort.png)\n\n" + how + "\n```\nHW2:a_b-c\n```\n");
    CHECK(share_text(map, ShareForm::Plain, english()) == "Fort\n1 piece\nPicture: fort.png\n" + how + "HW2:a_b-c\n");
    map.code.clear();
    const std::string attached = "The map is in the attached file the_fort.xml. Open it with Hexwright.\n";
    CHECK(share_text(map, ShareForm::BBCode, english()).ends_with("\n" + attached));
    CHECK(share_text(map, ShareForm::Plain, english()).ends_with("\n" + attached));
    CHECK(share_text(map, ShareForm::Markdown, english())
              .ends_with("\n\nThe map is in the attached file the\\_fort.xml. Open it with Hexwright.\n"));
}

TEST_CASE("what is not known of a shared map is not said") {
    SharedMap map;
    map.picture = "map.png";
    map.link = "https://maps.example/#HW1:ABC";
    CHECK(share_text(map, ShareForm::Plain, english()) ==
          "Untitled\n0 pieces\nPicture: map.png\nOpen this map in Hexwright: https://maps.example/#HW1:ABC\n");
    map.least_players = map.most_players = 2;
    CHECK(share_text(map, ShareForm::Plain, english()).find("\n2 players · 0 pieces\n") != std::string::npos);
}

TEST_CASE("no text of a shared map becomes markup, a link or another line") {
    const SharedMap harmless = map_called("A quiet evening");
    for (const HostileText& each : hostile_texts()) {
        INFO(each.name);
        const SharedMap hostile = map_called(each.text);
        for (const ShareForm form : all_share_forms) {
            const std::string said = share_text(hostile, form, english());
            INFO(said);
            CHECK(std::ranges::count(said, '\n') == std::ranges::count(share_text(harmless, form, english()), '\n'));
            CHECK(lines_for_terminal(said) == said);
        }
        const std::string bbcode = share_text(hostile, ShareForm::BBCode, english());
        CHECK(bbcode_tags(bbcode) == bbcode_tags(share_text(harmless, ShareForm::BBCode, english())));
        CHECK(bbcode.find("://") == bbcode.rfind("://"));
        const std::string clean = one_line(line_for_terminal(each.text));
        CHECK(without_width(bbcode).starts_with("[b]" + clean + "[/b]\n"));
        const std::string markdown = share_text(hostile, ShareForm::Markdown, english());
        CHECK(markdown_shape(markdown) == markdown_shape(share_text(harmless, ShareForm::Markdown, english())));
        if (each.name == std::string_view("wide blanks")) continue;  // They are written as entities.
        CHECK(without_width(plain_text(read_markdown(markdown).front().runs)) == clean);
    }
}

TEST_CASE("a link is made of an address and a code, whatever the address has at its end") {
    CHECK(link_of("https://maps.example/", "HW1:ABC") == "https://maps.example/#HW1:ABC");
    CHECK(link_of("https://maps.example/a?b=c&d=%20#old", "HW2:a-_") == "https://maps.example/a?b=c&d=%20#HW2:a-_");
    CHECK(link_of("https://a/ [b](c)\"<ä>\\", "HW1:A") == "https://a/%20%5Bb%5D%28c%29%22%3C%C3%A4%3E%5C#HW1:A");
}

TEST_CASE("an address of a page is whole, and of letters that an address can have") {
    for (const char* address : {"https://a", "http://localhost:8080/", "https://maps.example/hexwright/?a=b"})
        CHECK(is_web_address(address));
    for (const char* text : {"", "https://", "maps.example", "ftp://a.b", "javascript:alert(1)", "https://a b",
                             "https://ä.example/", "https://a\n", " https://a"})
        CHECK_FALSE(is_web_address(text));
    CHECK(is_web_address("https://" + std::string(most_address_letters - 8, 'a')));
    CHECK_FALSE(is_web_address("https://" + std::string(most_address_letters - 7, 'a')));
}
