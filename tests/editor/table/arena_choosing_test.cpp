// Random battles with every card and every glyph: each of their decisions can be made by hand.
#include "editor/table/choosing.h"
#include "engine/game/apply.h"
#include "engine/game/legal_actions.h"
#include "engine/game/observation.h"
#include "engine/story/wording.h"
#include "tests/editor/table/hand.h"
#include "tests/support/arena.h"
#include "tests/support/every_room.h"

#include <set>

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("every decision of battles with all cards and glyphs can be made by hand") {
    DiceBag dice{11};
    std::set<Step::Kind> asked;
    std::set<std::string> cards;
    int decisions = 0;
    for (std::uint64_t number = 0; number < 144; ++number) {
        const char* editions[] = {"master-2004", "master-2007", "master-2022"};
        GameState state = testing::arena(editions[number % 3], number).start(number + 1);
        for (int made = 0; made < 60 && !state.over; ++made, ++decisions) {
            const auto legal = legal_actions(state);
            if (legal.empty()) break;
            asked.insert(next_step(state)->kind);
            for (const GameCard& card : state.cards) cards.insert(state.catalogue()[card.kind].id);
            const GameState seen = observation(state, *to_decide(state));
            const auto wanted = draw_below(dice, static_cast<std::uint32_t>(legal.size()));
            const auto chosen = testing::chosen_by(seen, legal, steps_to(seen, legal, wanted));
            INFO("battle " << number << ", decision " << made << ": " << wording_of(state, legal[wanted]).name);
            REQUIRE(chosen);
            REQUIRE(*chosen == wanted);
            Events events;
            (void)apply_legal(state, Action(legal[wanted]), events);
        }
    }
    CHECK(decisions > 4000);
    CHECK(cards.size() >= 41);
    using enum Step::Kind;
    for (const Step::Kind kind :
         {Markers, TakeTurnStep, Swipe, AfterMove, Defend, Glyph, WoundOne, Spirit, PowerStep}) {
        INFO(static_cast<int>(kind));
        CHECK(asked.contains(kind));
    }
}

}  // namespace hexwright
