// Printed cards whose powers put figures elsewhere, or let others move.
#include "tests/cards/card_turns.h"

#include <set>
#include <tuple>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

bool is_swiped_at(const GameState& game) { return next_step(game) && next_step(game)->kind == Step::Kind::Swipe; }

}  // namespace

TEST_CASE("Earth Elemental: a slam at all who cannot fly, and underground to any dry space near, not too high") {
    GameState slam = attacking(on_shipped_meadow()
                                   .army(1, "earth-elemental", {{2, 1}})
                                   .army(2, "finn", {{3, 1}})
                                   .army(2, "raelin-sotm", {{1, 1}})
                                   .army(2, "krug", {{5, 1}, {6, 1}}),
                               "1.earth-elemental");
    const FigureId it = fig(slam, "1.earth-elemental.1.1");
    CHECK_FALSE(may_attack(slam, it, fig(slam, "2.raelin-sotm.1.1"), 1));
    attack_with(slam, "1.earth-elemental.1.1", "2.finn.1.1", 3, 0, {}, 1);
    CHECK(wounds_of(slam, "2.finn.1.1") == 3);
    CHECK(wounds_of(slam, "2.raelin-sotm.1.1") == 0);
    GameState game = in_turn(ShippedGame("1 1 ~ 7 8 1 1 1")
                                 .army(1, "earth-elemental", {{1, 0}})
                                 .army(2, "finn", {{0, 0}})
                                 .army(2, "crixus", {{7, 0}}),
                             "1.earth-elemental");
    std::set<int> columns;
    for (const UsePower& use : uses_of(game, "1.earth-elemental.1.1", "Underground Movement"))
        columns.insert((*game.board)[use.at].space.at.q);
    CHECK(columns == std::set<int>{3, 5});  // Not the water, nor eight levels, nor five spaces away.
    act(game, uses_of(game, "1.earth-elemental.1.1", "Underground Movement").front());
    CHECK(is_swiped_at(game));
}

TEST_CASE("Tul-Bak-Ra: blind blasts, teleports on his level, and Marro come for each wound that he takes") {
    GameState blast = attacking(
        ShippedGame("1 9 1 1 1").army(1, "tul-bak-ra", {{0, 0}}).army(2, "finn", {{2, 0}}).army(2, "crixus", {{4, 0}}),
        "1.tul-bak-ra");
    const FigureId he = fig(blast, "1.tul-bak-ra.1.1");
    CHECK(may_attack(blast, he, fig(blast, "2.finn.1.1"), 1));
    CHECK_FALSE(may_attack(blast, he, fig(blast, "2.crixus.1.1"), 1));
    GameState game =
        in_turn(ShippedGame("1 1 2 1 1").army(1, "tul-bak-ra", {{1, 0}}).army(2, "finn", {{0, 0}}), "1.tul-bak-ra");
    std::set<int> columns;
    for (const UsePower& use : uses_of(game, "1.tul-bak-ra.1.1", "Teleportation"))
        columns.insert((*game.board)[use.at].space.at.q);
    CHECK(columns == std::set<int>{3, 4});
    act(game, uses_of(game, "1.tul-bak-ra.1.1", "Teleportation").front());
    CHECK_FALSE(is_swiped_at(game));
    for (const int skulls : {0, 2}) {
        GameState hit = attacking(on_shipped_meadow()
                                      .army(1, "crixus", {{1, 1}})
                                      .army(2, "tul-bak-ra", {{2, 1}})
                                      .army(2, "marro-warriors", {{6, 1}, {7, 1}, {6, 3}})
                                      .army(2, "ne-gok-sa", {{7, 3}}),
                                  "1.crixus");
        attack_with(hit, "1.crixus.1.1", "2.tul-bak-ra.1.1", skulls);
        int came = 0;
        for (; is_asked(hit); ++came) {
            for (const PlaceFigure& place : offered<PlaceFigure>(hit))
                CHECK(place.figure != fig(hit, "2.ne-gok-sa.1.1"));  // No squad figure.
            act(hit, offered<PlaceFigure>(hit).front());
        }
        CHECK(came == skulls);
    }
}

