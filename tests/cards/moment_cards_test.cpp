// Printed cards whose powers work as turns begin and end, by rolls, or when something happens to others.
#include "tests/cards/card_turns.h"

#include <set>
#include <tuple>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE(
    "bonding of Grok Riders, Queen Maladrix, Wolves of Badru and Death Chasers: those whom they name, nobody else") {
    for (const auto& [id, bonded] : {std::pair<std::string, std::string>{"grok-riders", "ne-gok-sa"},
                                     {"queen-maladrix-the-conqueror", "festering-honor-guard-retail"},
                                     {"wolves-of-badru", "khosumet-the-darklord"},
                                     {"death-chasers-of-thesk", "ogre-pulverizer"}}) {
        INFO(id);
        GameState game = on_shipped_meadow()
                             .army(1, id, stance(id, {1, 1}, {0, 1}))
                             .army(1, bonded, stance(bonded, {1, 3}, {0, 3}))
                             .army(1, "taelord-the-kyrie-warrior", {{3, 3}})
                             .army(2, "finn", {{7, 1}})
                             .start();
        while (is_asked(game)) act(game, Done{});
        to_turn_of(game, "1." + id);
        while (is_asked(game)) act(game, Done{});
        std::set<CardId> cards;
        for (const UsePower& use : uses(game))
            if (use.card.valid()) cards.insert(use.card);
        CHECK(cards == std::set<CardId>{card(game, "1." + bonded)});
    }
}

TEST_CASE("Mark of the Warlord of Grok Riders: two dice against whoever a Marro Warlord is next to") {
    for (const int apart : {1, 2}) {
        const GameState game = on_shipped_meadow()
                                   .army(1, "grok-riders", {{1, 1}, {0, 1}})
                                   .army(1, "ne-gok-sa", {{2 + apart, 1}})
                                   .army(2, "finn", {{2, 1}})
                                   .start();
        CHECK(attack_more(game, "1.grok-riders.1.1", "2.finn.1.1") == (apart == 1 ? 2 : 0));
    }
}

TEST_CASE("Grok Training and Self Replicating: the Hive brings back Drudge, but neither Riders nor Dividers") {
    for (const auto& [id, back] :
         {std::pair<std::string, bool>{"marro-drudge", true}, {"grok-riders", false}, {"marro-dividers", false}}) {
        INFO(id);
        DrawnGame drawn = on_shipped_meadow();
        drawn.hive(1, {8, 0});
        GameState game =
            drawn.army(1, id, stance(id, {1, 1}, {0, 1})).army(1, "crixus", {{3, 1}}).army(2, "finn", {{0, 3}}).start();
        destroy(game, first_of(1, id));
        const CardId hive = card(game, "1.marro-hive");
        const FigureId figure = figures_of(game, hive).front();
        const int number = power_number("marro-hive", "Marro Rebirth");
        const Step step{.kind = Step::Kind::PowerStep,
                        .player = PlayerId{0},
                        .figure = figure,
                        .card = hive,
                        .number = static_cast<std::int16_t>(number)};
        CHECK(hexwright::game::power_offers(game, step).empty() != back);
    }
}

TEST_CASE("Infestation 9 and Double Attack of Queen Maladrix: a destroyed Honor Guard on a hero's card from 9 on") {
    for (const int rolled : {8, 9}) {
        GameState game = on_shipped_meadow()
                             .army(1, "queen-maladrix-the-conqueror", {{1, 1}, {0, 1}})
                             .army(1, "festering-honor-guard-retail", {{1, 3}, {0, 3}})
                             .army(2, "finn", {{2, 1}})
                             .army(2, "crixus", {{4, 1}})
                             .start();
        const std::string queen = "1.queen-maladrix-the-conqueror.1.1", guard = "1.festering-honor-guard-retail.1.1";
        CHECK(hexwright::game::normal_attacks(game, fig(game, queen)) == 2);
        to_turn_of(game, "1.queen-maladrix-the-conqueror");
        Events events;
        GameUpdate(game, events).destroy(fig(game, guard));
        while (game.turns.back().phase != Turn::Phase::End) act(game, Done{});
        CHECK_FALSE(may_use_on(game, queen, "Infestation 9", "2.crixus.1.1"));  // Not next to her.
        use_power_of(game, queen, "Infestation 9", {rolled}, "2.finn.1.1");
        CHECK(game[fig(game, guard)].host.valid() == (rolled == 9));
    }
}

