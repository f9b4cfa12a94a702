// What a game can be begun from, without the dialog: armies that are picked card by card, positions arranged by hand,
// puzzles. And the gestures of the table that need no window.
#include "editor/play/new_game.h"

#include "editor/play/by_hand.h"
#include "editor/play/game_files.h"
#include "editor/play/game_tree.h"
#include "editor/play/playing.h"
#include "editor/play/table_hands.h"
#include "editor/play/test_making.h"
#include "engine/game/scenario_rules.h"
#include "engine/setup/army_proposal.h"
#include "engine/trials/puzzle.h"
#include "tests/editor/workspace/rig.h"

#include <algorithm>
#include <filesystem>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

CardKind card_named_here(const char* id) { return *test_catalogue().card(id); }

// The dialog of a new game on a map with two start zones, with empty armies of 400 points.
struct PickingRig : SessionRig {
    PickingRig() : SessionRig("sparrow-ford") {
        ask_for_game(editor);
        REQUIRE(editor.dialog.kind == Dialog::NewGame);
        editor.map.table.form.game.options.points = 400;
        clear_army(editor.map, one);
        clear_army(editor.map, two);
    }
    ArmyToPick army(PlayerId player) const {
        auto army =
            army_to_pick(*editor.now().scenario, editor.catalogue(), editor.map.table.form.game.options, player);
        REQUIRE(army);
        return std::move(*army);
    }
    const CardToPick card(const char* id, PlayerId player) const {
        return army(player).cards[card_named_here(id).index()];
    }
    std::string why_not_one_more(const char* id, PlayerId player) {
        pick_card(editor.map, player, card_named_here(id), 1);
        return editor.map.status.notice ? editor.map.status.notice->words.id : "";
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
    pick_card(rig.editor.map, rig.one, card_named_here("finn"), -1);
    CHECK(rig.army(rig.one).points == 0);
    CHECK(rig.why_not_one_more("finn", rig.two) == "");
}

TEST_CASE("a card that is in no box of the limit is told so, and without a limit a Unique card joins once",
          "[SETUP-12]") {
    PickingRig rig;
    Scenario open = *rig.editor.now().scenario;
    open.limit.change([&](Limit& limit) { limit.sets.clear(); });
    GameOptions options = rig.editor.map.table.form.game.options;
    options.armies = {{{.card = "finn"}}, {}};
    const auto army = army_to_pick(open, test_catalogue(), options, PlayerId{0});
    REQUIRE(army);
    CHECK_FALSE(army->cards[card_named_here("finn").index()].owned);
    CHECK(army->cards[card_named_here("finn").index()].no->message.id == "army.unique-twice");
    CHECK(army->cards[card_named_here("marro-hive").index()].no->message.id == "army.of-the-map");
    open.limit.change([&](Limit& limit) { limit.sets = {{*test_catalogue().set("swarm-of-the-marro"), 1}}; });
    const auto boxed = army_to_pick(open, test_catalogue(), options, PlayerId{1});
    REQUIRE(boxed);
    CHECK(boxed->cards[card_named_here("finn").index()].owned == 0);
    CHECK(boxed->cards[card_named_here("finn").index()].no->message.id == "army.not-in-boxes");
}

TEST_CASE("the rest of an army is proposed beside the cards that were picked, and nobody else's army changes") {
    PickingRig rig;
    CHECK(rig.why_not_one_more("finn", rig.one) == "");
    fill_army(rig.editor.map, rig.one);
    CHECK(rig.card("finn", rig.one).picked == 1);
    CHECK(rig.army(rig.one).points > 300);
    CHECK(rig.army(rig.one).points <= 400);
    CHECK(rig.army(rig.two).points == 0);
    CHECK(rig.army(rig.one).spaces <= rig.army(rig.one).room);
    const auto first = rig.editor.map.table.form.game.options.armies[0];
    fill_army(rig.editor.map, rig.two);
    CHECK(rig.editor.map.table.form.game.options.armies[0] == first);
    begin_game(rig.editor);
    REQUIRE(rig.editor.map.table.on());
    CHECK(rig.editor.map.table.play->session().options().armies[0] == first);
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
                pick_card(rig.editor.map, player, free[draw_below(dice, static_cast<std::uint32_t>(free.size()))], 1);
                REQUIRE_FALSE(rig.editor.map.status.notice);
            }
        begin_game(rig.editor);
        REQUIRE(rig.editor.map.table.on());
    }
}