TEST_CASE("Elven Summoning Spell of Emirroon: one, two or three Elves by the roll and the Elves beside him") {
    for (const auto& [rolled, beside, most] : {std::tuple{4, false, 0}, {4, true, 1}, {11, true, 2}, {18, false, 3}}) {
        INFO(rolled << " " << beside);
        DrawnGame drawn = on_shipped_meadow()
                              .army(1, "emirroon", {{1, 1}})
                              .army(1, "aubrien-archers", {{5, 1}, {5, 2}, {5, 3}})
                              .army(1, "crixus", {{4, 0}})
                              .army(2, "finn", {{7, 3}});
        if (beside) drawn.army(1, "chardris", {{1, 2}});
        GameState game = attacking(drawn, "1.emirroon");
        use_power_of(game, "1.emirroon.1.1", "Elven Summoning Spell", {rolled});
        int came = 0;
        for (; is_asked(game); ++came) {
            const PlaceFigure place = offered<PlaceFigure>(game).front();
            CHECK(printed(game, place.figure).species == "Elf");
            act(game, place);
        }
        CHECK(came == most);
    }
}

TEST_CASE("Jotun: a wild swing, and a throw from 14 on that hurts from 11 on, not into water") {
    for (const auto& [rolled, hurt, wet, wounds] :
         {std::tuple{13, 20, false, 0}, {14, 10, false, 0}, {14, 11, false, 2}, {14, 20, true, 0}}) {
        INFO(rolled << " " << hurt << " " << wet);
        GameState game = attacking(ShippedGame("1 1 1 ~ 1 1 1 1")
                                       .army(1, "jotun", {{1, 0}, {0, 0}})
                                       .army(2, "finn", {{2, 0}})
                                       .army(2, "crixus", {{7, 0}}),
                                   "1.jotun");
        use_power_of(game, "1.jotun.1.1", "Throw 14", {rolled}, "2.finn.1.1");
        CHECK(is_asked(game) == (rolled == 14));
        if (!is_asked(game)) continue;
        bool thrown = false;
        for (const PlaceFigure& place : offered<PlaceFigure>(game)) {
            CHECK(distance((*game.board)[place.at].space.at, {1, 0}) <= 4);
            if (thrown || (*game.board)[place.at].ground.water != wet) continue;
            thrown = true;
            dice(game, {hurt});
            act(game, place);
            break;
        }
        CHECK(thrown);
        CHECK(wounds_of(game, "2.finn.1.1") == wounds);
    }
    GameState swing = attacking(on_shipped_meadow()
                                    .army(1, "jotun", {{2, 1}, {1, 1}})
                                    .army(2, "finn", {{3, 1}})
                                    .army(2, "crixus", {{4, 1}})
                                    .army(2, "charos", {{3, 2}, {4, 2}}),
                                "1.jotun");
    CHECK_FALSE(may_use_on(swing, "1.jotun.1.1", "Throw 14", "2.charos.1.1"));  // Huge, and it flies.
    CHECK(hit_by(BoardQuery(swing), fig(swing, "1.jotun.1.1"),
                 attack_forms(BoardQuery(swing), fig(swing, "1.jotun.1.1")).at(1), fig(swing, "2.finn.1.1"))
              .size() == 3);
}