TEST_CASE(
    "Eternal Strength and Eternal Heartbreak of Sonya: two more for Cyprien's touch, two wounds when hers falls") {
    for (const bool with_her : {true, false}) {
        DrawnGame drawn = on_shipped_meadow().army(1, "cyprien-esenwein", {{1, 1}}).army(2, "finn", {{2, 1}});
        if (with_her) drawn.army(1, "sonya-esenwein", {{0, 3}});
        GameState game = attacking(drawn, "1.cyprien-esenwein");
        use_power_of(game, "1.cyprien-esenwein.1.1", "Chilling Touch", {11}, "2.finn.1.1");
        CHECK(wounds_of(game, "2.finn.1.1") == (with_her ? 1 : 0));
    }
    for (const int owner : {1, 2}) {
        GameState game = on_shipped_meadow()
                             .army(1, "sonya-esenwein", {{1, 1}})
                             .army(owner, "cyprien-esenwein", {{3, 1}})
                             .army(2, "crixus", {{7, 1}})
                             .start();
        destroy(game, first_of(owner, "cyprien-esenwein"));
        CHECK(wounds_of(game, "1.sonya-esenwein.1.1") == (owner == 1 ? 2 : 0));
    }
}

TEST_CASE("Life Drain of Sonya, Marcu and Iskra: a wound less after a kill, nothing without wounds") {
    for (const std::string id : {"sonya-esenwein", "marcu-esenwein", "iskra-esenwein"})
        for (const int wounds : {0, 1}) {
            INFO(id << " " << wounds);
            DrawnGame drawn = on_shipped_meadow().army(1, id, {{1, 1}}).army(2, "blade-gruts", {{2, 1}, {5, 1}});
            GameState game = drawn.start();
            to_turn_with(game, "1." + id, {1});
            to_attacks(game);
            if (wounds > 0) wound(game, first_of(1, id), wounds);
            attack_with(game, first_of(1, id), "2.blade-gruts.1.1", 1);
            CHECK(is_asked(game) == (wounds > 0));
            if (!is_asked(game)) continue;
            act(game, Answer{true});
            CHECK(wounds_of(game, first_of(1, id)) == 0);
        }
}

TEST_CASE("Mogrimm: three for the initiative with a marker, a strike at whom another of his fights, one shield more") {
    GameState game = on_shipped_meadow()
                         .army(1, "mogrimm-forgehammer", {{1, 1}})
                         .army(1, "crixus", {{2, 3}})
                         .army(2, "finn", {{1, 3}})
                         .army(2, "thorgrim", {{2, 1}})
                         .start();
    CHECK(hexwright::game::initiative_bonus(game, PlayerId{0}) == 0);
    to_turn_of(game, "1.mogrimm-forgehammer");
    CHECK(hexwright::game::initiative_bonus(game, PlayerId{0}) == 3);
    to_attacks(game);
    const std::string he = "1.mogrimm-forgehammer.1.1";
    CHECK_FALSE(may_use_on(game, he, "Commander's Strike", "2.thorgrim.1.1"));  // He alone fights him.
    use_power_of(game, he, "Commander's Strike", {15}, "2.finn.1.1");
    CHECK(wounds_of(game, "2.finn.1.1") == 1);
    for (const int skulls : {1, 2}) {
        GameState hit = attacking(
            on_shipped_meadow().army(2, "mogrimm-forgehammer", {{2, 1}}).army(1, "crixus", {{1, 1}}), "1.crixus");
        attack_with(hit, "1.crixus.1.1", "2.mogrimm-forgehammer.1.1", skulls);
        CHECK(wounds_of(hit, "2.mogrimm-forgehammer.1.1") == skulls - 1);
    }
}

