// What a referee sets by hand: the round, the turn, order markers, flags and counters, who controls a card, cards that
// come and go, glyphs. Each at any moment, told, kept in records, and refused with a reason where it makes no sense.
#include "engine/game/observation.h"
#include "engine/session/session.h"
#include "engine/story/story.h"
#include "engine/story/wording.h"
#include "formats/telling/words.h"
#include "tests/support/arena.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

#include <set>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr PlayerId player_one{0}, player_two{1};

DrawnGame two_a_side(const std::string& edition = "master-2007") {
    return on_shipped_meadow(edition)
        .army(1, "finn", {{0, 0}})
        .army(1, "drake-sotm", {{0, 2}})
        .army(2, "thorgrim", {{7, 0}})
        .army(2, "shiori", {{7, 2}});
}

std::string refused_because(const GameState& state, const Action& action) {
    const auto applied = hexwright::game::apply(state, action);
    REQUIRE_FALSE(applied);
    CHECK(english().knows(applied.error().message.id));
    return applied.error().message.id;
}

std::string sentences(const GameState& after, const Events& events) {
    std::string all;
    for (const Event& event : events)
        if (const auto told = story_of(after, event)) all += (all.empty() ? "" : " ") + english()(*told);
    return all;
}
std::string done_and_told(GameState& state, const Action& action) {
    const Events events = act(state, action);
    return sentences(state, events);
}

PlayedScenario with_flags() {
    DrawnGame game = two_a_side();
    Scenario scenario = game.scenario();
    scenario.setups = std::vector<Setup>{Setup{game.players()}};
    const Scenario rules = read_or_fail(R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield/><rules>
        <rule id="a"><on event="round-end"/><when><flag id="gate-open"/><counter id="visits" of="1" at-least="2"/></when>
          <end winner="1"/></rule>
        <rule id="b"><on event="turn-start"/><when><flag id="gate-open"/></when><say text="The gate creaks."/></rule>
        </rules></scenario>)",
                                        "flags.xml");
    scenario.rulebook = rules.rulebook;
    return PlayedScenario(scenario);
}
TallyId tally_called(const GameState& state, const std::string& name) {
    const auto action = action_of(state, {"set-flag", {{"flag", name}}});
    REQUIRE(action);
    return std::get<SetFlag>(*action).flag;
}

}  // namespace

TEST_CASE("by hand it is another round, and the round track still ends the game") {
    GameState game = two_a_side().rounds(5).start();
    to_turn_of(game, "1.finn");
    CHECK(done_and_told(game, SetRound{5}) == "It is now round 5, set by hand.");
    CHECK(game.round == 5);
    CHECK(refused_because(game, SetRound{6}) == "refused.no-such-round");
    CHECK(refused_because(game, SetRound{0}) == "refused.no-such-round");
    while (!game.over) pass(game);
    CHECK(game.round == 5);
}

TEST_CASE("by hand the turn goes to a card, and the round goes on behind it") {
    GameState game = two_a_side().start();
    to_turn_of(game, "1.finn");
    act(game, legal_actions(game).front());  // Finn moves.
    const Events events = act(game, SetTurn{card(game, "2.shiori")});
    CHECK(sentences(game, events).starts_with("By hand the turn goes to player 2: Shiori."));
    REQUIRE(game.turns.size() == 1);
    CHECK(game.turns.back().card == card(game, "2.shiori"));
    CHECK(to_decide(game) == player_two);
    CHECK(game[fig(game, "1.finn.1.1")].moved == Figure::Moved::No);
    CHECK_FALSE(offered<Move>(game).empty());
    while (!game.turns.empty() && game.turns.back().card == card(game, "2.shiori")) pass(game);
    // Player 1 had the first turn of this number; the next number is his, too.
    CHECK(game.turn_number == 2);
    CHECK(to_decide(game) == player_one);
}

TEST_CASE("by hand the turn goes to a player, who has it by his order markers") {
    GameState game = two_a_side().start();
    to_turn_of(game, "1.finn");
    act(game, SetTurn{.player = player_two, .number = 3});
    CHECK(game.turn_number == 3);
    CHECK(to_decide(game) == player_two);
    CHECK((game[game.turns.back().card].revealed & marker_bit(3)) != 0);
}