// ---- positions by hand

namespace {

// An empty position on a map without start zones.
struct ArrangingRig : SessionRig {
    ArrangingRig() : SessionRig("the-narrows") {
        ask_for_game(editor);
        REQUIRE(editor.map.table.form.game.options.arranged);
        begin_game(editor);
        REQUIRE(editor.map.table.on());
    }
    Play& play() { return *editor.map.table.play; }
    const GameState& state() { return play().session().state(); }
    void bring(const char* card, const char* player) {
        act_by_hand(editor.map, {"bring-card", {{"card", card}, {"player", player}}});
        REQUIRE_FALSE(editor.map.status.notice);
    }
    // The first figure of the card that waits in the tray goes to the hex, by two clicks.
    void put_on_hex(int card, HexCoord hex) {
        touch(editor.map, {.card = CardId{card}});
        touch_map(editor.map, at(hex));
        release_at_table(editor.map, at(hex));
    }
    // Finn of player 1 against Thorgrim of player 2.
    void arrange_duel() {
        bring("finn", "1");
        bring("thorgrim", "2");
        put_on_hex(0, free_hex(0));
        put_on_hex(1, free_hex(5));
    }
    HexCoord free_hex(int number) {
        int count = 0;
        for (const BoardSpace& space : state().board->spaces())
            if (space.stand == Stand::Figures && space.room > 10 && count++ == number) return space.space.at;
        return {};
    }
    std::string refused_with() const { return editor.map.status.notice ? editor.map.status.notice->words.id : ""; }
};

}  // namespace

TEST_CASE("a position is arranged by hand on a map without zones, and play goes on from there by the rules") {
    ArrangingRig rig;
    CHECK(rig.play().legal().empty());
    CHECK_FALSE(rig.state().over);
    CHECK(rig.editor.map.table.tab == TableTab::Position);
    begin_play(rig.editor);
    CHECK(rig.refused_with() == "refused.begin-nobody");
    rig.bring("finn", "1");
    rig.bring("marro-drudge", "2");
    rig.put_on_hex(0, rig.free_hex(0));
    CHECK(rig.state().figures[0].on_board());
    begin_play(rig.editor);
    CHECK(rig.refused_with() == "refused.begin-nobody");
    CHECK_FALSE(rig.state().over);
    rig.put_on_hex(1, rig.free_hex(5));
    CHECK(rig.play().hand.actor.valid());  // The next of the squad.
    act_by_hand(rig.editor.map, {"set-round", {{"round", "4"}}});
    begin_play(rig.editor);
    CHECK(rig.refused_with().empty());
    CHECK(rig.state().round == 4);
    REQUIRE_FALSE(rig.play().legal().empty());
    CHECK(std::holds_alternative<PlaceMarker>(rig.play().legal().front()));
    for (int decisions = 0; decisions < 40 && !rig.play().legal().empty(); ++decisions) REQUIRE(rig.play().choose(0));

    const auto file = std::filesystem::temp_directory_path() / "hexwright-arranged-game.xml";
    const auto end = hash_of(rig.state());
    REQUIRE(save_game(rig.editor, file));
    REQUIRE(open_game(rig.editor, file));
    CHECK(hash_of(rig.state()) == end);
    std::filesystem::remove(file);
}