TEST_CASE("Brave Arrow: further without an attack, a die for Scouts at close quarters, wounds from afar by the roll") {
    GameState game =
        in_turn(on_shipped_meadow().army(1, "brave-arrow", {{1, 1}}).army(2, "finn", {{2, 1}}), "1.brave-arrow");
    CHECK(move_of(game, "1.brave-arrow.1.1") == 5);
    use_power_of(game, "1.brave-arrow.1.1", "Tracking");
    CHECK(move_of(game, "1.brave-arrow.1.1") == 7);
    CHECK(game.turns.back().no_attacks);
    for (const int apart : {1, 2}) {
        const GameState scouts = on_shipped_meadow()
                                     .army(1, "brave-arrow", {{1, 1}})
                                     .army(1, "fyorlag-spiders", {{2, 1}})
                                     .army(2, "finn", {{2 + apart, 1}})
                                     .start();
        CHECK(attack_more(scouts, "1.fyorlag-spiders.1.1", "2.finn.1.1") == (apart == 1 ? 1 : 0));
    }
}

TEST_CASE("Concealment of Brave Arrow, the Mohicans and Glinerva: the roll and the spaces between, not from beside") {
    for (const auto& [id, needs] : {std::pair<std::string, int>{"brave-arrow", 10},
                                    {"mohican-river-tribe", 19},
                                    {"glinerva-the-kyrie-warrior", 17}})
        for (const auto& [apart, less] : {std::pair{3, 1}, std::pair{3, 0}, std::pair{1, 0}}) {
            INFO(id << " " << apart << " " << less);
            GameState game = attacking(on_shipped_meadow()
                                           .army(1, "kaemon-awa", {{1, 1}})
                                           .army(2, id, {{1 + apart, 1}})
                                           .army(2, "krug", {{0, 3}, {1, 3}}),
                                       "1.kaemon-awa");
            attack_with(game, "1.kaemon-awa.1.1", first_of(2, id), 1, 0, {needs - apart - less});
            const bool hurt = is_destroyed(game, first_of(2, id)) || wounds_of(game, first_of(2, id)) > 0;
            CHECK(hurt == (apart == 1 || less == 1));
        }
}

TEST_CASE("Searing Intensity, Marro Plague and Circuitry Overload: everybody beside rolls when all have moved") {
    struct {
        std::string card, hurt, spared;
        int needs;
    } const table[] = {{"fire-elemental", "crixus", "obsidian-guards", 14},
                       {"marrden-hounds", "crixus", "zettian-guards", 16},
                       {"omnicron-repulsors", "warden-816", "crixus", 16}};
    for (const auto& row : table)
        for (const int less : {1, 0}) {
            INFO(row.card << " " << less);
            GameState game = on_shipped_meadow()
                                 .army(1, row.card, stance(row.card, {1, 1}, {0, 1}))
                                 .army(1, row.hurt, {{1, 0}})
                                 .army(2, row.spared, {{2, 1}})
                                 .army(2, "finn", {{7, 1}})
                                 .start();
            to_turn_with(game, "1." + row.card, {1});
            dice(game, {row.needs - less});
            while (game.turns.back().phase != Turn::Phase::Attacking) act(game, Done{});
            CHECK(wounds_of(game, first_of(1, row.hurt)) == 1 - less);  // Friends, too.
            CHECK_FALSE(is_destroyed(game, first_of(2, row.spared)));
        }
}

TEST_CASE("Negative Element and Lava Resistant of the Fire Elemental: no defense dice on water, unharmed by lava") {
    for (const bool wet : {true, false}) {
        GameState game = ShippedGame(wet ? "1 ~ 1 1 l" : "1 1 1 1 l")
                             .army(1, "crixus", {{0, 0}})
                             .army(2, "fire-elemental", {{1, 0}})
                             .start();
        CHECK((defense_dice(game, "1.crixus.1.1", "2.fire-elemental.1.1") == 0) == wet);
    }
    const GameState game =
        ShippedGame("1 1 l 1 1").army(1, "crixus", {{0, 0}}).army(2, "fire-elemental", {{4, 0}}).start();
    CHECK_FALSE(hexwright::game::mover_of(game, fig(game, "2.fire-elemental.1.1"), 0).spared.empty());
    CHECK(hexwright::game::mover_of(game, fig(game, "1.crixus.1.1"), 0).spared.empty());
}

