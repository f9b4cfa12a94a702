// Before an attack: every die with its reason, and chances equal to counting all faces.
#include "engine/outlook/attack_outlook.h"

#include "engine/outlook/told.h"
#include "formats/words.h"
#include "tests/support/drawn_game.h"
#include "tests/support/every_outcome.h"
#include "tests/support/every_room.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::vector<std::string> lines_of(const GameState& game, const Attack& attack) {
    const AttackOutlook outlook = outlook_of(game, attack);
    std::vector<std::string> lines{english()(headline(outlook, game))};
    for (const Message& line : told(outlook, game)) lines.push_back(english()(line));
    return lines;
}

}  // namespace

TEST_CASE("an attack is told die by die, with its chances") {
    GameState game = DrawnGame(R"(
        3 1 1 1 1 1)")
                         .army(1, "sonlen", {{0, 0}})
                         .army(2, "thorgrim", {{1, 0}})
                         .start();
    to_turn_of(game, "1.sonlen");
    to_attacks(game);
    const Attack attack{fig(game, "1.sonlen.1.1"), fig(game, "2.thorgrim.1.1")};
    CHECK(lines_of(game, attack) == std::vector<std::string>{});
}
