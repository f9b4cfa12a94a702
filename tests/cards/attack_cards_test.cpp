// Printed cards with more attacks, special attacks, and skulls and shields that count otherwise.
#include "tests/cards/card_game.h"

#include <tuple>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Attacks with these skulls against these shields; all other dice are blank.
Events fight(GameState& game, const Attack& attack, int skulls, int shields) {
    const int rolled = attack_dice(game, "1." + printed(game, attack.figure).id + ".1.1",
                                   "2." + printed(game, attack.target).id + ".1.1", attack.with);
    dice(game, faces({{skull, skulls}, {blank, rolled - skulls}, {shield, shields}, {blank, 20}}));
    return act(game, attack);
}

}  // namespace

TEST_CASE("Double Attack of Guilty, Iron Man, Einar's Imperium, Krug and the Ogre: twice, not three times") {
    for (const std::string id : {"guilty-mccreech", "iron-man", "einar-imperium", "krug", "ogre-pulverizer"}) {
        INFO(id);
        GameState game = attacking(
            on_shipped_meadow().army(1, id, stance(id, {1, 1}, {0, 1})).army(2, "krug", {{2, 1}, {3, 1}}), "1." + id);
        const Attack attack{fig(game, first_of(1, id)), fig(game, "2.krug.1.1"), 0};
        for (int made = 0; made < 2; ++made) {
            REQUIRE(allowed(game, attack));
            dice(game, faces({{blank, 30}}));
            act(game, attack);
        }
        CHECK_FALSE(allowed(game, attack));
    }
}

TEST_CASE("Feral Rage of the Quasatch: three attacks, no figure twice") {
    GameState game = attacking(on_shipped_meadow()
                                   .army(1, "quasatch-hunters", {{2, 1}})
                                   .army(2, "heavy-gruts", {{1, 1}, {3, 1}, {2, 0}, {2, 2}}),
                               "1.quasatch-hunters");
    for (int number = 1; number <= 4; ++number) {
        const Attack attack{fig(game, "1.quasatch-hunters.1.1"), fig(game, "2.heavy-gruts.1." + std::to_string(number)),
                            0};
        CHECK(allowed(game, attack) == (number <= 3));
        if (number > 3) break;
        dice(game, faces({{blank, 30}}));
        act(game, attack);
        CHECK_FALSE(allowed(game, attack));
    }
}

TEST_CASE("Shaolin Assault: each figure beside a Monk once") {
    GameState game = attacking(
        on_shipped_meadow().army(1, "shaolin-monks", {{2, 1}}).army(2, "heavy-gruts", {{1, 1}, {3, 1}, {6, 1}}),
        "1.shaolin-monks");
    const FigureId monk = fig(game, "1.shaolin-monks.1.1");
    CHECK(offered<Attack>(game).size() == 2);
    dice(game, faces({{blank, 20}}));
    act(game, Attack{monk, fig(game, "2.heavy-gruts.1.1"), 0});
    CHECK_FALSE(may_attack(game, monk, fig(game, "2.heavy-gruts.1.1")));
    CHECK(may_attack(game, monk, fig(game, "2.heavy-gruts.1.2")));
}

TEST_CASE("special attacks that meet no figure twice: Captain America, Nilfheim, White Wyrmling") {
    struct {
        const char *card, *name;
        int range, dice, times;
    } const table[] = {{"captain-america", "Shield Throw Special Attack", 5, 4, 3},
                       {"nilfheim", "Ice Shard Breath Special Attack", 5, 4, 3},
                       {"white-wyrmling", "Fledgling Ice Shards Special Attack", 5, 2, 2}};
    for (const auto& row : table) {
        INFO(row.card);
        const std::string id = row.card;
        const int with = power_number(id, row.name);
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, id, stance(id, {1, 1}, {0, 1}))
                                       .army(2, "heavy-gruts", {{6, 1}, {5, 0}, {4, 2}, {7, 1}}),
                                   "1." + id);
        const FigureId he = fig(game, first_of(1, id));
        CHECK(attack_dice(game, first_of(1, id), "2.heavy-gruts.1.1", with) == row.dice);
        CHECK_FALSE(may_attack(game, he, fig(game, "2.heavy-gruts.1.4"), with));  // Six spaces away.
        for (int number = 1; number <= 3; ++number) {
            const Attack attack{he, fig(game, "2.heavy-gruts.1." + std::to_string(number)), with};
            CHECK(allowed(game, attack) == (number <= row.times));
            if (number > row.times) break;
            dice(game, faces({{blank, 30}}));
            act(game, attack);
            CHECK_FALSE(allowed(game, attack));
        }
    }
}

