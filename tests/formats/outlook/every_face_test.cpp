// What is foreseen equals what follows when the action is carried out with every outcome of the dice, event by event
// and chance by chance.
#include "engine/core/visit.h"
#include "engine/outlook/foreseen.h"
#include "tests/support/every_outcome.h"
#include "tests/support/every_room.h"
#include "tests/support/hovers.h"

#include <cstdlib>
#include <map>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr double exactly = 1e-9;

bool under_way(const GameState& state) {
    for (auto step = state.steps.rbegin(); step != state.steps.rend() && step->kind != Step::Kind::TakeTurnStep; ++step)
        if (step->kind == Step::Kind::Defend || step->kind == Step::Kind::Walk || step->kind == Step::Kind::Swipe)
            return true;
    return false;
}

// What an outlook takes for granted: all strike and roll again, and otherwise the first choice is taken.
std::optional<Action> taken_for_granted(const GameState& state) {
    if (state.over || !under_way(state)) return {};
    const auto legal = legal_actions(state);
    const bool yes = std::ranges::find(legal, Action{Answer{true}}) != legal.end();
    return yes ? Action{Answer{true}} : legal.front();
}

std::string name_of_event(const Event& event) {
    return visit(event, [](const auto& each) { return std::string(each.name); });
}

bool is_counted(const Event& event) {
    return !std::holds_alternative<event::Rolled>(event) && !std::holds_alternative<event::Attacked>(event) &&
           !std::holds_alternative<event::Defended>(event);
}

std::vector<EventAhead> summed(const std::vector<Outcome>& outcomes) {
    std::vector<EventAhead> happened;
    for (const Outcome& outcome : outcomes)
        for (const Event& event : outcome.events) {
            if (!is_counted(event)) continue;
            const auto same = std::ranges::find(happened, event, &EventAhead::event);
            if (same == happened.end()) happened.push_back({event, outcome.chance});
            else same->chance += outcome.chance;
        }
    return happened;
}

void check_events(const Foreseen& foreseen, const std::vector<EventAhead>& happened) {
    const auto among = [](const std::vector<EventAhead>& all, const Event& event) {
        const auto found = std::ranges::find(all, event, &EventAhead::event);
        return found == all.end() ? 0.0 : found->chance;
    };
    for (const EventAhead& each : happened) {
        INFO(name_of_event(each.event));
        CHECK(std::abs(among(foreseen.events, each.event) - each.chance) < exactly);
    }
    for (const EventAhead& each : foreseen.events) {
        INFO("foreseen: " << name_of_event(each.event));
        CHECK(among(happened, each.event) > 0);
    }
}

FigureChances harm_to(FigureId id, const std::vector<Outcome>& outcomes) {
    FigureChances counted{.figure = id, .wounds = {0.0}, .destroyed = 0, .unharmed = 0};
    for (const Outcome& outcome : outcomes) {
        std::size_t wounds = 0;
        bool gone = false;
        for (const Event& event : outcome.events) {
            if (const auto* wound = std::get_if<event::Wounded>(&event); wound && wound->figure == id)
                wounds += static_cast<std::size_t>(wound->wounds);
            const auto* destroyed = std::get_if<event::Destroyed>(&event);
            gone = gone || (destroyed && destroyed->figure == id);
        }
        if (counted.wounds.size() <= wounds) counted.wounds.resize(wounds + 1);
        counted.wounds[wounds] += outcome.chance;
        (gone          ? counted.destroyed
         : wounds == 0 ? counted.unharmed
                       : counted.wounds[wounds]) += gone || wounds == 0 ? outcome.chance : 0;
    }
    return counted;
}

void check_figures(const GameState& before, const Foreseen& foreseen, const std::vector<Outcome>& outcomes) {
    for (std::size_t i = 0; i < before.figures.size(); ++i) {
        const FigureId id{static_cast<int>(i)};
        if (!before[id].on_board()) continue;
        const FigureChances happened = harm_to(id, outcomes), chances = foreseen.of(id);
        CHECK(std::abs(chances.destroyed - happened.destroyed) < exactly);
        CHECK(std::abs(chances.unharmed - happened.unharmed) < exactly);
        REQUIRE(chances.wounds.size() == happened.wounds.size());
        for (std::size_t n = 0; n < chances.wounds.size(); ++n)
            CHECK(std::abs(chances.wounds[n] - happened.wounds[n]) < exactly);
    }
}

struct Tried {
    int attacks = 0, harmless_moves = 0, harmful_moves = 0, others = 0, unknown = 0;
};

// Compares one action, unless counting takes too long, or what the end of a turn or round does would be mixed in.
void compare_foreseen(const GameState& state, const Action& action, Tried& tried) {
    const Foreseen foreseen = foresee(state, action);
    if (foreseen.unknown) {
        ++tried.unknown;
        return;
    }
    EveryOutcome every(Faces::Three, taken_for_granted);
    if (!every.count(state, action, 250)) return;
    const bool with_rules = state.setup->rulebook != nullptr;
    for (const Outcome& each : every.outcomes)
        if (each.after.round != state.round || (each.ended && with_rules)) return;
    check_events(foreseen, summed(every.outcomes));
    check_figures(state, foreseen, every.outcomes);
    if (std::holds_alternative<Attack>(action)) ++tried.attacks;
    else if (!std::holds_alternative<Move>(action)) ++tried.others;
    else ++(every.outcomes.size() > 1 ? tried.harmful_moves : tried.harmless_moves);
}

// What sets up a game or a round is left out: the round that follows is not the action's doing.
int wished_for(const Action& action) {
    if (std::holds_alternative<PlaceMarker>(action) || std::holds_alternative<DraftCard>(action) ||
        std::holds_alternative<PlaceFigure>(action) || std::holds_alternative<TakeTurn>(action) ||
        std::holds_alternative<Done>(action))
        return 0;
    if (const auto* move = std::get_if<Move>(&action)) return move->path.empty() ? 1 : 8;
    return std::holds_alternative<Attack>(action) ? 60 : 20;
}

}  // namespace

TEST_CASE("what is foreseen equals what follows, every face of the dice counted") {
    Tried tried;
    const bool thorough = std::getenv("HEXWRIGHT_LONG") != nullptr;
    const auto hover = [&](const GameState& state, const Action& action) { compare_foreseen(state, action, tried); };
    hover_in_arenas(thorough ? 150 : 16, wished_for, hover);
    hover_in_scenarios(thorough ? 400 : 30, wished_for, hover);
    CHECK(tried.attacks >= 200);
    CHECK(tried.harmful_moves >= 100);
    CHECK(tried.others >= 100);
    CHECK(tried.unknown == 0);
}
