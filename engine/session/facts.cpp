#include "engine/session/facts.h"

#include "engine/game/legal_actions.h"
#include "engine/game/scenario_rules.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/story/story.h"

#include <algorithm>

namespace hexwright::session {
namespace {

Fact fact_of(const char* id, std::vector<Argument> arguments, bool changed) {
    return {.told = {id, std::move(arguments)}, .changed = changed};
}
Argument figure_argument(const GameState& state, FigureId figure) { return {"figure", called(state, figure)}; }

// ---- the game

void add_game_facts(const GameState& before, const GameState& after, std::vector<Fact>& facts) {
    if (after.over) {
        const bool drawn = after.winners.empty();
        const std::string winner = drawn ? "nobody" : std::to_string(after.winners.front().value + 1);
        facts.push_back(fact_of(drawn ? "fact.drawn" : "fact.winner", {{"player", winner}}, true));
        facts.back().expect.winner.word = winner;
    } else if (const auto player = to_decide(after)) {
        const std::string decider = std::to_string(player->value + 1);
        facts.push_back(fact_of("fact.decides", {{"player", decider}}, true));
        facts.back().expect.decides.word = decider;
    }
    condition::Round round;
    round.from.value = round.to.value = after.round;
    facts.push_back(fact_of("fact.round", {{"round", static_cast<int>(after.round)}}, after.round != before.round));
    facts.back().expect.conditions.push_back({round});
}

// ---- figures

trial::Found where_gone(Figure::Place place) {
    using enum Figure::Place;
    return place == Destroyed ? trial::Found::Destroyed
           : place == Removed ? trial::Found::Removed
           : place == Reserve ? trial::Found::Reserve
           : place == Carried ? trial::Found::Carried
                              : trial::Found::Gone;
}

Fact about(const GameState& state, FigureId id, const char* said, std::vector<Argument> more, bool changed) {
    more.insert(more.begin(), figure_argument(state, id));
    Fact fact = fact_of(said, std::move(more), changed);
    fact.expect.figure.word = name_of(state, id);
    return fact;
}

// A figure off the battlefield is at one of these places.
const char* sentence_of(trial::Found where) {
    if (where == trial::Found::Reserve) return "fact.reserve";
    if (where == trial::Found::Destroyed) return "fact.destroyed";
    if (where == trial::Found::Removed) return "fact.removed";
    return where == trial::Found::Carried ? "fact.carried" : "fact.gone";
}

void add_figure_facts(const GameState& before, const GameState& after, FigureId id, std::vector<Fact>& facts) {
    static const Figure nowhere{.place = Figure::Place::Unused};
    const Figure& is = after[id];
    const Figure& was = id.index() < before.figures.size() ? before[id] : nowhere;
    if (is.place == Figure::Place::Unused && was.place == Figure::Place::Unused) return;
    if (!is.on_board()) {
        const trial::Found where = where_gone(is.place);
        facts.push_back(about(after, id, sentence_of(where), {}, is.place != was.place));
        facts.back().expect.where = where;
        return;
    }
    const Space at = (*after.board)[is.at()].space;
    facts.push_back(
        about(after, id, "fact.stands", {{"space", to_text(at)}}, is.place != was.place || is.spaces != was.spaces));
    facts.back().expect.at.space = at;
    if (printed(after, id).base == FigureBase::Double) facts.back().expect.tail.space = (*after.board)[is.tail()].space;
    facts.push_back(about(after, id, "fact.wounds", {{"n", static_cast<int>(is.wounds)}}, is.wounds != was.wounds));
    facts.back().expect.wounds.value = is.wounds;
}

// ---- flags and counters

int tally_in(const GameState& state, const Tally& wanted) {
    for (const Tally& each : state.tallies)
        if (each.what == wanted.what && each.owner == wanted.owner) return each.value;
    return 0;
}

Fact tally_fact(const GameState& state, const Tally& tally, bool changed) {
    condition::Counter counter;
    counter.id.word = *tally_name(state, TallyId{tally.what});
    const int value = tally_in(state, tally);
    counter.at_least.value = counter.at_most.value = value;
    const auto& rulebook = state.setup->rulebook;
    std::vector<Argument> told{
        {"tally", rulebook ? title_of_tally(rulebook->written, counter.id.word) : counter.id.word}, {"n", value}};
    trial::Expect expect;
    const char* said = "fact.counter";
    if (tally.of_zone()) {
        counter.of.word = rulebook->zones[static_cast<std::size_t>(tally.owner - tally_owner_zone)].id;
        told.emplace_back("zone", counter.of.word);
        said = "fact.counter-of-zone";
    } else if (tally.of_figure()) {
        const FigureId figure{tally.owner - tally_owner_figure};
        expect.figure.word = name_of(state, figure);
        counter.of.word = "figure";
        told.push_back(figure_argument(state, figure));
        said = "fact.counter-of-figure";
    } else if (tally.owner >= 0) {
        counter.of.word = std::to_string(tally.owner + 1);
        told.emplace_back("player", counter.of.word);
        said = "fact.counter-of-player";
    }
    expect.conditions.push_back({std::move(counter)});
    return {std::move(expect), {said, std::move(told)}, changed};
}

void add_tally_facts(const GameState& before, const GameState& after, std::vector<Fact>& facts) {
    for (const Tally& tally : after.tallies)
        if (tally.what >= 0) facts.push_back(tally_fact(after, tally, tally_in(before, tally) != tally.value));
    for (const Tally& tally : before.tallies)
        if (tally.what >= 0 && tally_in(after, tally) == 0) facts.push_back(tally_fact(after, tally, true));
}

// ---- one step for what is about one figure

bool go_together(const trial::Expect& a, const trial::Expect& b) {
    return a.figure == b.figure && (!a.figure.word.empty() || a.conditions.empty() || b.conditions.empty());
}

void add_to(trial::Expect& step, const trial::Expect& more) {
    if (more.winner.given()) step.winner = more.winner;
    if (more.decides.given()) step.decides = more.decides;
    if (more.at.space) step.at = more.at;
    if (more.tail.space) step.tail = more.tail;
    if (more.wounds.value) step.wounds = more.wounds;
    if (more.where != trial::Found::Anywhere) step.where = more.where;
    step.conditions.insert(step.conditions.end(), more.conditions.begin(), more.conditions.end());
}

}  // namespace

std::vector<Fact> facts_of(const GameState& before, const GameState& after) {
    std::vector<Fact> facts;
    add_game_facts(before, after, facts);
    for (std::size_t i = 0; i < after.figures.size(); ++i)
        add_figure_facts(before, after, FigureId{static_cast<int>(i)}, facts);
    add_tally_facts(before, after, facts);
    std::ranges::stable_partition(facts, &Fact::changed);
    return facts;
}

std::vector<TestStep> expecting(const std::vector<Fact>& facts) {
    std::vector<trial::Expect> expected;
    for (const Fact& fact : facts) {
        const auto same = [&fact](const trial::Expect& each) { return go_together(each, fact.expect); };
        const auto step = std::ranges::find_if(expected, same);
        if (step == expected.end()) expected.push_back(fact.expect);
        else add_to(*step, fact.expect);
    }
    std::vector<TestStep> steps;
    for (trial::Expect& expect : expected) steps.push_back({std::move(expect)});
    return steps;
}

}  // namespace hexwright::session
