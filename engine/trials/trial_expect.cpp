// What a scenario test expects, and the messages for unmet expectations.
#include "engine/core/visit.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/scenario/word_text.h"
#include "engine/trials/trial.h"

namespace hexwright::trials {
namespace {

// ---- a condition as the file writes it: <wounded at-least="2">

// Without the words inside.
std::string element_of(const Condition& condition) {
    return std::visit(
        []<class Word>(const Word& word) {
            std::string text = "<" + std::string(Word::name);
            each_field(word, [&]<class Member>(std::string_view name, const Member& member) {
                if constexpr (!Nested<Member>)
                    if (const std::string value = written(member); !value.empty())
                        text += " " + std::string(name) + "=\"" + value + "\"";
            });
            return text + ">";
        },
        condition.is);
}

// ---- the state of the game

std::string result_of(const GameState& state) {
    if (!state.over) return "open";
    std::string players;
    for (const PlayerId player : state.winners)
        players += (players.empty() ? "" : " ") + std::to_string(player.value + 1);
    return players.empty() ? "nobody" : players;
}

Message where_it_is(const GameState& state, FigureId figure) {
    const std::vector<Argument> name{{"figure", name_of(state, figure)}};
    switch (state[figure].place) {
        case Figure::Place::Board: {
            const Space space = (*state.board)[state[figure].at()].space;
            return {"test.figure-stands", {name.front(), {"space", to_text(space)}, {"wounds", state[figure].wounds}}};
        }
        case Figure::Place::Destroyed:
            return {"test.figure-destroyed", name};
        case Figure::Place::Removed:
            return {"test.figure-removed", name};
        case Figure::Place::Carried:
            return {"test.figure-carried", name};
        default:
            return {"test.figure-off", name};
    }
}

Message what_is_so(const ConditionContext& context, const bound::Condition& condition) {
    const GameState& state = context.state;
    return visit(
        condition.is,
        [&](const bound::condition::Counter& word) {
            const int value = tally(state, word.id.ref(), tally_owner(context, word.of.ref()));
            return Message{"test.counter-is",
                           {{"counter", state.setup->rulebook->tallies[word.id.ref().index()]}, {"value", value}}};
        },
        [&](const bound::condition::Count& word) { return Message{"test.counted", {{"n", counted(context, word)}}}; },
        [&](const bound::condition::Destroyed& word) {
            const FigureId figure = word.piece.given() ? FigureId{} : figure_meant(context, word.figure.ref());
            return figure.valid() ? where_it_is(state, figure) : how_it_stands(state);
        },
        [&](const auto&) {
            return context.figure.valid() ? where_it_is(state, context.figure) : how_it_stands(state);
        });
}

bool has_result(const GameState& state, ResultRef wanted) {
    if (wanted.who == ResultRef::Who::Open) return !state.over;
    if (wanted.who == ResultRef::Who::Nobody) return state.over && state.winners.empty();
    return state.over && std::ranges::count(state.winners, PlayerId{wanted.player}) > 0;
}

Message wanted_result(const bound::trial::Expect& expect) {
    const ResultRef::Who wanted = expect.winner.ref().who;
    if (wanted == ResultRef::Who::Open) return {"test.expected-open"};
    if (wanted == ResultRef::Who::Nobody) return {"test.expected-draw"};
    return {"test.expected-winner", {{"player", std::to_string(expect.winner.ref().player + 1)}}};
}

// ---- the figure itself

Figure::Place place_of(trial::Found found) {
    constexpr Figure::Place places[] = {Figure::Place::Board,     Figure::Place::Board,   Figure::Place::Reserve,
                                        Figure::Place::Destroyed, Figure::Place::Removed, Figure::Place::Unused,
                                        Figure::Place::Carried};
    return places[static_cast<int>(found)];
}

bool stands_at(const GameState& state, SpaceIndex space, const trial::Spot<Need::May>& wanted) {
    return !wanted.space || (space != no_space && (*state.board)[space].space == *wanted.space);
}

// What was expected of the figure itself and is not so.
std::optional<Message> not_so(const GameState& state, FigureId id, const bound::trial::Expect& expect) {
    const Figure& figure = state[id];
    const Argument name{"figure", name_of(state, id)};
    const SpaceIndex at = figure.on_board() ? figure.at() : no_space;
    const SpaceIndex tail = figure.on_board() ? figure.tail() : no_space;
    if (expect.where != trial::Found::Anywhere && figure.place != place_of(expect.where))
        return Message{"test.expected-where", {name, {"where", word_of(expect.where)}}};
    if (!stands_at(state, at, expect.at))
        return Message{"test.expected-at", {name, {"space", to_text(*expect.at.space)}}};
    if (!stands_at(state, tail, expect.tail))
        return Message{"test.expected-tail", {name, {"space", to_text(*expect.tail.space)}}};
    if (expect.wounds.value && figure.wounds != *expect.wounds.value)
        return Message{"test.expected-wounds", {name, {"n", *expect.wounds.value}}};
    return {};
}

}  // namespace

Message how_it_stands(const GameState& state) {
    const Step* next = state.over ? nullptr : next_step(state);
    if (next && next->kind == Step::Kind::RuleChoice)
        return {"test.waits", {{"round", state.round}, {"player", next->player.value + 1}}};
    if (!state.over) return {"test.goes-on", {{"round", state.round}}};
    if (state.winners.empty()) return {"test.was-drawn", {{"round", state.round}}};
    return {"test.was-won", {{"round", state.round}, {"players", result_of(state)}}};
}

namespace {

struct Sentences {
    const char *expected, *expected_nobody, *is, *is_nobody;
};
constexpr Sentences of_asking{"test.expected-asked", "test.expected-nobody-asked", "test.is-asked",
                              "test.nobody-is-asked"};
constexpr Sentences of_deciding{"test.expected-deciding", "test.expected-nobody-deciding", "test.is-deciding",
                                "test.nobody-is-deciding"};

std::vector<Message> not_that_player(const Bound::MaybeResult& wanted, PlayerId found, const Sentences& say) {
    const ResultRef player = wanted.ref();  // Open is nobody's name.
    const bool is_so = player.who != ResultRef::Who::Open && PlayerId{player.player} == found;
    if (!wanted.given() || is_so) return {};
    const bool nobody = player.who == ResultRef::Who::Nobody;
    return {
        nobody ? Message{say.expected_nobody} : Message{say.expected, {{"player", std::to_string(player.player + 1)}}},
        found.valid() ? Message{say.is, {{"player", found.value + 1}}} : Message{say.is_nobody}};
}

}  // namespace

std::vector<Message> not_as_expected(const ConditionContext& context, const bound::trial::Expect& expect,
                                     const WhoseMove& whose, int& line) {
    const GameState& state = context.state;
    if (expect.winner.given() && !has_result(state, expect.winner.ref()))
        return {wanted_result(expect), how_it_stands(state)};
    if (auto messages = not_that_player(expect.asked, whose.asked, of_asking); !messages.empty()) return messages;
    if (auto messages = not_that_player(expect.decides, whose.decides, of_deciding); !messages.empty()) return messages;
    if (context.figure.valid())
        if (auto message = not_so(state, context.figure, expect)) return {*message, where_it_is(state, context.figure)};
    for (const bound::Condition& condition : expect.conditions) {
        if (holds(context, condition)) continue;
        line = condition.line;
        return {{"test.expected", {{"condition", element_of(*condition.written)}}}, what_is_so(context, condition)};
    }
    return {};
}

}  // namespace hexwright::trials
