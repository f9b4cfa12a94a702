// The symmetry of a map in its file: a comment for everybody but the editor.
#include "formats/xml/scenario/symmetry_note.h"

#include "engine/board/hex/grid_map.h"
#include "engine/map_code/map_code.h"
#include "formats/exchange/virtualscape/hsc_losses.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <string>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

const Catalogue& note_catalogue() {
    static const Catalogue catalogue = shipped_catalogue();
    return catalogue;
}

const std::string head = R"(<?xml version="1.0" encoding="UTF-8"?>
<scenario xmlns="urn:hexwright:scenario:2" edition="master-2007">
)";
const std::string map_with_note = head + R"(  <!-- a remark -->
  <!-- hexwright-editor: symmetry two-about-edge 4,-2 side=se -->
  <battlefield>
    <level number="1">
      <piece kind="grass-1" at="0,0"/>
    </level>
  </battlefield>
</scenario>
)";

bool names(const std::vector<Message>& messages, const std::string& id) {
    return std::ranges::any_of(messages, [&](const Message& message) { return message.id == id; });
}

}  // namespace

TEST_CASE("every symmetry survives being written and read") {
    for (int kind = 1; kind < 8; ++kind)
        for (const Direction side : all_directions)
            for (int axis = 0; axis < 6; ++axis) {
                const Symmetry symmetry{static_cast<SymmetryKind>(kind), {-3, 17}, side, static_cast<Axis>(axis)};
                const auto read = symmetry_in_note(symmetry_note(symmetry));
                REQUIRE(read);
                CHECK(images(*read) == images(symmetry));
            }
}

TEST_CASE("a file keeps its symmetry beside its comments") {
    const auto read = read_scenario(map_with_note, "map.xml", note_catalogue());
    REQUIRE(read);
    CHECK(read->notes.empty());
    CHECK(read->scenario.symmetry == Symmetry{SymmetryKind::TwoAboutEdge, {4, -2}, Direction::SE});
    CHECK(read->scenario.comments->at("battlefield") == std::vector<std::string>{" a remark "});
    CHECK(write_scenario(read->scenario, note_catalogue()) == map_with_note);
}

TEST_CASE("a note that says nothing known is a comment like any other") {
    for (const char* text :
         {" hexwright-editor: symmetry five-about-hex 4,2 ", " hexwright-editor: symmetry off 0,0 ",
          " hexwright-editor: symmetry six-about-hex ", " hexwright-editor: symmetry two-about-edge 4,2 ",
          " hexwright-editor: symmetry two-about-edge 4,2 side=up ",
          " hexwright-editor: symmetry mirror-through-hex 4,2 axis=45 ",
          " hexwright-editor: symmetry six-about-hex 4,2 side=e ", " hexwright-editor: symmetry six-about-hex 99999,2 ",
          " symmetry six-about-hex 4,2 ", ""}) {
        INFO(text);
        CHECK_FALSE(symmetry_in_note(text));
    }
    std::string other = map_with_note;
    other.replace(other.find("two-about-edge"), 14, "one-about-edge");
    const auto read = read_scenario(other, "map.xml", note_catalogue());
    REQUIRE(read);
    CHECK(read->scenario.symmetry == Symmetry{});
    CHECK(write_scenario(read->scenario, note_catalogue()) == other);
}

TEST_CASE("what has no place for the symmetry says that it is lost") {
    const auto read = read_scenario(map_with_note, "map.xml", note_catalogue());
    REQUIRE(read);
    CHECK(names(hsc_losses(read->scenario, note_catalogue()), "hsc.lost-symmetry"));
    CHECK(names(left_out_of_code(read->scenario), "code.symmetry"));
    CHECK_FALSE(names(hsc_losses(Scenario{}, note_catalogue()), "hsc.lost-symmetry"));
}

}  // namespace hexwright
