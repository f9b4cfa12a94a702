// What the dialog of a new game holds, without the dialog: armies that are picked card by card.
#include "editor/session/playing.h"
#include "engine/setup/army_proposal.h"
#include "tests/editor/session/rig.h"

#include <algorithm>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

CardKind card_named_here(const char* id) { return *test_catalogue().card(id); }

// The dialog of a new game on a map with two start zones, with empty armies of 400 points.
struct PickingRig : SessionRig {
    PickingRig() : SessionRig("sparrow-ford") {
        ask_for_game(editor);
        REQUIRE(editor.dialog.kind == Dialog::NewGame);
        editor.table.form.game.options.points = 400;
        clear_army(editor, one);
        clear_army(editor, two);
    }
    ArmyToPick army(PlayerId player) const {
        auto army = army_to_pick(*editor.now().scenario, editor.catalogue(), editor.table.form.game.options, player);
        REQUIRE(army);
        return std::move(*army);
    }
    const CardToPick card(const char* id, PlayerId player) const {
        return army(player).cards[card_named_here(id).index()];
    }
    std::string why_not_one_more(const char* id, PlayerId player) {
        pick_card(editor, player, card_named_here(id), 1);
        return editor.status.notice ? editor.status.notice->words.id : "";
    }
    const PlayerId one{0}, two{1};
};

}  // namespace

TEST_CASE("cards are picked for an army until points, boxes, the start zone or the card itself say no") {
    PickingRig rig;
    CHECK(rig.army(rig.one).limit == 400);
    CHECK(rig.army(rig.one).points == 0);
    CHECK(rig.why_not_one_more("finn", rig.one) == "");
    CHECK(rig.card("finn", rig.one).picked == 1);
    CHECK(rig.army(rig.one).points == test_catalogue()[card_named_here("finn")].points);
    CHECK(rig.why_not_one_more("finn", rig.one) == "army.none-left");
    CHECK(rig.card("finn", rig.two).left == 0);
    CHECK(rig.why_not_one_more("finn", rig.two) == "army.none-left");
    CHECK(rig.why_not_one_more("marro-hive", rig.one) == "army.not-in-boxes");
    pick_card(rig.editor, rig.one, card_named_here("finn"), -1);
    CHECK(rig.army(rig.one).points == 0);
    CHECK(rig.why_not_one_more("finn", rig.two) == "");
}

TEST_CASE("a card that is in no box of the limit is told so, and without a limit a Unique card joins once",
          "[SETUP-12]") {
    PickingRig rig;
    Scenario open = *rig.editor.now().scenario;
    open.limit.change([&](Limit& limit) { limit.sets.clear(); });
    GameOptions options = rig.editor.table.form.game.options;
    options.armies = {{{.card = "finn"}}, {}};
    const auto army = army_to_pick(open, test_catalogue(), options, PlayerId{0});
    REQUIRE(army);
    CHECK_FALSE(army->cards[card_named_here("finn").index()].owned);
    CHECK(army->cards[card_named_here("finn").index()].no->message.id == "army.unique-twice");
    open.limit.change([&](Limit& limit) { limit.sets = {{*test_catalogue().set("swarm-of-the-marro"), 1}}; });
    const auto boxed = army_to_pick(open, test_catalogue(), options, PlayerId{1});
    REQUIRE(boxed);
    CHECK(boxed->cards[card_named_here("finn").index()].owned == 0);
    CHECK(boxed->cards[card_named_here("finn").index()].no->message.id == "army.not-in-boxes");
}

TEST_CASE("the rest of an army is proposed beside the cards that were picked, and nobody else's army changes") {
    PickingRig rig;
    CHECK(rig.why_not_one_more("finn", rig.one) == "");
    fill_army(rig.editor, rig.one);
    CHECK(rig.card("finn", rig.one).picked == 1);
    CHECK(rig.army(rig.one).points > 300);
    CHECK(rig.army(rig.one).points <= 400);
    CHECK(rig.army(rig.two).points == 0);
    CHECK(rig.army(rig.one).spaces <= rig.army(rig.one).room);
    const auto first = rig.editor.table.form.game.options.armies[0];
    fill_army(rig.editor, rig.two);
    CHECK(rig.editor.table.form.game.options.armies[0] == first);
    begin_game(rig.editor);
    REQUIRE(rig.editor.table.on());
    CHECK(rig.editor.table.play->session().options().armies[0] == first);
}

TEST_CASE("an army of what can be picked is one that a game begins with, whatever is picked") {
    DiceBag dice{11};
    for (int tried = 0; tried < 20; ++tried) {
        PickingRig rig;
        for (const PlayerId player : {rig.one, rig.two})
            for (int picks = 0; picks < 12; ++picks) {
                std::vector<CardKind> free;
                for (const CardToPick& card : rig.army(player).cards)
                    if (!card.no) free.push_back(card.kind);
                if (free.empty()) break;
                pick_card(rig.editor, player, free[draw_below(dice, static_cast<std::uint32_t>(free.size()))], 1);
                REQUIRE_FALSE(rig.editor.status.notice);
            }
        begin_game(rig.editor);
        REQUIRE(rig.editor.table.on());
    }
}

}  // namespace hexwright