TEST_CASE("Quick Release of Kaemon Awa: twice at range 4, the same figure too") {
    GameState game = attacking(
        on_shipped_meadow().army(1, "kaemon-awa", {{0, 1}}).army(2, "heavy-gruts", {{4, 1}, {5, 1}}), "1.kaemon-awa");
    const FigureId he = fig(game, "1.kaemon-awa.1.1");
    CHECK_FALSE(may_attack(game, he, fig(game, "2.heavy-gruts.1.2"), 1));
    for (int made = 0; made < 2; ++made) {
        REQUIRE(may_attack(game, he, fig(game, "2.heavy-gruts.1.1"), 1));
        dice(game, faces({{blank, 30}}));
        act(game, Attack{he, fig(game, "2.heavy-gruts.1.1"), 1});
    }
    CHECK(offered<Attack>(game).empty());
}

TEST_CASE("Sonic Blast of Onshu: two dice, twice at range 4, not at range 5") {
    GameState game = attacking(
        on_shipped_meadow("master-2022").army(1, "onshu-retail", {{0, 1}}).army(2, "heavy-gruts", {{4, 1}, {5, 1}}),
        "1.onshu-retail");
    const FigureId onshu = fig(game, "1.onshu-retail.1.1");
    CHECK(attack_dice(game, "1.onshu-retail.1.1", "2.heavy-gruts.1.1", 1) == 2);
    CHECK_FALSE(may_attack(game, onshu, fig(game, "2.heavy-gruts.1.2"), 1));
    for (int made = 0; made < 2; ++made) {
        REQUIRE(may_attack(game, onshu, fig(game, "2.heavy-gruts.1.1"), 1));
        dice(game, faces({{blank, 30}}));
        act(game, Attack{onshu, fig(game, "2.heavy-gruts.1.1"), 1});
    }
    CHECK(offered<Attack>(game).empty());
}

TEST_CASE("Evisceraxe of Warden 816: five dice beside him, not against Small figures") {
    const GameState game = attacking(on_shipped_meadow()
                                         .army(1, "warden-816", {{1, 1}})
                                         .army(2, "finn", {{2, 1}})
                                         .army(2, "migol-ironwill", {{1, 0}})
                                         .army(2, "krug", {{3, 1}, {4, 1}}),
                                     "1.warden-816");
    const FigureId he = fig(game, "1.warden-816.1.1");
    CHECK(attack_dice(game, "1.warden-816.1.1", "2.finn.1.1", 1) == 5);
    CHECK(may_attack(game, he, fig(game, "2.finn.1.1"), 1));
    CHECK_FALSE(may_attack(game, he, fig(game, "2.migol-ironwill.1.1"), 1));
}

TEST_CASE("blasts of Johnny, Killian, James, Zelrig and Jorhdawn: all beside the target, never themselves") {
    for (const std::string id : {"johnny-shotgun-sullivan", "killian-vane-iii", "james-murphy", "zelrig", "jorhdawn"}) {
        INFO(id);
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, id, stance(id, {1, 1}, {0, 1}))
                                       .army(1, "finn", {{2, 0}})
                                       .army(2, "heavy-gruts", {{2, 1}, {3, 1}, {5, 1}}),
                                   "1." + id);
        const int dice_of_it = id == "jorhdawn" ? 1 : 3;
        CHECK(attack_dice(game, first_of(1, id), "2.heavy-gruts.1.1", 1) == dice_of_it);
        dice(game, faces({{skull, dice_of_it}, {blank, 30}}));
        act(game, Attack{fig(game, first_of(1, id)), fig(game, "2.heavy-gruts.1.1"), 1});
        std::vector<FigureId> hit;
        for (const ChooseFigure& choice : offered<ChooseFigure>(game)) hit.push_back(choice.figure);
        CHECK(hit.size() == 3);  // The target, the Grut behind it, and Finn.
        CHECK(std::ranges::count(hit, fig(game, first_of(1, id))) == 0);
        CHECK(std::ranges::count(hit, fig(game, "2.heavy-gruts.1.3")) == 0);
    }
}

