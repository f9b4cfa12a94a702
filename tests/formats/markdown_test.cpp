#include "formats/telling/markdown.h"

#include "tests/support/every_room.h"
#include "tests/support/files.h"

#include <catch2/catch.hpp>

using namespace hexwright;

TEST_CASE("a page of Markdown becomes headings, paragraphs, items, tables and code") {
    const auto blocks = read_markdown(
        "# First evening\n\nClick **here**, or press `R`; see [keys](keys.md#mouse).\n\n1. one\n2. two\n\n"
        "- a dot\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n    ./run.sh\n\n![The plan](pictures/plan.png)\n");
    REQUIRE(blocks.size() == 8);
    CHECK(blocks[0] == PageBlock{PageBlockKind::Heading, 1, 0, {{"First evening"}}, {}});
    CHECK(plain_text(blocks[1].runs) == "Click here, or press R; see keys.");
    CHECK(blocks[1].runs[1] == TextRun{"here", true});
    CHECK(blocks[1].runs[3] == TextRun{"R", false, false, true});
    CHECK(blocks[1].runs[5].link == "keys.md#mouse");
    CHECK(blocks[3] == PageBlock{PageBlockKind::ListItem, 1, 2, {{"two"}}, {}});
    CHECK(blocks[4].number == 0);
    CHECK(blocks[5].rows == std::vector<std::vector<Runs>>{{{{"a"}}, {{"b"}}}, {{{"1"}}, {{"2"}}}});
    CHECK(plain_text(blocks[6].runs) == "./run.sh\n");
    CHECK(blocks[7].runs[0].picture == "pictures/plan.png");
}

TEST_CASE("headings are found by their anchors") {
    CHECK(anchor_of("Files of edits") == "files-of-edits");
    CHECK(anchor_of("What's new?") == "whats-new");
}

TEST_CASE("no page shows more text than it has, where md4c names an end that it has never set, too") {
    const std::string page = testing::bytes_of(HEXWRIGHT_SOURCE_DIR "/tests/fuzz/corpus/data/markdown-end-never-set");
    REQUIRE(page.size() == 1063);
    std::size_t shown = 0;
    for (const PageBlock& block : read_markdown(page)) shown += plain_text(block.runs).size();
    CHECK(shown > 0);
    CHECK(shown <= page.size());
}