TEST_CASE("Wild Pack Movement of the Marrden Hounds: one, three or seven spaces more by the roll as the turn begins") {
    for (const auto& [rolled, more] : {std::pair{3, 1}, {4, 3}, {6, 3}, {7, 7}}) {
        GameState game =
            on_shipped_meadow().army(1, "marrden-hounds", {{1, 1}, {0, 1}}).army(2, "finn", {{7, 1}}).start();
        CHECK(move_of(game, "1.marrden-hounds.1.1") == 1);
        to_turn_with(game, "1.marrden-hounds", {rolled});
        CHECK(move_of(game, "1.marrden-hounds.1.1") == 1 + more);
    }
}

TEST_CASE(
    "Red Skull: a Unique hero whom he sees acts instead of him, and one of the two Dusts from 19 on, never both") {
    GameState orders = in_turn(on_shipped_meadow()
                                   .army(1, "red-skull", {{1, 1}})
                                   .army(1, "crixus", {{3, 1}})
                                   .army(1, "feral-troll", {{1, 3}, {0, 3}})
                                   .army(2, "finn", {{7, 1}}),
                               "1.red-skull");
    const auto instead = uses_of(orders, "1.red-skull.1.1", "Master Manipulator");
    REQUIRE(instead.size() == 1);  // The Troll is Uncommon.
    CHECK(instead.front().card == card(orders, "1.crixus"));
    for (const int rolled : {18, 19}) {
        const DrawnGame drawn =
            on_shipped_meadow().army(1, "red-skull", {{1, 1}}).army(2, "finn", {{2, 1}}).army(2, "crixus", {{0, 3}});
        GameState around = attacking(drawn, "1.red-skull");
        for (const UsePower& use : uses_of(around, "1.red-skull.1.1", "Dust-of-death"))
            if (!use.target.valid()) {
                dice(around, {rolled});
                act(around, use);
                break;
            }
        CHECK(is_destroyed(around, "2.finn.1.1") == (rolled == 19));
        CHECK_FALSE(is_destroyed(around, "2.crixus.1.1"));
        if (turn_is_of(around, "1.red-skull")) CHECK(uses_of(around, "1.red-skull.1.1", "Dust-of-death").empty());
        GameState one = attacking(drawn, "1.red-skull");
        use_power_of(one, "1.red-skull.1.1", "Dust-of-death", {rolled}, "2.crixus.1.1");
        CHECK(is_destroyed(one, "2.crixus.1.1") == (rolled == 19));
        CHECK_FALSE(is_destroyed(one, "2.finn.1.1"));
    }
}

TEST_CASE("Kato Katsuro's Command: one Samurai card, or both squads of Ashigaru, instead of him") {
    GameState game = in_turn(on_shipped_meadow()
                                 .army(1, "kato-katsuro", {{1, 1}})
                                 .army(1, "kaemon-awa", {{1, 2}})
                                 .army(1, "ashigaru-harquebus", {{2, 1}})
                                 .army(1, "ashigaru-yari", {{0, 2}})
                                 .army(1, "crixus", {{0, 1}})
                                 .army(2, "finn", {{7, 1}}),
                             "1.kato-katsuro");
    const auto cards = [&](const GameState& state) {
        std::set<std::string> names;
        for (const UsePower& use : uses_of(state, "1.kato-katsuro.1.1", "Kato Katsuro's Command"))
            names.insert(name_of(state, use.card));
        return names;
    };
    CHECK(cards(game) == std::set<std::string>{"1.kaemon-awa", "1.ashigaru-harquebus", "1.ashigaru-yari"});
    for (const UsePower& use : uses_of(game, "1.kato-katsuro.1.1", "Kato Katsuro's Command"))
        if (use.card == card(game, "1.ashigaru-yari")) {
            act(game, use);
            break;
        }
    while (turn_is_of(game, "1.ashigaru-yari")) act(game, Done{});
    REQUIRE(turn_is_of(game, "1.kato-katsuro"));
    CHECK(cards(game) == std::set<std::string>{"1.ashigaru-harquebus"});
}