TEST_CASE("Rain of Flame and Fire Strike: a die for each other Elf Wizard near, within three clear-sight spaces") {
    for (const auto& [id, least] : {std::pair<std::string, int>{"jorhdawn", 1}, {"chardris", 2}})
        for (const auto& [far, more] : {std::pair{3, 1}, std::pair{4, 0}}) {
            INFO(id << " " << far);
            const GameState game = on_shipped_meadow()
                                       .army(1, id, {{0, 0}})
                                       .army(1, "kyntela-gwyn", {{far, 0}})
                                       .army(1, "finn", {{0, 1}})
                                       .army(2, "krug", {{5, 2}, {6, 2}})
                                       .start();
            CHECK(attack_dice(game, first_of(1, id), "2.krug.1.1", 1) == least + more);
        }
}

TEST_CASE(
    "Majestic Fires and Fledgling Fires: Common squads roll two dice fewer, others do not, nor against other attacks") {
    for (const std::string id : {"zelrig", "red-wyrmling"}) {
        INFO(id);
        const GameState game = on_shipped_meadow()
                                   .army(1, id, stance(id, {1, 1}, {0, 1}))
                                   .army(2, "heavy-gruts", {{3, 1}})
                                   .army(2, "finn", {{3, 2}})
                                   .start();
        CHECK(defense_more(game, first_of(1, id), "2.heavy-gruts.1.1", 1) == -2);
        CHECK(defense_more(game, first_of(1, id), "2.finn.1.1", 1) == 0);
        CHECK(defense_more(game, first_of(1, id), "2.heavy-gruts.1.1") == 0);
    }
}

TEST_CASE(
    "Ullar Enhanced Rifle of Deadeye Dan: no defense dice, only from afar, Small and Medium, and not after a move") {
    const auto drawn = [] {
        return on_shipped_meadow()
            .army(1, "deadeye-dan", {{1, 1}})
            .army(2, "finn", {{5, 1}})
            .army(2, "krug", {{5, 2}, {6, 2}});
    };
    GameState game = attacking(drawn(), "1.deadeye-dan");
    const FigureId dan = fig(game, "1.deadeye-dan.1.1");
    CHECK(may_attack(game, dan, fig(game, "2.finn.1.1"), 1));
    CHECK(attack_dice(game, "1.deadeye-dan.1.1", "2.finn.1.1", 1) == 1);
    CHECK(defense_dice(game, "1.deadeye-dan.1.1", "2.finn.1.1", 1) == 0);
    CHECK(defense_more(game, "1.deadeye-dan.1.1", "2.finn.1.1") == 0);
    CHECK_FALSE(may_attack(game, dan, fig(game, "2.krug.1.1"), 1));
    GameState moved = drawn().start();
    to_turn_of(moved, "1.deadeye-dan");
    act(moved, *move_to(moved, "1.deadeye-dan.1.1", {2, 1}));
    to_attacks(moved);
    CHECK_FALSE(may_attack(moved, dan, fig(moved, "2.finn.1.1"), 1));
}

TEST_CASE("Dragon Breath of Rhogar: everybody on three spaces in a line, nobody on the fourth") {
    GameState game = attacking(
        on_shipped_meadow().army(1, "rhogar-dragonspine", {{0, 1}}).army(2, "heavy-gruts", {{1, 1}, {3, 1}, {4, 1}}),
        "1.rhogar-dragonspine");
    const auto lines = uses(game);
    REQUIRE_FALSE(lines.empty());
    dice(game, faces({{skull, 3}, {blank, 30}}));
    const Events events = act(game, lines.front());
    CHECK(happened<event::Attacked>(events).front().dice == 3);
    CHECK(offered<ChooseFigure>(game).size() == 2);
}

TEST_CASE("Deadly Shot and Deadly Strike: Snipers, Zetacron, Minions, Migol count each skull twice, Finn does not") {
    for (const std::string id : {"omnicron-snipers", "zetacron", "minions-of-utgar", "migol-ironwill", "finn"}) {
        INFO(id);
        GameState game = attacking(
            on_shipped_meadow().army(1, id, stance(id, {1, 1}, {0, 1})).army(2, "krug", {{2, 1}, {3, 1}}), "1." + id);
        fight(game, {fig(game, first_of(1, id)), fig(game, "2.krug.1.1"), 0}, 1, 0);
        CHECK(wounds_of(game, "2.krug.1.1") == (id == "finn" ? 1 : 2));
    }
}