TEST_CASE(
    "an arranged position becomes the set-up, and a game that begins with it becomes puzzles and tests, one after "
    "another") {
    ArrangingRig rig;
    rig.arrange_duel();
    begin_play(rig.editor);
    while (std::holds_alternative<PlaceMarker>(rig.play().legal().front())) REQUIRE(rig.play().choose(0));
    const GameState before = rig.state();
    ask_for_test(rig.editor);  // A game on an empty table makes one, too.
    CHECK(rig.editor.dialog.kind == Dialog::MakeTest);
    rig.editor.dialog = {};
    make_setup(rig.editor);
    CHECK(rig.refused_with() == "table.made-setup");
    CHECK_FALSE(map_has_changed(rig.editor));
    ask_for_test(rig.editor);
    CHECK(rig.editor.dialog.kind == Dialog::None);
    CHECK(rig.refused_with() == "table.other-map");
    ask_for_game(rig.editor);
    choose_whole_game(rig.editor);
    begin_game(rig.editor);
    REQUIRE(rig.editor.map.table.on());
    REQUIRE(rig.state().figures.size() == before.figures.size());
    for (std::size_t i = 0; i < before.figures.size(); ++i)
        CHECK(rig.state().figures[i].at() == before.figures[i].at());
    const auto can_attack = [&] { return std::holds_alternative<Attack>(rig.play().legal().front()); };
    for (int made = 0; made < 400 && !can_attack(); ++made)
        REQUIRE(rig.play().choose(*rig.play().advice(*player_kind("greedy"))));
    REQUIRE(can_attack());
    for (int made = 0; made < 2; ++made) {
        make_puzzle(rig.editor);
        rig.settle();
        CHECK(rig.refused_with() == "table.made-puzzle");
        ask_for_test(rig.editor);
        make_test(rig.editor);
        CHECK(rig.refused_with() == "table.made-test");
    }
    CHECK_FALSE(map_has_changed(rig.editor));
    CHECK(tests_of(*rig.editor.now().scenario).tests.size() == 2);
    CHECK(tests_of(*rig.editor.now().scenario).puzzles.size() == 2);
}

TEST_CASE(
    "a rematch of an arranged game begins where its play began, with other dice, and keeps the first as a branch") {
    ArrangingRig rig;
    rig.arrange_duel();
    begin_play(rig.editor);
    const auto begun = hash_of(rig.state());
    for (int decisions = 0; decisions < 9; ++decisions) REQUIRE(rig.play().choose(0));
    const NodeId first_game = rig.play().session().current();
    rematch(rig.editor);
    CHECK(hash_of(rig.state()) == begun);
    CHECK(std::holds_alternative<NewDice>(rig.play().dice));
    CHECK(rig.play().session().tree().contains(first_game));
}

TEST_CASE("at fair play nobody sets dice, and dice that were set before are forgotten") {
    ArrangingRig rig;
    set_dice(rig.editor.map, SetDice{{1, 1}});
    CHECK(std::holds_alternative<SetDice>(rig.play().dice));
    REQUIRE(run("play.fair", rig.editor));
    CHECK(std::holds_alternative<SameDice>(rig.play().dice));
    set_dice(rig.editor.map, SetDice{{1, 1}});
    CHECK(rig.refused_with() == "table.fair-by-hand");
    CHECK(std::holds_alternative<SameDice>(rig.play().dice));
}

TEST_CASE("a turn that is set by hand begins play, too, with the markers that lie") {
    ArrangingRig rig;
    rig.arrange_duel();
    act_by_hand(rig.editor.map, {"set-marker", {{"card", "1.finn"}, {"marker", "2"}}});
    SECTION("the turn of a card") {
        act_by_hand(rig.editor.map, {"set-turn", {{"card", "1.finn"}}});
        REQUIRE_FALSE(rig.play().legal().empty());
        CHECK(rig.state().turns.back().card == CardId{0});
        CHECK_FALSE(being_arranged(rig.state()));
    }
    SECTION("the round begins with the initiative") {
        begin_play(rig.editor);
        CHECK(rig.state().round == 1);
        CHECK(rig.state().turn_number == 2);
        CHECK(rig.state().turns.back().card == CardId{0});
    }
}

