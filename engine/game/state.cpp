#include "engine/game/state.h"

#include <algorithm>
#include <charconv>
#include <tuple>

namespace hexwright::game {
namespace {

std::optional<int> whole_number(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return {};
    return number;
}

// Compares the set-ups of two games without their catalogues, whose cards are identified by number.
bool same_setup(const GameSetup& a, const GameSetup& b) {
    const auto parts = [](const GameSetup& s) { return std::tie(s.rules, s.rounds, s.pool, s.drafted); };
    const auto same_player = [](const GamePlayer& x, const GamePlayer& y) {
        return x.team == y.team && x.zones == y.zones;
    };
    return &a == &b || (parts(a) == parts(b) && std::ranges::equal(a.players, b.players, same_player));
}

bool is_left(const Figure& figure) {
    using enum Figure::Place;
    return figure.place == Board || figure.place == Reserve || figure.place == Carried;
}

}  // namespace

// Compares boards only by version: two games with equal set-ups that differ in nothing else have the same board.
bool operator==(const GameState& a, const GameState& b) {
    const auto parts = [](const GameState& s) {
        return std::tie(s.dice, s.next_dice, s.figures, s.cards, s.glyphs, s.objects, s.players, s.occupants, s.turns,
                        s.steps, s.strides, s.queue, s.verdicts, s.order, s.tallies, s.rule_steps, s.last_to_act,
                        s.round, s.turn_number, s.winners, s.begun, s.over);
    };
    return parts(a) == parts(b) && same_setup(*a.setup, *b.setup) && a.board->version() == b.board->version();
}

const PrintedPower& power_of(const GameState& state, CardId card, int number) {
    const auto& powers = printed(state, card).powers;
    const auto index = static_cast<std::size_t>(number - 1);
    if (index < powers.size()) return powers[index];
    const GainedPower& gained = state[card].gained[index - powers.size()];
    return state.catalogue()[gained.printed_on].powers[static_cast<std::size_t>(gained.number - 1)];
}

CardNumbers numbers(const ArmyCard& card, const Rules& rules) {
    return !rules.order_markers && card.basic ? *card.basic : card.master;
}

CardNumbers numbers(const GameState& state, CardId card) { return numbers(printed(state, card), state.rules()); }

bool being_arranged(const GameState& state) {
    const Step* step = next_step(state);
    return step && step->kind == Step::Kind::Arrange;
}

bool life_left(const GameState& state, CardId card) {
    return std::ranges::any_of(state.figures, [card](const Figure& f) { return f.card == card && is_left(f); });
}

int figures_on_board(const GameState& state, CardId card) {
    return static_cast<int>(
        std::ranges::count_if(state.figures, [card](const Figure& f) { return f.card == card && f.on_board(); }));
}

std::vector<FigureId> figures_of(const GameState& state, CardId card) {
    std::vector<FigureId> figures;
    for (std::size_t i = 0; i < state.figures.size(); ++i)
        if (state.figures[i].card == card) figures.push_back(FigureId{static_cast<int>(i)});
    return figures;
}

bool has_figures(const GameState& state, PlayerId player) {
    return player.valid() && std::ranges::any_of(state.figures, [&](const Figure& figure) {
               return is_left(figure) && figure.card.valid() && state[figure.card].controller == player;
           });
}

bool fits(const GameState& state, FigureId figure, SpaceIndex space) {
    const BoardSpace& place = (*state.board)[space];
    return place.stand == Stand::Figures && place.room >= printed(state, figure).height &&
           !figure_at(state, space).valid();
}

std::vector<SpaceIndex> spaces_of(const GameState& state, FigureId figure) {
    std::vector<SpaceIndex> spaces;
    for (const SpaceIndex space : state[figure].spaces)
        if (space != no_space) spaces.push_back(space);
    return spaces;
}

std::string name_of(const GameState& state, CardId card) {
    return std::to_string(state[card].owner.value + 1) + "." + printed(state, card).id;
}

std::string name_of(const GameState& state, FigureId figure) {
    const Figure& f = state[figure];
    const int on_card = printed(state, figure).figures;
    return name_of(state, f.card) + "." + std::to_string(f.number / on_card + 1) + "." +
           std::to_string(f.number % on_card + 1);
}

CardId card_named(const GameState& state, std::string_view name) {
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        if (const CardId card{static_cast<int>(i)}; name_of(state, card) == name) return card;
    return {};
}

FigureId figure_named(const GameState& state, std::string_view name) {
    const auto last = name.rfind('.');
    if (last == std::string_view::npos || last == 0) return {};
    const auto middle = name.rfind('.', last - 1);
    if (middle == std::string_view::npos) return {};
    const CardId card = card_named(state, name.substr(0, middle));
    const auto copy = whole_number(name.substr(middle + 1, last - middle - 1)),
               figure = whole_number(name.substr(last + 1));
    if (!card.valid() || !copy || !figure) return {};
    const int on_card = printed(state, card).figures;
    if (*copy < 1 || *copy > state[card].copies || *figure < 1 || *figure > on_card) return {};
    const int number = (*copy - 1) * on_card + *figure - 1;
    for (const FigureId id : figures_of(state, card))
        if (state[id].number == number) return id;
    return {};
}

}  // namespace hexwright::game