TEST_CASE("Counter Strike: Charos, Captain America, Kaemon, the Archers, from beside, and Samurai spare Samurai") {
    for (const std::string id :
         {"charos", "captain-america", "kaemon-awa", "tagawa-samurai-archers", "tagawa-samurai", "kozuke-samurai"})
        for (const std::string foe : {"finn", "kaemon-awa"})
            for (const int apart : {1, 3}) {
                INFO(id << " against " << foe << " " << apart);
                GameState game = attacking(
                    on_shipped_meadow().army(1, foe, {{1, 1}}).army(2, id, stance(id, {1 + apart, 1}, {2 + apart, 1})),
                    "1." + foe);
                const Attack attack{fig(game, first_of(1, foe)), fig(game, first_of(2, id)), 0};
                if (!allowed(game, attack)) continue;
                fight(game, attack, 1, 3);
                const bool samurai = printed_card(id).card_class == "Samurai" && foe == "kaemon-awa";
                CHECK(wounds_of(game, first_of(1, foe)) == (apart == 1 && !samurai ? 2 : 0));
            }
}

TEST_CASE("Evil Eye Protection of Torin: against attackers from afar, for him and Utgar's small friends beside him") {
    for (const auto& [target, apart, wounded] : {std::tuple<std::string, int, int>{"torin", 3, 2},
                                                 {"torin", 1, 0},
                                                 {"heavy-gruts", 3, 2},
                                                 {"knights-of-weston", 3, 0}}) {
        INFO(target << " " << apart);
        DrawnGame drawn = on_shipped_meadow();
        drawn.army(1, "kaemon-awa", {{1, 1}});
        if (target == "torin") drawn.army(2, "torin", {{1 + apart, 1}, {2 + apart, 1}});
        else drawn.army(2, target, {{1 + apart, 1}}).army(2, "torin", {{2 + apart, 1}, {3 + apart, 1}});
        GameState game = attacking(drawn, "1.kaemon-awa");
        fight(game, {fig(game, "1.kaemon-awa.1.1"), fig(game, "2." + target + ".1.1"), 0}, 0, 2);
        CHECK(wounds_of(game, "1.kaemon-awa.1.1") == wounded);
    }
}

TEST_CASE("Lumbering Bully of the Ogre Pulverizer: shields above his skulls wound him") {
    GameState game = attacking(on_shipped_meadow().army(1, "ogre-pulverizer", {{1, 1}}).army(2, "finn", {{2, 1}}),
                               "1.ogre-pulverizer");
    const Attack attack{fig(game, "1.ogre-pulverizer.1.1"), fig(game, "2.finn.1.1"), 0};
    fight(game, attack, 1, 1);
    CHECK(wounds_of(game, "1.ogre-pulverizer.1.1") == 0);
    fight(game, attack, 1, 3);
    CHECK(wounds_of(game, "1.ogre-pulverizer.1.1") == 2);
}

TEST_CASE("Tough of the Gorillinators and Iron Tough: shields without dice, each against its kind of attack") {
    for (const auto& [id, with, more] : {std::tuple<std::string, int, int>{"gorillinators", 0, 1},
                                         {"gorillinators", 1, 0},
                                         {"iron-golem", 0, 0},
                                         {"iron-golem", 1, 2}}) {
        INFO(id << " " << with);
        GameState game =
            attacking(on_shipped_meadow().army(1, "kaemon-awa", {{1, 1}}).army(2, id, stance(id, {3, 1}, {4, 1})),
                      "1.kaemon-awa");
        const Events events = fight(game, {fig(game, "1.kaemon-awa.1.1"), fig(game, first_of(2, id)), with}, 3, 0);
        CHECK(happened<event::Defended>(events).front().hits == 3 - more);
    }
}

TEST_CASE("Shields of Valor of the Sentinels: each shield blocks two skulls") {
    for (const auto& [shields, hits] : {std::pair{0, 4}, std::pair{1, 2}, std::pair{2, 0}}) {
        GameState game =
            attacking(on_shipped_meadow().army(1, "kaemon-awa", {{1, 1}}).army(2, "sentinels-of-jandar", {{2, 1}}),
                      "1.kaemon-awa");
        const Events events =
            fight(game, {fig(game, "1.kaemon-awa.1.1"), fig(game, "2.sentinels-of-jandar.1.1"), 0}, 4, shields);
        CHECK(happened<event::Defended>(events).front().hits == hits);
    }
}