TEST_CASE("Shurrak: a sword that sweeps those beside both, and a knock back from 14 on for who still stands") {
    for (const auto& [target, rolled, moved] :
         {std::tuple<std::string, int, bool>{"finn", 13, false}, {"finn", 14, true}, {"krug", 20, false}}) {
        INFO(target << " " << rolled);
        GameState game = attacking(
            on_shipped_meadow().army(1, "shurrak", {{2, 1}, {1, 1}}).army(2, target, stance(target, {3, 1}, {4, 1})),
            "1.shurrak");
        attack_with(game, "1.shurrak.1.1", first_of(2, target), 0, 0, {rolled});
        CHECK((is_asked(game) && !offered<PlaceFigure>(game).empty()) == moved);
        if (!moved) continue;
        for (const PlaceFigure& place : offered<PlaceFigure>(game))
            CHECK(distance((*game.board)[place.at].space.at, {2, 1}) <= 4);
        act(game, offered<PlaceFigure>(game).front());
        CHECK(hex_of(game, "2.finn.1.1") != HexCoord{3, 1});
    }
    const GameState sweep = attacking(on_shipped_meadow()
                                          .army(1, "shurrak", {{2, 1}, {1, 1}})
                                          .army(2, "finn", {{3, 1}})
                                          .army(2, "crixus", {{4, 1}})
                                          .army(2, "thorgrim", {{2, 2}}),
                                      "1.shurrak");
    const BoardQuery query(sweep);
    const auto hit = hit_by(query, fig(sweep, "1.shurrak.1.1"), attack_forms(query, fig(sweep, "1.shurrak.1.1")).at(1),
                            fig(sweep, "2.finn.1.1"));
    CHECK(std::ranges::count(hit, fig(sweep, "2.thorgrim.1.1")) == 1);
    CHECK(std::ranges::count(hit, fig(sweep, "2.crixus.1.1")) == 0);
    CHECK_FALSE(hexwright::game::mover_of(sweep, fig(sweep, "1.shurrak.1.1"), 0).spared.empty());
}

TEST_CASE("Carry of Brunak and Theracus: a friend beside in no fight comes along, one in a fight does not") {
    for (const std::string id : {"brunak", "theracus"})
        for (const bool fighting : {false, true}) {
            INFO(id << " " << fighting);
            GameState game = in_turn(on_shipped_meadow()
                                         .army(1, id, {{1, 1}, {0, 1}})
                                         .army(1, "crixus", {{1, 2}})
                                         .army(2, "finn", {{fighting ? 1 : 7, 3}}),
                                     "1." + id);
            CHECK(may_use_on(game, first_of(1, id), "Carry", "1.crixus.1.1") == !fighting);
            if (fighting) continue;
            use_power_of(game, first_of(1, id), "Carry", {}, "1.crixus.1.1");
            act(game, move_to(game, first_of(1, id), {4, 1}).value());
            const auto places = uses_of(game, first_of(1, id), "Carry");
            REQUIRE_FALSE(places.empty());
            act(game, places.front());
            CHECK(BoardQuery(game).adjacent(fig(game, first_of(1, id)), fig(game, "1.crixus.1.1")));
        }
}

TEST_CASE("Blood Hungry of Brunak: again as long as each attack destroys one, and lava does not harm him") {
    for (const int skulls : {0, 1}) {
        GameState game =
            attacking(on_shipped_meadow().army(1, "brunak", {{2, 1}, {1, 1}}).army(2, "blade-gruts", {{3, 1}, {2, 2}}),
                      "1.brunak");
        attack_with(game, "1.brunak.1.1", "2.blade-gruts.1.1", skulls, 0, {}, 2);
        const bool again = turn_is_of(game, "1.brunak") &&
                           may_attack(game, fig(game, "1.brunak.1.1"), fig(game, "2.blade-gruts.1.2"), 2);
        CHECK(again == (skulls == 1));
        CHECK_FALSE(hexwright::game::mover_of(game, fig(game, "1.brunak.1.1"), 0).spared.empty());
    }
}

