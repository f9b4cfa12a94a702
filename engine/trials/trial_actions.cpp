// Decisions of a test, which are worded as in records: the actions that they say, and the questions that they answer.
#include "engine/core/suggest.h"
#include "engine/core/visit.h"
#include "engine/game/legal_actions.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/scenario/unrolled.h"
#include "engine/story/story.h"
#include "engine/story/wording.h"
#include "engine/trials/trial.h"

#include <algorithm>

namespace hexwright::trials {
namespace {

// ---- from a word of the test to an action as records write it

struct Told {  // Whose names the texts below are in.
    const GameState& state;
    const NamesHere& names;
};

FigureId known_by(const Told& told, NamePlace name) { return FigureId{told.names[name.index()]}; }

std::string said(const Told& told, const Bound::CardName& card) {
    return card.given() ? told.state.catalogue()[card.ref()].id : "";
}
std::string said(const Told& told, const Bound::GlyphName& glyph) {
    return glyph.given() ? told.state.catalogue()[glyph.ref().kind].id : "";
}
std::string said(const Told& told, const Bound::TallyName& tally) {
    return tally.given() ? told.state.setup->rulebook->tallies[tally.ref().index()] : "";
}
std::string said(const Told& told, const Bound::RuleName& rule) {
    return rule.given() ? word_of_rule(told.state.setup->rulebook->written.rules[rule.ref().index()]) : "";
}
std::string said(const Told& told, const Bound::Actor& actor) {
    const ActorRef& who = actor.ref();
    return who.name.valid() ? name_of(told.state, known_by(told, who.name)) : who.word;
}
std::string said(const Told& told, const Bound::CardInPlay& card) {
    const ActorRef& whose = card.ref();
    return whose.name.valid() ? name_of(told.state, told.state[known_by(told, whose.name)].card) : whose.word;
}
template <int Low, int High, int Default>
std::string said(const Told&, const Number<Low, High, Default>& number) {
    return number.value == Default ? "" : std::to_string(number.value);
}
template <int Low, int High>
std::string said(const Told&, const MaybeNumber<Low, High>& number) {
    return number.value ? std::to_string(*number.value) : "";
}
template <Need need>
std::string said(const Told&, const trial::Spot<need>& spot) {
    return spot.space ? to_text(*spot.space) : "";
}
std::string said(const Told&, const trial::Path& path) {
    std::string all;
    for (const std::string& word : path.words) all += (all.empty() ? "" : " ") + word;
    return all;
}
std::string said(const Told&, const trial::Seed& seed) { return seed.value == 0 ? "" : std::to_string(seed.value); }
std::string said(const Told&, trial::Heading heading) { return std::string(word_of(heading)); }
std::string said(const Told&, YesNo yes) { return yes == YesNo::Yes ? "yes" : ""; }
template <class Other>
std::string said(const Told&, const Other&) {
    return {};
}

// What a test says beyond a record.
bool only_in_tests(std::string_view member) {
    return member == "refused" || member == "check" || member == "by-hand" || member == "to";
}

template <class Word>
Wording wording_of_word(const Told& told, const Word& word) {
    Wording wording{std::string(Word::name)};
    each_field(word, [&](std::string_view name, const auto& member) {
        if (std::string text = said(told, member); !text.empty() && !only_in_tests(name))
            wording.members.emplace_back(name, std::move(text));
    });
    return wording;
}
Wording wording_of_word(const Told& told, const bound::trial::Move& word) {
    bound::trial::Move move = word;
    if (!move.at.space) move.at = move.to;
    return wording_of_word<bound::trial::Move>(told, move);
}
Wording wording_of_word(const Told& told, const bound::trial::ChooseGlyph& word) {
    if (word.glyph.value) return {"choose-glyph", {{"glyph", std::to_string(*word.glyph.value)}}};
    const SpaceIndex at = told.state.board->index(*word.at.space);
    const auto lies = std::ranges::find(told.state.glyphs, at, &GameGlyph::at);
    if (at == no_space || lies == told.state.glyphs.end())
        return {"choose-glyph", {{"at", to_text(*word.at.space)}}};  // No action has this, so it is refused.
    return {"choose-glyph", {{"glyph", std::to_string(lies - told.state.glyphs.begin() + 1)}}};
}

}  // namespace

FigureId actor(const GameState& state, const NamesHere& names, const Bound::Actor& name) {
    const ActorRef& who = name.ref();
    return who.name.valid() ? known_by({state, names}, who.name) : figure_named(state, who.word);
}

TestTrouble nobody_called(const GameState& state, const std::string& word, int line) {
    std::vector<std::string> known;
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        known.push_back(name_of(state, FigureId{static_cast<int>(i)}));
    if (const auto meant = nearest(word, known))
        return {line, {{"test.no-actor-near", {{"word", word}, {"suggestion", *meant}}}}};
    return {line, {{"test.no-actor", {{"word", word}}}}};
}

Result<Action> action_said(const GameState& state, const NamesHere& names, const bound::TestStep& step) {
    const Told told{state, names};
    auto action = std::visit([&](const auto& word) { return action_of(state, wording_of_word(told, word)); }, step.is);
    if (!action && action.error().message.id == "record.wrong-member") action.error().message.id = "test.not-there";
    return action;
}

bool may_answer(const bound::TestStep& step, const GameState& state, const NamesHere& names, const Actions& choices) {
    const auto offered = [&](auto&& fits) { return std::ranges::any_of(choices, fits); };
    const auto action = action_said(state, names, step);
    return visit(
        step.is,
        [&](const bound::trial::Move&) {
            const Move* wanted = action && !refused(step) ? std::get_if<Move>(&*action) : nullptr;
            return wanted && offered([&](const Action& choice) {
                       const Move* move = std::get_if<Move>(&choice);
                       return move && ends_as(*move, *wanted);
                   });
        },
        [&](const bound::trial::UsePower&) {
            const UsePower* wanted = action ? std::get_if<UsePower>(&*action) : nullptr;
            return wanted && offered([&](const Action& choice) {
                       const UsePower* use = std::get_if<UsePower>(&choice);
                       return use && use->figure == wanted->figure && use->power == wanted->power;
                   });
        },
        [&](const bound::trial::StartRule&) {
            return action && !refused(step) && std::ranges::count(choices, *action) > 0;
        },
        [&](const bound::trial::Answer& word) {
            return word.is == trial::Reply::None &&
                   offered([](const Action& choice) { return std::holds_alternative<Answer>(choice); });
        },
        [&]<class Word>(const Word&) {
            if constexpr (is_decision<Word>)
                return offered([](const Action& choice) {
                    return std::visit([](const auto& each) { return each.name == Word::name; }, choice);
                });
            else return false;
        });
}

bool ends_as(const Move& move, const Move& wanted) {
    return move.figure == wanted.figure && move.at == wanted.at &&
           (wanted.tail == no_space || move.tail == wanted.tail);
}

namespace {

bool leaves_decision_open(const bound::TestStep& step) {  // It expects something, or is done by hand.
    return visit(
        step.is, [](const bound::trial::Expect&) { return true; }, [](const bound::trial::Dice&) { return true; },
        [](const bound::trial::Reseed&) { return true; },
        [](const bound::trial::Put& put) { return put.figure.given(); },
        []<class Word>(const Word&) { return is_set_by_hand<Word>; });
}

}  // namespace

const bound::TestStep* next_decision(const std::vector<bound::TestStep>& steps, std::size_t from) {
    for (std::size_t i = from; i < steps.size(); ++i) {
        if (!leaves_decision_open(steps[i])) return &steps[i];
    }
    return nullptr;
}

namespace {

bool done_by_hand(const bound::TestStep& step) {  // As a record says it: at whatever decision has come.
    return visit(step.is, [](const auto& word) {
        if constexpr (requires { word.by_hand; }) return word.by_hand == YesNo::Yes;
        else return false;
    });
}

}  // namespace

bool expects_decider(const std::vector<bound::TestStep>& steps, std::size_t from) {
    if (from < steps.size() && done_by_hand(steps[from])) return true;
    const bound::TestStep* decision = next_decision(steps, from);
    for (std::size_t i = from; i < steps.size() && &steps[i] != decision; ++i)
        if (const auto* expect = std::get_if<bound::trial::Expect>(&steps[i].is); expect && expect->decides.given())
            return true;
    return false;
}

std::vector<Message> choices_told(const GameState& state, const Actions& actions) {
    constexpr std::size_t most = 5;
    std::vector<Message> told;
    for (std::size_t i = 0; i < std::min(most, actions.size()); ++i) told.push_back(choice_of(state, actions[i]));
    if (actions.size() > most) told.push_back({"test.offered-more", {{"n", actions.size() - most}}});
    return told;
}

Message what_is_offered(const GameState& state, const Actions& choices) {
    return {"test.offered", {{"player", to_decide(state)->value + 1}, {"choices", choices_told(state, choices)}}};
}

}  // namespace hexwright::trials