TEST_CASE("Soul Devour of the Shades: a Shade for a Unique enemy hero beside it from 19 on, each once") {
    for (const int rolled : {18, 19}) {
        GameState game = in_turn(on_shipped_meadow()
                                     .army(1, "shades-of-bleakewoode", {{1, 1}})
                                     .army(1, "crixus", {{1, 2}})
                                     .army(2, "finn", {{2, 1}})
                                     .army(2, "heavy-gruts", {{0, 1}}),
                                 "1.shades-of-bleakewoode");
        const std::string shade = "1.shades-of-bleakewoode.1.1";
        REQUIRE(uses_of(game, shade, "Soul Devour").size() == 1);
        use_power_of(game, shade, "Soul Devour", {rolled}, "2.finn.1.1");
        CHECK(is_destroyed(game, shade) == (rolled == 19));
        CHECK((game[card(game, "2.finn")].controller == PlayerId{0}) == (rolled == 19));
        if (rolled == 18) CHECK(uses_of(game, shade, "Soul Devour").empty());
    }
}

TEST_CASE("Eldgrim: a wound for another turn once a round, and his spirit makes a unique card faster") {
    GameState game =
        at_turn_end(on_shipped_meadow().army(1, "eldgrim-the-viking-champion", {{1, 1}}).army(2, "finn", {{7, 1}}),
                    "1.eldgrim-the-viking-champion");
    use_power_of(game, "1.eldgrim-the-viking-champion.1.1", "Overextend Attack");
    CHECK(wounds_of(game, "1.eldgrim-the-viking-champion.1.1") == 1);
    CHECK(game.turns.size() == 2);
    GameState fallen = on_shipped_meadow()
                           .army(1, "eldgrim-the-viking-champion", {{1, 1}})
                           .army(1, "crixus", {{3, 1}})
                           .army(1, "heavy-gruts", {{3, 3}})
                           .army(2, "krug", {{7, 1}, {6, 1}})
                           .start();
    destroy(fallen, "1.eldgrim-the-viking-champion.1.1");
    const ChooseCard choice{card(fallen, "1.crixus")};
    REQUIRE(allowed(fallen, choice));
    CHECK_FALSE(allowed(fallen, ChooseCard{card(fallen, "1.heavy-gruts")}));  // Common.
    act(fallen, choice);
    CHECK(move_of(fallen, "1.crixus.1.1") == 6);
    CHECK(move_of(fallen, "1.heavy-gruts.1.1") == 5);
}

TEST_CASE("Kurrok: a destroyed Elemental comes back near him from 11 on, and Elementals act instead of him") {
    for (const int rolled : {10, 11}) {
        DrawnGame drawn = on_shipped_meadow()
                              .army(1, "kurrok-the-elementalist", {{1, 1}})
                              .army(1, "fire-elemental", {{2, 1}})
                              .army(1, "water-elemental", {{1, 2}})
                              .army(1, "crixus", {{0, 1}})
                              .army(2, "finn", {{7, 1}});
        GameState game = drawn.start();
        to_turn_of(game, "1.kurrok-the-elementalist");
        std::set<CardId> instead;
        for (const UsePower& use : uses_of(game, "1.kurrok-the-elementalist.1.1", "Master of the Elements"))
            instead.insert(use.card);
        CHECK(instead == std::set<CardId>{card(game, "1.fire-elemental"), card(game, "1.water-elemental")});
        Events events;
        GameUpdate(game, events).destroy(fig(game, "1.fire-elemental.1.1"));
        to_attacks(game);
        use_power_of(game, "1.kurrok-the-elementalist.1.1", "Summon Elemental", {rolled});
        const auto places = is_asked(game) ? offered<PlaceFigure>(game) : std::vector<PlaceFigure>{};
        CHECK(places.empty() == (rolled == 10));
        for (const PlaceFigure& place : places) {
            CHECK(place.figure == fig(game, "1.fire-elemental.1.1"));
            CHECK(distance((*game.board)[place.at].space.at, {1, 1}) <= 3);
        }
    }
    // Two of one name go one after the other, each once and alone.
    GameState game = on_shipped_meadow()
                         .army(1, "kurrok-the-elementalist", {{1, 1}})
                         .army(1, "fire-elemental", {{2, 1}, {1, 3}}, 2)
                         .army(2, "finn", {{7, 1}})
                         .start();
    to_turn_of(game, "1.kurrok-the-elementalist");
    std::set<FigureId> gone;
    for (int turn = 0; turn < 2; ++turn) {
        const auto offers = uses_of(game, "1.kurrok-the-elementalist.1.1", "Master of the Elements");
        REQUIRE(offers.size() == static_cast<std::size_t>(2 - turn));
        const FigureId goes = offers.front().target;
        CHECK(gone.insert(goes).second);
        act(game, offers.front());
        for (const Move& move : offered<Move>(game)) CHECK(move.figure == goes);
        while (turn_is_of(game, "1.fire-elemental")) act(game, Done{});
    }
    CHECK(uses_of(game, "1.kurrok-the-elementalist.1.1", "Master of the Elements").empty());
}