TEST_CASE("Movement Bonding of Blastatrons and Nakita Agents: so many of their friends move first, each once") {
    struct {
        std::string card, power, friends;
        int most, spaces;
    } const table[] = {{"blastatrons", "Gladiatron Movement Bonding", "gladiatrons", 4, 5},
                       {"nakita-agents", "Gorillinator Movement Bonding", "gorillinators", 3, 7}};
    for (const auto& row : table) {
        INFO(row.card);
        GameState game = in_turn(on_shipped_meadow()
                                     .army(1, row.card, {{0, 0}})
                                     .army(1, row.friends, {{0, 1}, {0, 2}, {0, 3}})
                                     .army(1, "crixus", {{1, 0}})
                                     .army(2, "finn", {{7, 3}}),
                                 "1." + row.card);
        use_power_of(game, first_of(1, row.card), row.power);
        std::set<FigureId> moved;
        while (is_asked(game) && !offered<Move>(game).empty()) {
            const Move move = offered<Move>(game).back();
            CHECK(printed(game, move.figure).id == row.friends);
            CHECK(moved.insert(move.figure).second);
            act(game, move);
        }
        CHECK(moved.size() == 3);
        CHECK(turn_is_of(game, "1." + row.card));
    }
    const DrawnGame nobody = on_shipped_meadow().army(1, "blastatrons", {{0, 0}}).army(2, "finn", {{7, 3}});
    CHECK(uses(in_turn(nobody, "1.blastatrons")).empty());
}

TEST_CASE("Homing Device and Targeting Beacon: dice against far figures that certain Soulborgs are next to") {
    for (const int apart : {3, 1}) {
        const GameState game = on_shipped_meadow()
                                   .army(1, "blastatrons", {{4 - apart, 1}})
                                   .army(1, "gladiatrons", {{5, 1}, {4, 2}})
                                   .army(2, "finn", {{4, 1}})
                                   .start();
        CHECK(attack_more(game, "1.blastatrons.1.1", "2.finn.1.1") == (apart == 3 ? 2 : 0));
    }
    for (const auto& [apart, more] : {std::pair{1, 1}, {2, 0}}) {
        const GameState game = on_shipped_meadow()
                                   .army(1, "omnicron-snipers", {{1, 1}})
                                   .army(1, "omnicron-repulsors", {{4 + apart, 1}, {apart == 1 ? 4 : 7, 2}})
                                   .army(2, "finn", {{4, 1}})
                                   .start();
        CHECK(attack_more(game, "1.omnicron-snipers.1.1", "2.finn.1.1") == more);
    }
}

TEST_CASE("Cyberclaw of Gladiatrons and Major X17: who comes beside stops and stays, if he is not too large") {
    for (const auto& [id, held, free] :
         {std::tuple<std::string, std::string, std::string>{"gladiatrons", "crixus", "feral-troll"},
          {"major-x17", "feral-troll", "krug"}}) {
        INFO(id);
        const auto game_of = [&, claw = id](const std::string& mover) {
            return in_turn(on_shipped_meadow().army(2, claw, {{2, 1}}).army(1, mover, stance(mover, {1, 1}, {0, 1})),
                           "1." + mover);
        };
        CHECK(offered<Move>(game_of(held)).empty());
        CHECK_FALSE(offered<Move>(game_of(free)).empty());
        for (const std::string& mover : {held, free}) {
            GameState past = in_turn(ShippedGame(R"(
                1 1 1 1 1 1 1 1
                 1 1 1 1 1 1 1 1)")
                                         .army(2, id, {{3, 0}})
                                         .army(1, mover, stance(mover, {1, 1}, {0, 1})),
                                     "1." + mover);
            CHECK(move_to(past, first_of(1, mover), {4, 1}).has_value() == (mover == free));
        }
        for (const auto& [adjacent, more] : {std::pair{1, id == "gladiatrons" ? 1 : 4}, {3, 0}}) {
            const GameState game =
                on_shipped_meadow().army(2, id, {{2 + adjacent, 1}}).army(1, "kaemon-awa", {{2, 1}}).start();
            CHECK(defense_more(game, "1.kaemon-awa.1.1", first_of(2, id)) == more);
        }
    }
}

