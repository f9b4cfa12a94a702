#include "editor/document/edits/replace.h"

#include "editor/document/edits/swap.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/editor/documents.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::string kinds_on(const Document& document) {
    std::string text;
    document.now().scenario->battlefield.each([&](const PlacedPiece& piece) { text += kinds()[piece.kind].id + " "; });
    return text;
}

std::vector<PieceId> ids(std::initializer_list<int> numbers) {
    std::vector<PieceId> all;
    for (const int number : numbers) all.push_back(PieceId{number});
    return all;
}

std::string why(const std::vector<PieceId>& pieces, std::string_view by, const Document& document) {
    const auto edit = replace_edit(pieces, kind(by), document);
    return edit ? "" : edit.error().message.id;
}

}  // namespace

TEST_CASE("grass becomes rock where it lies, size by size, under its old name") {
    Scenario map = scenario_with({at("grass-7", {0, 0}, 1, 2), at("grass-2", {5, 5}, 2, 1), at("sand-1", {9, 9})});
    map.battlefield.name(PieceId{0}, "hill");
    map.zones = Shared<std::vector<Zone>>({Zone{"red", "start", "red", {}, {{{0, 0}, 1}}}});
    Document document(kinds(), map);
    const std::vector<PlacedPiece> before = document.now().scenario->battlefield.pieces();
    const auto edit = replace_edit(ids({0, 1, 2}), kind("rock-7"), document);
    REQUIRE(edit);
    REQUIRE_FALSE(document.commit(*edit));
    CHECK(kinds_on(document) == "rock-7 rock-2 rock-1 ");
    CHECK(document.now().scenario->battlefield.names().at(PieceId{0}) == "hill");
    CHECK(document.now().scenario->zones->size() == 1);
    for (const PlacedPiece& piece : before) {
        const PlacedPiece* after = document.now().scenario->battlefield.find(piece.id);
        REQUIRE(after);
        CHECK(hexes_of(*after, kinds()) == hexes_of(piece, kinds()));
        CHECK(after->level == piece.level);
    }
    document.undo();
    CHECK(kinds_on(document) == "grass-7 grass-2 sand-1 ");
}

TEST_CASE("replacing is refused by shape, by the limit, by what lies above, or when nothing changes") {
    const Document document =
        document_with({at("grass-7", {0, 0}), at("tree-10", {9, 9}), at("grass-1", {5, 5}), at("rock-1", {5, 5}, 2)});
    CHECK(why(ids({0}), "water-1", document) == "refused.other-shape");
    CHECK(why(ids({1}), "grass-7", document).empty());               // A single grass tile replaces a tree.
    CHECK(why(ids({2}), "tree-10", document) == "refused.overlap");  // The rock on top is in the tree's way.
    CHECK(why(ids({2}), "grass-1", document) == "refused.replace-nothing");
    CHECK(why(ids({}), "grass-1", document) == "refused.replace-nothing");

    Document rocks = document_with(each_of("grass-1", {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}}),
                                   limit_of({{"meadow", 1}, {"rocks", 1}}));
    const auto refused = replace_edit(ids({0, 1, 2, 3, 4, 5}), kind("rock-1"), rocks);
    REQUIRE_FALSE(refused);
    REQUIRE(refused.error().missing.size() == 1);
    CHECK(refused.error().missing[0].missing() == 1);
    CHECK(why(ids({0, 1, 2, 3, 4}), "rock-1", rocks).empty());
}

TEST_CASE("pieces beyond the limit may become others that are left") {
    Document document = document_with(each_of("grass-1", {{0, 0}, {1, 0}, {2, 0}}), limit_of({{"rocks", 1}}));
    const auto edit = replace_edit(ids({1}), kind("rock-1"), document);
    REQUIRE(edit);
    CHECK_FALSE(document.commit(*edit));
    CHECK(kinds_on(document) == "grass-1 rock-1 grass-1 ");
}

