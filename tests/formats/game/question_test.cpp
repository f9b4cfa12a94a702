// Every question asked in a game has a sentence, and so has every answer.
#include "engine/players/player.h"
#include "engine/story/story.h"
#include "engine/story/way_told.h"
#include "formats/telling/words.h"
#include "tests/support/arena.h"
#include "tests/support/every_room.h"

#include <set>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

void check_sentence(const Words& words, const Message& message) {
    INFO(message.id);
    REQUIRE(words.knows(message.id));
    REQUIRE(words(message).find('{') == std::string::npos);
}

void ask_through(GameState state, std::uint64_t seed, const Words& words, std::set<std::string>& asked) {
    DiceBag bag{seed * 31 + 7};
    for (int actions = 0; !state.over && actions < 600; ++actions) {
        const std::vector<Action> legal = legal_actions(state);
        const auto question = question_of(state);
        REQUIRE(question);
        if (asked.insert(question->id).second || actions % 8 == 0) check_sentence(words, *question);
        const Action& chosen = legal[choose_random(state, *to_decide(state), legal, bag)];
        if (actions % 8 == 0)
            for (const Action* action : {&legal.front(), &legal.back(), &chosen})
                check_sentence(words, choice_of(state, *action));
        if (const Move* move = std::get_if<Move>(&chosen))
            for (const Message& harm : harm_of(state, *move)) check_sentence(words, harm);
        if (const Move* move = std::get_if<Move>(&chosen); move && !move->path.empty())
            REQUIRE_FALSE(harm_of(state, *move).empty());
        Events events;
        apply_legal(state, Action(chosen), events);
    }
}

}  // namespace

TEST_CASE("whatever a game asks is asked in a sentence, with sentences to choose from", "[figures]") {
    const Words words = english();
    std::set<std::string> asked;
    for (const char* edition : {"master-2004", "master-2007", "master-2022", "basic-2007"})
        for (std::uint64_t seed = 1; seed <= (std::string_view(edition) == "master-2007" ? 1500 : 40); ++seed)
            ask_through(arena(edition, seed).start(seed), seed, words, asked);
    std::set<std::string> never;
    for (const auto& [id, sentence] : words.sentences())
        if (id.starts_with("question.") && !id.starts_with("question.rule-") && !asked.contains(id)) never.insert(id);
    // Questions about armies that are not placed yet, and of powers that chance seldom uses on so small boards.
    const std::set<std::string> seldom{"question.draft",
                                       "question.place",
                                       "question.power-disciplined-influence",
                                       "question.power-dying-swipe",
                                       "question.power-healing-kill",
                                       "question.power-rage-at-start",
                                       "question.power-return-from-death"};
    for (const std::string& id : never) {
        INFO(id);
        CHECK(seldom.contains(id));
    }
}

TEST_CASE("a yes or no is worded as what it decides") {
    const Words words = english();
    const auto worded = [&](GameState game, const Step& step) {
        game.steps.push_back(step);
        return words(choice_of(game, Answer{true})) + " / " + words(choice_of(game, Answer{false}));
    };
    const auto asked_by = [&](const std::string& name) {
        const GameState game =
            ShippedGame("1 1 1", "master-2022").army(1, name, {{0, 0}}).army(2, "finn", {{2, 0}}).start();
        const FigureId figure = fig(game, "1." + name + ".1.1");
        return worded(game, {.kind = Step::Kind::PowerStep,
                             .player = PlayerId{0},
                             .figure = figure,
                             .card = game[figure].card,
                             .number = 1});
    };
    CHECK(asked_by("loviatak") == "roll those dice again / keep the roll");
    CHECK(asked_by("marro-drudge") == "yes / no");
    CHECK(asked_by("marro-stingers") == "yes / no");
    const GameState game = ShippedGame("1 1 1").army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{2, 0}}).start();
    CHECK(worded(game, {.kind = Step::Kind::Swipe, .player = PlayerId{1}}) == "strike / let go");
    CHECK(worded(game, {.kind = Step::Kind::RuleChoice, .player = PlayerId{0}}) == "yes / no");
}