TEST_CASE("the table is cleared and set up again by hand, and both can be taken back") {
    SessionRig rig("sparrow-ford");
    ask_for_game(rig.editor);
    for (std::string& seat : rig.editor.map.table.form.game.seats) seat = "human";
    begin_game(rig.editor);
    Play& play = *rig.editor.map.table.play;
    place_the_rest(rig.editor);
    place_the_rest(rig.editor);
    const auto placed = hash_of(play.session().state());
    clear_table(rig.editor.map);
    CHECK(being_arranged(play.session().state()));
    CHECK(play.figures().empty());
    CHECK_FALSE(play.session().state().over);
    take_back_play(rig.editor);
    CHECK(hash_of(play.session().state()) == placed);
    clear_table(rig.editor.map);
    set_up_again(rig.editor.map);
    CHECK(play.session().current() == SessionTree::root());
}

TEST_CASE("an empty position becomes that of the scenario's set-up") {
    SessionRig rig;
    REQUIRE(open_file(rig.editor, HEXWRIGHT_SOURCE_DIR "/samples/puzzles/two-arrows.xml"));
    ask_for_game(rig.editor);
    choose_empty_position(rig.editor.map, 2);
    begin_game(rig.editor);
    REQUIRE(rig.editor.map.table.on());
    set_up_again(rig.editor.map);
    CHECK(rig.editor.map.table.play->figures().size() == 3);
    begin_play(rig.editor);
    CHECK_FALSE(rig.editor.map.table.play->legal().empty());
}

// ---- puzzles

TEST_CASE("a scenario with a puzzle is played as one: solved, failed, tried again, saved and opened") {
    for (const char* name : {"two-arrows", "wet-feet", "the-bell-at-dusk"}) {
        INFO(name);
        SessionRig rig;
        REQUIRE(open_file(rig.editor, std::string(HEXWRIGHT_SOURCE_DIR "/samples/puzzles/") + name + ".xml"));
        ask_for_game(rig.editor);
        CHECK(rig.editor.map.table.form.game.options.puzzle == name);
        begin_game(rig.editor);
        REQUIRE(rig.editor.map.table.on());
        Play& play = *rig.editor.map.table.play;
        REQUIRE(play.puzzle());
        CHECK(play.puzzle_stand() == PuzzleStand::Open);
        CHECK(play.session().decider() == play.puzzle()->player);
        CHECK_FALSE(goals_told(*play.puzzle()).empty());
        const PuzzleProof proof = prove(*play.puzzle());
        REQUIRE(proof.verdict == PuzzleProof::Verdict::Solved);
        // The person does nothing at first.
        for (int made = 0; made < 200 && play.puzzle_stand() == PuzzleStand::Open; ++made) {
            if (play.computer_decides()) play.let_computer_decide();
            else REQUIRE(play.choose(least_of(play.legal())));
        }
        CHECK(play.puzzle_stand() == PuzzleStand::Failed);
        const std::size_t tried = play.session().tree().size();
        try_puzzle_again(rig.editor);
        CHECK(play.session().current() == SessionTree::root());
        CHECK(play.session().tree().size() == tried);
        for (const Action& action : proof.line) REQUIRE(play.act(action));
        CHECK(play.puzzle_stand() == PuzzleStand::Solved);
        const auto file = std::filesystem::temp_directory_path() / (std::string("hexwright-") + name + ".xml");
        const auto end = hash_of(play.session().state());
        REQUIRE(save_game(rig.editor, file));
        REQUIRE(open_game(rig.editor, file));
        CHECK(hash_of(rig.editor.map.table.play->session().state()) == end);
        CHECK(rig.editor.map.table.play->puzzle_stand() == PuzzleStand::Solved);
        std::filesystem::remove(file);
    }
}

// ---- by hand at fair play, ways, markers