TEST_CASE(
    "Sir Gilbert: after his turn four of Jandar's squads go as far as symbols show, and a die for who is beside") {
    GameState game = at_turn_end(on_shipped_meadow()
                                     .army(1, "sir-gilbert", {{1, 1}})
                                     .army(1, "knights-of-weston", {{2, 2}})
                                     .army(1, "sacred-band", {{1, 3}})
                                     .army(2, "finn", {{7, 1}}),
                                 "1.sir-gilbert");
    use_power_of(game, "1.sir-gilbert.1.1", "Jandar's Dispatch", faces({{blank, 2}, {skull, 10}}));
    REQUIRE(is_asked(game));
    for (const Move& move : offered<Move>(game)) {
        CHECK(printed(game, move.figure).id == "knights-of-weston");
        CHECK(distance((*game.board)[move.at].space.at, {2, 2}) <= 2);
    }
    act(game, offered<Move>(game).back());
    CHECK_FALSE(is_asked(game));  // The other squad follows Einar.
    const GameState aura = on_shipped_meadow()
                               .army(1, "sir-gilbert", {{1, 1}})
                               .army(1, "crixus", {{1, 2}})
                               .army(1, "syvarris", {{0, 1}})
                               .army(2, "finn", {{3, 2}})
                               .start();
    CHECK(attack_more(aura, "1.crixus.1.1", "2.finn.1.1") == 1);
    CHECK(attack_more(aura, "1.syvarris.1.1", "2.finn.1.1") == 0);
}

TEST_CASE("Silver Surfer: five spaces after his turn, not after his blast, which takes a marker from 16 on") {
    for (const bool blasts : {true, false}) {
        GameState game =
            attacking(on_shipped_meadow().army(1, "silver-surfer", {{1, 1}}).army(2, "krug", {{2, 1}, {3, 1}}),
                      "1.silver-surfer");
        attack_with(game, "1.silver-surfer.1.1", "2.krug.1.1", 0, 0, {}, blasts ? 3 : 0);
        while (turn_is_of(game, "1.silver-surfer") && game.turns.back().phase != Turn::Phase::End) act(game, Done{});
        const bool may =
            turn_is_of(game, "1.silver-surfer") && !uses_of(game, "1.silver-surfer.1.1", "Hyper Speed 5").empty();
        CHECK(may == !blasts);
        if (!may) continue;
        use_power_of(game, "1.silver-surfer.1.1", "Hyper Speed 5");
        CHECK_FALSE(offered<Move>(game).empty());
    }
    for (const auto& [target, rolled, taken] :
         {std::tuple<std::string, int, bool>{"finn", 15, false}, {"finn", 16, true}, {"feral-troll", 20, false}}) {
        GameState game = attacking(
            on_shipped_meadow().army(1, "silver-surfer", {{1, 1}}).army(2, target, stance(target, {4, 1}, {5, 1})),
            "1.silver-surfer");
        const int before = __builtin_popcount(game[card(game, "2." + target)].markers);
        attack_with(game, "1.silver-surfer.1.1", first_of(2, target), 1, 0, {rolled}, 3);
        CHECK(__builtin_popcount(game[card(game, "2." + target)].markers) == before - (taken ? 1 : 0));
    }
}

TEST_CASE(
    "Deathreavers: two of them scatter after a normal attack on one, they slip away and climb twice their Height") {
    for (const bool special : {false, true}) {
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, "kaemon-awa", {{1, 1}})
                                       .army(2, "deathreavers", {{4, 1}, {4, 2}, {5, 1}})
                                       .army(2, "finn", {{7, 1}}),
                                   "1.kaemon-awa");
        attack_with(game, "1.kaemon-awa.1.1", "2.deathreavers.1.1", 0, 0, {}, special ? 1 : 0);
        int moved = 0;
        for (; is_asked(game) && !offered<Move>(game).empty(); ++moved) act(game, offered<Move>(game).back());
        CHECK(moved == (special ? 0 : 2));
    }
    const GameState climbs = on_shipped_meadow().army(1, "deathreavers", {{1, 1}}).army(2, "finn", {{5, 1}}).start();
    CHECK(hexwright::game::mover_of(climbs, fig(climbs, "1.deathreavers.1.1"), 0).climb_height == 6);
}

