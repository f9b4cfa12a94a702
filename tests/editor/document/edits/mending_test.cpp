// Quick fixes for all issues of a kind at once, and approving issues.
#include "editor/document/edits/mending.h"

#include "engine/scenario/approval.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

const Catalogue& catalogue() { return testing::shipped(); }

PlacedPiece piece(const char* kind, HexCoord at, int level) {
    PlacedPiece placed;
    placed.kind = *catalogue().piece(kind);
    placed.at = at;
    placed.level = level;
    return placed;
}

Scenario map_of(const std::vector<PlacedPiece>& pieces) {
    Scenario scenario;
    for (const PlacedPiece& each : pieces) scenario.battlefield.add(each, catalogue());
    return scenario;
}

std::size_t count(const Document& document, IssueCode code) {
    return static_cast<std::size_t>(std::ranges::count(document.now().issues, code, &Issue::code));
}

}  // namespace

TEST_CASE("all pieces that lie in one another are mended in one step, and one step brings them back") {
    Document document(catalogue(),
                      map_of({piece("grass-1", {0, 0}, 1), piece("grass-1", {0, 0}, 1), piece("grass-1", {0, 0}, 1),
                              piece("rock-1", {2, 0}, 1), piece("rock-1", {2, 0}, 1)}));
    REQUIRE(count(document, IssueCode::Overlap) > 0);
    CHECK(mendable(IssueCode::Overlap, document.now()) > 0);
    const Mending mending = mend_all(IssueCode::Overlap, document);
    REQUIRE(mending.edit);
    CHECK(mending.mended == count(document, IssueCode::Overlap));
    CHECK(mending.left == 0);
    REQUIRE_FALSE(document.commit(*mending.edit));
    CHECK(count(document, IssueCode::Overlap) == 0);
    CHECK(document.now().scenario->battlefield.size() == 2);
    document.undo();
    CHECK(document.now().scenario->battlefield.size() == 5);
}

TEST_CASE("where nothing of a kind is wrong, nothing is to be mended") {
    const Document document(catalogue(), map_of({piece("grass-1", {0, 0}, 1)}));
    CHECK_FALSE(mend_all(IssueCode::Overlap, document).edit);
    CHECK(mendable(IssueCode::Overlap, document.now()) == 0);
}

TEST_CASE("what would leave more issues than before is not done at all") {
    // The lower tile of two that lie in one another carries three others.
    std::vector<PlacedPiece> pieces{piece("grass-7", {0, 0}, 1), piece("rock-1", {0, 0}, 1)};
    for (const HexCoord hex : {HexCoord{1, 0}, HexCoord{0, 1}, HexCoord{-1, 0}})
        pieces.push_back(piece("sand-1", hex, 2));
    std::ranges::reverse(pieces);
    const Document document(catalogue(), map_of(pieces));
    REQUIRE(count(document, IssueCode::Overlap) == 1);
    const Mending mending = mend_all(IssueCode::Overlap, document);
    CHECK(mending.is_worse() == !mending.edit);
    if (mending.edit) CHECK(mending.after <= mending.before);
    else CHECK(mending.after > mending.before);
    CHECK_FALSE(mending.edit);
}

TEST_CASE("an approved issue stays in the list with its reason, and is asked about anew when the map changes there") {
    Document document(catalogue(), map_of({piece("grass-3", {0, 0}, 1), piece("grass-7", {0, 0}, 2)}));
    REQUIRE(count(document, IssueCode::Overhang) == 1);
    const auto issue = *std::ranges::find(document.now().issues, IssueCode::Overhang, &Issue::code);
    REQUIRE_FALSE(issue.approval);
    REQUIRE_FALSE(document.commit(approve(issue, "A ledge to stand under.", *document.now().scenario)));
    const auto approved = std::ranges::find(document.now().issues, IssueCode::Overhang, &Issue::code);
    CHECK(approved->approval == "A ledge to stand under.");

    SECTION("the file keeps it, byte for byte") {
        const std::string text = write_scenario(*document.now().scenario, catalogue());
        CHECK(text.find("<approval code=\"overhang\"") != std::string::npos);
        const auto again = read_scenario(text, "again.xml", catalogue());
        REQUIRE(again);
        CHECK(*again->scenario.approvals == *document.now().scenario->approvals);
        CHECK(write_scenario(again->scenario, catalogue()) == text);
    }
    SECTION("it can be taken back") {
        REQUIRE_FALSE(document.commit(approve_no_longer(*approved, *document.now().scenario)));
        CHECK_FALSE(std::ranges::find(document.now().issues, IssueCode::Overhang, &Issue::code)->approval);
        CHECK(document.now().scenario->approvals->empty());
    }
    SECTION("a hex that hangs no longer makes it another issue") {
        REQUIRE_FALSE(document.commit({PlacePieces{{piece("grass-1", {1, 1}, 1)}}, {}}));
        for (const Issue& each : document.now().issues) CHECK_FALSE(each.approval);
    }
}

TEST_CASE("approvals of a code that there is not are refused with the nearest one") {
    const auto read = read_scenario(
        "<scenario xmlns=\"urn:hexwright:scenario:2\" edition=\"master-2007\">\n  <battlefield/>\n  <approvals>\n"
        "    <approval code=\"overhan\" spaces=\"0,0,1\"/>\n  </approvals>\n</scenario>\n",
        "a.xml", catalogue());
    REQUIRE_FALSE(read);
    CHECK(read.error().message.id == "scenario.unknown-code-near");
    CHECK(read.error().at == FilePos{"a.xml", 4, 15});
}

}  // namespace hexwright