TEST_CASE("at fair play nothing is offered by hand, and the reason is said") {
    PickingRig rig;
    fill_army(rig.editor.map, rig.one);
    fill_army(rig.editor.map, rig.two);
    rig.editor.map.table.form.game.mode = PlayMode::FairPlay;
    begin_game(rig.editor);
    REQUIRE(rig.editor.map.table.on());
    CHECK_FALSE(may_act_by_hand(rig.editor.map));
    const auto before = hash_of(rig.editor.map.table.play->session().state());
    act_by_hand(rig.editor.map, {"set-round", {{"round", "2"}}});
    CHECK(rig.editor.map.status.notice->words.id == "table.fair-by-hand");
    rig.editor.map.status.notice.reset();
    clear_table(rig.editor.map);
    CHECK(rig.editor.map.status.notice->words.id == "table.fair-by-hand");
    rig.editor.map.status.notice.reset();
    lift_by_hand(rig.editor.map, rig.at({0, 0}, with_shift));
    CHECK(rig.editor.map.status.notice->words.id == "table.fair-by-hand");
    CHECK(hash_of(rig.editor.map.table.play->session().state()) == before);
}

TEST_CASE("a figure that is dragged through spaces moves over exactly those, or is told why not") {
    ArrangingRig rig;
    rig.bring("finn", "1");
    rig.bring("thorgrim", "2");
    // A straight line of level ground.
    const Board& board = *rig.state().board;
    std::vector<HexCoord> line;
    for (std::size_t i = 0; i < board.size() && line.empty(); ++i) {
        std::vector<SpaceIndex> path{static_cast<SpaceIndex>(i)};
        while (path.size() < 8) {
            SpaceIndex next = no_space;
            for (const Link& link : board.links(path.back()))
                if (link.side == Direction::E && link.rise == 0) next = link.to;
            if (next == no_space || board[next].ground.stops) break;
            path.push_back(next);
        }
        if (path.size() == 8)
            for (const SpaceIndex space : path) line.push_back(board[space].space.at);
    }
    REQUIRE(line.size() == 8);
    rig.put_on_hex(0, line.front());
    rig.put_on_hex(1, rig.free_hex(0) == line.front() ? rig.free_hex(30) : rig.free_hex(0));
    act_by_hand(rig.editor.map, {"set-turn", {{"card", "1.finn"}}});
    REQUIRE_FALSE(rig.play().legal().empty());
    const auto drag_over = [&](std::size_t spaces) {
        touch_map(rig.editor.map, rig.at(line.front()));
        for (std::size_t i = 0; i < spaces; ++i) drag_at_table(rig.editor.map, rig.at(line[i]));
        release_at_table(rig.editor.map, rig.at(line[spaces - 1]));
    };
    drag_over(8);  // Finn moves 5.
    REQUIRE(rig.editor.map.status.notice);
    CHECK(rig.editor.map.status.notice->refused);
    CHECK(rig.play().hand.actor == FigureId{0});
    drag_over(4);
    const SessionNode& node = rig.play().session().tree()[rig.play().session().current()];
    const Move* move = std::get_if<Move>(&node.step->action);
    REQUIRE(move);
    CHECK(move->path.size() == 3);
    CHECK(board[rig.state().figures[0].at()].space.at == line[3]);
}

TEST_CASE("an order marker is dropped on a card in its order") {
    PickingRig rig;
    fill_army(rig.editor.map, rig.one);
    fill_army(rig.editor.map, rig.two);
    for (std::string& seat : rig.editor.map.table.form.game.seats) seat = "human";
    begin_game(rig.editor);
    place_the_rest(rig.editor);
    place_the_rest(rig.editor);
    const Play& play = *rig.editor.map.table.play;
    REQUIRE(std::holds_alternative<PlaceMarker>(play.legal().front()));
    const CardId card = std::get<PlaceMarker>(play.legal().back()).card;
    drop_marker(rig.editor.map, 3, card);
    CHECK(rig.editor.map.status.notice->words.id == "table.marker-order");
    drop_marker(rig.editor.map, 1, card);
    CHECK(play.session().state()[card].markers == marker_bit(1));
    const auto other = std::ranges::find_if(play.session().state().cards,
                                            [&](const GameCard& each) { return each.controller == rig.two; });
    drop_marker(rig.editor.map, 2, CardId{static_cast<int>(other - play.session().state().cards.begin())});
    CHECK(rig.editor.map.status.notice->refused);
}