TEST_CASE("Orc Battle Rush of the Death Chasers: all of them move when the markers of the first round lie") {
    GameState game =
        on_shipped_meadow().army(1, "death-chasers-of-thesk", {{0, 0}, {0, 1}}).army(2, "finn", {{7, 1}}).start();
    for (int round = 1; round <= 2; ++round) {
        while (next_step(game)->kind == Step::Kind::Markers) act(game, offered<PlaceMarker>(game).front());
        int moved = 0;
        for (; is_asked(game) && !offered<Move>(game).empty(); ++moved) act(game, offered<Move>(game).front());
        CHECK(moved == (round == 1 ? 2 : 0));
        while (next_step(game)->kind != Step::Kind::Markers) pass(game);
    }
}

TEST_CASE("Goblin Cutters: a mob of three weakens the target, and when one falls two run and none is seen") {
    for (const int cutters : {2, 3}) {
        Hexes at{{2, 1}, {3, 0}, {4, 1}};
        at.resize(static_cast<std::size_t>(cutters));
        const GameState game = on_shipped_meadow().army(1, "goblin-cutters", at).army(2, "finn", {{3, 1}}).start();
        CHECK(defense_more(game, "1.goblin-cutters.1.1", "2.finn.1.1") == (cutters == 3 ? -2 : 0));
    }
    GameState game = attacking(on_shipped_meadow()
                                   .army(1, "syvarris", {{0, 1}})
                                   .army(2, "goblin-cutters", {{3, 1}, {4, 1}, {5, 1}})
                                   .army(2, "krug", {{7, 3}, {6, 3}}),
                               "1.syvarris");
    attack_with(game, "1.syvarris.1.1", "2.goblin-cutters.1.1", 1);
    int moved = 0;
    for (; is_asked(game) && !offered<Move>(game).empty(); ++moved) act(game, offered<Move>(game).back());
    CHECK(moved == 2);
    if (turn_is_of(game, "1.syvarris"))
        CHECK_FALSE(may_attack(game, fig(game, "1.syvarris.1.1"), fig(game, "2.goblin-cutters.1.3")));
    CHECK(hexwright::game::mover_of(game, fig(game, "2.goblin-cutters.1.2"), 0).climb_height == 5);
}

TEST_CASE("Spider-Man and Venom: out of an attack by the roll and away by the line, and webs that weaken") {
    for (const auto& [id, needs] : {std::pair<std::string, int>{"spider-man", 11}, {"venom", 14}})
        for (const int less : {1, 0}) {
            INFO(id << " " << less);
            GameState game = attacking(on_shipped_meadow()
                                           .army(1, "kaemon-awa", {{1, 1}})
                                           .army(2, id, {{3, 1}})
                                           .army(2, "krug", {{7, 3}, {6, 3}}),
                                       "1.kaemon-awa");
            const int rolled = attack_dice(game, "1.kaemon-awa.1.1", first_of(2, id));
            std::vector<int> rolls = faces({{skull, rolled}});
            rolls.push_back(needs - less);
            rolls.resize(rolls.size() + 10, blank);
            dice(game, rolls);
            act(game, Attack{fig(game, "1.kaemon-awa.1.1"), fig(game, first_of(2, id)), 0});
            CHECK((wounds_of(game, first_of(2, id)) == 0) == (less == 0));
            CHECK((is_asked(game) && !offered<Move>(game).empty()) == (less == 0));
            if (less == 1) continue;
            act(game, offered<Move>(game).front());
            CHECK(hex_of(game, first_of(2, id)) != HexCoord{3, 1});
            const GameState web = on_shipped_meadow().army(1, id, {{1, 1}}).army(2, "finn", {{3, 1}}).start();
            CHECK(defense_more(web, first_of(1, id), "2.finn.1.1", 3) == -1);
            CHECK(defense_more(web, first_of(1, id), "2.finn.1.1", 0) == 0);
        }
}