TEST_CASE(
    "one shield: Crixus and Migol keep one wound, Ashra's Warriors none from beside, none of it without a shield") {
    for (const auto& [id, apart, shields, hits] : {std::tuple<std::string, int, int, int>{"crixus", 1, 1, 1},
                                                   {"crixus", 3, 1, 1},
                                                   {"crixus", 1, 0, 4},
                                                   {"migol-ironwill", 1, 1, 1},
                                                   {"migol-ironwill", 1, 0, 4},
                                                   {"warriors-of-ashra", 1, 1, 0},
                                                   {"warriors-of-ashra", 3, 1, 3},
                                                   {"warriors-of-ashra", 1, 0, 4}}) {
        INFO(id << " " << apart << " " << shields);
        GameState game = attacking(on_shipped_meadow().army(1, "kaemon-awa", {{1, 1}}).army(2, id, {{1 + apart, 1}}),
                                   "1.kaemon-awa");
        const Events events = fight(game, {fig(game, "1.kaemon-awa.1.1"), fig(game, first_of(2, id)), 0}, 4, shields);
        CHECK(happened<event::Defended>(events).front().hits == hits);
    }
}

TEST_CASE("Apparition of Kita: a target from two spaces, not from three, for special attacks too") {
    for (const int apart : {2, 3})
        for (const int with : {0, 1}) {
            const GameState game = attacking(
                on_shipped_meadow().army(1, "kaemon-awa", {{0, 1}}).army(2, "kita-the-springrunner", {{apart, 1}}),
                "1.kaemon-awa");
            CHECK(may_attack(game, fig(game, "1.kaemon-awa.1.1"), fig(game, "2.kita-the-springrunner.1.1"), with) ==
                  (apart == 2));
        }
}

TEST_CASE("A Coward's Reward: Knights of Weston and Sir Denrick roll two dice at who leaves, Finn one") {
    for (const std::string id : {"knights-of-weston", "sir-denrick", "finn"}) {
        INFO(id);
        GameState game = on_shipped_meadow().army(1, "krug", {{2, 1}, {3, 1}}).army(2, id, {{1, 1}}).start();
        to_turn_of(game, "1.krug");
        const auto move = move_to(game, "1.krug.1.1", {5, 1});
        REQUIRE(move);
        act(game, *move);
        REQUIRE(next_step(game)->kind == Step::Kind::Swipe);
        dice(game, faces({{skull, 2}, {blank, 5}}));
        act(game, Answer{true});
        CHECK(wounds_of(game, "1.krug.1.1") == (id == "finn" ? 1 : 2));
    }
}

TEST_CASE("Reload of the Ordo Borealis and Lava Throw: further if it has not moved, or from lava") {
    const auto range_of = [](const GameState& game, const std::string& name) {
        return attack_forms(BoardQuery(game), fig(game, name)).front().range;
    };
    GameState game =
        on_shipped_meadow().army(1, "ordo-borealis", {{0, 1}, {0, 0}}).army(2, "krug", {{7, 3}, {6, 3}}).start();
    to_turn_of(game, "1.ordo-borealis");
    act(game, *move_to(game, "1.ordo-borealis.1.2", {1, 0}));
    const int printed_range = printed_card("ordo-borealis").master.range;
    CHECK(range_of(game, "1.ordo-borealis.1.1") == printed_range + 6);
    CHECK(range_of(game, "1.ordo-borealis.1.2") == printed_range);
    const GameState lava =
        ShippedGame("l 1 1 1").army(1, "obsidian-guards", {{0, 0}, {1, 0}}).army(2, "finn", {{3, 0}}).start();
    CHECK(range_of(lava, "1.obsidian-guards.1.1") == printed_card("obsidian-guards").master.range + 2);
    CHECK(range_of(lava, "1.obsidian-guards.1.2") == printed_card("obsidian-guards").master.range);
}

TEST_CASE("Life Drain of Cyprien: a wound off for each figure that he destroys") {
    GameState game =
        attacking(on_shipped_meadow().army(1, "cyprien-esenwein", {{1, 1}}).army(2, "heavy-gruts", {{2, 1}, {7, 3}}),
                  "1.cyprien-esenwein");
    wound(game, "1.cyprien-esenwein.1.1", 2);
    fight(game, {fig(game, "1.cyprien-esenwein.1.1"), fig(game, "2.heavy-gruts.1.1"), 0}, 2, 0);
    REQUIRE(offered<Answer>(game).size() == 2);
    act(game, Answer{true});
    CHECK(wounds_of(game, "1.cyprien-esenwein.1.1") == 1);
    GameState alive =
        attacking(on_shipped_meadow().army(1, "cyprien-esenwein", {{1, 1}}).army(2, "krug", {{2, 1}, {3, 1}}),
                  "1.cyprien-esenwein");
    wound(alive, "1.cyprien-esenwein.1.1", 2);
    fight(alive, {fig(alive, "1.cyprien-esenwein.1.1"), fig(alive, "2.krug.1.1"), 0}, 2, 0);
    CHECK(offered<Answer>(alive).empty());
}