TEST_CASE("by hand the turn goes to a card in the basic game, too") {
    GameState game = two_a_side("basic-2007").start();
    act(game, SetTurn{card(game, "2.shiori")});
    CHECK(game.turns.back().card == card(game, "2.shiori"));
    while (!game.turns.empty()) pass(game);
    CHECK(to_decide(game) == player_one);
    CHECK(refused_because(game, SetRound{2}) == "refused.no-rounds");
    CHECK(refused_because(game, SetMarker{card(game, "1.finn"), 1}) == "refused.no-order-markers");
}

TEST_CASE("a turn by hand wants a card that can take it") {
    GameState game = two_a_side().start();
    const CardId finn = card(game, "1.finn");
    to_turn_of(game, "1.finn");
    CHECK(refused_because(game, SetTurn{}) == "refused.turn-whose");
    CHECK(refused_because(game, SetTurn{CardId{99}}) == "refused.no-card");
    CHECK(refused_because(game, SetTurn{finn, player_two}) == "refused.turn-of-another");
    CHECK(refused_because(game, SetTurn{.card = finn, .number = 4}) == "refused.no-such-turn");
    act(game, PutFigure{fig(game, "2.shiori.1.1"), no_space});
    CHECK(refused_because(game, SetTurn{card(game, "2.shiori")}) == "refused.turn-no-figures");
    act(game, SetControl{finn});
    CHECK(refused_because(game, SetTurn{finn}) == "refused.nobodys-card");
}

TEST_CASE("nothing is set by hand before there is a round, or when the game is over") {
    DrawnGame gathered = on_shipped_meadow();
    GameState placing = ShippedGame(grassland).army(1, "finn", {{0, 0}}).army(2, "shiori", {{7, 0}}).start();
    placing.round = 0;
    CHECK(refused_because(placing, SetRound{1}) == "refused.not-begun");
    CHECK(refused_because(placing, SetTurn{CardId{0}}) == "refused.not-begun");
    GameState over = two_a_side().start();
    to_turn_of(over, "1.finn");
    over.over = true;
    for (const Action& action : std::vector<Action>{SetRound{1}, SetTurn{CardId{0}}, SetMarker{CardId{0}, 1},
                                                    SetControl{CardId{0}}, BringCard{CardKind{0}, player_one},
                                                    RemoveCard{CardId{0}}, SetGlyph{GlyphKind{0}, SpaceIndex{0}}})
        CHECK(refused_because(over, action) == "refused.game-over");
}

TEST_CASE("an order marker laid by hand leaves the card where it lay, and only its team knows it") {
    GameState game = two_a_side().start();
    to_turn_of(game, "1.finn");  // All four markers lie on Finn, and all of player 2 on Thorgrim.
    const CardId finn = card(game, "1.finn"), drake = card(game, "1.drake-sotm");
    const Events hidden = act(game, SetMarker{drake, 2});
    CHECK(game[finn].markers == (marker_bit(1) | marker_bit(3) | marker_bit(x_marker)));
    CHECK(game[drake].markers == marker_bit(2));
    CHECK(game[drake].marked == player_one);
    CHECK(sentences(game, hidden) == "Order marker 2 of player 1 is placed on Sgt. Drake Alexander by hand.");
    CHECK(may_know(game, hidden.front(), player_one));
    CHECK_FALSE(may_know(game, hidden.front(), player_two));
    CHECK(observation(game, player_two)[drake].markers == 0);
    CHECK(observation(game, player_two)[drake].hidden == 1);

    const Events open = act(game, SetMarker{.card = drake, .marker = x_marker, .revealed = true});
    CHECK(may_know(game, open.front(), player_two));
    CHECK(observation(game, player_two)[drake].markers == marker_bit(x_marker));
    CHECK(done_and_told(game, SetMarker{.card = drake, .marker = 2, .off = true}) ==
          "Order marker 2 of player 1 is removed from Sgt. Drake Alexander by hand.");
    CHECK(game[drake].markers == marker_bit(x_marker));
    CHECK(refused_because(game, SetMarker{.card = drake, .marker = 2, .off = true}) == "refused.marker-not-there");
    CHECK(refused_because(game, SetMarker{drake, 5}) == "refused.no-such-marker");
}