TEST_CASE("Parmenio: a unique card counts as Disciplined, and the Sacred Band beside him defies death from 15 on") {
    for (const bool named : {true, false}) {
        GameState game = on_shipped_meadow()
                             .army(1, "parmenio", {{1, 1}})
                             .army(1, "crixus", {{3, 1}})
                             .army(1, "sacred-band", {{1, 2}})
                             .army(2, "finn", {{7, 1}})
                             .start();
        REQUIRE(is_asked(game));
        CHECK_FALSE(allowed(game, ChooseCard{card(game, "1.sacred-band")}));  // Common.
        if (named) act(game, ChooseCard{card(game, "1.crixus")});
        CHECK(defense_more(game, "2.finn.1.1", "1.sacred-band.1.1") == (named ? 1 : 0));
    }
    for (const auto& [rolled, apart] : {std::pair{14, 1}, {15, 1}, {15, 2}}) {
        GameState game = attacking(on_shipped_meadow()
                                       .army(2, "parmenio", {{3 + apart, 1}})
                                       .army(2, "sacred-band", {{3, 1}})
                                       .army(1, "crixus", {{2, 1}}),
                                   "1.crixus");
        while (is_asked(game)) act(game, legal_actions(game).front());
        if (!turn_is_of(game, "1.crixus")) to_turn_of(game, "1.crixus");
        to_attacks(game);
        attack_with(game, "1.crixus.1.1", "2.sacred-band.1.1", 1, 0, {rolled});
        CHECK(is_destroyed(game, "2.sacred-band.1.1") == (rolled == 14 || apart == 2));
    }
}

TEST_CASE("Rod of Negation of Morsbane: a Unique enemy loses his powers from 16 on, or dies by a 20, three markers") {
    for (const int rolled : {15, 16, 20}) {
        GameState game = at_turn_end(on_shipped_meadow()
                                         .army(1, "morsbane", {{1, 1}})
                                         .army(2, "finn", {{3, 1}})
                                         .army(2, "heavy-gruts", {{2, 3}}),
                                     "1.morsbane");
        REQUIRE(uses_of(game, "1.morsbane.1.1", "Rod of Negation").size() == 1);
        use_power_of(game, "1.morsbane.1.1", "Rod of Negation", {rolled}, "2.finn.1.1");
        CHECK(game[card(game, "2.finn")].negated == (rolled == 16));
        CHECK(is_destroyed(game, "2.finn.1.1") == (rolled == 20));
        CHECK(game[card(game, "1.morsbane")].uses_made == (rolled == 16 ? 1 : 0));
    }
}

TEST_CASE("Poison Weapons of the Deepwyrm Drow: one wound more for a hero from 12 on, not a Huge one, no squad") {
    for (const auto& [target, rolled, wounds] :
         {std::tuple<std::string, int, int>{"finn", 11, 1}, {"finn", 12, 2}, {"krug", 20, 1}}) {
        INFO(target << " " << rolled);
        GameState game = attacking(
            on_shipped_meadow().army(1, "deepwyrm-drow", {{1, 1}}).army(2, target, stance(target, {2, 1}, {3, 1})),
            "1.deepwyrm-drow");
        attack_with(game, "1.deepwyrm-drow.1.1", "2." + target + ".1.1", 1, 0, {rolled});
        CHECK(wounds_of(game, "2." + target + ".1.1") == wounds);
    }
}

