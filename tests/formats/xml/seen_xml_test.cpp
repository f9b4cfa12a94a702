// What is exported for a seat holds what it may know, and nothing else: the text is searched for what must not be
// there.
#include "formats/telling/seen_xml.h"

#include "formats/xml/elements/document.h"
#include "formats/xml/games/record_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/shipped_game.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr std::uint64_t telling_seed = 918'273'645'001ULL;

// Two glyphs lie symbol side up, one of them is known to the file; both players have placed their order markers.
GameSession hidden_things() {
    DrawnGame game = on_shipped_meadow();
    game.army(1, "finn", {{0, 0}}).army(1, "drake-sotm", {{0, 2}});
    game.army(2, "thorgrim", {{7, 0}}).army(2, "shiori", {{7, 2}});
    game.glyph("brandar", {4, 0}, Facing::Symbol).glyph("astrid", {4, 2});
    Scenario scenario = game.scenario();
    scenario.setups = std::vector<Setup>{Setup{game.players()}};
    auto session = GameSession::begin(std::make_shared<const Scenario>(scenario), shared_shipped(),
                                      {.seed = telling_seed}, {nullptr, nullptr});
    REQUIRE(session);
    while (next_step(session->state())->kind == Step::Kind::Markers) {
        const std::size_t which = session->decider() == PlayerId{1} ? 1 : 0;
        REQUIRE(session->choose(which));
    }
    return std::move(*session);
}

std::string exported(const GameSession& session, int player) {
    const auto text = export_for_seat(session, PlayerId{player - 1}, english());
    REQUIRE(text);
    const auto document = parse_document(*text, "seen.xml");
    REQUIRE(document);
    return *text;
}

bool holds(const std::string& text, const std::string& what) { return text.find(what) != std::string::npos; }

}  // namespace

TEST_CASE("a seat's export has its own order markers and only the number of the enemy's") {
    const GameSession session = hidden_things();
    const GameState& state = session.state();
    const PlayerId first = state.order.front();
    const std::string one = exported(session, 1), two = exported(session, 2);
    CHECK(holds(one, "<marker-placed player=\"1\" marker=\"2\" card=\"1.finn\""));
    CHECK_FALSE(holds(one, "<marker-placed player=\"2\""));
    CHECK(holds(two, "<marker-placed player=\"2\" marker=\"2\" card=\"2.shiori\""));
    CHECK_FALSE(holds(two, "<marker-placed player=\"1\""));
    CHECK(holds(one, "<markers card=\"1.finn\" known=\"1 2 3 X\"/>"));
    const std::string revealed = first == PlayerId{1} ? " known=\"1\" hidden=\"3\"" : " hidden=\"4\"";
    CHECK(holds(one, "<markers card=\"2.shiori\"" + revealed + "/>"));
}

TEST_CASE("no export tells a glyph that lies symbol side up, a seed, dice to come or a check") {
    GameSession session = hidden_things();
    REQUIRE(session.act(NextDice{{17, 13, 11}}));
    REQUIRE(session.act(Reseed{telling_seed + 5}));
    REQUIRE(session.act(NextDice{{19, 19, 19}}));
    REQUIRE(session.act(SetGlyph{*shipped().glyph("wannok"), at(session.state(), {5, 1}), true}));
    const Record record = session.whole_record();
    for (const int player : {1, 2}) {
        const std::string text = exported(session, player);
        CHECK(holds(text, "id=\"astrid\""));
        for (const std::string& secret :
             {std::string("brandar"), std::string("Brandar"), std::string("wannok"), std::string("Wannok"),
              std::to_string(telling_seed), std::to_string(telling_seed + 5), std::string("seed"),
              std::string("19 19 19"), std::string("17 13 11"), std::string("check="), std::string("reseed"),
              std::to_string(session.state().dice.state)})
            CHECK_FALSE(holds(text, secret));
        CHECK(holds(text, "A glyph is placed at 5,1,1 by hand, symbol side up."));
    }
    CHECK(holds(write_record({record, "<scenario/>"}), "complete=\"yes\""));
    CHECK(holds(write_record({record, "<scenario/>"}), std::to_string(telling_seed)));
}

TEST_CASE("a marker that is laid by hand is told to its team alone, unless it is revealed") {
    GameSession session = hidden_things();
    REQUIRE(session.act(SetMarker{card(session.state(), "2.thorgrim"), 3}));
    CHECK_FALSE(holds(exported(session, 1), "marker-set"));
    CHECK(holds(exported(session, 2), "<marker-set player=\"2\" card=\"2.thorgrim\" marker=\"3\""));
    REQUIRE(session.act(SetMarker{.card = card(session.state(), "2.thorgrim"), .marker = 4, .revealed = true}));
    CHECK(holds(exported(session, 1), "marker=\"4\" revealed=\"yes\""));
}

TEST_CASE("an export has the line to where the game stands, told, and no branches") {
    GameSession session = hidden_things();
    REQUIRE(session.act(SetRound{7}));
    REQUIRE(session.take_back());
    REQUIRE(session.act(SetRound{9}));
    const std::string text = exported(session, 1);
    CHECK_FALSE(holds(text, "round=\"7\""));
    CHECK(holds(text, "<round-set round=\"9\" told=\"It is now round 9, set by hand.\"/>"));
    CHECK(holds(text, "<position round=\"9\""));
    CHECK(holds(text, "<figure name=\"2.thorgrim.1.1\" player=\"2\" at=\"7,0,1\"/>"));
    CHECK_FALSE(read_record(text, "seen.xml"));  // It is no record.
    CHECK_FALSE(export_for_seat(session, PlayerId{5}, english()));
}