TEST_CASE("kinds of the same shape, and all pieces of a kind") {
    const auto others = [](std::string_view id) {
        std::string text;
        for (const PieceKind each : others_of_shape(kind(id), kinds())) text += kinds()[each].id + " ";
        return text;
    };
    CHECK(others("grass-7") == "rock-7 sand-7 road-7 ");
    CHECK(others("castle-flag") == "castle-ladder castle-battlement laur-wall-ruin ");
    CHECK(others("ruin-3").empty());
    const Document document = document_with({at("grass-1", {0, 0}), at("rock-1", {1, 0}), at("grass-1", {2, 0})});
    CHECK(all_of_kind(kind("grass-1"), document.now().scenario->battlefield) == ids({0, 2}));
}

TEST_CASE("covered tiles can be swapped for what is left") {
    // Two grass tiles on the map, one of them wholly under another tile; the limit has five rock tiles, one of them
    // used.
    Document document =
        document_with({at("grass-1", {0, 0}), at("rock-1", {0, 0}, 2), at("grass-1", {1, 0}), at("grass-7", {5, 5})},
                      limit_of({{"meadow", 1}, {"rocks", 1}}));
    const auto suggestions = swap_suggestions(document);
    REQUIRE(suggestions.size() == 1);
    CHECK(suggestions[0].kind == kind("grass-1"));
    CHECK(suggestions[0].pieces == ids({0}));
    CHECK(suggestions[0].missing == 0);
    REQUIRE(suggestions[0].choices.size() == 1);
    CHECK(suggestions[0].choices[0].to == kind("rock-1"));
    CHECK(suggestions[0].choices[0].left == 4);
    REQUIRE_FALSE(document.commit(*swap_edit(suggestions[0], suggestions[0].choices[0], document)));
    CHECK(kinds_on(document) == "rock-1 rock-1 grass-1 grass-7 ");
}

TEST_CASE("swaps: a tile half covered stays, the collection counts where there is no limit, no more than are left") {
    const Pieces pieces = each_of("grass-1", {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}}) +
                          each_of("sand-1", {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 0}}, 2) +
                          Pieces{at("grass-2", {0, 9}), at("sand-1", {0, 9}, 2)};
    Document document = document_with(pieces);
    REQUIRE(swap_suggestions(document).size() == 1);  // The half covered grass-2 is not among them.
    CHECK_FALSE(swap_suggestions(document)[0].choices[0].left);
    Holding owned;
    owned.sets = {{*kinds().set("rocks"), 1}};
    document.own(owned);
    const auto suggestions = swap_suggestions(document);
    REQUIRE(suggestions.size() == 1);
    CHECK(suggestions[0].missing == 7);
    REQUIRE(suggestions[0].choices.size() == 1);
    CHECK(swappable(suggestions[0], suggestions[0].choices[0]) == 5);
    REQUIRE_FALSE(document.commit(*swap_edit(suggestions[0], suggestions[0].choices[0], document)));
    CHECK(all_of_kind(kind("rock-1"), document.now().scenario->battlefield) == ids({0, 1, 2, 3, 4}));
}

TEST_CASE("a piece that is lacking: smaller tiles of its terrain, or another terrain, of what is left") {
    const Document free = document_with({at("grass-7", {0, 0})});
    const auto any = substitutes_for(ids({0})[0], free);
    REQUIRE(any.size() > 1);
    CHECK(any[0].pieces.size() > 1);  // Smaller tiles come first.
    for (const PlacedPiece& piece : any[0].pieces)
        CHECK(kinds()[piece.kind].terrain == kinds()[kind("grass-7")].terrain);
    for (const Substitute& each : any) {
        Document document = free;
        REQUIRE_FALSE(document.commit(each.edit));
        CHECK(document.now().terrain.columns().size() == 7);
        document.undo();
        CHECK(kinds_on(document) == "grass-7 ");
    }
    // The limit holds nothing else that covers seven hexes.
    const Document bound = document_with({at("grass-7", {0, 0})}, limit_of({{"rocks", 1}}));
    CHECK(substitutes_for(ids({0})[0], bound).empty());
}