TEST_CASE(
    "Hide in Darkness of the Drow: out of a normal attack from 16 on, in shadow from 10, not out of a special one") {
    for (const std::string id : {"deepwyrm-drow", "drow-chainfighter"})
        for (const auto& [ground, rolled, with, hurt] :
             {std::tuple<std::string, int, int, bool>{"1 1 1 1 1 1", 15, 0, true},
              {"1 1 1 1 1 1", 16, 0, false},
              {"1 1 1 h 1 1", 9, 0, true},
              {"1 1 1 h 1 1", 10, 0, false},
              {"1 1 1 1 1 1", 16, 1, true}}) {
            INFO(id << " " << ground << " " << rolled << " " << with);
            GameState game = attacking(
                ShippedGame(ground).army(1, "kaemon-awa", {{0, 0}}).army(2, id, {{3, 0}}).army(2, "finn", {{5, 0}}),
                "1.kaemon-awa");
            const int rolls = attack_dice(game, "1.kaemon-awa.1.1", first_of(2, id), with);
            std::vector<int> shown = faces({{skull, 4}});
            shown.resize(static_cast<std::size_t>(rolls), skull);
            if (with == 0) shown.push_back(rolled);
            for (int i = 0; i < 8; ++i) shown.push_back(blank);
            dice(game, shown);
            act(game, Attack{fig(game, "1.kaemon-awa.1.1"), fig(game, first_of(2, id)), with});
            CHECK(is_destroyed(game, first_of(2, id)) == hurt);
        }
}

TEST_CASE("Chain Grab of the Chainfighter and the Wraithriders: from 9 on next to him, not too high, each rider once") {
    for (const std::string id : {"drow-chainfighter", "necrotech-wraithriders"})
        for (const int rolled : {8, 9}) {
            INFO(id << " " << rolled);
            GameState game = attacking(
                on_shipped_meadow().army(1, id, {{1, 1}}).army(2, "finn", {{3, 1}}).army(2, "crixus", {{5, 1}}),
                "1." + id);
            const std::string name = id == "drow-chainfighter" ? "Chain Grab" : "Chain Grab 9";
            CHECK_FALSE(may_use_on(game, first_of(1, id), name, "2.crixus.1.1"));  // Too far.
            use_power_of(game, first_of(1, id), name, {rolled}, "2.finn.1.1");
            CHECK(is_asked(game) == (rolled == 9));
            if (is_asked(game)) act(game, offered<PlaceFigure>(game).front());
            CHECK((distance(hex_of(game, "2.finn.1.1"), {1, 1}) == 1) == (rolled == 9));
        }
    GameState two = attacking(on_shipped_meadow()
                                  .army(1, "necrotech-wraithriders", {{1, 1}, {1, 2}})
                                  .army(2, "finn", {{3, 1}})
                                  .army(2, "krug", {{7, 2}, {6, 2}}),
                              "1.necrotech-wraithriders");
    use_power_of(two, "1.necrotech-wraithriders.1.1", "Chain Grab 9", {9}, "2.finn.1.1");
    act(two, offered<PlaceFigure>(two).front());
    CHECK_FALSE(may_use_on(two, "1.necrotech-wraithriders.1.2", "Chain Grab 9", "2.finn.1.1"));
    GameState high = attacking(ShippedGame("1 1 9 1 1 1")
                                   .army(1, "drow-chainfighter", {{0, 0}})
                                   .army(2, "finn", {{2, 0}})
                                   .army(2, "crixus", {{5, 0}}),
                               "1.drow-chainfighter");
    CHECK(
        may_use_on(high, "1.drow-chainfighter.1.1", "Chain Grab", "2.finn.1.1"));  // Eight levels up: his head is at 4.
}

TEST_CASE("Rolling Movement of the Wraithriders: no step of three levels") {
    for (const auto& [land, may] : {std::pair<std::string, bool>{"1 3 1 1", true}, {"1 4 1 1", false}}) {
        GameState game =
            in_turn(ShippedGame(land).army(1, "necrotech-wraithriders", {{0, 0}}).army(2, "finn", {{3, 0}}),
                    "1.necrotech-wraithriders");
        CHECK(move_to(game, "1.necrotech-wraithriders.1.1", {1, 0}).has_value() == may);
    }
}