// ---- carried over

TEST_CASE("what lies and counts goes over to a changed map with the figures") {
    SessionRig rig;
    REQUIRE(open_file(rig.editor, HEXWRIGHT_SOURCE_DIR "/samples/scenarios/the-toll-street.xml"));
    ask_for_game(rig.editor);
    for (std::string& seat : rig.editor.map.table.form.game.seats) seat = "human";
    begin_game(rig.editor);
    place_the_rest(rig.editor);
    place_the_rest(rig.editor);
    const auto state = [&]() -> const GameState& { return rig.editor.map.table.play->session().state(); };
    const Space somewhere = (*state().board)[state().figures[0].at()].space;
    act_by_hand(rig.editor.map, {"set-glyph", {{"glyph", "astrid"}, {"at", to_text(somewhere)}, {"face-down", "yes"}}});
    REQUIRE_FALSE(rig.editor.map.status.notice);
    const std::string* counted = tally_name(state(), TallyId{0});
    REQUIRE(counted);
    act_by_hand(rig.editor.map, {"set-counter", {{"counter", *counted}, {"player", "2"}, {"value", "3"}}});
    REQUIRE_FALSE(rig.editor.map.status.notice);
    const std::vector<Tally> before = state().tallies;
    const std::vector<GameGlyph> glyphs = state().glyphs;
    CHECK_FALSE(before.empty());
    carry_over_to_map(rig.editor);
    CHECK(state().tallies == before);
    CHECK(std::ranges::count(state().glyphs, glyphs.back()) == 1);
}

TEST_CASE("a position that was arranged by hand goes over to a changed map with its cards") {
    ArrangingRig rig;
    rig.arrange_duel();
    SECTION("while it is arranged") {}
    SECTION("in play") { act_by_hand(rig.editor.map, {"set-turn", {{"card", "2.thorgrim"}}}); }
    const GameState before = rig.state();
    carry_over_to_map(rig.editor);
    CHECK(rig.state().figures.size() == before.figures.size());
    for (std::size_t i = 0; i < before.figures.size(); ++i)
        CHECK(rig.state().figures[i].at() == before.figures[i].at());
    CHECK(being_arranged(rig.state()) == being_arranged(before));
    CHECK(rig.state().turns.size() == before.turns.size());
}

TEST_CASE("the seats of the last game are those of the next one") {
    SessionRig rig("sparrow-ford");
    EditorState& editor = rig.editor;
    const auto proposed = [&] {
        choose_whole_game(editor);
        return editor.map.table.form.game.seats;
    };
    using SeatNames = std::vector<std::string>;
    roll_other_dice(editor);
    CHECK(proposed() == SeatNames{"human", "greedy"});
    editor.map.table.form.game.seats = {"planner:64", "human"};
    begin_game(editor);
    REQUIRE(editor.map.table.play);
    CHECK(proposed() == SeatNames{"planner:64", "human"});
    SECTION("a game with more players keeps the first ones") {
        CHECK(seats_to_begin_with(Scenario(), {.players = 4}, editor.user.settings.seats) ==
              SeatNames{"planner:64", "human", "greedy", "greedy"});
    }
    SECTION("one with fewer has a person all the same") {
        CHECK(seats_to_begin_with(Scenario(), {.players = 1}, editor.user.settings.seats) == SeatNames{"human"});
    }
    SECTION("who let computers play may go on watching") {
        CHECK(seats_to_begin_with(Scenario(), {.players = 2}, SeatNames{"greedy", "random"}) ==
              SeatNames{"greedy", "random"});
    }
    SECTION("what no program knows any more is a computer") {
        CHECK(seats_to_begin_with(Scenario(), {.players = 2}, SeatNames{"oracle", "human"}) ==
              SeatNames{"greedy", "human"});
    }
    SECTION("a position arranged by hand tells nothing about them") {
        choose_empty_position(editor.map, 2);
        begin_game(editor);
        CHECK(editor.user.settings.seats == SeatNames{"planner:64", "human"});
    }
}

}  // namespace hexwright
