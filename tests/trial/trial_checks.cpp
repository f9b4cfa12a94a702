#include "tests/trial/trial_checks.h"

#include "engine/core/visit.h"
#include "engine/game/advance.h"
#include "engine/game/apply.h"
#include "engine/game/ending.h"
#include "engine/game/flow.h"
#include "engine/game/legal_actions.h"
#include "engine/game/observation.h"
#include "engine/outlook/foreseen.h"
#include "engine/story/story.h"
#include "engine/story/wording.h"

#include <algorithm>
#include <array>
#include <set>

namespace hexwright::testing {
namespace {

[[noreturn]] void fail(const std::string& what) { throw TrialFault(what); }

std::string in_words(const Wording& said) {
    std::string words = said.name;
    for (const auto& [name, value] : said.members) words += " " + name + "=" + value;
    return words;
}

void check_figure(const GameState& state, FigureId id, std::set<SpaceIndex>& taken) {
    const Figure& figure = state[id];
    const std::string name = name_of(state, id);
    const int life = state.rules().wounds ? printed(state, id).life : 1;
    if (figure.wounds < 0) fail(name + " has wounds below 0");
    if (figure.on_board() && figure.wounds >= life) fail(name + " is there without a life");
    if ((figure.place == Figure::Place::Carried) != figure.bearer.valid()) fail(name + " is carried by nobody");
    if (figure.bearer.valid() && !state[figure.bearer].on_board()) fail(name + " is carried by one who is gone");
    if (!figure.on_board() || !state.strides.empty()) return;  // On its way a figure may share a space.
    for (const SpaceIndex space : spaces_of(state, id)) {
        if (!taken.insert(space).second) fail(name + " shares its space");
        if (figure_at(state, space) != id) fail(name + " is not found on its space");
        if ((*state.board)[space].stand == Stand::Gone) fail(name + " stands where nothing is");
    }
    if (figure.tail() != no_space && printed(state, id).base == FigureBase::Double &&
        (*state.board)[figure.at()].height != (*state.board)[figure.tail()].height)
        fail(name + " stands on two heights");
    const int spaces = printed(state, id).spaces();
    if (static_cast<int>(spaces_of(state, id).size()) != spaces) fail(name + " covers a wrong number of spaces");
}

void check_markers(const GameState& state) {
    std::set<std::pair<int, int>> seen;
    for (std::size_t i = 0; i < state.cards.size(); ++i) {
        const GameCard& card = state.cards[i];
        if (card.markers != 0 && !card.marked.valid()) fail("markers of nobody");
        if ((card.revealed & ~card.markers) != 0) fail("a revealed marker does not lie there");
        for (int marker = 1; marker <= marker_kinds; ++marker)
            if ((card.markers & marker_bit(marker)) != 0 && !seen.emplace(card.marked.value, marker).second)
                fail("marker " + std::to_string(marker) + " lies on two cards");
    }
}

void check_glyphs(const GameState& state) {
    for (const GameGlyph& glyph : state.glyphs) {
        if (!glyph.bearer.valid()) continue;
        if (glyph.at != no_space) fail("a glyph that is carried lies somewhere");
        if (!state[glyph.bearer].on_board()) fail("a glyph is carried by one who is gone");
    }
}

// Steps that lead from one action to the next: what they do is no part of the action.
bool leads_on(Step::Kind kind) {
    using enum Step::Kind;
    constexpr std::array kinds{Draft,  Place,    PlaceArmies, RoundStart, Markers,  Initiative,   NextTurn,
                               Reveal, RoundEnd, RoundOver,   NextRound,  PickCard, TakeTurnStep, EndTurn};
    return std::ranges::find(kinds, kind) != kinds.end();
}

struct Happened {
    GameState after{};
    Events events{};
    bool to_end = true;  // Nobody has to decide on the way.
};

std::string in_words(const GameState& after, const Events& events) {
    std::string words;
    for (const Event& event : events) words += "; " + in_words(wording_of(after, event));
    return words;
}

// Carries the action out with the game's own dice as far as an outlook looks.
Happened happened_to(const GameState& before, const Action& action) {
    Happened now{before, {}};
    GameUpdate update(now.after, now.events);
    const Step step = now.after.steps.back();
    now.after.steps.pop_back();
    answer(update, step, action);
    Actions choices;
    while (!now.after.over && choices.empty() && !now.after.steps.empty() && !leads_on(now.after.steps.back().kind) &&
           advance_one_step(update, choices)) {}
    now.to_end = choices.empty();
    return now;
}

bool is_counted(const Event& event) {
    return !std::holds_alternative<event::Rolled>(event) && !std::holds_alternative<event::Attacked>(event) &&
           !std::holds_alternative<event::Defended>(event) && !std::holds_alternative<event::ObjectAttacked>(event) &&
           !std::holds_alternative<event::ObjectDefended>(event);
}

template <class MarkerEvent>
bool same_marker(const Event& foretold, const Event& event) {
    const auto *one = std::get_if<MarkerEvent>(&foretold), *other = std::get_if<MarkerEvent>(&event);
    return one && other && one->card == other->card;
}

// The number of a marker that others laid is not known before it goes.
bool same_for_seat(const Event& foretold, const Event& event) {
    return foretold == event || same_marker<event::MarkerTaken>(foretold, event) ||
           same_marker<event::MarkerSeen>(foretold, event);
}

void check_events(const Foreseen& foreseen, const Happened& now, PlayerId seat) {
    for (const Event& event : now.events) {
        if (std::holds_alternative<event::GlyphTurned>(event)) return;  // Nobody knows what lies there.
        if (!is_counted(event) || !may_know(now.after, event, seat)) continue;
        const bool foretold = std::ranges::any_of(
            foreseen.events, [&](const EventAhead& ahead) { return same_for_seat(ahead.event, event); });
        if (foretold) continue;
        std::string known;
        for (const EventAhead& ahead : foreseen.events) known += "; " + in_words(wording_of(now.after, ahead.event));
        fail("not foretold: " + in_words(wording_of(now.after, event)) + ", only" + known);
    }
}

std::string told_chances(const FigureChances& chances) {
    std::string told = ", foretold";
    for (const double chance : chances.wounds) told += " " + std::to_string(chance);
    return told;
}

void check_harm(const Foreseen& foreseen, const GameState& before, const Happened& now) {
    const GameState& after = now.after;
    for (std::size_t i = 0; i < before.figures.size(); ++i) {
        const FigureId id{static_cast<int>(i)};
        if (!before[id].on_board()) continue;
        const FigureChances chances = foreseen.of(id);
        if (after[id].place == Figure::Place::Destroyed && chances.destroyed <= 0)
            fail("destroyed though safe: " + name_of(before, id));
        const int wounds = after[id].wounds - before[id].wounds;
        if (before.rules().wounds && after[id].on_board() && wounds > 0 && chances.at_least(wounds) <= 0)
            fail("more wounds than foretold: " + name_of(before, id) + " takes " + std::to_string(wounds) +
                 told_chances(chances) + in_words(after, now.events));
    }
}

bool turns_glyph(const Events& events) {
    return std::ranges::any_of(events,
                               [](const Event& event) { return std::holds_alternative<event::GlyphTurned>(event); });
}

}  // namespace

std::string in_words_of_record(const GameState& state, const Action& action) {
    return in_words(wording_of(state, action));
}

void check_whole(const GameState& state) {
    std::set<SpaceIndex> taken;
    for (std::size_t i = 0; i < state.figures.size(); ++i) check_figure(state, FigureId{static_cast<int>(i)}, taken);
    if (state.strides.empty())
        for (std::size_t i = 0; i < state.occupants.size(); ++i)
            if (state.occupants[i] >= 0 && !taken.contains(static_cast<SpaceIndex>(i)))
                fail("a space is taken by one who is not there");
    check_markers(state);
    check_glyphs(state);
    if (state.steps.size() > 100) fail("steps pile up");
    if (state.turns.size() > 40) fail("turns pile up");
    if (!state.over && state.begun && !in_the_middle(state) && state.queue.empty())
        for (std::size_t i = 0; i < state.players.size(); ++i)
            if (const PlayerId player{static_cast<int>(i)}; state.players[i].out == has_figures(state, player))
                fail("player " + std::to_string(i + 1) + (state.players[i].out ? " is out" : " is in wrongly"));
}

void check_choices(const GameState& state, const std::vector<Action>& legal) {
    if (legal.empty()) fail("nothing to choose");
    if (!std::ranges::is_sorted(legal)) fail("choices without order");
    if (std::ranges::adjacent_find(legal) != legal.end()) fail("a choice twice");
    if (legal_actions(state) != legal) fail("other choices when asked again");
    if (legal_actions(observation(state, *to_decide(state))) != legal) fail("other choices by what the seat sees");
}

void check_accepted(const GameState& state, const Action& action) {
    const std::string words = in_words_of_record(state, action);
    const auto meant = action_of(state, wording_of(state, action));
    if (!meant) fail("the record does not know again: " + words + ": " + meant.error().message.id);
    if (*meant != action) fail("the record means another action: " + words);
    const auto applied = hexwright::game::apply(state, action);
    if (!applied) fail("refused though listed: " + words + ": " + applied.error().message.id);
    try {
        check_whole(applied->state);
    } catch (const TrialFault& fault) {
        fail(std::string(fault.what()) + " after " + words);
    }
    Events events;
    GameState in_place = state;
    apply_legal(in_place, action, events);
    if (!(in_place == applied->state) || events != applied->events) fail("two ways to act differ: " + words);
    for (const Event& event : applied->events) story_of(applied->state, event);
}

bool check_foretold(const GameState& before, PlayerId seat, const Action& action) {
    const GameState seen = observation(before, seat);
    const Foreseen foreseen = foresee(seen, action);
    if (foreseen.unknown) return false;
    const Happened now = happened_to(before, action);
    check_events(foreseen, now, seat);
    if (now.to_end && !turns_glyph(now.events)) check_harm(foreseen, before, now);
    return true;
}

}  // namespace hexwright::testing