TEST_CASE("Ice Troll Berserker: moves once more from 13 on, on snow from 10, and heals one wound, on snow two") {
    for (const auto& [snow, rolled, again] :
         {std::tuple{false, 12, false}, {false, 13, true}, {true, 9, false}, {true, 10, true}}) {
        INFO(snow << " " << rolled);
        GameState game = attacking(ShippedGame(snow ? "n n n n n n" : "1 1 1 1 1 1")
                                       .army(1, "ice-troll-berserker", {{1, 0}})
                                       .army(2, "finn", {{2, 0}}),
                                   "1.ice-troll-berserker");
        use_power_of(game, "1.ice-troll-berserker.1.1", "Ice Troll Charge", {rolled});
        CHECK((game.turns.back().phase == Turn::Phase::Moving) == again);
    }
    for (const bool snow : {false, true}) {
        GameState game = in_turn(ShippedGame(snow ? "n n n n n n" : "1 1 1 1 1 1")
                                     .army(1, "ice-troll-berserker", {{0, 0}})
                                     .army(2, "finn", {{5, 0}}),
                                 "1.ice-troll-berserker");
        wound(game, "1.ice-troll-berserker.1.1", 3);
        while (turn_is_of(game, "1.ice-troll-berserker")) act(game, Done{});
        CHECK(wounds_of(game, "1.ice-troll-berserker.1.1") == (snow ? 1 : 2));
    }
}

TEST_CASE("Frost Giant of Morh: faster or stronger by how its turn begins, again from 16 on, and a swipe as it dies") {
    for (const bool engaged : {false, true}) {
        GameState game = in_turn(on_shipped_meadow()
                                     .army(1, "frost-giant-of-morh", {{1, 1}})
                                     .army(2, "krug", stance("krug", {engaged ? 2 : 5, 1}, {engaged ? 3 : 6, 1})),
                                 "1.frost-giant-of-morh");
        CHECK(move_of(game, "1.frost-giant-of-morh.1.1") == (engaged ? 5 : 7));
        CHECK(attack_more(game, "1.frost-giant-of-morh.1.1", "2.krug.1.1") == (engaged ? 2 : 0));
    }
    for (const int rolled : {15, 16}) {
        GameState game =
            attacking(on_shipped_meadow().army(1, "frost-giant-of-morh", {{1, 1}}).army(2, "krug", {{2, 1}, {3, 1}}),
                      "1.frost-giant-of-morh");
        attack_with(game, "1.frost-giant-of-morh.1.1", "2.krug.1.1", 0, 0, {rolled});
        const Attack again{fig(game, "1.frost-giant-of-morh.1.1"), fig(game, "2.krug.1.1"), 0};
        CHECK((turn_is_of(game, "1.frost-giant-of-morh") && allowed(game, again)) == (rolled == 16));
    }
    for (const bool normal : {true, false}) {
        GameState game = attacking(on_shipped_meadow()
                                       .army(2, "frost-giant-of-morh", {{2, 1}})
                                       .army(2, "finn", {{7, 1}})
                                       .army(1, "crixus", {{1, 1}}),
                                   "1.crixus");
        wound(game, "2.frost-giant-of-morh.1.1", 5);
        if (!normal) {
            destroy(game, "2.frost-giant-of-morh.1.1");
            CHECK_FALSE(is_asked(game));
            continue;
        }
        attack_with(game, "1.crixus.1.1", "2.frost-giant-of-morh.1.1", 1, 0, {skull, skull, blank});
        REQUIRE(is_asked(game));
        CHECK(offered<ChooseFigure>(game) == std::vector<ChooseFigure>{{fig(game, "1.crixus.1.1")}});
        act(game, ChooseFigure{fig(game, "1.crixus.1.1")});
        act(game, ChooseFigure{fig(game, "1.crixus.1.1")});
        CHECK(wounds_of(game, "1.crixus.1.1") == 2);
        CHECK_FALSE(is_asked(game));
    }
}