TEST_CASE("a marker that is still to be placed is not laid by hand") {
    const GameState game = two_a_side().start();
    CHECK(refused_because(game, SetMarker{card(game, "1.finn"), 1}) == "refused.marker-to-be-placed");
}

TEST_CASE("flags and counters of the scenario's rules are set by hand, by name, and rules heed them") {
    PlayedScenario play = with_flags();
    play.to(Step::Kind::TakeTurnStep);
    GameState& game = play.state;
    const TallyId gate = tally_called(game, "gate-open"), visits = tally_called(game, "visits");
    CHECK(done_and_told(game, SetFlag{gate}) == "gate open: 1");
    CHECK(done_and_told(game, SetCounter{.counter = visits, .player = player_one, .value = 2}) ==
          "visits of player 1: 2");
    CHECK(done_and_told(game, SetCounter{.counter = visits, .figure = fig(game, "2.shiori.1.1"), .value = -3}) ==
          "visits of Shiori: -3");
    CHECK(refused_because(game, SetFlag{TallyId{99}}) == "refused.no-tally");
    CHECK(refused_because(game, SetFlag{.flag = gate, .player = PlayerId{7}}) == "refused.no-player");
    CHECK(refused_because(game, SetFlag{.flag = gate, .player = player_one, .figure = FigureId{0}}) ==
          "refused.tally-of-both");
    CHECK(refused_because(game, SetCounter{.counter = visits, .value = 100'001}) == "refused.counter-value");
    CHECK_FALSE(action_of(game, {"set-flag", {{"flag", "gate-shut"}}}));
    const Events turn = act(game, SetTurn{card(game, "2.shiori")});  // A turn by hand begins as any other does.
    CHECK(sentences(game, turn).ends_with("The gate creaks."));
    play.end_round();
    CHECK(play.won(1));

    GameState plain = two_a_side().start();
    CHECK(refused_because(plain, SetFlag{TallyId{0}}) == "refused.no-tally");
}

TEST_CASE("a card is given to another player by hand, and comes and goes with its figures") {
    GameState game = two_a_side().start();
    to_turn_of(game, "1.finn");
    const CardId shiori = card(game, "2.shiori");
    CHECK(done_and_told(game, SetControl{shiori, player_one}) == "Shiori now fights for player 1.");
    CHECK(controller(game, fig(game, "2.shiori.1.1")) == player_one);
    CHECK(done_and_told(game, SetControl{shiori}) == "Shiori now fights for nobody.");

    CHECK(done_and_told(game, RemoveCard{shiori}) == "Shiori leaves the game by hand.");
    CHECK(game[fig(game, "2.shiori.1.1")].place == Figure::Place::Unused);
    CHECK_FALSE(life_left(game, shiori));
    CHECK(done_and_told(game, BringCard{*game.catalogue().card("shiori"), player_two}) ==
          "Player 2 gets Shiori by hand.");
    CHECK(game[shiori].copies == 1);
    CHECK(game[fig(game, "2.shiori.1.1")].place == Figure::Place::Reserve);
    act(game, PutFigure{fig(game, "2.shiori.1.1"), at(game, {5, 1})});
    CHECK(figures_on_board(game, shiori) == 1);

    act(game, BringCard{*game.catalogue().card("marro-drudge"), player_one});
    act(game, BringCard{*game.catalogue().card("marro-drudge"), player_one});
    CHECK(game[card(game, "1.marro-drudge")].copies == 2);
    act(game, PutFigure{fig(game, "1.marro-drudge.2.3"), at(game, {4, 1})});
    CHECK(refused_because(game, BringCard{*game.catalogue().card("marro-hive"), player_one}) ==
          "refused.card-is-a-piece");
}

TEST_CASE("no more figures come by hand than a game can hold") {
    GameState game = two_a_side().start();
    const CardKind drudge = *game.catalogue().card("marro-drudge");
    for (int i = 0; i < max_card_copies; ++i) act(game, BringCard{drudge, player_one});
    CHECK(refused_because(game, BringCard{drudge, player_one}) == "refused.too-many-figures");
}

TEST_CASE("where the card in turn is taken away the game goes on with the next turn") {
    GameState game = two_a_side().start();
    to_turn_of(game, "1.finn");
    act(game, RemoveCard{card(game, "1.finn")});
    CHECK_FALSE(game.over);
    CHECK(game.turns.back().card == card(game, "2.thorgrim"));
    CHECK_FALSE(legal_actions(game).empty());
}

TEST_CASE("a glyph is laid by hand with either side up, takes the place of another, and is taken away") {
    GameState game = two_a_side().start();
    to_turn_of(game, "1.finn");
    const GlyphKind astrid = *game.catalogue().glyph("astrid"), brandar = *game.catalogue().glyph("brandar");
    const SpaceIndex here = at(game, {3, 1});
    CHECK(done_and_told(game, SetGlyph{astrid, here}).starts_with("Glyph of Astrid is placed at 3,1,1 by hand."));
    CHECK(done_and_told(game, SetGlyph{brandar, here, true}) == "A glyph is placed at 3,1,1 by hand, symbol side up.");
    CHECK(game.glyphs.size() == 1);
    CHECK_FALSE(game.glyphs.front().face_up);
    CHECK_FALSE(observation(game, player_one).glyphs.front().kind.valid());
    CHECK(done_and_told(game, SetGlyph{.at = here}) == "The glyph at 3,1,1 is removed by hand.");
    CHECK(refused_because(game, SetGlyph{.at = here}) == "refused.no-glyph-there");
    CHECK(refused_because(game, SetGlyph{astrid, SpaceIndex{9'999}}) == "refused.no-space");
    act(game, SetGlyph{brandar, at(game, {4, 1})});
    CHECK(game.glyphs.size() == 1);  // The one that was gone has come back.
}

TEST_CASE("what is done by hand is worded for records and read back") {
    PlayedScenario play = with_flags();
    play.to(Step::Kind::TakeTurnStep);
    const GameState& game = play.state;
    const FigureId finn = fig(game, "1.finn.1.1");
    const struct {
        Action action;
        std::string words;
    } rows[] = {
        {SetRound{700}, "set-round round=700"},
        {SetTurn{.card = card(game, "1.finn"), .number = 2}, "set-turn card=1.finn number=2"},
        {SetTurn{.player = player_two}, "set-turn player=2"},
        {SetMarker{card(game, "1.finn"), 4, true}, "set-marker card=1.finn marker=4 revealed=yes"},
        {SetMarker{card(game, "1.finn"), 1, false, true}, "set-marker card=1.finn marker=1 off=yes"},
        {SetFlag{.flag = tally_called(game, "gate-open"), .off = true}, "set-flag flag=gate-open off=yes"},
        {SetCounter{.counter = tally_called(game, "visits"), .figure = finn, .value = -12},
         "set-counter counter=visits figure=1.finn.1.1 value=-12"},
        {SetControl{card(game, "1.finn"), player_two}, "set-control card=1.finn player=2"},
        {BringCard{*game.catalogue().card("shiori"), player_one}, "bring-card card=shiori player=1"},
        {RemoveCard{card(game, "1.finn")}, "remove-card card=1.finn"},
        {SetGlyph{*game.catalogue().glyph("astrid"), at(game, {3, 1}), true},
         "set-glyph glyph=astrid at=3,1,1 face-down=yes"},
        {Arrange{true}, "arrange clear=yes"},
        {BeginPlay{}, "begin-play"},
    };
    for (const auto& row : rows) {
        const Wording wording = wording_of(game, row.action);
        std::string words = wording.name;
        for (const auto& [name, value] : wording.members) words += " " + name + "=" + value;
        CHECK(words == row.words);
        const auto read = action_of(game, wording);
        REQUIRE(read);
        CHECK(*read == row.action);
        CHECK(by_hand(row.action));
        CHECK(by_hand(wording.name));
        CHECK(english().knows(choice_of(game, row.action).id));
    }
    CHECK_FALSE(by_hand("move"));
}

// ---- arranging

TEST_CASE("A position is arranged until play begins, and nobody decides or wins meanwhile") {
    GameState game = two_a_side().start();
    CHECK(refused_because(game, BeginPlay{}) == "refused.not-arranged");
    CHECK(done_and_told(game, Arrange{}) == "The position is being arranged by hand.");
    CHECK(being_arranged(game));
    CHECK_FALSE(to_decide(game));
    CHECK(legal_actions(game).empty());
    CHECK(refused_because(game, Arrange{}) == "refused.arranged-already");
    act(game, RemoveCard{card(game, "2.thorgrim")});
    act(game, RemoveCard{card(game, "2.shiori")});
    CHECK_FALSE(game.over);
    CHECK(refused_because(game, BeginPlay{}) == "refused.begin-nobody");
    CHECK(refused_because(game, SetTurn{.card = card(game, "1.finn")}) == "refused.begin-nobody");
    act(game, BringCard{*game.catalogue().card("shiori"), player_two});
    CHECK(refused_because(game, BeginPlay{}) == "refused.begin-nobody");  // She waits beside the battlefield.
    act(game, PutFigure{figure_named(game, "2.shiori.1.1"), at(game, {7, 2})});
    act(game, SetRound{3});
    act(game, BeginPlay{});
    CHECK(game.round == 3);
    CHECK(to_decide(game) == player_one);
    CHECK(std::holds_alternative<PlaceMarker>(legal_actions(game).front()));
}

TEST_CASE(
    "A cleared table has no cards, markers or counts, and order markers that are laid on it count when play begins") {
    GameState game = with_flags().state;
    act(game, SetCounter{.counter = tally_called(game, "visits"), .value = 2});
    CHECK(done_and_told(game, Arrange{true}) == "The table is cleared; a position is being arranged by hand.");
    CHECK(game.tallies.empty());
    CHECK(game.round == 0);
    for (const Figure& figure : game.figures) CHECK_FALSE(figure.on_board());
    for (const GameCard& each : game.cards) CHECK(each.markers == 0);
    act(game, BringCard{*game.catalogue().card("finn"), player_one});
    act(game, BringCard{*game.catalogue().card("thorgrim"), player_two});
    act(game, PutFigure{figure_named(game, "1.finn.1.1"), at(game, {0, 0})});
    act(game, PutFigure{figure_named(game, "2.thorgrim.1.1"), at(game, {7, 0})});
    act(game, SetMarker{card(game, "2.thorgrim"), 2});
    act(game, BeginPlay{});
    CHECK(game.round == 1);
    CHECK(game.turn_number == 2);
    CHECK(game.turns.back().card == card(game, "2.thorgrim"));
}

TEST_CASE("In the basic game the arranging ends with the dice for the first turn") {
    GameState game = two_a_side("basic-2007").start();
    act(game, Arrange{});
    act(game, BeginPlay{});
    CHECK(std::holds_alternative<TakeTurn>(legal_actions(game).front()));
}

// ---- any of it at any moment of any game

namespace {

template <class Id, class List>
Id any_of(const List& list, DiceBag& bag) {
    return Id{static_cast<int>(draw_below(bag, static_cast<std::uint32_t>(list.size() + 1)))};  // Or one too far.
}

Action random_by_hand(const GameState& state, DiceBag& bag) {
    const auto below = [&](std::uint32_t n) { return static_cast<int>(draw_below(bag, n)); };
    const CardId card = any_of<CardId>(state.cards, bag);
    const FigureId figure = any_of<FigureId>(state.figures, bag);
    const PlayerId player{below(static_cast<std::uint32_t>(state.players.size()) + 1)};
    const auto space = static_cast<SpaceIndex>(below(static_cast<std::uint32_t>(state.board->size())));
    const auto kind = CardKind{below(static_cast<std::uint32_t>(state.catalogue().cards().size()))};
    switch (below(13)) {
        case 0:
            return SetRound{1 + below(12)};
        case 1:
            return SetTurn{card, PlayerId{}, below(4)};
        case 2:
            return SetTurn{CardId{}, player, below(4)};
        case 3:
            return SetMarker{card, 1 + below(4), below(2) == 0, below(3) == 0};
        case 4:
            return SetFlag{TallyId{below(4)}, below(2) == 0 ? player : PlayerId{}, FigureId{}, below(2) == 0};
        case 5:
            return SetCounter{TallyId{below(4)}, PlayerId{}, below(2) == 0 ? figure : FigureId{}, below(9) - 4};
        case 6:
            return SetControl{card, below(4) == 0 ? PlayerId{} : player};
        case 7:
            return BringCard{kind, player};
        case 8:
            return below(2) == 0 ? Action{RemoveCard{card}} : Action{Reseed{draw(bag)}};
        case 9:
            return SetGlyph{below(4) == 0
                                ? GlyphKind{}
                                : GlyphKind{below(static_cast<std::uint32_t>(state.catalogue().glyphs().size()))},
                            space, below(2) == 0};
        case 11:
            return below(3) == 0 ? Action{Arrange{below(2) == 0}} : Action{BeginPlay{}};
        case 10:
            return PutFigure{figure, below(5) == 0 ? no_space : space, no_space, below(3)};
        default: {
            const SpaceIndex beside =
                state.board->links(space).empty() ? no_space : state.board->links(space).front().to;
            return PutFigure{figure, space, beside, 0};
        }
    }
}

void check_well_formed(const GameState& state) {
    std::set<SpaceIndex> taken;
    for (std::size_t i = 0; i < state.figures.size(); ++i) {
        const FigureId id{static_cast<int>(i)};
        if (!state[id].on_board() || !state.strides.empty()) continue;
        for (const SpaceIndex space : spaces_of(state, id)) {
            REQUIRE(taken.insert(space).second);
            REQUIRE(figure_at(state, space) == id);
        }
    }
    if (state.over) REQUIRE(state.steps.empty());
    for (const GameCard& card : state.cards) REQUIRE((card.revealed & ~card.markers) == 0);
}

struct HandsDone {
    int done = 0, refused = 0;
};

void play_with_hands(GameState state, std::uint64_t seed, std::map<std::string, HandsDone>& hands) {
    DiceBag bag{seed * 977 + 5};
    for (int actions = 0; !state.over && actions < 160; ++actions) {
        if (draw_below(bag, 6) == 0) {
            const Action action = random_by_hand(state, bag);
            const std::string name(std::visit([](const auto& each) { return each.name; }, action));
            INFO("by hand: " << name << " after " << actions);
            auto applied = hexwright::game::apply(state, action);
            HandsDone& count = hands[name];
            ++(applied ? count.done : count.refused);
            if (!applied) {
                REQUIRE(english().knows(applied.error().message.id));
                continue;
            }
            for (const Event& event : applied->events)
                if (const auto told = story_of(applied->state, event)) REQUIRE(english().knows(told->id));
            state = std::move(applied->state);
            check_well_formed(state);
        }
        const std::vector<Action> legal = legal_actions(state);
        if (state.over) break;
        if (legal.empty()) {                            // Figures that were put aside had all there was to choose from.
            const bool turn = draw_below(bag, 2) == 0;  // Or they are being arranged.
            const Action on = turn ? Action{SetTurn{any_of<CardId>(state.cards, bag)}} : Action{BeginPlay{}};
            if (auto begun = hexwright::game::apply(state, on)) {
                ++hands[turn ? "set-turn" : "begin-play"].done;
                state = std::move(begun->state);
            }
            continue;
        }
        const Action& action = legal[draw_below(bag, static_cast<std::uint32_t>(legal.size()))];
        INFO("action " << wording_of(state, action).name << " " << actions);
        if (actions % 8 == 0) {
            REQUIRE(legal_actions(observation(state, *to_decide(state))) == legal);
            REQUIRE(action_of(state, wording_of(state, action)) == action);
            REQUIRE(hexwright::game::apply(state, action));
        }
        Events events;
        apply_legal(state, action, events);
        check_well_formed(state);
    }
}

}  // namespace

TEST_CASE("random games with anything done by hand at any moment stay whole, and what is listed is accepted") {
    std::map<std::string, HandsDone> hands;
    for (const std::string edition : {"master-2004", "master-2007", "basic-2007"})
        for (std::uint64_t seed = 1; seed <= 9; ++seed) {
            INFO(edition << " seed " << seed);
            play_with_hands(arena(edition, seed).start(seed), seed, hands);
        }
    for (std::uint64_t seed = 1; seed <= 8; ++seed) play_with_hands(with_flags().state, seed, hands);
    for (const char* name : {"set-round", "set-turn", "set-marker", "set-flag", "set-counter", "set-control",
                             "bring-card", "remove-card", "set-glyph", "put", "reseed", "arrange", "begin-play"}) {
        INFO(name << " refused " << hands[name].refused);
        CHECK(hands[name].done > 0);
    }
}