TEST_CASE("Swing Line of Spider-Man and Venom: four spaces over a wall of forty levels at most") {
    for (const std::string id : {"spider-man", "venom"}) {
        GameState game =
            in_turn(ShippedGame("1 9 1 1 1 1 1").army(1, id, {{0, 0}}).army(2, "finn", {{6, 0}}), "1." + id);
        CHECK(move_to(game, first_of(1, id), {4, 0}, 2).has_value());
        CHECK_FALSE(move_to(game, first_of(1, id), {5, 0}, 2).has_value());
        CHECK_FALSE(move_to(game, first_of(1, id), {4, 0}, 0).has_value());
    }
}

TEST_CASE("Charging Assault of the Kozuke Samurai: three spaces more to an enemy's side, not out of a fight") {
    const int way = power_number("kozuke-samurai", "Charging Assault");
    GameState game =
        in_turn(on_shipped_meadow().army(1, "kozuke-samurai", {{0, 0}}).army(2, "finn", {{7, 1}}), "1.kozuke-samurai");
    CHECK(move_to(game, "1.kozuke-samurai.1.1", {6, 1}, way).has_value());
    CHECK_FALSE(move_to(game, "1.kozuke-samurai.1.1", {6, 1}).has_value());
    CHECK_FALSE(move_to(game, "1.kozuke-samurai.1.1", {5, 1}, way).has_value());
    GameState fight = in_turn(
        on_shipped_meadow().army(1, "kozuke-samurai", {{0, 0}}).army(2, "finn", {{7, 1}}).army(2, "crixus", {{1, 0}}),
        "1.kozuke-samurai");
    CHECK_FALSE(move_to(fight, "1.kozuke-samurai.1.1", {6, 1}, way).has_value());
}

TEST_CASE("Horned Skull Brutes: a Goblin beside dies instead, and a Brute takes the place of a friend in a fight") {
    for (const bool pays : {true, false}) {
        GameState game = attacking(on_shipped_meadow()
                                       .army(1, "crixus", {{1, 1}})
                                       .army(2, "horned-skull-brutes", {{2, 1}})
                                       .army(2, "goblin-cutters", {{3, 1}, {5, 1}}),
                                   "1.crixus");
        attack_with(game, "1.crixus.1.1", "2.horned-skull-brutes.1.1", 2);
        REQUIRE(is_asked(game));
        CHECK(offered<ChooseFigure>(game) == std::vector<ChooseFigure>{{fig(game, "2.goblin-cutters.1.1")}});
        act(game, pays ? Action{ChooseFigure{fig(game, "2.goblin-cutters.1.1")}} : Action{Done{}});
        CHECK(is_destroyed(game, "2.goblin-cutters.1.1") == pays);
        CHECK(is_destroyed(game, "2.horned-skull-brutes.1.1") == !pays);
    }
    GameState game = in_turn(on_shipped_meadow()
                                 .army(1, "horned-skull-brutes", {{0, 1}})
                                 .army(1, "goblin-cutters", {{4, 1}, {4, 3}})
                                 .army(2, "finn", {{5, 1}}),
                             "1.horned-skull-brutes");
    act(game, move_to(game, "1.horned-skull-brutes.1.1", {1, 1}).value());
    to_attacks(game);
    CHECK_FALSE(may_use_on(game, "1.horned-skull-brutes.1.1", "Barge Into Battle", "1.goblin-cutters.1.2"));
    use_power_of(game, "1.horned-skull-brutes.1.1", "Barge Into Battle", {}, "1.goblin-cutters.1.1");
    CHECK(hex_of(game, "1.horned-skull-brutes.1.1") == HexCoord{4, 1});
    CHECK(hex_of(game, "1.goblin-cutters.1.1") == HexCoord{1, 1});
    CHECK(may_attack(game, fig(game, "1.horned-skull-brutes.1.1"), fig(game, "2.finn.1.1")));
}
